"""docs/strategies.md leaves nothing out, and what it shows is right."""

import re
from pathlib import Path

import pytest

from courtyard.bots.dominion.strategy.doubts import doubts
from courtyard.bots.dominion.strategy.lists import read_line
from courtyard.bots.dominion.strategy.questions import QUESTIONS
from courtyard.bots.dominion.strategy.reading import KEYS, PLAY_KEYS
from courtyard.bots.dominion.strategy.vocabulary import CARD_WORDS, OF_KINDS, WORDS
from courtyard.dominion.ways import WAYS
from courtyard.words import load

DOCS = Path(__file__).parents[4] / "docs"
PAGE = (DOCS / "strategies.md").read_text(encoding="utf-8")
CODE = re.findall(r"`([^`\n]+)`", PAGE)
FILES = re.findall(r"^```toml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
QUOTED = [line for text in CODE for line in re.findall(r'"([^"]+)"', text) if " when " in line]


def test_every_word_key_and_question_is_explained() -> None:
    words = [*WORDS, *[f"{word}(X)" for word in CARD_WORDS], *[kind.capitalize() for kind in OF_KINDS]]
    keys = [key if key not in ("play", "choose") else f"[{key}]" for key in KEYS]
    wanted = {*words, *keys, *PLAY_KEYS, *QUESTIONS, *[way for ways in WAYS.values() for way in ways]}
    assert wanted - set(CODE) == set()


@pytest.mark.parametrize("text", FILES)
def test_every_file_that_it_shows_is_good(text: str) -> None:
    assert doubts(text, "page", load().of("dominion")) == []


@pytest.mark.parametrize("line", QUOTED)
def test_every_line_that_it_shows_is_good(line: str) -> None:
    assert read_line(line, "buy", 1).when is not None


def test_the_file_that_it_shows_first_is_the_example() -> None:
    assert FILES[0] == (DOCS / "examples" / "two-smithies.toml").read_text(encoding="utf-8")
    assert QUOTED
