"""How watched games went, turn by turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.lab.matches.result import Curve, Gain, split

if TYPE_CHECKING:
    from collections.abc import Sequence

    from courtyard.core.rules import Gauge
    from courtyard.counting.watch import Diary


def curves_of(diary: Diary, gauges: Sequence[Gauge], copies: int) -> list[Curve]:
    """By player and gauge, on average over the games that lasted that long; each game is there in several copies."""
    return [
        Curve(player, gauge.name, means(levels, lasted), [split(games, copies) for games in lasted])
        for player, lasted in enumerate(diary.lasted)
        for gauge, levels in zip(gauges, diary.levels[player], strict=True)
    ]


def means(levels: Sequence[int], lasted: Sequence[int]) -> list[float]:
    return [total / games for total, games in zip(levels, lasted, strict=True)]


def gains_of(diary: Diary) -> list[Gain]:
    """By player and thing, what was gained most often first."""
    gains = [
        Gain(player, thing, [number / diary.games for number in by_turn])
        for player, things in enumerate(diary.gains)
        for thing, by_turn in things.items()
    ]
    return sorted(gains, key=lambda gain: (gain.player, -sum(gain.means), gain.thing))
