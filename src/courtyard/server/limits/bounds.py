"""How far games, tables and connections may go: the one list of those limits that are not a matter of time."""

from __future__ import annotations

from typing import Final

# A game, and a table with all its games. A game of people has some hundred answers.
MOST_ANSWERS: Final = 5_000  # in a game
MOST_ENTRIES: Final = 20_000  # of a table
MOST_BYTES: Final = 4_000_000  # of its entries
ROOM_FOR_A_GAME: Final = 8_000  # entries that must be left when one begins: its answers, and what is said and undone

# What is kept free so that a game can come to its end (reserve.py), for each answer that it may still have and for the
# rest: that it ended, was given up or goes on by other rules, and twice a seat that somebody left it.
BYTES_OF_ANSWER: Final = 100  # hardly any is longer; the few that are may be
ENTRIES_OF_END: Final = 20
BYTES_OF_END: Final = 20_000

MOST_QUIET: Final = 2_000  # tables in memory at which nobody is; each takes some ten kilobytes

MOST_LINES: Final = 2_000  # of chat, in the life of a table
MOST_LINES_OF_ONLOOKERS: Final = 1_000  # after this many only those who have a seat may say anything

# Connections. Seats come first: nobody who only looks on can keep a player out.
WINDOWS: Final = 6  # of one seat; the next one takes the place of the oldest
ONLOOKERS_AT_TABLE: Final = 50

# What an address may have grows and shrinks with `--rate`, as budgets do: it is for as many people as are behind it.
# All other bounds keep a page readable or a message small, however many people there are.
ONLOOKERS_OF_ADDRESS: Final = 20
CONNECTIONS_OF_ADDRESS: Final = 100
OPEN_OF_ADDRESS: Final = 100  # connections that are not websockets
SEATS_OF_ADDRESS: Final = 100  # that have budgets of their own

# What comes over one websocket, and goes.
MOST_PIECES: Final = 64  # of one message; empty ones would never make it too long
MOST_UNREAD: Final = 1_000  # messages that came in one go
MOST_WAITING: Final = 100  # replies that a client has not fetched; one that lets more pile up is gone

# Rulings that are opened and played. Nothing of them is written down: pages bring all answers along each time.
PRACTICE_KEPT: Final = 100  # games in memory, so that an answer need not play all those before it again
CASES_KEPT: Final = 200  # rulings in memory, of those that were opened last; each some ten kilobytes
