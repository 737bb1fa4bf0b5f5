"""What in a strategy can be right and seldom is: conditions that never hold, lines that are never reached."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.bots.dominion.strategy.bounds import Bounds
from courtyard.bots.dominion.strategy.reading import read_strategy
from courtyard.bots.telling import Doubt
from courtyard.dominion.card import ACTION, TREASURE, VICTORY
from courtyard.dominion.kingdom import KINGDOM_SIZE, find_card
from courtyard.dominion.ways import WAYS

if TYPE_CHECKING:
    from courtyard.bots.dominion.strategy.strategy import Strategy, Written
    from courtyard.words import Words

ENDLESS: Final = ("copper", "silver", "gold")
FIRST_HANDS: Final = 5  # the most coins in one of them
FOR_SALE: Final = ("opening", "buy", "gain")
CHEAPER: Final = ("bridge", "princess")


def doubts(text: str, path: str, words: Words) -> list[Doubt]:
    """All of a file, in the order of its lines."""
    strategy = read_strategy(text, path)
    found = conditions(strategy, words) + reach(strategy, words) + means(strategy, words) + whole(strategy, words)
    return sorted(found)


def conditions(strategy: Strategy, words: Words) -> list[Doubt]:
    """Conditions that never hold, or always."""
    found: list[Doubt] = []
    for key, written in strategy.lists.items():
        for line in written:
            if line.when is None:
                continue
            truth = Bounds(least_coins(strategy, key, line)).truth(line.when)
            if truth is not None and key in WAYS:
                message = "doubt-always-way" if truth else "doubt-never-way"
                found.append(Doubt(line.place, words.say(message, way=line.name)))
            elif truth is not None:
                message = "doubt-always" if truth else "doubt-never"
                found.append(Doubt(line.place, words.say(message, card=line.name)))
    if strategy.green is not None and Bounds(0).truth(strategy.green) is False:
        found.append(Doubt(strategy.green_place, words.say("doubt-green")))
    return found


def least_coins(strategy: Strategy, key: str, line: Written) -> int:
    """With how many coins at least a line is looked at: whoever buys has as many as the card costs."""
    if key != "buy" or [name for name in CHEAPER if name in names(strategy, FOR_SALE)]:
        return 0
    return int(find_card(line.name).cost)


def reach(strategy: Strategy, words: Words) -> list[Doubt]:
    """Lines behind a Treasure that costs no more, is taken whatever happens, and hardly ever runs out."""
    found: list[Doubt] = []
    greedy: list[Written] = []
    for line in strategy.lists["buy"]:
        cost = find_card(line.name).cost
        before = [other for other in greedy if find_card(other.name).cost <= cost]
        if before:
            facts = words.say("doubt-unreached", card=line.name, before=before[0].name, place=before[0].place)
            found.append(Doubt(line.place, facts))
        if line.up_to is None and line.when is None and line.name in ENDLESS:
            greedy.append(line)
    return found


def means(strategy: Strategy, words: Words) -> list[Doubt]:
    """Cards that can never be paid for."""
    found: list[Doubt] = []
    if len(strategy.lists["opening"]) <= 2:
        for line in strategy.lists["opening"]:
            if find_card(line.name).cost > FIRST_HANDS:
                cost = int(find_card(line.name).cost)
                found.append(Doubt(line.place, words.say("doubt-opening", card=line.name, cost=cost)))
    bought = [find_card(name) for name in names(strategy, FOR_SALE)]
    if not [card for card in bought if card.kinds & (ACTION | TREASURE) and card.id != "copper"]:
        for line in strategy.lists["buy"]:
            if find_card(line.name).cost > FIRST_HANDS:
                cost = int(find_card(line.name).cost)
                found.append(Doubt(line.place, words.say("doubt-poor", card=line.name, cost=cost)))
    return found


def whole(strategy: Strategy, words: Words) -> list[Doubt]:
    """What the lists together leave open."""
    bought = names(strategy, FOR_SALE)
    unbought = [line for line in strategy.lists["first"] + strategy.lists["hold"] if line.name not in bought]
    found = [Doubt(line.place, words.say("doubt-unbought", card=line.name)) for line in unbought]
    if not [name for name in bought if find_card(name).kinds & VICTORY]:
        found.append(Doubt(1, words.say("doubt-pointless")))
    if len(strategy.needs) > KINGDOM_SIZE:
        found.append(Doubt(1, words.say("doubt-crowd", count=len(strategy.needs))))
    return found


def names(strategy: Strategy, keys: tuple[str, ...]) -> list[str]:
    """All cards that stand in some lists."""
    return [line.name for key in keys for line in strategy.lists[key]]
