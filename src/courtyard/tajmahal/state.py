"""A game of Taj Mahal at rest: whose cards, tiles and palaces lie where, and what the present visit has come to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from courtyard.core.pile import NONE, Pile
from courtyard.core.state import State as CoreState
from courtyard.tajmahal.card import SHOWS

if TYPE_CHECKING:
    from courtyard.core.dice import Dice
    from courtyard.tajmahal.box import Box

# What the seat on turn has to do.
PLAY: Final = 0  # play cards, or withdraw
BUILD: Final = 1  # place the palaces of the influences won
CROWN: Final = 2  # place the palace of the crown
TAKE: Final = 3  # take cards from the display
PHASES: Final = ("play", "build", "crown", "take")

ALL_PRIZES: Final = 63  # the four influences, the crown and the province's tile, a bit each


@mypyc_attr(acyclic=True)
class Player:
    """What belongs to one seat."""

    def __init__(self, hand: Pile, known: Pile, played: Pile) -> None:
        self.hand = hand
        self.known = known  # the cards in hand that everybody saw going there; special cards go without saying
        self.played = played  # in this visit
        self.colour: i64 = NONE  # that the cards of this visit must have; NONE: still open
        self.palaces: i64 = 0  # the towns, a bit each
        self.influences: i64 = 0  # influence tiles, a tally by influence
        self.goods: i64 = 0  # bonus tiles, a tally by good
        self.tiles: i64 = 0  # province tiles, a bit each: the first is tile 1

    def shows(self) -> i64:
        """The symbols on the cards played in this visit, as a tally."""
        return self.played.total(SHOWS)

    def copy(self) -> Player:
        twin = Player(self.hand.copy(), self.known.copy(), self.played.copy())
        twin.colour = self.colour
        twin.palaces = self.palaces
        twin.influences = self.influences
        twin.goods = self.goods
        twin.tiles = self.tiles
        return twin


def new_player() -> Player:
    return Player(Pile(), Pile(), Pile())


class State(CoreState):
    """The whole table."""

    def __init__(
        self, dice: Dice, box: Box, players: list[Player], deck: Pile, discard: Pile, display: Pile, route: Pile
    ) -> None:
        super().__init__(dice)
        self.box = box  # never changes
        self.players = players
        self.deck = deck
        self.discard = discard
        self.display = display
        self.route = route  # the provinces in the order in which they are visited, which is that of their tiles
        self.bonuses = Pile()  # what lies on each town, or NONE
        self.scored = Pile()  # every score with its reason, packed by `scores`; the earliest lowest
        self.stock: i64 = 0  # influence tiles beside the board, a tally
        self.specials: i64 = 0  # special cards that nobody has, a bit each
        self.taken: i64 = 0  # towns with a palace that is not the crown's: they are not empty
        self.gone_tiles: i64 = 0  # province tiles out of the game, a bit each
        self.gone_bonuses: i64 = 0  # bonus tiles out of the game, a tally
        self.visit: i64 = 1
        self.start: i64 = 0  # who began this visit
        self.seat: i64 = 0  # whose turn it is
        self.phase: i64 = PLAY
        self.court: i64 = 0  # the prizes that are still to be won, a bit each
        self.home: i64 = 0  # seats that have withdrawn, a bit each
        self.won: i64 = 0  # what the seat on turn has won and not yet been given its due for
        self.built = False  # whether the seat on turn has placed a palace since it withdrew
        self.crown: i64 = NONE  # the town with the crowned palace of this visit
        self.ended = False

    def province(self) -> i64:
        """The one that is visited now."""
        return self.route.at(self.visit - 1)

    def copy(self) -> State:
        players = [player.copy() for player in self.players]
        deck, discard, display = self.deck.copy(), self.discard.copy(), self.display.copy()
        twin = State(self.dice.copy(), self.box, players, deck, discard, display, self.route.copy())
        twin.bonuses = self.bonuses.copy()
        twin.scored = self.scored.copy()
        twin.stock = self.stock
        twin.specials = self.specials
        twin.taken = self.taken
        twin.gone_tiles = self.gone_tiles
        twin.gone_bonuses = self.gone_bonuses
        twin.visit = self.visit
        twin.start = self.start
        twin.seat = self.seat
        twin.phase = self.phase
        twin.court = self.court
        twin.home = self.home
        twin.won = self.won
        twin.built = self.built
        twin.crown = self.crown
        twin.ended = self.ended
        return twin
