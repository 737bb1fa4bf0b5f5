"""The look at boxes finds what is wrong on a broken page, and nothing on a sound one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from tests.browser.boxes import faults

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playwright.async_api import Browser, Page

pytestmark = pytest.mark.anyio

HEAD: Final = """<!doctype html><style>
    * { box-sizing: border-box; margin: 0; font: 16px/1.2 sans-serif; }
    html, body { height: 100%; }
    .cut { overflow: hidden; }
    .heard { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .panel { border: 1px solid; padding: 4px; width: 90px; }
    .on { position: relative; }
    .clamped { display: -webkit-box; -webkit-line-clamp: 1; -webkit-box-orient: vertical; width: 50px; }
    .fading { width: 50px; height: 30px; mask-image: linear-gradient(#000, transparent); }
    .row { display: flex; }
    .row > .badge { right: auto; }
    .badge { position: absolute; right: 2px; bottom: 2px; background: white; }
</style>"""

SOUND: Final = {
    "words in a panel": "<div class=panel>Some words in several lines</div>",
    "what is only heard": "<p class=on>3<span class=heard> cards are left in this pile</span></p>",
    "a list that scrolls": "<div style='height:40px;overflow:auto'><p>a</p><p>b</p><p>c</p><p>d</p></div>",
    "a row that scrolls": "<div style='width:90px;overflow:auto;white-space:nowrap'>one two three four five</div>",
    "a badge on its own card": "<button class=on style='width:80px;height:90px'>Moat<i class=badge>10</i></button>",
    "what lies on a picture": "<div aria-hidden=true>12</div><p style='margin-top:-16px'>3</p>",
    "a way to skip": "<a href='#there' style='position:fixed;top:-40px'>Skip</a><p id=there>there</p>",
    "a page that is longer than the window": "<div style='height:3000px'></div><p>below</p>",
    "neighbours": "<button>one</button><button>two</button>",
    "what is not shown": "<div class=cut style='height:0'><p hidden>nothing</p></div>",
    "a sheet over the page": "<p>below</p><div class=sheet style='position:fixed;inset:0;background:white'>above</div>",
}
BROKEN: Final = {
    "a name with dots": (
        "<p class=cut style='width:60px;white-space:nowrap;text-overflow:ellipsis'>Throne Room</p>",
        "“Throne Room” is cut by <p.cut>",
    ),
    "a line that is cut": (
        "<div class=cut style='width:90px;height:22px'>one two three four</div>",
        "is cut by <div.cut>",
    ),
    "lines that are clamped": (
        "<p class='clamped cut'>one two</p>",
        "is cut by <p.clamped.cut>",
    ),
    "a text that fades": (
        "<div class='cut fading'>one two three</div>",
        "is cut by <div.cut.fading>",
    ),
    "a button that is cut": (
        "<div class=cut style='height:20px'><button style='height:40px'>go</button></div>",
        "<button> “go” is cut by <div.cut>",
    ),
    "a page that ends before its button": (
        "<div class=cut style='height:100%'><div style='height:700px'></div><button>go</button></div>",
        "<button> “go” is cut by",
    ),
    "what hangs out of the window": (
        "<div style='position:fixed;left:380px;width:80px'>words outside</div>",
        "is cut by the window",
    ),
    "what hangs out at the left": ("<p style='margin-left:-30px'>words outside</p>", "is cut by the window"),
    "a page that scrolls sideways": (
        "<div style='width:500px;height:9px'></div>",
        "the page scrolls sideways: 500 of 400",
    ),
    "figures beside their panel": (
        "<div class=panel style='width:50px;white-space:nowrap'>Points 12</div>",
        "“Points 12” reaches out of <div.panel>",
    ),
    "words over words": (
        "<p>one and two</p><p style='margin-top:-14px'>three and four</p>",
        "“one and two” and “three and four” overlap",
    ),
    "a badge over a price": (
        "<button class=on style='width:60px;height:30px'><i class=badge>costs</i><i class=badge>Bane</i></button>",
        "“costs” and “Bane” overlap",
    ),
    "a button over a button": (
        "<button style='width:90px'>one</button><button style='margin-left:-30px;width:90px'>two</button>",
        "<button> “one” and <button> “two” overlap",
    ),
    "a badge on the neighbour": (
        "<div class='on row'>Anna<b class=badge style='left:50px'>12</b><button>Béla</button></div>",
        "overlap",
    ),
    "a disc on a heading": (
        "<h2>In play</h2><i class=on style='display:block;top:-20px;width:60px;height:20px;background:red'></i>",
        "“In play” is covered by <i.on>",
    ),
    "a question below the window": (
        "<div style='height:800px'></div><p class=asked>What now?</p>",
        ".asked is not in sight",
    ),
    "a question that has been scrolled away": (
        "<div style='height:60px;overflow:auto'><p style='height:90px'></p><p class=asked>What now?</p></div>",
        ".asked is not in sight",
    ),
    "no question": ("<p>Nothing</p>", ".asked is not there"),
}


@pytest.fixture
async def page(chromium: Browser) -> AsyncIterator[Page]:
    page = await chromium.new_page(viewport={"width": 400, "height": 600})
    yield page
    await page.close()


async def test_nothing_is_found_on_a_sound_page(page: Page) -> None:
    for what, body in SOUND.items():
        await page.set_content(HEAD + body)
        assert await faults(page, lapped=[".sheet"]) == [], what


async def test_every_fault_is_found_and_named(page: Page) -> None:
    for what, (body, fault) in BROKEN.items():
        await page.set_content(HEAD + body)
        asked = [".asked"] if "question" in what else []
        found = await faults(page, insight=asked)
        assert any(fault in one for one in found), f"{what}: {found}"
