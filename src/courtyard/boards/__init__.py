"""How a game looks in a terminal. Each game's module here has its name and holds a `BOARD`; nothing lists them."""

from __future__ import annotations

from importlib import import_module

from courtyard.boards.board import REFEREE, Board, Frame, Kingdom, PrintedCard
from courtyard.boards.option import Option, find_seat, read_options
from courtyard.games import find_game

__all__ = ["REFEREE", "Board", "Frame", "Kingdom", "Option", "PrintedCard", "find_board", "find_seat", "read_options"]


def find_board(game: str) -> Board:
    """The board of a game by the game's name, or refuse."""
    board = import_module(f"{__name__}.{find_game(game).name}").BOARD
    assert isinstance(board, Board)
    return board
