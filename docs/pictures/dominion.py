"""Pictures of Dominion: a lobby, and a game between two friends and a bot that is always the same one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from docs.pictures.company import Company, adds_bot
from tests.browser.person import Person
from tests.browser.policy import Collector
from tests.browser.tables import opens_table, share, sits_down

if TYPE_CHECKING:
    from collections.abc import Sequence

    from docs.pictures.browser import Camera
    from playwright.async_api import Page
    from tests.browser.person import Asked

# Cards of every kind and colour, out of which one can build something.
KINGDOM: Final = "moat great-hall militia bridge throne-room mining-village laboratory festival harem nobles".split()
DEAL: Final = 4
WISHES: Final = (
    "festival laboratory militia throne-room bridge festival nobles bridge throne-room mining-village".split()
)
FRIENDS_WISHES: Final = "laboratory militia harem moat nobles festival".split()
FIRST: Final = ("mining-village", "great-hall", "laboratory", "festival", "throne-room")  # as long as there are Actions


class Builder(Collector):
    """Plays long turns, keeps good cards in hand, and knows what was played in this turn."""

    def __init__(self, person: Person, wanted: Sequence[str]) -> None:
        super().__init__(person, wanted)
        self.turn: list[str] = []

    def choose(self, asked: Asked) -> int | None:
        if asked.why.endswith(".discard"):  # a hand is sorted, with what is of no use at its end
            free = [place for place, choice in enumerate(asked.choices) if not choice.picked]
            return None if asked.ready else free[-1]
        place = super().choose(asked)
        if asked.why == "turn.action" and place is not None:
            self.turn.append(asked.cards[place])
        elif asked.why == "turn.buy":
            self.turn.clear()
        return place

    def plays_rarest(self, cards: list[str]) -> int:
        return min(range(len(cards)), key=lambda place: FIRST.index(cards[place]) if cards[place] in FIRST else 9)


async def take_dominion(camera: Camera, address: str) -> None:
    """The lobby, a turn in the middle, a question, and the end."""
    anna, bela = [await Person.arrive(camera.browser, address, name) for name in ("Anna", "Béla")]
    await take_lobby(camera, anna, bela)
    code = await opens_table(anna, game="dominion", share=share(KINGDOM, deal=DEAL))
    await sits_down(bela, code)
    await adds_bot(anna, 3)
    await anna.page.get_by_role("radio", name="At once").check()
    await anna.presses("Start with 3 players")
    builder = Builder(anna, WISHES)
    table = Company(builder, Builder(bela, FRIENDS_WISHES))
    await table.plays_until(lambda asked: asked.why == "militia.discard")
    await camera.takes("dominion-asked", anna, "[data-question]")
    await table.plays_until(lambda asked: asked.why == "turn.buy" and "throne-room" in builder.turn[-3:-1])
    await camera.takes("dominion", anna, "[data-question]", points_at_a_card)
    await table.plays_until(lambda _: False)
    await camera.takes("dominion-end", anna, "[data-over]")
    for person in (anna, bela):
        await person.goes()


async def points_at_a_card(page: Page) -> None:
    """Where there is room to show it in full beside the table."""
    if await page.evaluate("innerWidth > 1279"):
        await page.locator("[data-pile=nobles]").hover()
        await page.get_by_label("The card in full").get_by_text("Nobles").wait_for()


async def take_lobby(camera: Camera, anna: Person, bela: Person) -> None:
    """A recommended kingdom, a friend, a bot, and a seat that is still free."""
    code = await opens_table(anna, game="dominion", players=3, options={"kingdom": "deconstruction"})
    await sits_down(bela, code)
    await adds_bot(anna, 3)
    await camera.takes("lobby", anna, ".kingdom :is([data-card], [data-pile])")
