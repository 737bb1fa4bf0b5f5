"""Whether to play, and what; or to withdraw with what one leads in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from courtyard.bots.tajmahal.chances import chance_to_keep
from courtyard.bots.tajmahal.hands import best_cards, drawn_card, worth_of_hand
from courtyard.bots.tajmahal.prizes import Prizes
from courtyard.bots.tajmahal.roads import size_of
from courtyard.core.pile import NONE, Pile
from courtyard.tajmahal.card import ANY_COLOUR, COLOUR, ELEPHANT, SHOWS, SPECIAL, SYMBOLS, TWO_POINTS, WHITE
from courtyard.tajmahal.court import all_shown, majorities
from courtyard.tajmahal.plays import WITHDRAW, card_of, extra_of
from courtyard.tajmahal.scoring import POINTS_OF_SPECIAL
from courtyard.tajmahal.tally import count

if TYPE_CHECKING:
    from courtyard.bots.tajmahal.taste import Taste
    from courtyard.core.choice import Choice
    from courtyard.tajmahal.state import State


def choose_play(choice: Choice, state: State, taste: Taste) -> list[int]:
    """The way that promises most."""
    if choice.size == 1:
        return [0]
    view = Outlook(state, choice.seat, taste)
    best: i64 = 0
    most = 0.0
    for place in range(choice.size):
        play = choice.option(place)
        worth = view.withdrawing() if play == WITHDRAW else view.playing(card_of(play), extra_of(play))
        if place == 0 or worth > most:
            best = place
            most = worth
    return [int(best)]


class Outlook:
    """What a player on turn can expect of each way to go on, in points."""

    def __init__(self, state: State, seat: i64, taste: Taste) -> None:
        self.state = state
        self.seat = seat
        self.taste = taste
        self.hand: Pile = state.players[seat].hand
        self.prizes = Prizes(state, seat, taste)
        self.shown = all_shown(state)
        self.at_home: i64 = size_of(state.home)

    def withdrawing(self) -> float:
        """The prizes that one leads in for certain, and cards: one more for whoever never played."""
        won = majorities(self.shown, self.seat) & self.state.court
        chances = [1.0 if won >> prize & 1 else 0.0 for prize in range(ELEPHANT + 1)]
        cards = self.with_display(self.hand)
        if self.state.players[self.seat].played.size == 0:
            cards += drawn_card(self.state, self.taste)
        return self.prizes.expected(chances) + cards

    def playing(self, card: i64, extra: i64) -> float:
        """The prizes that one may hope for after it, less the cards spent."""
        taste = self.taste
        after = self.hand.copy()
        after.take(card)
        shown = self.shown[self.seat] + SHOWS[card]
        worth = 0.0
        if extra != NONE:
            shown += SHOWS[extra]
            if extra < SPECIAL:
                after.take(extra)
            if extra == TWO_POINTS:
                worth += float(POINTS_OF_SPECIAL)
        colour = self.colour_after(card, extra)
        worth += self.prizes.expected(self.chances(shown, after, colour))
        alone = worth_of_hand(after, self.state, self.seat, taste)
        taking = self.with_display(after) - alone
        if self.at_home < len(self.shown) - 1:
            taking *= taste.later - taste.last * float(self.at_home)
            worth += taste.reserve * float(playable(after, colour))
        return worth + alone + taking

    def colour_after(self, card: i64, extra: i64) -> i64:
        colour = self.state.players[self.seat].colour
        if colour == NONE and extra != ANY_COLOUR:
            return COLOUR[card]
        return colour

    def chances(self, shown: i64, after: Pile, colour: i64) -> list[float]:
        """How likely each prize is to be won by somebody who shows this much, with a hand to go on with."""
        mine = self.shown.copy()
        mine[self.seat] = int(shown)
        led = majorities(mine, self.seat)
        found: list[float] = []
        for prize in range(len(SYMBOLS)):
            if not self.state.court >> prize & 1:
                found.append(0.0)
            elif led >> prize & 1:
                found.append(chance_to_keep(self.state, self.seat, prize, mine, self.taste))
            elif in_reach(prize, mine, self.seat, after, colour):
                found.append(self.taste.hope)
            else:
                found.append(0.0)
        return found

    def with_display(self, hand: Pile) -> float:
        """What a hand is worth together with what one takes after withdrawing."""
        number: i64 = 1 if self.at_home == len(self.shown) - 1 else 2
        together = hand.copy()
        together.add_all(best_cards(hand, number, self.state, self.seat, self.taste))
        return worth_of_hand(together, self.state, self.seat, self.taste)


def in_reach(symbol: i64, shown: list[int], seat: i64, hand: Pile, colour: i64) -> bool:
    """Whether one more card of one's colour would take the lead."""
    most: i64 = 0
    for other, tally in enumerate(shown):
        if other != seat and count(tally, symbol) > most:
            most = count(tally, symbol)
    lacking = most + 1 - count(shown[seat], symbol)
    for place in range(hand.size):
        card = hand.at(place)
        if card < WHITE and colour in (NONE, COLOUR[card]) and count(SHOWS[card], symbol) >= lacking:
            return True
    return False


def playable(hand: Pile, colour: i64) -> i64:
    """How many cards of a colour there are to go on with."""
    found: i64 = 0
    for place in range(hand.size):
        if hand.at(place) < WHITE and colour in (NONE, COLOUR[hand.at(place)]):
            found += 1
    return found
