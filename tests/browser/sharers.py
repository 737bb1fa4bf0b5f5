"""Three people at one device, who hand it to each other, and all that could be seen of it meanwhile."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from playwright.async_api import expect
from tests.browser.person import Asked, Choice
from tests.browser.policy import Policy
from tests.browser.tables import opens_table, share
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from tests.browser.person import Person

NAMES: Final = ("Anna", "Béla", "Cili")
# With Ironworks three piles are soon empty; Anna attacks, and everybody may have a Moat.
KINGDOM: Final = (
    *("fortune-teller", "moat", "ironworks", "great-hall"),
    *("cellar", "village", "smithy", "festival", "market", "laboratory"),
)
WISHES: Final = (("fortune-teller", "moat"), ("moat",), ("moat",))  # what each of them gets once, before all else
SECRET: Final = ("", "react")  # what is asked of whoever might hold a Reaction
RUSH: Final = ("ironworks", "great-hall", "moat", "copper")
PLAYED: Final = ("fortune-teller", "ironworks", "great-hall")

# Keep all that lies before all of them below the bar of the page: whatever is shown while nobody's cards are seen,
# however shortly.
WATCH: Final = """
    window.covered = new Set();
    const look = () => {
        if (document.querySelector("[data-curtain]") === null) return;
        window.covered.add(document.title + document.querySelector("main").outerHTML);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
"""
# What lies before whoever has the device: the curtain, a question, nothing to decide, or the end.
SEE: Final = """() => new Promise((tell) => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const seen = (selector) => all(selector).filter((it) => it.getClientRects().length);
    const look = () => {
        const [asked, call] = [document.querySelector("[data-question]"), document.querySelector("[data-uncover]")];
        const [idle, over] = [all("[data-hand-on]").length > 0, all("[data-over]").length > 0];
        const known = all("[data-zone=turn-number]").length > 0; // what everybody may know of the game is told last
        if (!over && !idle && asked === null && (call === null || !known)) return;
        watch.disconnect();
        tell({
            over, idle,
            hand: call === null ? null : Number(call.dataset.uncover),
            screen: document.title + document.body.innerHTML,
            passed: [...window.covered],
            cards: all("[data-zone~=hand], [data-choosable], [data-cover]").length,
            asked: asked === null ? null : {
                why: asked.dataset.why,
                choices: seen("[data-choosable]").map((it) => ({
                    card: it.dataset.card ?? it.dataset.pile ?? "", picked: it.ariaPressed === "true",
                })),
                ready: seen("[data-confirm]:not([aria-disabled=true])").length > 0,
            },
        });
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { subtree: true, childList: true, attributes: true });
    look();
})"""


@dataclass
class Handed:
    """What all could see when somebody was handed the device, and shortly before, and what that person was asked."""

    seat: int
    screen: str
    passed: set[str]
    asked: str = ""  # nothing


class Sharers(Policy):
    """Take turns with one device: attack where they can, show nothing, take what is soon gone."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.handed: list[Handed] = []
        self.wishes = [list(cards) for cards in WISHES]
        self.unsure = set(SECRET)  # the first to be asked in secret reloads the page, as does the first who is not

    async def plays_to_the_end(self) -> None:
        await self.person.page.add_init_script(WATCH)
        await self.person.page.reload()
        while True:
            async with asyncio.timeout(PATIENCE):
                seen = await self.person.page.evaluate(SEE)
            if seen["over"]:
                return
            await self.goes_on(seen)

    async def goes_on(self, seen: dict[str, Any]) -> None:
        """Do what the page wants next."""
        if seen["hand"] is not None:
            await self.takes(seen)
            return
        why = "" if seen["idle"] else seen["asked"]["why"]
        self.handed[-1].asked = self.handed[-1].asked or why
        if why in self.unsure:
            self.unsure.remove(why)
            await self.person.page.reload()
        elif seen["idle"]:
            await self.presses("[data-hand-on]")
        else:
            await self.decides(seen["asked"])

    async def takes(self, seen: dict[str, Any]) -> None:
        """The one who is called takes the device; until then nobody's cards are anywhere on the page."""
        assert seen["cards"] == 0
        self.handed.append(Handed(seen["hand"], plain(seen["screen"]), set(map(plain, seen["passed"]))))
        await self.presses("[data-uncover]")
        await self.person.page.evaluate("covered.clear()")

    async def presses(self, button: str) -> None:
        """Which does its work once, and is gone."""
        await self.person.presses(self.person.page.locator(button))
        await expect(self.person.page.locator(button)).to_have_count(0)

    async def decides(self, seen: dict[str, Any]) -> None:
        asked = Asked(seen["why"], [Choice(**choice) for choice in seen["choices"]], seen["ready"])
        await self.answers(asked)

    def choose(self, asked: Asked) -> int | None:
        if asked.why in {"turn.buy", "ironworks.gain"}:
            return self.gains(asked.cards)
        if asked.why == "turn.action":
            return next((asked.cards.index(card) for card in PLAYED if card in asked.cards), None)
        return None if asked.why in {"turn.treasures", "react"} else super().choose(asked)

    def gains(self, cards: list[str]) -> int:
        wishes = self.wishes[self.handed[-1].seat]
        card = next(card for card in (*wishes, *RUSH) if card in cards)
        if card in wishes:
            wishes.remove(card)
        return cards.index(card)

    def rounds(self) -> list[list[Handed]]:
        """Those who were handed the device one after another because they might be asked in secret."""
        groups = groupby(self.handed, lambda handed: handed.asked in SECRET)
        return [list(stops) for secret, stops in groups if secret]


def plain(screen: str) -> str:
    """A screen without the names, colours and shapes of whoever is called and the others."""
    for name in NAMES:
        screen = screen.replace(name, "somebody").replace(f">{name[0]}<", ">?<")
    return " ".join(re.sub(r'shape\d|seat-\d|light|data-uncover="\d"', "", screen).split())


async def sit_down(device: Person, deal: int = 5) -> None:
    """Three people with one device, whose game can begin."""
    await opens_table(device, game="dominion", share=share(KINGDOM, players=3, deal=deal))
    for name in NAMES[1:]:
        await device.page.get_by_label("Their name").fill(name)
        await device.presses("Add a person at this device")
        await expect(device.page.get_by_label("Their name")).to_have_value("")
    await expect(device.page.get_by_role("button", name="Béla gets up")).to_be_visible()
