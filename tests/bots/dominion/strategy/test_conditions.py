"""Every word of a condition tells what lies on the table, and conditions are put together as everybody expects."""

from __future__ import annotations

from contextlib import suppress
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from courtyard.bots.dominion.strategy.building import build_condition
from courtyard.bots.dominion.strategy.grammar import parse_condition
from courtyard.bots.dominion.strategy.vocabulary import CARD_WORDS, WORDS
from courtyard.core.errors import Refused
from courtyard.dominion.state import State
from courtyard.games import find_game

RULES = find_game("dominion")
# Money 8: Smithy, Copper, Gold and Market make 0 + 1 + 3 + 1, a Silver in the discard pile 2, a Copper set aside 1.
TABLE: dict[str, object] = {
    "seats": [
        {
            "hand": ["Smithy", "Copper"],
            "deck": ["Gold", "Estate"],
            "discard": ["Silver"],
            "aside": ["Copper"],
            "turns": 6,
        },
        {"hand": ["Witch", "Province"], "deck": ["Witch"]},
        {"hand": ["Witch"], "deck": ["Duchy", "Gold"]},
    ],
    "kingdom": ["Smithy", "Witch", "Market", "Militia", "Bridge"],
    "in_play": ["Market", "Village"],
    "supply": {"Province": 5, "Militia": 0, "Smithy": 1},
    "actions": 2,
    "buys": 3,
    "coins": 4,
}
VALUES: dict[str, int] = {
    "actions": 2,
    "average": 1,
    "buys": 3,
    "cards": 8,
    "coins": 4,
    "deck": 2,
    "different": 7,
    "empty": 1,
    "gains": 5,
    "handsize": 2,
    "lead": -5,
    "money": 8,
    "piles": 2,
    "players": 3,
    "purse": 5,
    "score": 1,
    "terminals": 1,
    "turn": 7,
    "cost(Smithy)": 4,
    "hand(Copper)": 1,
    "hand(Actions)": 1,
    "left(Province)": 5,
    "left(Militia)": 0,
    "left(Gardens)": 0,
    "own(Copper)": 2,
    "own(Market)": 1,
    "own(Treasure)": 4,
    "own(Victory cards)": 1,
    "played(Market)": 1,
    "played(Action)": 2,
    "theirs(Witch)": 2,
    "theirs(Attacks)": 2,
    "theirs(Village)": 0,
}


def arranged(**changes: object) -> State:
    state = RULES.arrange({**TABLE, **changes})
    assert isinstance(state, State)
    return state


def holds(condition: str, state: State | None = None, seat: int = 0) -> bool:
    return build_condition(parse_condition(condition)).holds(state or arranged(), seat)


@pytest.mark.parametrize(("word", "value"), VALUES.items())
def test_a_word_tells_what_lies_on_the_table(word: str, value: int) -> None:
    assert holds(f"{word} = {value}")
    assert holds(f"{word} > {value - 1} and {word} < {value + 1}")
    assert not holds(f"{word} != {value}")


def test_every_word_was_tried() -> None:
    assert {word.partition("(")[0] for word in VALUES} == {*WORDS, *CARD_WORDS}


def test_a_word_is_about_the_seat_that_asks() -> None:
    assert holds("own(Witch) = 2 and theirs(Witch) = 1 and score = 6 and lead = 3", seat=1)
    assert holds("played(Market) = 1 and own(Market) = 0", seat=1)


def test_costs_and_the_purse_follow_what_is_played() -> None:
    cheaper = arranged(in_play=["Princess"], discount=4, copper_bonus=1)
    assert holds("cost(Smithy) = 0 and cost(Province) = 4", cheaper)
    assert holds("purse = 6", cheaper)


@pytest.mark.parametrize(
    ("supply", "gains"),
    [
        ({}, 2),
        ({"Smithy": 8}, 5),
        ({"Market": 0}, 1),
        ({"Market": 0, "Witch": 0}, 0),
        ({"Province": 0}, 0),
    ],
)
def test_gains_is_how_few_gains_end_the_game(supply: dict[str, int], gains: int) -> None:
    piles = {"Province": 5, "Militia": 0, "Smithy": 1, "Market": 1, **supply}
    assert holds(f"gains = {gains}", arranged(supply=piles))


def test_with_five_players_a_fourth_pile_must_run_out() -> None:
    five = arranged(seats=[{}] * 5)
    assert holds("players = 5 and piles = 3", five)


@pytest.mark.parametrize(
    ("condition", "true"),
    [
        ("1 + 2 * 3 = 7", True),
        ("(1 + 2) * 3 = 9", True),
        ("10 - 2 - 3 = 5", True),
        ("-2 * 3 = -6", True),
        ("2 - -2 = 4", True),
        ("0.1 + 0.2 = 0.3", True),
        ("0.5 * 0.5 = 0.25", True),
        ("1.5 * coins = 6", True),
        ("coins * 1.25 >= 5.001", False),
        ("money * 10 >= 1.6 * cards * 5", True),
        ("average >= 1.0", True),
        ("average > 0.999", True),
        ("average > 1", False),
        ("coins = 4.5", False),
        ("coins != 4.5", True),
        ("coins < 4.001", True),
        ("4.5 > coins", True),
        ("3 <= turn <= 7", True),
        ("3 <= turn < 7", False),
        ("own(Gold) < own(Copper)", True),
        ("own(Gold) = own(Silver)", True),
        ("not coins = 4", False),
        ("not (coins = 4 and buys = 1)", True),
        ("coins = 1 and buys = 1 or turn = 7", True),
        ("coins = 1 and (buys = 1 or turn = 7)", False),
        ("not coins = 1 and turn = 7", True),
        ("not (coins = 4 or turn = 7)", False),
        ("COINS == 4 AND Own( throne room ) <= 0", True),
        ("coins ≤ 4 and coins ≥ 4 and coins ≠ 5", True),
    ],
)
def test_signs_bind_as_in_school(condition: str, true: bool) -> None:  # noqa: FBT001 - pytest fills it in
    assert holds(condition) == true


# -- a random expression is worth what Python says --------------------------------------------------------------------
LEAVES = ["coins", "buys", "turn", "lead", "own(Copper)", "left(Province)", "hand(Actions)", "0", "2", "7.5", "0.125"]
Expression = tuple[str, Fraction]
Statement = tuple[str, bool]


def leaf(text: str) -> Expression:
    return text, Fraction(VALUES[text]) if text in VALUES else Fraction(text)


def joined(pair: tuple[Expression, str, Expression]) -> Expression:
    (left, first), sign, (right, second) = pair
    value = first + second if sign == "+" else first - second if sign == "-" else first * second
    return f"({left}) {sign} ({right})", value


def compared(pair: tuple[Expression, str, Expression]) -> Statement:
    (left, first), sign, (right, second) = pair
    truths = {
        "<": first < second,
        "<=": first <= second,
        "=": first == second,
        "!=": first != second,
        ">=": first >= second,
        ">": first > second,
    }
    return f"{left} {sign} {right}", truths[sign]


def linked(pair: tuple[Statement, str, Statement]) -> Statement:
    (left, first), word, (right, second) = pair
    if word == "not":
        return f"not ({left})", not first
    return f"({left}) {word} ({right})", (first and second) if word == "and" else (first or second)


numbers: st.SearchStrategy[Expression] = st.recursive(
    st.sampled_from(LEAVES).map(leaf),
    lambda inner: st.tuples(inner, st.sampled_from("+-*"), inner).map(joined),
    max_leaves=4,
)
statements: st.SearchStrategy[Statement] = st.recursive(
    st.tuples(numbers, st.sampled_from(["<", "<=", "=", "!=", ">=", ">"]), numbers).map(compared),
    lambda inner: st.tuples(inner, st.sampled_from(["and", "or", "not"]), inner).map(linked),
    max_leaves=5,
)
STATE = arranged()


@given(statements)
def test_a_condition_holds_when_python_says_so(statement: Statement) -> None:
    text, true = statement
    assert holds(text, STATE) == true


@given(st.lists(st.sampled_from([*LEAVES, *"+-*()<=>", "and", "or", "not", "own(", "Copper", "?"]), max_size=300))
def test_whatever_is_written_holds_or_not_or_is_refused(words: list[str]) -> None:
    with suppress(Refused):
        assert holds(" ".join(words), STATE) in (True, False)


# -- what is not understood -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("condition", "reason"),
    [
        ("coins", "“coins” is a number, not a condition; compare it, as in “coins >= 5”."),
        ("coins >=", "the condition breaks off; something is missing at its end."),
        ("coins >= 5 and", "the condition breaks off"),
        ("coins >= 5 buys > 1", "“buys” cannot follow there; “and” or “or” joins two conditions."),
        ("(coins >= 5", "a bracket is opened and not closed; “)” is missing."),
        ("coins >= 5)", "“)” cannot follow there"),
        ("coins >= >= 5", "“>=” cannot stand there; a number or a word such as “coins” is expected."),
        ("coins >= and", "“and” cannot stand there"),
        ("coins and turn > 2", "“and”, “or” and “not” need conditions, and “coins” is a number; compare it."),
        ("not own(Silver)", "“and”, “or” and “not” need conditions, and “own(silver)” is a number; compare it."),
        ("(coins > 2) + 1 > 3", "a condition with “>” stands where a number is expected; brackets may be missing."),
        ("coinz >= 5", "there is no word “coinz”; did you mean “coins”?"),
        ("xyzzy >= 5", "there is no word “xyzzy”; there are actions, average, buys"),
        (
            "treasures >= 5",
            "there is no word “treasures”; write “own(treasures)”, or “hand(treasures)” for those in hand.",
        ),
        ("own(Smity) > 1", "There is no card “Smity”; did you mean “smithy”?"),
        ("own(Qqq) > 1", "There is no card “Qqq”; `courtyard cards` lists them all."),
        ("ownn(Smithy) > 1", "there is no word “ownn”; did you mean “own”?"),
        ("own > 1", "“own” needs a card, as in “own(Province)”."),
        ("own() > 1", "“own()” needs a card, as in “own(Province)”."),
        ("coins(Gold) > 1", "“coins” takes no card; write it alone."),
        ("left(Actions) > 1", "“left” takes one card, not a kind such as “Actions”."),
        ("coins > 5 up to 2", "“up to” stands before “when”, as in “Smithy up to 2 when cards >= 16”."),
        ("up to 2", "“up to” stands before “when”, as in “Smithy up to 2 when cards >= 16”."),
        ("coins > 12345678", "the number 12345678 is too long: 6 digits and 3 decimals will do."),
        ("coins > " + "9" * 500, f"the number {'9' * 39}… is too long: 6 digits and 3 decimals will do."),
        ("(" * 21 + "coins > 1" + ")" * 21, "brackets are nested more than 20 deep."),
        ("not " * 300 + "coins > 1", "the condition is too long; 200 words and signs will do."),
        (" + ".join(["coins"] * 150) + " > 1", "the condition is too long"),
        ("coins > 1.2345", "the number 1.2345 is too long"),
        ("coins > 1.2.3", "“1.2.3” cannot be understood in a condition."),
        ("coins > 5 & buys > 1", "“&” cannot be understood in a condition."),
        ("coins > 5%", "“%” cannot be understood in a condition."),
        (
            "coins * coins * coins * coins * coins * 999999 > 5",
            "the numbers in it get too large; nothing in a game needs so many digits.",
        ),
    ],
)
def test_what_is_not_understood_is_refused_with_the_reason(condition: str, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        build_condition(parse_condition(condition))
    assert str(refused.value).startswith(reason)
