import json
from collections import Counter
from collections.abc import Callable
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from courtyard.core.dice import Dice
from courtyard.core.errors import Refused
from courtyard.core.pile import pile_of
from courtyard.core.seed import Seed, check_seed, guess_of, secret_of

SEALED = "00112233445566778899aabbccddeeff"
KNOWN: dict[Seed, list[int]] = {42: [65, 90, 82, 75, 29, 40, 80, 53], SEALED: [89, 11, 34, 32, 26, 56, 66, 33]}
NUMBERS = st.integers(0, (1 << 62) - 1)
SEEDS = NUMBERS | st.integers(0, (1 << 128) - 1).map(secret_of)
BOTH_KINDS = pytest.mark.parametrize("seal", [int, secret_of], ids=["quick", "sealed"])


def rolls(dice: Dice, number: int = 20) -> list[int]:
    return [int(dice.roll(1000)) for _ in range(number)]


@BOTH_KINDS
def test_equal_seeds_roll_equal_numbers_and_others_do_not(seal: Callable[[int], Seed]) -> None:
    assert rolls(Dice(seal(5))) == rolls(Dice(seal(5)))
    assert len({tuple(rolls(Dice(seal(seed)))) for seed in range(100)}) == 100


def test_dice_without_a_seed_are_those_of_the_seed_0() -> None:
    assert Dice().stand_like(Dice(0))


@pytest.mark.parametrize("seed", KNOWN)
def test_known_rolls_stay_as_they_are(seed: Seed) -> None:
    """Records depend on it: changing these numbers means a new version of every game's rules."""
    dice = Dice(seed)
    assert [dice.roll(100) for _ in range(8)] == KNOWN[seed]


@BOTH_KINDS
def test_all_numbers_are_equally_likely_also_over_neighbouring_seeds(seal: Callable[[int], Seed]) -> None:
    count = Counter(Dice(seal(seed)).roll(7) for seed in range(70_000))
    # Chi-square with 6 degrees of freedom: beyond 22.5 once in a thousand times.
    assert sum((count[number] - 10_000) ** 2 / 10_000 for number in range(7)) < 22.5


@BOTH_KINDS
def test_all_orders_of_a_shuffle_are_equally_likely(seal: Callable[[int], Seed]) -> None:
    dice = Dice(seal(3))
    count: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        pile = pile_of([0, 1, 2, 3])
        pile.shuffle(dice)
        count[tuple(pile.cards())] += 1
    assert set(count) == set(permutations(range(4)))
    # 23 degrees of freedom: beyond 49.7 once in a thousand times.
    assert sum((number - 1000) ** 2 / 1000 for number in count.values()) < 49.7


@given(seed=SEEDS, other=SEEDS, rolled=st.integers(0, 50))
def test_dice_are_copied_and_stored_where_they_stand(seed: Seed, other: Seed, rolled: int) -> None:
    dice, twin, loaded = Dice(seed), Dice(other), Dice(other)
    rolls(dice, rolled)
    twin.become(dice)
    loaded.load(json.loads(json.dumps(dice.dump())))
    assert twin.stand_like(dice)
    assert loaded.stand_like(dice)
    assert rolls(dice) == rolls(twin) == rolls(loaded)


@given(seed=SEEDS, below=st.integers(1, 1 << 30))
def test_dice_that_were_rolled_stand_elsewhere_than_before(seed: Seed, below: int) -> None:
    dice, before = Dice(seed), Dice(seed)
    assert 0 <= dice.roll(below) < below
    assert not dice.stand_like(before)


def test_what_is_public_is_rolled_by_the_same_quick_dice_but_by_other_sealed_ones() -> None:
    quick, sealed = Dice(42), Dice(SEALED)
    assert quick.public() is quick
    first, second = sealed.public(), sealed.public()
    assert len({SEALED, first.secret, second.secret}) == 3
    # However much is seen of them: what the sealed dice themselves roll does not depend on it.
    rolls(first)
    again = Dice(SEALED)
    again.public()
    again.public()
    assert rolls(again) == rolls(sealed)


@pytest.mark.parametrize("seed", [True, None, 1.5, "", "7", SEALED[:-1], SEALED + "0", SEALED.upper(), "é" * 32, [7]])
def test_what_is_no_seed_is_refused(seed: object) -> None:
    with pytest.raises(Refused, match=r"A seed is a whole number or 32 digits from 0 to f, not “"):
        check_seed(seed)


@given(seed=SEEDS)
def test_a_bot_guesses_by_another_number_at_every_question_and_in_every_game(seed: Seed) -> None:
    assert check_seed(seed) == seed
    guesses = [guess_of(seed, answers) for answers in range(50)]
    assert guesses == [guess_of(seed, answers) for answers in range(50)]
    assert len(set(guesses)) == 50
    assert guesses[0] != guess_of(secret_of(1), 0) or seed in (1, secret_of(1))
