"""Taj Mahal as one of the games: what core, and through it everybody else, calls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.core.dice import Dice
from courtyard.core.phrase import Phrase
from courtyard.core.rules import Gauge, Rules, settle_seats
from courtyard.tajmahal import arrange, facts, game, redeal, scoring, setup, store, view
from courtyard.tajmahal.card import CARD_IDS, card_names, find_card
from courtyard.tajmahal.events import all_events, transfer
from courtyard.tajmahal.plays import spell_play
from courtyard.tajmahal.reading import find_box
from courtyard.tajmahal.state import State

if TYPE_CHECKING:
    from collections.abc import Mapping

    from courtyard.core.choice import Choice, Chooser
    from courtyard.core.event import Event
    from courtyard.core.rules import Standing, Transfer
    from courtyard.core.seats import Viewer
    from courtyard.core.seed import Seed
    from courtyard.tajmahal.shapes import Settled, View


class TajMahal(Rules[State]):
    """Three to five maharajas visit twelve provinces."""

    def __init__(self) -> None:
        self.name = "tajmahal"
        self.version = 2
        self.seats = range(3, 6)

    def settle(self, options: Mapping[str, object], seed: int) -> dict[str, object]:
        """Options: players, start, board (the data of a box of one's own)."""
        known = ("players", "start", "board")
        players, start = settle_seats(Phrase("tajmahal.game"), self.seats, {"players": 4, **options}, known, seed)
        board = options.get("board")
        find_box(board)
        assert board is None or isinstance(board, dict)
        settled: Settled = {"players": players, "start": start, "board": board}
        return {**settled}

    def set_up(self, options: Mapping[str, object]) -> State:
        players, start = options["players"], options["start"]
        assert isinstance(players, int) and isinstance(start, int)
        state = setup.make_table(players, find_box(options["board"]))
        state.start = start
        return state

    def deal(self, state: State, seed: Seed) -> None:
        setup.deal(state, seed)

    def date_back(self, state: State, version: int) -> None:
        state.asks_all = version >= 2

    def move(self, state: State, chooser: Chooser) -> None:
        game.move(state, chooser)

    def over(self, state: State) -> bool:
        return state.ended

    def scores(self, state: State) -> list[int]:
        return scoring.scores(state)

    def turns(self, state: State) -> list[int]:
        """Visits that were begun: a turn for everybody."""
        return [int(state.visit)] * len(state.players)

    def standings(self, state: State) -> list[Standing]:
        return scoring.standings(state)

    def ending(self, state: State) -> str:
        return "visits"

    def gauges(self) -> list[Gauge]:
        return [Gauge("score", peak=False), Gauge("hand", peak=False)]

    def gauge(self, state: State, seat: int, name: str) -> int:
        """Points, or cards in hand."""
        return scoring.scores(state)[seat] if name == "score" else int(state.players[seat].hand.size)

    def gained(self, event: Event) -> list[str]:
        """Palaces and prizes; one province's tile is as good as another's."""
        if event.what == "built":
            return ["palace"]
        if event.what == "won":
            prize = str(event.facts["prize"])
            return ["tile" if prize.startswith("tile") else prize]
        return []

    def rematch(self, options: Mapping[str, object], ranks: list[int], seed: int) -> dict[str, object]:
        """The start player is drawn anew; the rulebook knows no other way."""
        return self.settle({**options, "start": None}, seed)

    def copy(self, state: State) -> State:
        return state.copy()

    def restore(self, state: State, like: State) -> None:
        state.become(like)

    def view(self, state: State, seat: Viewer) -> View:
        return view.view(state, seat)

    def redeal(self, state: State, seat: Viewer, seed: int) -> None:
        redeal.redeal(state, seat, seed)

    def asks_anyway(self, choice: Choice) -> bool:
        """Whoever has nothing to play is asked to withdraw, like all who might."""
        return choice.why == "visit.play"

    def dump(self, state: State) -> dict[str, object]:
        return state.dump()

    def load(self, data: Mapping[str, object]) -> State:
        return store.load(data)

    def spell(self, choice: Choice, place: int) -> str:
        option = int(choice.option(place))
        if choice.source == "plays":
            return spell_play(option)
        return choice.ways[option] if choice.ways else CARD_IDS[option]

    def card_name(self, card: int) -> str:
        return CARD_IDS[card]

    def card_number(self, name: str) -> int:
        return find_card(name)

    def arrange(self, table: Mapping[str, object]) -> State:
        return arrange.arrange(table)

    def facts(self, state: State) -> dict[str, object]:
        return facts.facts(state)

    def events(self, state: State) -> dict[str, dict[str, list[str]]]:
        return all_events(state.box)

    def owned(self, state: State, seat: int) -> list[str]:
        """The cards, which alone can be a secret."""
        player = state.players[seat]
        return card_names(player.hand) + card_names(player.played)

    def transfer(self, told: Mapping[str, object]) -> Transfer | None:
        return transfer(told)

    def census(self, state: State) -> dict[str, int]:
        return facts.census(state)

    def sample(self, seed: int) -> dict[str, object]:
        players = self.seats[Dice(seed).roll(len(self.seats))]
        return self.settle({"players": players}, seed)
