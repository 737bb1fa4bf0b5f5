"""The compiled engine and the interpreted one play the same games, to the last bit."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import NamedTuple

import pytest

from courtyard.games import GAMES

PLAYED = 12  # games; interpreted ones take long


class Seen(NamedTuple):
    mode: str
    sentence: str
    digests: list[str]


def play(game: str, *, pure: bool) -> Seen:
    env = {name: value for name, value in os.environ.items() if name != "COURTYARD_PURE"}
    env |= {"COURTYARD_PURE": "1"} if pure else {}
    command = [sys.executable, "-m", "courtyard.lab.laws.digests", game, str(PLAYED)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    mode, sentence = told["mode"]
    return Seen(mode, sentence, told["digests"])


@pytest.mark.parametrize("game", GAMES)
def test_compiled_and_interpreted_games_are_the_same(game: str) -> None:
    compiled, interpreted = play(game, pure=False), play(game, pure=True)
    assert interpreted.mode == "interpreted"
    assert compiled.mode == "compiled", (
        f"There is no compiled engine to compare; run `make compile`. {compiled.sentence}"
    )
    different = [seed for seed in range(PLAYED) if compiled.digests[seed] != interpreted.digests[seed]]
    assert not different, f"These seeds are played differently: {different}."
    assert len(set(compiled.digests)) == PLAYED
