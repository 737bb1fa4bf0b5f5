"""Several people at one device: nobody sees the cards of another, and nobody is told who was asked in secret."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import msgspec
import pytest
from tests.server.playing import some_answer, window
from tests.server.sharing import MOAT, PLAIN, begins, decides, hands, hands_on, is_handed, joins, lay, shared, takes
from tests.server.shown.test_secrecy import quiet

if TYPE_CHECKING:
    from tests.server.house import House, Json, Person

pytestmark = pytest.mark.anyio
LONGER_THAN_ANY_TEST = 3600.0
MILITIA = ["Militia", "Copper", "Estate", "Silver", "Gold"]


# -- sitting down ------------------------------------------------------------------------------------------------------
async def test_several_people_sit_down_with_one_device(house: House) -> None:
    device = await house.opens("dominion", players=2)
    assert not device.table["device"]
    cookies = dict(device.cookies)
    assert [await joins(device, "Béla"), await joins(device, "Béla")] == [1, 2]  # a host adds a seat where none is free
    assert device.cookies == cookies
    assert [seat["name"] for seat in device.table["seats"]] == ["Anna", "Béla", "Béla 2"]
    assert all(seat["present"] for seat in device.table["seats"])
    assert device.table["device"] == {"seats": [0, 1, 2], "hand": None, "due": False, "moment": False}
    assert (device.table["you"], device.table["hosting"], device.table["watchers"]) == (0, True, 0)


async def test_a_guest_finds_only_free_seats_for_others_at_their_device(house: House) -> None:
    anna = await house.opens("dominion", players=3)
    bela = await house.guest(anna.code, "Béla")
    assert await joins(bela, "Cili") == 2
    answer = await bela.post(f"/api/tables/{anna.code}/sit", {"name": "Dóra", "beside": True})
    assert (answer.status_code, answer.json()["id"]) == (409, "refused-taken")
    await anna.finds(lambda table: table["seats"][2]["name"] == "Cili")
    assert anna.table["device"] is None


async def test_whoever_has_no_seat_sits_down_like_anybody(house: House) -> None:
    anna = await house.opens("dominion", players=2)
    bela = await house.person("Béla")
    answer = await bela.post(f"/api/tables/{anna.code}/sit", {"name": "Béla", "beside": True})
    assert answer.json()["seat"] == 1
    await bela.joins(anna.code)
    assert (bela.table["you"], bela.table["device"]) == (1, None)


async def test_one_of_a_device_gets_up_or_all_do(house: House) -> None:
    device = await shared(house, "Anna", "Béla", "Cili", start=False)
    other = await house.watcher(device.code)
    await other.sends(type="leave", seat=1)
    await other.is_refused("watching")
    await device.sends(type="leave", seat=1)
    await device.finds(lambda table: table["device"]["seats"] == [0, 2])
    await device.sends(type="leave", seat=1)
    await device.is_refused("not-here")
    await device.sends(type="leave")
    await device.finds(lambda table: table["you"] is None and table["device"] is None)


# -- whose cards are seen ----------------------------------------------------------------------------------------------
async def test_all_cards_are_covered_until_somebody_says_that_they_have_the_device(house: House) -> None:
    device = await shared(house, "Anna", "Béla")
    assert await is_handed(device) == {"seats": [0, 1], "hand": 0, "due": False, "moment": False}
    assert (device.table["you"], device.table["player"]) == (None, None)
    position = await device.sees(lambda now: now["view"])
    assert (hands(position), position["choice"], position["view"]["seat"]) == ([], None, -1)
    await device.sends(type="answer", epoch=position["epoch"], question=0, places=[])
    await device.is_refused("covered")
    await device.sends(type="undo", epoch=position["epoch"])
    await device.is_refused("covered")

    position = await takes(device, 0)
    assert len(hands(position)) == 1
    assert position["choice"] is not None
    await device.sends(type="cover")
    await device.finds(lambda table: table["you"] is None)
    position = await device.sees(lambda now: now["view"]["seat"] == -1)
    assert (hands(position), position["choice"], position["from"]) == ([], None, 0)


async def test_whoever_plays_keeps_the_device_until_somebody_else_there_is_asked(house: House) -> None:
    device = await shared(house, "Anna", "Béla")
    await takes(device, 0)
    turns = 0
    while device.table["you"] is not None:
        choice = await device.is_asked()
        turns += 1
        await device.picks([] if choice["why"] == "turn.buy" else list(choice["usual"]))
        await quiet(device)
    assert turns > 1
    assert (await is_handed(device))["hand"] == 1
    secrets = [line for line in device.lines if line["id"] == "tell-drew.you"]
    assert secrets == []  # of what Anna drew, only how much
    position = await device.sees(lambda now: now["view"]["seat"] == -1)
    assert hands(position) == []


async def test_a_reload_covers_all_cards_and_a_lost_connection_does_not(house: House) -> None:
    device = await shared(house, "Anna", "Béla")
    await takes(device, 0)
    await device.comes_back(shows=0)
    assert device.table["you"] == 0
    await device.comes_back()
    assert device.table["you"] is None
    await device.comes_back(shows=1)  # it is not Béla who is to have it
    assert device.table["you"] is None
    for strange in ("7", "-1", "x", "99999999999999999999"):
        await device.comes_back(shows=strange)
        assert device.table["you"] is None


async def test_of_several_windows_one_shows_cards(house: House) -> None:
    device = await shared(house, "Anna", "Béla")
    other = await window(house, device)
    await takes(device, 0)
    assert other.table["you"] is None
    await takes(other, 0)
    await device.finds(lambda table: table["you"] is None)
    await device.sees(lambda now: now["view"]["seat"] == -1)


async def test_everybody_may_look_at_their_own_cards_but_at_nobody_elses(house: House) -> None:
    device = await shared(house, "Anna", "Béla", "Cili", players=4, start=False)
    stranger = await house.guest(device.code, "Dóra")
    await begins(device)
    await is_handed(device)
    await takes(device, 2)
    assert device.position["choice"] is None
    await device.sends(type="uncover", seat=3)
    await device.is_refused("not-here")
    await stranger.sends(type="uncover", seat=0)
    await stranger.is_refused("not-here")
    await stranger.sends(type="hand-on")
    await stranger.is_refused("stale")
    await device.sends(type="hand-on")  # she looks, and was not handed it
    await device.is_refused("stale")


# -- in secret ---------------------------------------------------------------------------------------------------------
async def attack(device: Person) -> None:
    """Anna has the device, and plays her Militia."""
    await takes(device, 0)
    await device.answers("militia")
    await device.finds(lambda table: table["you"] is None)


@pytest.mark.parametrize("holders", [(), (1,), (2,), (1, 2)])
async def test_everybody_who_might_be_asked_is_handed_the_device(house: House, holders: tuple[int, ...]) -> None:
    device = await shared(house, "Anna", "Béla", "Cili")
    await lay(house, device, MILITIA, *(MOAT if seat in holders else PLAIN for seat in (1, 2)))
    await attack(device)
    for seat in (1, 2):
        assert await is_handed(device) == {"seats": [0, 1, 2], "hand": seat, "due": True, "moment": False}
        assert await decides(device, seat) == ("react" if seat in holders else "")
    assert (await is_handed(device))["due"] is False
    await takes(device, 1)
    assert device.position["choice"]["why"] == "militia.discard"


async def overheard(house: House, *others: list[str]) -> tuple[list[bytes], list[bytes], list[bytes]]:
    """All that a covered device, a friend elsewhere and an onlooker are sent of an attack to which nobody reacts."""
    device = await shared(house, "Anna", "Béla", "Cili", players=4, start=False)
    friend = await house.guest(device.code, "Dóra")
    watcher = await house.watcher(device.code)
    await begins(device)
    room = await lay(house, device, MILITIA, *others, PLAIN)
    room.hush.length = LONGER_THAN_ANY_TEST
    everybody = (device, friend, watcher)
    await takes(device, 0)
    await are_quiet(*everybody)
    marks = [len(person.heard) for person in everybody]
    await device.answers("militia")
    for seat in (1, 2):
        room.hush.end()
        await device.finds(lambda table, seat=seat: table["you"] is None and table["device"]["hand"] == seat)  # type: ignore[misc]
        await decides(device, seat)
        await are_quiet(*everybody)
    room.hush.end()
    await device.finds(lambda table: table["device"]["hand"] == 1 and not table["device"]["due"])
    await are_quiet(*everybody)
    told = [covered(person.heard[mark:]) for person, mark in zip(everybody, marks, strict=True)]
    return told[0], told[1], told[2]


async def are_quiet(*people: Person) -> None:
    """They have heard all that has been said so far."""
    for person in people:
        await quiet(person)


def covered(heard: list[Json]) -> list[bytes]:
    """What was sent while nobody's cards were seen, but for the name of the table."""
    kept, shows = [], True
    for message in heard:
        if message["type"] == "table":
            shows = message["table"]["device"] is not None and message["table"]["you"] is not None
            message["table"]["code"] = message["table"]["share"] = ""
        if not shows and message["type"] not in {"pong", "kept"}:
            kept.append(msgspec.json.encode(message, order="deterministic"))
    return kept


async def test_no_screen_but_ones_own_tells_who_was_asked(house: House) -> None:
    nobody = await overheard(house, PLAIN, PLAIN)
    for hands_of_others in ((MOAT, PLAIN), (PLAIN, MOAT), (MOAT, MOAT)):
        told = await overheard(house, *hands_of_others)
        for known, same in zip(told, nobody, strict=True):
            assert known == same
    assert len(nobody[0]) > 5


async def test_nobody_elsewhere_sees_anything_before_the_device_went_round(house: House) -> None:
    device = await shared(house, "Anna", "Béla", "Cili", players=4, start=False)
    friend = await house.guest(device.code, "Dóra")
    await begins(device)
    await lay(house, device, MILITIA, PLAIN, MOAT, PLAIN)
    await attack(device)
    await is_handed(device)
    await quiet(friend)
    assert friend.position["view"]["in_play"] == []
    await decides(device, 1)
    await is_handed(device)
    await quiet(friend)
    assert friend.position["view"]["in_play"] == []
    await takes(device, 2)
    assert "militia" in device.position["view"]["in_play"]  # who is asked sees why
    await device.picks([0])
    await friend.sees(lambda now: "militia" in now["view"]["in_play"])


async def test_a_question_of_the_card_itself_waits_until_all_could_react(house: House) -> None:
    device = await shared(house, "Anna", "Béla", "Cili")
    two_kinds = ["Estate", "Duchy", "Copper", "Copper", "Copper"]
    await lay(house, device, ["Bureaucrat", *PLAIN], two_kinds, two_kinds)
    await takes(device, 0)
    await device.answers("bureaucrat")
    await device.finds(lambda table: table["you"] is None)
    asked = []
    for seat in (1, 2, 1, 2):
        assert (await is_handed(device))["hand"] == seat
        asked.append(await decides(device, seat))
    assert asked == ["", "", "bureaucrat.topdeck", "bureaucrat.topdeck"]
    assert (await is_handed(device))["hand"] == 0


async def test_who_alone_could_be_asked_sees_at_once_what_comes_of_it(house: House) -> None:
    device = await shared(house, "Anna", "Béla")
    await lay(house, device, MILITIA, PLAIN)
    await attack(device)
    assert (await is_handed(device))["due"] is True
    await takes(device, 1)
    assert (await device.is_asked())["why"] == "militia.discard"
    await device.sends(type="hand-on")  # there is a question
    await device.is_refused("stale")
    await device.answers("copper", "copper")
    assert (await device.finds(lambda table: table["device"]["hand"] == 0))["you"] is None


async def test_nobody_answers_for_somebody_who_has_not_got_the_device_yet(house: House) -> None:
    device = await shared(house, "Anna", "Béla", "Cili")
    await lay(house, device, MILITIA, PLAIN, MOAT)
    await attack(device)
    await is_handed(device)
    await takes(device, 2)  # out of turn: her question waits
    assert device.position["choice"] is None
    await device.sends(type="answer", epoch=device.position["epoch"], question=0, places=[0])
    await device.is_refused("stale")
    await device.sends(type="hand-on")
    await device.is_refused("stale")


async def test_what_concerns_only_whoever_has_the_device_is_asked_without_ado(house: House) -> None:
    device = await shared(house, "Anna", "Béla", "Cili")
    await lay(house, device, ["Throne Room", "Village", "Moat", "Copper", "Estate"], MOAT, PLAIN)
    await takes(device, 0)
    await device.answers("throne-room")
    assert (await device.is_asked())["why"] == "throne-room.play"
    assert device.table["you"] == 0


async def test_a_bot_that_plays_for_somebody_is_handed_nothing(house: House) -> None:
    device = await shared(house, "Anna", "Béla", "Cili")
    await lay(house, device, MILITIA, MOAT, PLAIN)
    await takes(device, 1)
    await device.sends(type="auto", on=True)
    await device.finds(lambda table: table["seats"][1]["away_bot"])
    await attack(device)
    assert (await is_handed(device))["hand"] == 2
    await decides(device, 2)
    await device.finds(lambda table: table["device"]["hand"] in {0, 2} and not table["device"]["due"])


async def test_who_leaves_in_the_middle_of_a_round_holds_up_nobody(house: House) -> None:
    device = await shared(house, "Anna", "Béla", "Cili")
    await lay(house, device, ["Witch", *PLAIN], PLAIN, PLAIN)
    await takes(device, 0)
    await device.answers("witch")
    await device.finds(lambda table: table["you"] is None)
    for seat in (1, 2):
        await is_handed(device)
        await device.sends(type="leave", seat=seat)
        await device.finds(lambda table, seat=seat: table["seats"][seat]["away_bot"])  # type: ignore[misc]
    assert (await is_handed(device))["hand"] == 0


# -- taking back, coming back ------------------------------------------------------------------------------------------
async def test_others_at_the_device_are_handed_it_to_agree(house: House) -> None:
    device = await shared(house, "Anna", "Béla", "Cili")
    await takes(device, 0)
    await device.picks(list((await device.is_asked())["usual"]))
    await device.is_asked("turn.buy")
    await device.picks([])
    await device.finds(lambda table: table["device"]["hand"] == 1)
    await takes(device, 0)
    assert device.position["undo"]["allowed"] == "ask"
    await device.sends(type="undo", epoch=device.position["epoch"])
    for seat in (1, 2):
        await device.finds(lambda table, seat=seat: table["you"] is None and table["device"]["hand"] == seat)  # type: ignore[misc]
        await takes(device, seat)
        assert seat in device.position["undo"]["waiting_for"]
        await device.sends(type="undo-reply", epoch=device.position["epoch"], agree=True)
    await device.finds(lambda table: table["you"] is None and table["device"]["hand"] == 0)
    await takes(device, 0)
    await device.is_asked("turn.buy")


async def test_after_taking_back_nobody_goes_round_again(house: House) -> None:
    device = await shared(house, "Anna", "Béla")
    await lay(house, device, MILITIA, PLAIN)
    await attack(device)
    await takes(device, 1)
    await device.answers("copper", "copper")
    await device.finds(lambda table: table["device"]["hand"] == 0)
    await takes(device, 1)
    assert device.position["undo"]["allowed"] == "free"
    await device.sends(type="undo", epoch=device.position["epoch"])
    await device.finds(lambda table: table["device"]["hand"] == 1)
    assert (device.table["you"], device.table["device"]["due"]) == (1, False)
    assert (await device.is_asked())["why"] == "militia.discard"


async def plays_on(device: Person, dice: random.Random) -> None:
    """Until somebody else is to have the device, or the game is over."""
    while device.table["phase"] == "playing" and device.table["you"] is not None:
        if device.position["choice"] is not None:
            await device.picks(some_answer(device.position["choice"], dice))
        elif device.table["device"]["due"]:
            await hands_on(device)
        else:
            await device.next()
        await quiet(device)


async def test_a_game_at_one_device_comes_to_its_end_and_another_begins(house: House) -> None:
    device = await shared(house, "Anna", "Béla", "Cili")
    room = await house.rooms.find(device.code)
    room.hush.length = 0
    dice = random.Random(4)  # noqa: S311 - a game
    handed = set()
    while device.table["phase"] == "playing":
        hand = (await is_handed(device))["hand"]
        handed.add(hand)
        await takes(device, hand)
        await plays_on(device, dice)
    assert handed == {0, 1, 2}
    await device.sees(lambda now: now["end"])
    assert (device.table["you"], device.table["player"], device.table["hosting"]) == (0, None, True)
    await device.sends(type="rematch")
    await device.finds(lambda table: table["phase"] == "playing")
    assert device.table["you"] is None
