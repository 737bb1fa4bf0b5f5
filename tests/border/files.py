"""Hostile files and options, many of them: each is taken, or refused in a sentence, at once and with little memory.

`python -m tests.border.files` (or `make hostile`) plays 100,000 of each kind and says how long the slowest took: the
time that this process spent on it, not what went by on the clock, so a busy machine makes no file look slow.
"""

from __future__ import annotations

import gc
import json
import sys
import time
import tracemalloc
from argparse import ArgumentParser
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from tests.border.changes import changed, invented, scribbled
from tests.border.height import Resident, Traced

from courtyard.bots.dominion.strategy.doubts import doubts
from courtyard.core.errors import Refused
from courtyard.core.given import mapped, read_json
from courtyard.core.record import Record
from courtyard.core.session import Session
from courtyard.games import GAMES, find_game
from courtyard.scenario import find_files, read_text, run
from courtyard.server.plays.share import read_share, write_share
from courtyard.server.web.endpoint import LONGEST_BODY
from courtyard.tajmahal.reading import SECTIONS
from courtyard.words import load

SCENARIOS: Final = Path(__file__).parents[2] / "scenarios"
LIBRARY: Final = files("courtyard.bots.dominion").joinpath("library")
ANSWERS: Final = 12  # as many are given to whoever is asked first
SLOW: Final = 0.05  # seconds
A_MOVE: Final = 0.00005  # seconds more for each answer of a record: whoever sends a long game may have it played
LARGE: Final = 50 << 20  # bytes
LONGEST_SENTENCE: Final = 3000
Data = Any


class Kind(NamedTuple):
    """A kind of file: how one is made, and who takes it in."""

    make: Callable[[Random], str]
    take: Callable[[str], object]
    moves: Callable[[str], int] = lambda _: 0  # how many there are to be played, if all else is as it should be


# -- real ones to begin with -------------------------------------------------------------------------------------------
@cache
def board() -> Data:
    return json.loads(files("courtyard.tajmahal").joinpath("box.json").read_text(encoding="utf-8"))


@cache
def option_sets(game: str) -> list[Data]:
    if game == "tajmahal":
        return [{"players": 3, "start": 2, "board": board()}, {"players": 5}]
    return [
        {"players": 3, "kingdom": "first-game", "start": 1},
        {
            "kingdom": "random",
            "sets": {"base": 5, "intrigue": None},
            "require": ["Moat", "Young Witch"],
            "ban": ["Witch"],
        },
        {"sets": ["base", "cornucopia"], "bane": "Chapel", "require": ["Young Witch"]},
    ]


@cache
def records(game: str) -> list[str]:
    """Short games, and one that begins at a table as it was saved."""
    rules = find_game(game)
    found: list[str] = []
    for seed in range(4):
        record = Record(game, rules.version, rules.sample(seed), seed)
        session = play_on(record.start(rules), ANSWERS)
        record.players = ["you"] * len(rules.scores(session.state))
        record.keep(session)
        found.append(record.to_json())
        record.table = rules.dump(play_on(session, ANSWERS).state if session.at_rest else session.state)
        record.answers = []
        found.append(record.to_json())
    return found


@cache
def tables(game: str) -> list[Data]:
    rules = find_game(game)
    starts = [Session(rules, rules.new(rules.sample(seed), seed)) for seed in range(4)]
    return [rules.dump(play_on(start, 7 * number).state) for number, start in enumerate(starts)]


@cache
def texts(kind: str) -> list[str]:
    if kind == "scenario":
        chosen = find_files([SCENARIOS])[::9]
        return [f'game = "{path.parents[1].name}"\n{path.read_text(encoding="utf-8")}' for path in chosen]
    return [file.read_text(encoding="utf-8") for file in LIBRARY.iterdir() if file.name.endswith(".toml")]


def play_on(session: Session[Any], answers: int) -> Session[Any]:
    for _ in range(answers):
        if session.choice is not None:
            session.answer(session.choice.everything()[: session.choice.least])
    return session


# -- how they are made and taken in ------------------------------------------------------------------------------------
def made(real: list[Data], words: str) -> Callable[[Random], str]:
    """Mostly real data that was changed, sometimes invented; as it is sent."""

    def make(dice: Random) -> str:
        return json.dumps(invented(dice, words.split()) if dice.random() < 0.2 else changed(dice, dice.choice(real)))

    return make


def written(real: list[str]) -> Callable[[Random], str]:
    return lambda dice: scribbled(dice, dice.choice(real))


def rewritten(real: list[str]) -> Callable[[Random], str]:
    """A record whose data was changed, or whose text was."""

    def make(dice: Random) -> str:
        text = dice.choice(real)
        return scribbled(dice, text) if dice.random() < 0.3 else json.dumps(changed(dice, json.loads(text)))

    return make


def sent(text: str) -> dict[str, Data]:
    """What comes out of a file or a request: a table, and not too long."""
    return mapped(read_json(text, "The request", LONGEST_BODY), "The request")


def take_board(text: str) -> object:
    rules = find_game("tajmahal")
    return show(Session(rules, rules.new(rules.settle({"board": sent(text)}, 1), 1)))


def take_options(game: str) -> Callable[[str], object]:
    rules = find_game(game)
    return lambda text: show(Session(rules, rules.new(rules.settle(sent(text), 1), 1)))


def take_table(game: str) -> Callable[[str], object]:
    rules = find_game(game)
    return lambda text: show(Session(rules, rules.load(sent(text))))


def take_record(text: str) -> object:
    record = Record.from_json(text)
    return show(record.replay(find_game(record.game)))


def count_answers(text: str) -> int:
    try:
        return len(Record.from_json(text).answers)
    except Refused:
        return 0


def show(session: Session[Any]) -> object:
    """Play a little, and look at everything there is."""
    rules = play_on(session, ANSWERS).rules
    seats = range(-1, len(rules.scores(session.state)))
    return [
        rules.facts(session.state),
        rules.census(session.state),
        *(rules.view(session.state, seat) for seat in seats),
    ]


def shared(dice: Random) -> str:
    """The code of hostile options; or a code that was scribbled on."""
    game = dice.choice(list(GAMES))
    options, deal = changed(dice, dice.choice(option_sets(game))), dice.choice((None, 1, -1, "x" * 32, 1 << 60))
    try:
        code = write_share(game, options if isinstance(options, dict) else {}, deal)
    except (TypeError, ValueError, OverflowError, RecursionError):
        code = None  # nobody can make such a code
    return scribbled(dice, code or "AAAA") if dice.random() < 0.3 else code or ""


def take_code(code: str) -> object:
    game, options, _ = read_share(code)
    return find_game(game).new(options, 1)


KINDS: Final[dict[str, Kind]] = {
    "board": Kind(made([board()], " ".join(SECTIONS)), take_board),
    "options of Dominion": Kind(
        made(option_sets("dominion"), "players kingdom sets require ban bane start Moat base"), take_options("dominion")
    ),
    "options of Taj Mahal": Kind(made(option_sets("tajmahal"), "players start board"), take_options("tajmahal")),
    "table of Dominion": Kind(made(tables("dominion"), " ".join(tables("dominion")[0])), take_table("dominion")),
    "table of Taj Mahal": Kind(made(tables("tajmahal"), " ".join(tables("tajmahal")[0])), take_table("tajmahal")),
    "record": Kind(rewritten(records("dominion") + records("tajmahal")), take_record, count_answers),
    "scenario": Kind(written(texts("scenario")), lambda text: run(read_text(text))),
    "strategy": Kind(written(texts("strategy")), lambda text: doubts(text, "here.toml", load().of("dominion"))),
    "share code": Kind(shared, take_code),
}


# -- many of them ------------------------------------------------------------------------------------------------------
class Figures(NamedTuple):
    """How some files of a kind came out."""

    taken: int
    refused: int
    slowest: float  # seconds of work, besides the moves that were to be played
    slowest_number: int
    largest: int  # bytes that one took at its height


def make(kind: str, seed: int, number: int) -> str:
    return KINDS[kind].make(Random(f"{seed} {kind} {number}"))  # noqa: S311 - they are to come again


def play(kind: str, count: int, seed: int = 1, first: int = 0) -> Figures:
    """Give them in one after another. Whatever is raised but a refusal goes on to the caller, with the number."""
    taken, slowest, slowest_number, largest = 0, 0.0, 0, 0
    for number in range(first, first + count):
        given = make(kind, seed, number)
        height, began = Traced() if tracemalloc.is_tracing() else Resident(), time.process_time()
        try:
            KINDS[kind].take(given)
            taken += 1
        except Refused as refused:
            sentence = str(refused)
            assert sentence.isprintable(), f"{kind} {number}: {sentence[:500]!r}"
            assert len(sentence) < LONGEST_SENTENCE, f"{kind} {number}: {sentence[:500]!r}"
        except BaseException as error:
            error.add_note(f"{kind}, seed {seed}, number {number}: {given[:2000]!r}")
            raise
        spent, grown = time.process_time() - began, height.growth()
        if spent > SLOW:
            spent = min(spent, alone(kind, given)) - A_MOVE * KINDS[kind].moves(given)
        largest = max(largest, grown)
        if spent > slowest:
            slowest, slowest_number = spent, number
    return Figures(taken, count - taken, slowest, slowest_number, largest)


def alone(kind: str, given: str) -> float:
    """How long a file takes that did not have to sweep up after the thousands before it."""
    gc.collect()
    began = time.process_time()
    with suppress(Refused):
        KINDS[kind].take(given)
    return time.process_time() - began


def main() -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--files", type=int, default=100_000, help="of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kind", choices=list(KINDS), action="append", help="only this kind")
    parser.add_argument("--trace", action="store_true", help="count memory to the byte, which takes four times as long")
    wish = parser.parse_args()
    load().of("dominion").say("doubt-green")  # or the first strategy would pay for reading all words
    for kind in KINDS:
        make(kind, wish.seed, 0)  # and the first of each kind for the real ones
    if wish.trace:
        tracemalloc.start()
    good = True
    for kind in wish.kind or KINDS:
        began = time.process_time()
        figures = play(kind, wish.files, wish.seed)
        good = good and figures.slowest < SLOW and figures.largest < LARGE
        told = f"{figures.taken} taken, {figures.refused} refused; the slowest (number {figures.slowest_number})"
        memory = f"{figures.largest / (1 << 20):.1f} MB for the largest"
        each = 1000 * (time.process_time() - began) / max(1, wish.files)
        sys.stdout.write(f"{kind}: {told} {1000 * figures.slowest:.1f} ms; {memory}; {each:.2f} ms each\n")
        sys.stdout.flush()
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
