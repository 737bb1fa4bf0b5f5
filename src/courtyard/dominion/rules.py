"""Dominion as one of the games: what core, and through it everybody else, calls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.core.dice import Dice
from courtyard.core.phrase import Phrase
from courtyard.core.rules import Gauge, Rules, settle_seats
from courtyard.dominion import arrange, game, kingdom, redeal, scoring, setup, store, suspicion, view
from courtyard.dominion.card import CARDS, PROVINCE
from courtyard.dominion.events import EVENTS, transfer
from courtyard.dominion.state import State

if TYPE_CHECKING:
    from collections.abc import Mapping

    from courtyard.core.choice import Choice, Chooser
    from courtyard.core.event import Event
    from courtyard.core.rules import Inquiry, Standing, Transfer
    from courtyard.core.seats import Viewer
    from courtyard.core.seed import Seed
    from courtyard.dominion.shapes import Settled, View


class Dominion(Rules[State]):
    """The three boxes, alone or mixed."""

    def __init__(self) -> None:
        self.name = "dominion"
        self.version = 1
        self.seats = range(2, 7)

    def settle(self, options: Mapping[str, object], seed: int) -> dict[str, object]:
        """Options: players, kingdom (recommended, of a day, ten cards, or random), sets, require, ban, bane, start."""
        known = ("players", "kingdom", "sets", "require", "ban", "bane", "start")
        players, start = settle_seats(Phrase("dominion.game"), self.seats, {"players": 2, **options}, known, seed)
        cards, bane = kingdom.settle_kingdom(options, seed)
        settled: Settled = {"players": players, "kingdom": cards, "bane": bane or None, "start": start}
        return {**settled}

    def set_up(self, options: Mapping[str, object]) -> State:
        players, cards, start = options["players"], options["kingdom"], options["start"]
        assert isinstance(players, int) and isinstance(cards, list) and isinstance(start, int)
        state = setup.make_table(players, [str(card) for card in cards], str(options["bane"] or ""), [])
        state.seat = start
        return state

    def deal(self, state: State, seed: Seed) -> None:
        setup.deal(state, seed)

    def move(self, state: State, chooser: Chooser) -> None:
        game.move_on(state, chooser, 1)

    def move_on(self, state: State, chooser: Chooser, moves: int) -> None:
        game.move_on(state, chooser, moves)

    def over(self, state: State) -> bool:
        return state.ended

    def scores(self, state: State) -> list[int]:
        return scoring.scores(state)

    def known_scores(self, state: State, seat: Viewer) -> list[int]:
        return scoring.known_scores(state, seat)

    def ranks_by(self, state: State, scores: list[int]) -> list[int]:
        return scoring.ranks(state, scores)

    def turns(self, state: State) -> list[int]:
        return [int(player.turns) for player in state.players]

    def standings(self, state: State) -> list[Standing]:
        return scoring.standings(state)

    def ending(self, state: State) -> str:
        return "provinces" if state.supply.left(PROVINCE) == 0 else "piles"

    def gauges(self) -> list[Gauge]:
        return [Gauge("score", peak=False), Gauge("money", peak=True)]

    def gauge(self, state: State, seat: int, name: str) -> int:
        """The score, or the money that a turn has to spend."""
        if name == "score":
            return scoring.score(state, seat)
        return int(state.coins) if seat == state.seat else 0

    def gained(self, event: Event) -> list[str]:
        if event.what != "gained":
            return []
        cards = event.facts["cards"]
        assert isinstance(cards, list)
        return [str(card) for card in cards]

    def rematch(self, options: Mapping[str, object], ranks: list[int], seed: int) -> dict[str, object]:
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        return {**options, "start": setup.next_start(winners, len(ranks), Dice(seed))}

    def copy(self, state: State) -> State:
        return state.copy()

    def restore(self, state: State, like: State) -> None:
        state.become(like)

    def view(self, state: State, seat: Viewer) -> View:
        return view.view(state, seat)

    def redeal(self, state: State, seat: Viewer, seed: int) -> None:
        redeal.redeal(state, seat, seed)

    def betrays(self, choice: Choice) -> bool:
        return choice.why in suspicion.ASKED_OF_HOLDERS

    def suspects(self, state: State, event: Event) -> list[int]:
        return suspicion.suspects(state, event)

    def inquiries(
        self, state: State, told: list[Event], since: int, before: Choice, after: Choice | None
    ) -> list[Inquiry]:
        return suspicion.inquiries(state, told, since, before, after)

    def dump(self, state: State) -> dict[str, object]:
        return state.dump()

    def load(self, data: Mapping[str, object]) -> State:
        return store.load(data)

    def spell(self, choice: Choice, place: int) -> str:
        option = choice.option(place)
        return choice.ways[option] if choice.ways else CARDS[option].id

    def card_name(self, card: int) -> str:
        return CARDS[card].id

    def card_number(self, name: str) -> int:
        return int(kingdom.find_card(name).number)

    def arrange(self, table: Mapping[str, object]) -> State:
        return arrange.arrange(table)

    def facts(self, state: State) -> dict[str, object]:
        return arrange.facts(state)

    def events(self, state: State) -> dict[str, dict[str, list[str]]]:
        return EVENTS

    def owned(self, state: State, seat: int) -> list[str]:
        return view.names(scoring.belongings(state, seat))

    def transfer(self, told: Mapping[str, object]) -> Transfer | None:
        return transfer(told)

    def census(self, state: State) -> dict[str, int]:
        count = {CARDS[card].id: int(state.supply.left(card)) for card in state.supply.piles.cards()}
        piles = [state.trash, state.prizes] + [scoring.belongings(state, seat) for seat in range(len(state.players))]
        for pile in piles:
            for card in pile.cards():
                count[CARDS[card].id] = count.get(CARDS[card].id, 0) + 1
        return count

    def sample(self, seed: int) -> dict[str, object]:
        players = self.seats[Dice(seed).roll(len(self.seats))]
        return self.settle({"players": players}, seed)
