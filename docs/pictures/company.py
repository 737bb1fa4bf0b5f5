"""People who play together by script until there is something to see."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.person import Asked, Person
    from tests.browser.policy import Policy


async def adds_bot(host: Person, players: int) -> None:
    """The usual bot on a new seat; so many play then."""
    await host.presses(host.page.get_by_role("button", name="Bot", exact=True))
    await host.named(f"Start with {players} players").wait_for()


class Company:
    """One whose screen is looked at, and those who play along."""

    def __init__(self, seen: Policy, *friends: Policy) -> None:
        self.seen = seen
        self.friends = friends

    async def plays_until(self, moment: Callable[[Asked], bool]) -> None:
        """Until such a question is open, or to the end; nobody else has anything to decide then."""
        playing = [asyncio.create_task(friend.plays()) for friend in self.friends]
        while (asked := await self.seen.sees()) is not None and not moment(asked):
            await self.seen.answers(asked)
        for friend in playing:
            friend.cancel()
