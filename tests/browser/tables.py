"""Opening tables with the cards, and the deal, that a test wants."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.games import find_game
from courtyard.server.plays.share import write_share

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.browser.person import Person


def dealt(game: str, deal: int, **options: object) -> str:
    """The code of a set-up whose deal is known, so that a test plays the same game each time."""
    code = write_share(game, find_game(game).settle(options, 0), deal)
    assert code is not None
    return code


def share(kingdom: Sequence[str] | str, players: int = 2, deal: int = 1, start: int = 0) -> str:
    """Dominion with these cards."""
    return dealt("dominion", deal, kingdom=kingdom, players=players, start=start)


async def opens_table(host: Person, **how: object) -> str:
    """Open a table over HTTP as the page would, and go there; its code."""
    answer = await host.page.request.post(f"{host.address}/api/tables", data={"name": host.name, **how})
    assert answer.ok, await answer.text()
    code = str((await answer.json())["code"])
    await host.opens(f"/table/{code}")
    return code


async def sits_down(guest: Person, code: str) -> None:
    """Come by the link, and sit down with one click."""
    await guest.opens(f"/table/{code}")
    await guest.presses("Sit down")
    await guest.page.get_by_text("you", exact=True).wait_for()


async def ends_turn(person: Person) -> None:
    """At Dominion, although something could be bought: so one is asked whether that is meant.

    The pointer comes from elsewhere; one that has not moved since it played the Treasures would do nothing.
    """
    await person.page.mouse.move(0, 0)
    await person.presses("End turn")
    await person.page.get_by_text("End your turn?").wait_for()
    await person.presses("End turn")
