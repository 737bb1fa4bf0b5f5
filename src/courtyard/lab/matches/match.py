"""What a match is, and how a portion of it is played. Everything that plays many games plays them like this."""

from __future__ import annotations

from dataclasses import dataclass
from time import process_time
from typing import TYPE_CHECKING, Final, NamedTuple

from courtyard.bots import seat_bot
from courtyard.core.attendance import Attendance, searches
from courtyard.core.dice import Dice
from courtyard.counting.series import all_seatings, count_different, play_series
from courtyard.counting.tally import Tally
from courtyard.counting.watch import Diary, all_watched
from courtyard.games import find_game

if TYPE_CHECKING:
    from courtyard.bots import Entrant, Title
    from courtyard.bots.contest import Contest
    from courtyard.core.choice import Chooser
    from courtyard.core.rules import Rules
    from courtyard.lab.matches.parcels import Parcel
    from courtyard.lab.table import Table

DICE_OF_PLAYERS: Final = 0x5EA7  # keeps what players roll apart from how cards are shuffled


@dataclass(frozen=True)
class Plan:
    """All that has to be known to play any part of a match, on whatever machine."""

    game: str
    options: dict[str, object]  # settled ones
    entrants: tuple[Entrant, ...]
    titles: tuple[Title, ...]  # what the entrants are called, no two of them alike
    seed: int

    @property
    def different(self) -> int:
        """How many seatings are played with the same shuffles: those in which equals only change places are one."""
        return count_different(self.entrants)

    @property
    def copies(self) -> int:
        """How often a game counts: for each way in which equals might sit in it."""
        return len(self.entrants) // self.different

    def players(self, parcel: int) -> list[Chooser]:
        """New ones for each parcel: some roll dice, which must not depend on who played the parcel before."""
        first = int(Dice(self.seed ^ DICE_OF_PLAYERS).word) + parcel * len(self.entrants)
        return [seat_bot(self.game, entrant, first + place) for place, entrant in enumerate(self.entrants)]


class Played(NamedTuple):
    """What came of a parcel."""

    tally: Tally
    diary: Diary
    cpu_seconds: float


def play_parcel(plan: Plan, parcel: Parcel) -> Played:
    began = process_time()
    rules: Rules[Table] = find_game(plan.game)
    players, table = plan.players(parcel.number), rules.set_up(plan.options)
    attendance = None
    if any(map(searches, players)):
        attendance = Attendance(rules, players, first_shuffle(plan.seed ^ DICE_OF_PLAYERS) + parcel.first)
        players = attendance.players
    tally, diary = Tally(len(players)), Diary(len(players), len(rules.gauges()))
    first, watched = first_shuffle(plan.seed) + parcel.first, parcel.watched
    seatings = all_seatings(players, plan.different)
    play_series(rules, table, all_watched(rules, players, plan.different, diary), first, watched, tally, attendance)
    play_series(rules, table, seatings, first + watched, parcel.rounds - watched, tally, attendance)
    return Played(tally, diary, process_time() - began)


def play_match(rules: Rules[Table], contest: Contest, games: int, seed: int) -> Tally:
    """A contest whose players sit there already, in one go: as many games as make whole rounds.

    A game of equals is played once, and counts for each way in which they might sit.
    """
    players = contest.players
    different = 1 if contest.equal else len(players)
    tally, table = Tally(len(players)), rules.set_up(rules.settle(contest.options, seed))
    play_series(rules, table, all_seatings(players, different), first_shuffle(seed), -(-games // different), tally)
    return tally


def first_shuffle(seed: int) -> int:
    """The seed of the first round, from which the others count on; those of different matches lie far apart."""
    return int(Dice(seed).word)
