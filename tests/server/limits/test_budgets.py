"""Nobody can take it all: budgets by seat, address and table, which coming back does not renew."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.playing import play_out
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from courtyard.server.limits import budgets
from courtyard.server.limits.bounds import SEATS_OF_ADDRESS
from courtyard.server.limits.budgets import BUDGETS, USUAL_RATE, Budget, Budgets, Payer
from courtyard.server.limits.rate import MOST_REMEMBERED, Gate
from courtyard.server.limits.regulars import FORGOTTEN
from courtyard.server.shapes.farewells import TOO_FAST
from courtyard.server.shapes.refusal import Nay

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.server.house import House, Person

    from courtyard.server.web.app import Settings

    Allows = Callable[..., Awaitable[None]]

pytestmark = pytest.mark.anyio

CALLS = st.tuples(st.sampled_from("ab"), st.sampled_from("xy"), st.sampled_from([None, "s", "t"]))


def affords(payer: Payer, what: budgets.What, amount: float = 1) -> bool:
    try:
        payer.spend(what, amount)
    except Nay:
        return False
    return True


def allowance(what: str, whom: str) -> Budget:
    return next(budget for budget in BUDGETS if (budget.what, budget.whom) == (what, whom))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [0.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    return now


@pytest.mark.usefixtures("clock")
def test_whoever_has_a_seat_is_not_starved_by_a_stranger_at_the_same_address() -> None:
    shared = Budgets(USUAL_RATE)
    stranger, anna = Payer(shared, "192.0.2.1", "table"), Payer(shared, "192.0.2.1", "table", "token")
    assert sum(affords(stranger, "message") for _ in range(1000)) == allowance("message", "address").at_once
    assert sum(affords(anna, "message") for _ in range(1000)) == allowance("message", "seat").at_once


def test_who_sits_at_many_tables_and_visits_one_after_another_does_not_get_more(clock: list[float]) -> None:
    shared, own = Budgets(USUAL_RATE), allowance("message", "seat")
    anna, *others = [Payer(shared, "192.0.2.1", f"table {each}", f"token {each}") for each in range(2_000)]
    assert affords(anna, "message")
    done = sum(affords(each, "message") for _ in range(100) for each in others)
    assert done == (SEATS_OF_ADDRESS - 1) * own.at_once + allowance("message", "address").at_once
    assert affords(anna, "message")  # she was there first
    assert affords(replace(others[-1], address="192.0.2.2"), "message")

    clock[0] += FORGOTTEN
    assert affords(anna, "message")
    done = sum(affords(each, "message") for _ in range(100) for each in reversed(others))
    assert done == (SEATS_OF_ADDRESS - 1) * own.at_once + allowance("message", "address").at_once


def test_a_budget_fills_again_with_time(clock: list[float]) -> None:
    payer = Payer(Budgets(USUAL_RATE), "192.0.2.1")
    while affords(payer, "opening"):
        pass
    clock[0] += 10
    assert sum(affords(payer, "opening") for _ in range(100)) == 10 * allowance("opening", "address").a_second


@pytest.mark.usefixtures("clock")
def test_whoever_is_refused_spends_nothing_of_anybody() -> None:
    shared = Budgets(USUAL_RATE)
    whole = allowance("byte", "table").at_once
    greedy = Payer(shared, "192.0.2.1", "table")
    assert not affords(greedy, "byte", whole + 1)
    assert affords(greedy, "byte", whole)


@given(st.lists(CALLS, max_size=80))
def test_no_more_is_spent_than_seats_and_addresses_have(calls: list[tuple[str, str, str | None]]) -> None:
    shared = Budgets(1)  # a twentieth of everything, so that it runs out
    done = [call for call in calls if affords(Payer(shared, *call), "line")]
    seats = len({seat for *_, seat in calls if seat is not None})
    addresses = len({address for address, *_ in calls})
    assert len(done) <= seats * 1 + addresses * allowance("line", "address").at_once / USUAL_RATE + 1  # time goes on


def test_only_so_many_are_remembered() -> None:
    gate = Gate(1, 1)
    for number in range(MOST_REMEMBERED + 100):
        gate.bucket(str(number))
    assert len(gate._buckets) == MOST_REMEMBERED  # noqa: SLF001 - memory is what this is about


@pytest.fixture
def allows(settings: Settings, house: House, monkeypatch: pytest.MonkeyPatch) -> Allows:
    """Makes a server as it usually is, but for some budgets: so that a test does not depend on how fast it runs."""

    async def allow(*others: Budget) -> None:
        changed = {(budget.what, budget.whom) for budget in others}
        same = [budget for budget in BUDGETS if (budget.what, budget.whom) not in changed]
        monkeypatch.setattr(budgets, "BUDGETS", (*same, *others))
        house.settings = replace(settings, rate=USUAL_RATE)
        await house.restart()

    return allow


def spend_all(house: House, what: budgets.What, address: str) -> None:
    bucket = house.reception.budgets.of(what, "address", address)
    assert bucket is not None
    while bucket.take():
        pass


async def attempts(person: Person, times: int) -> int:
    """Say something so often; tell how often it was looked at at all."""
    looked_at = 0
    for _ in range(times):
        await person.sends(type="undo", epoch=0)
        looked_at += (await person.hears("refused"))["id"] != "refused-too-fast"
    return looked_at


async def test_whoever_comes_back_does_not_get_more(house: House, allows: Allows) -> None:
    await allows(Budget("message", "address", 0, 20))
    anna = await house.opens("dominion")
    looked_at = 0
    for _ in range(5):
        stranger = await house.watcher(anna.code)
        looked_at += await attempts(stranger, 8)
        await stranger.goes()
    assert looked_at == 20
    await anna.sends(type="setup", change={"pace": 1})  # she has a budget of her own
    await anna.finds(lambda table: table["pace"] == 1)


@pytest.mark.parametrize(
    ("text", "what", "heard"), [('{"type":"ping"}', "ping", "pong"), ('{"type": "pin', "message", "refused-message")]
)
async def test_whoever_pings_or_talks_nonsense_over_many_connections_is_answered_then_refused_then_sent_away(
    house: House, allows: Allows, text: str, what: budgets.What, heard: str
) -> None:
    await allows(Budget(what, "address", 0, 20), Budget("refusal", "address", 0, 10))
    anna = await house.opens("dominion")
    outcomes: Counter[str] = Counter()
    for _ in range(10):
        stranger = await house.watcher(anna.code)
        outcomes.update(await becomes_of(stranger, [text] * 10))
    assert outcomes == {heard: 20, "refused-too-fast": 10, "closed": 7}
    assert await becomes_of(anna, [text]) == {heard: 1}  # she has a budget of her own


async def becomes_of(person: Person, texts: list[str]) -> Counter[str]:
    """What somebody who says all this is told, and whether they are sent away for it."""
    outcomes: Counter[str] = Counter()
    try:
        for text in texts:
            await person.sends_text(text)
        while outcomes.total() < len(texts):
            message = await person.next()
            if message["type"] in {"pong", "refused"}:
                outcomes[str(message.get("id", message["type"]))] += 1
    except ConnectionClosed:
        assert person.socket is not None
        assert person.socket.close_code == TOO_FAST
        outcomes["closed"] += 1
    return outcomes


async def test_pings_of_the_protocol_are_counted_by_address_as_well(house: House, allows: Allows) -> None:
    await allows(Budget("ping", "address", 0, 20))
    anna = await house.opens("dominion")
    strangers = [await house.watcher(anna.code) for _ in range(4)]
    for stranger in strangers[:2]:
        assert stranger.socket is not None
        for pong in [await stranger.socket.ping() for _ in range(10)]:
            await pong
    for stranger, opcode in zip(strangers[2:], (Opcode.PING, Opcode.PONG), strict=True):
        assert stranger.socket is not None
        stranger.socket.transport.write(Frame(opcode, b"").serialize(mask=True))
        assert await stranger.closed() == TOO_FAST
    await anna.sends(type="ping")
    await anna.hears("pong")


async def gets_in(house: House, code: str) -> bool:
    """Whether a stranger who comes for a moment is let in."""
    stranger = await house.person()
    await stranger.connects(code)
    try:
        await stranger.hears("table")
    except ConnectionClosed:
        assert stranger.socket is not None
        assert stranger.socket.close_code == 1013
        return False
    await stranger.goes()
    return True


async def test_whoever_comes_and_goes_without_end_is_kept_out_and_whoever_plays_is_not(
    house: House, allows: Allows
) -> None:
    await allows(Budget("handshake", "address", 0, 5))
    anna = await house.opens("dominion")
    assert [await gets_in(house, anna.code) for _ in range(7)] == [True] * 5 + [False] * 2
    await anna.comes_back()


async def test_who_asks_without_end_is_not_answered_and_keeps_nobody_who_plays_from_coming_back(
    house: House, allows: Allows
) -> None:
    await allows(Budget("request", "address", 0, 100), Budget("handshake", "seat", 0, 3))
    anna = await house.opens("dominion")
    spend_all(house, "request", anna.home)
    stranger = await house.person()
    assert (await stranger.get("/livez")).status_code == 429
    with pytest.raises(InvalidStatus):
        await stranger.connects(anna.code)
    stranger.cookies = {f"seat-{anna.code}": "guess"}
    with pytest.raises(InvalidStatus):
        await stranger.connects(anna.code)
    for _ in range(2):
        await anna.comes_back()
    with pytest.raises(InvalidStatus):  # what is her own has an end as well
        await anna.comes_back()


async def test_what_is_written_down_is_paid_for(house: House, allows: Allows) -> None:
    await allows(Budget("byte", "address", 0, 1500), Budget("byte", "seat", 0, 0))
    anna = await house.opens("dominion")
    for text in ("x" * 400, "y" * 400):
        await anna.sends(type="chat", text=text)
        await anna.hears("chat")
    await anna.sends(type="chat", text="z" * 400)
    await anna.is_refused("too-fast")
    assert [line["text"][0] for line in anna.chat] == ["x", "y"]
    table = {"game": "dominion", "name": "Anna" * 20}
    statuses = {(await anna.post("/api/tables", table)).status_code for _ in range(3)}
    assert 429 in statuses


@pytest.mark.parametrize(("what", "at_once"), [("entry", 5), ("line", 3)])  # two entries make a table
async def test_entries_and_lines_are_counted_as_well(
    house: House, allows: Allows, what: budgets.What, at_once: int
) -> None:
    await allows(Budget(what, "address", 0, at_once), Budget(what, "seat", 0, 1))
    anna = await house.opens("dominion")
    heard = []
    for text in "abcdef":
        await anna.sends(type="chat", text=text)
        while (message := await anna.next())["type"] not in {"chat", "refused"}:
            pass
        heard.append(message.get("id", "chat"))
    assert heard == ["chat"] * 4 + ["refused-too-fast"] * 2


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/games/dominion/draft", b"{}"),
        ("GET", "/api/share/AAAA", b""),
        ("GET", "/api/tables/{code}/record", b""),
        ("POST", "/api/tables/{code}/sit", b'{"name": "Anna"}'),
    ],
)
async def test_what_costs_more_than_a_look_is_counted(
    house: House, allows: Allows, method: str, path: str, body: bytes
) -> None:
    await allows(Budget("effort", "address", 0, 2))
    anna = await house.opens("dominion")
    answers = [await anna.request(method, path.format(code=anna.code), body) for _ in range(3)]
    assert [answer.status_code == 429 for answer in answers] == [False, False, True]


async def test_bots_play_no_faster_than_whoever_lets_them_play_may_have_it(house: House, allows: Allows) -> None:
    await allows(Budget("bot answer", "address", 0, 3))
    anna = await house.opens("dominion", bots=True, start=True, options={"kingdom": "first-game", "start": 0})
    await anna.sends(type="setup", change={"pace": 0})
    await anna.sends(type="auto", on=True)
    room = await house.rooms.find(anna.code)
    assert room.table.play is not None
    while len(room.table.play.session.answers) < 3:
        await anna.next()
    for _ in range(10):
        await anna.sends(type="ping")
        await anna.hears("pong")
    assert len(room.table.play.session.answers) == 3
    assert room.driver.busy


async def answers_of_bots(watcher: Person, enough: int) -> int:
    """How many were given when there were so many, and bots have had the time for more."""
    room = await watcher.house.rooms.find(watcher.code)
    room.table.pace = 0
    assert room.table.play is not None
    while len(room.table.play.session.answers) < enough:
        await watcher.next()
    for _ in range(10):
        await watcher.sends(type="ping")
        await watcher.hears("pong")
    assert room.driver.busy
    return len(room.table.play.session.answers)


async def test_bots_play_at_the_expense_of_whoever_opened_or_woke_the_table_before_anybody_does_anything_there(
    house: House, allows: Allows
) -> None:
    await allows(Budget("bot answer", "address", 0, 3))
    anna = await house.person()
    wish = {"game": "dominion", "name": "Anna", "bots": True, "start": True, "players": 6}
    opened = await anna.post("/api/tables", {**wish, "options": {"kingdom": "first-game", "start": 1}})
    code = opened.json()["code"]
    assert await answers_of_bots(await house.watcher(code), 3) == 3
    await house.restart()
    assert await answers_of_bots(await house.watcher(code), 6) == 6
    room = await house.rooms.find(code)
    assert room.patron is not None
    assert room.patron.seat is None
    await anna.joins(code)
    assert room.patron.seat == room.table.chairs[0].token


async def test_whoever_only_looks_on_does_not_keep_the_bots(house: House, allows: Allows) -> None:
    await allows()
    anna = await house.opens("dominion", bots=True, start=True, options={"kingdom": "first-game", "start": 0})
    await anna.sends(type="setup", change={"pace": 0})
    await anna.finds(lambda table: table["pace"] == 0)
    room = await house.rooms.find(anna.code)
    patron = room.patron
    stranger = await house.watcher(anna.code)
    await stranger.sends(type="chat", text="Hello")
    await anna.hears("chat")
    await stranger.sends(type="leave")
    await stranger.is_refused("watching")
    assert room.patron is patron is not None


async def test_whoever_guesses_codes_is_told_nothing_after_a_while_and_locks_nobody_out(
    house: House, allows: Allows
) -> None:
    await allows(Budget("wrong code", "address", 0, 4), Budget("search", "address", 0, 3))
    anna = await house.opens("dominion")
    guesser = await house.person()
    answers = [(await guesser.get(f"/api/tables/22222{letter}")).status_code for letter in "abcdefghjk"]
    assert answers == [404] * 4 + [429] * 6
    neighbour = await house.person()
    assert (await neighbour.get(f"/api/tables/{anna.code}")).status_code == 200
    await anna.comes_back()


async def test_whoever_wakes_tables_pays_for_all_that_is_read_again(house: House, allows: Allows) -> None:
    await allows(Budget("waking", "address", 0, 5))
    anna, bela = await house.opens("dominion"), await house.opens("dominion")  # two entries each
    await house.restart()
    await anna.comes_back()
    await bela.comes_back()
    await anna.goes()
    house.rooms.let_go(float("inf"))
    stranger = await house.person()
    assert (await stranger.get(f"/api/tables/{anna.code}")).status_code == 429
    assert (await stranger.get(f"/api/tables/{bela.code}")).status_code == 200  # is awake
    assert (await stranger.get("/api/tables/222222")).status_code == 404


async def test_who_wants_a_record_pays_for_the_entries_that_are_read_for_it_once(house: House, allows: Allows) -> None:
    await allows(Budget("waking", "address", 0, 10))
    house.settings = replace(house.settings, rate=10_000)  # she plays faster than anybody
    await house.restart()
    anna = await house.opens("tajmahal", bots=True, start=True)
    await anna.sends(type="setup", change={"pace": 0})
    await play_out(anna, 1)

    async def status() -> int:
        return (await anna.get(anna.position["end"]["record"])).status_code

    spend_all(house, "waking", anna.home)
    assert await status() == 429
    await house.restart()
    assert await status() == 200
    spend_all(house, "waking", anna.home)
    assert await status() == 200  # it was made already


async def test_a_table_can_be_woken_however_long_it_is_and_however_little_is_allowed(
    house: House, allows: Allows
) -> None:
    await allows(Budget("waking", "address", 0, 1))
    anna = await house.opens("dominion")  # two entries
    await house.restart()
    await anna.comes_back()


async def test_after_wrong_codes_a_table_that_sleeps_is_still_found(house: House, allows: Allows) -> None:
    await allows(Budget("wrong code", "address", 0, 4), Budget("search", "address", 0, 3))
    anna = await house.opens("dominion")
    await anna.goes()
    for letter in "abcdef":
        await (await house.person()).get(f"/api/tables/22222{letter}")
    house.rooms.let_go(time.monotonic() + 60)
    assert house.rooms.at(anna.code) is None
    await anna.comes_back()
