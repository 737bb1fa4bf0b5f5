"""What is in the boxes: every card that is printed is there, in the rules and as a picture, and no other."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.dominion.printed import BASE, BASIC, CARDS, CORNUCOPIA, INTRIGUE, PRIZES

from courtyard.core.answer import name_id
from courtyard.dominion import cards

if TYPE_CHECKING:
    from courtyard.dominion.card import Card

EMBLEMS = Path(__file__).parents[2] / "client" / "src" / "games" / "dominion" / "emblems.json"


@pytest.mark.parametrize(
    ("box", "printed"),
    [
        (cards.BASIC, BASIC),
        (cards.BASE, BASE),
        (cards.INTRIGUE, INTRIGUE),
        (cards.CORNUCOPIA, CORNUCOPIA),
        (cards.PRIZES, PRIZES),
    ],
    ids=["basic", "base", "intrigue", "cornucopia", "prizes"],
)
def test_a_box_holds_what_is_printed(box: list[Card], printed: list[str]) -> None:
    assert {card.name for card in box} == set(printed)


def test_every_card_but_the_coins_has_an_emblem_and_who_drew_it_is_told() -> None:
    emblems = json.loads(EMBLEMS.read_text(encoding="utf-8"))
    assert {name_id(name) for name in CARDS} - emblems.keys() == {"copper", "silver", "gold"}
    assert all(emblem["icon"] and emblem["by"] for emblem in emblems.values())
