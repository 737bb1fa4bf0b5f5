"""People come and go, take things back, look on, and call themselves what they like."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect
from tests.browser.connections import Connections
from tests.browser.person import WHOLE_GAME
from tests.browser.tables import ends_turn, opens_table, share, sits_down

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from playwright.async_api import Locator, Route, WebSocket
    from tests.browser.person import Person

    Comes = Callable[..., Awaitable[Person]]

pytestmark = pytest.mark.anyio

HOSTILE: Final = "<img src=x onerror=a()>"
START: Final = {"kingdom": "first-game", "start": 0}

# A page that keeps what would be notified, and that is looked at or not as a test wants.
WATCHED: Final = """
    localStorage.setItem("courtyard", JSON.stringify({ name: "Béla", notices: true }));
    window.told = [];
    window.Notification = class { static permission = "granted"; constructor(text) { window.told.push(text); } };
    window.away = false;
    Object.defineProperty(document, "hidden", { get: () => window.away });
"""


async def begins(anna: Person, bela: Person, policy: str = "") -> str:
    """Anna hosts and begins, Béla sits on her left."""
    code = await opens_table(anna, game="dominion", share=share("first-game"))
    await sits_down(bela, code)
    if policy:
        await anna.page.get_by_role("radiogroup", name="Undo").get_by_role("radio", name=policy).check()
    await anna.presses("Start with 2 players")
    await anna.looks()
    return code


def why(person: Person) -> Locator:
    return person.page.locator("[data-why]")


async def test_free_undo_takes_back_what_nobody_has_learnt_from(comes: Comes) -> None:
    anna, bela = await comes("Anna"), await comes("Béla")
    await begins(anna, bela, "Until seen")
    await anna.presses("Play all treasures")
    await expect(why(anna)).to_have_attribute("data-why", "turn.buy")
    await anna.presses("Undo")
    await expect(why(anna)).to_have_attribute("data-why", "turn.treasures")
    for person in (anna, bela):
        await expect(person.page.get_by_role("log").first).to_contain_text("took back an answer")


async def test_an_undo_that_asks_waits_for_the_others(comes: Comes) -> None:
    anna, bela = await comes("Anna"), await comes("Béla")
    await begins(anna, bela, "Ask")
    await anna.presses("Play all treasures")
    for agrees, then in (("Refuse", "turn.buy"), ("Allow", "turn.treasures")):
        await anna.presses("Ask to undo")
        await expect(bela.page.get_by_text("Anna asks to take back an answer.")).to_be_visible()
        await bela.presses(agrees)
        await expect(bela.page.get_by_text("Anna asks to take back an answer.")).to_have_count(0)
        await expect(why(anna)).to_have_attribute("data-why", then)


async def test_whoever_has_agreed_to_an_undo_is_not_asked_again(comes: Comes) -> None:
    anna, bela, carla = await comes("Anna"), await comes("Béla"), await comes("Carla")
    code = await opens_table(anna, game="dominion", players=3, options=START)
    await sits_down(bela, code)
    await sits_down(carla, code)
    await anna.page.get_by_role("radiogroup", name="Undo").get_by_role("radio", name="Ask").check()
    await anna.presses("Start with 3 players")
    await anna.looks()
    await anna.presses("Play all treasures")
    await anna.presses("Ask to undo")
    await bela.presses("Allow")
    await expect(bela.page.get_by_text("Anna asks to take back an answer; waiting for Carla.")).to_be_visible()
    await expect(bela.page.get_by_role("button", name="Allow")).to_have_count(0)
    await carla.presses("Allow")
    await expect(why(anna)).to_have_attribute("data-why", "turn.treasures")


async def test_where_nothing_is_taken_back_there_is_no_button(comes: Comes) -> None:
    anna, bela = await comes("Anna"), await comes("Béla")
    await begins(anna, bela, "Never")
    await anna.presses("Play all treasures")
    await expect(why(anna)).to_have_attribute("data-why", "turn.buy")
    await expect(anna.page.get_by_role("button", name="undo")).to_have_count(0)


async def test_an_onlooker_sees_what_any_bystander_would(comes: Comes) -> None:
    anna, bela, carla = await comes("Anna"), await comes("Béla"), await comes("Carla")
    code = await begins(anna, bela)
    await carla.opens(f"/table/{code}")
    await expect(carla.page.get_by_text("watching")).to_be_visible()
    await expect(carla.page.get_by_role("region", name="Anna")).to_be_visible()
    await expect(carla.page.get_by_role("region", name="Béla")).to_be_visible()
    await expect(carla.page.locator("[data-card]")).to_have_count(0)  # nobody's hand
    await expect(carla.page.locator("[data-question]")).to_have_count(0)
    await expect(anna.page.get_by_text("1 person watches")).to_be_attached()
    await anna.presses("Play all treasures")
    await expect(carla.page.locator("[data-card=copper]")).to_have_count(1)  # in play now, as one stack
    await carla.page.get_by_label("Say something").fill("What a hand!")
    await carla.page.get_by_label("Say something").press("Enter")
    await expect(anna.page.get_by_role("listitem").filter(has_text="What a hand!")).to_contain_text("Onlooker")


async def test_a_bot_plays_on_for_whoever_leaves_until_they_return(comes: Comes) -> None:
    anna, bela = await comes("Anna"), await comes("Béla")
    code = await begins(anna, bela)
    await bela.presses("Leave the table")
    await bela.presses(bela.page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True))
    await bela.page.wait_for_url(bela.address + "/")
    await expect(anna.page.get_by_text("away, a bot plays on")).to_be_visible()
    await anna.presses("Play all treasures")
    await ends_turn(anna)
    await expect(anna.page.get_by_role("log").first).to_contain_text("Turn 1 of Béla")
    await expect(anna.page.get_by_role("log").first).to_contain_text("Your turn 2")
    await bela.opens(f"/table/{code}")
    await bela.presses("Take over again")
    await expect(anna.page.get_by_text("away, a bot plays on")).to_have_count(0)
    await anna.presses("Play all treasures")
    await ends_turn(anna)
    asked = await bela.looks()
    assert asked is not None
    assert asked.why == "turn.treasures"


async def test_whoever_stays_and_lets_a_bot_play_is_told_so(comes: Comes) -> None:
    anna, bela = await comes("Anna"), await comes("Béla")
    await begins(anna, bela)
    question = bela.page.get_by_role("region", name="The question")
    await bela.lets_a_bot_play()
    await expect(question).to_contain_text("A bot plays for you.")
    await bela.presses("Take over again")
    await expect(question).to_contain_text("Waiting for Anna.")


async def leaves_after_the_game(anna: Person, bela: Person) -> str:
    """Bots play for both to the end, which Anna looks at; then she, who hosts, gets up. Béla is still away."""
    code = await opens_table(anna, game="dominion", players=2, options=START)
    await sits_down(bela, code)
    await anna.page.get_by_role("radiogroup", name="Bots").get_by_role("radio", name="At once").check()
    await anna.presses("Start with 2 players")
    await bela.lets_a_bot_play()
    await bela.opens("/credits")
    await anna.lets_a_bot_play()
    await expect(anna.page.locator("[data-over]")).to_be_visible(timeout=WHOLE_GAME)
    await anna.presses("New game")
    await anna.presses("Leave your seat")
    await expect(anna.page.get_by_role("button", name="Sit down")).to_be_visible()
    return code


async def test_after_a_game_guests_sit_down_where_a_seat_is_open(comes: Comes) -> None:
    anna, bela, carla, nobody = [await comes(name) for name in ("Anna", "Béla", "Carla", "")]
    code = await leaves_after_the_game(anna, bela)
    await carla.opens("/")
    await carla.page.get_by_label("Code of the table").fill(code)
    await carla.presses("Sit down")
    await expect(anna.page.get_by_role("listitem").filter(has_text="Carla")).to_be_visible()
    await carla.presses("New game")
    await carla.presses("Leave your seat")
    # Who has no name yet is asked for one, beside the result.
    await nobody.opens(f"/table/{code}")
    await expect(nobody.page.locator("[data-over]")).to_be_visible()
    await nobody.page.get_by_label("Your name").fill("Cili")
    await nobody.presses("Sit down")
    await expect(anna.page.get_by_role("listitem").filter(has_text="Cili")).to_be_visible()
    await expect(nobody.page.get_by_role("button", name="Sit down")).to_have_count(0)


async def test_whoever_only_watches_sends_nobody_away_not_even_where_there_is_no_host(comes: Comes) -> None:
    anna, bela = await comes("Anna", motion="no-preference"), await comes("Béla")
    await leaves_after_the_game(anna, bela)  # bots at once: no page waits for its animations
    await expect(anna.page.get_by_role("listitem").filter(has_text="Béla")).to_be_visible()
    await expect(anna.page.get_by_role("button", name="Send Béla away")).to_have_count(0)


async def test_the_host_sends_somebody_away_and_locks_the_table(comes: Comes) -> None:
    anna, bela = await comes("Anna"), await comes("Béla")
    code = await opens_table(anna, game="dominion", players=2)
    await sits_down(bela, code)
    await anna.presses("Send Béla away")
    await anna.presses("Let back in")
    await expect(bela.page.get_by_role("button", name="Sit down")).to_be_visible()
    await anna.page.get_by_label("Lock the table").check()
    await expect(bela.page.get_by_text("The host has locked this table.")).to_be_visible()


async def test_names_and_chat_are_text_whatever_they_say(comes: Comes) -> None:
    anna, bela = await comes(HOSTILE), await comes("{ $player } $3")
    await begins(anna, bela)
    await anna.page.get_by_label("Say something").fill(f"{HOSTILE} https://evil.example {{ card-moat }} $3")
    await anna.page.get_by_label("Say something").press("Enter")
    line = bela.page.get_by_role("log").get_by_text("https://evil.example")
    await expect(line).to_have_text(f"{HOSTILE} https://evil.example {{ card-moat }} $3")
    await anna.presses("Play all treasures")
    await ends_turn(anna)
    for person, name in ((anna, "{ $player } $3"), (bela, HOSTILE)):
        await expect(person.page.get_by_role("log").first).to_contain_text(f"Turn 1 of {name}")
        assert await person.page.locator("img[src=x], img[onerror], a[href*=evil]").count() == 0


async def plays_treasures_once(anna: Person) -> None:
    """That the answer was given is seen, and that it counts once."""
    await expect(why(anna)).to_have_attribute("data-why", "turn.buy")
    await expect(anna.page.get_by_role("log").first.get_by_text("You play")).to_have_count(1)


async def test_after_a_lost_connection_the_same_question_is_there(comes: Comes) -> None:
    anna = await comes("Anna")
    connections = await Connections.of(anna)
    await opens_table(anna, game="dominion", bots=True, start=True, options=START)
    before = await anna.looks()
    assert before is not None
    connections.door.clear()
    await connections.cut()
    await expect(anna.page.get_by_text("Reconnecting")).to_be_visible()
    connections.door.set()
    await expect(anna.page.get_by_text("Reconnecting")).to_have_count(0)
    after = await anna.looks()
    assert after is not None
    assert (after.why, after.cards) == (before.why, before.cards)
    opened = len(connections.open)
    await anna.presses("Play all treasures")
    await plays_treasures_once(anna)
    assert len(connections.open) == opened > 1


async def test_an_answer_given_while_the_connection_is_being_opened_goes_out_as_soon_as_it_is(comes: Comes) -> None:
    anna = await comes("Anna")
    connections = await Connections.of(anna)
    await opens_table(anna, game="dominion", bots=True, start=True, options=START)
    await anna.looks()
    connections.door.clear()
    await connections.cut()
    await connections.knocks.wait()
    await anna.presses("Play all treasures")
    connections.door.set()
    await plays_treasures_once(anna)


async def test_a_page_that_was_left_before_it_was_there_connects_no_more(comes: Comes) -> None:
    anna = await comes("Anna")
    code = await opens_table(anna, game="dominion")
    await anna.presses("Courtyard")  # home
    await expect(anna.page.get_by_label("Code of the table")).to_be_visible()
    sockets: list[WebSocket] = []

    def connects(socket: WebSocket) -> None:
        sockets.append(socket)

    anna.page.on("websocket", connects)
    waiting, release = asyncio.Event(), asyncio.Event()

    async def hold(route: Route) -> None:
        waiting.set()
        await release.wait()
        await route.continue_()

    await anna.page.route(f"**/api/tables/{code}", hold)
    await anna.page.go_back()
    await waiting.wait()
    await anna.page.go_forward()
    await expect(anna.page.get_by_label("Code of the table")).to_be_visible()
    async with anna.page.expect_response(re.compile(f"/api/tables/{code}$")):
        release.set()
    await anna.page.evaluate("fetch('/api/tables').then((answer) => answer.json())")  # what would follow has followed
    assert not sockets


async def test_a_table_that_is_gone_says_so(comes: Comes) -> None:
    anna = await comes("Anna")
    connections = await Connections.of(anna)
    await opens_table(anna, game="dominion", bots=True, start=True, options=START)
    await anna.looks()
    await connections.cut(4404)
    await expect(anna.page.get_by_role("heading", level=1)).to_have_text("There is no such table.")


async def test_an_answer_that_got_lost_on_the_way_is_given_once(comes: Comes) -> None:
    anna = await comes("Anna")
    connections = await Connections.of(anna)
    await opens_table(anna, game="dominion", bots=True, start=True, options=START)
    await anna.looks()
    connections.loses = True
    await anna.presses("Play all treasures")
    await connections.lost.wait()
    await connections.cut()
    await plays_treasures_once(anna)


async def test_a_second_window_of_the_same_person_stays_in_step(comes: Comes) -> None:
    anna = await comes("Anna")
    code = await opens_table(anna, game="dominion", bots=True, start=True, options=START)
    await anna.looks()
    other = await anna.page.context.new_page()
    await other.goto(f"{anna.address}/table/{code}")
    await other.get_by_role("button", name="Play all treasures").click()
    await expect(why(anna)).to_have_attribute("data-why", "turn.buy")
    await ends_turn(anna)
    await expect(other.get_by_role("log").first).to_contain_text("Turn 1 of Big Money")


async def test_the_title_tells_whose_turn_it_is(comes: Comes) -> None:
    anna, bela = await comes("Anna"), await comes("Béla")
    await begins(anna, bela)
    await expect(anna.page).to_have_title(re.compile("Your turn"))
    await expect(bela.page).not_to_have_title(re.compile("Your turn"))
    await anna.presses("Play all treasures")
    await ends_turn(anna)
    await expect(bela.page).to_have_title(re.compile("Your turn"))


async def test_a_notification_tells_once_that_it_is_ones_turn_and_only_who_looks_elsewhere(comes: Comes) -> None:
    anna, bela = await comes("Anna"), await comes("Béla")
    await bela.page.add_init_script(WATCHED)
    await begins(anna, bela, "Ask")
    for away, told in ((False, []), (True, ["It is your turn at Dominion."])):
        await bela.page.evaluate("(away) => (window.away = away)", away)
        await anna.presses("Play all treasures")
        await ends_turn(anna)
        await bela.looks()
        await bela.page.wait_for_function("(times) => told.length === times", arg=len(told))
        assert await bela.page.evaluate("window.told") == told
        await anna.presses("Ask to undo")  # the same question comes again, with more around it
        await expect(bela.page.get_by_text("Anna asks to take back an answer.")).to_be_visible()
        assert await bela.page.evaluate("window.told") == told
        await bela.page.evaluate("window.away = false")
        await bela.presses("Refuse")
        await bela.presses("Play all treasures")  # the next question of one's own turn: nothing to tell to who is here
        await expect(why(bela)).to_have_attribute("data-why", "turn.buy")
        assert await bela.page.evaluate("window.told") == told
        await ends_turn(bela)
        await anna.looks()


async def test_a_strategy_is_offered_where_its_cards_are_and_plays(comes: Comes) -> None:
    anna = await comes("Anna", hand="keyboard")
    await opens_table(anna, game="dominion", players=2, options=START)
    await anna.presses(anna.page.get_by_title("Who takes seat 2"))
    dialog = anna.page.get_by_role("dialog")
    await expect(dialog.get_by_role("button", name="Big Money + Smithy")).to_contain_text("One Smithy")
    await expect(dialog.get_by_role("button", name="Big Money + Witch")).to_have_count(0)
    await dialog.get_by_text("strategies need cards that this table does not have").click()
    await expect(dialog.get_by_role("listitem").filter(has_text="Chapel + Witch")).to_contain_text("needs Chapel and")
    await anna.presses(dialog.get_by_role("button", name="Big Money + Smithy"))
    await expect(dialog).to_have_count(0)

    await anna.page.get_by_role("radio", name="Size Distortion").check()
    await expect(anna.page.get_by_text("needs Smithy")).to_be_visible()
    await anna.presses("Start with 2 players")
    await expect(anna.page.get_by_text("Big Money + Smithy cannot do without Smithy")).to_be_visible()
    await anna.page.get_by_role("radio", name="First Game").check()
    await expect(anna.page.get_by_text("needs Smithy")).to_have_count(0)
    await anna.presses("Start with 2 players")
    await expect(anna.page.get_by_role("region", name="Big Money + Smithy")).to_be_visible()


async def test_a_guest_comes_by_code_with_one_field_and_one_click(comes: Comes) -> None:
    anna, bela, nobody = await comes("Anna"), await comes("Béla"), await comes("")
    code = await opens_table(anna, game="tajmahal")
    await bela.opens("/")
    await bela.page.get_by_label("Code of the table").fill(f"{bela.address}/table/{code}")
    await bela.presses("Sit down")
    await bela.page.get_by_text("you", exact=True).wait_for()
    # Who has no name yet is asked for one, at the table.
    await nobody.opens(f"/table/{code}")
    await nobody.page.get_by_label("Your name").fill("Cili")
    await nobody.presses("Sit down")
    await expect(anna.page.get_by_role("listitem").filter(has_text="Cili")).to_be_visible()
    await bela.presses("Leave your seat")
    await expect(anna.page.get_by_text("Béla")).to_have_count(0)
