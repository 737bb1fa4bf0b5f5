"""Looking at full cards by mouse, by keyboard and by touch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from playwright.async_api import TimeoutError, expect  # noqa: A004 - of that name, and not of asyncio
from tests.browser.checks import settles
from tests.browser.person import PHONE

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from playwright.async_api import Locator
    from tests.browser.person import Person

SMALL: Final = (1024, 768)
# What is wrong with the card that is shown for this element; nothing, if nothing is. It is what a screen reader reads
# with the element, it is the card that the element names, all of it is in the window, it can be read, and it lies over
# neither the question nor the element; Dominion's large cards may on a phone, where there is no room beside them.
FAULT: Final = """(it) => {
    const heard = [it, ...it.querySelectorAll("*")].find((part) => part.hasAttribute("aria-describedby"));
    const full = document.getElementById(heard?.getAttribute("aria-describedby") ?? "");
    if (full === null) return "nothing describes it";
    const name = full.querySelector(".name, h3").textContent.trim();
    const said = it.textContent + (it.ariaLabel ?? "");
    if (it.matches("[data-card], [data-pile]") && !said.includes(name)) return `shows ${name}`;
    if (name === "" || !it.isConnected) return "it is gone";
    const { left, top, right, bottom } = full.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return `${name} is cut off`;
    const covered = (what) => {
        const box = what?.getBoundingClientRect();
        return full.matches("[role=tooltip]") && box !== undefined &&
            left < box.right && box.left < right && top < box.bottom && box.top < bottom;
    };
    const room = innerWidth > 700 || document.querySelector(".taj") !== null;
    if (room && covered(it)) return `${name} covers what it explains`;
    if (covered(document.querySelector("[data-keep-clear]"))) return `${name} covers the question`;
    const small = [...full.querySelectorAll(":not([aria-hidden] *, .vh)")].filter((part) =>
        [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "") &&
        parseFloat(getComputedStyle(part).fontSize) < 12);
    return small.length === 0 ? "" : `${name} is too small to be read: ${small[0].textContent}`;
}"""
# Whether a card is shown beside its thing, or none is.
IN_SIGHT: Final = """(wanted) => wanted ===
    (document.querySelector("[role=tooltip]")?.checkVisibility({ visibilityProperty: true }) ?? false)"""
# What is asked and what is picked.
ASKED: Final = """() => [document.querySelector("[data-question]")?.dataset.question,
    document.querySelectorAll("[aria-pressed=true], :checked").length].join()"""
# Which of these places are in sight.
THERE: Final = """(places) => Object.keys(places).filter((name) =>
    [...document.querySelectorAll(places[name])].some((it) => it.checkVisibility({ visibilityProperty: true })))"""


class Peeker:
    """Looks at cards with every kind of hand: mouse and keyboard in a small window, the finger on a phone."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.shown = self.page.get_by_role("tooltip")

    async def sees(self, places: Mapping[str, str]) -> set[str]:
        """Which of these places are there now."""
        return set(await self.page.evaluate(THERE, dict(places)))

    async def looks(self, places: Mapping[str, str], names: Iterable[str]) -> None:
        """At one card of each of these places, by all means."""
        here = {name: self.page.locator(places[name]).filter(visible=True).first for name in sorted(names)}
        for name, what in here.items():
            await self.by_mouse(name, what)
        await self.page.mouse.move(5, 5)
        await self.page.wait_for_function(IN_SIGHT, arg=False)
        for name, what in here.items():
            await self.by_keyboard(name, what)

    async def by_mouse(self, name: str, what: Locator) -> None:
        await what.hover()
        await self.is_shown(name, what)

    async def by_keyboard(self, name: str, what: Locator) -> None:
        """The tab key comes to it from whatever is before it."""
        await what.focus()
        await self.page.keyboard.press("Shift+Tab")
        await self.page.keyboard.press("Tab")
        assert await what.evaluate("(it) => it.contains(document.activeElement)"), f"{name}: not reached by Tab"
        await self.is_shown(name, what)
        await self.page.keyboard.press("Escape")
        await self.page.wait_for_function(IN_SIGHT, arg=False)

    async def touches(self, places: Mapping[str, str], names: Iterable[str], size: tuple[int, int] = PHONE) -> None:
        """The same by a finger, on a phone or what else has a screen of this size; nothing is chosen by it."""
        if not (names := set(names)):
            return
        await self.resizes(size)
        for name in sorted(names):
            await self.by_touch(name, self.page.locator(places[name]).filter(visible=True).first)
        await self.resizes(SMALL)

    async def by_touch(self, name: str, what: Locator) -> None:
        await expect(what, f"{name}: not there on a phone").to_be_visible()
        await what.evaluate("(it) => it.scrollIntoView({ block: 'center', inline: 'nearest' })")  # as a person would
        before, box = await self.page.evaluate(ASKED), await what.bounding_box()
        assert box is not None, name
        finger = await self.page.context.new_cdp_session(self.page)
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        await finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        await self.is_shown(name, what)
        await finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        await self.is_shown(name, what)  # still
        assert await self.page.evaluate(ASKED) == before, f"{name}: a long touch is no answer"
        await self.shown.tap()  # which is no tap on what lies below
        await self.page.wait_for_function(IN_SIGHT, arg=False)

    async def is_shown(self, name: str, what: Locator) -> None:
        """Sooner or later, all of it."""
        thing = await what.element_handle()
        try:
            await self.page.wait_for_function(IN_SIGHT, arg=True)
            await self.page.wait_for_function(f"(it) => ({FAULT})(it) === ''", arg=thing)
        except TimeoutError as error:
            error.add_note(f"{name}: {await thing.evaluate(FAULT)}")
            raise

    async def resizes(self, size: tuple[int, int]) -> None:
        """The page is drawn for this size by then."""
        await self.person.resizes(*size)
        await settles(self.person)
