"""What one seat may know, as JSON. Whatever it may not know has no influence on a single byte of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.core.pile import NONE
from courtyard.dominion.card import CARDS, KINDS, TREASURE
from courtyard.dominion.hidden import known
from courtyard.dominion.scoring import belongings, known_belongings, standings
from courtyard.dominion.setup import pile_size
from courtyard.dominion.state import ACTION_PHASE, PHASES, START_PHASE, TREASURE_PHASE

if TYPE_CHECKING:
    from courtyard.core.pile import Pile
    from courtyard.core.seats import Viewer
    from courtyard.dominion import shapes
    from courtyard.dominion.state import Player, State


def names(pile: Pile) -> list[str]:
    """The ids of the cards, from the bottom to the top."""
    return [CARDS[card].id for card in pile.cards()]


def counts(pile: Pile) -> shapes.Counts:
    """How many there are of each card, whatever their order."""
    return {CARDS[card].id: int(pile.count(card)) for card in sorted(pile.distinct().cards())}


def view(state: State, seat: Viewer) -> shapes.View:
    owned = known_belongings(state, seat)
    return {
        "seat": seat,
        "turn": int(state.seat),
        "phase": phase_seen_by(state, seat),
        "actions": int(state.actions),
        "buys": int(state.buys),
        "coins": int(state.coins),
        "players": [view_player(player, other, seat, owned[other]) for other, player in enumerate(state.players)],
        "in_play": names(state.in_play),
        "supply": [view_pile(state, card) for card in state.supply.piles.cards()],
        "bane": CARDS[state.bane].id if state.bane != NONE else None,
        "prizes": names(state.prizes),
        "trash": names(state.trash),
        "ended": state.ended,
        "standings": view_standings(state) if state.ended else None,
    }


def phase_seen_by(state: State, seat: int) -> shapes.Phase:
    """The others see only what is laid down: that somebody skips a phase would tell what is not in their hand."""
    if seat == state.seat or state.ended or state.phase == START_PHASE:
        return PHASES[state.phase]
    return PHASES[TREASURE_PHASE if state.in_play.any_marked(KINDS, TREASURE) else ACTION_PHASE]


def view_pile(state: State, card: int) -> shapes.SupplyPile:
    return {
        "card": CARDS[card].id,
        "left": int(state.supply.left(card)),
        "at_first": pile_size(CARDS[card], len(state.players)),
        "cost": int(state.cost(card)),
        "printed_cost": CARDS[card].cost,
    }


def view_player(player: Player, other: int, seat: int, owned: Pile) -> shapes.Player:
    shared: shapes.Player = {
        "seat": other,
        "turns": int(player.turns),
        "owned": counts(owned),
        "hand_size": int(player.hand.size),
        "deck_size": int(player.deck.size),
        "deck_known": deck_known(player, seat),
        "discard_size": int(player.discard.size),
        "discard_top": CARDS[player.discard.top()].id if player.discard.size else None,
        "set_aside": names(player.aside),
        "shown": names(player.shown),
        "passing_size": int(player.passing.size),
    }
    if other == seat:
        shared["hand"] = sorted(names(player.hand))
        shared["deck"] = counts(player.deck)
        shared["passing"] = names(player.passing)
    return shared


def deck_known(player: Player, seat: int) -> list[str | None]:
    """The cards that the seat has seen laid on a deck, the top first; one between them that it did not see is null."""
    cards: list[str | None] = []
    for depth in range(min(player.glimpsed.size, player.deck.size)):
        place = player.deck.size - 1 - depth
        cards.append(CARDS[player.deck.at(place)].id if known(player, place, seat) else None)
    while cards and cards[-1] is None:
        cards.pop()
    return cards


def view_standings(state: State) -> list[shapes.Standing]:
    """After the end everybody lays their cards open."""
    return [
        {
            "seat": standing.seat,
            "rank": standing.rank,
            "score": standing.score,
            "turns": standing.turns,
            "reasons": [{"what": what, "count": number, "points": points} for what, number, points in standing.reasons],
            "cards": sorted(names(belongings(state, standing.seat))),
        }
        for standing in standings(state)
    ]
