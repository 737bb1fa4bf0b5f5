"""A table set by hand, as scenarios describe it, and what they may assert of one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.core.answer import name_id
from courtyard.core.errors import Refused
from courtyard.core.pile import Pile, pile_of
from courtyard.dominion.card import CARDS, PRIZE
from courtyard.dominion.inventory import fill_piles
from courtyard.dominion.kingdom import BOXES, check_bane, find_card, ids_of
from courtyard.dominion.outside import listed, mapped, whole
from courtyard.dominion.scoring import belongings, standings
from courtyard.dominion.setup import make_table
from courtyard.dominion.state import ABSENT, PHASES
from courtyard.dominion.view import names

if TYPE_CHECKING:
    from collections.abc import Mapping

    from courtyard.dominion.state import State

SEAT_ZONES: Final = ("hand", "deck", "discard", "aside")
TABLE_ZONES: Final = ("trash", "in_play", "prizes")
NUMBERS: Final = ("actions", "buys", "coins", "actions_played", "discount", "copper_bonus")
OTHERS: Final = ("seats", "kingdom", "bane", "supply", "turn", "phase", "seed")


def arrange(table: Mapping[str, object]) -> State:
    """Zones are lists of names, decks and discards with the top first; what is not said is empty or as at the start."""
    check_keys(table, (*TABLE_ZONES, *NUMBERS, *OTHERS), "table")
    seats = [mapped(zones, "A seat") for zones in listed(table, "seats")]
    if not 2 <= len(seats) <= 6:
        raise Refused(f"Dominion is for 2 to 6 players; the table has {len(seats)}.")
    state = make_piles(table, seats)
    state.dice.reseed(whole(table, "seed", 1))
    for zone in TABLE_ZONES:
        if zone in table:
            setattr(state, zone, read_zone(table, zone))
    for field in NUMBERS:
        setattr(state, field, whole(table, field, int(getattr(state, field))))
    for seat, zones in enumerate(seats):
        set_seat(state, seat, zones)
    if "prizes" not in table:
        leave_prizes(state)
    fill_piles(state, read_supply(state, mapped(table.get("supply", {}), "“supply”")))
    state.seat = whole(table, "turn", 0, len(seats) - 1)
    state.phase = read_phase(table)
    set_discount(state, said="discount" in table)
    state.players[state.seat].turns += 1
    return state


def make_piles(table: Mapping[str, object], seats: list[dict[str, object]]) -> State:
    """The table with the piles of its kingdom: the cards that are listed, or else those that lie anywhere."""
    named = [find_card(str(name)) for zone in TABLE_ZONES for name in listed(table, zone)]
    named += [find_card(str(name)) for zones in seats for zone in SEAT_ZONES for name in listed(zones, zone)]
    named += [find_card(name) for name in mapped(table.get("supply", {}), "“supply”")]
    kingdom = list(dict.fromkeys([card.id for card in named if card.box in BOXES]))
    if "kingdom" in table:
        kingdom = ids_of(table, "kingdom")
    bane = name_id(str(table.get("bane", "")))
    if bane:
        check_bane(bane, [card for card in kingdom if card != bane])
    return make_table(len(seats), kingdom, bane, [card.id for card in named])


def check_keys(table: Mapping[str, object], known: tuple[str, ...], where: str) -> None:
    for key in table:
        if key not in known:
            raise Refused(f"“{key}” is nothing that a {where} has; it has {', '.join(known)}.")


def read_zone(table: Mapping[str, object], zone: str) -> Pile:
    """A zone that is written top first."""
    cards = [find_card(str(name)) for name in listed(table, zone)]
    if zone == "prizes" and [card for card in cards if not card.kinds & PRIZE]:
        raise Refused("“prizes” may list prizes only.")
    return pile_of([card.number for card in reversed(cards)])


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
    player.turns = whole(zones, "turns", 0)


def leave_prizes(state: State) -> None:
    """Those are left that nobody has."""
    for seat in range(len(state.players)):
        for card in belongings(state, seat).cards() + state.trash.cards():
            state.prizes.take(card)


def set_discount(state: State, *, said: bool) -> None:
    """By how much all cards are cheaper: as much as is said, or else as the cards in play make them."""
    in_play = sum([CARDS[card].cheaper for card in state.in_play.cards()])
    if said and state.discount < in_play:
        raise Refused(f"“discount” must be at least {in_play}, by which the cards in play lower all costs.")
    state.discount = max(state.discount, in_play)


def read_supply(state: State, counts: Mapping[str, object]) -> dict[int, int]:
    left: dict[int, int] = {}
    for name in counts:
        card = find_card(name)
        if state.supply.left(card.number) == ABSENT:
            raise Refused(f"There is no pile of {card.name} on this table; its kingdom does not have it.")
        left[card.number] = whole(counts, name)
    return left


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
