"""A table set by hand, as scenarios describe it, and what they may assert of one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.core.answer import name_id
from courtyard.core.errors import Refused
from courtyard.core.given import check_keys, listed, mapped, place_of, whole
from courtyard.core.phrase import Phrase
from courtyard.core.pile import Pile, pile_of
from courtyard.dominion.card import CARDS, PRIZE
from courtyard.dominion.inventory import MOST_CARDS, fill_piles
from courtyard.dominion.kingdom import BOXES, bane_of, check_bane, find_card, kingdom_cards
from courtyard.dominion.scoring import belongings, standings
from courtyard.dominion.setup import make_table
from courtyard.dominion.state import ABSENT, PHASES, TABLE_ZONES
from courtyard.dominion.view import names

if TYPE_CHECKING:
    from collections.abc import Mapping

    from courtyard.dominion.card import Card
    from courtyard.dominion.state import State

SEAT_ZONES: Final = ("hand", "deck", "discard", "aside")  # the others are empty at rest
NUMBERS: Final = ("actions", "buys", "coins", "actions_played", "discount", "copper_bonus")
OTHERS: Final = ("seats", "kingdom", "bane", "supply", "turn", "phase", "seed")


def arrange(table: Mapping[str, object]) -> State:
    """Zones are lists of names, decks and discards with the top first; what is not said is empty or as at the start."""
    check_keys(table, (*TABLE_ZONES, *NUMBERS, *OTHERS), Phrase("what-a-table"))
    named = enumerate(listed(table.get("seats", []), "seats", MOST_CARDS), 1)
    seats = [mapped(zones, Phrase("what-seat", seat=seat)) for seat, zones in named]
    if not 2 <= len(seats) <= 6:
        raise Refused("table-seats", game=Phrase("dominion.game"), least=2, most=6, seats=len(seats))
    state = make_piles(table, seats)
    state.dice.reseed(whole(table.get("seed", 1), "seed"))
    for zone in TABLE_ZONES:
        if zone in table:
            setattr(state, zone, read_zone(table, zone))
    for field in NUMBERS:
        setattr(state, field, whole(table.get(field, int(getattr(state, field))), field))
    for seat, zones in enumerate(seats):
        set_seat(state, seat, zones)
    if "prizes" not in table:
        leave_prizes(state)
    fill_piles(state, read_supply(state, mapped(table.get("supply", {}), "supply")))
    state.seat = whole(table.get("turn", 0), "turn", 0, len(seats) - 1)
    state.phase = read_phase(table)
    set_discount(state, said="discount" in table)
    state.players[state.seat].turns += 1
    return state


def make_piles(table: Mapping[str, object], seats: list[dict[str, object]]) -> State:
    """The table with the piles of its kingdom: the cards that are listed, or else those that lie anywhere."""
    named = [card for zone in TABLE_ZONES for card in cards_in(table, zone)]
    named += [card for zones in seats for zone in SEAT_ZONES for card in cards_in(zones, zone)]
    named += [find_card(name) for name in mapped(table.get("supply", {}), "supply")]
    kingdom = list(dict.fromkeys([card.id for card in named if card.box in BOXES]))
    if "kingdom" in table:
        kingdom = kingdom_cards(table, "kingdom")
    bane = name_id(bane_of(table))
    if bane:
        check_bane(bane, [card for card in kingdom if card != bane])
    return make_table(len(seats), kingdom, bane, [card.id for card in named])


def cards_in(table: Mapping[str, object], zone: str) -> list[Card]:
    return [find_card(name) for name in listed(table.get(zone, []), zone, MOST_CARDS)]


def read_zone(table: Mapping[str, object], zone: str) -> Pile:
    """A zone that is written top first."""
    cards = cards_in(table, zone)
    if zone == "prizes" and [card for card in cards if not card.kinds & PRIZE]:
        raise Refused("dominion.prizes-only")
    return pile_of([card.number for card in reversed(cards)])


def read_phase(table: Mapping[str, object]) -> int:
    return place_of(table.get("phase", PHASES[0]), PHASES[:3], Phrase("dominion.noun-phase"))


def set_seat(state: State, seat: int, zones: Mapping[str, object]) -> None:
    check_keys(zones, (*SEAT_ZONES, "turns"), Phrase("what-a-seat"))
    player = state.players[seat]
    for zone in SEAT_ZONES:
        setattr(player, zone, read_zone(zones, zone))
    player.turns = whole(zones.get("turns", 0), "turns")


def leave_prizes(state: State) -> None:
    """The prizes that nobody has are left."""
    for seat in range(len(state.players)):
        for card in belongings(state, seat).cards() + state.trash.cards():
            state.prizes.take(card)


def set_discount(state: State, *, said: bool) -> None:
    """By how much all cards are cheaper: as much as is said, or else as much as the cards in play lower them."""
    in_play = sum([CARDS[card].cheaper for card in state.in_play.cards()])
    if said and state.discount < in_play:
        raise Refused("dominion.discount", least=in_play)
    state.discount = max(state.discount, in_play)


def read_supply(state: State, counts: Mapping[str, object]) -> dict[int, int]:
    left: dict[int, int] = {}
    for name in counts:
        card = find_card(name)
        if state.supply.left(card.number) == ABSENT:
            raise Refused("dominion.no-pile", card=card.id)
        left[card.number] = whole(counts[name], name)
    return left


def facts(state: State) -> dict[str, object]:
    """A tuple is compared in order, a list in any order."""
    ranks = standings(state)
    told: dict[str, object] = {zone: names(getattr(state, zone)) for zone in TABLE_ZONES}
    told.update({field: int(getattr(state, field)) for field in NUMBERS})
    told["supply"] = {CARDS[card].id: int(state.supply.left(card)) for card in state.supply.piles.cards()}
    told["cost"] = {CARDS[card].id: int(state.cost(card)) for card in state.supply.names.cards()}
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
