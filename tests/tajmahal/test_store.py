"""A table that was saved, and what is none: every number, list and card of it is looked at before it is used."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from courtyard.core.errors import Refused
from courtyard.core.pile import NONE
from courtyard.core.record import Record
from courtyard.core.session import Session
from courtyard.games import find_game
from courtyard.tajmahal.box import POINTS_BONUS
from courtyard.tajmahal.scores import BONUS_GOOD, EARLIER, HAND_COLOUR, TILE_GOOD, pack
from courtyard.tajmahal.state import BUILD, CROWN, OPEN, TAKE
from courtyard.tajmahal.tally import one

RULES = find_game("tajmahal")


def saved(answers: int = 76) -> dict[str, Any]:
    """A game of three that has got to its sixth visit."""
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


def withdrawn(**changes: object) -> Callable[[dict[str, Any]], None]:
    """Seat 2 has just withdrawn, and won the vizier."""

    def change(table: dict[str, Any]) -> None:
        table.update({"home": 6, "phase": BUILD, "court": 58, "won": 1, **changes})
        table["players"][1]["influences"] += int(one(0))

    return change


def test_a_seat_that_has_just_withdrawn_can_be_saved() -> None:
    table = saved()
    withdrawn()(table)
    assert RULES.dump(RULES.load(table)) == table


STOCK = saved()["stock"]
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
    (at(gone_tiles=10**40), "“gone_tiles” must be a whole number from 0 to 4,095, not “∞”"),
    (at(stock=7), "“stock” counts more than 6 of a kind"),
    (at(stock=6 << 40), "“stock” must be a whole number"),
    (at(gone_bonuses=1 << 60), "“gone_bonuses” must be a whole number"),
    (at(ended=1), "“ended” must be true or false, not “1”"),
    (at(built=None), "“built” must be true or false, not “None”"),
    (at(dice=-1), "“dice” must be a whole number"),
    (at(route=[0] * 12), "“route” must lead to every province once"),
    (at(route=[*range(12)][::-1]), "“route” must lead to every province once, to the Taj Mahal last"),
    (at(route=[0, 1]), "“route” has 2 entries, not 12"),
    (at(bonuses=[7] * 49), "A number in “bonuses” must be a whole number from -1 to 6"),
    (at(bonuses=[0] * 5000), "“bonuses” has 5,000 entries; there can be 49"),
    (at(scored=[pack(3, 1, EARLIER, 1)]), "is not a score"),  # whose would it be?
    (at(scored=[pack(0, 13, EARLIER, 1)]), "is not a score"),
    (at(scored=[pack(0, 1, 15, 1)]), "is not a score"),
    (at(scored=[pack(0, 1, BONUS_GOOD, 1, 49)]), "is not a score"),
    (at(scored=[pack(0, 1, BONUS_GOOD, 1, 0, 4)]), "is not a score"),
    (at(scored=[pack(0, 1, TILE_GOOD, 1, 13)]), "is not a score"),
    (at(scored=[pack(0, 1, HAND_COLOUR, 1, 4)]), "is not a score"),
    (at(scored=[1 << 60]), "A score must be a whole number"),
    (at(scored=[0] * 1001), "“scored” has 1,001 entries; there can be 1,000"),
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
    (player(tiles=4096), "“tiles” must be a whole number from 0 to 4,095"),
    (player(known=["white-monk"] * 9), "The “known” cards of a seat must be some of those in its hand"),
    (player(hand="white-monk"), "“hand” must be a list, not “white-monk”"),
    # Each number may be meant, but they fit together in no game. Seat 2 is to play, in Lahore, and leads in viziers.
    (player(colour=0), "The cards that were “played” must be cards of the “colour” red"),
    (player(colour=NONE), "The “colour” of a seat must be that of the cards it has “played”"),
    (at(taken=1 << 48), "“guj4” is “taken”, but nobody has a palace there"),
    (at(taken=(1 << 49) - 1), "“kas1” is “taken”, but nobody has a palace there"),
    (at(home=7), "Seat 2 is on turn, so it cannot be at “home”; somebody must still be in the visit"),
    (at(home=7, phase=BUILD), "Seat 1 is at “home”, so none of its cards can still be “played”"),
    (at(home=4, phase=TAKE), "Seat 2 is withdrawing (“take”), so it must be at “home”"),
    (at(home=6, phase=BUILD), "Seat 2 has withdrawn and leads in “vizier”, so that cannot lie in the court"),
    (at(home=6, phase=BUILD, won=63, court=0), "There are 5 tiles “vizier” on the table; the box has 6"),
    (withdrawn(won=63), "Seat 2 cannot have “won” “general” now"),
    (withdrawn(won=1, phase=CROWN), "Seat 2 cannot have “won” “vizier” now"),
    (at(home=6, phase=BUILD, won=1, court=58, stock=STOCK + 1), "Seat 2 has “won” “vizier” and must have its tile"),
    (at(won=63), "Seat 2 cannot have “won” “vizier” now"),
    (at(crown=6), "There are 2 x “crown” on the table; the box has 1"),
    (at(crown=48, court=43), "The crown cannot stand in “guj4”, since the visit is to the province “lah”"),
    (at(crown=6, court=43), "The crown stands in “lah3”, where nobody has a palace"),
    (at(stock=0), "There are 2 tiles “vizier” on the table; the box has 6"),
    (
        at(gone_bonuses=0, bonuses=[NONE] * 48 + [POINTS_BONUS]),
        "The town “guj4” is not fortified, so no bonus tile lies there",
    ),
    (at(phase=OPEN, home=0), "Before a visit begins nobody can be at “home”, have “played”, or have the crown"),
    (at(ended=True), "A game has “ended” only when everybody is back from visit 12"),
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
        if key in {"board", "asks_all"}:  # then it is the board that the game comes with, and all are asked
            assert RULES.dump(RULES.load(table)) == saved()
            continue
        with pytest.raises(Refused, match=f"“{key}” must be"):
            RULES.load(table)


def changed(dice: Random, table: dict[str, Any]) -> dict[str, Any]:
    """A table with a thing or two changed, to numbers and cards that may well be meant."""
    for _ in range(dice.choice((1, 1, 2))):
        of = table if dice.random() < 0.7 else dice.choice(table["players"])
        field = dice.choice([key for key in of if key not in ("board", "dice", "players", "route", "scored")])
        value = of[field]
        if isinstance(value, bool):
            of[field] = not value
        elif isinstance(value, int):
            of[field] = value ^ (1 << dice.randrange(max(2, value.bit_length())))
        elif value and dice.random() < 0.6:
            value.pop(dice.randrange(len(value)))
        else:
            value += dice.choice(table["players"])[dice.choice(("hand", "played"))]
    return table


def test_whatever_table_is_taken_can_be_played_to_its_end() -> None:
    dice = Random(7)  # noqa: S311 - they are to come again
    tables = [saved(answers) for answers in (0, 3, 8, 20, 33, 47, 60)]
    played = 0
    for _ in range(400):
        table = changed(dice, json.loads(json.dumps(dice.choice(tables))))
        try:
            session = Session(RULES, RULES.load(table))
        except Refused:
            continue
        while session.choice is not None:
            assert session.choice.size, f"{session.choice.why} of {table}"
            session.answer(dice.sample(session.choice.everything(), session.choice.least))
        played += 1
    assert played > 50
