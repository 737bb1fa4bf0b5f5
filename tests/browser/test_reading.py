"""How questions sound to somebody who hears the page: read out by the rules of a screen reader, and kept as text.

Where one is meant to change: read the difference, then copy the file that the failure names over the one that is kept.
"""

from __future__ import annotations

import asyncio
from difflib import unified_diff
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from tests.browser.courtier import Courtier, opens_game
from tests.browser.policy import Collector
from tests.browser.reader import question_of
from tests.browser.tables import opens_table, share, sits_down

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.browser.person import Asked, Person
    from tests.browser.policy import Policy

pytestmark = pytest.mark.anyio

KEPT: Final = Path(__file__).parent / "spoken"
KINGDOM: Final = "militia swindler scout masquerade remodel workshop steward mining-village pawn moat".split()
DEAL: Final = 21  # with it and these wishes all questions come soon
WISHES: Final = ("swindler scout remodel masquerade".split(), "militia steward workshop swindler".split())
DOMINION: Final = (
    "turn.action",
    "turn.buy",
    "workshop.gain",
    "militia.discard",
    "swindler.give",
    "scout.order",
    "steward.choose",
    "masquerade.pass",
    "remodel.gain",
)
TAJ_MAHAL: Final = ("visit.play", "visit.town", "visit.take")


class Listener:
    """Hears each of some questions when it is first asked, whoever it is asked."""

    def __init__(self, questions: tuple[str, ...]) -> None:
        self.missing = set(questions)
        self.questions = questions
        self.heard: dict[str, list[str]] = {}

    async def plays(self, player: Policy) -> None:
        """Until all were heard."""
        while self.missing and (asked := await player.person.looks()) is not None:
            await self.hears(player.person, asked)
            if self.missing:
                await player.answers(asked)

    async def hears(self, person: Person, asked: Asked) -> None:
        if asked.why in self.missing:
            self.missing.remove(asked.why)
            self.heard[asked.why] = await question_of(person)

    @property
    def text(self) -> str:
        return "\n".join("\n".join([f"== {why}", *self.heard[why], ""]) for why in self.questions)


def compare(name: str, heard: str, folder: Path) -> None:
    kept, now = KEPT / f"{name}.txt", folder / f"{name}.txt"
    now.write_text(heard, encoding="utf-8")
    before = kept.read_text(encoding="utf-8") if kept.exists() else ""
    difference = "\n".join(unified_diff(before.splitlines(), heard.splitlines(), "kept", "now", lineterm=""))
    assert not difference, f"It sounds different now. To accept it: cp {now} {kept}\n{difference}"


async def test_questions_of_dominion_sound_as_they_did(comes: Callable[..., Awaitable[Person]], tmp_path: Path) -> None:
    anna, bela = await comes("Anna"), await comes("Béla")
    code = await opens_table(anna, game="dominion", share=share(KINGDOM, deal=DEAL), players=2)
    await sits_down(bela, code)
    await anna.presses("Start with 2 players")
    listener = Listener(DOMINION)
    playing = [
        asyncio.create_task(listener.plays(Collector(person, wishes)))
        for person, wishes in zip((anna, bela), WISHES, strict=True)
    ]
    done, waiting = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    for task in done:
        task.result()
    assert not listener.missing
    compare("dominion", listener.text, tmp_path)


async def test_questions_of_taj_mahal_sound_as_they_did(
    comes: Callable[..., Awaitable[Person]], tmp_path: Path
) -> None:
    anna = await comes("Anna")
    await opens_game(anna)
    listener = Listener(TAJ_MAHAL)
    await listener.plays(Courtier(anna, turns=3))
    assert not listener.missing
    compare("tajmahal", listener.text, tmp_path)
