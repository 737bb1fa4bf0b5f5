"""A table as JSON and back, every field of it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from courtyard.core.errors import Refused
from courtyard.core.pile import Pile, pile_of
from courtyard.tajmahal.card import card_names, find_card
from courtyard.tajmahal.reading import find_box
from courtyard.tajmahal.state import Player, State

if TYPE_CHECKING:
    from collections.abc import Mapping

NUMBERS: Final = tuple(
    "stock specials taken gone_tiles gone_bonuses visit start seat phase court home won crown".split()
)
PLAYER_NUMBERS: Final = ("colour", "palaces", "influences", "goods", "tiles")


def dump(state: State) -> dict[str, object]:
    data: dict[str, object] = {field: int(getattr(state, field)) for field in NUMBERS}
    data["board"] = json.loads(state.box.source) if state.box.source else None
    data["dice"] = state.dice.dump()
    data["built"] = state.built
    data["ended"] = state.ended
    data["deck"] = card_names(state.deck)
    data["discard"] = card_names(state.discard)
    data["display"] = card_names(state.display)
    data["route"] = state.route.cards()
    data["bonuses"] = state.bonuses.cards()
    data["scored"] = state.scored.cards()
    data["players"] = [dump_player(player) for player in state.players]
    return data


def dump_player(player: Player) -> dict[str, object]:
    data: dict[str, object] = {field: int(getattr(player, field)) for field in PLAYER_NUMBERS}
    data["hand"] = card_names(player.hand)
    data["known"] = card_names(player.known)
    data["played"] = card_names(player.played)
    return data


def load(data: Mapping[str, object]) -> State:
    """The state that was dumped, or refuse data that is none."""
    try:
        return _load(data)
    except (KeyError, TypeError, AttributeError) as error:
        raise Refused(f"The saved table is broken near {error}.") from None


def _load(data: Mapping[str, object]) -> State:
    players = data["players"]
    if not isinstance(players, list):
        raise Refused("The saved table is broken: the players are no list.")
    state = State(len(players), find_box(data["board"]))
    state.players = [load_player(player) for player in players]
    state.deck = load_cards(data["deck"])
    state.discard = load_cards(data["discard"])
    state.display = load_cards(data["display"])
    state.route = load_numbers(data["route"])
    state.bonuses = load_numbers(data["bonuses"])
    state.scored = load_numbers(data["scored"])
    for field in NUMBERS:
        setattr(state, field, load_number(data, field))
    state.dice.load(data["dice"])
    state.built = bool(data["built"])
    state.ended = bool(data["ended"])
    return state


def load_player(data: Mapping[str, object]) -> Player:
    player = Player()
    player.hand = load_cards(data["hand"])
    player.known = load_cards(data["known"])
    player.played = load_cards(data["played"])
    for field in PLAYER_NUMBERS:
        setattr(player, field, load_number(data, field))
    return player


def load_number(data: Mapping[str, object], field: str) -> int:
    number = data[field]
    if not isinstance(number, int):
        raise Refused(f"The saved table is broken: {field} is no number.")
    return number


def load_numbers(numbers: object) -> Pile:
    if not isinstance(numbers, list) or not all(isinstance(number, int) for number in numbers):
        raise Refused(f"The saved table is broken: “{numbers}” is no list of numbers.")
    return pile_of(numbers)


def load_cards(cards: object) -> Pile:
    if not isinstance(cards, list):
        raise Refused(f"The saved table is broken: “{cards}” is no list of cards.")
    return pile_of([find_card(str(card)) for card in cards])
