"""What there is to say about a tournament, before it and after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.measure import measure_renderables
from rich.table import Table
from rich.text import Text

from courtyard.lab.matches.planning import missing
from courtyard.lab.report.wording import Wording
from courtyard.speech import find_speech
from courtyard.terminal.livetable import LiveView, duration

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console, RenderableType

    from courtyard.lab.tournaments.scale import Rating
    from courtyard.lab.tournaments.standings import TournamentResult
    from courtyard.lab.tournaments.tournament import Tournament
    from courtyard.words import Words

FIGURES: Final = ("rating", "margin", "points", "wins", "ties", "losses")


class LiveStandings(LiveView):
    """Of a tournament."""

    def __init__(self, tournament: Tournament, words: Words, console: Console) -> None:
        super().__init__(words, console)
        self.tournament = tournament

    def table(self) -> RenderableType:
        return standings(self.tournament.result(), self.words)

    def progress(self) -> str:
        return self.say_progress(self.tournament.games, self.tournament.most_games, self.tournament.seconds)


def introduce(tournament: Tournament, words: Words) -> Iterator[str]:
    """Who plays how much, and with which variants."""
    schedule = tournament.schedule
    wording = Wording(words, schedule.game)
    counts = {"players": len(schedule.players), "matches": schedule.meetings, "games": schedule.games}
    yield words.say("tournament-intro", game=wording.game_name(), seed=str(schedule.seed), **counts)
    for number, things in enumerate(schedule.variants):
        if things is None:
            continue
        name = wording.variant_or_number(things, number + 1)
        yield find_speech(schedule.game).tell_variant(schedule.options[number], words, name)
        lacking = [player for player, _ in missing(tournament.roll_call(number))]
        if lacking:
            yield words.say("tournament-lacks", names=lacking, count=len(lacking))


def conclude(league: TournamentResult, seconds: float, words: Words, console: Console) -> Iterator[RenderableType]:
    """The tables, as far as there is room for them."""
    wording = Wording(words, league.schedule.game)
    yield standings(league, words)
    yield lead(league, wording)
    cross = cross_table(league, wording)
    if measure_renderables(console, console.options, [cross]).minimum > console.width:
        yield words.say("tournament-too-wide")
    else:
        yield words.say("tournament-cross")
        yield cross
    if len(league.variants) > 1:
        yield words.say("tournament-variants")
        yield variant_table(league, wording)
    yield words.say("tournament-pace", games=league.games, time=duration(seconds, words))


def lead(league: TournamentResult, wording: Wording) -> str:
    """How far the best is ahead, which is surer than how far they are from the average."""
    first, second = (league.players[player].name for player in league.by_rank[:2])
    points, low, high = (wording.rating(value) for value in (league.lead, *league.lead_interval))
    facts = {"first": first, "second": second, "points": points, "low": low, "high": high}
    if league.decided:
        return wording.say("tournament-lead", **facts)
    return wording.attribute("tournament-lead", "open", **facts)


def standings(league: TournamentResult, words: Words) -> Table:
    wording = Wording(words, league.schedule.game)
    table = Table("", *(words.say(f"tournament-column-{one}") for one in ("player", *FIGURES)))
    set_right(table, 2)
    for one in (league.players[player] for player in league.by_rank):
        rating, margin = wording.rating(one.rating), words.say("tournament-margin", value=round(one.margin))
        counts = [wording.amount(count) for count in (one.wins, one.ties, one.losses)]
        table.add_row(str(one.rank), Text(one.name), rating, margin, wording.percent(one.points_share), *counts)
    return table


def cross_table(league: TournamentResult, wording: Wording) -> Table:
    order = league.by_rank
    numbers = [str(place) for place in range(1, len(order) + 1)]
    table = Table("", wording.say("tournament-column-player"), *numbers)
    set_right(table, 2)
    for place, player in enumerate(order):
        cells = (league.cross[player][rival] for rival in order)
        shares = ["" if cell is None else wording.whole(100 * cell.share) for cell in cells]
        table.add_row(numbers[place], Text(league.players[player].name), *shares)
    return table


def variant_table(league: TournamentResult, wording: Wording) -> Table:
    names = [wording.variant_or_number(variant.things, number) for number, variant in enumerate(league.variants, 1)]
    table = Table(wording.say("tournament-column-player"), wording.say("tournament-all"), *names)
    set_right(table, 1)
    for player in league.by_rank:
        one = league.players[player]
        there = (variant.ratings[player] if variant.ratings else None for variant in league.variants)
        cells = [rating_there(rating, one.rating, wording) for rating in there]
        table.add_row(Text(one.name), wording.rating(one.rating), *cells)
    return table


def rating_there(rating: Rating | None, overall: float, wording: Wording) -> str:
    if rating is None:
        return ""
    star = wording.attribute("report-variants", "star") if rating.excludes(overall) else ""
    return wording.rating(rating.rating) + star


def set_right(table: Table, first: int) -> None:
    """Numbers stand at the right, and are never broken."""
    for column in table.columns[first:]:
        column.justify = "right"
        column.no_wrap = True
