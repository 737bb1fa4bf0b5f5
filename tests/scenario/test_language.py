"""What a scenario can say: amounts, exact options, long checks, lines of both games; its page lists every name."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from courtyard.bots.random_bot import RandomBot
from courtyard.core.answer import offered
from courtyard.core.choice import Chooser
from courtyard.core.errors import Refused
from courtyard.games import GAMES, find_game
from courtyard.scenario import find_files, read, read_text, run
from courtyard.words import load

if TYPE_CHECKING:
    from courtyard.core.choice import Choice
    from courtyard.core.event import Event
    from courtyard.core.state import State

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
NAME = re.compile(r"[a-z-]+\.[a-z-]+")

CELLAR = """game = "dominion"
name = "Cellar"
cites = ["rules: Cellar"]
[table]
seats = ["Anna", "Bela"]
[table.Anna]
hand = ["Cellar", "3 Copper", "Estate"]
deck = ["2 Silver", "Gold", "Duchy"]
"""
AJMER = """game = "tajmahal"
name = "Ajmer"
cites = ["rules: A visit"]
[table]
seats = ["Anna", "Bela", "Cili"]
province = "AJM"
deck = ["White Monk"]
bonuses = { AJM2 = "card" }
[table.Anna]
played = ["Red Elephant Vizier"]
hand = ["Red Elephant Elephant"]
[table.Bela]
hand = ["Green Elephant Elephant"]
[table.Cili]
hand = ["Yellow Elephant Elephant"]
[[step]]
do = ["Anna: withdraw", "Anna: AJM2"]
"""


def wrong(text: str) -> str:
    """What the referee says; nothing if all is well."""
    return run(read_text(text, "here.toml")).explanation


def refusal(text: str) -> str:
    with pytest.raises(Refused) as refused:
        run(read_text(text, "here.toml"))
    return str(refused.value)


# -- amounts, options, long checks -----------------------------------------------------------------------------------


def test_amounts_stand_wherever_cards_are_listed() -> None:
    text = (
        CELLAR
        + """
        [[step]]
        do = ["Anna: Cellar"]
        asked = { why = "cellar.discard", offered = ["2 Copper", "Estate"] }
        [[step]]
        do = ["Anna: 3 Copper"]
        then = { Anna = { hand = ["2 Silver", "Gold", "Estate"], discard = ["3 Copper"] } }
        told = { Anna = ["Anna discarded 3 Copper", "Anna drew 2 Silver, Gold"], Bela = ["Anna drew 3 cards"] }
    """
    )
    assert wrong(text) == ""
    assert "missing    Copper" in wrong(text.replace('discard = ["3 Copper"]', 'discard = ["4 Copper"]'))
    assert "“0 Copper” is not an amount of a thing" in refusal(text.replace("Anna: 3 Copper", "Anna: 0 Copper"))
    many = ", ".join(["120 Copper"] * 6)
    assert "comes to more than 600 things" in refusal(text.replace("Anna: 3 Copper", f"Anna: {many}"))
    assert "line 14: “999 Copper” is not an amount" in refusal(text.replace("Anna: 3 Copper", "Anna: 999 Copper"))


def test_only_lists_exactly_the_options() -> None:
    text = CELLAR + '[[step]]\ndo = ["Anna: Cellar"]\nasked = { only = [%s] }\n[[step]]\ndo = ["Anna: -"]\nasked = {}\n'
    good = text.replace("asked = {}", "then = { coins = 0 }")
    assert wrong(good % '"3 Copper", "Estate"') == ""
    assert "Copper should be offered 2 x, but it is 3 x." in wrong(good % '"2 Copper", "Estate"')
    assert "Estate should be offered 0 x, but it is 1 x." in wrong(good % '"3 Copper"')
    assert "Gold should be offered 1 x, but it is 0 x." in wrong(good % '"3 Copper", "Estate", "Gold"')
    assert "“only” is empty" in refusal(good.replace("[%s]", "[]"))
    assert "“only” lists all options; take out" in refusal(good % '"Estate"], offered = ["Estate"')


def test_a_check_may_take_several_lines() -> None:
    step = '[[step]]\ndo = ["Anna: Cellar", "Anna: Estate"]\n'
    tables = "then = [\n{ actions = 1, Anna = { hand_size = 4 } },\n{ Anna = { discard = [%s] } },\n]\n"
    section = "[step.then]\nactions = 1\n[step.then.Anna]\nhand_size = 4\ndiscard = [%s]\n"
    for then in (tables, section):
        assert wrong(CELLAR + step + then % '"Estate"') == ""
        assert "Anna's discard" in wrong(CELLAR + step + then % '"Copper"')
    twice = "then = [{ actions = 1 }, { actions = 1 }]\n"
    assert "line 11: “then” says twice what “actions” must be" in refusal(CELLAR + step + twice)
    assert "or a list of such tables" in refusal(CELLAR + step + 'then = ["actions"]\n')


# -- lines of events -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "Anna built, prize vizier, town ajm2",
        "Anna built, town AJM2, prize vizier",
        "Anna built, town ajm2",
        "Anna built",
        "Anna bonus, bonus bonus-card",
        "Anna scored 1, why palaces, provinces [ajm]",
        "Anna scored 1",
        "Anna drew White Monk",
    ],
)
def test_a_line_of_taj_mahal_is_understood(line: str) -> None:
    assert wrong(f'{AJMER}told = {{ Anna = ["{line}"] }}\n') == ""
    assert f"Anna should not have been told “{line}”" in wrong(f'{AJMER}untold = {{ everyone = ["{line}"] }}\n')


@pytest.mark.parametrize(
    "line",
    [
        "Bela withdrew",
        "Bela won, prize vizier",
        "Anna won, prize tile-2",
        "Anna won, prize crown",
        "Bela won",
        "unclaimed, tile tile-1",
        "unclaimed, bonus bonus-tea, town kas1",
        "Anna built, prize vizier, town ajm1",
        "Anna scored 2, provinces [del, ajm], why palaces",
        "Anna scored 1, good tea, held 0, tile tile-5",
        "Anna drew 2 cards",
        "Anna took Red Elephant Elephant",
        "Anna visit 2, province awa",
        "shuffled 3",
        "ended",
    ],
)
def test_what_did_not_happen_in_taj_mahal_can_be_said(line: str) -> None:
    assert wrong(f'{AJMER}untold = {{ everyone = ["{line}"] }}\n') == ""


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("Bela withdraws", "withdraws"),
        ("Bela won, prize visier", "prize visier"),
        ("Bela won, price vizier", "price vizier"),
        ("Bela won vizier", "vizier"),
        ("Bela scored, why palaces", "scored"),
        ("Bela scored many", "many"),
        ("Bela scored 2, why palace", "why palace"),
        ("Bela scored 2, 3", "3"),
        ("Bela scored 2, why palaces, why palaces", "why palaces"),
        ("Bela scored 2, provinces [del, ajmer]", "provinces [del, ajmer]"),
        ("Bela took", "took"),
        ("Bela took Red Elephant Visier", "Red Elephant Visier"),
        ("Bela shuffled 3", "Bela"),
        ("withdrew", "withdrew"),
        ("Bela withdrew to Anna", "to Anna"),
    ],
)
def test_what_could_never_be_told_in_taj_mahal_is_refused(line: str, part: str) -> None:
    told = refusal(f'{AJMER}untold = {{ everyone = ["{line}"] }}\n')
    assert f"“{part}” in “{line}” can never be told" in told


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("Anna gained Silver", "gained"),
        ("Anna gained Silver to dekc", "to dekc"),
        ("Anna passed Estate", "passed"),
        ("Anna drew", "drew"),
        ("Anna more-coins", "more-coins"),
        ("Anna turn 3, 4", "4"),
        ("Anna drew 2 cards, 3 cards", "3 cards"),
        ("Anna ended", "Anna"),
    ],
)
def test_what_could_never_be_told_in_dominion_is_refused(line: str, part: str) -> None:
    told = refusal(f'{CELLAR}[[step]]\nuntold = {{ everyone = ["{line}"] }}\n')
    assert f"“{part}” in “{line}” can never be told" in told


class Listener(Chooser):
    """Plays at random and keeps all that it hears."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.listens = True
        self.bot = RandomBot(seed)
        self.events: list[Event] = []

    def choose(self, choice: Choice, state: State) -> list[int]:
        return self.bot.choose(choice, state)

    def hear(self, event: Event) -> None:
        self.events.append(event)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_know_all_that_they_tell(game: str) -> None:
    rules: Any = find_game(game)
    for seed in range(15):
        state, listener = rules.new(rules.sample(seed), seed), Listener(seed)
        for _ in range(300):
            if rules.over(state):
                break
            rules.move(state, listener)
        known = rules.events(state)
        for event in listener.events:
            facts = known[event.what]
            assert ("seat" in facts) == (event.seat >= 0), event.what
            told = {**event.facts, **event.secrets}
            assert set(told) - {"count", "top"} <= set(facts), event.what
            assert {"cards", "number", "word", "other"} & set(facts) <= set(told), event.what
            for fact, words in facts.items():
                said = told.get(fact, [])
                assert not words or set(said if isinstance(said, list) else [said]) <= set(words), event.what


# -- the page --------------------------------------------------------------------------------------------------------


def questions_of(game: str) -> dict[str, list[str]]:
    """The names of questions on the page, each with its ways."""
    part = PAGE.split("## Questions")[1].split(f"**{'Dominion' if game == 'dominion' else 'Taj Mahal'}**:")[1]
    part = part.split("**Taj Mahal**")[0]
    rows = [re.findall(r"`([^`]+)`", row) for row in part.splitlines() if row.startswith("| `")]
    names = [name for name in re.findall(r"`([^`]+)`", part) if NAME.fullmatch(name) or name == "react"]
    return {**{name: [] for name in names}, **{name: ways for name, *ways in rows}}


def named_in_source(game: str) -> set[str]:
    """Whatever looks like the name of a question in the rules of a game; refusals begin with the game's name."""
    files = (ROOT / "src" / "courtyard" / game).rglob("*.py")
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    texts = [node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    named = {text for text in texts if isinstance(text, str) and NAME.fullmatch(text)} - {"box.json"}
    return {text for text in named if not text.startswith(f"{game}.")}


@pytest.mark.parametrize("game", GAMES)
def test_the_page_lists_every_question_of_the_rules(game: str) -> None:
    assert set(questions_of(game)) - {"react"} == named_in_source(game)
    assert all(load().of(game).has(f"ask-{name.replace('.', '-')}") for name in questions_of(game))


@pytest.mark.parametrize("game", GAMES)
def test_the_page_lists_every_question_and_way_that_scenarios_come_to(game: str) -> None:
    listed, asked = questions_of(game), set()
    for path in find_files([ROOT / "scenarios" / game]):
        session = run(read(path)).session
        for place in range(len(session.answers) + 1 if session is not None else 0):
            choice = session.look_back(place).choice if session is not None else None
            if choice is not None:
                asked.add(choice.why)
                if choice.source == "ways":
                    assert set(offered(find_game(game), choice)) <= set(listed[choice.why]), path
    assert asked == set(listed)


def test_the_page_lists_the_ways_that_have_words() -> None:
    text = (ROOT / "src" / "courtyard" / "words" / "en" / "dominion-asks.ftl").read_text(encoding="utf-8")
    said = set(re.findall(r"^dominion-way-(\S+) =", text, re.MULTILINE))
    listed = {f"{name.replace('.', '-')}-{way}" for name, ways in questions_of("dominion").items() for way in ways}
    assert said == listed
