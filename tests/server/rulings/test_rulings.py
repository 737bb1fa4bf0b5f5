"""Every ruling can be opened on a table and followed to its end; and whoever opens them takes nothing from anybody."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import msgspec
import pytest

from courtyard.games import GAMES, find_game
from courtyard.scenario import cards_of, find_rulings, read, run
from courtyard.server.limits.bounds import PRACTICE_KEPT
from courtyard.server.rulings.case import open_case
from courtyard.server.shapes.forms import MOST_PRACTISED

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.house import House, Json, Person

    from courtyard.server.web.app import Settings

pytestmark = pytest.mark.anyio

FOLDERS = sorted({(game, name.partition("/")[0]) for game in GAMES for name in find_rulings(game)})
MOAT = "/api/games/dominion/rulings/base/militia-moat-in-the-middle"


async def tell(person: Person, path: str, answers: list[list[int]], **more: object) -> Json:
    answer = await person.post(path, {"answers": answers, **more})
    assert answer.status_code == 200, answer.text
    shown: Json = answer.json()
    return shown


def answers_of(ruling: Json) -> list[list[int]]:
    return [step["places"] for step in ruling["steps"] if step["refused"] is None]


def seen_by(state: object, game: str, seat: int) -> Any:  # noqa: ANN401 - a view is a game's own
    return msgspec.json.decode(msgspec.json.encode(find_game(game).view(state, seat)))


# -- all of them -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "folder"), FOLDERS, ids=["/".join(each) for each in FOLDERS])
async def test_every_ruling_is_opened_and_comes_to_its_end(house: House, game: str, folder: str) -> None:
    anna = await house.person()
    for name in (name for name in find_rulings(game) if name.startswith(f"{folder}/")):
        scenario = open_case(game, name).scenario
        ruling = (await anna.get(f"/api/games/{game}/rulings/{name}")).json()
        assert (ruling["id"], ruling["name"]) == (name, scenario.name)
        assert (ruling["table"] is None) == bool(scenario.refused) == (ruling["refused"] is not None)
        session = run(scenario).session
        if session is None:
            continue
        shown = await tell(anna, f"/api/games/{game}/rulings/{name}", answers_of(ruling))
        assert shown["position"]["view"] == seen_by(session.state, game, shown["table"]["you"])
        assert (shown["position"]["end"] is not None) == (session.choice is None)
        if session.choice is not None:
            assert shown["position"]["choice"]["why"] == session.choice.why


async def test_the_list_names_every_ruling_and_every_card_has_one(house: House) -> None:
    anna = await house.person()
    for game in GAMES:
        rulings = (await anna.get(f"/api/games/{game}/rulings")).json()
        assert {ruling["id"] for ruling in rulings} == set(find_rulings(game))
        assert all(ruling["name"] for ruling in rulings)
    dominion = (await anna.get("/api/games/dominion/rulings")).json()
    cards = {card["id"] for card in (await anna.get("/api/games/dominion/cards")).json()}
    assert cards - {card for ruling in dominion for card in ruling["cards"]} == set()


def test_a_ruling_speaks_of_the_cards_in_its_sentence_and_in_what_it_cites() -> None:
    scenario = read(find_rulings("dominion")["base/militia-moat-in-the-middle"])
    assert cards_of(replace(scenario, name="Witches give a Curse", cites=("rules: Young Witch",))) == [
        "witch",
        "curse",
        "young-witch",
    ]


# -- one of them, step by step -----------------------------------------------------------------------------------------
async def test_a_ruling_is_followed_answer_by_answer_with_the_eyes_of_whoever_is_asked(house: House) -> None:
    anna = await house.person()
    ruling = (await anna.get(MOAT)).json()
    steps = ruling["steps"]
    for given, step in enumerate(steps):
        shown = await tell(anna, MOAT, [each["places"] for each in steps[:given]])
        choice = shown["position"]["choice"]
        assert shown["table"]["you"] == step["seat"]
        assert choice["why"] == step["why"]
        assert [choice["options"][place]["id"] for place in step["places"]] == step["names"]
        assert shown["position"]["undo"]["allowed"] == ("free" if given else None)


async def test_others_see_what_they_would_see_at_a_table(house: House) -> None:
    anna = await house.person()
    ruling = (await anna.get(MOAT)).json()
    attacked = await tell(anna, MOAT, answers_of(ruling)[:1], viewer=0)
    assert attacked["table"]["you"] == 0
    assert attacked["position"]["choice"] is None


async def test_a_ruling_about_what_is_refused_says_why(house: House) -> None:
    anna = await house.person()
    base = "/api/games/dominion/rulings"
    ruling = (await anna.get(f"{base}/base/militia-wrong-number-refused")).json()
    reasons = [step["refused"]["id"] for step in ruling["steps"] if step["refused"] is not None]
    assert reasons == ["refused-wants-exactly", "refused-wants-exactly", "refused-too-often"]
    ruling = (await anna.get(f"{base}/general/setup-seven-players")).json()
    assert (ruling["table"], ruling["steps"], ruling["refused"]["id"]) == (None, [], "refused-table-seats")
    refused = await anna.post(f"{base}/general/setup-seven-players", {})
    assert (refused.status_code, refused.json()["id"]) == (422, "refused-no-position")


# -- by oneself --------------------------------------------------------------------------------------------------------
async def plays_on(person: Person, path: str, answers: list[list[int]], most: int) -> Json:
    """Whatever is usual, else the last of what may be chosen, until the game is over."""
    while True:
        shown = await tell(person, path, answers)
        choice = shown["position"]["choice"]
        if choice is None:
            return shown
        assert len(answers) < most
        last = len(choice["options"]) - 1
        usual = choice["usual"]
        answers.append(usual if usual is not None else list(range(last, last - max(choice["least"], 1), -1)))


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


async def test_one_plays_on_by_oneself_to_the_end_and_nothing_is_stored(house: House, tmp_path: Path) -> None:
    anna = await house.person()
    kept = contents(tmp_path)
    answers: list[list[int]] = []
    shown = await plays_on(anna, "/api/games/dominion/rulings/general/end-last-province", answers, 300)
    assert answers
    end = shown["position"]["end"]
    assert (shown["table"]["phase"], end["share"], end["record"]) == ("over", None, None)
    assert {standing["seat"] for standing in end["standings"]} == set(range(len(shown["table"]["seats"])))
    assert contents(tmp_path) == kept
    assert (await anna.get("/api/tables")).json() == []


async def test_an_answer_that_the_rules_forbid_is_refused_and_the_game_goes_on(house: House) -> None:
    anna = await house.person()
    refused = await anna.post(MOAT, {"answers": [[9000]]})
    assert (refused.status_code, refused.json()["id"]) == (422, "refused-no-such-option")
    assert (await tell(anna, MOAT, []))["position"]["choice"] is not None


# -- whoever means no good ---------------------------------------------------------------------------------------------
ELSEWHERE = (
    "base/no-such-ruling",
    "base/%2e%2e",
    "%2e%2e/base",
    "base/" + quote("../../../pyproject", safe=""),
    quote("../..", safe="") + "/pyproject",
    quote("/etc", safe="") + "/passwd",
    "base/militia-moat-in-the-middle.toml",
    "base/" + "x" * 5000,
    "base/%00",
    "BASE/militia-moat-in-the-middle",
)


async def test_a_name_that_leads_elsewhere_leads_nowhere(house: House) -> None:
    anna = await house.person()
    for name in ELSEWHERE:
        for method, body in (("GET", b""), ("POST", b"{}")):
            answer = await anna.request(method, f"/api/games/dominion/rulings/{name}", body)
            assert answer.status_code in {404, 405}, name
            assert answer.json()["id"] in {"refused-no-ruling", "refused-no-page"}, name


async def test_a_ruling_of_another_game_is_not_found(house: House) -> None:
    anna = await house.person()
    name = next(iter(find_rulings("tajmahal")))
    assert (await anna.get(f"/api/games/dominion/rulings/{name}")).json()["id"] == "refused-no-ruling"
    assert (await anna.get("/api/games/chess/rulings")).json()["id"] == "refused-no-game"
    assert (await anna.get(f"/api/games/chess/rulings/{name}")).json()["id"] == "refused-no-game"


NONSENSE: tuple[tuple[Json, int], ...] = (
    ({"answers": [[0]] * (MOST_PRACTISED + 1)}, 400),
    ({"answers": [[-1]]}, 400),
    ({"answers": [[0] * 1001]}, 400),
    ({"answers": "all"}, 400),
    ({"answers": [[0] * 1000] * 40}, 413),
    ({"viewer": 9}, 422),
    ({"viewer": -1}, 400),
    ({"language": "xx"}, 404),
    ({"language": "../en"}, 404),
    ({"seed": 7}, 400),
)


async def test_what_is_too_much_or_makes_no_sense_is_refused(house: House) -> None:
    anna = await house.person()
    for body, status in NONSENSE:
        answer = await anna.post(MOAT, body)
        assert (answer.status_code, answer.json()["id"].startswith("refused-")) == (status, True), body


async def test_only_the_latest_games_stay_in_memory(house: House) -> None:
    anna = await house.person()
    names = [name for name in find_rulings("dominion") if name.startswith("base/")][: PRACTICE_KEPT + 5]
    for name in names:
        await anna.post(f"/api/games/dominion/rulings/{name}", {})
    assert len(names) > len(house.reception.practice) == PRACTICE_KEPT


async def test_who_opens_rulings_without_end_is_told_to_slow_down_and_the_list_is_there_all_the_same(
    house: House, settings: Settings
) -> None:
    house.settings = replace(settings, rate=1)
    await house.restart()
    anna = await house.person()
    found = [(await anna.post(MOAT, {})).status_code for _ in range(20)]
    assert (found[0], found[-1]) == (200, 429)
    assert (await anna.get(MOAT)).json()["id"] == "refused-too-fast"
    assert (await anna.get("/api/games/dominion/rulings")).status_code == 200
