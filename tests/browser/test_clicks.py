"""How few clicks a turn of Dominion takes, and that none of them does what was not meant."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect
from tests.browser.policy import Collector
from tests.browser.tables import opens_table, share

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from playwright.async_api import Locator
    from tests.browser.person import Asked, Person

pytestmark = pytest.mark.anyio

MOST_CLICKS: Final = 2.0  # of a turn, on average
END_TURN: Final = "End turn"
ALL: Final = "Play all treasures"
# The key that is written on a pile, in pixels, and how wide it may be.
KEY_WIDTH: Final = "(pile) => parseFloat(getComputedStyle(pile, '::before').width)"
MOST_OF_A_KEY: Final = 30
STYLE: Final = """(rule) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets = [sheet];
}"""


class Buyer(Collector):
    """Buys before any Treasure is played, wherever there is something to buy."""

    def choose(self, asked: Asked) -> int | None:
        return self.buys(asked.cards) if asked.why == "turn.treasures" else super().choose(asked)


async def alone(person: Person, deal: int = 3) -> None:
    """Against a bot that takes no time, and first on turn."""
    await opens_table(person, game="dominion", share=share("First Game", deal=deal), bots=True)
    await person.page.get_by_role("radio", name="At once").check()
    await person.presses("Start with 2 players")


def question(person: Person) -> Locator:
    return person.page.get_by_role("region", name="The question")


def log(person: Person) -> Locator:
    return person.page.get_by_role("log", name="Log")


async def is_asked(person: Person, why: str) -> None:
    await expect(question(person)).to_have_attribute("data-why", why)
    await expect(question(person)).to_have_attribute("data-question", re.compile("."))


async def test_a_turn_takes_two_clicks_at_most(comes: Callable[..., Awaitable[Person]]) -> None:
    """A whole game with two Smithies, a Market and a Moat, by mouse, with no answer given automatically."""
    anna = await comes("Anna")
    await alone(anna)
    await anna.looks()
    before = await anna.page.evaluate("clicks")
    buyer = Buyer(anna, ["smithy", "smithy", "market", "moat"])
    await buyer.plays()
    clicks = await anna.page.evaluate("clicks") - before
    standing = anna.page.get_by_role("region", name="Standings").get_by_role("row").filter(has_text="Anna")
    turns = int(await standing.locator(".turns").inner_text())
    print(f"{clicks} clicks in {turns} turns: {clicks / turns:.2f} a turn")  # noqa: T201 - what this is for
    assert clicks / turns <= MOST_CLICKS


async def test_a_pile_is_bought_from_with_all_treasures_and_one_undo_takes_that_back(
    comes: Callable[..., Awaitable[Person]],
) -> None:
    anna = await comes("Anna")
    await alone(anna)
    await is_asked(anna, "turn.treasures")
    await expect(question(anna)).to_contain_text(re.compile(r"Buy a card for up to .*, or play your Treasures first"))
    hand = anna.page.get_by_role("group", name="Your hand").locator("[data-card]")
    cards = await hand.evaluate_all("(cards) => cards.map((card) => card.dataset.card)")
    await expect(anna.page.locator("[data-pile=province]")).to_contain_text("costs 8")
    await anna.presses(anna.page.locator("[data-pile=silver]"))
    await expect(log(anna)).to_contain_text("You buy Silver")
    await is_asked(anna, "turn.treasures")  # of the next turn
    await anna.presses("Undo")
    await expect(log(anna)).not_to_contain_text("You buy Silver")
    await is_asked(anna, "turn.treasures")
    assert await hand.evaluate_all("(cards) => cards.map((card) => card.dataset.card)") == cards
    await expect(anna.page.get_by_role("button", name="Undo")).to_have_count(0)


async def test_a_pointer_that_has_played_all_treasures_does_not_end_the_turn(
    comes: Callable[..., Awaitable[Person]],
) -> None:
    anna = await comes("Anna")
    await alone(anna)
    await is_asked(anna, "turn.treasures")
    play, end = (anna.page.get_by_role("button", name=name, exact=True) for name in (ALL, END_TURN))
    box = await play.bounding_box()
    assert box is not None
    # Wherever the pages put it: here it lies right under the pointer.
    under = f"[data-why='turn.buy'] [data-deliberate] {{ position: fixed; left: {box['x']}px; top: {box['y']}px }}"
    await anna.page.evaluate(STYLE, under)
    x, y = box["x"] + 20, box["y"] + 20
    await anna.page.mouse.click(x, y)
    await is_asked(anna, "turn.buy")
    await anna.page.mouse.click(x, y)
    await expect(end).to_be_visible()
    await expect(question(anna)).not_to_contain_text("End your turn?")
    await anna.page.mouse.move(x, y + 60)
    await anna.page.mouse.click(x, y)
    await expect(question(anna)).to_contain_text("End your turn?")  # as it could buy something


@pytest.mark.parametrize("hand", ["mouse", "keyboard"])
async def test_whoever_ends_a_turn_with_coins_left_is_asked_once(
    comes: Callable[..., Awaitable[Person]], hand: str
) -> None:
    anna = await comes("Anna", hand=hand)
    await alone(anna)
    await is_asked(anna, "turn.treasures")

    async def chooses(name: str, key: str) -> None:
        if hand == "keyboard":
            await anna.page.keyboard.press(key)
        else:
            await anna.page.get_by_role("button", name=name, exact=True).click()

    await chooses(ALL, "t")
    await is_asked(anna, "turn.buy")
    await chooses(END_TURN, "n")
    await expect(question(anna)).to_contain_text(re.compile(r"and a Buy left, enough for .*End your turn\?"))
    if hand == "keyboard":
        assert await anna.page.locator("[data-pile][data-key]").first.evaluate(KEY_WIDTH) < MOST_OF_A_KEY
    await chooses("Go on buying", "Enter")
    await expect(question(anna)).to_contain_text("Buy a card for up to")
    await chooses(END_TURN, "n")
    await is_asked(anna, "turn.treasures")

    await anna.presses("Settings")
    await anna.page.get_by_label("Ask me before I end a turn").uncheck()
    await anna.page.keyboard.press("Escape")
    await chooses(ALL, "t")
    await is_asked(anna, "turn.buy")
    await chooses(END_TURN, "n")
    await is_asked(anna, "turn.treasures")


async def test_a_card_is_named_by_enter_and_ones_own_cards_are_a_click_away(
    comes: Callable[..., Awaitable[Person]],
) -> None:
    anna = await comes("Anna")
    kingdom = "secret-chamber pawn steward workshop wishing-well militia scout mining-village thief remodel".split()
    await opens_table(anna, game="dominion", share=share(kingdom, deal=37594), players=2, bots=True, start=True)
    collector = Collector(anna, ["wishing-well", "wishing-well"])
    while (asked := await collector.sees()) is not None and asked.why != "wishing-well.name":
        await collector.answers(asked)
    await anna.page.get_by_role("searchbox").fill("silv")
    await anna.page.keyboard.press("Enter")
    await expect(log(anna)).to_contain_text("You name Silver")

    await anna.presses("Your cards")
    row = anna.page.get_by_role("row").filter(has=anna.page.get_by_role("button", name="Copper"))
    await expect(row.get_by_role("cell").first).to_have_text("7")
    await expect(anna.page.get_by_role("row", name=re.compile("^All"))).to_contain_text("3")  # Estates
