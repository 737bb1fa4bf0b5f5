"""What came of a tournament, as plain data. Everything is known by its place in the tournament's lists."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from courtyard.extras import need
from courtyard.lab.tournaments.crosstable import Cell, cross_table
from courtyard.lab.tournaments.scale import AVERAGE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from courtyard.lab.matches.result import Interval
    from courtyard.lab.tournaments.meeting import Meeting
    from courtyard.lab.tournaments.scale import Rating
    from courtyard.lab.tournaments.schedule import Schedule


@dataclass(frozen=True)
class Contestant:
    """How one player came out. Points are against others, two by two: 1 for a better rank in a game, 1/2 if alike."""

    name: str
    about: str
    rank: int  # by rating
    rating: float
    interval: Interval  # of the rating, 95 %
    games: int
    wins: float
    ties: float  # victories that were shared
    losses: float
    points_share: float  # of all the points to be had against others

    @property
    def margin(self) -> float:
        """How far the interval of the rating reaches on each side."""
        return (self.interval[1] - self.interval[0]) / 2


@dataclass(frozen=True)
class VariantResult:
    """Ratings from the games with one variant alone; empty until everybody has played with it."""

    things: list[str] | None  # what is played with, where tables of the game differ in it
    ratings: list[Rating]


@dataclass(frozen=True)
class TournamentResult:
    """All that a tournament tells. One that was interrupted has fewer meetings than planned."""

    schedule: Schedule
    meetings: list[Meeting]
    players: list[Contestant]
    lead: float  # of the best one's rating over the second best
    lead_interval: Interval  # 95 %
    cross: list[list[Cell | None]]
    variants: list[VariantResult]

    @property
    def games(self) -> int:
        return sum(meeting.match.games for meeting in self.meetings)

    @property
    def done(self) -> int:
        """How many meetings were played to their end."""
        return sum(meeting.match.finished for meeting in self.meetings)

    @property
    def finished(self) -> bool:
        return self.done == self.schedule.meetings

    @property
    def decided(self) -> bool:
        """Whether the best is surely better than the second best."""
        return self.lead_interval[0] > 0

    @property
    def by_rank(self) -> list[int]:
        """The players by their ratings, the best first."""
        return best_first([one.rating for one in self.players])

    def to_json(self) -> dict[str, object]:
        told: dict[str, object] = asdict(self)
        told["games"] = self.games
        told["finished"] = self.finished
        return told


def best_first(ratings: Sequence[float]) -> list[int]:
    return sorted(range(len(ratings)), key=lambda player: -ratings[player])


def standings_of(schedule: Schedule, meetings: Sequence[Meeting]) -> TournamentResult:
    """The tables of what was played so far."""
    need("lab", "choix", "numpy")
    from courtyard.lab.tournaments.rating import rate  # noqa: PLC0415 - loads numpy

    size = len(schedule.players)
    ratings = rate(size, meetings, schedule.anchor)
    cross = cross_table(size, meetings)
    players = [contestant(player, schedule, meetings, ratings, cross[player]) for player in range(size)]
    variants = []
    for number, things in enumerate(schedule.variants):
        there = [meeting for meeting in meetings if meeting.variant == number]
        whole = len(there) == len(schedule.tables)
        variants.append(VariantResult(things, rate(size, there, schedule.anchor) if whole else []))
    best, second = best_first([rating.rating for rating in ratings])[:2]
    ahead = rate(size, meetings, second)[best]
    low, high = (end - AVERAGE for end in ahead.interval)
    return TournamentResult(
        schedule=schedule,
        meetings=list(meetings),
        players=players,
        lead=ahead.rating - AVERAGE,
        lead_interval=(low, high),
        cross=cross,
        variants=variants,
    )


def contestant(
    player: int,
    schedule: Schedule,
    meetings: Sequence[Meeting],
    ratings: Sequence[Rating],
    cells: Sequence[Cell | None],
) -> Contestant:
    own = [
        (meeting.match, meeting.match.players[place])
        for meeting in meetings
        for place, other in enumerate(meeting.players)
        if other == player
    ]
    met = [cell for cell in cells if cell is not None]
    points, against = sum(cell.points for cell in met), sum(cell.games for cell in met)
    return Contestant(
        name=schedule.players[player],
        about=schedule.abouts[player],
        rank=1 + sum(other.rating > ratings[player].rating for other in ratings),
        rating=ratings[player].rating,
        interval=ratings[player].interval,
        games=sum(match.games for match, _ in own),
        wins=sum(result.wins for _, result in own),
        ties=sum(result.ties for _, result in own),
        losses=sum(result.losses for _, result in own),
        points_share=points / against if against else 0.0,
    )
