"""Somebody who learns a game by playing it: does what the coach says, and nothing else."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tests.patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.async_api import Locator
    from tests.browser.person import Person

# What the coach says, where his outline is, and whether he waits for an answer: as soon as that is something else than
# when one looked last, and stands still.
LOOK: Final = """async () => {
    const edges = ({ left, top, right, bottom }) => [left, top, right, bottom];
    const box = (it) => it && edges(it.getBoundingClientRect());
    const see = () => {
        const bubble = document.querySelector("[data-coach]");
        const taught = JSON.parse(localStorage.getItem("courtyard-coach") ?? "[]");
        return {
            tip: bubble?.dataset.coach ?? "", text: bubble?.querySelector("p").innerText ?? "",
            waits: bubble !== null && bubble.querySelector(".primary") === null,
            done: taught.some(([code, { done }]) => done && location.pathname.endsWith(code)),
            over: document.querySelector("[data-over]") !== null,
            question: document.querySelector("[data-question]")?.dataset.question ?? "",
            bubble: box(bubble), ring: box(document.querySelector("[data-ring]")),
            bar: box(document.querySelector("#question")), screen: [0, 0, innerWidth, innerHeight],
        };
    };
    for (let before = window.seen; ; ) {
        await new Promise(requestAnimationFrame);
        const now = see();
        const told = JSON.stringify(now);
        if (told === before && told !== window.seen && (now.tip || now.done || now.over)) {
            window.seen = told;
            return now;
        }
        before = told;
        if (!now.tip && !now.done && !now.over) await new Promise((tell) => setTimeout(tell, 50));
    }
}"""
# Whoever opened the table may let bots play at once, on a connection of their own.
HURRY: Final = """() => new Promise((tell) => {
    const line = new WebSocket(`ws://${location.host}/api${location.pathname.replace("table", "tables")}/live`);
    line.onmessage = ({ data }) => {
        const said = JSON.parse(data);
        if (said.type === "hello") line.send(JSON.stringify({ type: "setup", change: { pace: 0 } }));
        if (said.type !== "table" || said.table.pace > 0) return;
        line.close();
        tell();
    };
})"""


class Box(NamedTuple):
    """A place on the screen, by its edges."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box) -> bool:
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom

    def holds(self, other: Box) -> bool:
        return Box(*map(min, self, other))[:2] == self[:2] and Box(*map(max, self, other))[2:] == self[2:]


class Pupil:
    """Presses “Go on” where the coach wants that, and else what has his outline."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.heard: list[str] = []

    async def begins(self, game: str) -> None:
        """From the home page; bots take no time."""
        page = self.person.page
        await self.person.opens()
        card = page.locator("article", has=page.get_by_role("heading", name=game))
        await self.person.presses(card.get_by_role("button", name="Learn by playing"))
        await page.wait_for_url("**/table/*")
        await page.evaluate(HURRY)

    @property
    def bubble(self) -> Locator:
        return self.person.page.get_by_role("complementary", name="Coach")

    async def learns(self, enough: Callable[[], bool] = lambda: False) -> None:
        """To the end of the lesson, or until it is enough."""
        while not enough():
            async with asyncio.timeout(PATIENCE):
                seen = await self.person.page.evaluate(LOOK)
            if seen["done"]:
                return
            assert not seen["over"], f"the game ended before the lesson: {self.heard}"
            self.heard.append(seen["tip"].removeprefix("tip-"))
            self.sees_what_is_meant(seen)
            await self.does(seen)

    def sees_what_is_meant(self, seen: dict[str, Any]) -> None:
        """The bubble is whole, and covers neither what it speaks of nor what is to be pressed."""
        bubble, bar = Box(*seen["bubble"]), Box(*seen["bar"])
        assert Box(*seen["screen"]).holds(bubble), seen
        assert seen["ring"] is None or not bubble.meets(Box(*seen["ring"])), seen
        if seen["waits"]:
            assert seen["ring"] is not None, seen
            assert not bubble.meets(bar), seen

    async def does(self, seen: dict[str, Any]) -> None:
        if not seen["waits"]:
            await self.person.presses(self.bubble.locator(".primary"))
            return
        left, top, right, bottom = seen["ring"]
        at = (left + 0.3 * (right - left), (top + bottom) / 2)  # of a card in a hand the right may be covered
        await self.person.page.mouse.move(0, 0)  # a button that appears below a hand at rest is not pressed
        if self.person.hand == "touch":
            await self.person.page.touchscreen.tap(*at)
        else:
            await self.person.page.mouse.click(*at)
