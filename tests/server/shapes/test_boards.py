"""Boards that people bring along, over every way that leads to the rules: refused in a sentence, or played on."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from tests.border.files import make
from tests.server.sentences import sentence

from courtyard.server.plays.share import write_share
from courtyard.server.shapes.wire import LONGEST_MESSAGE

if TYPE_CHECKING:
    from tests.server.house import House

pytestmark = pytest.mark.anyio


def board(**sections: object) -> dict[str, Any]:
    found = json.loads(files("courtyard.tajmahal").joinpath("box.json").read_text(encoding="utf-8"))
    return {**found, **sections}


def nested(depth: int) -> object:
    return msgspec.json.decode(b"[" * depth + b"]" * depth)


HOSTILE = {
    "a tile two hundred million times": board(bonuses={"tea": 200_000_000}),
    "a number of thirty digits": board(cards={"white": {"elephant": 10**18}}),
    "a good in a list": board(tiles=[{"number": 1, "goods": [["rice"]]}] * 12),
    "a name without end": board(name="Agra" * 10_000),
    "a name that clears the screen": board(name="\x1b[2J"),
    "lists in lists": board(towns=nested(500)),
    "more roads than fit": board(roads=[["KAS1", "KAS2"]] * 3000),
    "more towns than fit": board(towns=[{"id": "KAS1"}] * 300),
    "no table": [],
    "a number": 1.5,
}


@pytest.mark.parametrize("given", HOSTILE.values(), ids=HOSTILE)
async def test_a_hostile_board_is_refused_wherever_it_comes_in(house: House, given: object) -> None:
    anna = await house.opens("tajmahal")
    draft = await anna.post("/api/games/tajmahal/draft", {"options": {"board": given}})
    table = await anna.post("/api/tables", {"game": "tajmahal", "name": "Anna", "options": {"board": given}})
    for answer in (draft, table):
        assert answer.status_code == 422
        assert sentence(answer.json()).endswith(".")
    if len(msgspec.json.encode(given)) < LONGEST_MESSAGE - 100:  # else the socket does not take it
        await anna.sends(type="setup", change={"options": {"board": given}})
        refused = await anna.hears("refused")
        assert (refused["id"], refused["facts"]) == (draft.json()["id"], draft.json()["facts"])
    code = write_share("tajmahal", {"players": 4, "board": given})
    if code is not None:  # else it is too long for one
        shared = await anna.get(f"/api/share/{code}")
        assert (shared.status_code, shared.json()["id"]) == (422, "refused-share")
        await anna.sends(type="setup", change={"share": code})
        await anna.is_refused("share")


async def test_a_board_of_ones_own_is_played_on(house: House) -> None:
    own = board(name="Our own")
    own["towns"][0]["name"] = "Śrīnagar"
    anna = await house.opens("tajmahal", options={"board": own}, bots=True, start=True)
    position = await anna.sees(lambda now: now["view"])
    assert [town["name"] for town in position["view"]["towns"]].count("Śrīnagar") == 1


@pytest.mark.parametrize(("kind", "game"), [("options of Taj Mahal", "tajmahal"), ("options of Dominion", "dominion")])
async def test_hostile_options_over_http_are_taken_or_refused_in_a_sentence(house: House, kind: str, game: str) -> None:
    anna = await house.person()
    for number in range(60):
        options = make(kind, 3, number)
        body = f'{{"game": "{game}", "name": "Anna", "options": {options}}}'.encode()
        for path, sent in (("/api/tables", body), (f"/api/games/{game}/draft", f'{{"options": {options}}}'.encode())):
            answer = await anna.request("POST", path, sent)
            assert answer.status_code in (200, 201, 400, 413, 422, 429), (number, answer.text)
            assert answer.status_code != 422 or sentence(answer.json()).endswith((".", "?"))
