"""How scripted people decide: they look at their page and press something."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tests.browser.person import Asked, Person

MONEY: Final = ("province", "gold", "silver")  # what somebody buys who wants the game to end


class Policy:
    """Takes whatever is offered first: enough for any game."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.answered: list[str] = []  # the names of the questions; one that takes several presses may stand twice

    async def plays(self, enough: Callable[[], bool] = lambda: False) -> None:
        """To the end of the game, or until it is enough."""
        while not enough():
            asked = await self.sees()
            if asked is None:
                return
            await self.answers(asked)

    async def answers(self, asked: Asked) -> None:
        """One press; a question may want several."""
        place = self.choose(asked)
        if place is None:
            await self.person.confirms()
        else:
            await self.person.picks(place)
        self.answered.append(asked.why)

    async def sees(self) -> Asked | None:
        return await self.person.looks()

    def choose(self, asked: Asked) -> int | None:
        """What to press next; None: what confirms."""
        free = [place for place, choice in enumerate(asked.choices) if not choice.picked]
        picked = len(free) < len(asked.choices)
        return None if not free or (picked and asked.ready) else free[0]


class Collector(Policy):
    """At Dominion: buys the wanted cards one after another, plays every card, then buys for the end."""

    def __init__(self, person: Person, wanted: Sequence[str] = ()) -> None:
        super().__init__(person)
        self.wanted = list(wanted)
        self.played: Counter[str] = Counter()

    def choose(self, asked: Asked) -> int | None:
        if asked.why == "turn.buy":
            return self.buys(asked.cards)
        if asked.why == "turn.action":
            return self.plays_rarest(asked.cards)
        if asked.why == "turn.treasures":
            return None
        if asked.why == "react" and self.answered[-1:] == ["secret-chamber.topdeck"]:
            return None  # one may react for ever; once is enough
        return super().choose(asked)

    def buys(self, cards: list[str]) -> int | None:
        for card in [*self.wanted, *MONEY]:
            if card in cards:
                if card in self.wanted:
                    self.wanted.remove(card)
                return cards.index(card)
        return None

    def plays_rarest(self, cards: list[str]) -> int:
        rarest = min(cards, key=lambda card: self.played[card])
        self.played[rarest] += 1
        return cards.index(rarest)
