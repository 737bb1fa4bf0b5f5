"""How a game looks in a terminal. A game's module here has its name and holds a `BOARD`; nothing lists them."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from courtyard.boards.board import Board, Frame
from courtyard.boards.plain import PlainBoard
from courtyard.speech import find_speech

__all__ = ["Board", "Frame", "PlainBoard", "find_board"]


def find_board(game: str) -> Board:
    """The board of a game by the game's name, or refuse; a game that has none of its own is drawn plainly."""
    speech = find_speech(game)
    module = f"{__name__}.{game}"
    if find_spec(module) is None:
        return PlainBoard(speech)
    board = import_module(module).BOARD
    assert isinstance(board, Board)
    return board
