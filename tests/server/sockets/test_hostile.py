"""People who do not play fair, and programs that are no browsers."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from tests.patience import PATIENCE
from tests.server.playing import dealt, play_until
from websockets.exceptions import InvalidStatus

from courtyard.core.session import Session
from courtyard.server.limits import rate
from courtyard.server.sockets import patience
from courtyard.server.web import endpoint

if TYPE_CHECKING:
    from tests.server.house import House, Json, Person

    from courtyard.server.web.app import Settings

pytestmark = pytest.mark.anyio


async def game_of_two(house: House) -> tuple[Person, Person]:
    """Anna begins, and is asked which treasures to play."""
    anna = await house.opens("dominion", share=dealt("dominion", 1, kingdom="first-game", start=0))
    bela = await house.guest(anna.code, "Béla")
    await anna.sends(type="start")
    await anna.is_asked("turn.treasures")
    await bela.sees(lambda now: now["awaiting"] == [0])
    return anna, bela


async def still_asked(person: Person, choice: Json) -> None:
    """Nothing has changed: the same question has its answer now."""
    await person.comes_back()
    assert await person.is_asked() == choice
    await person.picks(choice["usual"])


async def test_an_answer_that_is_not_allowed_is_refused_with_the_reason(house: House) -> None:
    anna, _ = await game_of_two(house)
    choice = anna.position["choice"]
    for places, why in (([0] * 9, "wants-between"), ([7], "no-such-option"), ([0, 0, 0, 0, 0, 0], "wants-between")):
        await anna.sends(type="answer", epoch=1, question=0, places=places)
        assert (await anna.is_refused(why))["facts"]["question"] == "turn.treasures"
    await still_asked(anna, choice)


async def test_an_answer_after_which_the_game_would_go_on_for_ever_is_refused(house: House) -> None:
    """The table is set by hand: Anna's last card is a Mining Village, and only a Chapel leaves her anything to do."""
    anna, _ = await game_of_two(house)
    room = await house.rooms.find(anna.code)
    assert room.table.play is not None
    rules = room.table.play.rules
    seats = [{"hand": ["Mining Village"]}, {"hand": ["Estate"]}]
    piles = {"kingdom": ["Mining Village", "Chapel"], "supply": {"Copper": 0, "Curse": 0}}
    room.table.play.session = Session(rules, rules.arrange({"seats": seats, **piles}))
    room.changed()
    for why, name in (("turn.action", "mining-village"), ("mining-village.trash", "yes")):
        await anna.is_asked(why)
        await anna.answers(name)
    bought = [option["id"] for option in (await anna.is_asked("turn.buy"))["options"]]
    await anna.sends(type="answer", epoch=1, question=2, places=[bought.index("estate")])
    await anna.is_refused("endless")
    assert not room.broken
    await anna.answers("chapel")
    await anna.is_asked("turn.action")


async def test_a_stale_answer_gets_the_table_as_it_is_now(house: House) -> None:
    anna, _ = await game_of_two(house)
    usual = anna.position["choice"]["usual"]
    for epoch, question in [(0, 0), (2, 0), (1, 1), (1, 99)]:
        await anna.sends(type="answer", epoch=epoch, question=question, places=usual)
        await anna.is_refused("stale")
        assert (await anna.hears("position"))["choice"]["why"] == "turn.treasures"


async def test_an_answer_that_comes_twice_counts_once(house: House) -> None:
    anna, _ = await game_of_two(house)
    usual = anna.position["choice"]["usual"]
    for _ in range(2):
        await anna.sends(type="answer", epoch=1, question=0, places=usual)
        assert await anna.hears("kept") == {"type": "kept", "epoch": 1, "question": 0}
    assert (await anna.is_asked("turn.buy"))["question"] == 1
    await anna.sends(type="answer", epoch=1, question=0, places=[])
    await anna.is_refused("stale")


async def test_nobody_answers_for_somebody_else(house: House) -> None:
    anna, bela = await game_of_two(house)
    watcher = await house.watcher(anna.code)
    choice = anna.position["choice"]
    await bela.sends(type="answer", epoch=1, question=0, places=choice["usual"])
    await bela.is_refused("stale")
    await watcher.sends(type="answer", epoch=1, question=0, places=choice["usual"])
    await watcher.is_refused("watching")
    await still_asked(anna, choice)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{",
        '"start"',
        '{"type": "stand"}',
        '{"type": "ping", "extra": 1}',
        '{"type": "answer", "epoch": 1, "question": 0, "places": "all"}',
        '{"type": "answer", "epoch": 1, "question": 0, "places": [1.5]}',
        '{"type": "answer", "epoch": 1, "question": 0, "places": [-1]}',
        '{"type": "answer", "epoch": 1, "question": 0, "places": [99999999999999999999999]}',
        '{"type": "answer", "epoch": true, "question": 0, "places": []}',
        '{"type": "setup", "change": {"undo": "always"}}',
        '{"type": "chat", "text": ""}',
        '{"type": "chat", "text": "' + "x" * 501 + '"}',
        "[" * 4000,
        '{"type": "setup", "change": {"options": {"sets": ' + "[" * 3000 + "]" * 3000 + "}}}",
        "\x00\ufffd",
    ],
)
async def test_nonsense_is_refused_and_forgotten(house: House, text: str) -> None:
    anna = await house.opens("dominion")
    await anna.sends_text(text)
    await anna.is_refused("message")
    await anna.sends(type="ping")
    await anna.hears("pong")


async def test_bytes_are_as_good_as_text_and_as_bad(house: House) -> None:
    anna = await house.opens("dominion")
    assert anna.socket is not None
    await anna.socket.send(b'{"type": "ping"}')
    await anna.hears("pong")
    await anna.socket.send(b"\xff\xfe\x00")
    await anna.is_refused("message")


async def test_too_long_a_message_ends_the_connection(house: House) -> None:
    anna = await house.opens("dominion")
    await anna.sends(type="chat", text="x" * 9000)
    assert await anna.closed() == 1009


@pytest.fixture
def hasty(settings: Settings) -> Settings:
    return replace(settings, rate=5)


@pytest.fixture
def time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """For all budgets: nothing fills again, however long the test takes."""
    monkeypatch.setattr(rate, "time", SimpleNamespace(monotonic=lambda: 0.0))


@pytest.mark.usefixtures("time_stands_still")
async def test_too_many_messages_end_the_connection(hasty: Settings, house: House) -> None:
    house.settings = hasty
    await house.restart()
    anna = await house.opens("dominion")
    for _ in range(20):
        await anna.sends(type="ping")
    assert await anna.closed() == 1008
    await anna.comes_back()


async def is_heard(person: Person, text: str) -> bool:
    """Whether what somebody says is passed on, or refused because it is too much."""
    await person.sends(type="chat", text=text)
    while (message := await person.next())["type"] != "refused":
        if any(line["text"] == text for line in person.chat):
            return True
    assert message["id"] == "refused-too-fast"
    return False


@pytest.mark.usefixtures("time_stands_still")
async def test_whoever_says_too_much_is_not_heard_but_plays_on(hasty: Settings, house: House) -> None:
    house.settings = replace(hasty, rate=20)
    await house.restart()
    anna = await house.opens("dominion")
    windows = [anna, await house.watcher(anna.code)]  # two windows at one address do not get more
    lines = 0
    while await is_heard(windows[lines % 2], f"line {lines}"):
        lines += 1
    assert lines >= 60
    await anna.sends(type="ping")
    await anna.hears("pong")


async def test_a_request_that_never_comes_to_an_end_is_given_up(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoint, "PATIENCE", 0.05)
    host, _, port = house.address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    head = f"POST /api/tables HTTP/1.1\r\nHost: {house.address}\r\nContent-Length: 100\r\n"
    writer.write(f"{head}Content-Type: application/json\r\n\r\n{{".encode())
    assert b" 408 " in await reader.readline()
    writer.close()


@pytest.mark.parametrize("said", ["", "GET /livez HTTP/1.1\r\nX-Slow: ", "GET /livez HTTP/1.1\r\nHost: {}\r\n\r\n"])
async def test_whoever_connects_and_then_says_nothing_is_let_go(
    house: House, monkeypatch: pytest.MonkeyPatch, said: str
) -> None:
    anna, _ = await game_of_two(house)  # whose websockets stay
    monkeypatch.setattr(patience, "PATIENCE", 0.2)
    house.server.config.timeout_keep_alive = 3600  # what uvicorn itself would wait
    host, _, port = house.address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(said.format(house.address).encode())
    async with asyncio.timeout(PATIENCE):
        told = await reader.read()
    assert told.startswith(b"HTTP/1.1 200 OK" if said.endswith("\r\n\r\n") else b"")
    writer.close()
    await anna.picks((await anna.is_asked("turn.treasures"))["usual"])
    await anna.is_asked("turn.buy")


@pytest.mark.parametrize("origin", ["http://evil.example", "http://127.0.0.1:1", "null", "file://", "http://[::1"])
async def test_a_page_from_elsewhere_is_not_let_in(house: House, origin: str) -> None:
    anna = await house.opens("dominion")
    with pytest.raises(InvalidStatus) as refused:
        await anna.joins(anna.code, origin)
    assert refused.value.response.status_code == 403
    answer = await anna.post("/api/tables", {"game": "dominion", "name": "Anna"}, origin=origin)
    assert (answer.status_code, answer.json()["id"]) == (403, "refused-origin")


async def test_a_name_that_was_made_to_lead_here_is_not_ours(settings: Settings, house: House) -> None:
    house.settings = replace(settings, hosts=("127.0.0.1",))
    await house.restart()
    anna = await house.opens("dominion")
    for host in ("evil.example", "[::1", ""):
        answer = await anna.request("GET", "/api/games", host=host)
        assert (answer.status_code, answer.json()["id"]) == (403, "refused-address")
    assert (await anna.request("GET", "/api/games", host="127.0.0.1:99")).status_code == 200


async def test_without_a_cookie_or_with_somebody_elses_one_watches(house: House) -> None:
    anna, bela = await game_of_two(house)
    other = await house.opens("dominion")
    for cookies in (
        {},
        {f"seat-{anna.code}": "guess"},
        {f"seat-{anna.code}": other.cookies[f"seat-{other.code}"]},
        {f"seat-{other.code}": anna.cookies[f"seat-{anna.code}"]},
    ):
        stranger = await house.person()
        stranger.cookies = cookies
        await stranger.joins(anna.code)
        assert stranger.table["you"] is None
        view = (await stranger.hears("position"))["view"]
        assert view["seat"] == -1
        assert not any("hand" in player for player in view["players"])
    assert anna.cookies != bela.cookies


async def test_a_table_that_is_not_there(house: House) -> None:
    stranger = await house.person()
    for code in ("222222", "zzz", "o0o0o0"):
        assert (await stranger.get(f"/api/tables/{code}")).json()["id"] == "refused-no-table"
    await stranger.connects("222222")
    assert await stranger.closed() == 4404


async def test_hostile_names_and_chat_stay_text(house: House) -> None:
    evil = "<script>alert(1)</script>"
    anna = await house.opens("dominion", evil)
    assert anna.table["seats"][0]["name"] == evil[:24]
    for text in (evil, "{{7*7}}", "'; DROP TABLE entries; --", "a\x00b\u202ec", "שלום \U0001f600"):
        await anna.sends(type="chat", text=text)
        await anna.hears("chat")
    assert [line["text"] for line in anna.chat] == [
        evil,
        "{{7*7}}",
        "'; DROP TABLE entries; --",
        "a bc",
        "שלום \U0001f600",
    ]
    await house.restart()
    await anna.joins(anna.code)
    anna.chat.clear()
    await anna.hears("chat")
    assert len(anna.chat) == 5


async def test_a_kept_answer_is_never_lost_to_a_second_server_with_the_same_data(house: House) -> None:
    """Whoever wrote first wins; the other reads the table again, and so do its people."""
    anna, _ = await game_of_two(house)
    room = await house.rooms.find(anna.code)
    body = b'{"what":"said","name":"Ghost","seat":null,"text":"I was here"}'
    await house.rooms.store.append(anna.code, room.table.length, [body])
    await anna.sends(type="answer", epoch=1, question=0, places=anna.position["choice"]["usual"])
    assert await anna.closed() == 1012
    await anna.comes_back()
    await anna.hears("chat")
    assert anna.chat[-1]["text"] == "I was here"
    await play_until(anna, "turn.buy")
