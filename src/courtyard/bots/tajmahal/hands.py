"""What cards in hand are worth, and which of the display to take."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from courtyard.core.pile import Pile
from courtyard.tajmahal.box import PROVINCES
from courtyard.tajmahal.card import COLOUR, COLOURS, INFLUENCES, SHOWS, SPECIAL, SYMBOLS, WHITE
from courtyard.tajmahal.scoring import points_for_hand
from courtyard.tajmahal.tally import count

if TYPE_CHECKING:
    from courtyard.bots.tajmahal.taste import Taste
    from courtyard.core.choice import Choice
    from courtyard.tajmahal.state import State

_DRAWN_AT_THE_END: Final = 0.4  # how likely a card that is drawn blindly is to score like one in hand


def worth_of_hand(hand: Pile, state: State, seat: i64, taste: Taste) -> float:
    """For the visits to come; after the last one, what it scores. Special cards always count the same, so not here."""
    if state.visit == PROVINCES:
        return float(points_for_hand(hand))
    total = 0.0
    same = [0] * len(COLOURS)
    for place in range(hand.size):
        card = hand.at(place)
        if card < WHITE:
            total += taste.card + taste.suit * same[COLOUR[card]] + worth_of_symbols(card, state, seat, taste)
            same[COLOUR[card]] += 1
        elif card < SPECIAL:
            total += taste.white
    return total


def worth_of_symbols(card: i64, state: State, seat: i64, taste: Taste) -> float:
    """Influences are wanted more by somebody who has one such tile already, and not its special card."""
    player = state.players[seat]
    total = 0.0
    for symbol in range(len(SYMBOLS)):
        times = count(SHOWS[card], symbol)
        if times:
            total += float(times) * taste.symbol
            if symbol < INFLUENCES and count(player.influences, symbol) == 1:
                total += taste.wanted
    return total


def drawn_card(state: State, taste: Taste) -> float:
    """What a card from the deck is worth before it is seen."""
    if state.visit == PROVINCES:
        return _DRAWN_AT_THE_END
    return taste.card + taste.suit + 2 * taste.symbol


def best_cards(hand: Pile, number: i64, state: State, seat: i64, taste: Taste) -> Pile:
    """The cards of the display that are worth most together with a hand."""
    display = state.display
    best = Pile()
    most = -1.0
    for place in range(display.size):
        other: i64 = place + 1 if number == 2 else display.size - 1
        while other < display.size:
            cards = Pile()
            cards.add(display.at(place))
            if number == 2:
                cards.add(display.at(other))
            together = hand.copy()
            together.add_all(cards)
            worth = worth_of_hand(together, state, seat, taste)
            if worth > most:
                most = worth
                best = cards
            other += 1
    return best


def choose_cards(choice: Choice, state: State, taste: Taste) -> list[int]:
    """The answer to which cards of the display to take."""
    best = best_cards(state.players[choice.seat].hand, choice.least, state, choice.seat, taste)
    return [choice.where(card) for card in best.cards()]
