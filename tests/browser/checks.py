"""What must hold on every page."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from tests.browser.person import Person

AXE: Final = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
# All in light; in dark those that have to do with colours. None of them reads a style sheet, which axe would otherwise
# fetch and read again each time.
RULES: Final[dict[Literal["light", "dark"], dict[str, object]]] = {
    "light": {"preload": {"assets": ["media"]}},
    "dark": {"preload": False, "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}},
}


async def accessible(person: Person) -> None:
    """Axe finds nothing, be it serious or only a good habit, neither in light nor in dark colours."""
    # The policy of the pages forbids foreign scripts, so axe comes in by the door of the debugger.
    await person.page.evaluate(AXE.read_text(encoding="utf-8"))
    for theme, rules in RULES.items():
        await person.page.emulate_media(color_scheme=theme)
        found = await person.page.evaluate(
            "(rules) => axe.run(document, { resultTypes: ['violations'], ...rules })", rules
        )
        faults = [
            f"{fault['id']} ({fault['impact']}, {theme}): {node['html'][:160]} {node['failureSummary'][:300]}"
            for fault in found["violations"]
            for node in fault["nodes"]
        ]
        assert not faults, "\n".join(faults)
    await person.page.emulate_media(color_scheme="light")


async def settles(person: Person) -> None:
    """All is where it stays: the fonts are there, and what they have moved has been drawn."""
    await person.page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")


async def fits(person: Person) -> None:
    """Nothing makes the page scroll sideways."""
    await settles(person)
    wide, seen = await person.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= seen
