"""A table as JSON and back, every field of it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from courtyard.core.errors import Refused
from courtyard.core.given import listed, mapped, shortened, truth, whole
from courtyard.core.phrase import Phrase
from courtyard.core.pile import NONE, Pile, pile_of
from courtyard.tajmahal import scores
from courtyard.tajmahal.box import BONUSES, GOODS, INFLUENCE_TILES, PROVINCES
from courtyard.tajmahal.card import COLOURS, EFFECTS, INFLUENCES, card_names, find_card
from courtyard.tajmahal.inventory import MOST_CARDS
from courtyard.tajmahal.position import check_position
from courtyard.tajmahal.reading import FORTIFIED, TOWNS, find_box
from courtyard.tajmahal.sets import first
from courtyard.tajmahal.state import ALL_PRIZES, PHASES, Player, State
from courtyard.tajmahal.tally import counts_of, tally_of

if TYPE_CHECKING:
    from collections.abc import Mapping

# What a number can be: from one to another.
NUMBERS: Final = {
    "specials": (0, int(first(len(EFFECTS)))),
    "taken": (0, int(first(TOWNS))),
    "gone_tiles": (0, int(first(PROVINCES))),
    "visit": (1, PROVINCES),
    "phase": (0, len(PHASES) - 1),
    "court": (0, ALL_PRIZES),
    "won": (0, ALL_PRIZES),
    "crown": (NONE, TOWNS - 1),
}
SEATS: Final = ("start", "seat")
PLAYER_NUMBERS: Final = {
    "colour": (NONE, len(COLOURS) - 1),
    "palaces": (0, int(first(TOWNS))),
    "tiles": (0, int(first(PROVINCES))),
}
# Tallies: how many kinds, and how many of each at most.
TALLIES: Final = {"stock": (INFLUENCES, INFLUENCE_TILES), "gone_bonuses": (len(BONUSES), FORTIFIED)}
PLAYER_TALLIES: Final = {"influences": (INFLUENCES, INFLUENCE_TILES), "goods": (len(GOODS), FORTIFIED)}
PILES: Final = ("deck", "discard", "display")
PLAYER_PILES: Final = ("hand", "known", "played")
TRUTHS: Final = ("built", "ended", "asks_all")
SINCE_THEN: Final = {"asks_all": True}  # what was not written at first, and what to take for it
MOST_SCORES: Final = 1000


def dump(state: State) -> dict[str, object]:
    fields = (*NUMBERS, *TALLIES, *SEATS, "home")
    data: dict[str, object] = {field: int(getattr(state, field)) for field in fields}
    data["board"] = json.loads(state.box.source) if state.box.source else None
    data["dice"] = state.dice.dump()
    data["built"] = state.built
    data["ended"] = state.ended
    data["asks_all"] = state.asks_all
    data["deck"] = card_names(state.deck)
    data["discard"] = card_names(state.discard)
    data["display"] = card_names(state.display)
    data["route"] = state.route.cards()
    data["bonuses"] = state.bonuses.cards()
    data["scored"] = state.scored.cards()
    data["players"] = [dump_player(player) for player in state.players]
    return data


def dump_player(player: Player) -> dict[str, object]:
    data: dict[str, object] = {field: int(getattr(player, field)) for field in (*PLAYER_NUMBERS, *PLAYER_TALLIES)}
    data["hand"] = card_names(player.hand)
    data["known"] = card_names(player.known)
    data["played"] = card_names(player.played)
    return data


def load(data: Mapping[str, object]) -> State:
    """The state that was dumped, or refuse data that cannot be one."""
    players = listed(data.get("players"), "players", 5)
    if len(players) < 3:
        raise Refused("saved-seats", game=Phrase("tajmahal.game"), least=3, most=5, seats=len(players))
    state = State(len(players), find_box(data.get("board")))
    state.players = [load_player(mapped(player, Phrase("what-a-player"))) for player in players]
    load_fields(state, data, PILES, NUMBERS, TALLIES)
    for field in SEATS:
        setattr(state, field, whole(data.get(field), field, 0, len(players) - 1))
    for field in TRUTHS:
        setattr(state, field, truth(data.get(field, SINCE_THEN.get(field)), field))
    state.home = whole(data.get("home"), "home", 0, int(first(len(players))))
    state.route = load_numbers(data, "route", 0, PROVINCES - 1, PROVINCES)
    state.bonuses = load_numbers(data, "bonuses", NONE, len(BONUSES) - 1, TOWNS)
    state.scored = load_scores(data, state)
    state.dice.load(data.get("dice"))
    check_route(state)
    check_position(state)
    return state


def load_player(data: Mapping[str, object]) -> Player:
    player = Player()
    load_fields(player, data, PLAYER_PILES, PLAYER_NUMBERS, PLAYER_TALLIES)
    return player


def load_fields(
    of: State | Player,
    data: Mapping[str, object],
    piles: tuple[str, ...],
    numbers: Mapping[str, tuple[int, int]],
    tallies: Mapping[str, tuple[int, int]],
) -> None:
    for field in piles:
        setattr(of, field, load_cards(data, field))
    for field, (least, most) in numbers.items():
        setattr(of, field, whole(data.get(field), field, least, most))
    for field, (kinds, each) in tallies.items():
        setattr(of, field, load_tally(data, field, kinds, each))


def load_tally(data: Mapping[str, object], field: str, kinds: int, most: int) -> int:
    tally = whole(data.get(field), field, 0, int(tally_of([most] * kinds)))
    if max(counts_of(tally, kinds)) > most:
        raise Refused("tajmahal.saved-tally", key=field, most=most)
    return tally


def load_numbers(data: Mapping[str, object], field: str, least: int, most: int, wanted: int) -> Pile:
    """Numbers, exactly as many as there must be."""
    numbers = [
        whole(each, Phrase("what-number", key=field), least, most) for each in listed(data.get(field), field, wanted)
    ]
    if len(numbers) != wanted:
        raise Refused("tajmahal.saved-entries", key=field, entries=len(numbers), wanted=wanted)
    return pile_of(numbers)


def load_cards(data: Mapping[str, object], field: str) -> Pile:
    return pile_of([find_card(card) for card in listed(data.get(field), field, MOST_CARDS)])


def load_scores(data: Mapping[str, object], state: State) -> Pile:
    scored = Pile()
    for cell in listed(data.get("scored"), "scored", MOST_SCORES):
        number = whole(cell, Phrase("tajmahal.what-score"), 0, int(scores.pack(0, 0, 0, scores.MOST_POINTS + 1)))
        if not scores.makes_sense(scores.unpack(number), len(state.players), state.box):
            raise Refused("tajmahal.saved-score", value=shortened(number))
        scored.add(number)
    return scored


def check_route(state: State) -> None:
    route = state.route.cards()
    if sorted(route) != list(range(PROVINCES)) or route[-1] != state.box.last_province():
        raise Refused("tajmahal.saved-route")
