"""What one seat may know, as JSON. Whatever it may not know has no influence on a single byte of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.core.pile import NONE
from courtyard.tajmahal.box import GOODS, PROVINCES, bonus_name
from courtyard.tajmahal.card import CARD_IDS, COLOURS, EFFECTS, INFLUENCES, SPECIAL, SYMBOLS, card_names
from courtyard.tajmahal.court import all_shown, leaders, majorities, prize_names, tile_name
from courtyard.tajmahal.scores import details
from courtyard.tajmahal.scoring import all_scored, goods_held, scores, standings
from courtyard.tajmahal.sets import members
from courtyard.tajmahal.state import PHASES
from courtyard.tajmahal.tally import count

if TYPE_CHECKING:
    from courtyard.core.seats import Viewer
    from courtyard.tajmahal import shapes
    from courtyard.tajmahal.box import Box
    from courtyard.tajmahal.scores import Score
    from courtyard.tajmahal.state import Player, State


def view(state: State, seat: Viewer) -> shapes.View:
    box = state.box
    return {
        "seat": seat,
        "visit": int(state.visit),
        "province": box.provinces[state.province()].id,
        "start": int(state.start),
        "turn": int(state.seat),
        "phase": PHASES[state.phase],
        "court": prize_names(state.court, state.visit),
        "won": prize_names(state.won, state.visit),
        "crown": crown_town(state),
        "leaders": dict(zip(SYMBOLS, [int(leader) for leader in leaders(all_shown(state))], strict=True)),
        "display": sorted(card_names(state.display)),
        "deck_size": int(state.deck.size),
        "discard": card_names(state.discard),
        "specials": specials_left(state),
        "rewards": {name: CARD_IDS[box.specials.at(kind)] for kind, name in enumerate(SYMBOLS[:INFLUENCES])},
        "players": [view_player(state, other, seat) for other in range(len(state.players))],
        "scored": [view_score(score, box) for score in all_scored(state)],
        "provinces": [view_province(state, place) for place in range(PROVINCES)],
        "towns": [view_town(state, place) for place in range(len(box.towns))],
        "roads": [[box.towns[start].id, box.towns[end].id] for start, end in box.roads],
        "ended": state.ended,
        "standings": view_standings(state) if state.ended else None,
    }


def crown_town(state: State) -> str:
    """The town with the crowned palace, or nothing."""
    return state.box.towns[state.crown].id if state.crown != NONE else ""


def specials_left(state: State) -> list[str]:
    """The special cards that nobody has."""
    return [CARD_IDS[SPECIAL + effect] for effect in range(len(EFFECTS)) if state.specials >> effect & 1]


def known_hand(player: Player) -> list[str]:
    """The cards in a hand that everybody knows of."""
    specials = [CARD_IDS[card] for card in player.hand.cards() if card >= SPECIAL]
    return sorted(card_names(player.known) + specials)


def shown_symbols(player: Player) -> dict[shapes.CardSymbol, int]:
    tally = player.shows()
    return {symbol: int(count(tally, place)) for place, symbol in enumerate(SYMBOLS)}


def palace_names(player: Player, box: Box) -> list[str]:
    return [box.towns[town].id for town in members(player.palaces)]


def tile_names(tiles: int) -> list[str]:
    return [tile_name(place + 1) for place in members(tiles)]


def influence_names(player: Player) -> list[shapes.Influence]:
    """The influence tiles, each as often as it is there."""
    kinds = enumerate(SYMBOLS[:INFLUENCES])
    return [influence for kind, name in kinds for influence in [name] * int(count(player.influences, kind))]


def good_names(player: Player) -> list[str]:
    """The bonus tiles with goods."""
    return [name for good in range(len(GOODS)) for name in [bonus_name(good)] * int(count(player.goods, good))]


def view_player(state: State, other: int, seat: int) -> shapes.Player:
    player = state.players[other]
    shared: shapes.Player = {
        "seat": other,
        "score": scores(state)[other],
        "home": bool(state.home >> other & 1),
        "hand_size": int(player.hand.size),
        "known": known_hand(player),
        "played": card_names(player.played),
        "colour": COLOURS[player.colour] if player.colour != NONE else "",
        "shows": shown_symbols(player),
        "leads": prize_names(majorities(all_shown(state), other) & state.court, state.visit),
        "palaces": palace_names(player, state.box),
        "influences": influence_names(player),
        "tiles": tile_names(player.tiles),
        "bonuses": good_names(player),
        "goods": {good: int(goods_held(player, place, state.box)) for place, good in enumerate(GOODS)},
    }
    if other == seat:
        shared["hand"] = sorted(card_names(player.hand))
    return shared


def view_score(score: Score, box: Box) -> shapes.Scored:
    why = details(score, box)
    return {"seat": int(score.seat), "visit": int(score.visit), "points": int(score.points), **why}


def view_province(state: State, place: int) -> shapes.Province:
    province, tile = state.box.provinces[place], int(state.route.find(place)) + 1
    goods = [good for bit, good in enumerate(GOODS) if state.box.goods_on(tile) >> bit & 1]
    return {"id": province.id, "name": province.name, "tile": tile, "goods": goods}


def view_town(state: State, place: int) -> shapes.Town:
    town, bonus = state.box.towns[place], int(state.bonuses.at(place))
    return {
        "id": town.id,
        "name": town.name,
        "province": state.box.provinces[town.province].id,
        "x": town.x,
        "y": town.y,
        "fortified": town.fortified,
        "bonus": bonus_name(bonus) if bonus != NONE else None,
        "palaces": [seat for seat, player in enumerate(state.players) if player.palaces >> place & 1],
        "empty": not state.taken >> place & 1,  # the palace of the crown leaves it so
    }


def view_standings(state: State) -> list[shapes.Standing]:
    return [
        {
            "seat": standing.seat,
            "rank": standing.rank,
            "score": standing.score,
            "reasons": [{"what": what, "count": number, "points": points} for what, number, points in standing.reasons],
        }
        for standing in standings(state)
    ]
