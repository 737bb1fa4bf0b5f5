"""Every game obeys every law. `courtyard fuzz` tries the same laws on more games."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from courtyard.core.errors import Refused
from courtyard.games import GAMES, find_game
from courtyard.lab.laws.book import LAWS, Law, find_laws, try_law
from courtyard.lab.laws.trial import Trial, deal_of

SEEDS = st.integers(0, (1 << 62) - 1)


def some_games(law: Law) -> int:
    """Fewer where the law is dear."""
    return 30 if law.every <= 16 else 10


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("law", LAWS.values(), ids=list(LAWS))
def test_a_game_obeys_a_law(game: str, law: Law) -> None:
    rules = find_game(game)
    for seed in range(some_games(law)):
        try_law(law, Trial(rules, rules.sample(seed), seed))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["choices", "census", "honest", "suspended", "redealt"])
@settings(max_examples=15, deadline=None)
@given(options=SEEDS, seed=SEEDS)
def test_a_game_obeys_laws_from_any_seed_with_any_options(game: str, name: str, options: int, seed: int) -> None:
    rules = find_game(game)
    try_law(LAWS[name], Trial(rules, rules.sample(options), seed))


@pytest.mark.parametrize("every", sorted({law.every for law in LAWS.values()}))
def test_every_law_is_tried_with_quick_dice_and_with_sealed_ones(every: int) -> None:
    deals = [deal_of(seed) for seed in range(0, 1000 * every, every)]
    sealed = sum(isinstance(deal, str) for deal in deals)
    assert 400 < sealed < 600
    assert {type(deal_of(seed)) for seed in range(min(map(some_games, LAWS.values())))} == {int, str}


def test_laws_are_found_by_name() -> None:
    assert [law.name for law in find_laws(["census", "ends"])] == ["census", "ends"]
    assert find_laws([]) == list(LAWS.values())
    with pytest.raises(Refused, match=r"There is no law “gravity”; there are ends, "):
        find_laws(["gravity"])


def test_every_law_says_what_it_wants_in_a_sentence() -> None:
    assert all(law.sentence.endswith(".") for law in LAWS.values())
