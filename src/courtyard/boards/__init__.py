"""How a game looks in a terminal. Its part `boards` holds a `BOARD`; for games of Courtyard that is a module here."""

from __future__ import annotations

from courtyard.boards.board import Board, Frame
from courtyard.boards.plain import PlainBoard
from courtyard.games import find_own
from courtyard.speech import find_speech

__all__ = ["Board", "Frame", "PlainBoard", "find_board"]


def find_board(game: str) -> Board:
    """The board of a game by the game's name, or refuse; a game that has none of its own is drawn plainly."""
    board = find_own(game, "boards", "BOARD", Board)  # type: ignore[type-abstract] # asked of, not made
    return board or PlainBoard(find_speech(game))
