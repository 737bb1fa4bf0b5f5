"""A tournament on its way, from the first game to the ratings. Its matches are played as `simulate` plays them."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Final

from courtyard.lab.crews.crew import in_order
from courtyard.lab.matches.entrants import check_portable
from courtyard.lab.matches.match import Plan, Played, play_parcel
from courtyard.lab.matches.parcels import Parcel, parcels
from courtyard.lab.matches.simulation import Simulation, hire, joined
from courtyard.lab.tournaments.meeting import Meeting
from courtyard.lab.tournaments.schedule import Wish, make_schedule, plans_of
from courtyard.lab.tournaments.standings import standings_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from courtyard.lab.crews.crew import Crew
    from courtyard.lab.matches.entrants import Participant
    from courtyard.lab.tournaments.standings import TournamentResult

USUAL_GAMES: Final = 200

Portion = tuple[Plan, Parcel]


def tournament(
    game: str,
    players: Sequence[Participant],
    *,
    games: int = USUAL_GAMES,
    variants: int | Sequence[object] = 1,
    table: int | None = None,
    seed: int | None = None,
    jobs: int = 1,
    cluster: str = "",
    anchor: str | None = None,
    report: Callable[[Tournament], None] | None = None,
    **options: object,
) -> TournamentResult:
    """Let everybody meet everybody with every variant and tell what came of it, or refuse.

    `variants` are those that are named, as the game's varied option takes them, or how many are to be drawn; `games` is
    how many each match has, `table` how many sit together. The average of the ratings is 1500, or the `anchor` is.
    `report` is called again and again with the tournament on its way.
    """
    played = Tournament(game, players, Wish(games, variants, table, seed, anchor, options))
    with played.crew(jobs, cluster) as crew:
        played.play(crew, report)
    return played.result()


class Tournament:
    """What is to be played, what was played so far, and what it tells."""

    def __init__(self, game: str, players: Sequence[Participant], wish: Wish) -> None:
        self.schedule, self.entrants, self.titles = make_schedule(game, players, wish)
        self.plans = list(plans_of(self.schedule, self.entrants, self.titles))
        self.meetings: list[Meeting] = []
        self.match: Simulation | None = None  # the one that is being played
        self.began = monotonic()

    def roll_call(self, variant: int) -> Plan:
        """All players at one table, to see what they lack there; no game is played like this."""
        schedule = self.schedule
        return Plan(schedule.game, schedule.options[variant], tuple(self.entrants), tuple(self.titles), schedule.seed)

    @property
    def games(self) -> int:
        """Played so far."""
        return sum(meeting.match.games for meeting in self.meetings) + (0 if self.match is None else self.match.games)

    @property
    def most_games(self) -> int:
        return len(self.plans) * self.schedule.games

    @property
    def seconds(self) -> float:
        """Since it began."""
        return monotonic() - self.began

    def crew(self, jobs: int, cluster: str = "") -> Crew[Portion, Played]:
        """Those who play; the results do not depend on it."""
        if jobs > 1 or cluster:
            check_portable(self.entrants)
        return hire(play_portion, jobs, cluster)

    def play(self, crew: Crew[Portion, Played], report: Callable[[Tournament], None] | None = None) -> None:
        """Play to the end. Whoever interrupts it finds what was played up to then."""
        self.began = monotonic()
        for played in in_order(crew, self.portions()):
            match = self.match or Simulation(self.plans[len(self.meetings)], self.schedule.games)
            match.played = joined(match.played, played)
            self.match = match
            if match.games == match.most_games:
                self.meetings, self.match = [*self.meetings, self.meeting(match)], None
            if report is not None:
                report(self)

    def portions(self) -> Iterator[Portion]:
        """Of all matches, one after the other: nobody waits for the end of a match."""
        for plan in self.plans:
            size = len(plan.entrants)
            for parcel in parcels(self.schedule.games // size, size):
                yield plan, parcel

    def meeting(self, match: Simulation) -> Meeting:
        variant, table = divmod(len(self.meetings), len(self.schedule.tables))
        return Meeting(variant, self.schedule.tables[table], match.result())

    def result(self) -> TournamentResult:
        """All that is known by now, a match that was not played to its end included."""
        rest = [] if self.match is None else [self.meeting(self.match)]
        return standings_of(self.schedule, self.meetings + rest)


def play_portion(portion: Portion) -> Played:
    return play_parcel(*portion)
