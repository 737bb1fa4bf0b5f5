"""A table set by hand, as scenarios describe it, and what they may assert of one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.core.answer import name_id
from courtyard.core.errors import Refused
from courtyard.core.pile import Pile, pile_of
from courtyard.dominion.card import CARDS
from courtyard.dominion.kingdom import BOXES, as_list, check_bane, find_card
from courtyard.dominion.scoring import standings
from courtyard.dominion.setup import make_table
from courtyard.dominion.state import ABSENT, PHASES
from courtyard.dominion.view import names

if TYPE_CHECKING:
    from collections.abc import Mapping

    from courtyard.dominion.state import State

SEAT_ZONES: Final = ("hand", "deck", "discard", "aside")
TABLE_ZONES: Final = ("trash", "in_play", "prizes")
NUMBERS: Final = ("actions", "buys", "coins", "actions_played")
OTHERS: Final = ("seats", "kingdom", "bane", "supply", "turn", "phase", "seed")


def arrange(table: Mapping[str, object]) -> State:
    """Zones are lists of names, decks and discards with the top first; what is not said is empty or as at the start."""
    check_keys(table, (*TABLE_ZONES, *NUMBERS, *OTHERS), "table")
    seats = as_list(table.get("seats", []), "seats")
    if not 2 <= len(seats) <= 6:
        raise Refused(f"Dominion is for 2 to 6 players; the table has {len(seats)}.")
    kingdom = kingdom_of(table)
    bane = name_id(str(table.get("bane", "")))
    if bane:
        check_bane(bane, [card for card in kingdom if card != bane])
    state = make_table(len(seats), kingdom, bane)
    state.dice.reseed(read_number(table, "seed", 1))
    for zone in TABLE_ZONES:
        if zone in table:
            setattr(state, zone, read_zone(table, zone))
    for field in NUMBERS:
        setattr(state, field, read_number(table, field, int(getattr(state, field))))
    for seat, zones in enumerate(seats):
        if not isinstance(zones, dict):
            raise Refused(f"Seat {seat + 1} must be a table of zones.")
        set_seat(state, seat, zones)
    set_supply(state, table.get("supply", {}))
    state.seat = read_number(table, "turn", 0)
    state.phase = read_phase(table)
    state.discount = sum(CARDS[card].cheaper for card in state.in_play.cards())
    state.players[state.seat].turns += 1
    return state


def check_keys(table: Mapping[str, object], known: tuple[str, ...], where: str) -> None:
    for key in table:
        if key not in known:
            raise Refused(f"“{key}” is nothing that a {where} has; it has {', '.join(known)}.")


def kingdom_of(table: Mapping[str, object]) -> list[str]:
    """The kingdom cards that are listed, or else those that lie anywhere on the table."""
    if "kingdom" in table:
        return [find_card(str(name)).id for name in as_list(table["kingdom"], "kingdom")]
    zones = [table.get(zone, []) for zone in TABLE_ZONES]
    for seat in as_list(table.get("seats", []), "seats"):
        if isinstance(seat, dict):
            zones += [seat.get(zone, []) for zone in SEAT_ZONES]
    supply = table.get("supply", {})
    named = [str(name) for zone in zones for name in as_list(zone, "zone")]
    named += list(supply) if isinstance(supply, dict) else []
    return list(dict.fromkeys(card.id for card in map(find_card, named) if card.box in BOXES))


def read_zone(table: Mapping[str, object], zone: str) -> Pile:
    """A zone that is written top first."""
    cards = [find_card(str(name)).number for name in as_list(table.get(zone, []), zone)]
    return pile_of(reversed(cards))


def read_number(table: Mapping[str, object], field: str, default: int) -> int:
    number = table.get(field, default)
    if not isinstance(number, int) or number < 0:
        raise Refused(f"“{field}” must be a number from 0, not “{number}”.")
    return number


def read_phase(table: Mapping[str, object]) -> int:
    phase = table.get("phase", PHASES[0])
    if phase not in PHASES[:3]:
        raise Refused(f"There is no phase “{phase}”; there are {', '.join(PHASES[:3])}.")
    return PHASES.index(str(phase))


def set_seat(state: State, seat: int, zones: Mapping[str, object]) -> None:
    check_keys(zones, (*SEAT_ZONES, "turns"), "seat")
    player = state.players[seat]
    for zone in SEAT_ZONES:
        setattr(player, zone, read_zone(zones, zone))
    player.turns = read_number(zones, "turns", 0)


def set_supply(state: State, counts: object) -> None:
    if not isinstance(counts, dict):
        raise Refused("“supply” must say how many cards which piles have left.")
    for name, count in counts.items():
        if not isinstance(count, int) or count < 0:
            raise Refused(f"The pile of {name} cannot have {count} cards.")
        card = find_card(str(name))
        if state.supply.left(card.number) == ABSENT:
            raise Refused(f"There is no pile of {card.name} on this table; its kingdom does not have it.")
        state.supply.set_left(card.number, count)


def facts(state: State) -> dict[str, object]:
    """A tuple is compared in order, a list in any order."""
    ranks = standings(state)
    told: dict[str, object] = {zone: names(getattr(state, zone)) for zone in TABLE_ZONES}
    told.update({field: int(getattr(state, field)) for field in NUMBERS})
    told["supply"] = {CARDS[card].id: int(state.supply.left(card)) for card in state.supply.piles.cards()}
    told["cost"] = {
        CARDS[card].id: max(0, CARDS[card].cost - int(state.discount)) for card in state.supply.names.cards()
    }
    told["phase"] = PHASES[state.phase]
    told["turn"] = int(state.seat)
    told["over"] = state.ended
    told["winners"] = [standing.seat for standing in ranks if standing.rank == 1]
    told["bane"] = CARDS[state.bane].id if state.bane >= 0 else ""
    told["seats"] = [seat_facts(state, seat, ranks[seat].score) for seat in range(len(state.players))]
    return told


def seat_facts(state: State, seat: int, score: int) -> dict[str, object]:
    player = state.players[seat]
    told: dict[str, object] = {
        "hand": names(player.hand),
        "deck": tuple(reversed(names(player.deck))),
        "discard": names(player.discard),
        "aside": names(player.aside),
        "shown": names(player.shown),
        "score": score,
        "turns": int(player.turns),
        "deck_top": CARDS[player.deck.top()].id if player.deck.size else "",
        "discard_top": CARDS[player.discard.top()].id if player.discard.size else "",
    }
    for zone in ("hand", "deck", "discard"):
        told[f"{zone}_size"] = int(getattr(player, zone).size)
    return told
