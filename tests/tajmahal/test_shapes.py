"""The names that the shapes list are those of the box, in the order in which the game shows them."""

from __future__ import annotations

from typing import get_args

from courtyard.tajmahal import shapes
from courtyard.tajmahal.box import GOODS
from courtyard.tajmahal.card import INFLUENCES, SYMBOLS


def test_symbols_and_goods() -> None:
    assert get_args(shapes.CardSymbol) == SYMBOLS
    assert get_args(shapes.Influence) == SYMBOLS[:INFLUENCES]
    assert get_args(shapes.Good) == GOODS
