"""The kingdom cards of Cornucopia."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.core.pile import NONE, Pile, pile_of
from courtyard.dominion.card import (
    ACTION,
    ATTACK,
    CURSE,
    CURSED,
    DUCHY,
    KINDS,
    PROVINCE,
    REACTION,
    TREASURE,
    VICTORY,
    Card,
)

if TYPE_CHECKING:
    from courtyard.dominion.play import Play
    from courtyard.dominion.turn import Turn


def hamlet(turn: Turn, this: Play) -> None:
    shed = turn.pick_hand(this.seat, "hamlet.action", 0, 1)
    turn.discard(this.seat, shed)
    turn.add_actions(shed.size)
    shed = turn.pick_hand(this.seat, "hamlet.buy", 0, 1)
    turn.discard(this.seat, shed)
    turn.add_buys(shed.size)


def fortune_teller(turn: Turn, this: Play) -> None:
    for victim in this.victims:
        turn.put_back_shown(victim, turn.dig(victim, VICTORY | CURSED))
        turn.discard_shown(victim)


def menagerie(turn: Turn, this: Play) -> None:
    turn.reveal_hand(this.seat)
    hand = turn.hand(this.seat)
    turn.draw(this.seat, 3 if hand.distinct().size == hand.size else 1)


def farming_village(turn: Turn, this: Play) -> None:
    turn.take_shown(this.seat, turn.dig(this.seat, ACTION | TREASURE))
    turn.discard_shown(this.seat)


def horse_traders(turn: Turn, this: Play) -> None:
    turn.discard(this.seat, turn.pick_hand(this.seat, "horse-traders.discard", 2, 2))


def horse_traders_shown(turn: Turn, seat: int, card: int) -> bool:
    turn.set_aside(seat, card)
    return False


def remake(turn: Turn, this: Play) -> None:
    for _ in range(2):
        turn.exchange(this.seat, "remake.trash", "remake.gain", 1)


def tournament(turn: Turn, this: Play) -> None:
    mine = turn.may_show(this.seat, "tournament.reveal", PROVINCE)
    rivals = [other for other in turn.others(this.seat) if turn.may_show(other, "tournament.reveal", PROVINCE)]
    if mine:
        turn.discard_shown(this.seat)
        win_prize(turn, this.seat)
    for rival in rivals:
        turn.take_shown(rival, PROVINCE)
    if not rivals:
        turn.draw(this.seat, 1)
        turn.add_coins(1)


def win_prize(turn: Turn, seat: int) -> None:
    """Any prize or a Duchy, onto the deck. One may ask for a Duchy or a prize even when none is left."""
    prizes = turn.state.prizes
    wanted = turn.pick(
        seat, "tournament.prize", "prizes", pile_of([*prizes.cards(), DUCHY]), 1 if prizes.size else 0, 1
    ).top()
    turn.win(seat, wanted)


def young_witch(turn: Turn, this: Play) -> None:
    turn.discard(this.seat, turn.pick_hand(this.seat, "young-witch.discard", 2, 2))
    for victim in this.victims:
        bane = turn.state.bane
        if turn.hand(victim).has(bane) and turn.agrees(victim, "young-witch.reveal", about=bane):
            turn.tell("revealed", victim, bane)
            continue
        turn.gain(victim, CURSE)


def harvest(turn: Turn, this: Play) -> None:
    revealed = turn.reveal_cards(this.seat, 4)
    turn.discard_shown(this.seat)
    turn.add_coins(revealed.distinct().size)


def horn_of_plenty(turn: Turn, this: Play) -> None:
    gained = turn.gain_costing(this.seat, "horn-of-plenty.gain", 0, turn.state.in_play.distinct().size)
    if gained != NONE and KINDS[gained] & VICTORY:
        turn.trash_this(this)


def hunting_party(turn: Turn, this: Play) -> None:
    turn.reveal_hand(this.seat)
    card = turn.reveal_top(this.seat)
    while card != NONE and turn.hand(this.seat).has(card):
        card = turn.reveal_top(this.seat)
    turn.take_shown(this.seat, card)
    turn.discard_shown(this.seat)


def jester(turn: Turn, this: Play) -> None:
    for victim in this.victims:
        card = turn.reveal_top(victim)
        turn.discard_shown(victim)
        if card == NONE:
            continue
        if KINDS[card] & VICTORY:
            turn.gain(victim, CURSE)
        elif turn.state.supply.left(card) > 0:
            way = turn.choose_ways(this.seat, "jester.choose", 1, card, victim)[0]
            turn.gain(victim if way == "they" else this.seat, card)


def fairgrounds(owned: Pile) -> int:
    return 2 * int(owned.distinct().size // 5)


CORNUCOPIA: Final = [
    Card("Hamlet", 2, ACTION, cards=1, actions=1, plays=hamlet),
    Card("Fortune Teller", 3, ACTION | ATTACK, coins=2, plays=fortune_teller),
    Card("Menagerie", 3, ACTION, actions=1, plays=menagerie),
    Card("Farming Village", 4, ACTION, actions=2, plays=farming_village),
    Card("Horse Traders", 4, ACTION | REACTION, buys=1, coins=3, plays=horse_traders, reacts=horse_traders_shown),
    Card("Remake", 4, ACTION, plays=remake),
    Card("Tournament", 4, ACTION, actions=1, plays=tournament),
    Card("Young Witch", 4, ACTION | ATTACK, cards=2, plays=young_witch),
    Card("Harvest", 5, ACTION, plays=harvest),
    Card("Horn of Plenty", 5, TREASURE, plays=horn_of_plenty),
    Card("Hunting Party", 5, ACTION, cards=1, actions=1, plays=hunting_party),
    Card("Jester", 5, ACTION | ATTACK, coins=2, plays=jester),
    Card("Fairgrounds", 6, VICTORY, scores=fairgrounds),
]
