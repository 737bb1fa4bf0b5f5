"""A turn from its start to its end: action, buy, clean-up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from courtyard.core.choice import EVERYTHING, THINK, Choice
from courtyard.core.pile import NONE
from courtyard.core.seats import NOBODY
from courtyard.dominion.asks import offer_cards
from courtyard.dominion.card import ACTION, KINDS, PROVINCE, TREASURE
from courtyard.dominion.passed import settle_passed
from courtyard.dominion.state import ACTION_PHASE, BUY_PHASE, START_PHASE, TREASURE_PHASE
from courtyard.dominion.turn import Turn

if TYPE_CHECKING:
    from courtyard.core.choice import Chooser
    from courtyard.dominion.state import State

HAND_SIZE: Final = 5


def move_on(state: State, chooser: Chooser, moves: i64) -> None:
    """A number of moves, or as many as there are until the game is over."""
    turn = Turn(state, chooser)
    while moves > 0 and not state.ended:
        move(turn)
        moves -= 1


def move(turn: Turn) -> None:
    """One question of the present phase and what follows from it. Whatever needs no question is done on the way."""
    state = turn.state
    if state.phase == START_PHASE:
        begin_turn(turn)
    if state.phase == ACTION_PHASE and play_actions(turn):
        return
    if state.phase == TREASURE_PHASE and play_treasures(turn):
        return
    buy(turn)


def play_actions(turn: Turn) -> bool:
    """Play Actions by reflex, or one that is asked for; tell whether anybody was asked."""
    state = turn.state
    hand = turn.player.hand
    asked = False
    while state.actions > 0 and not asked and hand.any_marked(KINDS, ACTION):
        card = turn.reflexes.reflex("turn.action", state.seat, state)
        if card == THINK:
            asked = True
            card = turn.pick_kind(state.seat, "turn.action", ACTION, 0)
        if card == NONE:
            state.phase = TREASURE_PHASE
            return asked
        state.actions -= 1
        turn.play(state.seat, card)
    if not asked:
        state.phase = TREASURE_PHASE
    return asked


def play_treasures(turn: Turn) -> bool:
    """Treasures in the order that the player likes; whoever keeps some back is asked again until they play none."""
    state = turn.state
    if turn.reflexes.reflex("turn.treasures", state.seat, state) == EVERYTHING:
        turn.play_treasures()
        state.phase = BUY_PHASE
        return False
    choice = Choice(state.seat, "turn.treasures", "hand", 0, 0)
    choice.most = offer_cards(choice, turn.player.hand, TREASURE)
    choice.ordered = True
    if choice.most == 0:
        state.phase = BUY_PHASE
        return False
    answer = turn.chooser.choose(choice, state)
    for place in answer:
        turn.play(state.seat, choice.option(place))
    if len(answer) == 0 or len(answer) == choice.most:
        state.phase = BUY_PHASE
    return True


def buy(turn: Turn) -> None:
    """Buy by reflex, or what is asked for; clean up when nothing more is bought."""
    state = turn.state
    asked = False
    while state.buys > 0 and not asked:
        card = turn.reflexes.reflex("turn.buy", state.seat, state)
        if card == THINK:
            asked = True
            card = turn.pick_pile(state.seat, "turn.buy", 0, state.coins, least=0)
        if card == NONE:
            state.buys = 0
        else:
            state.buys -= 1
            state.coins -= turn.cost(card)
            turn.tell("bought", state.seat, card)
            turn.gain(state.seat, card)
    if state.buys == 0:
        clean_up(turn)


def clean_up(turn: Turn) -> None:
    """Hand and play area to the discard pile, five new cards; then the game ends, or the next player is on turn."""
    state = turn.state
    player = turn.player
    turn.tell("cleaned-up", state.seat)
    hidden = player.hand.size
    if state.in_play.size == 0 and player.deck.size >= HAND_SIZE:
        hidden -= 1  # then the last card of the hand lies on top, for all to see; unless it is shuffled at once
    player.bury(hidden)
    player.hand.move_to(player.discard)
    state.in_play.move_to(player.discard)
    state.discount = 0
    state.copper_bonus = 0
    turn.draw(state.seat, HAND_SIZE)
    if state.supply.left(PROVINCE) == 0 or state.supply.empty >= (3 if len(state.players) < 5 else 4):
        state.ended = True
        state.passed = None  # all cards are laid open
        turn.tell("ended", NOBODY)
    else:
        turn.pass_turn()
        state.phase = START_PHASE


def begin_turn(turn: Turn) -> None:
    state = turn.state
    seat = state.seat
    state.phase = ACTION_PHASE
    state.actions = 1
    state.buys = 1
    state.coins = 0
    state.actions_played = 0
    player = turn.player
    player.turns += 1
    turn.tell("turn", seat, NONE, player.turns)
    if player.aside.size:
        settle_passed(state)  # before everybody loses sight of it
    while player.aside.size:
        card = player.aside.draw()
        turn.draw(seat, 1)
        player.hand.add(card)
        turn.tell("returned", seat, card)
