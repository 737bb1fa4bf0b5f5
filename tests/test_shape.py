"""What keeps the code a pleasure to read can be counted."""

import ast
import re
from pathlib import Path

import pytest

from courtyard.bots import bot_names
from courtyard.bots.find import RANDOM
from courtyard.games import GAMES, find_game
from courtyard.speech import find_speech

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "courtyard"
FILES = sorted(SOURCE.rglob("*.py"))
NO_NAMES = {"util", "utils", "helper", "helpers", "common", "misc", "manager", "managers"}


def name(path: Path) -> str:
    return str(path.relative_to(SOURCE))


def functions(path: Path) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    assert function.end_lineno is not None
    return function.end_lineno - function.lineno + 1


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_file_has_at_most_400_lines_and_its_functions_30(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 400
    assert {function.name: length(function) for function in functions(path) if length(function) > 30} == {}
    assert path.stem not in NO_NAMES


@pytest.mark.parametrize("path", sorted((SOURCE / "dominion" / "cards").glob("*.py")), ids=name)
def test_a_card_is_a_few_lines(path: Path) -> None:
    # Those of medium difficulty have at most ten, the most difficult of each box a line or two more.
    assert {function.name: length(function) for function in functions(path) if length(function) > 12} == {}
    assert sum(length(function) > 10 for function in functions(path)) <= 2


# -- what serves all games ---------------------------------------------------------------------------------------------
PAGES = ROOT / "client" / "src"
LAYERS = ("core", "counting", "scenario", "lab", "server", "terminal")  # all that is in them
ROOMS_OF_GAMES = ("bots", "speech", "boards", "words")  # what is in them but not in a game's own room
LISTS_OF_GAMES = ("games.py", "compiled.py")
# Words that games share with whoever writes English, or a program.
EVERYDAY = frozenset(
    "action attack base basic board card colour courtyard fortune general gold library mine of points post red room"
    " secret sets special start tournament upgrade victory well white wishing yellow".split()
)


def general_files() -> list[Path]:
    found = [path for part in LAYERS for path in (SOURCE / part).rglob("*.py")]
    found += [path for part in ROOMS_OF_GAMES for path in (SOURCE / part).glob("*.py")]
    found += [path for path in SOURCE.glob("*.py") if path.name not in LISTS_OF_GAMES]
    found += [path for path in (SOURCE / "words").rglob("*.ftl") if not path.name.startswith(tuple(GAMES))]
    found += [path for kind in ("*.ts", "*.svelte", "*.css") for path in PAGES.rglob(kind) if is_general(path)]
    return sorted(found)


def is_general(page: Path) -> bool:
    return not page.name.endswith(".test.ts") and not set(GAMES) & set(page.parts)


def own_words(game: str) -> set[str]:
    """The name of a game, and what it calls its components, options, bots and questions."""
    rules, speech = find_game(game), find_speech(game)
    words = {game, *rules.census(rules.new(rules.sample(1), 1))}
    for card in speech.cards():
        words |= {card.id, card.set, *card.types}
    words |= {word for name in words for word in name.split("-") if word.isalpha()}
    words |= {word for option in speech.options for word in (option.name, option.plural) if word}
    words |= set(bot_names(game)) - {RANDOM}
    asks = (SOURCE / "words" / "en" / f"{game}-asks.ftl").read_text(encoding="utf-8")
    return words | set(re.findall(rf"^{game}-ask-([a-z-]+) =", asks, re.MULTILINE))


def spoken(text: str) -> str:
    """A text with the words of its names apart: `KingdomList` and `kingdom_list` are both a kingdom list."""
    return re.sub(r"[-_.]", " ", re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text)).lower()


def words_in(text: str, words: set[str]) -> set[str]:
    return set(re.findall(rf"\b({'|'.join(sorted(map(spoken, words)))})s?\b", spoken(text)))


@pytest.mark.parametrize("game", GAMES)
def test_what_serves_all_games_knows_no_words_of_one(game: str) -> None:
    words = own_words(game) - EVERYDAY
    assert len(words) > 50
    found = {str(path): words_in(path.read_text(encoding="utf-8"), words) for path in general_files()}
    assert {path: words for path, words in found.items() if words} == {}


def test_a_word_is_everyday_only_if_it_is_used_by_a_game_and_by_others() -> None:
    general = "\n".join(path.read_text(encoding="utf-8") for path in general_files())
    assert words_in(general, set().union(*map(own_words, GAMES))) == EVERYDAY


def test_tests_lie_where_what_they_test_lies() -> None:
    packages = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert {name for name in packages if not any((ROOT / "tests" / name).rglob("test_*.py"))} == set()
