"""A table that is set by hand has what the box has: what cannot be is refused, and what a game came to is not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from courtyard.bots.random_bot import RandomBot
from courtyard.core.errors import Refused
from courtyard.dominion.card import CARDS
from courtyard.dominion.setup import copies
from courtyard.games import find_game
from courtyard.scenario import read_text, run
from courtyard.tajmahal.inventory import contents
from courtyard.tajmahal.reading import STANDARD

if TYPE_CHECKING:
    from collections.abc import Iterator

    from courtyard.core.rules import Rules

DOMINION: Rules[Any] = find_game("dominion")
TAJ_MAHAL: Rules[Any] = find_game("tajmahal")
CARDS_BY_ID = {card.id: card for card in CARDS}
SEAT_ZONES = ("hand", "deck", "discard", "aside")
TABLE_ZONES = ("trash", "in_play", "prizes", "bane", "actions", "buys", "coins", "discount", "copper_bonus", "phase")


def scenario(game: str, table: str, *seats: str) -> str:
    names = ("Anna", "Bela", "Cili", "Dora", "Edit")[: len(seats)]
    head = f'game = "{game}"\nname = "x"\ncites = ["y"]\n[table]\nseats = {list(names)}\n{table}\n'.replace("'", '"')
    return head + "".join(f"[table.{name}]\n{zones}\n" for name, zones in zip(names, seats, strict=True))


def refusal(game: str, table: str, *seats: str) -> str:
    with pytest.raises(Refused) as refused:
        run(read_text(scenario(game, table, *seats) + "[[step]]\nthen = { over = false }\n", "here.toml"))
    return str(refused.value)


def facts(game: str, table: str, *seats: str) -> dict[str, Any]:
    verdict = run(read_text(scenario(game, table, *seats) + "[[step]]\nthen = { over = false }\n"))
    assert verdict.session is not None, verdict.explanation
    return dict(verdict.session.rules.facts(verdict.session.state))


# -- Dominion ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("table", "anna", "sentence"),
    [
        ("", 'hand = ["61 Copper"]', "line 8: There are 61 x “Copper” on the table; a game of 2 has 60."),
        ("", 'hand = ["11 Militia"]', "There are 11 x “Militia” on the table; a game of 2 has 10."),
        ('trash = ["6 Gardens"]', 'deck = ["3 Gardens"]', "There are 9 x “Gardens” on the table; a game of 2 has 8."),
        ("", 'hand = ["9 Province"]', "There are 9 x “Province” on the table; a game of 2 has 8."),
        ("", 'hand = ["15 Estate"]', "There are 15 x “Estate” on the table; a game of 2 has 14."),
        ("", 'hand = ["11 Curse"]', "There are 11 x “Curse” on the table; a game of 2 has 10."),
        ('prizes = ["Diadem"]', 'hand = ["Diadem"]', "There are 2 x “Diadem” on the table; a game of 2 has 1."),
        ("supply = { Province = 9 }", "", "line 6: A pile of “Province” has 8 cards in a game of 2, not 9."),
        ("supply = { Copper = 47 }", "", "A pile of “Copper” has 46 cards in a game of 2, not 47."),
        (
            "supply = { Militia = 9 }",
            'hand = ["2 Militia"]',
            "2 x “Militia” lie elsewhere and a game of 2 has 10, so its pile has at most 8, not 9.",
        ),
        ('in_play = ["Princess"]\ndiscount = 1', "", "“discount” must be at least 2"),
        ("", 'hand = ["121 Copper"]', "“121 Copper” is not an amount of a thing; there can be 1 to 120."),
        ("", f'hand = ["{10**30} Copper"]', "is not an amount of a thing; there can be 1 to 120."),
        ("", 'hand = ["0 Copper"]', "“0 Copper” is not an amount of a thing"),
        ("", f'hand = ["{"9" * 400} Copper"]', f"“{'9' * 39}…” is not an amount of a thing"),
    ],
)
def test_more_than_a_game_of_dominion_has_is_refused(table: str, anna: str, sentence: str) -> None:
    assert sentence in refusal("dominion", table, anna, "")


def test_cards_that_lie_elsewhere_are_missing_from_their_piles() -> None:
    anna = 'hand = ["2 Militia", "10 Copper", "Estate", "2 Province", "Curse"]'
    left = facts("dominion", 'trash = ["5 Copper", "Gold"]', anna, 'deck = ["3 Militia"]')["supply"]
    assert left["militia"] == 5
    assert (left["province"], left["curse"], left["gold"]) == (6, 9, 29)
    assert (left["copper"], left["estate"]) == (45, 8)  # the starting decks have 14 and 6


def test_a_prize_that_somebody_has_is_no_longer_to_be_won() -> None:
    assert facts("dominion", 'kingdom = ["Tournament"]', 'hand = ["Diadem"]', "")["prizes"] == [
        "bag-of-gold",
        "followers",
        "princess",
        "trusty-steed",
    ]


def test_effects_of_the_turn_can_be_set_and_asserted() -> None:
    told = facts("dominion", 'discount = 2\ncopper_bonus = 1\nphase = "treasure"', 'hand = ["2 Copper"]', "")
    assert (told["cost"]["gold"], told["discount"], told["copper_bonus"]) == (4, 2, 1)
    step = '[[step]]\ndo = ["Anna: all"]\nthen = { coins = 4, copper_bonus = 1 }\n'
    table = scenario("dominion", 'copper_bonus = 1\nphase = "treasure"', 'hand = ["2 Copper"]', "")
    assert run(read_text(table + step)).passed


def positions(rules: Rules[Any], seeds: range) -> Iterator[dict[str, Any]]:
    """The facts of games of random players, now and then."""
    for seed in seeds:
        state = rules.new(rules.sample(seed), seed)
        bot = RandomBot(seed)
        for number in range(400):
            if number % 40 == seed % 40:
                yield dict(rules.facts(state))
            if rules.over(state):
                break
            rules.move(state, bot)


def test_whatever_a_game_of_dominion_comes_to_can_be_set_and_the_piles_follow() -> None:
    for found in positions(DOMINION, range(12)):
        table = {key: found[key] for key in TABLE_ZONES if found["phase"] != "start" or key != "phase"}
        table["kingdom"] = [card for card in found["supply"] if CARDS_BY_ID[card].box not in ("basic", "prize")]
        table["seats"] = [{zone: seat[zone] for zone in SEAT_ZONES} for seat in found["seats"]]
        assert DOMINION.facts(DOMINION.arrange(table))["supply"] == found["supply"]


def test_a_new_game_of_dominion_has_as_many_of_everything_as_tables_may_have() -> None:
    for seed in range(30):
        state = DOMINION.new(DOMINION.sample(seed), seed)
        players = len(state.players)
        assert all(count == copies(CARDS_BY_ID[id_], players) for id_, count in DOMINION.census(state).items())


# -- Taj Mahal ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("table", "anna", "bela", "sentence"),
    [
        ("", 'hand = ["3 White Vizier"]', "", "line 8: There are 3 x “white-vizier” on the table; the box has 1."),
        (
            'display = ["Red Vizier General"]',
            "",
            'played = ["Red Vizier General"]',
            "There are 2 x “red-vizier-general” on the table; the box has 1.",
        ),
        ("", 'hand = ["Special Points"]', 'hand = ["Special Points"]', "A special card lies in two places"),
        ("", 'bonuses = ["5 bonus-tea"]', "", "line 8: There are too many tiles “bonus-tea”; the box has 3."),
        ("", 'bonuses = ["120 bonus-tea", "120 bonus-tea", "120 bonus-tea"]', "", "too many tiles “bonus-tea”"),
        (
            'bonuses = { KAS1 = "tea" }',
            'bonuses = ["2 bonus-tea"]',
            'bonuses = ["bonus-tea"]',
            "There are 4 x “bonus-tea” on the table; the box has 3.",
        ),
        ("visit = 3", "tiles = [1, 2]", "tiles = [2]", "The tile “2” is owned twice; there is one of each."),
        ("visit = 3", "tiles = [2, 2]", "", "The tile “2” is owned twice; there is one of each."),
        ("", 'influences = ["9 vizier"]', "", "There are more than 6 tiles “vizier”; the box has no more."),
        ("", 'influences = ["4 monk"]', 'influences = ["3 monk"]', "There are more than 6 tiles “monk”"),
        ('court = ["monk"]', 'influences = ["6 monk"]', "", "Nothing is left of “monk” for the court"),
        ('court = ["crown"]', 'crown = "KAS1"', "", "Nothing is left of “crown” for the court"),
        ("", 'crown = "KAS1"', 'crown = "KAS2"', "Two seats have the “crown”; there is one"),
        ('court = ["crown", "crown"]', "", "", "“court” names the prize “crown” twice; there is one."),
        ("", 'palaces = ["KAS1", "kas1"]', "", "“palaces” names the town “kas1” twice; there is one."),
        ('province = "AJM"', 'crown = "KAS1"', "", "cannot stand in “kas1”, since the visit is to the province “ajm”"),
        ("", 'played = ["Red Elephant Monk", "Green Elephant Monk"]', "", "“played” must be cards of one colour"),
        ("", 'played = ["Red Elephant Monk"]\ncolour = "green"', "", "must be cards of the “colour” green"),
        ("", 'colour = "green"', "", "must be cards of the “colour” green"),
        ("", 'played = ["White Monk"]', "", "At most one white or special card goes with each coloured card"),
        (
            "",
            'played = ["Red Elephant Monk", "Green Elephant Monk", "Special Colour"]',
            "",
            "leave two colours possible; say which is the “colour”",
        ),
    ],
)
def test_more_than_the_box_of_taj_mahal_has_is_refused(table: str, anna: str, bela: str, sentence: str) -> None:
    assert sentence in refusal("tajmahal", table, anna, bela, "")


def test_three_palaces_in_a_town_are_refused() -> None:
    seats = ['palaces = ["KAS1"]'] * 3
    assert "3 players have a palace in “kas1”; there is room for one" in refusal("tajmahal", "visit = 2", *seats)
    assert facts("tajmahal", "visit = 2", *seats[:2], "")["seats"][1]["palaces"] == ["kas1"]


@pytest.mark.parametrize(
    ("played", "colour"),
    [
        ('"Red Elephant Monk"', "red"),
        ('"2 Red Elephant Monk", "White Monk"', "red"),
        ('"Red Elephant Monk", "Special Colour"', ""),
        ('"2 Red Elephant Monk", "Special Colour"', "red"),
        ('"2 Red Elephant Monk", "Green Elephant Monk", "Special Colour"', "red"),
    ],
)
def test_whoever_has_played_is_bound_to_the_colour_of_the_cards(played: str, colour: str) -> None:
    told = facts("tajmahal", "", f'played = [{played}]\nhand = ["Green Elephant Vizier"]', "", "")
    assert told["seats"][0]["colour"] == colour


def test_the_court_has_what_is_left() -> None:
    told = facts("tajmahal", "", 'influences = ["6 monk"]', 'crown = "KAS1"', 'hand = ["Red Elephant Monk"]')
    assert told["court"] == ["vizier", "general", "princess", "tile-1"]
    assert told["stock"] == {"vizier": 5, "general": 5, "monk": 0, "princess": 5}


def test_whatever_a_game_of_taj_mahal_comes_to_can_be_set() -> None:
    there_are = contents(STANDARD)
    for found in positions(TAJ_MAHAL, range(12)):
        if found["phase"] != "play":
            continue
        zones = ("hand", "known", "played", "home", "palaces", "influences", "bonuses")
        seats = [{zone: seat[zone] for zone in zones} for seat in found["seats"]]
        for seat, told in zip(seats, found["seats"], strict=True):
            seat["tiles"] = [int(tile.removeprefix("tile-")) for tile in told["tiles"]]
            seat["known"] = [card for card in told["known"] if not card.startswith("special")]
            seat.update({"colour": told["colour"]} if told["colour"] else {})
        table = {key: found[key] for key in ("visit", "province", "start", "turn", "deck", "discard", "display")}
        table["bonuses"] = {town: bonus.removeprefix("bonus-") for town, bonus in found["bonuses"].items() if bonus}
        table["court"] = ["tile" if prize.startswith("tile") else prize for prize in found["court"]]
        state = TAJ_MAHAL.arrange({**table, "seats": seats})
        again: dict[str, Any] = dict(TAJ_MAHAL.facts(state))
        assert [seat["colour"] for seat in again["seats"]] == [seat["colour"] for seat in found["seats"]]
        assert all(count <= there_are[name] for name, count in TAJ_MAHAL.census(state).items())
