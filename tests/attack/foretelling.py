"""The deal of Taj Mahal, worked out from what a bystander sees before anybody has played a card.

The order of the provinces and the bonus tiles on the towns are 24 rolls that everybody sees. Quick dice are a linear
congruential generator: the words from which those rolls come are one vector of a lattice, and the rolls say where about
it lies. Equal tiles leave open which of them was rolled, so there are thousands of ways to try.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from tests.attack.lattice import near_points, reduce_basis

from courtyard.core.choice import Journal, Pending
from courtyard.games import find_game
from courtyard.tajmahal.box import BONUSES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tests.attack.lattice import Floats

    from courtyard.tajmahal.box import Box

    Public = Mapping[str, Any]

# The dice, as anybody can read in the source.
STEP, SHIFT, WORDS = 2862933555777941757, 3037000493, 1 << 62
SEEN = 1 << 58  # the upper four bits of a word hardly reach a roll of so few sides
SEEDS = 1 << 53  # from which the server used to take one

SIDES = (*range(11, 1, -1), *range(15, 1, -1))  # of the dice for the provinces, and for the bonus tiles
# A roll leaves open where within its side the word lies: from -1/2 to 1/2, with a square of 1/12 on the average. In k
# directions that makes k/12, and hardly ever more than this.
WITHIN = np.array([(k + 2.6 * (2 * k) ** 0.5 + 3) / 12 for k in range(1, len(SIDES) + 1)])
NEARLY_HALF = 0.502  # a roll is so far from the middle at most; the bits that are not seen play a small part
AT_ONCE = 256  # ways that are tried in one go


def foretell(view: Public, below: int = SEEDS) -> list[int]:
    """The seeds of quick dice, below some number, that deal all that a bystander is shown at the start."""
    rolled, ways = route_rolls(view), list(bonus_rolls(view))
    found: list[int] = []
    for first in range(0, len(ways), AT_ONCE):
        rolls = np.array([rolled + way for way in ways[first : first + AT_ONCE]])
        seeds = (seed for word in words_behind(rolls) for seed in seeds_behind(word))
        found += [seed for seed in seeds if seed < below and fits(seed, view)]
    return found


# -- from the table to the rolls ---------------------------------------------------------------------------------------
def route_rolls(view: Public) -> list[int]:
    """What the dice showed when the provinces were shuffled, which stood in the order of the box."""
    ids, last = [province.id for province in box().provinces], box().last_province()
    cells = [place for place in range(len(ids)) if place != last]
    by_tile = {province["tile"]: ids.index(province["id"]) for province in view["provinces"]}
    rolls = []
    for top in range(len(cells) - 1, 0, -1):
        rolls.append(cells.index(by_tile[top + 1]))
        cells[top], cells[rolls[-1]] = cells[rolls[-1]], cells[top]
    return rolls


def bonus_rolls(view: Public) -> Iterator[list[int]]:
    """What the dice may have shown when the bonus tiles were shuffled, each way in which it may have been."""
    towns = [town for place, town in enumerate(view["towns"]) if town["fortified"] and place != box().taj_mahal]
    lying = [BONUSES.index(town["bonus"].removeprefix("bonus-")) for town in towns]
    yield from ways_to(lying, box().bonuses.cards())


def ways_to(lying: list[int], cells: list[int]) -> Iterator[list[int]]:
    if len(cells) == 1:
        yield []
        return
    for place, tile in enumerate(cells):
        if tile == lying[0]:
            rest = cells[:]
            rest[place] = rest[-1]
            for way in ways_to(lying[1:], rest[:-1]):
                yield [place, *way]


# -- from the rolls to the seed ----------------------------------------------------------------------------------------
def words_behind(rolls: Any) -> Iterator[int]:  # noqa: ANN401 - an array of whole numbers, a line for each way
    """The words (as far as they are seen) that the dice may have had after the first of these rolls."""
    basis, firsts = lattice()
    shifts = np.array([jump(number)[1] / SEEN for number in range(len(SIDES))])
    targets = (rolls + 0.5 - SIDES * shifts) % SIDES
    ways, points = near_points(basis, targets, WITHIN)
    inside = np.all(np.abs(targets[ways] - points @ basis) < NEARLY_HALF, axis=1)
    for multiples in points[inside].tolist():
        yield sum(times * first for times, first in zip(multiples, firsts, strict=True)) % SEEN


@cache
def lattice() -> tuple[Floats, list[int]]:
    """All that the dice can do, in parts of a word: short vectors, and with which first words they begin."""
    words = [sides * jump(number)[0] for number, sides in enumerate(SIDES)]
    wholes = np.diag(SIDES).tolist()[1:]  # a word is as good as another one that is larger by all that is seen
    short = reduce_basis([words, *([entry * SEEN for entry in line] for line in wholes)])
    return np.array(short, dtype=float) / SEEN, [vector[0] // SIDES[0] for vector in short]


def jump(rolls: int) -> tuple[int, int]:
    """By what the first word is multiplied, and what is added, to get that after so many more rolls."""
    step, shift = 1, 0
    for _ in range(rolls):
        step, shift = step * STEP % SEEN, (shift * STEP + SHIFT) % SEEN
    return step, shift


def seeds_behind(word: int) -> Iterator[int]:
    """The seeds of which the dice may have had this word after their first roll."""
    back = pow(STEP, -1, WORDS)
    for unseen in range(0, WORDS, SEEN):
        seed = (word + unseen - SHIFT) * back % WORDS
        for _ in range(3):
            seed = (seed - SHIFT) * back % WORDS
            seed ^= seed >> 31
        yield seed


# -- from the seed to the table ----------------------------------------------------------------------------------------
@cache
def box() -> Box:
    return first_view(7, 3, 0)[0].box  # type: ignore[no-any-return] # a state is what its rules make of it


def first_view(seed: Any, players: int, start: int) -> tuple[Any, Public]:  # noqa: ANN401
    """A table at its first question, and what a bystander sees of it."""
    rules = find_game("tajmahal")
    state = rules.new(rules.settle({"players": players, "start": start}, 0), seed)
    try:
        rules.move(state, Journal([]))
    except Pending:
        return state, rules.view(state, -1)
    raise AssertionError("nobody is asked anything")


def fits(seed: int, view: Public) -> bool:
    """Whether a deal from this seed shows a bystander what was shown."""
    guess = first_view(seed, len(view["players"]), view["start"])[1]
    return all(guess[part] == view[part] for part in ("provinces", "towns", "display", "deck_size"))
