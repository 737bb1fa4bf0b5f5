"""The rules: take the open card with all chips on it, or pay a chip and leave it to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtyard.core.choice import Choice, Chooser
from courtyard.core.dice import Dice
from courtyard.core.event import Event
from courtyard.core.phrase import Phrase
from courtyard.core.rules import Rules, Standing, settle_seats

from .table import CARDS, OUT, SEATS, Table, load

if TYPE_CHECKING:
    from collections.abc import Mapping

    from courtyard.core.seed import Seed

TAKE, PAY = range(2)
WAYS: Final = ("take", "pay")
USUAL_PLAYERS: Final = 4


class NoThanks(Rules[Table]):
    """All is open but the order of the deck, and which nine of its cards will not come."""

    def __init__(self) -> None:
        self.name = "nothanks"
        self.version = 1
        self.seats = SEATS

    # -- from the start to the end -------------------------------------------------------------------------------------
    def settle(self, options: Mapping[str, object], seed: int) -> dict[str, object]:
        given = {"players": USUAL_PLAYERS, **options}
        players, start = settle_seats(Phrase("nothanks.game"), SEATS, given, ("players", "start"), seed)
        return {"players": players, "start": start}

    def set_up(self, options: Mapping[str, object]) -> Table:
        players, start = options["players"], options["start"]
        assert isinstance(players, int)
        assert isinstance(start, int)
        return Table(players, start)

    def deal(self, state: Table, seed: Seed) -> None:
        state.dice.reseed(seed)
        shuffle(state.deck, state.dice)

    def move(self, state: Table, chooser: Chooser) -> None:
        state.turns[state.turn] += 1
        if state.chips[state.turn] and self.ask(state, chooser) == PAY:
            self.pay(state, chooser)
        else:
            self.take(state, chooser)

    def ask(self, state: Table, chooser: Chooser) -> int:
        choice = Choice(state.turn, "card.open", "ways", 1, 1)
        choice.ways = WAYS
        choice.about = state.deck[-1]
        choice.offer(TAKE)
        choice.offer(PAY)
        return chooser.choose(choice, state)[0]

    def pay(self, state: Table, chooser: Chooser) -> None:
        state.chips[state.turn] -= 1
        state.pot += 1
        self.tell(state, chooser, "paid")
        state.turn = (state.turn + 1) % len(state.chips)

    def take(self, state: Table, chooser: Chooser) -> None:
        self.tell(state, chooser, "took")
        state.taken[state.turn].append(state.deck.pop())
        state.taken[state.turn].sort()
        state.chips[state.turn] += state.pot
        state.pot = 0

    def tell(self, state: Table, chooser: Chooser, what: str) -> None:
        if chooser.listens:
            chooser.hear(Event(what, state.turn, {"card": state.deck[-1], "chips": state.pot}))

    def over(self, state: Table) -> bool:
        return state.over

    def scores(self, state: Table) -> list[int]:
        return [sum(points for _, _, points in state.points(seat)) for seat in range(len(state.chips))]

    def turns(self, state: Table) -> list[int]:
        return state.turns[:]

    def standings(self, state: Table) -> list[Standing]:
        made = zip(self.ranks(state), self.scores(state), state.turns, strict=True)
        return [
            Standing(seat, rank, score, state.points(seat), turns) for seat, (rank, score, turns) in enumerate(made)
        ]

    def rematch(self, options: Mapping[str, object], ranks: list[int], seed: int) -> dict[str, object]:
        return self.settle({**options, "start": None}, seed)

    # -- copies, guesses and views -------------------------------------------------------------------------------------
    def copy(self, state: Table) -> Table:
        return load(state.dump())

    def restore(self, state: Table, like: Table) -> None:
        twin = self.copy(like)
        state.deck, state.pot, state.turn = twin.deck, twin.pot, twin.turn
        state.chips, state.taken, state.turns = twin.chips, twin.taken, twin.turns
        state.dice.become(twin.dice)

    def view(self, state: Table, seat: int) -> dict[str, object]:
        left = len(state.deck) - OUT - state.seen
        return {"seat": seat, **self.open(state), "left": left, "players": self.seats_in(state)}

    def redeal(self, state: Table, seat: int, seed: int) -> None:
        state.dice.reseed(seed)
        unseen = sorted(state.deck[: len(state.deck) - state.seen])
        shuffle(unseen, state.dice)
        state.deck[: len(unseen)] = unseen

    def dump(self, state: Table) -> dict[str, object]:
        return state.dump()

    def load(self, data: Mapping[str, object]) -> Table:
        return load(data)

    # -- names, scenarios and laws -------------------------------------------------------------------------------------
    def spell(self, choice: Choice, place: int) -> str:
        return WAYS[choice.option(place)]

    def arrange(self, table: Mapping[str, object]) -> Table:
        return load(table)

    def facts(self, state: Table) -> dict[str, object]:
        return {**self.open(state), "seats": self.seats_in(state)}

    def open(self, state: Table) -> dict[str, object]:
        return {"turn": state.turn, "card": state.deck[-1] if state.seen else None, "pot": state.pot}

    def seats_in(self, state: Table) -> list[dict[str, object]]:
        pairs = zip(state.taken, state.chips, strict=True)
        return [{"seat": seat, "taken": cards[:], "chips": chips} for seat, (cards, chips) in enumerate(pairs)]

    def census(self, state: Table) -> dict[str, int]:
        cards = [card for pile in (state.deck, *state.taken) for card in pile]
        return {"chips": sum(state.chips) + state.pot, **{str(card): cards.count(card) for card in CARDS}}

    def sample(self, seed: int) -> dict[str, object]:
        return self.settle({"players": SEATS[Dice(seed).roll(len(SEATS))]}, seed)


def shuffle(cards: list[int], dice: Dice) -> None:
    for last in range(len(cards) - 1, 0, -1):
        other = dice.roll(last + 1)
        cards[last], cards[other] = cards[other], cards[last]


RULES: Final = NoThanks()
