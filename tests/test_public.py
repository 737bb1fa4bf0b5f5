"""What `import courtyard` gives: all that docs/library.md says, quickly, and typed for those who use it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import courtyard
from courtyard import lab
from courtyard.bots import find_bot
from courtyard.core.session import Session
from courtyard.games import GAMES, find_game
from courtyard.words import load

if TYPE_CHECKING:
    from collections.abc import Iterator

    from courtyard.core.choice import Choice

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
EXAMPLE = ROOT / "docs" / "examples" / "searcher.py"
ROW = re.compile(r"^\| `([a-z.-]+)` \| (\w+) \| ([^|]+) \|$", re.MULTILINE)
QUESTIONS = {why: (source, picks) for why, source, picks in ROW.findall(PAGE)}
MOST_ANSWERS = 300


# -- names -------------------------------------------------------------------------------------------------------------
def test_every_public_name_is_there_and_on_the_page() -> None:
    for name in courtyard.__all__:
        assert getattr(courtyard, name) is not None
        assert name in dir(courtyard)
        assert name == "__version__" or re.search(rf"`{name}\b", PAGE), name


def test_a_name_that_is_not_there_is_no_attribute() -> None:
    with pytest.raises(AttributeError, match="module “courtyard” has no attribute “Sesion”"):
        _ = courtyard.Sesion  # type: ignore[attr-defined]


def test_importing_loads_neither_games_nor_server_nor_lab_and_bots_need_no_extra_packages() -> None:
    code = (
        "import sys, courtyard; first = set(sys.modules);"
        "courtyard.Session, courtyard.Position, courtyard.find_bot('dominion', 'big-money', 1), courtyard.rollouts;"
        "print(sorted(name for name in first if name.startswith('courtyard')));"
        "print(sorted({'polars', 'matplotlib', 'numpy', 'starlette', 'rich', 'click'} & set(sys.modules)))"
    )
    told = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert told.splitlines() == ["['courtyard', 'courtyard.compiled']", "[]"]


def test_the_package_is_the_program() -> None:
    command = [sys.executable, "-m", "courtyard", "cards", "moat"]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "Moat" in done.stdout
    refused = subprocess.run([*command[:-2], "crads"], check=False, capture_output=True, text=True)
    assert refused.returncode == 2
    assert "There is no command “crads”" in refused.stderr


# -- questions and events as the page lists them -----------------------------------------------------------------------
def all_choices() -> Iterator[Choice]:
    """The questions of some random games that between them have most cards."""
    kingdoms = ["cellar chapel library militia mine remodel spy thief throne-room workshop"]
    kingdoms += ["baron ironworks masquerade minion pawn scout secret-chamber steward swindler torturer"]
    kingdoms += ["hamlet horse-traders jester remake young-witch horn-of-plenty bureaucrat chancellor courtyard feast"]
    for number, kingdom in enumerate(kingdoms):
        yield from questions("dominion", {"players": 3, "kingdom": kingdom.split()}, number)
    yield from questions("tajmahal", {"players": 3}, 1)


def questions(game: str, options: dict[str, object], seed: int) -> Iterator[Choice]:
    rules, bot = find_game(game), find_bot(game, "random", seed)
    session = Session(rules, rules.new(rules.settle(options, seed), seed))
    while session.choice is not None and len(session.answers) < MOST_ANSWERS:
        yield session.choice
        session.answer(bot.choose(session.choice, session.state))


def fits(choice: Choice, picks: str) -> bool:
    """Whether a question is what the page says under “picks”. Of “0 to 4” there may be fewer."""
    if choice.source == "ways":
        return picks == ("two of " if choice.most == 2 else "") + ", ".join(choice.ways)
    there, order = len(choice.everything()), ", in order"
    numbers = picks.removesuffix(order).replace("all but 3", str(there - 3)).replace("all", str(there))
    if " or " in numbers:
        return str(choice.least) in numbers.split(" or ")
    least, _, most = numbers.rpartition(" to ")
    return choice.ordered == picks.endswith(order) and choice.least == int(least or most) and choice.most <= int(most)


def test_the_page_lists_the_questions_as_they_are_asked() -> None:
    seen = set()
    for choice in all_choices():
        source, picks = QUESTIONS[choice.why]
        seen.add(choice.why)
        assert source == choice.source, choice
        assert fits(choice, picks), (choice, picks)
    assert len(seen) > 30


def test_the_page_lists_every_question_that_has_words() -> None:
    words = [load().of(game) for game in GAMES]
    asked = {f"ask-{why.replace('.', '-')}" for why in QUESTIONS}
    folder = ROOT / "src" / "courtyard" / "words" / "en"
    text = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*-asks.ftl"))
    known = re.findall(r"^[a-z]+-(ask-[a-z-]+) =", text, re.MULTILINE)
    assert len(known) > 40
    assert [message for message in known if message not in asked] == []
    assert [message for message in sorted(asked) if not any(own.has(message) for own in words)] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_page_lists_every_event(game: str) -> None:
    rules = find_game(game)
    title = {"dominion": "Dominion", "tajmahal": "Taj Mahal"}[game]
    row = next(line for line in PAGE.splitlines() if line.startswith(f"| {title} | `"))
    told = set(re.findall(r"`([a-z-]+)`", re.sub(r"\([^)]*\)", "", row)))
    assert told == set(rules.events(rules.new(rules.sample(1), 1)))


# -- a user's program --------------------------------------------------------------------------------------------------
def test_the_example_is_strictly_typed(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(EXAMPLE.read_text(encoding="utf-8") + TYPED, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", os.devnull, "--cache-dir", str(tmp_path)]
    environment = {**os.environ, "MYPYPATH": str(ROOT / "src")}
    environment.pop("MYPY_CACHE_DIR", None)
    done = subprocess.run(
        [*command, str(program)], check=False, capture_output=True, text=True, cwd=tmp_path, env=environment
    )
    assert done.stdout.strip() == "Success: no issues found in 1 source file", done.stdout + done.stderr


TYPED = """

from courtyard import Pile, Record, Session, find_game, pile_of

rules = find_game("dominion")
session = Session(rules, rules.new(rules.settle({"players": 2}, 1), 1))
hand: Pile = pile_of([0, 0, 3])
names: list[str] = [rules.card_name(card) for card in hand]
key: bytes = rules.key(session.state, 0)
record = Record("dominion", rules.version, {}, 1)
record.keep(session)
position = session.position()
if position.choice is not None:
    answer: list[int] = Searcher(1).consider(position, position.choice)
    share: float = rollouts(position, answer, Searcher(1), 1, 1).win_share
"""


def test_the_example_plays_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLE.parent)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.setattr(import_from(EXAMPLE.parent, "searcher"), "GAMES", 1)
    result = lab.simulate("dominion", ["searcher:Searcher", "big-money"], games=2, seed=1, kingdom="first-game")
    assert result.players[0].name == "searcher:Searcher"
    assert result.players[0].mean_score > 0


def import_from(folder: Path, name: str) -> object:
    sys.path.append(str(folder))
    return import_module(name)
