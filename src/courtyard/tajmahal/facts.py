"""What a scenario may assert of a table. A tuple is compared in order, a list in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.core.pile import NONE
from courtyard.core.rules import rank_by
from courtyard.tajmahal.box import BONUSES, PROVINCES, bonus_name
from courtyard.tajmahal.card import ELEPHANT, INFLUENCES, MOGUL, SYMBOLS, card_names
from courtyard.tajmahal.court import prize_names, tile_name
from courtyard.tajmahal.scoring import scores
from courtyard.tajmahal.sets import first
from courtyard.tajmahal.state import PHASES
from courtyard.tajmahal.tally import count
from courtyard.tajmahal.view import (
    crown_town,
    good_names,
    influence_names,
    specials_left,
    tile_names,
    view_player,
)

if TYPE_CHECKING:
    from courtyard.tajmahal.state import State


def facts(state: State) -> dict[str, object]:
    bonuses = [int(bonus) for bonus in state.bonuses.cards()]
    return {
        "visit": int(state.visit),
        "province": state.box.provinces[state.province()].id,
        "start": int(state.start),
        "turn": int(state.seat),
        "phase": PHASES[state.phase],
        "court": prize_names(state.court, state.visit),
        "crown": crown_town(state),
        "display": card_names(state.display),
        "display_size": int(state.display.size),
        "deck": tuple(reversed(card_names(state.deck))),
        "deck_size": int(state.deck.size),
        "discard": card_names(state.discard),
        "discard_size": int(state.discard.size),
        "specials": specials_left(state),
        "bonuses": {
            town.id: bonus_name(bonus) if bonus != NONE else ""
            for town, bonus in zip(state.box.towns, bonuses, strict=True)
        },
        "stock": {SYMBOLS[kind]: int(count(state.stock, kind)) for kind in range(INFLUENCES)},
        "gone": tile_names(int(state.gone_tiles)) + gone_bonuses(state),
        "over": state.ended,
        "winners": [seat for seat, rank in enumerate(rank_by(scores(state))) if rank == 1],
        "seats": [seat_facts(state, seat) for seat in range(len(state.players))],
    }


def gone_bonuses(state: State) -> list[str]:
    """Bonus tiles that are out of the game."""
    names = [bonus_name(bonus) for bonus in range(len(BONUSES))]
    return [name for bonus, name in enumerate(names) for _ in range(count(state.gone_bonuses, bonus))]


def seat_facts(state: State, seat: int) -> dict[str, object]:
    """What the seat itself sees of itself."""
    seen: dict[str, object] = {**view_player(state, seat, seat)}
    del seen["seat"]
    return seen


def census(state: State) -> dict[str, int]:
    """Cards, tiles and the crown, wherever they lie; and the towns, since they are named like components."""
    found: dict[str, int] = {}
    for names in (card_places(state), tile_places(state), [town.id for town in state.box.towns]):
        for name in names:
            found[name] = found.get(name, 0) + 1
    return found


def card_places(state: State) -> list[str]:
    names = specials_left(state)
    for pile in (state.deck, state.discard, state.display):
        names += card_names(pile)
    for player in state.players:
        names += card_names(player.hand) + card_names(player.played)
    return names


def tile_places(state: State) -> list[str]:
    """Province tiles that are still to come, in the court, just won, owned or gone; all other tiles; the crown."""
    open_prizes = int(state.court | state.won)
    names = [tile_name(tile) for tile in range(int(state.visit) + 1, PROVINCES + 1)]
    names += [tile_name(state.visit)] * (open_prizes >> ELEPHANT & 1) + tile_names(int(state.gone_tiles))
    names += ["crown"] * ((open_prizes >> MOGUL & 1) + (state.crown != NONE))
    names += prize_names(state.court & first(INFLUENCES), state.visit)
    for kind in range(INFLUENCES):
        names += [SYMBOLS[kind]] * int(count(state.stock, kind))
    for player in state.players:
        names += tile_names(int(player.tiles)) + influence_names(player) + good_names(player)
    on_towns = [bonus_name(bonus) for bonus in state.bonuses.cards() if bonus != NONE]
    return names + on_towns + gone_bonuses(state)
