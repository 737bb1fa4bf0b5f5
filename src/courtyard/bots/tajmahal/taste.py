"""The numbers that a raja judges by. Everything is weighed in points of the game."""

from __future__ import annotations


class Taste:
    """How much a raja thinks of things that bring points only later, and what it expects of the others.

    The figures were found by letting rajas of different tastes play each other.
    """

    def __init__(self) -> None:
        # Cards in hand, while there are visits to come.
        self.card = 0.5  # any coloured card
        self.suit = 0.08  # more for each other card of its colour
        self.symbol = 0.05  # more for each symbol on it
        self.wanted = 0.15  # more for the symbol of an influence that would complete a pair
        self.white = 1.0
        # Prizes.
        self.network = 0.6  # a province that a palace of the next visit would be joined to, if one is built
        self.decay = 0.85  # what is left of that from one visit to the next
        self.good = 0.3  # each same good that is still to come
        self.special = 0.7  # what a special card brings in a visit, besides the points that it scores itself
        self.half = 0.35  # the share of a special card's worth that the first of its two tiles has
        # The others.
        self.eager = 0.25  # how likely somebody is to play a card that takes the lead away, if they hold one
        self.doubled = 0.1  # the same if it takes two symbols at once
        self.hope = 0.2  # how likely a lead that is in reach but not there yet is to be won later
        self.reserve = 0.3  # each card that one could go on with
        self.later = 0.9  # what remains of the worth of the display for whoever stays in
        self.last = 0.05  # how likely one is to be the last, for each player who is already at home
