from collections import Counter
from itertools import permutations

from courtyard.core.dice import Dice
from courtyard.core.pile import pile_of

KNOWN = [65, 90, 82, 75, 29, 40, 80, 53]


def test_equal_seeds_roll_equal_numbers_and_others_do_not() -> None:
    rolls = {seed: [Dice(seed).roll(1000)] + [dice.roll(1000) for dice in [Dice(seed)] * 20] for seed in range(100)}
    assert rolls[5] == [Dice(5).roll(1000)] + [dice.roll(1000) for dice in [Dice(5)] * 20]
    assert len({tuple(numbers) for numbers in rolls.values()}) == 100


def test_known_rolls_stay_as_they_are() -> None:
    """Records depend on it: changing these numbers means a new version of every game's rules."""
    dice = Dice(42)
    assert [dice.roll(100) for _ in range(8)] == KNOWN


def test_all_numbers_are_equally_likely_also_over_neighbouring_seeds() -> None:
    count = Counter(Dice(seed).roll(7) for seed in range(70_000))
    # Chi-square with 6 degrees of freedom: beyond 22.5 once in a thousand times.
    assert sum((count[number] - 10_000) ** 2 / 10_000 for number in range(7)) < 22.5


def test_all_orders_of_a_shuffle_are_equally_likely() -> None:
    dice = Dice(3)
    count: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        pile = pile_of([0, 1, 2, 3])
        pile.shuffle(dice)
        count[tuple(pile.cards())] += 1
    assert set(count) == set(permutations(range(4)))
    # 23 degrees of freedom: beyond 49.7 once in a thousand times.
    assert sum((number - 1000) ** 2 / 1000 for number in count.values()) < 49.7
