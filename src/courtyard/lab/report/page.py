"""A whole page around its panels: one file that needs nothing else, no network and no script."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING

from courtyard import __version__
from courtyard.lab.report.markup import Markup, joined, tag

if TYPE_CHECKING:
    from collections.abc import Sequence

    from courtyard.lab.report.figure import Panel
    from courtyard.lab.report.wording import Wording

ARCH = Markup(
    '<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M2 21.5V3.5h20v18M5 21.5v-8c0-3.4 2.3-5.4 '
    '3.4-6.2 1.2.8 3.5 2.8 3.5 6.2v8M12 21.5v-8c0-3.4 2.3-5.4 3.5-6.2 1.2.8 3.5 2.8 3.5 6.2v8"/></svg>'
)


@dataclass(frozen=True)
class Chapter:
    """What belongs together on a page: a headline, what stands below it, and panels."""

    id: str
    kicker: str  # what it is about, above the headline
    headline: str
    sentences: str
    opening: Markup
    panels: Sequence[Panel]

    def drawn(self, level: int, *, contents: Markup) -> Markup:
        head = tag(f"h{level}", self.headline)
        kicker, told = tag("p", self.kicker, class_="kicker"), tag("p", self.sentences)
        hero = tag("div", kicker, head, told, self.opening, class_="hero")
        panels = tag("div", *(panel.drawn(level + 1) for panel in self.panels), class_="panels")
        return tag("section", hero, contents, panels, id=self.id)


def page(title: str, chapters: Sequence[Chapter], wording: Wording) -> str:
    """One chapter gives the page its heading; several stand under one."""
    if len(chapters) == 1:
        links = [(panel.id, panel.title) for panel in chapters[0].panels]
        content = chapters[0].drawn(1, contents=contents_list(links, wording))
    else:
        links = [(chapter.id, chapter.headline) for chapter in chapters]
        parts = (chapter.drawn(2, contents=Markup()) for chapter in chapters)
        content = joined(tag("h1", title, class_="many"), contents_list(links, wording), *parts)
    body = tag(
        "body",
        tag("a", wording.say("report-skip"), class_="skip", href="#results"),
        page_header(wording),
        tag("main", content, id="results", tabindex=-1),
        tag("footer", tag("p", wording.say("report-made", version=__version__))),
    )
    return f"<!doctype html>\n{tag('html', page_head(title), body, lang=wording.say('report-language'))}\n"


def page_head(title: str) -> Markup:
    style = files(__package__).joinpath("style.css").read_text(encoding="utf-8")
    return tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("title", title),
        tag("style", Markup(style)),
    )


def page_header(wording: Wording) -> Markup:
    name = tag("strong", wording.say("report-brand"))
    return tag("header", ARCH, name, tag("span", wording.attribute("report-brand", "lab")))


def contents_list(links: Sequence[tuple[str, str]], wording: Wording) -> Markup:
    items = (tag("li", tag("a", title, href=f"#{place}")) for place, title in links)
    return tag("nav", tag("ul", *items), class_="contents", aria_label=wording.say("report-contents"))
