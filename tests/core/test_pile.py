"""A pile is held to a plain list that does the same."""

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from courtyard.core.dice import Dice
from courtyard.core.pile import NONE, Pile, pile_of

CARD = st.integers(0, 9)
CARDS = st.lists(CARD, max_size=60)
EVEN = vec[i64]([1, 0] * 5)  # marks the even cards


@given(CARDS)
def test_it_keeps_the_order(cards: list[int]) -> None:
    pile = pile_of(cards)
    assert pile.cards() == cards
    assert pile.size == len(cards)
    assert pile.top() == (cards[-1] if cards else NONE)
    assert [pile.at(place) for place in range(len(cards))] == cards


@given(CARDS, CARD)
def test_taking_a_card_takes_the_uppermost_such(cards: list[int], card: int) -> None:
    pile = pile_of(cards)
    assert pile.count(card) == cards.count(card)
    assert pile.has(card) == (card in cards)
    taken = pile.take(card)
    assert taken == (card in cards)
    if taken:
        place = len(cards) - 1 - cards[::-1].index(card)
        cards = cards[:place] + cards[place + 1 :]
    assert pile.cards() == cards


@given(CARDS, CARDS)
def test_moving_one_pile_onto_another(lower: list[int], upper: list[int]) -> None:
    below, above = pile_of(lower), pile_of(upper)
    above.move_to(below)
    assert below.cards() == lower + upper
    assert above.cards() == []
    below.flip_onto(above)
    assert above.cards() == (lower + upper)[::-1]


@given(CARDS, CARDS, st.data())
def test_dealing_draws_one_after_another(deck: list[int], hand: list[int], data: st.DataObject) -> None:
    count = data.draw(st.integers(0, len(deck)))
    source, target = pile_of(deck), pile_of(hand)
    source.deal(target, count)
    assert source.cards() == deck[: len(deck) - count]
    assert target.cards() == hand + deck[::-1][:count]


@given(CARDS, CARDS)
def test_sifting_moves_what_is_marked_and_keeps_both_orders(cards: list[int], others: list[int]) -> None:
    pile, target = pile_of(cards), pile_of(others)
    assert pile.any_marked(EVEN, 1) == any(card % 2 == 0 for card in cards)
    assert pile.total(EVEN) == sum(card % 2 == 0 for card in cards)
    assert pile.sift(EVEN, 1, target, EVEN) == pile_of(target.cards()[len(others) :]).total(EVEN)
    assert pile.cards() == [card for card in cards if card % 2]
    assert target.cards() == others + [card for card in cards if card % 2 == 0]


@given(CARDS, CARDS)
def test_taking_cards_out_leaves_the_others_where_they_were(cards: list[int], taken: list[int]) -> None:
    pile, left = pile_of(cards), cards[::-1]
    pile.take_all(pile_of(taken))
    for card in taken:
        if card in left:
            left.remove(card)
    assert pile.cards() == left[::-1]


@given(CARDS)
def test_a_copy_shares_nothing(cards: list[int]) -> None:
    pile = pile_of(cards)
    twin = pile.copy()
    twin.add(7)
    twin.shuffle(Dice(1))
    assert pile.cards() == cards
    assert sorted(twin.cards()) == sorted([*cards, 7])


@given(CARDS, CARDS)
def test_trading_changes_contents(left: list[int], right: list[int]) -> None:
    one, other = pile_of(left), pile_of(right)
    one.trade(other)
    assert (one.cards(), other.cards()) == (right, left)


@given(CARDS, st.integers(0, 70))
def test_dropping_and_clearing(cards: list[int], count: int) -> None:
    pile = pile_of(cards)
    pile.drop(count)
    assert pile.cards() == cards[: max(0, len(cards) - count)]
    pile.clear()
    assert pile.draw() == NONE


def test_distinct_lists_each_card_once() -> None:
    assert pile_of([3, 1, 3, 2, 1]).distinct().cards() == [3, 1, 2]
    assert Pile().distinct().size == 0
