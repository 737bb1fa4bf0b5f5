"""Between the visits, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from courtyard.core.pile import NONE, Pile
from courtyard.core.seats import NOBODY
from courtyard.tajmahal.box import PROVINCES, bonus_name
from courtyard.tajmahal.card import CARD_IDS, COLOURS, ELEPHANT, INFLUENCES, MOGUL, SPECIAL, SYMBOLS
from courtyard.tajmahal.court import tile_name
from courtyard.tajmahal.scores import HAND_COLOUR, HAND_SPECIALS, HAND_WHITES
from courtyard.tajmahal.scoring import hand_counts, longest_colour
from courtyard.tajmahal.sets import bit, first
from courtyard.tajmahal.state import ALL_PRIZES, OPEN, PLAY
from courtyard.tajmahal.tally import count, one

if TYPE_CHECKING:
    from courtyard.tajmahal.table import Table


def everybody_home(table: Table) -> bool:
    return table.state.home == first(len(table.state.players))


def end_visit(table: Table) -> None:
    """Influence tiles become special cards, what nobody won leaves the game; then the next visit, or the end."""
    state = table.state
    for seat in range(len(state.players)):
        exchange_tiles(table, seat)
    remove_unclaimed(table)
    if state.crown != NONE:
        state.crown = NONE
        state.court |= bit(MOGUL)
    state.home = 0
    if state.visit == PROVINCES:
        end_game(table)
        return
    state.visit += 1
    state.court |= bit(ELEPHANT)
    state.start = (state.start + 1) % len(state.players)
    state.phase = OPEN


def exchange_tiles(table: Table, seat: i64) -> None:
    """Two equal influence tiles go back; their special card comes from the table or from whoever else has it."""
    state = table.state
    player = state.players[seat]
    for influence in range(INFLUENCES):
        if count(player.influences, influence) >= 2:
            player.influences -= 2 * one(influence)
            state.stock += 2 * one(influence)
            if table.heard:
                table.tell("returned", seat, {"prize": SYMBOLS[influence]})
            card = state.box.specials.at(influence)
            if not player.hand.has(card):
                earn_special(table, seat, card)


def earn_special(table: Table, seat: i64, card: i64) -> None:
    state = table.state
    state.specials &= ~bit(card - SPECIAL)
    for owner in range(len(state.players)):
        if state.players[owner].hand.take(card) and table.heard:
            table.tell("lost", owner, {"cards": [CARD_IDS[card]]})
    state.players[seat].hand.add(card)
    if table.heard:
        table.tell("earned", seat, {"cards": [CARD_IDS[card]]})


def remove_unclaimed(table: Table) -> None:
    """The province's tile and bonus tiles; influence tiles and the crown stay in the court."""
    state = table.state
    if state.court >> ELEPHANT & 1:
        state.court &= ~bit(ELEPHANT)
        state.gone_tiles |= bit(state.visit - 1)
        if table.heard:
            table.tell("unclaimed", NOBODY, {"tile": tile_name(state.visit)})
    towns = state.box.towns_in.at(state.province()) & state.box.fortified
    town: i64 = 0
    while towns:
        bonus = state.bonuses.at(town)
        if towns & 1 and bonus != NONE:
            state.bonuses.put_at(town, NONE)
            state.gone_bonuses += one(bonus)
            if table.heard:
                facts: dict[str, object] = {"bonus": bonus_name(bonus), "town": state.box.town_ids[town]}
                table.tell("unclaimed", NOBODY, facts)
        towns >>= 1
        town += 1


def open_visit(table: Table) -> None:
    """The court is filled up, a new display is laid out, and the start player begins."""
    state = table.state
    state.seat = state.start
    for influence in range(INFLUENCES):
        if not state.court >> influence & 1:
            state.stock -= one(influence)
    state.court = ALL_PRIZES
    state.phase = PLAY
    if table.heard:
        province = state.box.provinces[state.province()].id
        table.tell("visit", state.start, {"number": int(state.visit), "province": province})
    fill_display(table)


def fill_display(table: Table) -> None:
    """Two cards less one for each player, as far as there are any."""
    state = table.state
    laid = Pile()
    wanted: i64 = 2 * len(state.players) - 1
    while state.display.size < wanted:
        card = table.next_card()
        if card == NONE:
            break
        state.display.add(card)
        laid.add(card)
    table.tell_cards("displayed", NOBODY, laid)


def end_game(table: Table) -> None:
    """Everybody shows their cards and scores for them."""
    state = table.state
    for seat in range(len(state.players)):
        player = state.players[seat]
        player.known.clear()
        for place in range(player.hand.size):
            if player.hand.at(place) < SPECIAL:
                player.known.add(player.hand.at(place))
        table.tell_cards("showed", seat, player.hand)
        counts = hand_counts(player.hand)
        colour = longest_colour(counts)
        whites, specials = counts[len(COLOURS)], counts[len(COLOURS) + 1]
        if specials:
            table.score(seat, HAND_SPECIALS, specials, number=specials)
        if whites:
            table.score(seat, HAND_WHITES, whites, number=whites)
        if counts[colour]:
            table.score(seat, HAND_COLOUR, counts[colour], colour, number=counts[colour])
    state.ended = True
    if table.heard:
        table.tell("ended", NOBODY, {})
