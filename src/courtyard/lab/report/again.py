"""The command that plays the same games again."""

from __future__ import annotations

from shlex import join
from typing import TYPE_CHECKING

from courtyard.speech import find_speech

if TYPE_CHECKING:
    from collections.abc import Sequence

    from courtyard.lab.matches.result import MatchResult
    from courtyard.lab.tournaments.schedule import Schedule


def match_again(match: MatchResult) -> str:
    players = [player.entry or player.name for player in match.players]
    words = command("simulate", match.game, players, match.games)
    return join([*words, *find_speech(match.game).flags(match.options), "--seed", str(match.seed)])


def tournament_again(schedule: Schedule) -> str:
    words = command("tournament", schedule.game, schedule.entries, schedule.games)
    words += schedule.flags
    if len(schedule.tables[0]) > 2:
        words += ["--table", str(len(schedule.tables[0]))]
    if schedule.anchor is not None:
        words += ["--anchor", schedule.entries[schedule.anchor]]
    return join([*words, "--seed", str(schedule.seed)])


def command(name: str, game: str, players: Sequence[str], games: int) -> list[str]:
    return ["courtyard", name, game, "--players", ",".join(players), "--games", str(games)]
