"""Somebody who wants to know what everything on a table is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from playwright.async_api import expect
from tests.browser.things import thing

if TYPE_CHECKING:
    from playwright.async_api import Locator
    from tests.browser.person import Person

# All names that the page gives to anything in sight or out of it.
NAMES: Final = """() => [...document.querySelectorAll(":is(header, main) :is([data-what], [data-zone])")]
    .flatMap((it) => [it.dataset.what ?? "", ...(it.dataset.zone ?? "").split(" ")]).filter((name) => name !== "")"""
# Points at things of each name, where nothing with a name of its own lies over them; returns what they are said to be.
# The answer before must not lie over what is asked for next: then something far away is pointed at in between.
ASK: Final = """async (wanted) => {
    const bubble = document.querySelector("[data-explains]"), told = {};
    const drawn = () => new Promise((done) => requestAnimationFrame(done));
    const point = async (x, y) => {
        const move = { bubbles: true, pointerType: "mouse", clientX: x, clientY: y };
        document.elementFromPoint(x, y).dispatchEvent(new PointerEvent("pointermove", move));
        await drawn();
    };
    const away = async (x) => {
        const far = document.querySelector(x < innerWidth / 2 ? "[data-what=settings]" : "[data-what=home]");
        const { left, top } = far.getBoundingClientRect();
        await point(left + 8, top + 8);
    };
    const shares = [0.5, 0.2, 0.8, 0.04, 0.96];
    const places = (it) => {
        const { left, top, width, height } = it.getBoundingClientRect();
        const all = shares.flatMap((across) => shares.map((down) => [left + width * across, top + height * down]));
        return width === 0 ? [] : all.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
    };
    for (const it of document.querySelectorAll(":is(header, main) :is([data-what], [data-zone])")) {
        const name = it.dataset.what ?? it.dataset.zone.split(" ")[0];
        if (name in told || (wanted.length > 0 && !wanted.includes(name))) continue;
        const points = places(it);
        const hidden = ([x, y]) => document.elementFromPoint(x, y)?.closest("[data-explains]");
        if (points.some(hidden)) await away(points[0][0]);
        const free = ([x, y]) =>
            document.elementFromPoint(x, y)?.closest("[data-what], [data-zone], [data-peek]") === it;
        const place = points.find(free);
        if (place === undefined) continue;
        await point(...place);
        told[name] = [bubble.dataset.explains, bubble.querySelector(".said").innerText];
    }
    return told;
}"""
# What is not on the table at the moment, laid out over it to be pointed at all the same.
LAY_OUT: Final = """(names) => document.querySelector("main").append(...names.map((name, place) => {
    const laid = document.createElement("i");
    laid.dataset.what = name;
    laid.className = "laid-out";
    const [across, down] = [place % 20, Math.floor(place / 20)];
    laid.style = `position: fixed; z-index: 9; width: 12px; height: 12px;
        left: ${300 + 20 * across}px; top: ${300 + 20 * down}px`;
    return laid;
}))"""
CLEAR_AWAY: Final = "document.querySelectorAll('.laid-out').forEach((laid) => laid.remove())"


class Asker:
    """Points at things; keeps what was answered, by name."""

    def __init__(self, person: Person, things: frozenset[str]) -> None:
        self.person = person
        self.page = person.page
        self.things = things
        self.answered: dict[str, str] = {}

    @property
    def bubble(self) -> Locator:
        return self.page.locator("[data-explains]")

    async def begins(self) -> None:
        """By the button in the bar; where there is no room for it, by the one above the rules."""
        button = self.page.locator("[data-what=what]")
        if not await button.is_visible():
            await self.page.locator("[data-what=rules]").click()
            button = self.page.locator("[data-reading]").get_by_role("button", name="What is this?")
        await button.click()
        await expect(self.bubble).to_contain_text("Point at anything")

    async def goes_on(self) -> tuple[str, str]:
        """To the next thing, by key: its name, and what a screen reader is told of it."""
        await self.page.keyboard.press("Tab")
        name, said = await self.bubble.evaluate(
            "(it) => [it.dataset.explains, it.querySelector('[aria-live]').innerText]"
        )
        return name, said

    async def asks_for_all_in_sight(self) -> None:
        """Every name on the page is on the list, and whatever can be pointed at is explained."""
        names = set(await self.page.evaluate(NAMES))
        assert {name for name in names if thing(name, self.things) is None} == set()
        await self.asks_for([])

    async def asks_for_the_rest(self) -> None:
        """What only rare moments of a game show is laid out by hand."""
        rest = sorted(self.things - set(self.answered))
        await self.page.evaluate(LAY_OUT, rest)
        await self.asks_for(rest)
        await self.page.evaluate(CLEAR_AWAY)

    async def asks_for(self, names: list[str]) -> None:
        """For these, or for everything."""
        await self.begins()
        for name, (explained, said) in (await self.page.evaluate(ASK, names)).items():
            assert explained == thing(name, self.things), name
            assert len(said) > len("A town. It is ..."), (name, said)
            assert "[" not in said, (name, said)  # a message that is missing shows its id
            self.answered[explained] = said
        await self.page.keyboard.press("Escape")
        await expect(self.bubble).to_have_count(0)
