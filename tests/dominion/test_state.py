"""Where the cards of a player lie, and what cards cost now."""

from __future__ import annotations

import pytest

from courtyard.dominion.card import COPPER, COSTS, GOLD, POINTS, PROVINCE
from courtyard.dominion.rules import Dominion
from courtyard.dominion.scoring import score
from courtyard.dominion.state import ZONES, Player

RULES = Dominion()


@pytest.mark.parametrize("zone", ZONES)
def test_a_card_counts_wherever_it_lies(zone: str) -> None:
    player, twin = Player(), Player()
    getattr(player, zone).add(PROVINCE)
    assert player.count(PROVINCE) == 1
    assert player.count(GOLD) == 0
    assert player.total(POINTS) == 6
    assert player.owned().cards() == [PROVINCE]
    twin.become(player)
    assert getattr(twin, zone).cards() == [PROVINCE]


@pytest.mark.parametrize("zone", ZONES)
def test_a_card_is_kept_and_scored_wherever_it_lies(zone: str) -> None:
    state = RULES.new(RULES.settle({"kingdom": "first-game", "start": 0}, 1), 1)
    before = score(state, 1)
    state.supply.take(PROVINCE)
    getattr(state.players[1], zone).add(PROVINCE)
    assert score(state, 1) == before + 6
    assert RULES.load(RULES.dump(state)).players[1].count(PROVINCE) == 1


def test_a_card_is_cheaper_by_the_discount_but_never_costs_less_than_nothing() -> None:
    state = RULES.new(RULES.settle({"kingdom": "first-game", "start": 0}, 1), 1)
    assert state.cost(GOLD) == COSTS[GOLD] == 6
    state.discount = 2
    assert state.cost(GOLD) == 4
    assert state.cost(COPPER) == 0
