"""Every question, every way and every event has its English words, and they fit the facts that the engine gives."""

from __future__ import annotations

import re
from functools import cache
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from rich.console import Console

from courtyard.boards import Frame, find_board
from courtyard.bots.random_bot import RandomBot
from courtyard.core.choice import Choice, Chooser
from courtyard.core.seats import BYSTANDER, REFEREE
from courtyard.games import GAMES, find_game
from courtyard.speech.telling import attribute_of, told_to
from courtyard.terminal.question import Question
from courtyard.terminal.telling import lines, say_event
from courtyard.words import load

if TYPE_CHECKING:
    from courtyard.core.event import Event
    from courtyard.core.state import State

WORDS = load(strict=True)
DOMINION = WORDS.of("dominion")
NAMES = ["Anna", "Béla", "Cili", "Dani", "Edit", "Feri"]
FEWEST_GAMES, MOST_GAMES = 60, 300  # more than the fewest only where something has not been told yet
# Questions that random players hardly ever come to, by game.
TABLES: dict[str, list[dict[str, Any]]] = {
    "dominion": [
        {"seats": [{"hand": ["Tournament", "Province", "Copper"]}, {"hand": ["Province"], "deck": ["Gold"]}]},
        {"seats": [{"hand": ["Followers", "Trusty Steed"]}, {"hand": ["Copper", "Estate", "Gold", "Silver", "Moat"]}]},
        {"seats": [{"hand": ["Mine", "Silver", "Copper"]}, {"hand": ["Copper"]}]},
        {"seats": [{"hand": ["Bureaucrat", "Copper"]}, {"hand": ["Estate", "Duchy"]}]},
    ]
}
# What the rules name by other means than a plain text.
COMPUTED = {"dominion": {"react"}}


def sources(game: str) -> str:
    """All source text of a game's rules."""
    spec = find_spec(f"courtyard.{game}")
    assert spec is not None
    assert spec.origin is not None
    return "".join(file.read_text() for file in sorted(Path(spec.origin).parent.rglob("*.py")))


def whys_of(game: str) -> set[str]:
    """A question is named after a card or a phase; what the game refuses, after the game itself."""
    named = re.findall(r'"([a-z-]+\.[a-z-]+)"', sources(game))
    others = {name for name in named if name.endswith(".json") or name.startswith(f"{game}.")}
    return COMPUTED.get(game, set()) | set(named) - others


def events_of(game: str) -> set[str]:
    return set(re.findall(r'(?:tell|tell_cards|Event)\(\s*"([a-z-]+)"', sources(game)))


class Witness(Chooser):
    """Plays at random, and says everything that a player would read, each kind of thing once."""

    def __init__(self, game: str, seed: int, said: dict[object, str]) -> None:
        super().__init__()
        self.rules, self.board = find_game(game), find_board(game)
        self.frame = Frame(WORDS.of(game), NAMES, 80)
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
        view = self.rules.view(state, choice.seat)
        question = Question(self.rules, self.board, choice, view, told, self.frame)
        console = Console(width=80, file=StringIO(), highlight=False)
        console.print(question.draw())
        file = console.file
        assert isinstance(file, StringIO)
        return file.getvalue()

    def hear(self, event: Event) -> None:
        self.events.append(event)

    def say_events(self, state: State) -> None:
        view = self.rules.view(state, BYSTANDER)
        for event in self.events:
            for viewer in (0, 1, BYSTANDER, REFEREE):
                told = told_to([event], viewer)[0]
                counts = tuple(min(number, 2) for number in told.values() if isinstance(number, int))
                key = (
                    event.what,
                    attribute_of(told, viewer),
                    frozenset(told),
                    told.get("word"),
                    told.get("why"),
                    counts,
                )
                if key not in self.said:
                    words = self.frame.words
                    self.said[key] = say_event(self.board.speech.retell(told, view, words), viewer, NAMES, words)

    def say_in_short(self, state: State) -> None:
        for viewer in (0, -1):
            short = self.board.speech.shorten(told_to(self.events, viewer))
            assert lines(short, viewer, self.rules.view(state, viewer), self.board.speech, self.frame)


def first(keys: dict[object, str]) -> set[str]:
    return {str(key[0]) for key in keys if isinstance(key, tuple)}


def play_and_note(game: str, state: State, seed: int, found: dict[object, str]) -> None:
    witness, rules = Witness(game, seed, found), find_game(game)
    for _ in range(400):
        if rules.over(state):
            break
        rules.move(state, witness)
    witness.say_events(state)
    witness.say_in_short(state)


@cache
def play_and_say(game: str) -> dict[object, str]:
    """All that was said in many games."""
    rules = find_game(game)
    found: dict[object, str] = {}
    for number, table in enumerate(table for table in TABLES.get(game, []) for _ in range(8)):
        play_and_note(game, rules.arrange(table), number, found)
    for seed in range(MOST_GAMES):
        if seed >= FEWEST_GAMES and whys_of(game) | events_of(game) <= first(found):
            break
        play_and_note(game, rules.new(rules.sample(seed), seed), seed, found)
    return found


@pytest.fixture(scope="module", params=list(GAMES))
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def said(game: str) -> dict[object, str]:
    return play_and_say(game)


def test_every_question_was_asked_and_could_be_said(game: str, said: dict[object, str]) -> None:
    assert whys_of(game) - first(said) == set()


def test_every_event_happened_and_could_be_said(game: str, said: dict[object, str]) -> None:
    assert events_of(game)
    assert events_of(game) - first(said) == set()


def test_a_question_names_the_card_and_who_played_it() -> None:
    said = play_and_say("dominion")
    militia = next(text for key, text in said.items() if isinstance(key, tuple) and key[0] == "militia.discard")
    assert re.search(r"Militia, played by \w+ ─", militia)
    react = next(text for key, text in said.items() if isinstance(key, tuple) and key[0] == "react")
    assert re.search(r"\w+ attacks with [\w ]+\. You may show a Reaction", " ".join(react.split()))


@pytest.mark.parametrize(("name", "why"), sorted((name, why) for name in GAMES for why in whys_of(name)))
def test_a_question_has_a_message(name: str, why: str) -> None:
    assert WORDS.of(name).has(f"ask-{why.replace('.', '-')}")


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
    assert say_event({"what": what, "seat": 1, "depth": 0, **facts}, 1, NAMES, DOMINION).startswith(expected)


def test_what_is_hidden_is_only_counted() -> None:
    told: dict[str, object] = {"what": "drew", "seat": 1, "depth": 0, "count": 2}
    assert say_event(told, 0, NAMES, DOMINION) == "Béla draws 2 cards."
    told = {"what": "discarded", "seat": 1, "depth": 0, "count": 2, "top": "estate"}
    assert say_event(told, 0, NAMES, DOMINION) == "Béla discards 2 cards, Estate on top."
    told = {"what": "passed", "seat": 0, "depth": 0, "count": 1, "other": 1}
    assert say_event(told, 2, NAMES, DOMINION) == "Anna passes a card to Béla."
    assert say_event({**told, "cards": ["gold"]}, 1, NAMES, DOMINION) == "Anna passes Gold to you."
    assert say_event({**told, "cards": ["gold"]}, 0, NAMES, DOMINION) == "You pass Gold to Béla."
    assert say_event({**told, "cards": ["gold"]}, REFEREE, NAMES, DOMINION) == "Anna passes Gold to Béla."


def test_two_games_with_an_event_of_one_name_tell_each_their_own_sentence() -> None:
    told: dict[str, object] = {"what": "took", "seat": 1, "depth": 0, "cards": ["gold"]}
    assert say_event(told, 0, NAMES, DOMINION) == "Béla takes Gold into the hand."
    told["cards"] = ["red-elephant-vizier"]
    assert say_event(told, 0, NAMES, WORDS.of("tajmahal")) == "Béla takes red elephant-vizier."
