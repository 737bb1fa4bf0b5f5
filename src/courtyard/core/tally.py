"""How games came out, counted in whole numbers, so that sums are the same in whatever portions they are made."""

from __future__ import annotations

from math import lcm
from typing import Final

FEWEST_PARTS: Final = 60  # into which up to six players can share a victory


def parts_of_victory(players: int) -> int:
    """Into so many parts that any number of these players can share one evenly."""
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
        self.ties = [0] * players  # victories that were shared
        self.scores = [0] * players
        self.wins = [0] * players
        self.wins_squared = [0] * players
        self.points = [0] * players  # victories in parts: those who share one get fewer
        self.points_squared = [0] * players
        # By seat:
        self.seat_ties = [0] * players
        self.seat_wins = [0] * players
        self.seat_wins_squared = [0] * players
        # By player and other player:
        # two for each game in which one ranked better, one if alike
        self.versus = [[0] * players for _ in range(players)]
        self.products = [[0] * players for _ in range(players)]  # of what two players got against all others in a round
        self.leads: list[dict[int, int]] = [{} for _ in range(players * players)]  # see `lead`
        # By game:
        self.lengths: dict[int, int] = {}  # by the turns of who began
        self.endings: dict[str, int] = {}
        # Of the round that is being played:
        self._wins = [0] * players
        self._seat_wins = [0] * players
        self._points = [0] * players
        self._merits = [0] * players

    def lead(self, one: int, other: int) -> dict[int, int]:
        """By how many points more the first got than the second, who is listed after them, in how many rounds."""
        return self.leads[one * self.players + other]

    def count(self, shift: int, ranks: list[int], scores: list[int]) -> None:
        """A game in which player 0 sat in seat `shift`, player 1 in the next one, and so on."""
        self.games += 1
        winners = ranks.count(1)
        seat = shift
        for player in range(self.players):
            self.scores[player] += scores[seat]
            if ranks[seat] == 1:
                self._points[player] += self.whole // winners
                if winners == 1:
                    self._wins[player] += 1
                    self._seat_wins[seat] += 1
                else:
                    self.ties[player] += 1
                    self.seat_ties[seat] += 1
            self._compare(player, seat, ranks)
            seat += 1
            if seat == self.players:
                seat = 0

    def _compare(self, player: int, seat: int, ranks: list[int]) -> None:
        """With those who are listed after the player, and so sit in the seats that follow."""
        mine = ranks[seat]
        for other in range(player + 1, self.players):
            seat += 1
            if seat == self.players:
                seat = 0
            merit = 1
            if mine < ranks[seat]:
                merit = 2
            elif mine > ranks[seat]:
                merit = 0
            self.versus[player][other] += merit
            self.versus[other][player] += 2 - merit
            self._merits[player] += merit
            self._merits[other] += 2 - merit

    def count_length(self, turns: int, ending: str) -> None:
        self.lengths[turns] = self.lengths.get(turns, 0) + 1
        self.endings[ending] = self.endings.get(ending, 0) + 1

    def end_round(self) -> None:
        self.rounds += 1
        for player in range(self.players):
            self._end_round_of(player)
            for other in range(player + 1, self.players):
                lead = self.leads[player * self.players + other]
                ahead = self._points[player] - self._points[other]
                lead[ahead] = lead.get(ahead, 0) + 1
            for other in range(self.players):
                self.products[player][other] += self._merits[player] * self._merits[other]
        for player in range(self.players):
            self._wins[player] = self._seat_wins[player] = self._points[player] = self._merits[player] = 0

    def _end_round_of(self, player: int) -> None:
        """Of a player, and of the seat of the same number."""
        wins, seat_wins, points = self._wins[player], self._seat_wins[player], self._points[player]
        self.wins[player] += wins
        self.wins_squared[player] += wins * wins
        self.seat_wins[player] += seat_wins
        self.seat_wins_squared[player] += seat_wins * seat_wins
        self.points[player] += points
        self.points_squared[player] += points * points

    # -- sums of tallies -----------------------------------------------------------------------------------------------
    def add(self, other: Tally) -> None:
        """Count whole rounds of the same match."""
        self.games += other.games
        self.rounds += other.rounds
        for mine, theirs in zip(self.rows(), other.rows(), strict=True):
            for place, number in enumerate(theirs):
                mine[place] += number
        for lead, more in zip([self.lengths, *self.leads], [other.lengths, *other.leads], strict=True):
            for key, number in more.items():
                lead[key] = lead.get(key, 0) + number
        for ending, number in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + number

    def rows(self) -> list[list[int]]:
        by_player = [self.ties, self.scores, self.wins, self.wins_squared, self.points, self.points_squared]
        by_seat = [self.seat_ties, self.seat_wins, self.seat_wins_squared]
        return by_player + by_seat + self.versus + self.products

    def __reduce__(self) -> tuple[object, ...]:
        """How it goes from process to process: the compiler's classes know no other way."""
        counts = [self.lengths, *self.leads]
        return unpack_tally, (self.players, self.games, self.rounds, self.rows(), counts, self.endings)


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
        mine[:] = theirs
    tally.lengths, tally.leads, tally.endings = counts[0], counts[1:], endings
    return tally
