"""Setting up: recommended sets, kingdoms drawn at random, and the refusals."""

import pytest
from tests.dominion.printed import CARDS, CORNUCOPIA, KINGDOM

from courtyard.core.answer import name_id
from courtyard.core.errors import Refused
from courtyard.dominion.kingdom import BOXES, RECOMMENDED, find_card, settle_kingdom


def boxes(kingdom: list[str]) -> list[str]:
    return [find_card(card).box for card in kingdom]


@pytest.mark.parametrize("name", RECOMMENDED)
def test_a_recommended_set_has_ten_cards_and_a_bane_only_for_young_witch(name: str) -> None:
    kingdom, bane = settle_kingdom({"kingdom": name}, 1)
    assert len(set(kingdom)) == 10
    assert set(boxes(kingdom)) <= set(BOXES)
    assert bool(bane) == ("young-witch" in kingdom)


def test_there_are_seventeen_recommended_sets() -> None:
    assert len(RECOMMENDED) == 17


@pytest.mark.parametrize("seed", range(40))
def test_a_random_kingdom_keeps_to_what_was_asked(seed: int) -> None:
    wish = {"sets": {"base": 4, "cornucopia": 6}, "require": ["Young Witch", "Moat"], "ban": ["Chapel"]}
    kingdom, bane = settle_kingdom(wish, seed)
    assert boxes(kingdom).count("base") == 4
    assert boxes(kingdom).count("cornucopia") == 6
    assert {"young-witch", "moat"} <= set(kingdom)
    assert "chapel" not in kingdom
    assert bane not in kingdom
    assert find_card(bane).cost in {2, 3}
    assert find_card(bane).box in {"base", "cornucopia"}


def test_every_kingdom_card_can_be_drawn() -> None:
    drawn = {card for seed in range(300) for card in settle_kingdom({}, seed)[0]}
    assert drawn == set(map(name_id, KINGDOM))


def test_the_same_seed_draws_the_same_kingdom() -> None:
    assert settle_kingdom({"sets": ["intrigue"]}, 3) == settle_kingdom({"sets": ["intrigue"]}, 3)


@pytest.mark.parametrize("seed", range(20))
def test_a_wish_changes_as_little_as_can_be(seed: int) -> None:
    drawn = settle_kingdom({}, seed)[0]
    kept = settle_kingdom({"require": drawn[3:5]}, seed)[0]
    assert set(kept) == set(drawn)  # to want what was drawn changes nothing
    without = settle_kingdom({"ban": [drawn[2]]}, seed)[0]
    assert len(set(drawn) - set(without)) == 1  # and what nobody wants makes room for one other card
    wanted = next(card for card in map(name_id, KINGDOM) if card not in drawn)
    more = settle_kingdom({"require": [wanted]}, seed)[0]
    assert set(drawn[:9]) < set(more)  # and a card that was not drawn comes in the place of the last


def test_a_kingdom_may_be_listed_and_its_bane_chosen() -> None:
    cards = "young-witch village smithy moat market mine militia remodel cellar workshop".split()
    assert settle_kingdom({"kingdom": cards, "bane": "Great Hall"}, 1) == (cards, "great-hall")


def test_no_cards_of_a_set_means_none() -> None:
    for seed in range(20):
        assert set(boxes(settle_kingdom({"sets": {"base": None, "intrigue": 0}}, seed)[0])) == {"base"}


def test_whoever_names_a_bane_gets_young_witch() -> None:
    for seed in range(20):
        kingdom, bane = settle_kingdom({"bane": "moat"}, seed)
        assert "young-witch" in kingdom
        assert bane == "moat"


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"kingdom": "first gane"}, "did you mean “first-game”"),
        ({"kingdom": ["smithy"]}, "A kingdom has 10 different cards; this one has 1."),
        ({"kingdom": ["smithy"] * 10}, "“kingdom” lists “smithy” twice; once is enough"),
        ({"require": ["Village", "village"]}, "“require” lists “village” twice; once is enough"),
        ({"ban": ["Throne Room", "moat", "throne_room"]}, "“ban” lists “throne-room” twice; once is enough"),
        ({"sets": ["base", "base"]}, "“sets” lists “base” twice; once is enough"),
        ({"sets": {"intrigue": 5, "Intrigue": 5}}, "“sets” lists “intrigue” twice; once is enough"),
        ({"require": ["Smity"]}, "did you mean “smithy”"),
        ({"require": ["Copper"]}, "Copper is not a kingdom card"),
        ({"require": ["Princess"]}, "Princess is not a kingdom card"),
        ({"require": ["moat"], "ban": ["moat"]}, "both wanted and banned"),
        ({"sets": ["seaside"]}, "There is no set “seaside”"),
        ({"sets": {"base": 6, "intrigue": 6}}, "A kingdom has 10 cards; what is asked for makes 12"),
        ({"sets": {"base": 11}}, "from 0 to 10"),
        (
            {"sets": ["cornucopia"], "ban": CORNUCOPIA[9:]},
            "Not enough cards for the kingdom are left",
        ),
        ({"bane": "moat", "ban": ["young-witch"]}, "only used together with Young Witch"),
        ({"require": ["young-witch"], "bane": "witch"}, "must cost 2 or 3"),
        ({"require": ["young-witch", "moat"], "bane": "moat"}, "cannot be the Bane as well"),
        (
            {"sets": {"base": 1, "intrigue": None}, "require": ["moat", "cellar"]},
            "“require” names 2 of the set base, of which only 1 may",
        ),
        ({"require": ["young-witch"], "bane": "moat", "ban": ["moat"]}, "“Moat” is both wanted and banned"),
        ({"require": 3}, "must be a list"),
        ({"kingdom": "first-game", "ban": ["moat"]}, "leaves nothing to draw; drop “ban”"),
        ({"kingdom": "first-game", "bane": "chapel"}, "only used together with Young Witch"),
        ({"ban": ["moat"] * 2}, "“ban” lists “moat” twice; once is enough"),
        ({"ban": ["moat"] * 5700}, f"“ban” has 5,700 entries; there can be {len(CARDS)}"),
        ({"require": [["moat"]]}, r"The name of a card must be a text, not “\['moat'\]”"),
        ({"require": ["moat" * 100]}, "The name of a card has 400 letters, which is too long; 40 will do"),
        ({"kingdom": "first\x1b[2Jgame"}, "“kingdom” must be made of printable characters"),
        ({"kingdom": "x" * 10_000}, "“kingdom” has 10,000 letters"),
        ({"kingdom": 10**30}, "“kingdom” must be a list, not"),
        ({"bane": ["moat"]}, "“bane” must be a text"),
        ({"bane": {}}, "“bane” must be a text, not “{…}”"),
        ({"bane": 0}, "“bane” must be a text, not “0”"),
        ({"sets": {"base": 10**30}}, "from 0 to 10"),
        ({"sets": {"base": True}}, "from 0 to 10, not “True”"),
        ({"sets": ["base", "intrigue", "cornucopia", "base"]}, "“sets” has 4 entries; there can be 3"),
        ({"sets": {" " * count + "base": None for count in range(30)}}, "“sets” has 30 entries"),
        ({"sets": [{}]}, "The name of a set must be a text"),
    ],
)
def test_an_impossible_kingdom_is_refused_in_one_sentence(wish: dict[str, object], sentence: str) -> None:
    with pytest.raises(Refused, match=sentence) as refused:
        settle_kingdom(wish, 1)
    assert "\n" not in str(refused.value)
