"""The kingdom cards of the base game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.core.event import EVERYONE
from courtyard.core.pile import NONE, Pile, pile_of
from courtyard.dominion.asks import ALL, of_kind
from courtyard.dominion.card import (
    ACTION,
    ATTACK,
    COPPER,
    CURSE,
    KINDS,
    REACTION,
    SILVER,
    TREASURE,
    VICTORY,
    Card,
)
from courtyard.dominion.moves import TO_DECK, TO_HAND
from courtyard.dominion.play import Play

if TYPE_CHECKING:
    from courtyard.dominion.turn import Turn


def cellar(turn: Turn, this: Play) -> None:
    shed = turn.pick_hand(this.seat, "cellar.discard", 0, ALL)
    turn.discard(this.seat, shed)
    turn.draw(this.seat, shed.size)


def chapel(turn: Turn, this: Play) -> None:
    turn.trash(this.seat, turn.pick_hand(this.seat, "chapel.trash", 0, 4))


def moat_shown(turn: Turn, seat: int, card: int) -> bool:
    return True


def chancellor(turn: Turn, this: Play) -> None:
    if turn.agrees(this.seat, "chancellor.flip"):
        turn.flip_deck(this.seat)


def workshop(turn: Turn, this: Play) -> None:
    turn.gain_costing(this.seat, "workshop.gain", 0, 4)


def bureaucrat(turn: Turn, this: Play) -> None:
    turn.gain(this.seat, SILVER, TO_DECK)
    for victim in this.victims:
        victory = turn.pick_kind(victim, "bureaucrat.topdeck", VICTORY)
        if victory == NONE:
            turn.reveal_hand(victim)
            continue
        turn.topdeck(victim, pile_of((victory,)), EVERYONE)


def feast(turn: Turn, this: Play) -> None:
    turn.trash_this(this)
    turn.gain_costing(this.seat, "feast.gain", 0, 5)


def gardens(owned: Pile) -> int:
    return int(owned.size // 10)


def militia(turn: Turn, this: Play) -> None:
    for victim in this.victims:
        turn.discard_down_to(victim, 3, "militia.discard")


def moneylender(turn: Turn, this: Play) -> None:
    if turn.hand(this.seat).has(COPPER):
        turn.trash(this.seat, pile_of((COPPER,)))
        turn.add_coins(3)


def remodel(turn: Turn, this: Play) -> None:
    lost = turn.trash_one(this.seat, "remodel.trash")
    if lost != NONE:
        turn.gain_costing(this.seat, "remodel.gain", 0, turn.cost(lost) + 2, about=lost)


def spy(turn: Turn, this: Play) -> None:
    for seat in [this.seat, *this.victims]:
        card = turn.reveal_top(seat)
        if card == NONE:
            continue
        if turn.agrees(this.seat, "spy.discard", about=card, whom=seat):
            turn.discard_shown(seat)
        else:
            turn.put_back_shown(seat, card)


def thief(turn: Turn, this: Play) -> None:
    loot = Pile()
    for victim in this.victims:
        treasures = of_kind(turn.reveal_cards(victim, 2), TREASURE)
        stolen = turn.pick(this.seat, "thief.trash", "shown", treasures, 1, 1, whom=victim).top()
        if stolen != NONE:
            turn.trash_shown(victim, stolen)
            loot.add(stolen)
        turn.discard_shown(victim)
    for card in turn.pick(this.seat, "thief.gain", "trash", loot, 0, ALL).cards():
        turn.gain_from_trash(this.seat, card)


def throne_room(turn: Turn, this: Play) -> None:
    chosen = turn.pick_kind(this.seat, "throne-room.play", ACTION)
    if chosen != NONE:
        guest = Play(this.seat, turn.lay_down(this.seat, turn.hand(this.seat).find(chosen)))
        turn.resolve(guest)
        turn.resolve(guest)


def council_room(turn: Turn, this: Play) -> None:
    for other in turn.others(this.seat):
        turn.draw(other, 1)


def library(turn: Turn, this: Play) -> None:
    while turn.hand(this.seat).size < 7:
        card = turn.draw_one(this.seat)
        if card == NONE:
            break
        if KINDS[card] & ACTION and turn.agrees(this.seat, "library.set-aside", about=card):
            turn.show_from_hand(this.seat, card, "set-aside")
    turn.discard_shown(this.seat)


def mine(turn: Turn, this: Play) -> None:
    lost = turn.trash_one(this.seat, "mine.trash", TREASURE)
    if lost != NONE:
        turn.gain_costing(this.seat, "mine.gain", 0, turn.cost(lost) + 3, TO_HAND, TREASURE, about=lost)


def witch(turn: Turn, this: Play) -> None:
    for victim in this.victims:
        turn.gain(victim, CURSE)


def adventurer(turn: Turn, this: Play) -> None:
    for _ in range(2):
        turn.take_shown(this.seat, turn.dig(this.seat, TREASURE))
    turn.discard_shown(this.seat)


BASE: Final = [
    Card("Cellar", 2, ACTION, actions=1, plays=cellar),
    Card("Chapel", 2, ACTION, plays=chapel),
    Card("Moat", 2, ACTION | REACTION, cards=2, reacts=moat_shown),
    Card("Chancellor", 3, ACTION, coins=2, plays=chancellor),
    Card("Village", 3, ACTION, cards=1, actions=2),
    Card("Woodcutter", 3, ACTION, buys=1, coins=2),
    Card("Workshop", 3, ACTION, plays=workshop),
    Card("Bureaucrat", 4, ACTION | ATTACK, plays=bureaucrat),
    Card("Feast", 4, ACTION, plays=feast),
    Card("Gardens", 4, VICTORY, scores=gardens),
    Card("Militia", 4, ACTION | ATTACK, coins=2, plays=militia),
    Card("Moneylender", 4, ACTION, plays=moneylender),
    Card("Remodel", 4, ACTION, plays=remodel),
    Card("Smithy", 4, ACTION, cards=3),
    Card("Spy", 4, ACTION | ATTACK, cards=1, actions=1, plays=spy),
    Card("Thief", 4, ACTION | ATTACK, plays=thief),
    Card("Throne Room", 4, ACTION, plays=throne_room),
    Card("Council Room", 5, ACTION, cards=4, buys=1, plays=council_room),
    Card("Festival", 5, ACTION, actions=2, buys=1, coins=2),
    Card("Laboratory", 5, ACTION, cards=2, actions=1),
    Card("Library", 5, ACTION, plays=library),
    Card("Market", 5, ACTION, cards=1, actions=1, buys=1, coins=1),
    Card("Mine", 5, ACTION, plays=mine),
    Card("Witch", 5, ACTION | ATTACK, cards=2, plays=witch),
    Card("Adventurer", 6, ACTION, plays=adventurer),
]
