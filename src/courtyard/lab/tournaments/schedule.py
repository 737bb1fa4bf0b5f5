"""What is to be played in a tournament: who meets whom, with which variants."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from courtyard.bots import wants
from courtyard.bots.titles import distinct
from courtyard.core.errors import Refused
from courtyard.games import find_game
from courtyard.lab.matches.entrants import enter
from courtyard.lab.matches.match import Plan
from courtyard.lab.matches.planning import SEEDS, START, call_entrants
from courtyard.lab.tournaments.pairing import tables
from courtyard.speech import find_speech

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from courtyard.bots import Entrant, Title
    from courtyard.lab.matches.entrants import Participant

LISTED: Final = 8  # players that a sentence names at most


@dataclass(frozen=True)
class Schedule:
    """All meetings of a tournament, as plain data. Players and variants are known by their places in the lists."""

    game: str
    players: list[str]
    abouts: list[str]
    entries: list[str]  # how the players were named to take part
    variants: list[list[str] | None]  # the ids of what is played with; None where tables of the game do not differ
    options: list[dict[str, object]]  # settled ones, for each variant
    tables: list[list[int]]  # who meets, with every variant
    games: int  # of each meeting
    seed: int
    anchor: int | None  # whose rating is 1500; otherwise the average is
    flags: list[str]  # the words of the command line that make these variants

    @property
    def meetings(self) -> int:
        return len(self.tables) * len(self.variants)


@dataclass(frozen=True)
class Wish:
    """What somebody asks of a tournament."""

    games: int
    variants: int | Sequence[object]  # how many are drawn, or what the game's varied option is to be
    table: int | None  # how many sit together; as few as the game allows if nobody says
    seed: int | None
    anchor: str | None
    options: Mapping[str, object]  # of the game


def make_schedule(game: str, players: Sequence[Participant], wish: Wish) -> tuple[Schedule, list[Entrant], list[Title]]:
    """Read the players, draw what the wish leaves open, or refuse."""
    rules = find_game(game)
    entrants = read_players(rules.name, players)
    titles = call_entrants(rules.name, entrants)
    seed = secrets.randbelow(SEEDS) if wish.seed is None else wish.seed
    size = rules.seats[0] if wish.table is None else wish.table
    if size not in rules.seats:
        raise Refused("table-size", game=rules.name, least=rules.seats[0], most=rules.seats[-1], size=size)
    if wish.games < 1:
        raise Refused("match-games", games=wish.games)
    options = list(settle_variants(rules.name, entrants, size, seed, wish))
    schedule = Schedule(
        game=rules.name,
        players=[title.name for title in titles],
        abouts=[title.about for title in titles],
        entries=[entrant.name for entrant in entrants],
        variants=[find_speech(rules.name).variant(one) for one in options],
        options=options,
        tables=tables(len(entrants), size),
        games=size * -(-wish.games // size),  # everybody sits in every seat equally often
        seed=seed,
        anchor=None if wish.anchor is None else find_anchor(wish.anchor, entrants, titles),
        flags=flags_of(rules.name, wish),
    )
    return schedule, entrants, titles


def read_players(game: str, players: Sequence[Participant]) -> list[Entrant]:
    entrants = [enter(game, player) for player in players]
    for entrant in entrants:
        if entrants.count(entrant) > 1:
            raise Refused("entrant-twice", player=entrant.name)
    if len(entrants) < 2:
        usual = find_speech(game).usual_bot
        raise Refused("few-entrants", usual=usual)
    return entrants


def find_anchor(name: str, entrants: Sequence[Entrant], titles: Sequence[Title]) -> int:
    """The place of a player, by how they were named or by what they are called."""
    for place, (entrant, title) in enumerate(zip(entrants, titles, strict=True)):
        if name in (entrant.name, title.name):
            return place
    raise Refused("anchor", anchor=name, players=[entrant.name for entrant in entrants[:LISTED]])


def settle_variants(
    game: str, entrants: Sequence[Entrant], size: int, seed: int, wish: Wish
) -> Iterator[dict[str, object]]:
    """Settled options for each variant. A game without any is played as it is."""
    rules, speech = find_game(game), find_speech(game)
    if wish.options.get(START) is not None:
        raise Refused("start-of-match", key=START)
    asked = {**wish.options, "players": size, START: 0}
    if not isinstance(wish.variants, int):
        if speech.varied is None:
            raise Refused("no-variants", game=game)
        for number, variant in enumerate(wish.variants):
            yield rules.settle({**asked, speech.varied.name: variant}, seed + number)
        return
    if wish.variants < 1:
        raise Refused("variants", variants=wish.variants)
    settled = rules.settle(asked, seed)
    if speech.variant(settled) is None:
        yield settled
        return
    yield from draw_variants(game, entrants, asked, seed, wish.variants)


def draw_variants(
    game: str, entrants: Sequence[Entrant], asked: Mapping[str, object], seed: int, count: int
) -> Iterator[dict[str, object]]:
    """Random ones, each with as much as fits of what the players want; those who went without come first next time."""
    rules, speech, queue = find_game(game), find_speech(game), [wants(game, entrant) for entrant in entrants]
    for number in range(count):
        wanted: list[str] = []
        settled, left_out, served = rules.settle(asked, seed + number), [], []
        for things in queue:
            try:
                settled = rules.settle(speech.wishing(asked, [*wanted, *things]), seed + number)
            except Refused:
                left_out.append(things)
                continue
            wanted += things
            served.append(things)
        queue = left_out + served
        yield settled


def flags_of(game: str, wish: Wish) -> list[str]:
    varied = find_speech(game).varied
    flags: list[str] = []
    for name, value in wish.options.items():
        flags += [f"--{name}", written(value)]
    if varied is None:
        return flags
    if isinstance(wish.variants, int):
        return [*flags, f"--{varied.plural}", str(wish.variants)] if wish.variants > 1 else flags
    for variant in wish.variants:
        flags += [f"--{varied.name}", written(variant)]
    return flags


def written(value: object) -> str:
    """An option as it is written on the command line."""
    if isinstance(value, dict):
        return ",".join(str(name) if count is None else f"{name}:{count}" for name, count in value.items())
    return ",".join(str(part) for part in value) if isinstance(value, list | tuple) else str(value)


def plans_of(schedule: Schedule, entrants: Sequence[Entrant], titles: Sequence[Title]) -> Iterator[Plan]:
    """All matches, variant by variant, each with shuffles of its own."""
    number = schedule.seed
    for options in schedule.options:
        for table in schedule.tables:
            names = distinct([titles[player].name for player in table])
            called = (titles[player]._replace(name=name) for player, name in zip(table, names, strict=True))
            yield Plan(schedule.game, options, tuple(entrants[player] for player in table), tuple(called), number)
            number += 1
