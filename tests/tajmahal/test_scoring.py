"""What goods and hands are worth, and the list that all points stand in."""

from __future__ import annotations

import pytest

from courtyard.core.choice import Chooser
from courtyard.core.pile import pile_of
from courtyard.games import find_game
from courtyard.tajmahal.box import GOODS
from courtyard.tajmahal.card import find_card
from courtyard.tajmahal.reading import STANDARD
from courtyard.tajmahal.scores import BONUS_GOOD, PALACES, details, pack, unpack
from courtyard.tajmahal.scoring import goods_held, points_for_good, points_for_hand
from courtyard.tajmahal.sets import bit
from courtyard.tajmahal.state import Player
from courtyard.tajmahal.tally import tally_of


@pytest.mark.parametrize(
    ("tiles", "goods", "tile", "points"),
    [
        ([], [0, 0, 0, 0], 1, 1),
        ([], [0, 0, 0, 0], 2, 2),
        ([1], [0, 0, 0, 0], 4, 3),
        ([3], [0, 4, 1, 0], 5, 8),
        ([1, 4, 6, 7, 8, 11], [0, 3, 3, 3], 12, 12),
    ],
)
def test_points_for_a_tile(tiles: list[int], goods: list[int], tile: int, points: int) -> None:
    player = Player()
    player.tiles = sum(int(bit(number - 1)) for number in tiles)
    player.goods = tally_of(goods)
    scored = [good for good in range(len(GOODS)) if STANDARD.goods_on(tile) >> good & 1]
    assert sum(points_for_good(goods_held(player, good, STANDARD)) for good in scored) == points


def test_goods_on_tiles_and_bonuses_add_up() -> None:
    player = Player()
    player.tiles = bit(0) | bit(1) | bit(3)
    player.goods = tally_of([0, 2, 1, 0])
    assert [int(goods_held(player, good, STANDARD)) for good in range(len(GOODS))] == [2, 4, 1, 1]


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("", 0),
        ("special-mogul white-elephant red-elephant-monk red-elephant-monk red-vizier-general green-elephant-monk", 5),
        ("special-mogul white-elephant red-elephant-monk red-elephant-monk green-elephant-monk green-elephant-monk", 4),
        ("red-elephant-monk green-elephant-monk yellow-elephant-monk purple-elephant-monk", 1),
        ("white-elephant white-monk special-points special-colour", 4),
    ],
)
def test_points_for_a_hand(hand: str, points: int) -> None:
    assert points_for_hand(pile_of([find_card(name) for name in hand.split()])) == points


def test_a_score_is_one_number_and_back() -> None:
    score = unpack(pack(4, 12, BONUS_GOOD, 19, 48, 3, 18))
    assert (score.seat, score.visit, score.reason, score.points) == (4, 12, BONUS_GOOD, 19)
    assert details(score, STANDARD) == {"why": "bonus-good", "town": "guj4", "good": "jewels", "held": 18}
    chain = unpack(pack(0, 12, PALACES, 12, number=4095))
    assert details(chain, STANDARD) == {"why": "palaces", "provinces": [p.id for p in STANDARD.provinces]}


class Last(Chooser):
    """Takes the last option of everything."""

    def choose(self, choice: object, state: object) -> list[int]:
        return choice.everything()[-choice.least :]  # type: ignore[attr-defined, no-any-return] # a Choice


def test_all_points_have_reasons() -> None:
    rules = find_game("tajmahal")
    state = rules.new(rules.settle({"players": 5}, 3), 3)
    while not rules.over(state):
        rules.move(state, Last())
    for standing in rules.standings(state):
        assert sum(points for _, _, points in standing.reasons) == standing.score
    assert sum(entry["points"] for entry in rules.view(state, -1)["scored"]) == sum(rules.scores(state))  # type: ignore[attr-defined] # a list
