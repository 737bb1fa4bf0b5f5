"""The terminal and the pages say the same: two engines, one string for every pattern of every language."""

from __future__ import annotations

import json
import subprocess
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import pytest
from tests.documents import ROOT
from tests.words.messages import said
from tests.words.pseudo import CODE, pseudo
from tests.words.samples import samples, speaker_of

from courtyard.words import ENGLISH, Catalogue, Words, begun, lacks, source
from courtyard.words.offer import missing

if TYPE_CHECKING:
    from pathlib import Path

CLIENT: Final = ROOT / "client"
ROLLDOWN: Final = CLIENT / "node_modules" / ".bin" / "rolldown"
NUMBERS_ALIKE: Final = ("lab-", "report-", "tournament-")  # with fractions, which pages never say


@cache
def fifth() -> str:
    return pseudo(source(ENGLISH))


def sentences(language: str) -> list[dict[str, Any]]:
    """All that a language can say, as the pages ask for it; the fifth language says what English says."""
    patterns = said(ENGLISH if language == CODE else language).values()
    return [
        {"game": speaker_of(one), "id": one.key, "facts": facts}
        for one in patterns
        if not one.message.startswith(NUMBERS_ALIKE)
        for facts in samples(ENGLISH if language == CODE else language, one)
    ]


def says(words: Words, sentence: dict[str, Any]) -> str:
    message, _, attribute = sentence["id"].partition(".")
    speaker = words.of(sentence["game"])
    return (
        speaker.attribute(message, attribute, **sentence["facts"])
        if attribute
        else speaker.say(message, **sentence["facts"])
    )


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages' engine as one script."""
    made = tmp_path_factory.mktemp("engine") / "catalogue.mjs"
    source_file = CLIENT / "src" / "words" / "catalogue.ts"
    subprocess.run([str(ROLLDOWN), str(source_file), "--file", str(made)], cwd=CLIENT, check=True, capture_output=True)
    return made


def test_both_engines_say_the_same(catalogue: Path, tmp_path: Path) -> None:
    languages = [*(language for language in begun() if not lacks(language)), CODE]
    texts = {language: fifth() if language == CODE else source(language) for language in languages}
    wanted: list[dict[str, Any]] = [
        {"language": language, "text": texts[language], "sentences": sentences(language)} for language in languages
    ]
    file = tmp_path / "wanted.json"
    file.write_text(json.dumps(wanted), encoding="utf-8")
    command = ["node", str(ROOT / "tests" / "words" / "engine.mjs"), str(catalogue), str(file)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    differ: dict[str, tuple[str, str]] = {}
    for one, heard in zip(wanted, json.loads(done.stdout), strict=True):
        words = Words([Catalogue(one["language"], one["text"])], strict=True)
        for sentence, theirs in zip(one["sentences"], heard, strict=True):
            ours = says(words, sentence)
            if ours != theirs:
                differ[f"{one['language']} {sentence['id']} {sentence['facts']}"] = (ours, theirs)
    assert differ == {}


def test_a_fifth_language_is_a_folder() -> None:
    assert missing(fifth(), source(ENGLISH)) == []
    words = Words([Catalogue(CODE, fifth())], strict=True).of("dominion")
    assert words.say("card-village") == "Víílláágéé"
    told = words.say("tell-trashed", player="Ann", cards=["copper", "copper", "gold"])
    assert told == "Ann trááshéés 2 Cóóppéérs áánd Góóld."
    assert len(fifth()) > len(source(ENGLISH))
