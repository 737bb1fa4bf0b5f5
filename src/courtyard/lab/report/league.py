"""The report of a tournament."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.lab.report.again import tournament_again
from courtyard.lab.report.crossing import cross_panel, variants_panel
from courtyard.lab.report.figure import Panel, cards, columns_of, command, definitions, figure, lead, table
from courtyard.lab.report.markup import Markup, joined, tag
from courtyard.lab.report.outcome import balance
from courtyard.lab.report.page import Chapter
from courtyard.lab.report.plots import Dot, Whiskers
from courtyard.lab.tournaments.scale import AVERAGE, foretold

if TYPE_CHECKING:
    from collections.abc import Iterator

    from courtyard.lab.report.wording import Wording
    from courtyard.lab.tournaments.crosstable import Cell
    from courtyard.lab.tournaments.standings import TournamentResult

ODD: Final = 0.05  # part of the points by which a pairing may be off before it is worth a word
PODIUM: Final = 3
MARGIN: Final = 25  # rating points beside the outermost whisker


def league_chapter(league: TournamentResult, wording: Wording) -> Chapter:
    first, second = (league.players[player] for player in league.by_rank[:2])
    gap, least, most = (wording.rating(points) for points in (league.lead, *league.lead_interval))
    facts = {"first": first.name, "second": second.name, "gap": gap, "least": least, "most": most}
    if not league.decided:
        headline, said = "report-champion-open", wording.attribute("report-champion-lead", "open", **facts)
    else:
        headline = "report-champion" if league.finished else "report-leader"
        said = wording.say("report-champion-lead", **facts)
    sentences = " ".join([said, *unfinished(league, wording)])
    panels = list(league_panels(league, wording))
    return Chapter(
        "tournament",
        kicker(league, wording),
        wording.say(headline, **facts),
        sentences,
        podium(league, wording),
        panels,
    )


def league_title(league: TournamentResult, wording: Wording) -> str:
    return wording.say("report-title-tournament", count=len(league.players), game=wording.game_name())


def kicker(league: TournamentResult, wording: Wording) -> str:
    parts = [wording.game_name(), wording.say("report-tournament", count=len(league.players))]
    if league.schedule.variants != [None]:
        parts.append(wording.say("report-on-variants", count=len(league.schedule.variants)))
    return " · ".join([*parts, wording.say("report-games", games=league.games)])


def unfinished(league: TournamentResult, wording: Wording) -> list[str]:
    if league.finished:
        return []
    return [wording.say("report-unfinished", done=league.done, planned=league.schedule.meetings)]


def podium(league: TournamentResult, wording: Wording) -> Markup:
    """The best three."""
    shown = []
    for player in league.by_rank[:PODIUM]:
        one = league.players[player]
        figures = definitions(
            [
                (wording.say("report-column-rating"), wording.rating(one.rating)),
                (wording.say("report-margin"), wording.attribute("report-margin", "value", value=round(one.margin))),
                (wording.say("report-column-league-points"), wording.percent(one.points_share)),
            ]
        )
        who = tag("div", tag("strong", one.name), tag("p", one.about) if one.about else "", class_="who")
        shown.append(tag("li", tag("span", tag("b", str(one.rank)), class_="place", aria_hidden="true"), who, figures))
    return tag("ol", *shown, class_="players")


def league_panels(league: TournamentResult, wording: Wording) -> Iterator[Panel]:
    yield ratings_panel(league, wording)
    yield contestants_panel(league, wording)
    yield cross_panel(league, wording)
    if len(league.schedule.variants) > 1:
        yield variants_panel(league, wording)
    yield meetings_panel(league, wording)
    yield played_panel(league, wording)


def ratings_panel(league: TournamentResult, wording: Wording) -> Panel:
    players = [league.players[player] for player in league.by_rank]
    dots = [
        Dot(one.name, one.rating, *one.interval, wording.rating(one.rating), wording.ratings(one.interval))
        for one in players
    ]
    least, most = min(dot.low for dot in dots) - MARGIN, max(dot.high for dot in dots) + MARGIN
    plot = Whiskers(dots, least, most, AVERAGE, wording.rating)
    said = [
        wording.attribute("report-ratings", "part", name=dot.label, rating=dot.said, interval=dot.said_interval)
        for dot in dots
    ]
    alternative, caption = (wording.attribute("report-ratings", part, parts=said) for part in ("alt", "caption"))
    drawn = figure("ratings", plot, alternative, caption, ratings_table(league, wording), wording)
    held = wording.say("report-average")
    if league.schedule.anchor is not None:
        held = wording.attribute("report-average", "anchor", player=league.schedule.players[league.schedule.anchor])
    about = lead(wording.attribute("report-ratings", "about", held=held, average=wording.rating(AVERAGE)))
    fit = tag("p", say_fit(league, wording))
    return Panel("ratings", wording.say("report-ratings"), joined(about, fit, drawn))


def ratings_table(league: TournamentResult, wording: Wording) -> Markup:
    titles = ("player", "rating", "interval", "wins", "ties", "losses", "league-points")
    columns = columns_of(titles, wording, words=["player"])
    rows = [
        [
            one.name,
            wording.rating(one.rating),
            wording.ratings(one.interval),
            *balance(one, wording),
            wording.percent(one.points_share),
        ]
        for one in (league.players[player] for player in league.by_rank)
    ]
    return table(wording.say("report-ratings"), columns, rows, wording)


def say_fit(league: TournamentResult, wording: Wording) -> str:
    """Whether one number a player tells all, or somebody is somebody else's bogey."""
    cells = [cell for row in league.cross for cell in row if cell is not None]
    worst = max(cells, key=lambda cell: abs(cell.share - expected_share(league, cell)))
    expected = expected_share(league, worst)
    if abs(worst.share - expected) < ODD or worst.interval[0] <= expected <= worst.interval[1]:
        return wording.say("report-fits")
    names = {"player": league.players[worst.player].name, "rival": league.players[worst.rival].name}
    shares = {"share": wording.percent(worst.share), "expected": wording.percent(expected)}
    return wording.say("report-misfit", **names, **shares)


def expected_share(league: TournamentResult, cell: Cell) -> float:
    return foretold(league.players[cell.player].rating, league.players[cell.rival].rating)


def contestants_panel(league: TournamentResult, wording: Wording) -> Panel:
    rows = [
        tag(
            "li",
            tag("span", tag("b", str(one.rank)), class_="place", aria_hidden="true"),
            tag("div", tag("strong", one.name), tag("p", one.about) if one.about else "", class_="who"),
        )
        for one in (league.players[player] for player in league.by_rank)
    ]
    return Panel("players", wording.say("report-played-players"), tag("ol", *rows, class_="contestants"))


def meetings_panel(league: TournamentResult, wording: Wording) -> Panel:
    titles = ("match", "variant", "result", "mean-turns", "seed")
    columns = columns_of(titles, wording, words=["match", "variant", "result"])
    rows = []
    for meeting in league.meetings:
        first, *others = (league.players[player].name for player in meeting.players)
        shares = [wording.percent(player.points_share) for player in meeting.match.players]
        rows.append(
            [
                wording.say("report-versus", first=first, others=others),
                wording.variant_or_number(league.schedule.variants[meeting.variant], meeting.variant + 1),
                " : ".join(shares),
                wording.number(meeting.match.mean_turns),
                str(meeting.match.seed),
            ]
        )
    title = wording.say("report-meetings")
    shown = tag("details", tag("summary", wording.say("report-numbers")), table(title, columns, rows, wording))
    return Panel("meetings", title, joined(lead(wording.attribute("report-meetings", "about")), shown), full=True)


def played_panel(league: TournamentResult, wording: Wording) -> Panel:
    schedule = league.schedule
    played = {"done": league.done, "planned": schedule.meetings}
    matches = wording.say("report-played-tables", games=wording.whole(schedule.games), **played)
    facts = [
        (wording.say("report-played-game"), wording.game_name()),
        (wording.say("report-played-games"), matches),
        (wording.say("report-played-seed"), str(schedule.seed)),
    ]
    for number, variant in enumerate(schedule.variants, 1):
        if variant is not None:
            facts.append(
                (wording.variant_or_number(variant, number), cards([wording.thing(thing) for thing in variant]))
            )
    note = lead(wording.attribute("report-played-games", "note"))
    again = joined(tag("p", wording.say("report-again")), command(tournament_again(schedule)))
    return Panel("played", wording.say("report-played"), joined(definitions(facts), note, again), full=True)
