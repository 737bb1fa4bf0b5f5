"""The kingdom cards of Intrigue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.core.pile import NONE, Pile, pile_of
from courtyard.dominion.asks import ALL, of_kind
from courtyard.dominion.card import (
    ACTION,
    ATTACK,
    CURSE,
    DUCHY,
    ESTATE,
    KINDS,
    REACTION,
    SILVER,
    TREASURE,
    VICTORY,
    Card,
)
from courtyard.dominion.moves import TO_HAND

if TYPE_CHECKING:
    from courtyard.dominion.play import Play
    from courtyard.dominion.turn import Turn


def courtyard(turn: Turn, this: Play) -> None:
    turn.topdeck(this.seat, turn.pick_hand(this.seat, "courtyard.topdeck", 1, 1), 1 << this.seat)


def pawn(turn: Turn, this: Play) -> None:
    for way in turn.choose_ways(this.seat, "pawn.choose", 2):
        if way == "card":
            turn.draw(this.seat, 1)
        elif way == "action":
            turn.add_actions(1)
        elif way == "buy":
            turn.add_buys(1)
        else:
            turn.add_coins(1)


def secret_chamber(turn: Turn, this: Play) -> None:
    shed = turn.pick_hand(this.seat, "secret-chamber.discard", 0, ALL)
    turn.discard(this.seat, shed)
    turn.add_coins(shed.size)


def secret_chamber_shown(turn: Turn, seat: int, card: int) -> bool:
    turn.draw(seat, 2)
    turn.topdeck(seat, turn.pick_hand(seat, "secret-chamber.topdeck", 2, 2, ordered=True), 1 << seat)
    return False


def masquerade(turn: Turn, this: Play) -> None:
    for seat in [this.seat, *turn.others(this.seat)]:
        turn.lay_for_passing(seat, turn.pick_hand(seat, "masquerade.pass", 1, 1, whom=turn.left_of(seat)))
    turn.pass_left()
    turn.trash(this.seat, turn.pick_hand(this.seat, "masquerade.trash", 0, 1))


def shanty_town(turn: Turn, this: Play) -> None:
    turn.reveal_hand(this.seat)
    if not of_kind(turn.hand(this.seat), ACTION).size:
        turn.draw(this.seat, 2)


def steward(turn: Turn, this: Play) -> None:
    way = turn.choose_ways(this.seat, "steward.choose")[0]
    if way == "cards":
        turn.draw(this.seat, 2)
    elif way == "coins":
        turn.add_coins(2)
    else:
        turn.trash(this.seat, turn.pick_hand(this.seat, "steward.trash", 2, 2))


def swindler(turn: Turn, this: Play) -> None:
    for victim in this.victims:
        lost = turn.reveal_top(victim)
        if lost == NONE:
            continue
        turn.trash_shown(victim, lost)
        cost = turn.cost(lost)
        given = turn.pick_pile(this.seat, "swindler.give", cost, cost, about=lost, whom=victim)
        if given != NONE:
            turn.gain(victim, given)


def wishing_well(turn: Turn, this: Play) -> None:
    wish = turn.name_card(this.seat, "wishing-well.name")
    turn.tell("named", this.seat, wish)
    card = turn.reveal_top(this.seat)
    if card == wish:
        turn.take_shown(this.seat, card)
    else:
        turn.put_back_shown(this.seat, card)


def baron(turn: Turn, this: Play) -> None:
    if turn.hand(this.seat).has(ESTATE) and turn.agrees(this.seat, "baron.discard"):
        turn.discard(this.seat, pile_of((ESTATE,)))
        turn.add_coins(4)
    else:
        turn.gain(this.seat, ESTATE)


def bridge(turn: Turn, this: Play) -> None:
    turn.state.discount += 1


def conspirator(turn: Turn, this: Play) -> None:
    if turn.state.actions_played >= 3:
        turn.draw(this.seat, 1)
        turn.add_actions(1)


def coppersmith(turn: Turn, this: Play) -> None:
    turn.state.copper_bonus += 1


def ironworks(turn: Turn, this: Play) -> None:
    gained = turn.gain_costing(this.seat, "ironworks.gain", 0, 4)
    if gained == NONE:
        return
    kinds = KINDS[gained]
    turn.add_actions(1 if kinds & ACTION else 0)
    turn.add_coins(1 if kinds & TREASURE else 0)
    turn.draw(this.seat, 1 if kinds & VICTORY else 0)


def mining_village(turn: Turn, this: Play) -> None:
    if this.in_play and turn.agrees(this.seat, "mining-village.trash"):
        turn.trash_this(this)
        turn.add_coins(2)


def scout(turn: Turn, this: Play) -> None:
    revealed = turn.reveal_cards(this.seat, 4)
    for card in of_kind(revealed, VICTORY).cards():
        turn.take_shown(this.seat, card)
    turn.put_back_in_order(this.seat, "scout.order")


def duke(owned: Pile) -> int:
    return int(owned.count(DUCHY))


def minion(turn: Turn, this: Play) -> None:
    if turn.choose_ways(this.seat, "minion.choose")[0] == "coins":
        turn.add_coins(2)
        return
    turn.new_hand(this.seat, 4)
    for victim in this.victims:
        if turn.hand(victim).size >= 5:
            turn.new_hand(victim, 4)


def saboteur(turn: Turn, this: Play) -> None:
    for victim in this.victims:
        lost = turn.reveal_top(victim)
        while lost != NONE and turn.cost(lost) < 3:
            lost = turn.reveal_top(victim)
        if lost != NONE:
            turn.trash_shown(victim, lost)
            dearest = turn.cost(lost) - 2
            turn.gain(victim, turn.pick_pile(victim, "saboteur.gain", 0, dearest, least=0, about=lost))
        turn.discard_shown(victim)


def torturer(turn: Turn, this: Play) -> None:
    for victim in this.victims:
        if turn.choose_ways(victim, "torturer.choose")[0] == "curse":
            turn.gain(victim, CURSE, TO_HAND)
        else:
            turn.discard(victim, turn.pick_hand(victim, "torturer.discard", 2, 2))


def trading_post(turn: Turn, this: Play) -> None:
    lost = turn.pick_hand(this.seat, "trading-post.trash", 2, 2)
    turn.trash(this.seat, lost)
    if lost.size == 2:
        turn.gain(this.seat, SILVER, TO_HAND)


def tribute(turn: Turn, this: Play) -> None:
    neighbour = turn.left_of(this.seat)
    revealed = turn.reveal_cards(neighbour, 2)
    turn.discard_shown(neighbour)
    for card in revealed.distinct().cards():
        kinds = KINDS[card]
        turn.add_actions(2 if kinds & ACTION else 0)
        turn.add_coins(2 if kinds & TREASURE else 0)
        turn.draw(this.seat, 2 if kinds & VICTORY else 0)


def upgrade(turn: Turn, this: Play) -> None:
    turn.exchange(this.seat, "upgrade.trash", "upgrade.gain", 1)


def nobles(turn: Turn, this: Play) -> None:
    if turn.choose_ways(this.seat, "nobles.choose")[0] == "cards":
        turn.draw(this.seat, 3)
    else:
        turn.add_actions(2)


INTRIGUE: Final = [
    Card("Courtyard", 2, ACTION, cards=3, plays=courtyard),
    Card("Pawn", 2, ACTION, plays=pawn),
    Card("Secret Chamber", 2, ACTION | REACTION, plays=secret_chamber, reacts=secret_chamber_shown),
    Card("Great Hall", 3, ACTION | VICTORY, cards=1, actions=1, points=1),
    Card("Masquerade", 3, ACTION, cards=2, plays=masquerade),
    Card("Shanty Town", 3, ACTION, actions=2, plays=shanty_town),
    Card("Steward", 3, ACTION, plays=steward),
    Card("Swindler", 3, ACTION | ATTACK, coins=2, plays=swindler),
    Card("Wishing Well", 3, ACTION, cards=1, actions=1, plays=wishing_well),
    Card("Baron", 4, ACTION, buys=1, plays=baron),
    Card("Bridge", 4, ACTION, buys=1, coins=1, plays=bridge),
    Card("Conspirator", 4, ACTION, coins=2, plays=conspirator),
    Card("Coppersmith", 4, ACTION, plays=coppersmith),
    Card("Ironworks", 4, ACTION, plays=ironworks),
    Card("Mining Village", 4, ACTION, cards=1, actions=2, plays=mining_village),
    Card("Scout", 4, ACTION, actions=1, plays=scout),
    Card("Duke", 5, VICTORY, scores=duke),
    Card("Minion", 5, ACTION | ATTACK, actions=1, plays=minion),
    Card("Saboteur", 5, ACTION | ATTACK, plays=saboteur),
    Card("Torturer", 5, ACTION | ATTACK, cards=3, plays=torturer),
    Card("Trading Post", 5, ACTION, plays=trading_post),
    Card("Tribute", 5, ACTION, plays=tribute),
    Card("Upgrade", 5, ACTION, cards=1, actions=1, plays=upgrade),
    Card("Harem", 6, TREASURE | VICTORY, coins=2, points=2),
    Card("Nobles", 6, ACTION | VICTORY, points=2, plays=nobles),
]
