"""The data file: what it must hold, and how a broken one is refused."""

from __future__ import annotations

import json
import tracemalloc
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from courtyard.core.errors import Refused
from courtyard.core.record import Record
from courtyard.games import find_game
from courtyard.speech import find_speech
from courtyard.tajmahal.card import COLOUR, SHOWS, WHITE, card_names
from courtyard.tajmahal.reading import STANDARD, find_box, read_box
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
    cards = find_speech("tajmahal").cards()
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
    (change("towns.0.province", "XYZ"), "The town KAS1 lies in “XYZ”, which is not a province"),
    (change("towns.0.id", "KAS2"), "Two of the towns and provinces have the id “KAS2”"),
    (change("towns.0.id", "Srinagar, the old"), "“Srinagar, the old” cannot be the id"),
    (change("towns.0.fortified", "yes"), "“fortified” of the town KAS1 must be true or false"),
    (change("towns.0.fortified", value=False), "The board has 15 fortified towns; it must have 16"),
    (change("towns.0.x", "left"), "“x” of the town KAS1 must be a whole number"),
    (lambda board: board["towns"][0].pop("name"), "The town “KAS1” of the board has no “name”"),
    (lambda board: board["provinces"].pop(), "The board has 11 provinces; it must have 12"),
    (change("taj_mahal", "KAS1"), "The province KAS has 4 towns; it must have 5"),
    (change("taj_mahal", "AGR4"), "The Taj Mahal stands in AGR4, which must be a fortified town"),
    (change("taj_mahal", "AGR9"), "The Taj Mahal stands in “AGR9”, which is not a town"),
    (cut_off, "No road leads from KAS to the province SIN"),
    (strand, "No road leads from KAS1 to the town KAS2"),
    (change("tiles.3.number", 3), "Two tiles have the number 3"),
    (change("tiles.3.number", 13), "The board has the tiles 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13"),
    (change("tiles.3.goods", ["rice", "rice"]), "The tile 4 must show one good or two different ones"),
    (change("tiles.3.goods", ["gold"]), "The tile 4 shows “gold”; the goods are rice"),
    (change("bonuses.tea", 4), "The board has 16 square bonus tiles; it must have 15"),
    (change("bonuses.gold", 1), "There is no square bonus tile “gold”"),
    (change("cards.red.elephant-vizier", 4), "The board has 22 red cards; it must have 21"),
    (change("cards.red.vizier-elephant", 1), "The board has 22 red cards; it must have 21"),
    (change("cards.red.vizier-tiger", 1), "“vizier-tiger” are not symbols of a red card"),
    (change("cards.white.elephant", -1), "The number of white-elephant cards must be a whole number"),
    (lambda board: board["cards"].pop("white"), "“cards” of the board must have red, green, yellow, purple, white"),
    (change("specials.monk", "points"), "must give each of the four influences a different special card"),
    (change("specials.monk", "gold"), "The special card of the monk must be one of elephant"),
    (lambda board: board.pop("roads"), "The board has no “roads”; it must have name"),
    (change("moat", 1), "There is no “moat” in a board"),
    (change("cards", 1), "“cards” of the board must be a table of keys and values, not “1”"),
    (change("towns", [1]), "An entry in “towns” of the board must be a table of keys and values, not “1”"),
    # what nobody would write who means it well
    (change("bonuses.tea", 200_000_000), "The number of “tea” bonus tiles must be a whole number from 0 to 15, not “2"),
    (change("cards.white.elephant", 10**30), "The number of white-elephant cards must be a whole number from 0 to 12"),
    (change("cards.white.elephant", 10**400), "from 0 to 12, not “∞”"),
    (change("cards.white.elephant", value=True), "The number of white-elephant cards must be a whole number"),
    (change("tiles.0.goods", [["rice"]]), "The tile 1 shows “['rice']”; the goods are rice"),
    (change("tiles.0.goods", ["rice"] * 9), "The tile 1 must show one good or two different ones"),
    (change("tiles.0.number", 10**30), "The number of a tile must be a whole number from 0"),
    (change("specials.monk", ["points"]), "The special card of the monk must be one of elephant"),
    (change("towns.0.x", 10**30), "“x” of the town KAS1 must be a whole number from 0 to 1,000"),
    (change("towns.0.y", 1001), "“y” of the town KAS1 must be a whole number from 0 to 1,000, not “1001”"),
    (change("towns.0.name", "Srinagar" * 6250), "The name of the town KAS1 has 50,000 letters, which is too long; 40"),
    (change("towns.0.name", "\x1b[31mSrinagar\x1b[2J"), "must be made of printable characters, not “�[31mS"),
    (change("towns.0.name", ["Srinagar"]), "The name of the town KAS1 must be a text, not “['Srinagar']”"),
    (change("towns.0.id", "KAS1" * 3), "“KAS1KAS1KAS1” cannot be the id of one of the towns"),
    (change("towns.0.province", {}), "The province of the town KAS1 must be a text, not “{…}”"),
    (change("provinces.0.name", None), "The name of the province KAS must be a text, not “None”"),
    (change("name", "\n"), "The name of the board must be made of printable characters"),
    (change("reconstructed", {"moat": "(R)"}), "There is no “moat” in “reconstructed” of the board"),
    (change("reconstructed.towns", "(R)" * 100), "What is reconstructed of “towns” has 300 letters"),
    (change("taj_mahal", [[]]), "The Taj Mahal stands in “[[…]]”, which is not a town"),
    (lambda board: board["towns"].append(board["towns"][0]), "“towns” of the board has 50 entries; there can be 49"),
    (lambda board: board["roads"].extend([["KAS1", "KAS2"]] * 53), "“roads” of the board has 142 entries"),
    (change("towns.0.note", "\x1b[2J"), "The board has a text that is not made of printable characters: it has U+001B"),
    (change("tiles.0.\u202enote", 1), "The board has a text that is not made of printable characters: it has U+202E"),
    (change("provinces.0.note", "x" * 601), "The board has a text of 601 letters; 600 will do"),
    (change("towns.0.note", 10**30), "The board has a number that is too large"),
    (change("roads.0", [["KAS1"], {}]), "The road from ['KAS1'] to {…} leads to “['KAS1']”, which is not a town"),
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


def nested(depth: int) -> list[Any]:
    """A list in a list in a list."""
    within: list[Any] = []
    for _ in range(depth):
        within = [within]
    return within


@pytest.mark.parametrize("deep", [100, 900, 100_000])
@pytest.mark.parametrize("path", ["towns", "tiles.0.goods", "roads.0", "name", "cards.red.monk-princess"])
def test_a_board_that_goes_deeper_than_any_is_refused(path: str, deep: int) -> None:
    board = data()
    change(path, nested(deep))(board)
    with pytest.raises(Refused):
        RULES.settle({"board": board}, 1)


def test_a_board_of_a_hundred_megabytes_is_never_built() -> None:
    """The numbers are looked at before anything is made of them."""
    board = data()
    board["bonuses"]["tea"] = board["cards"]["red"]["monk-princess"] = 10**8
    tracemalloc.start()
    with pytest.raises(Refused):
        RULES.settle({"board": board}, 1)
    assert tracemalloc.get_traced_memory()[1] < 2**20
    tracemalloc.stop()


def test_the_two_symbols_of_a_card_can_be_named_in_any_order() -> None:
    board = data()
    for suit in ("red", "green"):
        cards = board["cards"][suit].items()
        board["cards"][suit] = {"-".join(reversed(symbols.split("-"))): number for symbols, number in cards}
    assert read_box(board).deck.cards() == STANDARD.deck.cards()


def test_a_board_is_read_once() -> None:
    board = data()
    board["name"] = "My own"
    RULES.settle({"board": board}, 1)
    twin = json.loads(json.dumps(board))
    assert find_box(twin) is find_box(board)
    twin["bonuses"] = {**twin["bonuses"], "tea": True}  # which is as good as 1 to Python, but not to us
    with pytest.raises(Refused):
        find_box(twin)


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
