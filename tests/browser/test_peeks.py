"""The full card appears wherever a card lies or is named: by mouse, by keyboard, by a long touch; whoever is asked."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect
from tests.browser.courtier import Courtier, opens_game
from tests.browser.peeker import FAULT, SMALL, Peeker
from tests.browser.person import WIDE
from tests.browser.policy import Collector
from tests.browser.tables import dealt, opens_table, sits_down

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.browser.person import Asked, Person

pytestmark = pytest.mark.anyio

KINGDOM: Final = "moat chapel wishing-well baron scout spy young-witch tournament torturer militia".split()
# With this deal and these wishes Anna soon sees a card in each of the places.
DEAL: Final = 441
WISHES: Final = ("scout moat spy baron wishing-well".split(), "young-witch chapel spy torturer".split())
OPEN: Final = "[data-question], [data-over]"

LOBBY: Final = {
    "the ten cards": ".ten [data-card]",
    "the Bane": ".extras [data-card=cellar]",
    "the prizes": ".prizes [data-card]",
}
BUILDER: Final = {"a card to choose": "[aria-label='All cards'] [data-card]"}
WAITING: Final = {
    "supply": "[data-pile=torturer]",
    "hand": ".hand [data-card]",
    "in play": "[data-zone=play] [data-card]",
    "revealed": ".lane.effect [data-card]",
    "prizes": "[data-zone=prizes] [data-card]",
    "another's discard pile": ".opponent [data-zone^=discard] button",
    "own discard pile": ".mine [data-zone^=discard] button",
}
ASKED: Final = {
    "supply": "[data-pile=torturer]",
    "hand, to play": "main:has([data-why='turn.treasures']) .hand [data-choosable]",
    "in play": "[data-zone=play] [data-card]",
    "own deck": ".mine [data-zone^=deck] button",
    "cards to bring in order": "main:has([data-why='scout.order']) .offer [data-choosable]",
    "a card to name": "main:has([data-why='wishing-well.name']) [data-pile][data-choosable]",
    "the card that asks": "[data-why] .asker",
    "the cause": "[data-why] .because .thing",
    "the question": "[data-why] .q .thing",
    "a reaction": "[data-why=react] [data-choosable]",
    "a way to answer": "[data-why='baron.discard'] [data-choosable]",
}
NOT_ON_A_PHONE: Final = {"own deck", "own discard pile"}  # of which it shows the numbers only
TOUCHED_WAITING: Final = {"hand", "revealed"}
LOG: Final = {"log": "[role=log] .thing"}
WINDOW: Final = {"trash": "dialog .cards [data-card]"}
END: Final = {"standings": "td .mini, thead .thing", "deck at the end": "details[open] .thing"}

HAND: Final = {"hand": ".hand .cards [data-card]"}
VISIT: Final = {"display": ".display [data-card]", "what is known of a hand": ".players .cards"}
NEWS: Final = {"news": "[aria-label='What others did'] li:last-child .chip"}
WIDELY: Final = {"played cards": ".played [data-card][tabindex='0']", "Taj Mahal's log": "[role=log] .thing"}
DISCARDED: Final = {"Taj Mahal's discard pile": "dialog [data-card][tabindex='0']"}
# What is explained while one compares, and whether it then lies over the table of the visit.
COMPARED: Final = {
    "the first prize": ".visit thead th:nth-of-type(1) button",
    "the last prize": ".visit thead th:nth-of-type(6) button",
    "a card of the hand": ".hand .cards [data-card]",
}
COVERS_THE_VISIT: Final = """() => {
    const [one, other] = ["[role=tooltip]", ".visit table"].map((part) =>
        document.querySelector(part).getBoundingClientRect());
    return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}"""
LARGE: Final = (1920, 1080)
HANDS: Final = {"hands at the end": ".end .cards [data-card][tabindex='0']"}
SPECIALS: Final = {"a player's special card": ".players .special"}


class Table:
    """Anna looks at every card that she can see; Béla only plays."""

    def __init__(self, anna: Person, bela: Person) -> None:
        self.people = (anna, bela)
        self.peeker = Peeker(anna)
        self.players = [Collector(person, wishes) for person, wishes in zip(self.people, WISHES, strict=True)]
        self.left = [dict(ASKED), dict(WAITING)]  # the places that Anna has not yet seen a card in

    async def goes_on(self) -> None:
        """One answer, after Anna has looked round."""
        seat, asked = await self.is_asked()
        left = self.left[seat]
        there = await self.peeker.sees(left)
        await self.peeker.looks(left, there)
        await self.peeker.touches(left, (there & TOUCHED_WAITING if seat else there) - NOT_ON_A_PHONE)
        for name in there:
            del left[name]
        await self.players[seat].answers(asked)

    async def is_asked(self) -> tuple[int, Asked]:
        """Who, and what."""
        waiting = [asyncio.create_task(person.page.locator(OPEN).first.wait_for()) for person in self.people]
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        seat = 0 if waiting[0].done() else 1
        waiting[1 - seat].cancel()
        asked = await self.people[seat].looks()
        assert asked is not None, f"the game is over, and no card was seen here: {self.left}"
        return seat, asked


async def test_every_card_at_a_table_of_dominion_shows_itself(comes: Callable[..., Awaitable[Person]]) -> None:
    anna, bela = await comes("Anna", hand="touch", size=SMALL), await comes("Béla", size=SMALL)
    deal = dealt("dominion", DEAL, kingdom=KINGDOM, bane="cellar", players=2, start=0)
    code = await opens_table(anna, game="dominion", share=deal, players=2)
    await sits_down(bela, code)
    table = Table(anna, bela)
    await table.peeker.looks(LOBBY, LOBBY)
    await table.peeker.touches(LOBBY, LOBBY)
    await anna.page.get_by_role("radio", name="At once").check()
    await anna.presses("Start with 2 players")
    await looks_where_there_is_room(table.peeker)
    while any(table.left):
        await table.goes_on()
    await looks_at_the_log(table.peeker)
    await looks_through_the_trash(table.peeker)
    await asyncio.gather(anna.lets_a_bot_play(), bela.lets_a_bot_play())
    await anna.looks_away_until_the_end()
    await anna.page.get_by_role("heading", name="Standings").wait_for()
    await table.peeker.looks(END, END)
    await table.peeker.touches(END, END)


async def test_every_card_that_a_kingdom_is_built_of_shows_itself(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna", hand="touch", size=SMALL)
    await opens_table(anna, game="dominion", players=2)
    await anna.presses("Change the cards")
    peeker = Peeker(anna)
    await peeker.looks(BUILDER, BUILDER)
    await peeker.touches(BUILDER, BUILDER)


async def looks_where_there_is_room(peeker: Peeker) -> None:
    """In a large window the card has a place of its own and covers nothing."""
    await peeker.person.looks()
    await peeker.resizes(WIDE)
    full, pile = peeker.page.get_by_role("region", name="The card in full"), peeker.page.locator("[data-pile=torturer]")
    await pile.hover()
    await expect(full).to_contain_text("Torturer")
    await peeker.page.locator("[data-pile=militia]").focus()
    await peeker.page.keyboard.press("Shift+Tab")
    await peeker.page.keyboard.press("Tab")
    await expect(full).to_contain_text("Militia")
    assert not await peeker.page.locator("[data-pile=militia]").evaluate(FAULT)
    await expect(peeker.shown).to_have_count(0)
    await peeker.page.keyboard.press("Escape")
    await peeker.resizes(SMALL)


async def looks_at_the_log(peeker: Peeker) -> None:
    """Which lies over the table where there is no room beside it."""
    await peeker.page.keyboard.press("l")
    await peeker.looks(LOG, LOG)
    await peeker.touches(LOG, LOG)
    await peeker.page.keyboard.press("l")


async def looks_through_the_trash(peeker: Peeker) -> None:
    """Escape closes the card first, then the window."""
    await peeker.person.presses(peeker.page.locator("[data-zone=trash]"))
    await peeker.looks(WINDOW, WINDOW)
    await peeker.touches(WINDOW, WINDOW)
    window = peeker.page.get_by_role("dialog")
    await expect(window).to_be_visible()
    await peeker.page.keyboard.press("Escape")
    await expect(window).to_have_count(0)


async def test_every_card_at_a_table_of_taj_mahal_shows_itself(comes: Callable[..., Awaitable[Person]]) -> None:
    anna = await comes("Anna", hand="touch", size=SMALL)
    await opens_game(anna)
    await anna.looks()
    peeker, courtier = Peeker(anna), Courtier(anna, turns=1)
    await peeker.looks(HAND | VISIT, HAND | VISIT)
    await peeker.touches(HAND, HAND)
    await peeker.touches(VISIT, VISIT, SMALL)
    await compares(peeker)
    while courtier.laid == 0 and (asked := await anna.looks()) is not None:
        await courtier.answers(asked)
    await anna.looks()
    await peeker.looks(NEWS, NEWS)
    await peeker.touches(NEWS, NEWS)
    await peeker.resizes(WIDE)
    await peeker.looks(WIDELY, WIDELY)
    await peeker.touches(WIDELY, WIDELY, WIDE)
    await courtier.plays(lambda: "visit.take" in courtier.answered)
    await looks_through_the_discards(peeker)
    await anna.lets_a_bot_play()
    await anna.looks_away_until_the_end()
    await anna.page.get_by_role("heading", name="Standings").wait_for()
    await peeker.looks(HANDS, HANDS)
    await peeker.touches(HANDS, HANDS)
    await walks_along_a_hand(peeker)
    await anna.presses(anna.page.get_by_role("button", name="Table", exact=True))
    await peeker.looks(SPECIALS, SPECIALS)
    await peeker.touches(SPECIALS, SPECIALS, SMALL)


async def compares(peeker: Peeker) -> None:
    """A prize and a card are explained beside the table of the visit, which says who leads in what."""
    for size in (SMALL, WIDE, LARGE):
        await peeker.resizes(size)
        for name, place in COMPARED.items():
            await peeker.by_mouse(name, peeker.page.locator(place).first)
            assert not await peeker.page.evaluate(COVERS_THE_VISIT), f"{name} at {size}"
    await peeker.page.mouse.move(5, 5)
    await peeker.resizes(SMALL)


async def looks_through_the_discards(peeker: Peeker) -> None:
    await peeker.person.presses(peeker.page.get_by_role("button", name="discard"))
    await peeker.looks(DISCARDED, DISCARDED)
    await peeker.touches(DISCARDED, DISCARDED, SMALL)
    await peeker.page.keyboard.press("Escape")


async def walks_along_a_hand(peeker: Peeker) -> None:
    """It is one stop of the tab key; the arrows lead from card to card."""
    cards = peeker.page.locator(".end .cards ul:has(> :nth-child(2))").first.get_by_role("button")
    await cards.first.focus()
    await peeker.page.keyboard.press("ArrowRight")
    await peeker.is_shown("the next card of a hand", cards.nth(1))
    await peeker.page.keyboard.press("Escape")
