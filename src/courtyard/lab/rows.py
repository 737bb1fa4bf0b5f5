"""Results as rows of plain tables: what data frames and CSV files are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from courtyard.lab.matches.result import MatchResult
    from courtyard.lab.tournaments.standings import TournamentResult


class PlayerRow(NamedTuple):
    """How a player came out in a match."""

    player: str
    games: int
    wins: float
    ties: float
    losses: float
    win_share: float
    win_share_low: float
    win_share_high: float
    points_share: float
    points_share_low: float
    points_share_high: float
    mean_score: float


class SeatRow(NamedTuple):
    """How those came out who sat in a seat; seats count from 1."""

    seat: int
    wins: int
    ties: int
    win_share: float
    win_share_low: float
    win_share_high: float


class CurveRow(NamedTuple):
    """What a gauge showed on average in a turn, and in how many games there was one."""

    player: str
    gauge: str
    turn: int
    mean: float
    games: float


class GainRow(NamedTuple):
    """How many of a thing a player gained in a turn, on average over all watched games."""

    player: str
    thing: str
    turn: int
    mean: float


class LengthRow(NamedTuple):
    """How many games had this number of turns."""

    turns: int
    games: int


class EndingRow(NamedTuple):
    """How many games ended in this way."""

    ending: str
    games: int


class StandingRow(NamedTuple):
    """How a player came out in a tournament."""

    rank: int
    player: str
    about: str
    rating: float
    rating_low: float
    rating_high: float
    games: int
    wins: float
    ties: float
    losses: float
    points_share: float


class CrossRow(NamedTuple):
    """What a player got against a rival in a whole tournament."""

    player: str
    rival: str
    games: int
    points: float
    share: float
    share_low: float
    share_high: float


class RatingRow(NamedTuple):
    """A player's rating with one variant; variants count from 1, and 0 is all of them together."""

    player: str
    variant: int
    rating: float
    rating_low: float
    rating_high: float


class MeetingRow(NamedTuple):
    """How a player came out in one match of a tournament; matches and variants count from 1."""

    match: int
    variant: int
    seed: int
    games: int
    mean_turns: float
    player: str
    wins: float
    ties: float
    losses: float
    points_share: float
    points_share_low: float
    points_share_high: float
    mean_score: float


def players(match: MatchResult) -> list[PlayerRow]:
    return [
        PlayerRow(
            one.name, match.games, one.wins, one.ties, one.losses,
            one.win_share, *one.interval, one.points_share, *one.points_interval, one.mean_score,
        )
        for one in match.players
    ]  # fmt: skip


def seats(match: MatchResult) -> list[SeatRow]:
    return [
        SeatRow(number, seat.wins, seat.ties, seat.win_share, *seat.interval)
        for number, seat in enumerate(match.by_seat, 1)
    ]


def curves(match: MatchResult) -> list[CurveRow]:
    return [
        CurveRow(match.players[curve.player].name, curve.gauge, turn, mean, games)
        for curve in match.curves
        for turn, (mean, games) in enumerate(zip(curve.means, curve.games, strict=True), 1)
    ]


def gains(match: MatchResult) -> list[GainRow]:
    return [
        GainRow(match.players[gain.player].name, gain.thing, turn, mean)
        for gain in match.gains
        for turn, mean in enumerate(gain.means, 1)
    ]


def lengths(match: MatchResult) -> list[LengthRow]:
    return [LengthRow(turns, games) for turns, games in sorted(match.lengths.items())]


def endings(match: MatchResult) -> list[EndingRow]:
    return [EndingRow(ending, games) for ending, games in match.endings.items()]


def standings(league: TournamentResult) -> list[StandingRow]:
    """The best first."""
    best = [league.players[player] for player in league.by_rank]
    return [
        StandingRow(
            one.rank, one.name, one.about, one.rating, *one.interval,
            one.games, one.wins, one.ties, one.losses, one.points_share,
        )
        for one in best
    ]  # fmt: skip


def cross(league: TournamentResult) -> list[CrossRow]:
    names = league.schedule.players
    return [
        CrossRow(names[cell.player], names[cell.rival], cell.games, cell.points, cell.share, *cell.interval)
        for row in league.cross
        for cell in row
        if cell is not None
    ]


def ratings(league: TournamentResult) -> list[RatingRow]:
    """All together, then variant by variant."""
    rows = [RatingRow(one.name, 0, one.rating, *one.interval) for one in league.players]
    for number, variant in enumerate(league.variants, 1):
        for name, rating in zip(league.schedule.players, variant.ratings, strict=False):
            rows.append(RatingRow(name, number, rating.rating, *rating.interval))
    return rows


def meetings(league: TournamentResult) -> list[MeetingRow]:
    return [
        MeetingRow(
            number, meeting.variant + 1, meeting.match.seed, meeting.match.games, meeting.match.mean_turns,
            league.schedule.players[player], one.wins, one.ties, one.losses,
            one.points_share, *one.points_interval, one.mean_score,
        )
        for number, meeting in enumerate(league.meetings, 1)
        for player, one in zip(meeting.players, meeting.match.players, strict=True)
    ]  # fmt: skip
