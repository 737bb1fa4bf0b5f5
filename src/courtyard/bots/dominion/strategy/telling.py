"""Strategies told to people: every list with its conditions in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.bots.dominion.strategy.reading import read_strategy
from courtyard.bots.dominion.strategy.vocabulary import OF_KINDS
from courtyard.bots.telling import Outline, Part, Row
from courtyard.dominion.ways import WAYS

if TYPE_CHECKING:
    from courtyard.bots.dominion.strategy.grammar import Tree
    from courtyard.bots.dominion.strategy.strategy import Strategy, Written
    from courtyard.words import Words

# Signs as parts of message ids.
SIGNS: Final = {
    "<": "less",
    "<=": "at-most",
    "=": "equal",
    "!=": "unequal",
    ">=": "at-least",
    ">": "more",
    "+": "plus",
    "-": "minus",
    "*": "times",
    "and": "and",
    "or": "or",
    "not": "not",
}
BINDING: Final = {"or": 1, "and": 2, "not": 3, "+": 5, "-": 5, "*": 6}  # the comparisons stand between, with 4
LISTS: Final = ("opening", "buy", "first", "hold", "trash", "discard", "gain")


def outline(text: str, path: str, words: Words) -> Outline:
    """The strategy that stands in a file."""
    strategy = read_strategy(text, path)
    parts = [
        Part(heading(key, words), [tell_line(line, key, words) for line in written])
        for key, written in in_order(strategy)
    ]
    return Outline(strategy.name, strategy.about, strategy.source, notes(strategy, words), parts)


def in_order(strategy: Strategy) -> list[tuple[str, list[Written]]]:
    """The lists that have something in them: what is bought, how it plays, single questions."""
    keys = [*LISTS, *[key for key in strategy.lists if key not in LISTS]]
    return [(key, strategy.lists[key]) for key in keys if strategy.lists[key]]


def heading(key: str, words: Words) -> str:
    return words.say(f"strategy-{key}") if key in LISTS else words.say("strategy-question", question=key)


def notes(strategy: Strategy, words: Words) -> list[str]:
    """What is not a list."""
    told = [words.say("strategy-needs", cards=strategy.needs) if strategy.needs else words.say("strategy-needs-none")]
    if strategy.green is not None:
        told.append(words.say("strategy-green", when=tell(strategy.green, words)))
    told.append(words.say("strategy-careful" if strategy.careful else "strategy-ends-behind"))
    return told


def tell_line(line: Written, key: str, words: Words) -> Row:
    """A card or way, and when."""
    if key in WAYS:
        what = line.name
    elif line.up_to is None:
        what = words.say("strategy-card", card=line.name)
    else:
        what = words.say("strategy-up-to", card=line.name, most=tell(line.up_to, words))
    return Row(what, words.say("strategy-when", when=tell(line.when, words)) if line.when is not None else "")


def tell(tree: Tree, words: Words) -> str:
    """A condition or a number in words."""
    if tree.op == "number":
        return tree.text
    if tree.op == "word":
        return words.say(f"quantity-{tree.text}")
    if tree.op == "card":
        return words.say(f"quantity-{tree.text}", cards=cards_of(tree.card, words))
    told = [tell_part(part, tree, words) for part in tree.parts]
    if len(told) == 1:
        return words.say(f"strategy-{SIGNS[tree.op]}", what=told[0])
    return words.say(f"strategy-{SIGNS[tree.op]}", left=told[0], right=told[1])


def cards_of(name: str, words: Words) -> str:
    """Many of a card, or of a kind of cards."""
    return words.say(f"strategy-kind-{name}") if name in OF_KINDS else words.say("strategy-cards", card=name)


def tell_part(part: Tree, whole: Tree, words: Words) -> str:
    """In brackets where it would be misread without them."""
    told = tell(part, words)
    loose = part.parts and binding(part) <= binding(whole) and part.op != whole.op
    again = part.op == whole.op == "-" and part is whole.parts[1]
    return words.say("strategy-brackets", what=told) if loose or again else told


def binding(tree: Tree) -> int:
    return BINDING.get(tree.op, 4)
