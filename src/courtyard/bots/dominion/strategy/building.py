"""From the tree of a condition to the objects that are asked at the table."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor, lcm
from typing import Final

from courtyard.bots.dominion.strategy.condition import Both, Condition, Either, Not, Within
from courtyard.bots.dominion.strategy.grammar import Tree
from courtyard.bots.dominion.strategy.quantity import Number, Product, Quantity, Sum
from courtyard.bots.dominion.strategy.vocabulary import MANY, WORDS, make_card_word
from courtyard.core.errors import Refused

FAR: Final = 1 << 60  # beyond every number that a condition can reach
MIRRORED: Final = {"<": ">", "<=": ">=", "=": "=", "!=": "!=", ">=": "<=", ">": "<"}


def build_condition(tree: Tree) -> Condition:
    if tree.op == "and":
        return Both(build_condition(tree.parts[0]), build_condition(tree.parts[1]))
    if tree.op == "or":
        return Either(build_condition(tree.parts[0]), build_condition(tree.parts[1]))
    if tree.op == "not":
        return Not(build_condition(tree.parts[0]))
    return build_comparison(tree)


def build_comparison(tree: Tree) -> Condition:
    """Against a number that is written down where there is one, or else the difference against zero."""
    left, right = tree.parts
    if right.op == "number":
        return compare(build(left), tree.op, Fraction(right.text))
    if left.op == "number":
        return compare(build(right), MIRRORED[tree.op], Fraction(left.text))
    return compare(build(Tree("-", [left, right])), tree.op, Fraction(0))


def compare(quantity: Quantity, sign: str, number: Fraction) -> Condition:
    bound = max(Fraction(-FAR), min(Fraction(FAR), number * quantity.scale))
    if sign == "<":
        return Within(quantity, -FAR, ceil(bound) - 1)
    if sign == "<=":
        return Within(quantity, -FAR, floor(bound))
    if sign == ">":
        return Within(quantity, floor(bound) + 1, FAR)
    if sign == ">=":
        return Within(quantity, ceil(bound), FAR)
    equal = Within(quantity, ceil(bound), floor(bound))
    return equal if sign == "=" else Not(equal)


def build(tree: Tree) -> Quantity:
    """A number; refuse one that could get so large that a compiled program would count wrong."""
    quantity = build_parts(tree)
    if size(tree) * quantity.scale >= FAR:
        raise Refused("dominion.large-numbers")
    return quantity


def build_parts(tree: Tree) -> Quantity:
    if tree.op == "number":
        fraction = Fraction(tree.text)
        return Number(fraction.numerator, fraction.denominator)
    if tree.op == "word":
        return WORDS[tree.text].make()
    if tree.op == "card":
        return make_card_word(tree.text, tree.card)
    first, second = build(tree.parts[0]), build(tree.parts[1])
    if tree.op == "*":
        return Product(first, second)
    scale = lcm(first.scale, second.scale)
    sign = 1 if tree.op == "+" else -1
    return Sum(first, scale // first.scale, second, sign * (scale // second.scale), scale)


def size(tree: Tree) -> Fraction:
    """How far from zero a number can get."""
    if tree.op == "number":
        return Fraction(tree.text)
    if not tree.parts:
        return Fraction(MANY)
    first, second = size(tree.parts[0]), size(tree.parts[1])
    return first * second if tree.op == "*" else first + second
