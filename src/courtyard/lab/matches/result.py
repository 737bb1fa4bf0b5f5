"""What came of a match, as plain data. Shares are parts of 1; turns count from 1, as do lists by turn."""

from __future__ import annotations

from dataclasses import asdict, dataclass

Interval = tuple[float, float]  # from, to


def split(number: int, copies: int) -> float:
    """What falls to each of several equals, as a whole number where it is one."""
    return number / copies if number % copies else number // copies


@dataclass(frozen=True)
class PlayerResult:
    """How one player came out."""

    name: str
    about: str  # what kind of player it is, in a line; empty if nobody says
    wins: float  # a whole number, unless equals share what falls to one of them
    ties: float  # victories that were shared
    losses: float
    win_share: float  # of all games; a shared victory does not count
    interval: Interval  # of the win share, 95 %
    points_share: float  # of all games; those who share a victory get a part of it each
    points_interval: Interval
    mean_score: float
    entry: str = ""  # how they were named to take part: a bot, a strategy of the library, or a file


@dataclass(frozen=True)
class SeatResult:
    """How those came out who sat in one seat; the first seat begins."""

    wins: int
    ties: int
    win_share: float
    interval: Interval


@dataclass(frozen=True)
class Curve:
    """How something went with one player, turn by turn, on average over those games that lasted that long."""

    player: int
    gauge: str
    means: list[float]
    games: list[float]  # that lasted that long, of those that were watched; whole numbers, unless equals share them


@dataclass(frozen=True)
class Gain:
    """How many of a thing one player gained in each turn, on average over all games that were watched."""

    player: int
    thing: str
    means: list[float]


@dataclass(frozen=True)
class MatchResult:
    """All that a match tells."""

    game: str
    options: dict[str, object]  # settled ones
    variant: list[str] | None  # the ids of what it was played with, where tables of the game differ in it
    seed: int
    games: int
    rounds: int  # in a round everybody sits in every seat, with the same shuffles; equals need not change places
    seconds: float
    cpu_seconds: float
    players: list[PlayerResult]
    by_seat: list[SeatResult]
    # Points of each player (row) against each other one: a game counts 1 if they rank better, a half if alike.
    # And how the points of two players against all others vary together from round to round (a covariance; the sum over
    # a round's games is what varies). Ratings and their intervals are made of these two.
    versus: list[list[float]]
    covariance: list[list[float]]
    mean_turns: float  # of the starter
    lengths: dict[int, int]  # by the number of turns, how many games took that many
    endings: dict[str, int]  # how many games ended in each way
    watched: int  # games of which the curves and gains tell
    curves: list[Curve]
    gains: list[Gain]
    verdict: str  # of a match that was to go on until the answer is known; otherwise empty
    finished: bool = True  # whether it was played to its end, and not interrupted

    @property
    def middle_half(self) -> tuple[int, int]:
        """From how many to how many turns half of the games took, a quarter of them being shorter, a quarter longer."""
        return quantile(self.lengths, 0.25), quantile(self.lengths, 0.75)

    @property
    def mirror(self) -> bool:
        """Whether all players are the same one: a round is a single game then."""
        return self.games == self.rounds

    @property
    def has_equals(self) -> bool:
        """Whether some seatings were one and the same game: a round has fewer games than players then."""
        return self.games != self.rounds * len(self.players)

    @property
    def games_per_cpu_second(self) -> float:
        return self.games / self.cpu_seconds if self.cpu_seconds else 0.0

    def to_json(self) -> dict[str, object]:
        return {**asdict(self), "games_per_cpu_second": self.games_per_cpu_second}


def quantile(counts: dict[int, int], part: float) -> int:
    """The least number that this part of all does not exceed."""
    wanted, seen = part * sum(counts.values()), 0
    for number, count in sorted(counts.items()):
        seen += count
        if seen >= wanted:
            return number
    return max(counts)
