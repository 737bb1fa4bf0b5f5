"""How games came out, counted in whole numbers, so that sums are the same in whatever portions they are made."""

from __future__ import annotations

from math import lcm
from typing import Final

from mypy_extensions import i64

from courtyard.counting.row import Row

FEWEST_PARTS: Final = 60  # into which up to six players can share a victory


def parts_of_victory(players: int) -> int:
    """The number of parts into which any number of these players can share a victory evenly."""
    parts = FEWEST_PARTS
    for sharing in range(1, players + 1):
        parts = lcm(parts, sharing)
    return parts


class Tally:
    """The games of a match by player, by seat and by round.

    The games of a round share their shuffles, so it is rounds that are independent of each other: what is to be known
    of chance is made of the squares and products of what players got in a round. In a round everybody has every seat;
    a game in which equals might change places counts for each way in which they might sit.
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.whole = parts_of_victory(players)
        self.games = 0
        self.rounds = 0
        # By player:
        self.ties = Row(players)  # victories that were shared
        self.scores = Row(players)
        self.wins = Row(players)
        self.wins_squared = Row(players)
        self.points = Row(players)  # victories in parts: those who share one get fewer
        self.points_squared = Row(players)
        # By seat:
        self.seat_ties = Row(players)
        self.seat_wins = Row(players)
        self.seat_wins_squared = Row(players)
        # By player and other player; `versus` has two for each game in which one ranked better, one if alike:
        self.versus = [Row(players) for _ in range(players)]
        self.products = [Row(players) for _ in range(players)]  # of what two players got against all others in a round
        self.leads: list[dict[int, int]] = [{} for _ in range(players * players)]  # see `lead`
        # By game:
        self.lengths: dict[int, int] = {}  # by the turns of whoever began
        self.endings: dict[str, int] = {}
        # Of the round that is being played:
        self._wins = Row(players)
        self._seat_wins = Row(players)
        self._points = Row(players)
        self._merits = Row(players)

    def lead(self, one: int, other: int) -> dict[int, int]:
        """By how many points the first was ahead of the second, who is listed later, and in how many rounds."""
        return self.leads[one * self.players + other]

    def count(self, shift: int, ranks: list[int], scores: list[int]) -> None:
        """A game in which player 0 sat in seat `shift`, player 1 in the next one, and so on."""
        self.games += 1
        share: i64 = self.whole // ranks.count(1)
        players: i64 = self.players
        player: i64 = 0
        seat: i64 = shift
        while player < players:
            self.scores.increase(player, scores[seat])
            if ranks[seat] == 1:
                self._count_victory(player, seat, share)
            self._compare(player, seat, ranks)
            player += 1
            seat = seat + 1 if seat + 1 < players else 0

    def _count_victory(self, player: i64, seat: i64, share: i64) -> None:
        self._points.increase(player, share)
        if share == self.whole:
            self._wins.increase(player, 1)
            self._seat_wins.increase(seat, 1)
        else:
            self.ties.increase(player, 1)
            self.seat_ties.increase(seat, 1)

    def _compare(self, player: i64, seat: i64, ranks: list[int]) -> None:
        """With those who are listed after the player, and so sit in the seats that follow."""
        players: i64 = self.players
        mine: i64 = ranks[seat]
        other = player + 1
        while other < players:
            seat = seat + 1 if seat + 1 < players else 0
            theirs: i64 = ranks[seat]
            merit: i64 = 1
            if mine < theirs:
                merit = 2
            elif mine > theirs:
                merit = 0
            self.versus[player].increase(other, merit)
            self.versus[other].increase(player, 2 - merit)
            self._merits.increase(player, merit)
            self._merits.increase(other, 2 - merit)
            other += 1

    def count_length(self, turns: int, ending: str) -> None:
        self.lengths[turns] = self.lengths.get(turns, 0) + 1
        self.endings[ending] = self.endings.get(ending, 0) + 1

    def end_round(self) -> None:
        self.rounds += 1
        players: i64 = self.players
        for player in range(players):
            self._end_round_of(player)
            self._count_leads(player)
        for row in (self._wins, self._seat_wins, self._points, self._merits):
            row.clear()

    def _end_round_of(self, player: i64) -> None:
        """Of a player, and of the seat of the same number."""
        wins, seat_wins, points = self._wins.at(player), self._seat_wins.at(player), self._points.at(player)
        self.wins.increase(player, wins)
        self.wins_squared.increase(player, wins * wins)
        self.seat_wins.increase(player, seat_wins)
        self.seat_wins_squared.increase(player, seat_wins * seat_wins)
        self.points.increase(player, points)
        self.points_squared.increase(player, points * points)

    def _count_leads(self, player: i64) -> None:
        """Over those who are listed after the player; and what it got in the round, times what everybody got."""
        players: i64 = self.players
        products = self.products[player]
        for other in range(players):
            products.increase(other, self._merits.at(player) * self._merits.at(other))
            if other > player:
                lead = self.leads[player * players + other]
                ahead = int(self._points.at(player) - self._points.at(other))
                lead[ahead] = lead.get(ahead, 0) + 1

    # -- sums of tallies -----------------------------------------------------------------------------------------------
    def add(self, other: Tally) -> None:
        """Count whole rounds of the same match."""
        self.games += other.games
        self.rounds += other.rounds
        for mine, theirs in zip(self.rows(), other.rows(), strict=True):
            mine.add(theirs.numbers())
        for lead, more in zip([self.lengths, *self.leads], [other.lengths, *other.leads], strict=True):
            for key, number in more.items():
                lead[key] = lead.get(key, 0) + number
        for ending, number in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + number

    def rows(self) -> list[Row]:
        by_player = [self.ties, self.scores, self.wins, self.wins_squared, self.points, self.points_squared]
        by_seat = [self.seat_ties, self.seat_wins, self.seat_wins_squared]
        return by_player + by_seat + self.versus + self.products

    def __reduce__(self) -> tuple[object, ...]:
        """How it goes from process to process: the compiler's classes know no other way."""
        counts = [self.lengths, *self.leads]
        rows = [row.numbers() for row in self.rows()]
        return unpack_tally, (self.players, self.games, self.rounds, rows, counts, self.endings)


def unpack_tally(
    players: int,
    games: int,
    rounds: int,
    rows: list[list[int]],
    counts: list[dict[int, int]],
    endings: dict[str, int],
) -> Tally:
    """What `__reduce__` took apart."""
    tally = Tally(players)
    tally.games, tally.rounds = games, rounds
    for mine, theirs in zip(tally.rows(), rows, strict=True):
        mine.add(theirs)
    tally.lengths, tally.leads, tally.endings = counts[0], counts[1:], endings
    return tally
