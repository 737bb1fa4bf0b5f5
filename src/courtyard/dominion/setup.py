"""Setting up a table: how many cards lie in each pile, who has what, who begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from courtyard.core.choice import Chooser
from courtyard.core.pile import NONE, pile_of
from courtyard.dominion.card import (
    COPPER,
    CURSE,
    ESTATE,
    GOLD,
    KINDS,
    PRIZE,
    PROVINCE,
    SILVER,
    VICTORY,
)
from courtyard.dominion.cards import CARDS, PRIZES
from courtyard.dominion.game import HAND_SIZE
from courtyard.dominion.kingdom import find_card
from courtyard.dominion.state import ABSENT, State, Supply
from courtyard.dominion.turn import Turn

if TYPE_CHECKING:
    from courtyard.core.dice import Dice
    from courtyard.core.seed import Seed
    from courtyard.dominion.card import Card

START_COPPERS: Final = 7
START_DECK: Final = pile_of([COPPER] * START_COPPERS + [ESTATE] * 3)
BASIC_CARDS: Final = 7
TOURNAMENT: Final = "tournament"


def pile_size(card: Card, players: int) -> int:
    """How many cards a pile starts with, those of the starting decks taken off."""
    boxes = 1 if players < 5 else 2  # five and six play with the basic cards of two boxes
    if card.number == COPPER:
        return 60 * boxes - START_COPPERS * players
    if card.number == SILVER:
        return 40 * boxes
    if card.number == GOLD:
        return 30 * boxes
    if card.number == CURSE:
        return 10 * (players - 1)
    if card.number == PROVINCE and players > 4:
        return 3 * players
    if card.kinds & VICTORY:
        return 8 if players == 2 else 12
    return 10


def copies(card: Card, players: int) -> int:
    """How many of a card a game has, wherever they lie."""
    if card.kinds & PRIZE:
        return 1
    return pile_size(card, players) + players * int(START_DECK.count(card.number))


def make_supply(players: int, kingdom: list[str], bane: str, others: list[str]) -> Supply:
    """All piles, the cheapest first. Others are cards that lie on the table, but not in a pile."""
    named = [card.id for card in CARDS[:BASIC_CARDS]] + kingdom + ([bane] if bane else [])
    cards = sorted(map(find_card, dict.fromkeys(named)), key=lambda card: (card.cost, card.number))
    left = pile_of([ABSENT] * len(CARDS))
    for card in cards:
        left.put_at(card.number, pile_size(card, players))
    if TOURNAMENT in named:
        others = others + [card.id for card in PRIZES]
    piles = pile_of([card.number for card in cards])
    names = piles.copy()
    names.add_all(pile_of([find_card(name).number for name in dict.fromkeys(others) if name not in named]))
    kinds: i64 = 0
    for number in names.cards():
        kinds |= KINDS[number]
    supply = Supply(piles, names, kinds)
    supply.fill(left)
    return supply


def make_table(players: int, kingdom: list[str], bane: str, others: list[str]) -> State:
    """A table with its piles, before anybody has cards."""
    state = State(players, make_supply(players, kingdom, bane, others), find_card(bane).number if bane else NONE)
    if TOURNAMENT in kingdom:
        state.prizes = pile_of([card.number for card in PRIZES])
    return state


def deal(state: State, seed: Seed) -> None:
    """Starting decks and first hands."""
    state.dice.reseed(seed)
    turn = Turn(state, Chooser())
    for seat, player in enumerate(state.players):
        player.deck.add_all(START_DECK)
        player.deck.shuffle(state.dice)
        turn.draw(seat, HAND_SIZE)


def next_start(winners: list[int], players: int, dice: Dice) -> int:
    """Who begins a rematch: the player left of the winner; after a tie, a random one of those who did not win."""
    if len(winners) == 1:
        return (winners[0] + 1) % players
    others = [seat for seat in range(players) if seat not in winners] or list(range(players))
    return others[dice.roll(len(others))]
