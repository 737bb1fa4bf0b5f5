"""Pictures of a game of Taj Mahal between three friends and a bot, always the same one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from docs.pictures.company import Company, adds_bot
from tests.browser.courtier import Courtier
from tests.browser.person import Person
from tests.browser.tables import dealt, opens_table, sits_down

if TYPE_CHECKING:
    from docs.pictures.browser import Camera
    from tests.browser.person import Asked

GAME: Final = "tajmahal"
DEAL: Final = 1
PLAYERS: Final = 4
VISITS: Final = 6  # by then there are palaces all over the map


class Guest(Courtier):
    """Knows how many visits are over."""

    visits = 0

    async def answers(self, asked: Asked) -> None:
        await super().answers(asked)
        self.visits += asked.why == "visit.take"

    def has_cards_out(self, asked: Asked) -> bool:
        """In the middle of the visit that we wait for, before the next card or withdrawal."""
        return self.visits >= VISITS and asked.why == "visit.play" and self.laid == self.turns


async def take_tajmahal(camera: Camera, address: str) -> None:
    """The lobby, a visit in the middle, a palace to build, and the end."""
    people = [await Person.arrive(camera.browser, address, name) for name in ("Anna", "Béla", "Cili")]
    anna, *friends = people
    code = await opens_table(anna, game=GAME, share=dealt(GAME, DEAL, players=3, start=0))
    for friend in friends:
        await sits_down(friend, code)
    await adds_bot(anna, PLAYERS)
    await camera.takes("tajmahal-lobby", anna, "main h2")
    await anna.page.get_by_role("radio", name="At once").check()
    await anna.presses(f"Start with {PLAYERS} players")
    guest = Guest(anna)
    table = Company(guest, *[Courtier(friend, turns) for turns, friend in enumerate(friends, start=1)])
    await table.plays_until(guest.has_cards_out)
    await camera.takes("tajmahal", anna, "[data-question]")
    await table.plays_until(lambda asked: asked.why == "visit.town")
    await camera.takes("tajmahal-town", anna, "[data-question]")
    await table.plays_until(lambda _: False)
    await camera.takes("tajmahal-end", anna, "[data-over]")
    for person in people:
        await person.goes()
