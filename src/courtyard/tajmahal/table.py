"""What happens at the table without anybody being asked. Whatever happens is told to whoever listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from courtyard.core.event import EVERYONE, Event
from courtyard.core.pile import NONE
from courtyard.core.seats import NOBODY
from courtyard.tajmahal.card import CARD_IDS, card_names
from courtyard.tajmahal.scores import details, pack, unpack
from courtyard.tajmahal.sets import bit

if TYPE_CHECKING:
    from courtyard.core.choice import Chooser
    from courtyard.core.pile import Pile
    from courtyard.tajmahal.state import Player, State


@mypyc_attr(free_list_len=1, acyclic=True)
class Table:
    """The state while a move is made, and whoever answers and listens."""

    def __init__(self, state: State, chooser: Chooser) -> None:
        self.state: State = state
        self.chooser: Chooser = chooser
        self.heard: bool = chooser.listens  # asked before facts are put together, so that simulations do not pay for it

    def player(self) -> Player:
        """Whose turn it is."""
        return self.state.players[self.state.seat]

    def tell(self, what: str, seat: i64, facts: dict[str, object]) -> None:
        self.chooser.hear(Event(what, int(seat), facts))

    def tell_cards(self, what: str, seat: i64, cards: Pile, knows: i64 = EVERYONE) -> None:
        """How many cards, and to those who may know it, which."""
        if self.heard and cards.size:
            names: dict[str, object] = {"cards": card_names(cards)}
            facts: dict[str, object] = {"count": int(cards.size)}
            self.chooser.hear(Event(what, int(seat), facts, names, int(knows)))

    def next_card(self) -> i64:
        """The top card of the deck, for which the discard pile is shuffled if need be; or NONE."""
        state = self.state
        if state.deck.size == 0 and state.discard.size:
            state.discard.move_to(state.deck)
            state.deck.shuffle(state.dice)
            if self.heard:
                self.tell("shuffled", NOBODY, {"number": int(state.deck.size)})
        return state.deck.draw()

    def draw(self, seat: i64) -> None:
        """Draw a card that nobody else sees, if there is one."""
        card = self.next_card()
        if card == NONE:
            return
        self.state.players[seat].hand.add(card)
        if self.heard:
            names: dict[str, object] = {"cards": [CARD_IDS[card]]}
            self.chooser.hear(Event("drew", int(seat), {"count": 1}, names, int(bit(seat))))

    def score(self, seat: i64, reason: i64, points: i64, about: i64 = 0, good: i64 = 0, number: i64 = 0) -> None:
        """Points with their reason, written down and told."""
        state = self.state
        state.scored.add(pack(seat, state.visit, reason, points, about, good, number))
        if self.heard:
            facts: dict[str, object] = {"number": int(points)}
            facts.update(details(unpack(state.scored.top()), state.box))
            self.tell("scored", seat, facts)
