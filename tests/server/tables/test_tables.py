"""Setting up a table, sitting down, getting up, and who may do what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.server.playing import play_until
from tests.server.sentences import sentence

from courtyard.games import GAMES

if TYPE_CHECKING:
    from tests.server.house import House, Person

pytestmark = pytest.mark.anyio


def kinds(person: Person) -> list[str]:
    return [seat["kind"] for seat in person.table["seats"]]


def names(person: Person) -> list[str]:
    return [seat["name"] for seat in person.table["seats"]]


async def test_one_click_leads_to_a_running_game(house: House) -> None:
    anna = await house.opens("dominion", bots=True, start=True)
    assert anna.table["phase"] == "playing"
    assert names(anna) == ["Anna", "Big Money"]
    await anna.sees(lambda now: now["view"]["seat"] == 0)


async def test_a_guest_sits_down_with_a_name(house: House) -> None:
    anna = await house.opens("tajmahal")
    bela = await house.guest(anna.code, "Béla")
    assert (bela.table["you"], bela.table["host"], bela.table["hosting"]) == (1, 0, False)
    await anna.finds(lambda table: table["seats"][1]["present"])
    assert names(anna) == ["Anna", "Béla", "", "", ""]
    assert kinds(anna) == ["person", "person", "open", "open", "open"]


async def test_names_at_a_table_are_readable_short_and_told_apart(house: House) -> None:
    anna = await house.opens("dominion", "Anna", players=6)
    long = await house.guest(anna.code, "x" * 60)
    assert names(long) == ["Anna", "x" * 24, "", "", "", ""]
    for given, called in [
        ("anna", "anna 2"),
        ("\u202eevil\x00\n name", "evil name"),
        ("q" + "\u0301" * 60, "q\u0301\u0301\u0301"),
    ]:
        guest = await house.guest(anna.code, given)
        assert names(guest)[guest.table["you"]] == called
    nobody = await house.person()
    for nothing in ("\u200b \t", "\u200d", "\u3164", "\u2800\u115f", "\u0301\ufe0f"):
        answer = await nobody.post(f"/api/tables/{anna.code}/sit", {"name": nothing})
        assert (answer.status_code, answer.json()["id"]) == (422, "refused-name")


async def test_what_joins_signs_stays_in_a_name_and_makes_no_other_name_of_it(house: House) -> None:
    astronaut, persian = "\U0001f469\u200d\U0001f680", "\u0645\u06cc\u200c\u0634\u0627\u062f"
    anna = await house.opens("dominion", "Anna", players=6)
    for given, called in [
        (astronaut, astronaut),
        (persian, persian),
        ("\u200dA\u200d\u200dnna \u200d", "Anna 2"),
        ("An\u200dna", "Anna 3"),
        ("x" * 23 + astronaut, "x" * 23 + astronaut[0]),
    ]:
        guest = await house.guest(anna.code, given)
        assert names(guest)[guest.table["you"]].replace("An\u200dna", "Anna") == called


async def test_the_host_sets_seats_and_options_and_everybody_sees_the_kingdom_before_the_start(house: House) -> None:
    anna = await house.opens("dominion", players=2)
    bela = await house.guest(anna.code, "Béla")
    await anna.sends(type="seat", seat=2, kind="bot", bot="random")
    await anna.sends(type="seat", seat=3, kind="open")
    await anna.sends(type="seat", seat=3, kind="none")
    await anna.sends(
        type="setup", change={"options": {"kingdom": "first-game", "start": 1}, "undo": "ask", "scores": True}
    )
    await bela.finds(lambda table: table["undo"] == "ask")
    assert kinds(bela) == ["person", "person", "bot"]
    assert "smithy" in bela.table["settled"]["kingdom"]
    assert bela.table["settled"]["players"] == 3
    await anna.sends(type="start")
    await bela.is_asked("turn")
    assert bela.position["scores"] == [3, 3, 3]
    assert bela.position["awaiting"] == [1]


@pytest.mark.parametrize("game", list(GAMES))
async def test_points_are_shown_as_the_rules_have_it_unless_the_host_wants_it_otherwise(
    house: House, game: str
) -> None:
    anna = await house.opens(game, bots=True)
    usually = anna.table["scores"]
    assert usually == (game == "tajmahal")  # where they stand on a track
    await anna.sends(type="setup", change={"scores": not usually})
    await anna.sends(type="start")
    await anna.hears("position")
    assert (anna.position["scores"] is None) == usually


async def test_what_is_left_open_is_drawn_anew_on_request_and_kept_otherwise(house: House) -> None:
    anna = await house.opens("dominion", players=2)
    drawn = anna.table["settled"]["kingdom"]
    await anna.sends(type="seat", seat=2, kind="open")
    assert (await anna.finds(lambda table: len(table["seats"]) == 3))["settled"]["kingdom"] == drawn
    await anna.sends(type="setup", change={"redraw": True})
    await anna.finds(lambda table: table["settled"]["kingdom"] != drawn)


async def test_options_that_cannot_be_played_are_refused_by_the_rules_in_their_words(house: House) -> None:
    anna = await house.opens("dominion")
    await anna.sends(type="setup", change={"options": {"kingdom": ["Smithy"]}})
    refused = await anna.is_refused("dominion.kingdom-size")
    assert refused["facts"] == {"size": 10, "cards": 1}
    assert sentence(refused) == "A kingdom has 10 different cards; this one has 1."


async def test_open_seats_are_gone_when_the_game_starts(house: House) -> None:
    anna = await house.opens("dominion", players=4)
    cili = await house.person("Cili")
    await cili.post(f"/api/tables/{anna.code}/sit", {"name": "Cili", "seat": 3})
    await cili.joins(anna.code)
    await anna.sends(type="setup", change={"options": {"start": 3}})
    await anna.sends(type="start")
    await cili.is_asked("turn")
    assert cili.table["you"] == 1
    assert names(cili) == ["Anna", "Cili"]


async def test_a_table_with_too_few_people_does_not_start(house: House) -> None:
    anna = await house.opens("tajmahal")
    await anna.sends(type="start")
    assert (await anna.is_refused("seats"))["facts"] == {"least": 3, "most": 5}


@pytest.mark.parametrize(
    "message",
    [
        {"type": "start"},
        {"type": "rematch"},
        {"type": "remove", "seat": 0},
        {"type": "seat", "seat": 2, "kind": "bot"},
        {"type": "bots", "number": 1},
        {"type": "setup", "change": {"locked": True}},
    ],
)
async def test_only_the_host_hosts(house: House, message: dict[str, object]) -> None:
    anna = await house.opens("dominion", players=3)
    bela = await house.guest(anna.code, "Béla")
    await bela.sends(**message)
    await bela.is_refused("host")
    watcher = await house.watcher(anna.code)
    await watcher.sends(**message)
    await watcher.is_refused("watching")


async def test_while_the_host_is_away_others_may_host(house: House) -> None:
    anna = await house.opens("dominion")
    bela = await house.guest(anna.code, "Béla")
    await anna.goes()
    await bela.finds(lambda table: table["hosting"])
    await bela.sends(type="remove", seat=0)
    await bela.is_refused("host")  # what cannot be mended waits for the host
    await bela.sends(type="start")
    await bela.finds(lambda table: table["phase"] == "playing")


async def test_a_locked_table_takes_nobody_in(house: House) -> None:
    anna = await house.opens("dominion")
    await anna.sends(type="setup", change={"locked": True})
    await anna.finds(lambda table: table["locked"])
    bela = await house.person("Béla")
    answer = await bela.post(f"/api/tables/{anna.code}/sit", {"name": "Béla"})
    assert (answer.status_code, answer.json()["id"]) == (403, "refused-locked")


async def test_whoever_is_sent_away_during_a_game_is_replaced_by_a_bot_for_good(house: House) -> None:
    anna = await house.opens("dominion", options={"start": 0})
    bela = await house.guest(anna.code, "Béla")
    await anna.sends(type="start")
    await bela.sees(lambda now: now["awaiting"] == [0])
    await anna.sends(type="remove", seat=1)
    await bela.finds(lambda table: table["you"] is None)
    assert kinds(bela) == ["person", "bot"]
    await bela.sees(lambda now: "hand" not in now["view"]["players"][1])
    assert bela.lines[-1]["id"] == "note-removed"


async def test_whoever_leaves_is_played_by_a_bot_and_can_take_the_seat_back(house: House) -> None:
    anna = await house.opens("dominion", options={"start": 1})
    bela = await house.guest(anna.code, "Béla")
    await anna.sends(type="setup", change={"pace": 0})
    await anna.sends(type="start")
    await bela.is_asked("turn")
    await bela.sends(type="leave")
    await anna.is_asked("turn")  # the bot has played Béla's turn
    assert anna.table["seats"][1]["away_bot"]
    answer = await bela.post(f"/api/tables/{anna.code}/sit", {"name": "Béla"})
    assert answer.json() == {"code": anna.code, "seat": 1}
    await bela.comes_back()
    assert (bela.table["you"], bela.table["seats"][1]["away_bot"]) == (1, False)
    assert "hand" in (await bela.sees(lambda now: now["awaiting"] == [0]))["view"]["players"][1]
    assert [line["id"] for line in bela.lines if line["id"].startswith(("note-left", "note-back"))] == [
        "note-left.you",
        "note-back.you",
    ]


async def test_a_bot_plays_for_a_person_who_wants_a_break(house: House) -> None:
    anna = await house.opens("dominion", options={"start": 0})
    bela = await house.guest(anna.code, "Béla")
    await anna.sends(type="setup", change={"pace": 0})
    await anna.sends(type="start")
    await anna.is_asked("turn")
    await anna.sends(type="auto", on=True)
    await anna.sees(lambda now: now["choice"] is None)
    questions = []

    def three_turns_later(now: dict[str, Any]) -> bool:
        questions.append(now["choice"])
        return bool(now["view"]["players"][0]["turns"] == 3)

    for _ in range(2):
        await ends_turn(bela)
    await play_until(bela, "turn")  # which answers what her cards ask him; and now all wait for him
    await anna.sees(three_turns_later)
    assert not any(questions)  # a bot answers them; she is not asked
    await anna.sends(type="auto", on=False)
    await anna.finds(lambda table: not table["seats"][0]["away_bot"])
    await ends_turn(bela)
    await anna.is_asked()


async def ends_turn(person: Person) -> None:
    """Buy nothing."""
    await play_until(person, "turn.buy")
    await person.picks([])


async def test_the_seat_of_somebody_absent_can_be_given_to_a_bot(house: House) -> None:
    anna = await house.opens("dominion", options={"start": 1})
    bela = await house.guest(anna.code, "Béla")
    await anna.sends(type="setup", change={"pace": 0})
    await anna.sends(type="start")
    await bela.is_asked("turn")
    await anna.sends(type="seat", seat=1, kind="bot")
    await anna.is_refused("playing")  # Béla is here
    await bela.goes()
    await anna.finds(lambda table: not table["seats"][1]["present"])
    await anna.sends(type="seat", seat=1, kind="bot")
    await anna.is_asked("turn")
    await bela.joins(anna.code)
    await bela.sends(type="auto", on=False)
    await bela.finds(lambda table: not table["seats"][1]["away_bot"])


async def test_listed_tables_can_be_found_and_others_cannot(house: House) -> None:
    anna = await house.opens("dominion", listed=True, players=2)
    await house.opens("tajmahal")
    stranger = await house.person()
    [listed] = (await stranger.get("/api/tables")).json()
    assert {**listed, "idle": 0} == {
        "code": anna.code, "game": "dominion", "phase": "setup", "names": ["Anna"], "open": 1, "watchers": 0,
        "turn": None, "awaiting": [], "idle": 0,
    }  # fmt: skip
    await house.restart()
    assert [table["code"] for table in (await stranger.get("/api/tables")).json()] == [anna.code]
    await anna.joins(anna.code)
    await anna.sends(type="setup", change={"listed": False})
    await anna.finds(lambda table: not table["listed"])
    house.rooms.list_age = 0  # seconds; a list is usually good for longer
    assert (await stranger.get("/api/tables")).json() == []
