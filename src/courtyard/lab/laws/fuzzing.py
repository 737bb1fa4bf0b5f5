"""Trying laws on many random games, on several processors."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from courtyard.games import find_game
from courtyard.lab.crews.crew import Alone, in_order
from courtyard.lab.crews.processes import Lost, Processes
from courtyard.lab.laws.book import find_laws, try_law
from courtyard.lab.laws.trial import LawBroken, Trial

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from courtyard.lab.crews.crew import Crew

PARCEL: Final = 32  # games that are tried in one go


class Failure(NamedTuple):
    """A game that broke a law, and what was played of it."""

    seed: int
    law: str
    sentence: str
    record: str  # JSON; empty if the program itself broke down


class Verdict(NamedTuple):
    """What came of some games."""

    games: int
    tried: Counter[str]  # on how many games each law was tried
    failure: Failure | None


def try_seeds(game: str, names: list[str], seeds: range) -> Verdict:
    """A game for each seed. Each law on its share of them, by the seed; or those that are named, on all of them."""
    rules, laws = find_game(game), find_laws(names)
    tried: Counter[str] = Counter()
    for seed in seeds:
        options = rules.sample(seed)
        for law in laws:
            if not names and seed % law.every:
                continue
            trial = Trial(rules, options, seed)
            tried[law.name] += 1
            try:
                try_law(law, trial)
            except LawBroken as broken:
                failure = Failure(seed, broken.law, broken.sentence, trial.record().to_json())
                return Verdict(seed - seeds[0] + 1, tried, failure)
    return Verdict(len(seeds), tried, None)


def fuzz(game: str, names: list[str], seeds: range, jobs: int, report: Callable[[int], None]) -> Verdict:
    """Try all seeds, up to the first failure; report how many games are done now and then."""
    parcels = [seeds[first : first + PARCEL] for first in range(0, len(seeds), PARCEL)]
    done, tried = 0, Counter[str]()
    for verdict in verdicts(game, names, parcels, jobs):
        done += verdict.games
        tried += verdict.tried
        report(done)
        if verdict.failure is not None:
            return Verdict(done, tried, verdict.failure)
    return Verdict(done, tried, None)


def verdicts(game: str, names: list[str], parcels: list[range], jobs: int) -> Iterator[Verdict]:
    """What comes of each parcel, in their order."""
    work = partial(try_seeds, game, names)
    crew: Crew[range, Verdict] = Alone(work) if jobs == 1 or len(parcels) == 1 else Processes(work, jobs)
    with crew:
        try:
            yield from in_order(crew, parcels)
        except Lost as lost:
            seeds: range = lost.portion
            sentence = f"the program broke down with a seed from {seeds[0]} to {seeds[-1]}."
            yield Verdict(0, Counter(), Failure(seeds[0], "survives", sentence, ""))
