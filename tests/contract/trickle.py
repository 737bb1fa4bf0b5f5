"""A tiny game with secrets, chance and questions inside moves: for trying the laws on something that is easy to break.

Everybody has five numbers in hand. Whose turn it is lays one or two of them on the table, open, and takes the top one
of a face-down stack, or has it put at the bottom; whoever takes it puts another one at the bottom, unseen by the rest.
When a hand is empty, the game is over, and the highest sum wins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.core.choice import Choice
from courtyard.core.dice import Dice
from courtyard.core.event import Event
from courtyard.core.rules import Rules, Standing, Transfer
from courtyard.core.seats import NOBODY
from courtyard.core.state import State

if TYPE_CHECKING:
    from collections.abc import Mapping

    from courtyard.core.choice import Chooser
    from courtyard.core.seed import Seed

NUMBERS: Final = 40
HAND: Final = 5
TAKE_OR_BURY: Final = ("take", "bury")


class Hands(State):
    def __init__(self, players: int) -> None:
        super().__init__(Dice(0))
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.laid: list[list[int]] = [[] for _ in range(players)]
        self.stack = list(range(NUMBERS))
        self.turn = 0
        self.round = 0


class Trickle(Rules[Hands]):
    def __init__(self) -> None:
        self.name = "trickle"
        self.version = 1
        self.seats = range(2, 5)

    def settle(self, options: Mapping[str, object], seed: int) -> dict[str, object]:
        return {"players": options.get("players", 2)}

    def set_up(self, options: Mapping[str, object]) -> Hands:
        players = options["players"]
        assert isinstance(players, int)
        return Hands(players)

    def deal(self, state: Hands, seed: Seed) -> None:
        state.dice.reseed(seed)
        shuffle(state.stack, state.dice)
        for hand in state.hands:
            hand += [state.stack.pop() for _ in range(HAND)]

    def move(self, state: Hands, chooser: Chooser) -> None:
        seat, hand = state.turn, state.hands[state.turn]
        for number in hand[:] if len(hand) == 1 else ask(state, chooser, "trickle.lay", hand, 2):
            hand.remove(number)
            state.laid[seat].append(number)
            self.tell(chooser, "laid", seat, {"number": number}, {})
        if state.stack:
            self.take(state, chooser, seat)
        state.turn = (seat + 1) % len(state.hands)
        state.round += 1

    def take(self, state: Hands, chooser: Chooser, seat: int) -> None:
        if ask(state, chooser, "trickle.take", [0, 1], 1, TAKE_OR_BURY) == [0]:
            state.hands[seat].append(state.stack.pop())
            self.tell(chooser, "took", seat, {}, {"number": state.hands[seat][-1]})
            self.put_under(state, chooser, seat)
        else:
            state.stack.insert(0, state.stack.pop())

    def put_under(self, state: Hands, chooser: Chooser, seat: int) -> None:
        hand = state.hands[seat]
        number = hand[0] if len(hand) == 1 else ask(state, chooser, "trickle.put", hand, 1)[0]
        hand.remove(number)
        state.stack.insert(0, number)
        self.tell(chooser, "put", seat, {}, {"number": number})

    def tell(
        self, chooser: Chooser, what: str, seat: int, facts: dict[str, object], secrets: dict[str, object]
    ) -> None:
        if chooser.listens:
            chooser.hear(Event(what, seat, facts, secrets, 1 << seat))

    def over(self, state: Hands) -> bool:
        return not all(state.hands)

    def scores(self, state: Hands) -> list[int]:
        return [sum(laid) for laid in state.laid]

    def turns(self, state: Hands) -> list[int]:
        players = len(state.hands)
        return [(state.round + players - 1 - seat) // players for seat in range(players)]

    def standings(self, state: Hands) -> list[Standing]:
        facts = zip(self.ranks(state), self.scores(state), self.turns(state), strict=True)
        return [Standing(seat, rank, score, [], turns) for seat, (rank, score, turns) in enumerate(facts)]

    def rematch(self, options: Mapping[str, object], ranks: list[int], seed: int) -> dict[str, object]:
        return dict(options)

    def copy(self, state: Hands) -> Hands:
        return self.load(self.dump(state))

    def restore(self, state: Hands, like: Hands) -> None:
        twin = self.copy(like)
        state.hands, state.laid, state.stack = twin.hands, twin.laid, twin.stack
        state.turn, state.round = twin.turn, twin.round
        state.dice.become(twin.dice)

    def view(self, state: Hands, seat: int) -> dict[str, object]:
        players: list[dict[str, object]] = []
        for other, hand in enumerate(state.hands):
            players.append({"seat": other, "size": len(hand), "laid": list(state.laid[other])})
            if other == seat:
                players[-1]["hand"] = list(hand)
        return {"turn": state.turn, "round": state.round, "stack_size": len(state.stack), "players": players}

    def redeal(self, state: Hands, seat: int, seed: int) -> None:
        state.dice.reseed(seed)
        others = [hand for other, hand in enumerate(state.hands) if other != seat]
        pool = sorted(number for hand in [*others, state.stack] for number in hand)
        shuffle(pool, state.dice)
        for hand in [*others, state.stack]:
            hand[:] = [pool.pop() for _ in hand]

    def dump(self, state: Hands) -> dict[str, object]:
        hands, laid = [list(hand) for hand in state.hands], [list(laid) for laid in state.laid]
        numbers = {"turn": state.turn, "round": state.round}
        return {"hands": hands, "laid": laid, "stack": list(state.stack), **numbers, "dice": state.dice.dump()}

    def load(self, data: Mapping[str, object]) -> Hands:
        hands, laid, stack = data["hands"], data["laid"], data["stack"]
        turn, number = data["turn"], data["round"]
        assert isinstance(hands, list)
        assert isinstance(laid, list)
        assert isinstance(stack, list)
        assert isinstance(turn, int)
        assert isinstance(number, int)
        state = Hands(len(hands))
        state.hands, state.laid, state.stack = (
            [list(hand) for hand in hands],
            [list(pile) for pile in laid],
            list(stack),
        )
        state.turn, state.round = turn, number
        state.dice.load(data["dice"])
        return state

    def spell(self, choice: Choice, place: int) -> str:
        option = int(choice.option(place))
        return choice.ways[option] if choice.ways else str(option)

    def arrange(self, table: Mapping[str, object]) -> Hands:
        return self.load(table)

    def facts(self, state: Hands) -> dict[str, object]:
        pairs = zip(state.hands, state.laid, strict=True)
        seats = [{"hand": list(hand), "laid": list(laid), "size": len(hand)} for hand, laid in pairs]
        return {"turn": state.turn, "round": state.round, "seats": seats}

    def owned(self, state: Hands, seat: int) -> list[str]:
        return [str(number) for number in [*state.hands[seat], *state.laid[seat]]]

    def transfer(self, told: Mapping[str, object]) -> Transfer | None:
        seat, things = told["seat"], [str(told["number"])] if "number" in told else []
        assert isinstance(seat, int)
        giver = NOBODY if told["what"] == "took" else seat
        taker = NOBODY if told["what"] == "put" else seat
        return Transfer(giver, taker, things, 1 - len(things))

    def census(self, state: Hands) -> dict[str, int]:
        piles = [*state.hands, *state.laid, state.stack]
        numbers = [str(number) for pile in piles for number in pile]
        return {number: numbers.count(number) for number in sorted(set(numbers))}

    def sample(self, seed: int) -> dict[str, object]:
        return {"players": self.seats[seed % len(self.seats)]}


def ask(
    state: Hands, chooser: Chooser, why: str, options: list[int], most: int, ways: tuple[str, ...] = ()
) -> list[int]:
    """Pick one option or more."""
    choice = Choice(state.turn, why, "ways" if ways else "hand", 1, most)
    choice.ways = ways
    for option in options:
        choice.offer(option)
    return [int(choice.option(place)) for place in chooser.choose(choice, state)]


def shuffle(numbers: list[int], dice: Dice) -> None:
    for last in range(len(numbers) - 1, 0, -1):
        other = dice.roll(last + 1)
        numbers[last], numbers[other] = numbers[other], numbers[last]
