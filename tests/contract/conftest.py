from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pytest

from courtyard.games import GAMES

if TYPE_CHECKING:
    from tests.contract.trickle import Trickle


class Seat(Protocol):
    """Puts a game on the list of games, in the place of the others."""

    def __call__(self, rules: Trickle) -> Trickle: ...


@pytest.fixture
def only_game(monkeypatch: pytest.MonkeyPatch) -> Seat:
    def put(rules: Trickle) -> Trickle:
        monkeypatch.setitem(GAMES, rules.name, rules)
        return rules

    return put
