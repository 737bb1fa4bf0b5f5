"""A table as JSON and back, every field of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.core.errors import Refused
from courtyard.core.event import EVERYONE
from courtyard.core.given import listed, mapped, text, truth, whole
from courtyard.core.phrase import Phrase
from courtyard.core.pile import NONE, Pile, pile_of
from courtyard.dominion.card import CARDS
from courtyard.dominion.inventory import MOST_CARDS, fill_piles
from courtyard.dominion.kingdom import find_card
from courtyard.dominion.setup import BASIC_CARDS, make_table
from courtyard.dominion.state import PHASES, TABLE_ZONES, ZONES, Passed
from courtyard.dominion.view import names

if TYPE_CHECKING:
    from collections.abc import Mapping

    from courtyard.dominion.card import Card
    from courtyard.dominion.state import Player, State

MOST_PASSED: Final = 10_000  # by one player in a game: a card may go round and round
NUMBERS: Final = ("actions", "buys", "coins", "discount", "copper_bonus", "actions_played")


def dump(state: State) -> dict[str, object]:
    data: dict[str, object] = {field: int(getattr(state, field)) for field in NUMBERS}
    data["seat"] = int(state.seat)
    data["phase"] = int(state.phase)
    data["dice"] = state.dice.dump()
    data["ended"] = state.ended
    data["bane"] = CARDS[state.bane].id if state.bane != NONE else ""
    data["supply"] = {CARDS[card].id: int(state.supply.left(card)) for card in state.supply.piles.cards()}
    for zone in TABLE_ZONES:
        data[zone] = names(getattr(state, zone))
    if state.passed is not None:
        data["passed"] = [{"cards": names(passed.cards), "kinds": names(passed.kinds)} for passed in state.passed]
    data["players"] = [dump_player(player) for player in state.players]
    return data


def dump_player(player: Player) -> dict[str, object]:
    data: dict[str, object] = {zone: names(getattr(player, zone)) for zone in ZONES}
    data["glimpsed"] = player.glimpsed.cards()
    data["buried"] = player.buried.cards()
    data["turns"] = int(player.turns)
    return data


def load(data: Mapping[str, object]) -> State:
    """The state that was dumped, or refuse data that cannot be one."""
    players = [mapped(player, Phrase("what-a-player")) for player in listed(data.get("players"), "players", 6)]
    if len(players) < 2:
        raise Refused("saved-seats", game=Phrase("dominion.game"), least=2, most=6, seats=len(players))
    state = load_piles(data, players)
    for player, zones in zip(state.players, players, strict=True):
        load_player(player, zones)
    for zone in TABLE_ZONES:
        setattr(state, zone, load_pile(data, zone))
    for field in NUMBERS:
        setattr(state, field, whole(data.get(field), field))
    left = mapped(data.get("supply"), "supply")
    fill_piles(state, {find_card(card).number: whole(left[card], card) for card in left})
    state.seat = whole(data.get("seat"), "seat", 0, len(players) - 1)
    state.phase = whole(data.get("phase"), "phase", 0, len(PHASES) - 1)
    state.dice.load(data.get("dice"))
    state.ended = truth(data.get("ended"), "ended")
    if "passed" in data:
        state.passed = load_passed(data, len(players))
    return state


def load_piles(data: Mapping[str, object], players: list[dict[str, object]]) -> State:
    """A table with the piles that were dumped, not yet filled."""
    left = mapped(data.get("supply"), "supply")
    missing = [card.id for card in CARDS[:BASIC_CARDS] if card.id not in left]
    if missing:
        raise Refused("dominion.saved-pile", card=missing[0])
    kingdom = [card for card in left if find_card(card).number >= BASIC_CARDS]
    bane = text(data.get("bane"), "bane")
    if bane and bane not in left:
        raise Refused("dominion.saved-bane", card=bane)
    zones = [cards_of(data, zone) for zone in TABLE_ZONES]
    zones += [cards_of(player, zone) for player in players for zone in ZONES]
    return make_table(len(players), kingdom, bane, [card.id for cards in zones for card in cards])


def cards_of(data: Mapping[str, object], zone: str, most: int = MOST_CARDS) -> list[Card]:
    return [find_card(card) for card in listed(data.get(zone), zone, most)]


def load_player(player: Player, data: Mapping[str, object]) -> None:
    for zone in ZONES:
        setattr(player, zone, load_pile(data, zone))
    player.glimpsed = load_numbers(data, "glimpsed", EVERYONE, 1 << 6)
    player.buried = load_numbers(data, "buried", 0, int(player.discard.size))
    bounds = player.buried.cards()
    if len(bounds) % 2 or bounds != sorted(bounds) or player.glimpsed.size > player.deck.size:
        raise Refused("dominion.saved-hidden")
    player.turns = whole(data.get("turns"), "turns")


def load_passed(data: Mapping[str, object], players: int) -> list[Passed]:
    """What was passed in secret, by giver."""
    givers = [mapped(giver, Phrase("what-entry", key="passed")) for giver in listed(data["passed"], "passed", players)]
    if len(givers) < players:
        raise Refused("dominion.saved-passed", givers=len(givers), players=players)
    passed = [Passed() for _ in givers]
    for each, giver in zip(passed, givers, strict=True):
        each.cards = load_pile(giver, "cards", MOST_PASSED)
        each.kinds = load_pile(giver, "kinds")
    return passed


def load_numbers(data: Mapping[str, object], key: str, least: int, most: int) -> Pile:
    numbers = Pile()
    for number in listed(data.get(key), key, MOST_CARDS):
        numbers.add(whole(number, Phrase("dominion.what-saved-number", key=key), least, most))
    return numbers


def load_pile(data: Mapping[str, object], zone: str, most: int = MOST_CARDS) -> Pile:
    return pile_of([card.number for card in cards_of(data, zone, most)])
