"""Programs of whoever runs the server are bots like any other: people give them seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.server.playing import play_out

from courtyard.bots.own import VARIABLE, house_bots
from courtyard.core.choice import Choice, Chooser
from courtyard.core.errors import Refused
from courtyard.games import find_game
from courtyard.server.tables.roster import roster
from courtyard.server.web.api import games_sheet

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.house import House

    from courtyard.core.state import State

pytestmark = pytest.mark.anyio

RICH = f"{__name__}:Rich"
WANTED = [find_game("dominion").card_number(name) for name in ("province", "gold", "silver")]


class Rich(Chooser):
    """Buys nothing but money and Provinces."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.seed = seed

    def choose(self, choice: Choice, state: State) -> list[int]:
        if choice.why == "turn.treasures":
            return choice.everything()
        if choice.why == "turn.buy":
            return [choice.where(card) for card in WANTED if card in choice][:1]
        return choice.everything()[: choice.least]


@pytest.fixture
def employed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whoever runs the server has named it."""
    monkeypatch.setenv(VARIABLE, f"dominion={RICH}")
    for kept in (roster, games_sheet):
        kept.cache_clear()
    yield
    for kept in (roster, games_sheet):
        kept.cache_clear()


@pytest.mark.usefixtures("employed")
async def test_a_program_of_the_house_is_offered_and_plays_to_the_end(house: House) -> None:
    anna = await house.opens("dominion", options={"kingdom": "first-game"})
    offered = {info["game"]: info["bots"] for info in (await anna.get("/api/games")).json()}
    assert [bot["name"] for bot in offered["dominion"] if bot["id"] == RICH] == ["Rich"]
    assert RICH not in [bot["id"] for bot in offered["tajmahal"]]
    await anna.sends(type="seat", seat=1, kind="bot", bot=RICH)
    await anna.sends(type="setup", change={"pace": 0})
    await anna.sends(type="start")
    await play_out(anna, 1)
    bought = [line["cards"][0] for line in anna.lines if line["id"] == "tell-bought" and line["seat"] == 1]
    assert set(bought) == {"province", "gold", "silver"}


async def test_what_nobody_has_named_is_no_bot_here(house: House) -> None:
    anna = await house.opens("dominion")
    await anna.sends(type="seat", seat=1, kind="bot", bot=RICH)
    await anna.is_refused("bot")


@pytest.mark.parametrize(
    ("named", "id_"),
    [("mybots:Rich", "house-bot"), ("dominion=rich", "house-bot"), (f"chess={RICH}", "none-such")],
)
def test_whoever_names_one_wrongly_is_told(named: str, id_: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, named)
    with pytest.raises(Refused) as refused:
        house_bots("dominion")
    assert refused.value.id == id_
