"""A table as JSON and back, every field of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.core.errors import Refused
from courtyard.core.pile import NONE, Pile, pile_of
from courtyard.dominion.card import CARDS
from courtyard.dominion.kingdom import find_card
from courtyard.dominion.setup import BASIC_CARDS, make_supply
from courtyard.dominion.state import Player, State, Supply
from courtyard.dominion.view import names

if TYPE_CHECKING:
    from collections.abc import Mapping

ZONES: Final = ("hand", "deck", "discard", "aside", "shown", "passing")
TABLE_ZONES: Final = ("trash", "in_play", "prizes")
NUMBERS: Final = ("seat", "phase", "actions", "buys", "coins", "discount", "copper_bonus", "actions_played")


def dump(state: State) -> dict[str, object]:
    data: dict[str, object] = {field: int(getattr(state, field)) for field in NUMBERS}
    data["dice"] = int(state.dice.word)
    data["ended"] = state.ended
    data["bane"] = CARDS[state.bane].id if state.bane != NONE else ""
    data["supply"] = {CARDS[card].id: int(state.supply.left(card)) for card in state.supply.piles.cards()}
    for zone in TABLE_ZONES:
        data[zone] = names(getattr(state, zone))
    data["players"] = [dump_player(player) for player in state.players]
    return data


def dump_player(player: Player) -> dict[str, object]:
    data: dict[str, object] = {zone: names(getattr(player, zone)) for zone in ZONES}
    data["glimpsed"] = player.glimpsed.cards()
    data["buried"] = player.buried.cards()
    data["turns"] = int(player.turns)
    return data


def load(data: Mapping[str, object]) -> State:
    """The state that was dumped, or refuse data that is none."""
    try:
        return _load(data)
    except (KeyError, TypeError, AttributeError) as error:
        raise Refused(f"The saved table is broken near {error}.") from None


def _load(data: Mapping[str, object]) -> State:
    players, left = data["players"], data["supply"]
    if not isinstance(players, list) or not isinstance(left, dict):
        raise Refused("The saved table is broken: players and supply are not as they should be.")
    bane = str(data["bane"])
    supply = load_supply({str(card): int(count) for card, count in left.items()}, len(players), bane)
    bane_card = find_card(bane).number if bane else NONE
    state = State(len(players), supply, bane_card)
    for player, cards in zip(state.players, players, strict=True):
        load_player(player, cards)
    for zone in TABLE_ZONES:
        setattr(state, zone, load_pile(data[zone]))
    for field in NUMBERS:
        number = data[field]
        if not isinstance(number, int):
            raise Refused(f"The saved table is broken: {field} is no number.")
        setattr(state, field, number)
    word = data["dice"]
    if not isinstance(word, int):
        raise Refused("The saved table is broken: the dice are no number.")
    state.dice.word = word
    state.ended = bool(data["ended"])
    return state


def load_supply(left: dict[str, int], players: int, bane: str) -> Supply:
    kingdom = [card for card in left if find_card(card).number >= BASIC_CARDS]
    supply = make_supply(players, kingdom, bane)
    for card, count in left.items():
        supply.set_left(find_card(card).number, count)
    return supply


def load_player(player: Player, data: Mapping[str, object]) -> None:
    glimpsed, buried, turns = data["glimpsed"], data["buried"], data["turns"]
    if not isinstance(glimpsed, list) or not isinstance(buried, list) or not isinstance(turns, int):
        raise Refused("The saved table is broken: a player's numbers are none.")
    for zone in ZONES:
        setattr(player, zone, load_pile(data[zone]))
    player.glimpsed = pile_of(glimpsed)
    player.buried = pile_of(buried)
    player.turns = turns


def load_pile(cards: object) -> Pile:
    if not isinstance(cards, list):
        raise Refused(f"The saved table is broken: “{cards}” is no list of cards.")
    return pile_of([find_card(str(card)).number for card in cards])
