"""How a match came out: the verdict, the bar of victories, the players, shares and seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from courtyard.lab.report.figure import Panel, columns_of, definitions, figure, lead, mark, table
from courtyard.lab.report.markup import Markup, joined, tag
from courtyard.lab.report.palette import look_of
from courtyard.lab.report.plots import Dot, Whiskers

if TYPE_CHECKING:
    from courtyard.lab.matches.result import Interval, MatchResult, PlayerResult
    from courtyard.lab.report.wording import Wording
    from courtyard.lab.tournaments.standings import Contestant


ROOM: Final = 0.16  # of the bar, so that a number fits into a part of it on a phone


class Verdict(NamedTuple):
    """What came of it, in a headline and a sentence or two."""

    headline: str
    sentences: str


def judge(match: MatchResult, wording: Wording) -> Verdict:
    """Who won, or that nobody can tell yet. Whoever shares a victory gets a part of it."""
    best, second = sorted(match.players, key=lambda player: -player.points_share)[:2]
    pair = len(match.players) == 2
    sure = best.points_interval[0] > (1 / 2 if pair else second.points_interval[1])
    said = [say_result(match, best, second, wording)]
    if sure and pair:
        headline = wording.say("report-wins", winner=best.name, loser=second.name)
    elif sure:
        headline = wording.say("report-wins-table", winner=best.name)
    else:
        headline = wording.say("report-close", first=best.name, second=second.name)
    said.append(say_confidence(match, best, second, wording, sure=sure))
    if match.verdict:
        said.append(match.verdict)
    if not match.finished:
        said.append(wording.say("report-interrupted"))
    return Verdict(headline, " ".join(said))


def say_result(match: MatchResult, best: PlayerResult, second: PlayerResult, wording: Wording) -> str:
    share = wording.percent(best.win_share)
    if len(match.players) > 2:
        even = wording.percent(1 / len(match.players))
        return wording.attribute("report-verdict", "table", winner=best.name, share=share, even=even)
    other, shared = wording.percent(second.win_share), wording.percent(shared_part(match))
    return wording.say("report-verdict", winner=best.name, share=share, loser=second.name, other=other, shared=shared)


def say_confidence(
    match: MatchResult, best: PlayerResult, second: PlayerResult, wording: Wording, *, sure: bool
) -> str:
    low, high = (wording.percent(end) for end in best.points_interval)
    points = wording.percent(best.points_share)
    if sure:
        return wording.say("report-verdict-sure", winner=best.name, points=points, low=low, high=high)
    if len(match.players) == 2:
        even = wording.percent(1 / 2)
        return wording.say("report-verdict-open", first=best.name, points=points, low=low, high=high, even=even)
    other = wording.percent(second.points_share)
    names = {"first": best.name, "second": second.name}
    return wording.attribute("report-verdict-open", "table", points=points, other=other, **names)


def shared_part(match: MatchResult) -> float:
    return max(0.0, 1 - sum(player.wins for player in match.players) / match.games)


def score_bar(match: MatchResult, wording: Wording) -> Markup:
    """All games as one bar, in parts for those who won them."""
    classes = [f"part player-{look_of(seat).colour}" for seat in range(len(match.players))]
    parts = [(one.name, one.win_share, name) for one, name in zip(match.players, classes, strict=True)]
    shared = (wording.say("report-shared"), shared_part(match), "part part-shared")
    parts.insert(1 if len(parts) == 2 else len(parts), shared)
    said = [wording.say("report-score-part", name=name, share=wording.percent(share)) for name, share, _ in parts]
    segments = (
        tag("span", wording.percent(share) if share > ROOM else "", class_=kind, style=f"flex-grow:{share:.4f}")
        for _, share, kind in parts
        if share
    )
    alternative = wording.say("report-score-bar-alt", parts=said)
    return tag("div", *segments, class_="score-bar", role="img", aria_label=alternative)


def player_cards(match: MatchResult, wording: Wording) -> Markup:
    shown = (player_card(seat, player, wording) for seat, player in enumerate(match.players))
    return tag("ul", *shown, class_="players")


def player_card(seat: int, player: PlayerResult, wording: Wording) -> Markup:
    figures = definitions(
        [
            (wording.say("report-player-won"), wording.percent(player.win_share)),
            (wording.say("report-player-points"), wording.percent(player.points_share)),
            (wording.say("report-player-score"), wording.number(player.mean_score)),
        ]
    )
    who = tag("div", tag("strong", player.name), tag("p", player.about) if player.about else "", class_="who")
    return tag("li", mark(seat), who, figures)


def share_panel(prefix: str, match: MatchResult, wording: Wording) -> Panel:
    dots = [
        share_dot(player.name, player.win_share, player.interval, wording, seat)
        for seat, player in enumerate(match.players)
    ]
    plot = Whiskers(dots, 0, 1, 1 / len(dots), wording.round_percent)
    said = [with_interval(dot, wording) for dot in dots]
    alternative = wording.attribute("report-share", "alt", parts=said)
    title, caption = wording.say("report-share"), wording.attribute("report-share", "caption")
    drawn = figure(f"{prefix}share", plot, alternative, caption, share_table(match, wording), wording)
    return Panel(f"{prefix}share", title, joined(lead(wording.attribute("report-share", "about")), drawn))


def share_dot(label: str, share: float, interval: Interval, wording: Wording, seat: int | None = None) -> Dot:
    return Dot(label, share, *interval, wording.percent(share), wording.percents(interval), seat)


def with_interval(dot: Dot, wording: Wording) -> str:
    share = wording.say("report-with-interval", value=dot.said, interval=dot.said_interval)
    return wording.say("report-score-part", name=dot.label, share=share)


def balance(one: PlayerResult | Contestant, wording: Wording) -> list[str]:
    """Games won, tied and lost."""
    return [wording.amount(games) for games in (one.wins, one.ties, one.losses)]


def share_table(match: MatchResult, wording: Wording) -> Markup:
    titles = ("player", "wins", "ties", "losses", "share", "interval", "points", "interval", "score")
    columns = columns_of(titles, wording, words=["player"])
    rows = [
        [
            player.name,
            *balance(player, wording),
            wording.percent(player.win_share),
            wording.percents(player.interval),
            wording.percent(player.points_share),
            wording.percents(player.points_interval),
            wording.number(player.mean_score),
        ]
        for player in match.players
    ]
    return table(wording.say("report-share"), columns, rows, wording)


def seats_panel(prefix: str, match: MatchResult, wording: Wording) -> Panel:
    dots = [
        share_dot(wording.seat(seat), result.win_share, result.interval, wording)
        for seat, result in enumerate(match.by_seat)
    ]
    plot = Whiskers(dots, 0, 1, 1 / len(dots), wording.round_percent)
    alternative = wording.attribute("report-seats", "alt", parts=[with_interval(dot, wording) for dot in dots])
    titles = ("seat", "wins", "ties", "share", "interval")
    columns = columns_of(titles, wording, words=["seat"])
    rows = [
        [dot.label, wording.whole(seat.wins), wording.whole(seat.ties), dot.said, wording.percents(seat.interval)]
        for dot, seat in zip(dots, match.by_seat, strict=True)
    ]
    title, caption = wording.say("report-seats"), wording.attribute("report-seats", "caption")
    drawn = figure(f"{prefix}seats", plot, alternative, caption, table(title, columns, rows, wording), wording)
    return Panel(f"{prefix}seats", title, joined(lead(wording.attribute("report-seats", "about")), drawn))
