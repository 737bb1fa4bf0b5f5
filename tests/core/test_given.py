"""The one reader of what comes from outside: whatever it is given, it keeps its promise or says one sentence."""

from __future__ import annotations

import json
import unicodedata
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from courtyard.core import given as reader
from courtyard.core.errors import Refused
from courtyard.core.phrase import Phrase
from courtyard.core.record import MOST_ANSWERS, Record
from courtyard.games import find_game

NUMBERS = some.integers() | some.integers(10**30, 10**31) | some.just(10**4000)
SCALARS = some.none() | some.booleans() | NUMBERS | some.floats() | some.text() | some.text(min_size=41, max_size=300)
ANYTHING = some.recursive(
    SCALARS, lambda part: some.lists(part) | some.dictionaries(some.text(), part) | some.tuples(part), max_leaves=30
)

FILE = Phrase("what-record")
TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"  # signs that turn the direction of writing


def is_a_sentence(refused: Refused, start: str = "") -> None:
    """What every refusal is: one line, not long, that can be shown to anybody."""
    told = str(refused)
    assert told.startswith(start)
    assert told.isprintable()
    assert told.endswith(".")
    assert len(told) < 400


@given(ANYTHING, some.integers(-5, 5), some.integers(0, 100))
def test_a_whole_number_is_one_within_bounds(value: object, least: int, most: int) -> None:
    try:
        number = reader.whole(value, "x", least, most)
    except Refused as refused:
        is_a_sentence(refused, f"“x” must be a whole number from {least} to {most}, not “")
    else:
        assert type(number) is int
        assert least <= number <= most


@given(ANYTHING)
def test_a_text_is_short_and_can_be_seen(value: object) -> None:
    try:
        text = reader.text(value, "x", 40)
    except Refused as refused:
        is_a_sentence(refused, "“x” ")
    else:
        assert len(text) <= 40
        assert {unicodedata.category(sign) for sign in text}.isdisjoint({"Cc", "Cs", "Co", "Cn", "Zl", "Zp"})
        assert not set(TURNING) & set(text)


@given(ANYTHING)
def test_lists_tables_truths_and_places_are_what_they_are_called(value: object) -> None:
    try:
        assert len(reader.listed(value, "x", 3)) <= 3
    except Refused as refused:
        is_a_sentence(refused)
    try:
        assert set(reader.mapped(value, "x", ["a", "b"])) <= {"a", "b"}
    except Refused as refused:
        is_a_sentence(refused)
    try:
        assert reader.truth(value, "x") in (True, False)
    except Refused as refused:
        is_a_sentence(refused)
    try:
        assert reader.place_of(value, ["rice", "tea"], Phrase("noun-good")) in (0, 1)
    except Refused as refused:
        is_a_sentence(refused)


@given(ANYTHING)
def test_what_has_a_good_shape_is_nowhere_too_deep_too_long_or_too_large(value: object) -> None:
    try:
        reader.check_shape(value, Phrase("what-this-file"), 5)
    except Refused as refused:
        is_a_sentence(refused)
    else:
        assert depth(value) <= reader.DEEPEST
        assert all(abs(part) <= reader.LARGEST_NUMBER for part in parts(value) if isinstance(part, int))
        assert all(len(part) <= 5 for part in parts(value) if isinstance(part, list | dict))


def depth(value: object) -> int:
    within = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return 1 + max(map(depth, within), default=0)


def parts(value: object) -> list[object]:
    within: Any = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return [value, *(part for each in within for part in parts(each))]


@settings(max_examples=300)
@given(some.text() | some.text(alphabet='{}[]":,0123456789.eE-+ \\u') | ANYTHING.map(str))
def test_json_is_read_or_refused(written: str) -> None:
    try:
        found = reader.read_json(written, FILE, 1000)
    except Refused as refused:
        is_a_sentence(refused)
    else:
        assert json.dumps(found) == json.dumps(json.loads(written))


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("[" * 999, "The record is not JSON: line 1 does not make sense (expecting value)."),
        ("[" * 100_000, "The record is too long; it can have 1,000 characters."),
        ('{\n"a": x}', "The record is not JSON: line 2 does not make sense (expecting value)."),
    ],
)
def test_the_sentence_tells_the_line(written: str, told: str) -> None:
    with pytest.raises(Refused) as refused:
        reader.read_json(written, FILE, 1000)
    assert str(refused.value) in (told, told.replace("JSON: line 1 does not make sense (expecting value)", ENDLESS))


def test_a_file_of_nothing_but_lists_is_refused_before_any_of_them_is_made() -> None:
    written = json.dumps([reader.DEEPEST * [[]]] * reader.MOST_PARTS)
    with pytest.raises(Refused, match=r"^The record has 231,001 lists and tables; there can be 21,000\.$"):
        reader.read_json(written, FILE, len(written))


def test_a_record_of_the_longest_game_can_be_read() -> None:
    rules = find_game("tajmahal")
    board = json.loads(files("courtyard.tajmahal").joinpath("box.json").read_text(encoding="utf-8"))
    record = Record("tajmahal", rules.version, {"players": 5, "board": board}, 1)
    record.table = rules.dump(rules.new(rules.settle({}, 1), 1))
    record.answers = [["ok"]] * MOST_ANSWERS
    assert Record.from_json(record.to_json()).answers == record.answers


ENDLESS = "JSON that anybody could have written: its numbers or lists are endless"


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("Moat", "Moat"),
        ("x" * 99, f"{'x' * 39}…"),
        (10**4000, "∞"),
        ([1, "a", [2]], "[1, 'a', […]]"),
        (list(range(9)), "[0, 1, 2, …]"),
        ({"a": 1}, "{…}"),
        (None, "None"),
    ],
)
def test_a_sentence_quotes_a_little_of_a_value(value: object, shown: str) -> None:
    assert reader.shortened(value) == shown


WRITTEN = [
    "Königin Élodie, an\u00a0: 20\u202f000",  # a French colon and number keep their distance
    "شاه\u200cجهان",  # noqa: RUF001 - Persian
    "राज\u200dमहल",  # Hindi
    "تاج محل \u0600٤",
    "\u200fאגרה\u200e",
    "泰姬陵 タージ・マハル 타지마할",
    "👩\u200d👩\u200d👧 🏰",
    "Jum\u00adna",
]
STEERING = [
    ("a\x1b[2J", "U+001B"),
    ("a\x00", "U+0000"),
    ("a\x85b", "U+0085"),
    *((f"a{sign}b", f"U+{ord(sign):04X}") for sign in TURNING),
    ("a\u2028b", "U+2028 (line separator)"),
    ("\ufeffa", "U+FEFF (zero width no-break space)"),
    ("a\ud800", "U+D800"),
    ("a\ue000", "U+E000"),
    ("a\uffff", "U+FFFF"),
    ("a\U000e0041", "U+E0041 (tag latin capital letter a)"),
]


@pytest.mark.parametrize("written", WRITTEN)
def test_ordinary_text_in_any_language_is_taken(written: str) -> None:
    assert reader.text(written, "x") == written
    reader.check_shape({"note": f"{written}\n\t{written}"}, Phrase("what-this-file"), 5)


@pytest.mark.parametrize(("written", "called"), STEERING, ids=[called for _, called in STEERING])
def test_what_steers_a_screen_is_refused_by_its_number(written: str, called: str) -> None:
    with pytest.raises(Refused) as refused:
        reader.text(written, "x")
    is_a_sentence(refused.value, "“x” must be made of printable characters")
    assert called in str(refused.value)
    with pytest.raises(Refused) as refused:
        reader.check_shape([written], Phrase("what-this-file"), 5)
    is_a_sentence(refused.value, f"this file has a text that is not made of printable characters: it has {called}")


def test_a_name_has_one_line() -> None:
    for sign in "\t\n":
        with pytest.raises(Refused, match="must be made of printable characters"):
            reader.text(f"a{sign}b", "x")
