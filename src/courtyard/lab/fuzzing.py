"""Trying laws on many random games, on several processors."""

from __future__ import annotations

import multiprocessing
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Final, NamedTuple

from courtyard.games import find_game
from courtyard.lab.laws import find_laws, try_law
from courtyard.lab.trial import LawBroken, Trial

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from concurrent.futures import Future

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
    """What comes of each parcel, as it comes."""
    if jobs == 1 or len(parcels) == 1:
        yield from (try_seeds(game, names, parcel) for parcel in parcels)
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        waiting: dict[Future[Verdict], range] = {}
        rest = iter(parcels)
        try:
            while True:
                for parcel in rest:
                    waiting[pool.submit(try_seeds, game, names, parcel)] = parcel
                    if len(waiting) >= 2 * jobs:
                        break
                if not waiting:
                    return
                for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                    yield result_of(future, waiting.pop(future))
        finally:
            pool.shutdown(cancel_futures=True)


def result_of(future: Future[Verdict], seeds: range) -> Verdict:
    try:
        return future.result()
    except BrokenProcessPool:
        sentence = f"the program broke down with a seed from {seeds[0]} to {seeds[-1]}."
        return Verdict(0, Counter(), Failure(seeds[0], "survives", sentence, ""))
