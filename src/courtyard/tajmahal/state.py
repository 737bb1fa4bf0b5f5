"""A game of Taj Mahal at rest: whose cards, tiles and palaces lie where, and what the present visit has come to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from courtyard.core.dice import Dice
from courtyard.core.pile import NONE, Pile
from courtyard.core.state import State as CoreState
from courtyard.tajmahal.card import SHOWS, card_names

if TYPE_CHECKING:
    from courtyard.tajmahal.box import Box
    from courtyard.tajmahal.shapes import Phase

# What is to be done, by the seat on turn where it is a question.
OPEN: Final = 0  # begin a visit
PLAY: Final = 1  # play cards, or withdraw
BUILD: Final = 2  # place the palaces of the influences won
CROWN: Final = 3  # place the palace of the crown
TAKE: Final = 4  # take cards from the display
PHASES: Final[tuple[Phase, ...]] = ("open", "play", "build", "crown", "take")

ALL_PRIZES: Final = 63  # the four influences, the crown and the province's tile, a bit each


@mypyc_attr(acyclic=True)
class Player:
    """What belongs to one seat."""

    def __init__(self) -> None:
        self.hand = Pile()
        self.known = Pile()  # the cards in hand that everybody saw going there; special cards go without saying
        self.played = Pile()  # in this visit
        self.colour: i64 = NONE  # that the cards of this visit must have; NONE: still open
        self.palaces: i64 = 0  # the towns, a bit each
        self.influences: i64 = 0  # influence tiles, a tally by influence
        self.goods: i64 = 0  # bonus tiles, a tally by good
        self.tiles: i64 = 0  # province tiles, a bit each: the first is tile 1

    def shows(self) -> i64:
        """The symbols on the cards played in this visit, as a tally."""
        return self.played.total(SHOWS)

    def become(self, other: Player) -> None:
        self.hand.become(other.hand)
        self.known.become(other.known)
        self.played.become(other.played)
        self.colour = other.colour
        self.palaces = other.palaces
        self.influences = other.influences
        self.goods = other.goods
        self.tiles = other.tiles

    def __repr__(self) -> str:
        hand, played = [" ".join(card_names(pile)) or "nothing" for pile in (self.hand, self.played)]
        return f"<player: {hand} in hand, {played} played>"


class State(CoreState):
    """The whole table."""

    def __init__(self, players: int, box: Box) -> None:
        super().__init__(Dice())
        self.box = box  # never changes
        self.players = [Player() for _ in range(players)]
        self.deck = Pile()
        self.discard = Pile()
        self.display = Pile()
        # The provinces in the order in which they are visited, which is that of their tiles; never changes in a game.
        self.route = Pile()
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
        self.phase: i64 = OPEN
        self.court: i64 = 0  # the prizes that are still to be won, a bit each
        self.home: i64 = 0  # seats that have withdrawn, a bit each
        self.won: i64 = 0  # what the seat on turn has won and not yet been given its due for
        self.built = False  # whether the seat on turn has placed a palace since it withdrew
        self.crown: i64 = NONE  # the town with the crowned palace of this visit
        self.ended = False
        self.asks_all = True  # also those who cannot but withdraw; games that began by version 1 of the rules do not

    def province(self) -> i64:
        """The one that is visited now."""
        return self.route.at(self.visit - 1)

    def dump(self) -> dict[str, object]:
        from courtyard.tajmahal import store  # noqa: PLC0415 - which makes states, and so needs this

        return store.dump(self)

    def __reduce__(self) -> tuple[object, ...]:
        from courtyard.tajmahal import store  # noqa: PLC0415 - as above

        return store.load, (store.dump(self),)

    def __repr__(self) -> str:
        if self.ended:
            return f"<tajmahal: {len(self.players)} players, ended>"
        province = self.box.provinces[self.province()].id
        return f"<tajmahal: visit {self.visit} to {province}, seat {self.seat}, {PHASES[self.phase]}>"

    def copy(self) -> State:
        twin = State(len(self.players), self.box)
        twin.become(self)
        return twin

    def become(self, other: State) -> None:
        """The same position as another table of the same game, without making anything new."""
        self.dice.become(other.dice)
        for seat, player in enumerate(self.players):
            player.become(other.players[seat])
        self.deck.become(other.deck)
        self.discard.become(other.discard)
        self.display.become(other.display)
        self.route = other.route
        self.bonuses.become(other.bonuses)
        self.scored.become(other.scored)
        self.stock = other.stock
        self.specials = other.specials
        self.taken = other.taken
        self.gone_tiles = other.gone_tiles
        self.gone_bonuses = other.gone_bonuses
        self.visit = other.visit
        self.start = other.start
        self.seat = other.seat
        self.phase = other.phase
        self.court = other.court
        self.home = other.home
        self.won = other.won
        self.built = other.built
        self.crown = other.crown
        self.ended = other.ended
        self.asks_all = other.asks_all
