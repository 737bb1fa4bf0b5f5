"""Whole games as text that a person can read.

When rules or bots change on purpose, `python -m tests.golden.write` at the root of the repository writes them anew.
Read the difference before it is committed.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from courtyard.bots import find_bot
from courtyard.core.answer import offered, write_answer
from courtyard.core.event import EVERYONE
from courtyard.core.session import Session
from courtyard.dominion.cards import CARDS
from courtyard.games import find_game
from courtyard.tajmahal.card import INFLUENCES, SYMBOLS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from courtyard.core.choice import Choice
    from courtyard.core.event import Event
    from courtyard.core.rules import Rules

FOLDER = Path(__file__).parent
# What a question can be about: a card, or a prize of a visit.
ABOUT = {"dominion": [card.id for card in CARDS], "tajmahal": [*SYMBOLS[:INFLUENCES], "crown"]}


class Golden(NamedTuple):
    """A game that is always played the same."""

    name: str
    game: str
    options: dict[str, object]
    seed: int
    bots: list[str]


GOLDEN = [
    Golden("dominion-first-game", "dominion", {"kingdom": "first-game", "start": 0}, 1, ["big-money", "big-money"]),
    Golden(
        "dominion-size-distortion", "dominion", {"kingdom": "size-distortion", "start": 1}, 2, ["big-money", "random"]
    ),
    Golden(
        "dominion-interaction", "dominion", {"kingdom": "interaction", "start": 1}, 3, ["random", "big-money", "random"]
    ),
    Golden("dominion-deconstruction", "dominion", {"kingdom": "deconstruction", "start": 1}, 4, ["random", "random"]),
    Golden(
        "dominion-spice-of-life", "dominion", {"kingdom": "the-spice-of-life", "start": 1}, 5, ["big-money", "random"]
    ),
    Golden("dominion-last-laughs", "dominion", {"kingdom": "last-laughs", "start": 2}, 6, ["big-money"] * 4),
    Golden("tajmahal-three", "tajmahal", {"start": 2}, 7, ["raja", "raja", "raja"]),
    Golden("tajmahal-five", "tajmahal", {"start": 1}, 8, ["random", "raja", "random", "raja", "random"]),
]


def write(golden: Golden) -> str:
    """The whole game."""
    rules = find_game(golden.game)
    options = rules.settle({**golden.options, "players": len(golden.bots)}, golden.seed)
    session = Session(rules, rules.new(options, golden.seed))
    players = [find_bot(golden.game, bot, seat) for seat, bot in enumerate(golden.bots)]
    lines = [f"{golden.game}, version {rules.version}, seed {golden.seed}"]
    lines += [f"{key}: {plain(value)}" for key, value in options.items()]
    lines += [f"seat {seat}: {bot}" for seat, bot in enumerate(golden.bots)]
    told = 0
    while session.choice is not None:
        lines += [f"    {event_line(event)}" for event in session.events[told:]]
        told = len(session.events)
        answer = players[session.choice.seat].choose(session.choice, session.state)
        lines.append("")
        lines += question(rules, session.choice, answer)
        session.answer(answer)
    lines += [f"    {event_line(event)}" for event in session.events[told:]]
    return "\n".join([*lines, "", *standings(rules, session.state), ""])


def question(rules: Rules[Any], choice: Choice, answer: list[int]) -> Iterator[str]:
    """What is asked, of what, and what is answered."""
    number = f"{choice.least}" if choice.least == choice.most else f"{choice.least} to {choice.most}"
    about = f" about {ABOUT[rules.name][choice.about]}" if choice.about >= 0 else ""
    whom = f" of seat {choice.whom}" if choice.whom >= 0 else ""
    order = " in order" if choice.ordered else ""
    names = [
        name if choice.copies(place) == 1 else f"{choice.copies(place)} {name}"
        for place, name in enumerate(offered(rules, choice))
    ]
    yield f"seat {choice.seat} {choice.why}{about}{whom}: {number} from {choice.source}{order}: {', '.join(names)}"
    yield f"  > {', '.join(write_answer(rules, choice, answer)) or 'nothing'}"


def event_line(event: Event) -> str:
    """All of an event; in brackets what only some seats know."""
    who = "" if event.seat < 0 else f"seat {event.seat} "
    facts = "".join(f" {key} {plain(value)}" for key, value in event.facts.items())
    secrets = "".join(f" {key} {plain(value)}" for key, value in event.secrets.items())
    if secrets and event.knows != EVERYONE:
        knowing = [str(seat) for seat in range(event.knows.bit_length()) if event.knows >> seat & 1]
        secrets = f" [for {', '.join(knowing)}:{secrets}]"
    return f"{'. ' * event.depth}{who}{event.what}{facts}{secrets}"


def plain(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def standings(rules: Rules[Any], state: object) -> Iterator[str]:
    for standing in rules.standings(state):
        reasons = ", ".join(f"{count} {what} {points}" for what, count, points in standing.reasons)
        yield f"seat {standing.seat}: rank {standing.rank}, {standing.score} points, {standing.turns} turns ({reasons})"


if __name__ == "__main__":
    for each in GOLDEN:
        (FOLDER / f"{each.name}.txt").write_text(write(each), encoding="utf-8")
