"""Every language fits English: what it says can be said, with the same facts, counted and bent as it must be."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from babel import Locale
from fluent.syntax import ast
from tests.words.messages import calls, nodes, owner_of, said, selections, variables
from tests.words.samples import CATEGORIES, families, family_of, members, samples, speaker_of

from courtyard.games import GAMES
from courtyard.speech import find_speech
from courtyard.terminal.cardtext import callings, find_printed
from courtyard.terminal.reading import plain
from courtyard.words import ENGLISH, Catalogue, Words, begun, lacks, load, source
from courtyard.words.offer import missing, patterns

if TYPE_CHECKING:
    from tests.words.messages import Said

LANGUAGES = begun()
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
UNFINISHED: set[str] = set()  # drafts; all others in the folder must be whole
UNUSED = {"some-cards": {"form"}, "tajmahal-some-cards": {"form"}}  # facts that English has no use for
FIRST = next(iter(GAMES))  # which speaks where a message serves all games

GIFT = re.compile(r"^(\+\$?\d+( [^\W\d_]+)?|\$\d+|§-?\d+)$")  # as cardtext.ts finds them
SIGN = re.compile(r"\$\d+|§-?\d+|^---$", re.MULTILINE)


# -- whole languages and drafts ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language not in UNFINISHED])
def test_a_language_is_whole(language: str) -> None:
    assert lacks(language) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_decides_whether_it_is_offered_is_what_it_says(language: str) -> None:
    found = {key for one in said(language).values() for key in (one.key, one.message)}
    assert patterns(source(language)) == found


def test_an_attribute_that_is_missing_makes_a_draft_and_a_form_of_a_name_does_not() -> None:
    english = 'copper = Copper\n    .many = Coppers\n    .text = $1\nsome = { CARD($card, form: "many") }\n'
    assert missing("copper = Réz\n    .text = $1\nsome = { CARD($card) }\n", english) == []
    assert missing("copper = Réz\n    .accusative = Rezet\n", english) == ["copper.text", "some"]


def test_a_draft_is_offered_to_those_who_want_drafts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("courtyard.words.begun", lambda: ("en", "tlh"))
    monkeypatch.setattr("courtyard.words.lacks", lambda language: ("help",) if language == "tlh" else ())
    monkeypatch.delenv("COURTYARD_DRAFTS", raising=False)
    assert Words.languages() == ("en",)
    monkeypatch.setenv("COURTYARD_DRAFTS", "1")
    assert Words.languages() == ("en", "tlh")


# -- facts -------------------------------------------------------------------------------------------------------------
def told(pattern: ast.Pattern) -> set[str]:
    """The facts that a pattern tells. What it only selects on it need not tell in a language that does not bend so."""
    asked = [node.selector for node in nodes(pattern) if isinstance(node, ast.SelectExpression)]
    return {
        node.id.name for node in nodes(pattern) if isinstance(node, ast.VariableReference) and node not in asked
    } or variables(pattern)


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_tells_the_facts_that_english_tells(language: str) -> None:
    flaws = {}
    for key, one in said(language).items():
        english = said(ENGLISH).get(key)
        if english is None:
            continue  # a form
        lost = told(english.pattern) - variables(one.pattern)
        made_up = variables(one.pattern) - variables(english.pattern) - UNUSED.get(key, set())
        if lost or made_up:
            flaws[key] = (lost, made_up)
    assert flaws == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    words = {game: load(language, strict=True).of(game) for game in ("", *GAMES)}
    for one in said(language).values():
        if needs_more(language, one):
            continue
        speaker = words[speaker_of(one)]
        for facts in samples(language, one):
            text = (
                speaker.attribute(one.message, one.attribute, **facts)
                if one.attribute
                else speaker.say(one.message, **facts)
            )
            assert text.strip(), one.key


def needs_more(language: str, one: Said) -> bool:
    """Whether a draft cannot say it yet, since it names things of a kind that have no names so far."""
    begun_kinds = all(members(language, family, owner_of(one.message)) for family in families(one))
    return not begun_kinds or ("card" in families(one) and "some-cards" not in said(language))


# -- counting and bending ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_counts_counts_in_every_way_that_the_language_has(language: str) -> None:
    category = Locale.parse(language, sep="-").plural_form
    reached = {category(number) for number in range(201)}
    flaws: dict[str, set[str]] = {}
    for key, one in said(language).items():
        for _, keys, default in selections(one.pattern):
            own = CATEGORIES & set(keys)
            wrong = set(own - reached - {default})
            if own - {"one", "other"}:  # one and all others is a way to count in any language
                wrong |= reached - own
            if wrong:
                flaws[key] = wrong
    assert flaws == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_every_form_that_a_sentence_asks_for(language: str) -> None:
    wanted: set[str] = set()
    for one in said(language).values():
        game = owner_of(one.message) or FIRST
        for called, given, arguments in calls(one.pattern):
            if called in {"CARD", "NAME", "NAMES"} and "form" in arguments:
                names = members(language, family_of(given), game)
                wanted |= {f"{game}-{name}.{arguments['form']}" for name in names}
    assert wanted - said(language).keys() == set()


# -- the texts of cards ------------------------------------------------------------------------------------------------
def shape(pattern: ast.Pattern) -> tuple[object, ...]:
    """What is above and below the line across a card, line by line, and the signs."""
    text = "".join(drawn(element) for element in pattern.elements)
    lines = [line.strip() for line in text.split("\n")]
    kinds = ["---" if line == "---" else "gift" if GIFT.match(line) else "line" for line in lines]
    return kinds, Counter(SIGN.findall(text))


def drawn(element: ast.TextElement | ast.Placeable) -> str:
    """Points as the sign §, any other placeable as a word."""
    if isinstance(element, ast.TextElement):
        return str(element.value)
    points = [given for called, given, _ in calls(element) if called == "POINTS"]
    return f"§{points[0].value}" if points and isinstance(points[0], ast.NumberLiteral) else "word"


@pytest.mark.parametrize("language", OTHERS)
def test_the_text_of_a_card_is_drawn_as_in_english(language: str) -> None:
    keys = [key for key in said(language) if key.startswith("dominion-card-") and key.endswith(".text")]
    other = {key: (shape(said(language)[key].pattern), shape(said(ENGLISH)[key].pattern)) for key in keys}
    assert {key: both for key, both in other.items() if both[0] != both[1]} == {}


# -- finding -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_found_by_its_name_without_accents_and_by_its_english_name(language: str) -> None:
    words, english = (load(code).of("dominion") for code in (language, ENGLISH))
    speech = find_speech("dominion")
    for card in speech.cards():
        names = {plain(name) for name in callings(card, speech, words)}
        assert plain(words.say(f"card-{card.id}")).isascii()
        assert plain(english.say(f"card-{card.id}")) in names


SMITHY = "dominion-card-smithy = Kovácsműhely\ndominion-card-gold = Złoto\n"


def test_a_card_is_found_by_a_part_of_its_name() -> None:
    words = Words([Catalogue("hu", SMITHY), Catalogue("en", source(ENGLISH))])
    for typed, card in (("muhely", "smithy"), ("kovacsmuhely", "smithy"), ("zloto", "gold"), ("Gold", "gold")):
        assert find_printed(find_speech("dominion"), typed, words.of("dominion")).id == card
