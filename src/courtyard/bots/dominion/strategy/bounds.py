"""How far the numbers of a condition can go, and so whether it can hold at all."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from courtyard.bots.dominion.strategy.vocabulary import CARD_WORDS, MANY, WORDS

if TYPE_CHECKING:
    from courtyard.bots.dominion.strategy.grammar import Tree


class Bounds:
    """At a table where a seat has at least a number of coins."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def span(self, tree: Tree) -> tuple[Fraction, Fraction]:
        """The least and the most that a number can be; not everything in between need be possible."""
        if tree.op == "number":
            return Fraction(tree.text), Fraction(tree.text)
        if tree.text in ("coins", "purse"):
            return Fraction(self.coins), Fraction(MANY)
        if tree.op == "word":
            return Fraction(WORDS[tree.text].least), Fraction(WORDS[tree.text].most)
        if tree.op == "card":
            return Fraction(0), Fraction(CARD_WORDS[tree.text].most)
        (low, high), (least, most) = self.span(tree.parts[0]), self.span(tree.parts[1])
        if tree.op == "+":
            return low + least, high + most
        if tree.op == "-":
            return low - most, high - least
        products = (low * least, low * most, high * least, high * most)
        return min(products), max(products)

    def truth(self, tree: Tree) -> bool | None:
        """Whether a condition always holds, or never does; None if it depends."""
        if tree.op == "not":
            inner = self.truth(tree.parts[0])
            return None if inner is None else not inner
        if tree.op in ("and", "or"):
            both = [self.truth(part) for part in tree.parts]
            settles = tree.op == "or"  # one that holds is enough for `or`, one that does not for `and`
            return settles if settles in both else None if None in both else not settles
        return self.compare(tree)

    def compare(self, tree: Tree) -> bool | None:
        (low, high), (least, most) = self.span(tree.parts[0]), self.span(tree.parts[1])
        if tree.op in (">", ">="):
            (low, high), (least, most) = (least, most), (low, high)
        if tree.op in ("<", ">"):
            return True if high < least else False if low >= most else None
        if tree.op in ("<=", ">="):
            return True if high <= least else False if low > most else None
        equal = True if low == high == least == most else False if high < least or low > most else None
        return equal if tree.op == "=" or equal is None else not equal
