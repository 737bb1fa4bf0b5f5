"""A table that was saved, and what is none: every number, list and card of it is looked at before it is used."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from courtyard.core.errors import Refused
from courtyard.core.record import Record
from courtyard.core.session import Session
from courtyard.games import find_game
from courtyard.tajmahal.scores import BONUS_GOOD, EARLIER, HAND_COLOUR, TILE_GOOD, pack

RULES = find_game("tajmahal")


def saved(answers: int = 60) -> dict[str, Any]:
    """A game of three that has got to its second or third visit."""
    session = Session(RULES, RULES.new(RULES.settle({"players": 3, "start": 0}, 5), 5))
    for _ in range(answers):
        assert session.choice is not None
        session.answer(session.choice.everything()[: session.choice.least])
    found: dict[str, Any] = json.loads(json.dumps(RULES.dump(session.state)))
    return found


def test_what_was_saved_comes_back() -> None:
    for answers in range(0, 80, 7):
        table = saved(answers)
        assert RULES.dump(RULES.load(table)) == table


def player(**changes: object) -> Callable[[dict[str, Any]], None]:
    return lambda table: table["players"][1].update(changes)


def at(**changes: object) -> Callable[[dict[str, Any]], None]:
    return lambda table: table.update(changes)


BROKEN: list[tuple[Callable[[dict[str, Any]], None], str]] = [
    (at(visit=99), "“visit” must be a whole number from 1 to 12, not “99”"),
    (at(visit=0), "“visit” must be a whole number from 1 to 12"),
    (at(seat=99), "“seat” must be a whole number from 0 to 2, not “99”"),
    (at(start=3), "“start” must be a whole number from 0 to 2"),
    (at(phase=77), "“phase” must be a whole number from 0 to 4, not “77”"),
    (at(court=64), "“court” must be a whole number from 0 to 63"),
    (at(won=-1), "“won” must be a whole number from 0 to 63"),
    (at(crown=49), "“crown” must be a whole number from -1 to 48"),
    (at(home=8), "“home” must be a whole number from 0 to 7"),
    (at(specials=16), "“specials” must be a whole number from 0 to 15"),
    (at(taken=1 << 49), "“taken” must be a whole number"),
    (at(gone_tiles=10**40), "“gone_tiles” must be a whole number from 0 to 4095, not “a number without end”"),
    (at(stock=7), "“stock” counts more than 6 of a kind"),
    (at(stock=6 << 40), "“stock” must be a whole number"),
    (at(gone_bonuses=1 << 60), "“gone_bonuses” must be a whole number"),
    (at(ended=1), "“ended” must be true or false, not “1”"),
    (at(built=None), "“built” must be true or false, not “None”"),
    (at(dice=-1), "“dice” must be a whole number"),
    (at(route=[0] * 12), "“route” must lead to every province once"),
    (at(route=[*range(12)][::-1]), "“route” must lead to every province once, to the Taj Mahal last"),
    (at(route=[0, 1]), "“route” has 2 entries, not 12"),
    (at(bonuses=[7] * 49), "A number of “bonuses” must be a whole number from -1 to 6"),
    (at(bonuses=[0] * 5000), "“bonuses” has 5000 entries; there can be 49"),
    (at(scored=[pack(3, 1, EARLIER, 1)]), "is no score"),  # whose would it be?
    (at(scored=[pack(0, 13, EARLIER, 1)]), "is no score"),
    (at(scored=[pack(0, 1, 15, 1)]), "is no score"),
    (at(scored=[pack(0, 1, BONUS_GOOD, 1, 49)]), "is no score"),
    (at(scored=[pack(0, 1, BONUS_GOOD, 1, 0, 4)]), "is no score"),
    (at(scored=[pack(0, 1, TILE_GOOD, 1, 13)]), "is no score"),
    (at(scored=[pack(0, 1, HAND_COLOUR, 1, 4)]), "is no score"),
    (at(scored=[1 << 60]), "A score must be a whole number"),
    (at(scored=[0] * 1001), "“scored” has 1001 entries; there can be 1000"),
    (at(deck=["red-vizier-moat"]), "There is no card “red-vizier-moat”"),
    (at(deck=[["red"]]), "The name of a card must be a text"),
    (at(deck=["white-monk"] * 101), "“deck” has 101 entries; there can be 100"),
    (at(display=None), "“display” must be a list"),
    (at(players=[]), "has 0 players; Taj Mahal is for 3 to 5"),
    (at(players=[1, 2, 3]), "A player must be a table of keys and values"),
    (at(players=[{}] * 6), "“players” has 6 entries; there can be 5"),
    (at(board={"name": 1}), "The board has no"),
    (player(colour=4), "“colour” must be a whole number from -1 to 3"),
    (player(palaces=-1), "“palaces” must be a whole number"),
    (player(influences=255), "“influences” counts more than 6 of a kind"),
    (player(goods=1 << 62), "“goods” must be a whole number"),
    (player(tiles=4096), "“tiles” must be a whole number from 0 to 4095"),
    (player(known=["white-monk"] * 9), "The “known” cards of a seat must be some of those in its hand"),
    (player(hand="white-monk"), "“hand” must be a list, not “white-monk”"),
]


@pytest.mark.parametrize(
    ("breaks", "sentence"), BROKEN, ids=[f"{place} {each[1]}" for place, each in enumerate(BROKEN)]
)
def test_a_table_that_cannot_be_is_refused(breaks: Callable[[dict[str, Any]], None], sentence: str) -> None:
    table = saved()
    breaks(table)
    record = Record(RULES.name, RULES.version, {}, 0)
    record.table = table
    with pytest.raises(Refused) as refused:
        Record.from_json(record.to_json()).replay(RULES)
    assert sentence in str(refused.value)


def test_nothing_of_a_table_may_be_missing() -> None:
    for key in saved():
        table = saved()
        del table[key]
        if key == "board":  # then it is the board that the game comes with
            RULES.load(table)
            continue
        with pytest.raises(Refused, match=f"“{key}” must be"):
            RULES.load(table)
