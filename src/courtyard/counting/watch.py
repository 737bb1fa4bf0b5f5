"""Games that are watched turn by turn. Watchers answer nothing, so that watched games go as all others do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from courtyard.counting.series import Seating, all_shifts

if TYPE_CHECKING:
    from mypy_extensions import i64

    from courtyard.core.choice import Choice, Chooser
    from courtyard.core.event import Event
    from courtyard.core.rules import Rules
    from courtyard.core.state import State


class Diary:
    """What was seen of some games, added up by player and turn. Lists by turn begin with turn 1.

    A game in which equals might change places counts for each way in which they might sit.
    """

    def __init__(self, players: int, gauges: int) -> None:
        self.games = 0
        self.lasted: list[list[int]] = [[] for _ in range(players)]  # in how many games a player had such a turn
        self.levels: list[list[list[int]]] = [[[] for _ in range(gauges)] for _ in range(players)]  # by gauge
        self.gains: list[dict[str, list[int]]] = [{} for _ in range(players)]  # by thing

    def write_gain(self, player: int, thing: str, turn: int) -> None:
        """What comes before somebody's first turn belongs to it."""
        gains = self.gains[player]
        if thing not in gains:
            gains[thing] = []
        raise_at(gains[thing], max(turn, 1), 1)

    def write_turn(self, player: int, turn: int, levels: list[int]) -> None:
        """What the gauges showed when it ended."""
        raise_at(self.lasted[player], turn, 1)
        for number, level in enumerate(levels):
            raise_at(self.levels[player][number], turn, level)

    def add(self, other: Diary) -> None:
        self.games += other.games
        for player, lasted in enumerate(other.lasted):
            add_up(self.lasted[player], lasted)
            for gauge, levels in enumerate(other.levels[player]):
                add_up(self.levels[player][gauge], levels)
            for thing, gains in other.gains[player].items():
                add_up(self.gains[player].setdefault(thing, []), gains)

    def __reduce__(self) -> tuple[object, ...]:
        """How it goes from process to process: the compiler's classes know no other way."""
        return unpack_diary, (self.games, self.lasted, self.levels, self.gains)


def unpack_diary(
    games: int, lasted: list[list[int]], levels: list[list[list[int]]], gains: list[dict[str, list[int]]]
) -> Diary:
    """What `__reduce__` took apart."""
    diary = Diary(0, 0)
    diary.games, diary.lasted, diary.levels, diary.gains = games, lasted, levels, gains
    return diary


def add_up(mine: list[int], theirs: list[int]) -> None:
    for place, number in enumerate(theirs):
        raise_at(mine, place + 1, number)


def raise_at(by_turn: list[int], turn: int, number: int) -> None:
    while len(by_turn) < turn:
        by_turn.append(0)
    by_turn[turn - 1] += number


class Watcher(Seating):
    """A seating with an eye on it: looks at the table whenever somebody is asked, and listens."""

    def __init__(self, rules: Rules[Any], players: list[Chooser], shifts: list[int], diary: Diary) -> None:
        super().__init__(players, shifts)
        self.listens = True
        self.rules = rules
        self.gauges = rules.gauges()
        self.diary = diary
        self.turns = [0] * len(players)  # how many everybody had begun when last looked at
        self.playing: list[int] = []  # the seats whose turn it is
        self.peaks = [[0] * len(self.gauges) for _ in players]  # of everybody's turn, by gauge

    def choose(self, choice: Choice, state: State) -> list[int]:
        self.look(state)
        return self.players[choice.seat].choose(choice, state)

    def reflex(self, why: str, seat: i64, state: State) -> i64:
        self.look(state)
        return self.players[seat].reflex(why, seat, state)

    def seated(self, seat: i64) -> Chooser:
        """Whoever looks has to be asked each time."""
        return self

    def hear(self, event: Event) -> None:
        for thing in self.rules.gained(event):
            for player in self.players_in(event.seat):
                self.diary.write_gain(player, thing, self.turns[event.seat])

    def finished(self, state: State) -> None:
        self.look(state)
        self.end_turn(state)
        self.diary.games += len(self.shifts)
        self.turns = [0] * len(self.turns)
        self.playing = []

    def look(self, state: State) -> None:
        """See whether another turn has begun, and how high the gauges stand."""
        turns = self.rules.turns(state)
        if turns != self.turns:
            self.end_turn(state)
            self.write_missed(state, turns)
            self.playing = [seat for seat, number in enumerate(turns) if number != self.turns[seat]]
            self.turns = turns
        for number, gauge in enumerate(self.gauges):
            if gauge.peak:
                for seat in self.playing:
                    self.peaks[seat][number] = max(self.peaks[seat][number], self.rules.gauge(state, seat, gauge.name))

    def end_turn(self, state: State) -> None:
        for seat in self.playing:
            turn = self.turns[seat]
            levels = [self.level(state, seat, number) for number in range(len(self.gauges))]
            for player in self.players_in(seat):
                self.diary.write_turn(player, turn, levels)
            self.peaks[seat] = [0] * len(self.gauges)

    def write_missed(self, state: State, turns: list[int]) -> None:
        """Turns that came and went unseen, since nobody had anything to decide; they changed little."""
        for seat, number in enumerate(turns):
            for turn in range(self.turns[seat] + 1, number):
                levels = [self.level(state, seat, gauge) for gauge in range(len(self.gauges))]
                for player in self.players_in(seat):
                    self.diary.write_turn(player, turn, levels)

    def level(self, state: State, seat: int, number: int) -> int:
        """What a gauge shows at the end of a seat's turn."""
        gauge = self.gauges[number]
        return self.peaks[seat][number] if gauge.peak else self.rules.gauge(state, seat, gauge.name)


def all_watched(rules: Rules[Any], players: list[Chooser], different: int, diary: Diary) -> list[Seating]:
    """Everybody in every seat once, and watched."""
    return [Watcher(rules, players, shifts, diary) for shifts in all_shifts(len(players), different)]
