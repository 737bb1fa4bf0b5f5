"""What is asked over HTTP, and what every answer carries."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec
import pytest
from fluent.runtime import FluentResource

from courtyard.games import GAMES, find_game
from courtyard.server.plays.share import write_share
from courtyard.server.web.api import drafted

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.house import House

pytestmark = pytest.mark.anyio


async def test_games_tell_how_they_are_set_up(house: House) -> None:
    anna = await house.person()
    games = {game["game"]: game for game in (await anna.get("/api/games")).json()}
    assert list(games) == list(GAMES)
    assert games["tajmahal"]["seats"] == {"least": 3, "most": 5, "usual": 4}
    bots = {bot["id"]: bot for bot in games["dominion"]["bots"]}
    assert bots["big-money"] == {"id": "big-money", "name": "Big Money", "about": "", "strategy": False, "wants": []}
    assert (bots["chapel-witch"]["name"], bots["chapel-witch"]["wants"]) == ("Chapel + Witch", ["chapel", "witch"])
    assert bots["chapel-witch"]["strategy"]
    assert bots["chapel-witch"]["about"].endswith(".")
    kinds = [bot["strategy"] for bot in bots.values()]
    assert kinds == sorted(kinds)  # bots come first
    assert [bot["id"] for bot in games["tajmahal"]["bots"]] == ["random", "raja"]
    assert games["dominion"]["automatic"] == ["treasures", "moat"]


async def test_cards_and_presets(house: House) -> None:
    anna = await house.person()
    cards = (await anna.get("/api/games/dominion/cards")).json()
    assert {"id": "moat", "set": "base", "types": ["action", "reaction"], "cost": 2, "copies": None} in cards
    presets = {each["id"]: each["options"] for each in (await anna.get("/api/games/dominion/presets")).json()}
    assert "smithy" in presets["first-game"]["kingdom"]
    assert presets["first-game"]["bane"] is None
    cards = (await anna.get("/api/games/tajmahal/cards")).json()
    assert {"id": "red-elephant-vizier", "set": "red", "types": [], "cost": None, "copies": 3} in cards
    assert (await anna.get("/api/games/chess/cards")).json() == {"id": "refused-no-game", "facts": {}}


async def test_a_draft_shows_what_would_be_drawn(house: House) -> None:
    anna = await house.person()
    wish = {"options": {"sets": ["base"], "require": ["Moat"]}, "seed": 7}
    known = drafted.cache_info().hits
    drawn = [(await anna.post("/api/games/dominion/draft", wish)).json() for _ in range(2)]
    assert drawn[0] == drawn[1]
    assert drafted.cache_info().hits > known  # drawn once, told twice
    assert "moat" in drawn[0]["settled"]["kingdom"]
    shared = (await anna.get(f"/api/share/{drawn[0]['share']}")).json()
    assert shared == {"game": "dominion", "options": drawn[0]["settled"], "dealt": False}
    refused = await anna.post("/api/games/dominion/draft", {"options": {"ban": ["Moat"], "require": ["Moat"]}})
    assert (refused.status_code, refused.json()["id"]) == (422, "dominion-refused-wanted-and-banned")


async def test_words_are_served_as_fluent(house: House) -> None:
    anna = await house.person()
    assert {"language": "en", "name": "English"} in (await anna.get("/api/words")).json()
    text = (await anna.get("/api/words/en")).text
    ids = {entry.id.name for entry in FluentResource(text).body if hasattr(entry, "id")}
    assert {"dominion-card-moat", "refused-stale", "note-undone", "dominion-game"} <= ids
    assert (await anna.get("/api/words/xx")).status_code == 404


async def test_words_of_a_topic_that_few_need_are_served_apart(house: House) -> None:
    anna = await house.person()
    guide = (await anna.get("/api/words/en/guide")).text
    ids = {entry.id.name for entry in FluentResource(guide).body if hasattr(entry, "id")}
    assert {"rule-table", "dominion-rule-turn", "tajmahal-thing-town"} <= ids
    assert not ids & {
        entry.id.name for entry in FluentResource((await anna.get("/api/words/en")).text).body if hasattr(entry, "id")
    }
    assert (await anna.get("/api/words/xx/guide")).status_code == 404
    assert (await anna.get("/api/words/en/lab")).status_code == 404


async def test_words_that_the_browser_has_are_not_sent_again_and_others_are_packed(house: House) -> None:
    anna = await house.person()
    words = await anna.get("/api/words/en")
    assert words.headers["content-encoding"] == "gzip"
    assert words.headers["content-language"] == "en"
    again = await anna.request("GET", "/api/words/en", if_none_match=words.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")


def nobody_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on: what is packed already can still be sent."""
    monkeypatch.setattr("gzip.compress", None)
    monkeypatch.setattr("zlib.compressobj", None)


@pytest.mark.parametrize("path", ["/api/words/en", "/api/openapi.json", "/api/games", "/api/games/dominion/cards"])
async def test_what_is_the_same_for_all_is_packed_once(
    house: House, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await house.person()
    plain = await anna.request("GET", path, accept_encoding="identity")
    assert "content-encoding" not in plain.headers
    nobody_packs(monkeypatch)
    packed = await anna.get(path)
    assert (packed.headers["content-encoding"], packed.headers["vary"]) == ("gzip", "Accept-Encoding")
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) < 0.5 * int(plain.headers["content-length"])


async def test_the_cookie_is_out_of_reach_for_scripts(house: House) -> None:
    anna = await house.person()
    answer = await anna.post("/api/tables", {"game": "dominion", "name": "Anna"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert len(next(iter(anna.cookies.values()))) >= 32


def contents(folder: Path) -> list[bytes]:
    return [path.read_bytes() for path in folder.iterdir()]


async def test_tokens_are_nowhere_on_disk(house: House, tmp_path: Path) -> None:
    anna = await house.opens("dominion")
    token = next(iter(anna.cookies.values()))
    files = contents(tmp_path)
    assert any(anna.code.encode() in content for content in files)
    assert not any(token.encode() in content for content in files)


async def test_every_answer_carries_the_headers_that_keep_browsers_safe(house: House) -> None:
    anna = await house.person()
    for path in ("/livez", "/api/games", "/api/tables/222222", "/nothing"):
        headers = (await anna.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cache-control"] == "no-store"


async def test_health(house: House) -> None:
    anna = await house.person()
    assert (await anna.get("/livez")).json() == {"status": "alive"}
    assert (await anna.get("/readyz")).json() == {"status": "ready"}


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"[]", 400),
        (b'{"game": "dominion"}', 400),
        (b'{"game": "dominion", "name": ""}', 400),
        (b'{"game": "dominion", "name": "Anna", "seats": 3}', 400),
        (b'{"game": "chess", "name": "Anna"}', 404),
        (b'{"game": "dominion", "name": "Anna", "players": 9}', 422),
        (b'{"game": "dominion", "name": "Anna", "share": "AAAA"}', 422),
        (b'{"game": "dominion", "name": "Anna", "options": {"kingdom": 3}}', 422),
        (b'{"game": "dominion", "name": "' + b"x" * 70_000 + b'"}', 413),
    ],
)
async def test_bad_requests_are_refused_in_words(house: House, body: bytes, status: int) -> None:
    anna = await house.person()
    answer = await anna.request("POST", "/api/tables", body)
    assert answer.status_code == status, answer.text
    assert answer.json()["id"].startswith("refused-")
    assert (await anna.get("/api/tables")).json() == []


async def test_a_body_must_be_json_by_its_type(house: House) -> None:
    anna = await house.person()
    answer = await anna.post("/api/tables", {"game": "dominion", "name": "Anna"}, content_type="text/plain")
    assert answer.json()["id"] == "refused-not-json"


async def test_the_schema_knows_every_request(house: House) -> None:
    anna = await house.person()
    schema = (await anna.get("/api/openapi.json")).json()
    assert schema["openapi"].startswith("3.")
    opened = schema["paths"]["/api/tables"]["post"]
    wanted = opened["requestBody"]["content"]["application/json"]["schema"]["$ref"]
    assert wanted == "#/components/schemas/NewTable"
    text = msgspec.json.encode(schema).decode()
    for name in {part.partition('"')[0] for part in text.split("#/components/schemas/")[1:]}:
        assert name in schema["components"]["schemas"]


async def test_a_code_gives_the_same_game_again(house: House) -> None:
    settled = find_game("dominion").settle({"players": 2, "sets": ["intrigue"]}, 5)
    games = []
    for _ in range(2):
        anna = await house.opens("dominion", share=write_share("dominion", settled, 5), bots=True, start=True)
        assert anna.table["dealt"]
        await anna.sees(lambda now: now["view"]["players"][0]["hand"])
        games.append((anna.table["settled"], anna.position["view"]["players"][0]["hand"]))
    assert games[0] == games[1]


@pytest.mark.parametrize("broken", ["", "ű", "AAAA", "{code}x", "x{code}", "{code}{code}", "x" * 2000])
async def test_a_broken_code_says_so(house: House, broken: str) -> None:
    anna = await house.opens("dominion")
    await anna.sends(type="setup", change={"share": broken.replace("{code}", anna.table["share"])})
    await anna.is_refused("share")


async def test_pages_are_served_and_what_looks_like_a_page_is_the_clients(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Courtyard</title>")
    (folder / "assets" / "main-1a2b.js").write_text("let x = 1;")
    (folder / "assets" / "main-3c4d.js").write_text("let x = 1;" * 500)
    house.settings = replace(house.settings, client=folder)
    await house.restart()
    anna = await house.person()
    for path in ("/", "/table/abcdef", "/cards"):
        page = await anna.get(path)
        assert (page.status_code, page.headers["cache-control"]) == (200, "no-cache")
        assert "Courtyard" in page.text
    script = await anna.get("/assets/main-1a2b.js")
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    nobody_packs(monkeypatch)
    packed = await anna.get("/assets/main-3c4d.js")
    assert (packed.headers["content-encoding"], packed.text) == ("gzip", "let x = 1;" * 500)
    assert int(packed.headers["content-length"]) < 500
    for path in ("/assets/other.js", "/favicon.ico", "/api/nothing", "/../conftest.py", "/%2e%2e/test.db"):
        answer = await anna.get(path)
        assert (answer.status_code, answer.json()["id"]) == (404, "refused-no-page")
