"""A strategy file says what it means, and one that does not is refused with the file, the line and the reason."""

from __future__ import annotations

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from courtyard.bots.dominion.strategy.doubts import doubts
from courtyard.bots.dominion.strategy.reading import read_strategy
from courtyard.bots.dominion.strategy.telling import outline
from courtyard.core.errors import Refused
from courtyard.words import load

WORDS = load(strict=True).of("dominion")
WHOLE = """
name = "Everything"
about = "Shows all that a strategy can say."
source = "this test"
ends-behind = true
needs = ["Smithy", "Throne Room"]
opening = ["silver", "Silver"]
green = "money >= 16"
buy = [
  "Province",
  "Nobles",
  "Duchy when left(Province) <= 5",
  'Smithy up to 1',
  "Smithy  up to 2  when cards >= 16", # twice, and both can be reached
  "throne-room up to own(Smithy) + 1 when own(Smithy) > 0",
  "Silver",
]
[play]
first = ["Village when hand(Action) > 1", "Smithy"]
hold = ["Chapel when money < 6"]
trash = ["Curse", "Copper when money > 8"]
discard = ["Province", "Curse"]
gain = ["Gold up to 3", "Followers"]
[choose]
"minion.choose" = ["coins when purse >= 5", "hand"]
"throne-room.play" = ["Smithy"]
"""
GOOD = 'name = "Good"\nbuy = ["Silver"]\n'


def text_of(*lines: str) -> str:
    return "\n".join(lines) + "\n"


def test_all_of_a_file_is_read() -> None:
    strategy = read_strategy(WHOLE, "all.toml")
    assert (strategy.name, strategy.about) == ("Everything", "Shows all that a strategy can say.")
    assert strategy.source == "this test"
    assert not strategy.careful
    assert strategy.needs == ["smithy", "throne-room"]
    names = {key: [line.name for line in lines] for key, lines in strategy.lists.items()}
    assert names == {
        "opening": ["silver", "silver"],
        "buy": ["province", "nobles", "duchy", "smithy", "smithy", "throne-room", "silver"],
        "first": ["village", "smithy"],
        "hold": ["chapel"],
        "trash": ["curse", "copper"],
        "discard": ["province", "curse"],
        "gain": ["gold", "followers"],
        "minion.choose": ["coins", "hand"],
        "throne-room.play": ["smithy"],
    }


def test_little_is_enough() -> None:
    strategy = read_strategy(GOOD)
    assert strategy.careful
    assert strategy.needs == []
    assert strategy.about == strategy.source == ""


def test_a_strategy_needs_the_kingdom_cards_that_it_buys_unless_it_says_otherwise() -> None:
    buys = 'name = "A"\nopening = ["Chapel"]\nbuy = ["Gold", "Smithy up to 1", "Smithy when turn > 9", "Witch"]\n'
    assert read_strategy(buys).needs == ["chapel", "smithy", "witch"]
    assert read_strategy(buys + "needs = []").needs == []
    assert read_strategy(buys + 'needs = ["Witch"]').needs == ["witch"]


# -- refusals ---------------------------------------------------------------------------------------------------------
def buys(*lines: str) -> str:
    """A file whose list begins in line 3."""
    return text_of('name = "Broken"', "buy = [", *[f'  "{line}",' for line in lines], "]")


REFUSED = [
    # the file as a whole
    ('name = "A"\nbuy = [', "line 2: ", "this is not TOML: invalid value."),
    ('name = "A"\nbuy = [Silver]\n', "line 2: ", "this is not TOML: invalid value."),
    ('name = "A"\nname = "B"\n', "line 2: ", "this is not TOML: cannot overwrite a value."),
    ('name = "A"\nbuy = ["Silver"]\nsow = 1\n', "line 3: ", "“sow” is not part of a strategy; there are name"),
    ('name = "A"\nbuys = ["Silver"]\n', "line 2: ", "“buys” is not part of a strategy; did you mean “buy”?"),
    ('buy = ["Silver"]\n', "line 1: ", "a strategy needs a “name”."),
    ('name = ""\nbuy = ["Silver"]\n', "line 1: ", "“name” must be a text of one line, not “”."),
    ('buy = ["Silver"]\nname = 5\n', "line 2: ", "“name” must be a text of one line, not “5”."),
    ('name = "A"\nabout = """\ntwo\nlines"""\nbuy = ["Silver"]\n', "line 2: ", "“about” must be a text of one line"),
    ('name = "A"\n', "line 1: ", "a strategy needs a list “buy” of the cards that it buys."),
    (GOOD + 'ends-behind = "no"\n', "line 3: ", "“ends-behind” must be true or false, not “no”."),
    (GOOD + "play = 3\n", "line 3: ", "“play” must be a section, headed [play] in a line of its own."),
    (GOOD + "green = 16\n", "line 3: ", "“green” must be a text of one line, not “16”."),
    (GOOD + 'green = "monney > 16"\n', "line 3: ", "there is no word “monney”; did you mean “money”?"),
    (GOOD + 'needs = ["Silver"]\n', "line 3: ", "“needs” is a list of kingdom cards alone."),
    (GOOD + 'needs = ["Smithy when turn > 1"]\n', "line 3: ", "“needs” is a list of kingdom cards alone."),
    # lists
    ('name = "A"\nbuy = []\n', "line 2: ", "“buy” is empty, so it says nothing; fill it or take it out."),
    ('name = "A"\nbuy = "Silver"\n', "line 2: ", '“buy” must be a list of texts, as in buy = ["Silver"].'),
    ('name = "A"\nbuy = ["Silver", 3]\n', "line 2: ", "“buy” must be a list of texts"),
    (buys("Gold", ""), "line 4: ", "there is an empty text in a list; take it out."),
    (GOOD + "[play]\nfirst = []\n", "line 4: ", "“first” is empty"),
    (GOOD + "[play]\nlast = []\n", "line 4: ", "“last” is not part of [play]; "),
    # lines
    (buys("Province", "Smity"), "line 4: ", "There is no card “Smity”; did you mean “smithy”?"),
    (buys("Gold", "Smithy up to"), "line 4: ", "“Smithy up to” does not say up to how many, as in “Smithy up to 2”."),
    (buys("Gold", "Smithy up to when turn > 2"), "line 4: ", "does not say up to how many"),
    (buys("Smithy up to 0"), "line 3: ", "“up to 0” must name a whole number from 1 to 100."),
    (buys("Smithy up to 1.5"), "line 3: ", "“up to 1.5” must name a whole number from 1 to 100."),
    (buys("Smithy up to many"), "line 3: ", "there is no word “many”; "),
    (buys("Smithy up to -1"), "line 3: ", "“up to -1” must name a whole number from 1 to 100."),
    (buys("Gold", "Smithy when"), "line 4: ", "nothing follows “when” in “Smithy when”."),
    (buys("Gold", "Smithy when turn >"), "line 4: ", "the condition breaks off"),
    (buys("Gold", "Smithy when own(Smity) > 1"), "line 4: ", "There is no card “Smity”; did you mean “smithy”?"),
    (buys("Smithy when turn > 2 up to 3"), "line 3: ", "“up to” stands before “when”"),
    (buys("Smithy when turn > 2 when turn < 5"), "line 3: ", "“when” cannot follow there"),
    (buys("Smithy, up to 2"), "line 3: ", "There is no card “Smithy,”; did you mean “smithy”?"),
    (buys("Smithy if turn > 2"), "line 3: ", "after “Smithy” only “up to” and “when” can follow, not “if turn > 2”."),
    (buys("Followers"), "line 3: ", "Followers is a prize and cannot be bought; “gain” can ask for it."),
    # lines that nothing is left for
    (buys("Silver", "Gold", "Silver"), "line 5: ", "this line is never reached, since line 3 has “silver” already."),
    (buys("Silver", "Silver up to 3"), "line 4: ", "this line is never reached, since line 3 has “silver” already."),
    (buys("Silver", "Silver when turn > 3"), "line 4: ", "this line is never reached"),
    (buys("Smithy up to 2", "Smithy up to 2"), "line 4: ", "this line is never reached"),
    (buys("Smithy up to 2", "Smithy up to 1 when turn > 1"), "line 4: ", "this line is never reached"),
    (
        GOOD + '[play]\ntrash = ["Curse", "Estate", "Curse"]\n',
        "line 4: ",
        "this line is never reached, since line 4 has",
    ),
    # each list takes what fits
    (GOOD + 'opening = ["Silver", "Smithy up to 1"]\n', "line 3: ", "an opening is a list of cards alone; "),
    (GOOD + 'opening = ["Silver when coins = 3"]\n', "line 3: ", "belongs in “buy”, with “turn <= 2”."),
    (GOOD + 'opening = ["Diadem"]\n', "line 3: ", "Diadem is a prize and cannot be bought"),
    (GOOD + '[play]\nfirst = ["Silver"]\n', "line 4: ", "Silver is not an Action, so it does not belong in “first”."),
    (GOOD + '[play]\nhold = ["Gardens"]\n', "line 4: ", "Gardens is not an Action, so it does not belong in “hold”."),
    (GOOD + '[play]\ntrash = ["Copper up to 3"]\n', "line 4: ", "“up to” is for “buy” and “gain”; write “copper when "),
    (
        GOOD + '[choose]\n"minion.chose" = ["hand"]\n',
        "line 4: ",
        "there is no question “minion.chose”; did you mean “minion.c",
    ),
    (GOOD + '[choose]\nx = ["hand"]\n', "line 4: ", "there is no question “x”; docs/strategies.md lists them."),
    (
        GOOD + '[choose]\n"minion.choose" = ["cards"]\n',
        "line 4: ",
        "“cards” is not an answer to minion.choose; there are coins, h",
    ),
    (GOOD + '[choose]\n"throne-room.play" = ["Smity"]\n', "line 4: ", "There is no card “Smity”"),
    (GOOD + '[choose]\n"minion.choose" = "hand"\n', "line 4: ", "“minion.choose” must be a list of texts, as in"),
]


@pytest.mark.parametrize(("text", "place", "reason"), REFUSED, ids=[f"{place}{reason}" for _, place, reason in REFUSED])
def test_a_broken_file_is_refused_with_file_line_and_reason(text: str, place: str, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        read_strategy(text, "broken.toml")
    sentence = str(refused.value)
    assert sentence.startswith("broken.toml")
    assert place in sentence
    assert reason in sentence
    assert "\n" not in sentence


def test_a_key_is_looked_for_where_keys_stand() -> None:
    text = 'name = "A"\nabout = "What to buy, and when."\n# buy nothing else\nbuy = []\n'
    with pytest.raises(Refused, match="line 4: “buy” is empty"):
        read_strategy(text, "a.toml")


@given(st.text())
def test_whatever_stands_in_a_file_it_is_refused_in_one_sentence(text: str) -> None:
    quoted = json.dumps(f"?{text}", ensure_ascii=True)
    for broken in (text, f"name = 'A'\nbuy = [{quoted}]", f"name = 'A'\nbuy = ['Gold']\ngreen = {quoted}"):
        with pytest.raises(Refused) as refused:
            read_strategy(broken, "a.toml")
        assert str(refused.value).startswith("a.toml, line ")


STEERS = "this file has a text that is not made of printable characters: it has"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("buy = " + "[" * 590, "a.toml, line 1: this is nested too deeply to be read."),
        (
            "buy = " + "[" * 20 + "]" * 20,
            "a.toml, line 1: this file is nested too deeply to be read; 10",
        ),
        ("buy" + ".x" * 200 + " = 1", "a.toml, line 1: this file is nested too deeply to be read; 10"),
        ("buy = " + "[" * 100_000, "a.toml is too long; it can have 12,000 characters."),
        ("\nbuy = " + "[" * 1000, "a.toml, line 2: this line is too long; the limit is 600 characters."),
        ("\n" * 301, "a.toml, line 300: the file is too long; the limit is 300 lines."),
        (
            "buy = [" + "'Copper',\n" * 200 + "]",
            "a.toml, line 1: this file has a list or table of 200 entries",
        ),
        ("buy = " + "9" * 590, "a.toml, line 1: this file has a number that is too large"),
        ("buy = 0x" + "f" * 590, "a.toml, line 1: this file has a number that is too large"),
        ('name = """' + "long\n" * 200 + '"""', "a.toml, line 1: this file has a text of 1,000 letters; 600 will do."),
        (
            'name = "\\u001b[2J"',
            "a.toml, line 1: this file has a text that is not made of printable",
        ),
        (
            'name = "A"\nabout = """\nOne line\nthat goes \u202e back."""',
            f"a.toml, line 4: {STEERS} U+202E",
        ),
        (
            'name = "A"\nabout = """\nOne line\nthat goes \\u202e back."""',
            f"a.toml, line 4: {STEERS} U+202E",
        ),
        ('name = "A\u2028B"\n[play]\nhold = ["Smi\\u0007thy"]', f"a.toml, line 1: {STEERS} U+2028"),
        ('name = "A\u00a0B"\n[play]\nhold = ["Smi\\u0007thy"]', f"a.toml, line 3: {STEERS} U+0007"),
        ('name = "A"\n\nbuy = [9' + "9" * 50 + "]", "a.toml, line 3: this file has a number that is too large"),
    ],
)
def test_a_file_is_of_a_size_that_people_write(text: str, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        read_strategy(text, "a.toml")
    assert str(refused.value).startswith(sentence)


def test_a_note_may_be_in_any_language() -> None:
    strategy = read_strategy('name = "A\u00a0: \u200f\u05d0"\nabout = "By \t 👩\u200d👧"\nbuy = ["Gold"]\n', "a.toml")
    assert (strategy.name, strategy.about) == ("A\u00a0: \u200f\u05d0", "By \t 👩\u200d👧")


def test_the_line_is_that_of_the_text_and_not_of_another_that_begins_like_it() -> None:
    text = buys("Duchy when left(Province) <= 5", "Province", "Silver", "Silverr")
    with pytest.raises(Refused, match="line 6: There is no card “Silverr”"):
        read_strategy(text, "a.toml")
    with pytest.raises(Refused, match="line 2: There is no card “Goldd”"):
        read_strategy('name = "A"\nbuy = ["Gold", "Goldd"]\n', "a.toml")


# -- doubts -----------------------------------------------------------------------------------------------------------
def doubted(text: str) -> list[str]:
    return [f"{line}: {sentence}" for line, sentence in doubts(text, "a.toml", WORDS)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (buys("Province", "Gold", "Silver"), ""),
        (buys("Province when coins < 8", "Silver"), "3: the condition of Province can never hold."),
        (buys("Province when coins < 8", "Bridge", "Silver"), ""),
        (buys("Province", "Silver when turn < 0"), "4: the condition of Silver can never hold."),
        (buys("Province", "Silver when turn > 3 and players > 6"), "4: the condition of Silver can never hold."),
        (buys("Province", "Silver when turn >= 0 or coins = 3"), "4: the condition of Silver always holds"),
        (buys("Province", "Silver when not left(Gold) < 0"), "4: the condition of Silver always holds"),
        (buys("Province", "Silver when empty + 1 = 0"), "4: the condition of Silver can never hold."),
        (buys("Province", "Silver when 2 * turn - 5 != -6"), "4: the condition of Silver always holds"),
        (
            buys("Province", "Silver", "Gold"),
            "5: Gold is bought only when there is no Silver left: line 4 buys that first",
        ),
        (buys("Silver up to 3", "Gold", "Province"), "5: Province is bought only when there is no Gold left: line 4"),
        (buys("Province", "Copper", "Estate"), "5: Estate is bought only when there is no Copper left"),
        (
            buys("Estate", "Province"),
            "4: Province costs 8, and the strategy buys nothing that makes coins or draws cards.",
        ),
        (buys("Gold", "Silver"), "1: the strategy buys nothing that scores."),
        (
            buys("Province", "Silver") + 'opening = ["Gold", "Silver"]',
            "6: Gold costs 6, and the first two hands never make ",
        ),
        (buys("Province", "Silver") + 'green = "turn < 0"', "6: the condition of “green” can never hold"),
        (buys("Province", "Silver") + '[play]\nfirst = ["Village"]', "7: the strategy neither buys nor gains Villages"),
        (
            buys("Province", "Silver") + '[choose]\n"minion.choose" = ["hand when turn < 0", "coins when turn >= 0"]',
            "7: the condition of “coins” always holds, so it could be left out.",
        ),
        (
            buys("Province", *"Chapel,Moat,Cellar,Village,Smithy,Witch,Market,Mine,Militia,Thief,Spy".split(",")),
            "1: it needs 11 kingdom cards, and a kingdom has 10; “needs” can say which of them must be there.",
        ),
    ],
)
def test_what_is_seldom_right_is_doubted(text: str, expected: str) -> None:
    found = doubted(text)
    assert [sentence for sentence in found if sentence.startswith(expected)] if expected else found == []


def test_what_can_run_out_hides_nothing() -> None:
    assert doubted(buys("Province", "Duchy", "Duke", "Village", "Silver")) == []


# -- in words ---------------------------------------------------------------------------------------------------------
def test_a_strategy_can_be_told_in_words() -> None:
    told = outline(WHOLE, "all.toml", WORDS)
    assert told.name == "Everything"
    assert told.notes == [
        "It needs Smithy and Throne Room on the table.",
        "No card that is Victory alone is bought before coins on all own cards are at least 16.",
        "It follows its lists to the letter, also where that ends the game and loses it.",
    ]
    rows = {part.heading: [f"{row.what} {row.when}".strip() for row in part.rows] for part in told.parts}
    assert rows == {
        "Opening, in any order": ["Silver", "Silver"],
        "Buys the first of these that it can": [
            "Province",
            "Nobles",
            "Duchy when Provinces left are at most 5",
            "Smithy, up to 1",
            "Smithy, up to 2 when own cards are at least 16",
            "Throne Room, up to own Smithies plus 1 when own Smithies are more than 0",
            "Silver",
        ],
        "Plays these Actions first": ["Village when Actions in hand are more than 1", "Smithy"],
        "Does not play": ["Chapel when coins on all own cards are fewer than 6"],
        "Trashes": ["Curse", "Copper when coins on all own cards are more than 8"],
        "Discards": ["Province", "Curse"],
        "Gains by other cards": ["Gold, up to 3", "Followers"],
        "Answers to minion.choose": ["coins when coins with the hand are at least 5", "hand"],
        "Answers to throne-room.play": ["Smithy"],
    }


@pytest.mark.parametrize(
    ("condition", "words"),
    [
        (
            "turn = 1 or turn != 2 and coins < 3",
            "own turns are exactly 1 or own turns are not 2 and coins to spend are ",
        ),
        ("(turn = 1 or buys = 2) and coins < 3", "(own turns are exactly 1 or buys are exactly 2) and coins to spend "),
        ("not (turn = 1 and buys = 1)", "not (own turns are exactly 1 and buys are exactly 1)"),
        ("not turn = 1", "not own turns are exactly 1"),
        ("(coins + 1) * 2 >= 3", "(coins to spend plus 1) times 2 are at least 3"),
        ("coins - (buys - 1) > 3", "coins to spend minus (buys minus 1) are more than 3"),
        ("coins - buys - 1 > 3", "coins to spend minus buys minus 1 are more than 3"),
        ("theirs(Curse) > own(Attacks)", "Curses with an opponent are more than own Attacks"),
    ],
)
def test_a_condition_in_words_can_be_read_in_one_way_only(condition: str, words: str) -> None:
    told = outline(buys(f"Silver when {condition}"), "a.toml", WORDS)
    assert re.sub("^when ", "", told.parts[0].rows[0].when).startswith(words)
