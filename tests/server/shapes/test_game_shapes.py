"""A game types what it tells once, and the client's types are written from that."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest
from tests.server.changed import Later

from courtyard.games import GAMES, find_game
from courtyard.server.shapes.game import find_shapes, write_game
from courtyard.speech import find_speech

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

CHESS = '''
"""What chess tells."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

Colour = Literal["white", "black"]
PieceName = Literal[
    "king that is never taken", "queen of either colour", "rook that has not moved", "bishop that keeps to its squares"
]  # in full
Square = Annotated[list[int], 2]  # file and rank


class Piece(TypedDict):
    """A piece."""

    colour: Colour
    at: Square | None  # null: taken
    clocks: dict[Colour, list[float]]
    promoted: NotRequired[str]


class Pawn(Piece):
    """A pawn; of what it is promoted to, nothing is known."""

    moves: list[str | None]


class Wish(TypedDict, total=False):
    """What may be chosen."""

    board: object
'''

TYPES = """\
// What chess tells.
// Written from chess.shapes by `make wire`: change it there.

export const COLOURS = ["white", "black"] as const;
export type Colour = (typeof COLOURS)[number];
export const PIECE_NAMES = [
  "king that is never taken",
  "queen of either colour",
  "rook that has not moved",
  "bishop that keeps to its squares",
] as const;
export type PieceName = (typeof PIECE_NAMES)[number]; // in full
export type Square = readonly [number, number]; // file and rank

/** A piece. */
export interface Piece {
  readonly colour: Colour;
  readonly at: Square | null; // null: taken
  readonly clocks: Readonly<Record<Colour, readonly number[]>>;
  readonly promoted?: string;
}

/** A pawn; of what it is promoted to, nothing is known. */
export interface Pawn extends Piece {
  readonly moves: readonly (string | null)[];
}

/** What may be chosen. */
export interface Wish {
  readonly board?: unknown;
}
"""


class Chess(Later):
    """Rules in a package of their own."""


@pytest.fixture
def chess(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Chess]:
    (tmp_path / "chess").mkdir()
    (tmp_path / "chess" / "__init__.py").touch()
    (tmp_path / "chess" / "shapes.py").write_text(CHESS)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(Chess, "__module__", "chess.rules")
    yield Chess()
    sys.modules.pop("chess", None)


def test_types_are_written_with_their_names_and_remarks(chess: Chess) -> None:
    shapes = find_shapes(chess)
    assert shapes is not None
    assert write_game(shapes) == TYPES


def test_a_game_need_not_type_anything() -> None:
    assert find_shapes(Later()) is None


@pytest.mark.parametrize("game", GAMES)
def test_the_options_that_are_typed_are_those_that_can_be_chosen(game: str) -> None:
    shapes = find_shapes(find_game(game))
    assert shapes is not None
    offered = {option.name for option in find_speech(game).options}
    assert set(shapes.named["Wish"].__annotations__) == offered | {"players"}
    assert set(find_game(game).settle({}, 1)) == set(shapes.named["Settled"].__annotations__)
