"""Somebody who sits before a browser and uses it with one kind of hand: mouse, keyboard or touch."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from playwright.async_api import expect
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from playwright.async_api import Browser, ConsoleMessage, Error, Locator, Page

Hand = Literal["mouse", "keyboard", "touch"]

WIDE: Final = (1440, 900)
PHONE: Final = (390, 844)
LOW_PHONE: Final = (390, 664)  # of which the browser itself takes a part
TIMEOUT: Final = PATIENCE * 1000  # in milliseconds, as Playwright counts
WHOLE_GAME: Final = 5 * TIMEOUT  # for bots, who play it while one waits
CHOOSABLE: Final = "[data-choosable]:visible"
CONFIRM: Final = "[data-confirm]:visible:not([aria-disabled=true])"
# Pages are laid out for the whole window, and of all that only this much is painted: to paint takes longer than all the
# rest, and nobody looks.
PINHOLE: Final = (1, 1)
# Every page counts the clicks in it: the one that a touch makes comes by itself, some time after the touch.
COUNT: Final = "window.clicks = 0; addEventListener('click', () => (window.clicks += 1), true)"

# What a person sees of an open question, as soon as there is one, or that the game is over. The page is looked at only
# when it changes: a look at every frame would cost more than the whole game.
LOOK: Final = """() => new Promise((tell) => {
    const seen = (selector) => [...document.querySelectorAll(selector)].filter((it) => it.getClientRects().length);
    const describe = (it) => ({
        card: it.dataset.card ?? it.dataset.pile ?? "", picked: it.ariaPressed === "true",
    });
    const look = () => {
        const asked = document.querySelector("[data-question]");
        const over = document.querySelector("[data-over]") !== null;
        if (asked === null && !over) return;
        watch.disconnect();
        tell(over ? null : {
            why: asked.dataset.why,
            choices: seen("[data-choosable]").map(describe),
            ready: seen("[data-confirm]:not([aria-disabled=true])").length > 0,
        });
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { subtree: true, childList: true, attributeFilter: ["data-question"] });
    look();
})"""


@dataclass
class Choice:
    """One of the things that have a ring."""

    card: str
    picked: bool


@dataclass
class Asked:
    """An open question as the page shows it; `ready`: it can be confirmed as it is."""

    why: str
    choices: list[Choice]
    ready: bool

    @property
    def cards(self) -> list[str]:
        return [choice.card for choice in self.choices]


class Person:
    """One browser window of one person. What the page says is kept in `said`, what goes wrong inside it in `faults`."""

    def __init__(self, page: Page, name: str, hand: Hand, address: str) -> None:
        self.page = page
        self.name = name
        self.hand = hand
        self.address = address
        self.said: list[str] = []
        self.faults: list[str] = []
        self.faults_allowed: tuple[str, ...] = ("WebSocket",)  # the browser itself tells of connections that break
        page.on("pageerror", self._failed)
        page.on("console", self._said)

    @classmethod
    async def arrive(
        cls,
        browser: Browser,
        address: str,
        name: str,
        hand: Hand = "mouse",
        theme: Literal["light", "dark"] = "light",
        size: tuple[int, int] = WIDE,
        motion: Literal["reduce", "no-preference"] = "reduce",
        *,
        sound: bool = False,
    ) -> Person:
        context = await browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,
            has_touch=hand == "touch",
            reduced_motion=motion,
        )
        context.set_default_timeout(TIMEOUT)
        # Somebody who has been here before, left a name and perhaps wanted silence: nobody listens, and sound is dear.
        kept = json.dumps(json.dumps({"name": name, "sound": sound}))
        await context.add_init_script(f"localStorage.getItem('courtyard') ?? localStorage.setItem('courtyard', {kept})")
        await context.add_init_script(COUNT)
        person = cls(await context.new_page(), name, hand, address)
        await person.looks_through(PINHOLE)
        return person

    async def goes(self) -> None:
        """Leave; nothing may have gone wrong inside the page."""
        await self.page.context.close()
        assert not self.faults, "\n".join(self.faults)

    def _failed(self, error: Error) -> None:
        self.said.append(str(error))
        self.faults.append(str(error))

    def _said(self, message: ConsoleMessage) -> None:
        self.said.append(f"{message.type}: {message.text}")
        if message.type == "error" and not any(text in message.text for text in self.faults_allowed):
            self.faults.append(f"{message.text} {message.location}")

    # -- the window ----------------------------------------------------------------------------------------------------
    async def resizes(self, width: int, height: int) -> None:
        """The window; the page need not be drawn for it yet."""
        await self.page.set_viewport_size({"width": width, "height": height})
        await self.looks_through(PINHOLE)

    async def looks_through(self, hole: tuple[int, int]) -> None:
        """Nothing is painted but what is seen through it; where things lie, and what a press hits, stays as it is."""
        window = await self.page.context.new_cdp_session(self.page)
        await window.send("Emulation.setVisibleSize", {"width": hole[0], "height": hole[1]})
        await window.detach()

    # -- moving about --------------------------------------------------------------------------------------------------
    async def opens(self, path: str = "/") -> None:
        await self.page.goto(self.address + path)

    def named(self, name: str) -> Locator:
        """A button or link by what stands on it."""
        button = self.page.get_by_role("button", name=name)
        return button.or_(self.page.get_by_role("link", name=name)).first

    async def presses(self, what: str | Locator) -> None:
        """Press a button or link with this person's hand."""
        target = self.named(what) if isinstance(what, str) else what
        if self.hand == "touch":
            clicks = await self.page.evaluate("clicks")
            await target.tap()
            await self.page.wait_for_function("(before) => clicks > before", arg=clicks)
        elif self.hand == "mouse":
            await target.click()
        else:
            await target.press("Enter")

    async def lets_a_bot_play(self) -> None:
        """And sees that it does, or has done: what a page sends just before it is left may get lost."""
        await self.presses("Leave the table")
        await self.presses("Stay, let a bot play")
        minded = self.page.get_by_text("A bot plays for you.").or_(self.page.locator("[data-over]"))
        await expect(minded.first).to_be_visible()

    async def looks_away_until_the_end(self) -> None:
        """While bots play on; to draw each of their moves would take long."""
        table = self.page.url
        await self.opens("/credits")
        over = "(table) => fetch(table).then((answer) => answer.json()).then(({ phase }) => phase === 'over')"
        await self.page.wait_for_function(
            over, arg=table.replace("/table/", "/api/tables/"), polling=100, timeout=WHOLE_GAME
        )
        await self.page.goto(table)

    # -- questions -----------------------------------------------------------------------------------------------------
    async def looks(self) -> Asked | None:
        """The open question, once there is one; None: the game is over."""
        async with asyncio.timeout(PATIENCE):
            seen = await self.page.evaluate(LOOK)
        if seen is None:
            return None
        return Asked(seen["why"], [Choice(**choice) for choice in seen["choices"]], seen["ready"])

    async def picks(self, place: int) -> None:
        """Press something that has a ring."""
        target = self.page.locator(CHOOSABLE).nth(place)
        if self.hand == "keyboard":
            await self.page.keyboard.press("Shift")  # the page writes the keys as soon as one is used
            await self.page.keyboard.press(await target.get_attribute("data-key") or "")
        else:
            await self.presses(target)

    async def confirms(self) -> None:
        """Press what confirms, or lets it be."""
        if self.hand == "keyboard":
            await self.page.evaluate("document.activeElement?.blur()")
            await self.page.keyboard.press("Enter")
        else:
            await self.presses(self.page.locator(CONFIRM).first)
