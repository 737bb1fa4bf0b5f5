"""How a game looks in a terminal. Its part `boards` holds a `BOARD`; for games of Courtyard that is a module here."""

from __future__ import annotations

from courtyard.boards.board import Board, Frame
from courtyard.boards.plain import PlainBoard
from courtyard.games import find_part
from courtyard.speech import find_speech

__all__ = ["Board", "Frame", "PlainBoard", "find_board"]


def find_board(game: str) -> Board:
    """The board of a game by the game's name, or refuse; a game that has none of its own is drawn plainly."""
    own = find_part(game, "boards")
    if own is None:
        return PlainBoard(find_speech(game))
    board = own.BOARD
    assert isinstance(board, Board)
    return board
