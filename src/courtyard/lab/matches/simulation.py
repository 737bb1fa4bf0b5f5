"""A match on its way, from the first game to the answer."""

from __future__ import annotations

from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Final

from courtyard.core.errors import Refused
from courtyard.counting.tally import Tally
from courtyard.counting.watch import Diary
from courtyard.games import find_game
from courtyard.lab.crews.crew import Alone, R, T, in_order
from courtyard.lab.matches.entrants import check_portable
from courtyard.lab.matches.match import Plan, Played, play_parcel
from courtyard.lab.matches.parcels import Parcel, parcels
from courtyard.lab.matches.planning import make_plan
from courtyard.lab.matches.summary import sum_up
from courtyard.lab.matches.until import Answer, judge
from courtyard.words import load

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from courtyard.lab.crews.crew import Crew
    from courtyard.lab.matches.entrants import Participant
    from courtyard.lab.matches.result import MatchResult
    from courtyard.words import Words

USUAL_GAMES: Final = 10_000
LEAST_SURE, MOST_SURE = 50.0, 99.9  # per cent


def simulate(
    game: str,
    players: Sequence[Participant],
    *,
    games: int = USUAL_GAMES,
    seed: int | None = None,
    jobs: int = 1,
    until: float | None = None,
    cluster: str = "",
    report: Callable[[Simulation], None] | None = None,
    **options: object,
) -> MatchResult:
    """Play a match and tell what came of it, or refuse.

    Players are names of bots or strategies, files, Entrants with a text, programs of one's own as “module:factory”, or
    Choosers and what makes them from a seed. `until`, in per cent, ends the match as
    soon as it is so sure who is the best. Options are those of the game. `report` is called again
    and again with the match on its way.
    """
    simulation = Simulation(make_plan(game, players, options, seed), games, until)
    with gather(simulation.plan, jobs, cluster) as crew:
        simulation.play(crew, report)
    return simulation.result()


def gather(plan: Plan, jobs: int, cluster: str = "") -> Crew[Parcel, Played]:
    """Those who play a match. The results do not depend on it."""
    if jobs > 1 or cluster:
        check_portable(plan.entrants)
    return hire(partial(play_parcel, plan), jobs, cluster)


def hire(work: Callable[[T], R], jobs: int, cluster: str = "") -> Crew[T, R]:
    """Those who do some work: this process, several processes, or a cluster."""
    if cluster:
        from courtyard.lab.crews.cluster import Cluster  # noqa: PLC0415 - it takes an extra that not everybody has

        return Cluster(work, cluster)
    if jobs < 1:
        raise Refused("jobs", jobs=jobs)
    if jobs == 1:
        return Alone(work)
    from courtyard.lab.crews.processes import Processes  # noqa: PLC0415 - takes long to load, and most do without

    return Processes(work, jobs)


class Simulation:
    """What is to be played, what was played so far, and what it tells."""

    def __init__(self, plan: Plan, games: int, until: float | None = None) -> None:
        if games < 1:
            raise Refused("games", games=games)
        if until is not None and not LEAST_SURE <= until <= MOST_SURE:
            raise Refused("sure", least=f"{LEAST_SURE:g}", most=f"{MOST_SURE:g}", until=f"{until:g}")
        size = len(plan.entrants)
        self.plan = plan
        self.rounds = -(-games // plan.different)  # everybody sits in every seat equally often
        self.until = until
        self.played = Played(Tally(size), Diary(size, len(find_game(plan.game).gauges())), 0.0)
        self.began = monotonic()
        self.ended: float | None = None

    @property
    def games(self) -> int:
        """Played so far."""
        return self.played.tally.games // self.plan.copies

    @property
    def most_games(self) -> int:
        """That may be played."""
        return self.rounds * self.plan.different

    @property
    def seconds(self) -> float:
        """That it took so far."""
        return (monotonic() if self.ended is None else self.ended) - self.began

    @property
    def answered(self) -> bool:
        """Whether it is known what was to be known."""
        return self.until is not None and judge(self.played.tally, self.until / 100).answer != Answer.OPEN

    def play(self, crew: Crew[Parcel, Played], report: Callable[[Simulation], None] | None = None) -> None:
        """Play to the end. Whoever interrupts it finds what was played up to then."""
        self.began = monotonic()
        try:
            for played in in_order(crew, parcels(self.rounds, self.plan.different)):
                self.played = joined(self.played, played)
                if report is not None:
                    report(self)
                if self.answered:
                    return
        finally:
            self.ended = monotonic()

    def result(self, words: Words | None = None) -> MatchResult:
        """All that is known by now."""
        finished = self.games == self.most_games or self.answered
        return sum_up(self.plan, self.played, self.seconds, self.verdict(words), finished=finished)

    def verdict(self, words: Words | None) -> str:
        """The answer in a sentence; nothing if nobody asked."""
        if self.until is None:
            return ""
        words = words or load()
        answer, players = judge(self.played.tally, self.until / 100)
        names = [self.plan.titles[player].name for player in players]
        sure = words.say("lab-sure", percent=self.until)
        message = f"lab-verdict-{answer.value}"
        if answer == Answer.OPEN and len(names) > 1:
            return words.attribute(message, "level", names=names, games=self.games)
        return words.say(message, name=names[0], names=names, games=self.games, sure=sure)


def joined(some: Played, more: Played) -> Played:
    """A new sum: whoever is interrupted meanwhile still has the old one, whole."""
    tally, diary = Tally(some.tally.players), Diary(some.tally.players, len(some.diary.levels[0]))
    for played in (some, more):
        tally.add(played.tally)
        diary.add(played.diary)
    return Played(tally, diary, some.cpu_seconds + more.cpu_seconds)
