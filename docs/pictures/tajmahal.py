"""Pictures of a game of Taj Mahal between two friends and two bots, always the same one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from docs.pictures.company import Company
from tests.browser.person import Person
from tests.browser.tables import opens_table, sits_down
from tests.browser.test_tajmahal import Courtier

from courtyard.games import find_game
from courtyard.server.share import write_share

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
    anna, bela = [await Person.arrive(camera.browser, address, name) for name in ("Anna", "Béla")]
    options = find_game(GAME).settle({"players": PLAYERS, "start": 0}, 0)
    code = await opens_table(anna, game=GAME, share=write_share(GAME, options, DEAL))
    await sits_down(bela, code)
    for seat in (3, 4):
        await anna.page.get_by_label(f"Who takes seat {seat}").select_option("raja")
    await camera.takes("tajmahal-lobby", anna, "main h2")
    await anna.page.get_by_role("radio", name="At once").check()
    await anna.presses(f"Start with {PLAYERS} players")
    guest = Guest(anna)
    table = Company(guest, Courtier(bela, turns=1))
    await table.plays_until(guest.has_cards_out)
    await camera.takes("tajmahal", anna, "[data-question]")
    await table.plays_until(lambda asked: asked.why == "visit.town")
    await camera.takes("tajmahal-town", anna, "[data-question]")
    await table.plays_until(lambda _: False)
    await camera.takes("tajmahal-end", anna, "[data-over]")
    for person in (anna, bela):
        await person.goes()
