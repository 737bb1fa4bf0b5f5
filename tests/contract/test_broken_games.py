"""Every law can fail: a game that is broken in one way is found out by the law that is about it."""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import TYPE_CHECKING

import pytest
from tests.contract.trickle import NUMBERS, TAKE_OR_BURY, Hands, Trickle, ask

from courtyard.core.choice import Choice, Chooser
from courtyard.lab.laws.book import LAWS, try_law
from courtyard.lab.laws.trial import LawBroken, Trial

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from courtyard.core.position import Position
    from courtyard.core.rules import Standing
    from courtyard.core.seed import Seed
    from courtyard.core.state import State

GAMES = 12  # a broken game is found out within so many


class Endless(Trickle):
    def over(self, state: Hands) -> bool:
        return False

    def move(self, state: Hands, chooser: Chooser) -> None:
        if all(state.hands):
            super().move(state, chooser)


class Unjust(Trickle):
    def ranks_by(self, state: Hands, scores: list[int]) -> list[int]:
        return list(reversed(super().ranks_by(state, scores)))


class Lonely(Trickle):
    """Loses a player before the next game."""

    def rematch(self, options: Mapping[str, object], ranks: list[int], seed: int) -> dict[str, object]:
        return {"players": len(ranks) - 1}


class Pedantic(Trickle):
    """Asks where there is nothing to choose."""

    def move(self, state: Hands, chooser: Chooser) -> None:
        hand = state.hands[state.turn]
        if len(hand) == 1:
            ask(state, chooser, "trickle.lay", hand, 1)
        super().move(state, chooser)


class Careless(Trickle):
    """Loses a number."""

    def move(self, state: Hands, chooser: Chooser) -> None:
        super().move(state, chooser)
        if state.round == 5:
            state.stack.pop()


class Absentminded(Trickle):
    """Keeps in the rules what belongs to a table."""

    def __init__(self) -> None:
        super().__init__()
        self.moves = 0

    def move(self, state: Hands, chooser: Chooser) -> None:
        self.moves += 1
        super().move(state, chooser)
        if self.moves % 7 == 0:
            state.stack.reverse()


class Gossip(Trickle):
    """Tells something else each time."""

    def __init__(self) -> None:
        super().__init__()
        self.told = 0

    def tell(
        self, chooser: Chooser, what: str, seat: int, facts: dict[str, object], secrets: dict[str, object]
    ) -> None:
        self.told += 1
        super().tell(chooser, what, seat, {**facts, "told": self.told}, secrets)


class Vengeful(Trickle):
    """Spoils the table when somebody gives a wrong answer."""

    def __init__(self) -> None:
        super().__init__()
        self.latest: Hands | None = None

    def copy(self, state: Hands) -> Hands:
        self.latest = super().copy(state)
        return self.latest

    def spell(self, choice: Choice, place: int) -> str:
        if self.latest is not None:
            self.latest.round += 100
        return super().spell(choice, place)


class Shallow(Trickle):
    """Shares a list with its copies."""

    def copy(self, state: Hands) -> Hands:
        twin = super().copy(state)
        twin.stack = state.stack
        return twin


class Restless(Trickle):
    """Never deals the same hands twice."""

    def __init__(self) -> None:
        super().__init__()
        self.deals = 0

    def deal(self, state: Hands, seed: Seed) -> None:
        self.deals += 1
        super().deal(state, self.deals)


class Forgetful(Trickle):
    """Leaves a field out of its copies."""

    def copy(self, state: Hands) -> Hands:
        twin = super().copy(state)
        twin.round = 0
        return twin


class Sloppy(Trickle):
    """Leaves something of the old position when it goes back to another."""

    def restore(self, state: Hands, like: Hands) -> None:
        turn = state.turn
        super().restore(state, like)
        state.turn = turn


class Clinging(Trickle):
    """Goes back to another position, but shares it."""

    def restore(self, state: Hands, like: Hands) -> None:
        super().restore(state, like)
        state.stack = like.stack


class Miscounting(Trickle):
    """Its standings tell other turns."""

    def standings(self, state: Hands) -> list[Standing]:
        told = super().standings(state)
        told[0].turns += 1
        return told


class Lossy(Trickle):
    """Leaves a field out of what it stores."""

    def load(self, data: Mapping[str, object]) -> Hands:
        return super().load({**data, "round": 0})


class Reseeded(Trickle):
    """Shuffles in the middle of a game, and does not store the dice."""

    def copy(self, state: Hands) -> Hands:
        twin = super().load(self.dump(state))
        twin.dice.become(state.dice)
        return twin

    def load(self, data: Mapping[str, object]) -> Hands:
        state = super().load(data)
        state.dice.reseed(1)
        return state

    def move(self, state: Hands, chooser: Chooser) -> None:
        super().move(state, chooser)
        first = state.dice.roll(max(1, len(state.stack)))
        state.stack = state.stack[first:] + state.stack[:first]


class Peeking(Trickle):
    """Looks at the stack before it asks, and trusts what it saw."""

    def take(self, state: Hands, chooser: Chooser, seat: int) -> None:
        top = state.stack[-1]
        if ask(state, chooser, "trickle.take", [0, 1], 1, TAKE_OR_BURY) == [0]:
            state.stack.pop()
            state.hands[seat].append(top)


class Greedy(Trickle):
    """Keeps a number when it deals again."""

    def redeal(self, state: Hands, seat: int, seed: int) -> None:
        super().redeal(state, seat, seed)
        state.stack[:1] = []


class Stubborn(Trickle):
    """Does not deal again at all."""

    def redeal(self, state: Hands, seat: int, seed: int) -> None:
        state.dice.reseed(seed)


class Marked(Trickle):
    """Shuffles the numbers as they lie: whoever knows the seed can tell where each has been."""

    def redeal(self, state: Hands, seat: int, seed: int) -> None:
        lying = list(state.stack)
        super().redeal(state, seat, seed)
        state.stack.sort(key=lambda number: number in lying)


class Possessive(Trickle):
    """Does not deal away what somebody has put at the bottom."""

    def redeal(self, state: Hands, seat: int, seed: int) -> None:
        bottom = state.stack[:1]
        del state.stack[:1]
        super().redeal(state, seat, seed)
        state.stack[:0] = bottom


class Oblivious(Trickle):
    """Tells everybody all that is taken and put back, and deals it again as if nobody had heard."""

    def tell(
        self, chooser: Chooser, what: str, seat: int, facts: dict[str, object], secrets: dict[str, object]
    ) -> None:
        super().tell(chooser, what, seat, {**facts, **secrets}, {})


class Prophetic(Trickle):
    """Counts points that are still in the stack."""

    def known_scores(self, state: Hands, seat: int) -> list[int]:
        return [points + sum(state.stack[:1]) for points in self.scores(state)]


class Talkative(Trickle):
    """Shows the top of the stack to everybody."""

    def view(self, state: Hands, seat: int) -> dict[str, object]:
        return {**super().view(state, seat), "next": state.stack[-1:]}


class Lying(Trickle):
    """Shows the wrong player's turn."""

    def view(self, state: Hands, seat: int) -> dict[str, object]:
        return {**super().view(state, seat), "turn": 1 - state.turn}


class Doubling(Trickle):
    """Counts what was laid down, and always finds a pair."""

    def view(self, state: Hands, seat: int) -> dict[str, object]:
        laid = [{"seat": other, "laid": dict.fromkeys(map(str, laid), 2)} for other, laid in enumerate(state.laid)]
        return {**super().view(state, seat), "players": laid}


class Indiscreet(Trickle):
    """Tells a secret as a fact as well."""

    def tell(
        self, chooser: Chooser, what: str, seat: int, facts: dict[str, object], secrets: dict[str, object]
    ) -> None:
        super().tell(chooser, what, seat, {**facts, **secrets}, secrets)


class Cheat(Chooser):
    """A bot that looks at the top and the bottom of the stack."""

    def choose(self, choice: Choice, state: State) -> list[int]:
        assert isinstance(state, Hands)
        return [int(state.stack[-1] + state.stack[0] < NUMBERS)] if choice.why == "trickle.take" else [0]


class Cheater(Trickle):
    """A good game, but one of its bots is not."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "cheaters-trickle"


class Searcher(Chooser):
    """A bot that tries out one answer to each question, and takes another if it does not like what comes of it."""

    def __init__(self, *, guesses: bool) -> None:
        super().__init__()
        self.guesses = guesses

    def consider(self, position: Position[Hands], choice: Choice) -> list[int]:
        world = position.copy()
        if self.guesses:
            world.redeal(int(choice.seat), 1)
        world.answer([0])
        stack = world.state.stack
        return [len(choice) - 1 if stack and stack[-1] < NUMBERS // 2 else 0]


class Searched(Trickle):
    """A good game, and a bot that searches honestly."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "searchers-trickle"


class Foreseen(Trickle):
    """A good game, but the bot that searches in it does not guess: it knows."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "seers-trickle"


BOTS = {
    "cheaters-trickle": lambda _: Cheat(),
    "searchers-trickle": lambda _: Searcher(guesses=True),
    "seers-trickle": lambda _: Searcher(guesses=False),
}


@pytest.fixture(autouse=True)
def bots_of_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for game, bot in BOTS.items():
        name = f"courtyard.bots.{game}"
        package = ModuleType(name)
        package.__spec__ = ModuleSpec(name, None)
        vars(package)["BOTS"] = {"bot": bot}
        monkeypatch.setitem(sys.modules, name, package)


BROKEN = [
    ("ends", Endless),
    ("ends", Unjust),
    ("ends", Lonely),
    ("ends", Miscounting),
    ("choices", Pedantic),
    ("census", Careless),
    ("tables", Absentminded),
    ("suspended", Absentminded),
    ("repeated", Gossip),
    ("refused", Vengeful),
    ("undone", Shallow),
    ("recorded", Restless),
    ("copied", Forgetful),
    ("independent", Shallow),
    ("restored", Sloppy),
    ("restored", Clinging),
    ("stored", Lossy),
    ("resumed", Reseeded),
    ("redealt", Peeking),
    ("redealt-for-all", Greedy),
    ("traceless", Marked),
    ("unseen", Talkative),
    ("unseen", Stubborn),
    ("unseen", Prophetic),
    ("alike", Possessive),
    ("alike", Prophetic),
    ("alike", Cheater),
    ("remembered", Oblivious),
    ("true-views", Lying),
    ("true-views", Doubling),
    ("discreet", Indiscreet),
    ("honest", Cheater),
    ("honest", Foreseen),
]


def try_some(rules: Trickle, law: str) -> None:
    for seed in range(GAMES):
        try_law(LAWS[law], Trial(rules, rules.sample(seed), seed))


@pytest.mark.parametrize("law", LAWS)
def test_a_sound_game_keeps_the_law(law: str, only_game: Callable[[Trickle], Trickle]) -> None:
    try_some(only_game(Trickle()), law)


def test_an_honest_search_keeps_the_law(only_game: Callable[[Trickle], Trickle]) -> None:
    try_some(only_game(Searched()), "honest")


@pytest.mark.parametrize(("law", "kind"), BROKEN, ids=[f"{law}-{kind.__name__}" for law, kind in BROKEN])
def test_a_broken_game_breaks_the_law(law: str, kind: type[Trickle], only_game: Callable[[Trickle], Trickle]) -> None:
    with pytest.raises(LawBroken, match=f"The law “{law}” is broken: ") as caught:
        try_some(only_game(kind()), law)
    assert caught.value.law == law
    assert "Error" not in caught.value.sentence, "the law should say what is wrong"


def test_every_law_has_been_seen_to_fail() -> None:
    assert {law for law, _ in BROKEN} == set(LAWS)


def test_a_crash_breaks_the_law_too(only_game: Callable[[Trickle], Trickle]) -> None:
    class Crashing(Trickle):
        def scores(self, state: Hands) -> list[int]:
            raise KeyError("points")

    with pytest.raises(LawBroken, match="KeyError: 'points'"):
        try_some(only_game(Crashing()), "ends")
