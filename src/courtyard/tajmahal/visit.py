"""A turn in a visit: play or withdraw; whoever withdraws places palaces, scores, and takes cards.

Each function of a phase asks one question, or none where there is no choice, and tells whether it asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from courtyard.core.choice import Choice
from courtyard.core.pile import NONE, Pile
from courtyard.tajmahal.box import CARD_BONUS, GOODS, POINTS_BONUS, TAJ_MAHAL, bonus_name
from courtyard.tajmahal.card import ANY_COLOUR, CARD_IDS, COLOUR, ELEPHANT, INFLUENCES, MOGUL, SPECIAL, TWO_POINTS
from courtyard.tajmahal.court import all_shown, majorities, prize_name
from courtyard.tajmahal.palaces import connected_provinces
from courtyard.tajmahal.plays import WITHDRAW, card_of, extra_of, legal_plays
from courtyard.tajmahal.scores import (
    BONUS_GOOD,
    BONUS_POINTS,
    BONUS_TAJ_MAHAL,
    PALACES,
    SPECIAL_PLAYED,
    TILE_GOOD,
)
from courtyard.tajmahal.scoring import (
    POINTS_OF_BONUS,
    POINTS_OF_SPECIAL,
    POINTS_OF_TAJ_MAHAL,
    goods_held,
    points_for_good,
    points_for_palaces,
)
from courtyard.tajmahal.sets import bit, first
from courtyard.tajmahal.state import BUILD, CROWN, PLAY, TAKE
from courtyard.tajmahal.tally import one

if TYPE_CHECKING:
    from courtyard.tajmahal.table import Table

DISPLAY_CARDS: Final = 2  # for each who withdraws, save the last, who gets one


# -- playing -----------------------------------------------------------------------------------------------------------
def play_or_withdraw(table: Table) -> bool:
    """Whoever cannot play must withdraw, and is asked all the same: else everybody would know what is not in the hand.

    That a hand is empty everybody sees.
    """
    player = table.player()
    plays = legal_plays(player.hand, player.colour)
    if player.hand.size == 0 or (plays.size == 0 and not table.state.asks_all):
        withdraw(table)
        return False
    choice = Choice(table.state.seat, "visit.play", "plays", 1, 1)
    choice.offer_all(plays)
    choice.offer(WITHDRAW)
    play = choice.option(table.chooser.choose(choice, table.state)[0])
    if play == WITHDRAW:
        withdraw(table)
    else:
        play_cards(table, card_of(play), extra_of(play))
    return True


def play_cards(table: Table, card: i64, extra: i64) -> None:
    """A coloured card, and perhaps a white or special one with it."""
    state, player = table.state, table.player()
    lay_down(table, card)
    if extra != NONE:
        lay_down(table, extra)
    if table.heard:
        cards = [CARD_IDS[card]] if extra == NONE else [CARD_IDS[card], CARD_IDS[extra]]
        table.tell("played", state.seat, {"cards": cards})
    if extra == TWO_POINTS:
        table.score(state.seat, SPECIAL_PLAYED, POINTS_OF_SPECIAL)
    if player.colour == NONE and extra != ANY_COLOUR:
        player.colour = COLOUR[card]
    pass_on(table)


def lay_down(table: Table, card: i64) -> None:
    player = table.player()
    player.hand.take(card)
    player.known.take(card)
    player.played.add(card)


def pass_on(table: Table) -> None:
    """The next seat that is still in the visit has its turn; that may be the same one."""
    state = table.state
    seat = state.seat
    count = len(state.players)
    for _ in range(count):
        seat += 1
        if seat == count:
            seat = 0
        if not state.home >> seat & 1:
            break
    state.seat = seat


# -- withdrawing -------------------------------------------------------------------------------------------------------
def withdraw(table: Table) -> None:
    """Win what one leads in, or if one never played, draw a card."""
    state, player = table.state, table.player()
    seat = state.seat
    state.home |= bit(seat)
    state.built = False
    if table.heard:
        table.tell("withdrew", seat, {})
    if player.played.size == 0:
        table.draw(seat)
    else:
        state.won = majorities(all_shown(state), seat) & state.court
        state.court &= ~state.won
        prize: i64 = 0
        while prize <= ELEPHANT:
            if state.won >> prize & 1:
                take_prize(table, prize)
            prize += 1
    state.phase = BUILD


def take_prize(table: Table, prize: i64) -> None:
    if prize < INFLUENCES:
        table.player().influences += one(prize)
    if table.heard:
        table.tell("won", table.state.seat, {"prize": prize_name(prize, table.state.visit)})


def build(table: Table) -> bool:
    """A palace on an empty town for an influence that was won; where the town is fortified, its bonus at once."""
    state = table.state
    prize: i64 = 0
    while prize < INFLUENCES and not state.won >> prize & 1:
        prize += 1
    if prize == INFLUENCES:
        state.phase = CROWN
        return False
    empty = state.box.towns_in.at(state.province()) & ~state.taken
    if not empty:  # which only happens on tables that were set by hand
        state.won &= ~bit(prize)
        return False
    choice = ask_town(table, "visit.town", prize, empty)
    town = pick_town(table, choice)
    state.won &= ~bit(prize)
    state.taken |= bit(town)
    place_palace(table, town, prize)
    bonus = state.bonuses.at(town)
    if bonus != NONE:
        state.bonuses.put_at(town, NONE)
        resolve_bonus(table, bonus, town)
    return choice.size > 1


def place_crown(table: Table) -> bool:
    """A palace with the crown on any town, which stays as good as empty; then all is scored."""
    state = table.state
    asked = False
    if state.won >> MOGUL & 1:
        choice = ask_town(table, "visit.crown-town", MOGUL, state.box.towns_in.at(state.province()))
        town = pick_town(table, choice)
        state.won &= ~bit(MOGUL)
        state.crown = town
        place_palace(table, town, MOGUL)
        asked = True
    score_withdrawal(table)
    state.phase = TAKE
    return asked


def ask_town(table: Table, why: str, prize: i64, towns: i64) -> Choice:
    """Where to build, for which prize."""
    choice = Choice(table.state.seat, why, "towns", 1, 1)
    choice.ways = table.state.box.town_ids
    choice.about = prize
    town: i64 = 0
    while towns:
        if towns & 1:
            choice.offer(town)
        towns >>= 1
        town += 1
    return choice


def pick_town(table: Table, choice: Choice) -> i64:
    if choice.size == 1:
        return choice.option(0)
    return choice.option(table.chooser.choose(choice, table.state)[0])


def place_palace(table: Table, town: i64, prize: i64) -> None:
    state = table.state
    table.player().palaces |= bit(town)
    state.built = True
    if table.heard:
        facts: dict[str, object] = {"town": state.box.town_ids[town], "prize": prize_name(prize, state.visit)}
        table.tell("built", state.seat, facts)


# -- points ------------------------------------------------------------------------------------------------------------
def resolve_bonus(table: Table, bonus: i64, town: i64) -> None:
    """Goods stay with the player; any other tile leaves the game."""
    state, player = table.state, table.player()
    if table.heard:
        table.tell("bonus", state.seat, {"bonus": bonus_name(bonus), "town": state.box.town_ids[town]})
    if bonus < len(GOODS):
        held = goods_held(player, bonus, state.box)
        player.goods += one(bonus)
        table.score(state.seat, BONUS_GOOD, points_for_good(held), town, bonus, held)
        return
    state.gone_bonuses += one(bonus)
    if bonus == POINTS_BONUS:
        table.score(state.seat, BONUS_POINTS, POINTS_OF_BONUS, town)
    if bonus == CARD_BONUS:
        table.draw(state.seat)
    if bonus == TAJ_MAHAL:
        table.score(state.seat, BONUS_TAJ_MAHAL, POINTS_OF_TAJ_MAHAL, town)


def score_withdrawal(table: Table) -> None:
    """Palaces, then the province's tile; then the cards are cleared away. Bonus tiles have been scored before."""
    state, player = table.state, table.player()
    if state.built:
        box, province = state.box, state.province()
        joined = connected_provinces(player.palaces, province, box.towns_in, box.neighbours)
        table.score(state.seat, PALACES, points_for_palaces(player.palaces, province, box), number=joined)
    if state.won >> ELEPHANT & 1:
        score_tile(table)
    state.won = 0
    clear_away(table)


def score_tile(table: Table) -> None:
    state, player = table.state, table.player()
    for good in range(len(GOODS)):
        if state.box.goods_on(state.visit) >> good & 1:
            held = goods_held(player, good, state.box)
            table.score(state.seat, TILE_GOOD, points_for_good(held), state.visit, good, held)
    player.tiles |= bit(state.visit - 1)


def clear_away(table: Table) -> None:
    """Played cards go to the discard pile, special ones back to the hand."""
    state, player = table.state, table.player()
    kept = Pile()
    place: i64 = 0
    while place < player.played.size:
        if player.played.at(place) >= SPECIAL:
            kept.add(player.played.take_at(place))
        else:
            place += 1
    player.colour = NONE
    table.tell_cards("discarded", state.seat, player.played)
    player.played.move_to(state.discard)
    table.tell_cards("took-back", state.seat, kept)
    kept.move_to(player.hand)


# -- the display -------------------------------------------------------------------------------------------------------
def take_cards(table: Table) -> bool:
    """Two cards from the display, which everybody sees; the last to withdraw gets one."""
    state = table.state
    wanted: i64 = DISPLAY_CARDS
    if state.home == first(len(state.players)):
        wanted = 1
    wanted = min(wanted, state.display.size)
    choice = Choice(state.seat, "visit.take", "display", wanted, wanted)
    for place in range(state.display.size):
        choice.offer_again(state.display.at(place))
    asked = choice.size > 1 and wanted < state.display.size and wanted > 0
    taken = Pile()
    if asked:
        for answer in table.chooser.choose(choice, state):
            taken.add(choice.option(answer))
    else:
        while taken.size < wanted:
            taken.add(state.display.at(taken.size))
    hand_over(table, taken)
    state.phase = PLAY
    pass_on(table)
    return asked


def hand_over(table: Table, taken: Pile) -> None:
    player = table.player()
    table.state.display.take_all(taken)
    player.known.add_all(taken)
    table.tell_cards("took", table.state.seat, taken)
    taken.move_to(player.hand)
