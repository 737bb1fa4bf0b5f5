"""How far anything may go: the one list of all limits that are not a matter of time."""

from __future__ import annotations

from typing import Final

# A game, and a table with all its games. A game of people has some hundred answers.
MOST_ANSWERS: Final = 5_000  # in a game
MOST_ENTRIES: Final = 20_000  # of a table
MOST_BYTES: Final = 4_000_000  # of its entries
ROOM_FOR_A_GAME: Final = 8_000  # entries that must be left when one begins: its answers, and what is said and undone

# What is kept free so that a game can come to its end (reserve.py), for each answer that it may still have and for the
# rest: that it ended, was given up or goes on by other rules, and twice a seat that somebody left it.
BYTES_OF_ANSWER: Final = 100  # hardly one is longer; those that are may be, since there are only so many of them
ENTRIES_OF_END: Final = 20
BYTES_OF_END: Final = 20_000

MOST_LINES: Final = 2_000  # of chat, in the life of a table
MOST_LINES_OF_ONLOOKERS: Final = 1_000  # after so many only those who sit there may say something

# Connections. Seats come first: nobody who only looks can keep out who plays.
WINDOWS: Final = 6  # of one seat; the next one takes the place of the oldest
ONLOOKERS_AT_TABLE: Final = 50
ONLOOKERS_OF_ADDRESS: Final = 20
CONNECTIONS_OF_ADDRESS: Final = 100
