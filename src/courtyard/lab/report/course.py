"""How the games of a match went: turn by turn, how long they took, and when what was gained."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.lab.report.figure import Column, Panel, figure, lead, legend, table
from courtyard.lab.report.markup import Markup, joined
from courtyard.lab.report.plots import RARE, Heat, Line, Lines

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from courtyard.lab.matches.result import Curve, Gain, MatchResult
    from courtyard.lab.report.wording import Wording

MOST_THINGS: Final = 16  # rows of a plot; the table has all
MOST_TURNS: Final = 60


def curve_panels(prefix: str, match: MatchResult, wording: Wording) -> Iterator[Panel]:
    """A plot for each gauge."""
    for gauge in dict.fromkeys(curve.gauge for curve in match.curves):
        curves = [curve for curve in match.curves if curve.gauge == gauge]
        yield curve_panel(f"{prefix}{gauge}", curves, match, wording)


def curve_panel(name: str, curves: Sequence[Curve], match: MatchResult, wording: Wording) -> Panel:
    gauge = wording.gauge(curves[0].gauge)
    watched = max(match.watched, 1)
    lines = [Line(curve.player, curve.means, [games / watched for games in curve.games]) for curve in curves]
    plot = Lines(lines, usual_turns(match), wording.say("report-turn"), wording.whole)
    parts = " ".join(say_curve(curve, match, wording) for curve in curves if curve.means)
    alternative = wording.attribute("report-curve", "alt", gauge=gauge, parts=parts)
    caption = wording.attribute("report-curve", "caption", watched=wording.whole(match.watched))
    title = wording.say("report-curve", gauge=gauge)
    drawn = figure(name, plot, alternative, caption, curve_table(title, curves, match, wording), wording)
    about = lead(wording.attribute("report-curve", "about"))
    return Panel(name, title, joined(about, legend([player.name for player in match.players]), drawn))


def say_curve(curve: Curve, match: MatchResult, wording: Wording) -> str:
    """Three points of it: the first turn, the end of what half of the games reach, and the middle between them."""
    end = max(sum(games >= match.watched / 2 for games in curve.games), 1)
    half = (end + 1) // 2
    first, middle, last = (wording.number(curve.means[turn - 1]) for turn in (1, half, end))
    turns = {"one": 1, "half": half, "end": end}
    name = match.players[curve.player].name
    return wording.attribute("report-curve", "part", name=name, first=first, middle=middle, last=last, **turns)


def curve_table(title: str, curves: Sequence[Curve], match: MatchResult, wording: Wording) -> Markup:
    names = [match.players[curve.player].name for curve in curves]
    columns = [Column(name) for name in (wording.say("report-column-turn"), *names, wording.say("report-column-games"))]
    longest = max(curves, key=lambda curve: len(curve.games))
    rows = [
        [
            wording.whole(turn + 1),
            *(wording.fine(curve.means[turn]) if turn < len(curve.means) else "" for curve in curves),
            wording.amount(games),
        ]
        for turn, games in enumerate(longest.games)
        if games
    ]
    return table(title, columns, rows, wording)


def gain_panels(prefix: str, match: MatchResult, wording: Wording) -> Iterator[Panel]:
    """A plot for each player, all with the same rows and the same colours."""
    things = things_in_order(match.gains)
    most = max((max(gain.means, default=0.0) for gain in match.gains), default=0.0)
    if not most:
        return
    for player in range(len(match.players)):
        gains = {gain.thing: gain for gain in match.gains if gain.player == player}
        rows = [(wording.thing(thing), gains[thing].means if thing in gains else []) for thing in things]
        said = [(label, means, wording.number(sum(means)) if any(means) else "") for label, means in rows]
        plot = Heat(player, said, usual_turns(match), most, wording.say("report-turn"))
        yield gain_panel(f"{prefix}gains-{player}", plot, list(gains.values()), match, wording)


def gain_panel(name: str, plot: Heat, gains: Sequence[Gain], match: MatchResult, wording: Wording) -> Panel:
    player = match.players[plot.seat].name
    said = [
        wording.attribute("report-gains", "part", total=total, thing=label, turn=peak(means))
        for label, means, total in plot.rows
        if sum(means) >= 0.05
    ]
    alternative = wording.attribute("report-gains", "alt", player=player, parts=said)
    title = wording.say("report-gains", player=player)
    facts = {"most": wording.fine(plot.most), "watched": wording.whole(match.watched)}
    caption = wording.attribute("report-gains", "caption", **facts)
    drawn = figure(name, plot, alternative, caption, gain_table(title, gains, plot.turns, wording), wording)
    return Panel(name, title, joined(lead(wording.attribute("report-gains", "about")), drawn))


def gain_table(title: str, gains: Sequence[Gain], turns: int, wording: Wording) -> Markup:
    heads = [wording.say("report-column-thing"), wording.say("report-column-total")]
    columns = [Column(heads[0], numbers=False), Column(heads[1])]
    columns += [Column(wording.whole(turn)) for turn in range(1, turns + 1)]
    rows = [
        [
            wording.thing(gain.thing),
            wording.fine(sum(gain.means)),
            *(wording.fine(mean) for mean in gain.means[:turns]),
            *([""] * (turns - len(gain.means))),
        ]
        for gain in sorted(gains, key=lambda gain: -sum(gain.means))
    ]
    return table(title, columns, rows, wording)


def things_in_order(gains: Sequence[Gain]) -> list[str]:
    """Those that are gained most, from what is gained early to what is gained late."""
    sums: dict[str, float] = {}
    turns: dict[str, float] = {}
    for gain in gains:
        sums[gain.thing] = sums.get(gain.thing, 0.0) + sum(gain.means)
        turns[gain.thing] = turns.get(gain.thing, 0.0) + sum(turn * mean for turn, mean in enumerate(gain.means, 1))
    most = sorted((thing for thing in sums if sums[thing] >= 0.05), key=lambda thing: (-sums[thing], thing))
    return sorted(most[:MOST_THINGS], key=lambda thing: (turns[thing] / sums[thing], thing))


def usual_turns(match: MatchResult) -> int:
    """How many turns are worth showing: those that more than a few games have."""
    lasted = (sum(games >= RARE * match.watched for games in curve.games) for curve in match.curves)
    return max(1, min(max(lasted, default=1), MOST_TURNS))


def peak(means: Sequence[float]) -> int:
    return max(range(len(means)), key=lambda turn: means[turn]) + 1
