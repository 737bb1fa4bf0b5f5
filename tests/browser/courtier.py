"""Scripted players of Taj Mahal, and the tables where they play."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from tests.browser.policy import Policy
from tests.browser.tables import dealt, opens_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.person import Asked, Person

GAME: Final = "tajmahal"
DEAL: Final = 2  # with it all questions come soon
WITHDRAW: Final = "[aria-keyshortcuts=w]"


class Courtier(Policy):
    """Plays cards in so many turns of a visit, then withdraws; builds where it brings most."""

    def __init__(self, person: Person, turns: int = 2) -> None:
        super().__init__(person)
        self.turns = turns
        self.laid = 0  # in how many turns of this visit cards were played

    async def plays(self, enough: Callable[[], bool] = lambda: False) -> None:
        while not enough():
            asked = await self.person.looks()
            if asked is None:
                return
            await self.answers(asked)
            self.answered.append(asked.why)

    async def answers(self, asked: Asked) -> None:
        """One press."""
        if asked.why == "visit.play" and (self.laid >= self.turns or not asked.choices):
            await self.withdraws()
            return
        place = await self.best_town(asked) if asked.why.endswith("town") else self.choose(asked)
        if place is not None:
            await self.person.picks(place)
            return
        self.laid = self.laid + 1 if asked.why == "visit.play" else 0
        await self.person.confirms()

    def choose(self, asked: Asked) -> int | None:
        """A card that cannot be played alone goes with the last one of the hand: a white or special card."""
        if asked.why == "visit.play" and any(choice.picked for choice in asked.choices) and not asked.ready:
            return max(place for place, choice in enumerate(asked.choices) if not choice.picked)
        return super().choose(asked)

    async def withdraws(self) -> None:
        self.laid = 0
        if self.person.hand == "keyboard":
            await self.person.page.keyboard.press("w")
        else:
            await self.person.presses(self.person.page.locator(WITHDRAW))

    async def best_town(self, asked: Asked) -> int | None:
        if any(choice.picked for choice in asked.choices):
            return None
        points = await self.person.page.locator(".prompt [data-choosable] b").all_inner_texts()
        return max(range(len(points)), key=lambda place: number(points[place]))


class Warlord(Courtier):
    """Never withdraws of their own will, and so wins crowns as well."""

    def __init__(self, person: Person) -> None:
        super().__init__(person, turns=99)


def number(text: str) -> int:
    found = re.search(r"\d+", text)
    assert found is not None, text
    return int(found[0])


async def opens_lobby(person: Person, *, players: int = 3, bots: bool = True) -> str:
    """A table for so many with bots on all other seats, not yet dealt."""
    return await opens_table(person, game=GAME, share=dealt(GAME, DEAL, players=players, start=0), bots=bots)


async def opens_game(person: Person, players: int = 3, points: str = "Visible") -> None:
    await opens_lobby(person, players=players)
    await person.page.get_by_role("radio", name=points).check()
    await starts(person)


async def starts(host: Person) -> None:
    """With bots who do not take their time."""
    await host.page.get_by_role("radio", name="At once").check()
    await host.presses("Start with")
