"""The data file: what it must hold, and how a broken one is refused."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from courtyard.boards import find_board
from courtyard.core.errors import Refused
from courtyard.core.record import Record
from courtyard.games import find_game
from courtyard.tajmahal.card import COLOUR, SHOWS, WHITE, card_names
from courtyard.tajmahal.reading import STANDARD, read_box
from courtyard.tajmahal.tally import counts_of

RULES = find_game("tajmahal")


def data() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(files("courtyard.tajmahal").joinpath("box.json").read_text(encoding="utf-8"))
    return found


def test_what_the_game_comes_with() -> None:
    assert (len(STANDARD.provinces), len(STANDARD.towns), len(STANDARD.roads)) == (12, 49, 89)
    assert STANDARD.towns[STANDARD.taj_mahal].name == "Agra"
    assert (STANDARD.deck.size, STANDARD.bonuses.size) == (96, 15)
    assert set(STANDARD.reconstructed) == {"towns", "roads", "cards", "bonuses", "specials"}
    assert all(note.startswith("(R) ") for note in STANDARD.reconstructed.values())


def test_the_catalogue_holds_what_lies_in_the_box() -> None:
    cards = find_board("tajmahal").cards()
    copies = {card.id: card.copies for card in cards}
    assert (len(cards), len(copies)) == (54, 54)
    box = Counter(card_names(STANDARD.deck)) + Counter(card_names(STANDARD.specials))
    assert copies == box
    sets = list(dict.fromkeys(card.set for card in cards))
    assert sets == ["red", "green", "yellow", "purple", "white", "special"]
    assert [sum(copies[card.id] or 0 for card in cards if card.set == each) for each in sets] == [21] * 4 + [12, 4]
    assert {card.cost for card in cards} == {None}


def test_the_symbols_of_each_colour() -> None:
    """21 cards a colour; each symbol but the elephant on two of the five cards without one."""
    for colour in range(4):
        cards = [card for card in STANDARD.deck.cards() if card < WHITE and COLOUR[card] == colour]
        plain = [card for card in cards if not counts_of(SHOWS[card], 6)[5]]
        assert (len(cards), len(plain)) == (21, 5)
        assert counts_of(sum(int(SHOWS[card]) for card in plain), 6) == [2, 2, 2, 2, 2, 0]
        assert counts_of(sum(int(SHOWS[card]) for card in cards), 6) == [5, 5, 5, 5, 4, 18]


def change(path: str, value: object) -> Callable[[dict[str, Any]], None]:
    """Put something in the place of one entry: "towns.0.x"."""

    def act(board: dict[str, Any]) -> None:
        *way, last = path.split(".")
        place: Any = board
        for step in way:
            place = place[int(step)] if isinstance(place, list) else place[step]
        place[int(last) if isinstance(place, list) else last] = value

    return act


def cut_off(board: dict[str, Any]) -> None:
    """Take away all roads between Sindh and the rest."""
    board["roads"] = [road for road in board["roads"] if sum(town.startswith("SIN") for town in road) != 1]


def strand(board: dict[str, Any]) -> None:
    board["roads"] = [road for road in board["roads"] if "KAS2" not in road]


BROKEN: list[tuple[Callable[[dict[str, Any]], object], str]] = [
    (lambda board: board["roads"].append(["KAS1", "XYZ9"]), "The road from KAS1 to XYZ9 leads to “XYZ9”, which is no"),
    (lambda board: board["roads"].append(["KAS1", "KAS1"]), "The road from KAS1 to KAS1 leads nowhere"),
    (lambda board: board["roads"].append(["KAS2", "KAS1"]), "The road from KAS2 to KAS1 is listed twice"),
    (lambda board: board["roads"].append(["KAS2"]), "A road joins two towns, not “['KAS2']”"),
    (change("towns.0.province", "LAH"), "The province KAS has 3 towns; it must have 4"),
    (change("towns.0.province", "XYZ"), "The town KAS1 lies in “XYZ”, which is no province"),
    (change("towns.0.id", "KAS2"), "Two of the towns and provinces have the id “KAS2”"),
    (change("towns.0.id", "Srinagar, the old"), "“Srinagar, the old” cannot be the id"),
    (change("towns.0.fortified", "yes"), "“fortified” of the town KAS1 must be true or false"),
    (change("towns.0.fortified", value=False), "The board has 15 fortified towns; it must have 16"),
    (change("towns.0.x", "left"), "“x” of the town KAS1 must be a whole number"),
    (lambda board: board["towns"][0].pop("name"), "The town “KAS1” of the board has no “name”"),
    (lambda board: board["provinces"].pop(), "The board has 11 provinces; it must have 12"),
    (change("taj_mahal", "KAS1"), "The province KAS has 4 towns; it must have 5"),
    (change("taj_mahal", "AGR4"), "The Taj Mahal stands in AGR4, which must be a fortified town"),
    (change("taj_mahal", "AGR9"), "The Taj Mahal stands in “AGR9”, which is no town"),
    (cut_off, "No road leads from KAS to the province SIN"),
    (strand, "No road leads from KAS1 to the town KAS2"),
    (change("tiles.3.number", 3), "Two tiles have the number 3"),
    (change("tiles.3.number", 13), "The board has the tiles [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13]"),
    (change("tiles.3.goods", ["rice", "rice"]), "The tile 4 must show one good or two different ones"),
    (change("tiles.3.goods", ["gold"]), "The tile 4 shows “gold”; the goods are rice"),
    (change("bonuses.tea", 4), "The board has 16 square bonus tiles; it must have 15"),
    (change("bonuses.gold", 1), "There is no square bonus tile “gold”"),
    (change("cards.red.elephant-vizier", 4), "The board has 22 red cards; it must have 21"),
    (change("cards.red.vizier-elephant", 1), "“vizier-elephant” are no symbols of a red card"),
    (change("cards.white.elephant", -1), "The number of white-elephant cards must be a whole number"),
    (lambda board: board["cards"].pop("white"), "“cards” of the board must have red, green, yellow, purple, white"),
    (change("specials.monk", "points"), "must give each of the four influences a different special card"),
    (change("specials.monk", "gold"), "The special card of the monk must be one of elephant"),
    (lambda board: board.pop("roads"), "The board has no “roads”; it must have name"),
    (change("moat", 1), "“moat” is nothing that a board has"),
    (change("cards", 1), "“cards” of the board must be a table, not “1”"),
    (change("towns", [1]), "“towns” of the board must be a list of tables"),
]


@pytest.mark.parametrize(("breaks", "sentence"), BROKEN, ids=[sentence for _, sentence in BROKEN])
def test_a_broken_file_is_refused_in_one_sentence(breaks: Callable[[dict[str, Any]], object], sentence: str) -> None:
    board = data()
    breaks(board)
    with pytest.raises(Refused) as refused:
        RULES.settle({"board": board}, 1)
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)
    assert str(refused.value).endswith(".")


def test_what_is_no_board() -> None:
    with pytest.raises(Refused, match="A board must be a table of sections"):
        read_box([1])


def test_a_record_carries_the_board_that_was_played_on() -> None:
    board = data()
    for town in board["towns"]:
        town["id"] = f"Z{town['id']}"
    board["taj_mahal"] = "ZAGR5"
    board["roads"] = [[f"Z{start}", f"Z{end}"] for start, end in board["roads"]]
    options = RULES.settle({"board": board, "players": 3}, 5)
    record = Record(RULES.name, RULES.version, options, 5)
    session = record.start(RULES)
    for _ in range(60):
        assert session.choice is not None
        session.answer(session.choice.everything()[: session.choice.least])
    record.keep(session)
    again = Record.from_json(record.to_json()).replay(RULES)
    assert RULES.dump(again.state) == RULES.dump(session.state)
    loaded = RULES.load(json.loads(json.dumps(RULES.dump(session.state))))
    assert loaded.box.town_ids[0] == "zkas1"
    assert any(name.startswith("z") for answer in record.answers for name in answer)
