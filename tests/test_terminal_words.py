"""Every question, every way and every event has its English words, and they fit the facts that the engine gives."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from rich.console import Console

import courtyard.dominion
from courtyard.boards import REFEREE, Frame, find_board
from courtyard.bots.random_bot import RandomBot
from courtyard.core.choice import Choice, Chooser
from courtyard.games import find_game
from courtyard.terminal.question import Question
from courtyard.terminal.telling import say_event, told_to, variant_of
from courtyard.words import load

if TYPE_CHECKING:
    from courtyard.core.event import Event
    from courtyard.core.state import State

RULES = find_game("dominion")
BOARD = find_board("dominion")
WORDS = load(strict=True)
NAMES = ["Anna", "Béla", "Cili", "Dani", "Edit", "Feri"]
SOURCES = "".join(file.read_text() for file in Path(courtyard.dominion.__file__).parent.rglob("*.py"))
WHYS = {"react", *re.findall(r'"([a-z-]+\.[a-z-]+)"', SOURCES)}
EVENTS = {*re.findall(r'(?:tell|tell_cards)\(\s*"([a-z-]+)"', SOURCES), "set-aside"}
# Questions that random players hardly ever come to.
TABLES: list[dict[str, Any]] = [
    {"seats": [{"hand": ["Tournament", "Province", "Copper"]}, {"hand": ["Province"], "deck": ["Gold"]}]},
    {"seats": [{"hand": ["Followers", "Trusty Steed"]}, {"hand": ["Copper", "Estate", "Gold", "Silver", "Moat"]}]},
    {"seats": [{"hand": ["Mine", "Silver", "Copper"]}, {"hand": ["Copper"]}]},
    {"seats": [{"hand": ["Bureaucrat", "Copper"]}, {"hand": ["Estate", "Duchy"]}]},
]


class Witness(Chooser):
    """Plays at random, and says everything that a player would read, each kind of thing once."""

    def __init__(self, seed: int, said: dict[object, str]) -> None:
        super().__init__()
        self.listens = True
        self.bot = RandomBot(seed)
        self.said = said
        self.events: list[Event] = []

    def choose(self, choice: Choice, state: State) -> list[int]:
        key = (choice.why, choice.least, choice.most == 1, choice.whom == choice.seat)
        if key not in self.said:
            self.said[key] = self.draw(choice, state)
        return self.bot.choose(choice, state)

    def draw(self, choice: Choice, state: State) -> str:
        told = told_to(self.events, choice.seat)
        view = RULES.view(state, choice.seat)
        question = Question(RULES, BOARD, choice, view, told, Frame(WORDS, NAMES, 80))
        console = Console(width=80, file=StringIO(), highlight=False)
        console.print(question.draw())
        file = console.file
        assert isinstance(file, StringIO)
        return file.getvalue()

    def hear(self, event: Event) -> None:
        self.events.append(event)
        for viewer in (0, 1, -1, REFEREE):
            told = told_to([event], viewer)[0]
            counts = tuple(min(number, 2) for number in told.values() if isinstance(number, int))
            key = (event.what, variant_of(told, viewer), frozenset(told), told.get("word"), counts)
            if key not in self.said:
                self.said[key] = say_event(told, viewer, NAMES, WORDS)


@pytest.fixture(scope="module")
def said() -> dict[object, str]:
    found: dict[object, str] = {}
    starts = [RULES.new(RULES.sample(seed), seed) for seed in range(60)]
    starts += [RULES.arrange(table) for table in TABLES for _ in range(8)]
    for seed, state in enumerate(starts):
        witness = Witness(seed, found)
        for _ in range(400):
            if RULES.over(state):
                break
            RULES.move(state, witness)
    return found


def first(keys: dict[object, str]) -> set[str]:
    return {str(key[0]) for key in keys if isinstance(key, tuple)}


def test_every_question_was_asked_and_could_be_said(said: dict[object, str]) -> None:
    assert WHYS - first(said) == set()


def test_every_event_happened_and_could_be_said(said: dict[object, str]) -> None:
    assert EVENTS - first(said) == set()


def test_a_question_names_the_card_and_who_played_it(said: dict[object, str]) -> None:
    militia = next(text for key, text in said.items() if isinstance(key, tuple) and key[0] == "militia.discard")
    assert re.search(r"Militia, played by \w+ ─", militia)
    react = next(text for key, text in said.items() if isinstance(key, tuple) and key[0] == "react")
    assert re.search(r"\w+ attacks with [\w ]+\. You may show a Reaction", " ".join(react.split()))


@pytest.mark.parametrize("why", sorted(WHYS))
def test_a_question_has_a_message(why: str) -> None:
    assert WORDS.has(f"ask-{why.replace('.', '-')}")


@pytest.mark.parametrize(
    ("what", "facts", "expected"),
    [
        ("drew", {"count": 2, "cards": ["copper", "copper"]}, "You draw 2 Coppers."),
        ("gained", {"cards": ["silver"], "word": "hand"}, "You gain Silver to your hand."),
        (
            "topdecked",
            {"count": 3, "cards": ["gold", "estate", "gold"]},
            "You put Gold, Estate and Gold onto your deck",
        ),
    ],
)
def test_the_one_who_does_it_is_spoken_to(what: str, facts: dict[str, object], expected: str) -> None:
    assert say_event({"what": what, "seat": 1, "depth": 0, **facts}, 1, NAMES, WORDS).startswith(expected)


def test_what_is_hidden_is_only_counted() -> None:
    told: dict[str, object] = {"what": "drew", "seat": 1, "depth": 0, "count": 2}
    assert say_event(told, 0, NAMES, WORDS) == "Béla draws 2 cards."
    told = {"what": "discarded", "seat": 1, "depth": 0, "count": 2, "top": "estate"}
    assert say_event(told, 0, NAMES, WORDS) == "Béla discards 2 cards, Estate on top."
    told = {"what": "passed", "seat": 0, "depth": 0, "count": 1, "other": 1}
    assert say_event(told, 2, NAMES, WORDS) == "Anna passes a card to Béla."
    assert say_event({**told, "cards": ["gold"]}, 1, NAMES, WORDS) == "Anna passes Gold to you."
    assert say_event({**told, "cards": ["gold"]}, 0, NAMES, WORDS) == "You pass Gold to Béla."
    assert say_event({**told, "cards": ["gold"]}, REFEREE, NAMES, WORDS) == "Anna passes Gold to Béla."
