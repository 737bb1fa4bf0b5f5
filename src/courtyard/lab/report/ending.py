"""How long the games of a match lasted, and how they ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.lab.report.figure import Column, Panel, figure, lead, table
from courtyard.lab.report.markup import Markup, joined, tag
from courtyard.lab.report.plots import Bars, Histogram

if TYPE_CHECKING:
    from courtyard.lab.matches.result import MatchResult
    from courtyard.lab.report.wording import Wording


def ending_panel(prefix: str, match: MatchResult, wording: Wording) -> Panel:
    """Plots where there is something to see, otherwise a sentence."""
    lengths = length_figure(f"{prefix}length", match, wording)
    endings = ending_figure(f"{prefix}ending", match, wording)
    return Panel(f"{prefix}length", wording.say("report-length"), joined(lengths, endings))


def length_figure(name: str, match: MatchResult, wording: Wording) -> Markup:
    lengths = dict(sorted(match.lengths.items()))
    if len(lengths) == 1:
        return lead(wording.attribute("report-length", "same", turns=next(iter(lengths))))
    mean = wording.number(match.mean_turns)
    said = wording.attribute("report-length", "mean", mean=mean)
    plot = Histogram(lengths, match.mean_turns, said, wording.say("report-turn"), wording.round_percent)
    mode = max(lengths, key=lambda turns: lengths[turns])
    ends = {"least": min(lengths), "most": max(lengths)}
    alternative = wording.attribute("report-length", "alt", mean=mean, mode=mode, **ends)
    columns = [Column(wording.say("report-column-turns")), Column(wording.say("report-column-games"))]
    rows = [[wording.whole(turns), wording.whole(games)] for turns, games in lengths.items()]
    numbers = table(wording.say("report-length"), columns, rows, wording)
    low, high = match.middle_half
    about = lead(wording.attribute("report-length", "about", mean=mean, low=low, high=high))
    return joined(
        about, figure(name, plot, alternative, wording.attribute("report-length", "caption"), numbers, wording)
    )


def ending_figure(name: str, match: MatchResult, wording: Wording) -> Markup:
    games = sum(match.endings.values())
    ways = sorted(match.endings.items(), key=lambda way: (-way[1], way[0]))
    if len(ways) == 1:
        return lead(wording.attribute("report-endings", "same", ending=wording.ending(ways[0][0])))
    bars = [(wording.ending(way), count / games, wording.percent(count / games)) for way, count in ways]
    said = [wording.say("report-score-part", name=way, share=share) for way, _, share in bars]
    columns = [Column(wording.say("report-column-ending"), numbers=False), Column(wording.say("report-column-games"))]
    rows = [[wording.ending(way), wording.whole(count)] for way, count in ways]
    title = wording.say("report-endings")
    alternative = wording.attribute("report-endings", "alt", parts=said)
    drawn = figure(name, Bars(bars), alternative, "", table(title, columns, rows, wording), wording)
    return joined(tag("p", title, class_="subtitle"), drawn)
