"""Whoever sees what quick dice roll at first knows all that they will roll; of sealed dice nobody does."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest
from tests.attack.foretelling import WORDS, first_view, foretell
from tests.attack.lattice import near_points, reduce_basis

from courtyard.core.seed import secret_of
from courtyard.tajmahal.card import card_names


@pytest.mark.parametrize(("players", "seed"), [(3, 123456789), (5, (1 << 53) - 1)])
def test_a_bystander_works_out_every_card_that_quick_dice_deal(players: int, seed: int) -> None:
    truth, view = first_view(seed, players, 0)
    assert not any("hand" in player for player in view["players"])
    (found,) = foretell(view)
    assert found == seed
    guess, _ = first_view(found, players, 0)
    assert [card_names(player.hand) for player in guess.players] == [
        card_names(player.hand) for player in truth.players
    ]
    assert card_names(guess.deck) == card_names(truth.deck)


def test_nothing_can_be_worked_out_where_sealed_dice_deal() -> None:
    """Not by any seed that quick dice can have, though a seed larger than the server ever took is found as well."""
    _, view = first_view(0x123456789ABCDEF0, 4, 0)
    assert 0x123456789ABCDEF0 in foretell(view, below=WORDS)
    _, view = first_view(secret_of(0x0123456789ABCDEF0123456789ABCDEF), 4, 0)
    assert foretell(view, below=WORDS) == []


def test_a_reduced_basis_has_short_vectors_of_the_same_lattice() -> None:
    modulus, step = 2147483647, 16807
    basis = [[1, step, step**2], [0, modulus, 0], [0, 0, modulus]]
    short = reduce_basis(basis)
    multiples = np.linalg.solve(np.array(basis, float).T, np.array(short, float).T)
    assert np.allclose(multiples, multiples.round(), atol=1e-3)
    assert np.isclose(abs(np.linalg.det(np.array(short, float))), modulus**2)
    assert np.prod(np.linalg.norm(np.array(short, float), axis=1)) < 2 * modulus**2  # they are nearly at right angles


def test_all_points_near_a_target_are_found() -> None:
    basis = np.array([[1.0, 0.3, 0.1], [-0.4, 1.2, 0.2], [0.2, -0.1, 0.9]])
    targets = np.array([[0.4, 7.1, -2.3], [3.3, 0.0, 0.6]])
    ways, points = near_points(basis, targets, np.full(3, 2.0))
    found = {(way, *times) for way, times in zip(ways.tolist(), map(tuple, points.tolist()), strict=True)}
    near = {
        (way, *times)
        for way, times in product(range(2), product(range(-12, 13), repeat=3))
        if np.sum((targets[way] - np.array(times) @ basis) ** 2) <= 2.0
    }
    assert len(near) > 10
    assert found == near
