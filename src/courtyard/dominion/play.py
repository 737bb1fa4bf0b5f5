"""One physical card while it is being resolved."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

NO_VICTIMS: Final[list[int]] = []


@mypyc_attr(free_list_len=1, acyclic=True)
class Play:
    """Whose card it is, whom it reaches, and whether it still lies in play: throned, it is one card resolved twice."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card
        self.victims: list[int] = NO_VICTIMS  # of an Attack: those whom no reaction saved, in turn order
        self.in_play = True
