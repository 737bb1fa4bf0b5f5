"""What there is to say about a match, before it and after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.core.rules import BROKEN_OFF
from courtyard.lab.matches.lead import lead_of, leads_of
from courtyard.lab.matches.planning import missing
from courtyard.speech import find_speech
from courtyard.terminal.livetable import percent, percents

if TYPE_CHECKING:
    from collections.abc import Iterator

    from courtyard.counting.tally import Tally
    from courtyard.lab.matches.match import Plan
    from courtyard.lab.matches.result import MatchResult
    from courtyard.words import Words


def introduce(plan: Plan, words: Words) -> Iterator[str]:
    """Who plays, with which cards, and what is odd about it."""
    game, names = words.say("game"), [title.name for title in plan.titles]
    yield words.say("lab-match", game=game, names=names, seed=str(plan.seed))
    if variant := find_speech(plan.game).tell_variant(plan.options, words):
        yield variant
    for name, things in missing(plan):
        yield words.say("lab-lacks", name=name, cards=[words.say(f"card-{thing}") for thing in things])


def conclude(result: MatchResult, tally: Tally, words: Words) -> Iterator[str]:
    """What the table does not tell."""
    if result.verdict:
        yield result.verdict
    if result.mirror:
        yield words.say("lab-mirror", games=result.games)
    elif all(set(rounds) <= {0} for rounds in tally.leads):
        yield words.say("lab-even")
    elif not result.verdict:
        yield lead(result, tally, words)
    yield turns(result, words)
    yield endings(result, words)
    if BROKEN_OFF in result.endings:
        yield words.say("lab-broken-off", games=result.endings[BROKEN_OFF])
    yield seats(result, words)
    seconds, rate = words.say("lab-seconds", value=result.seconds), round(result.games_per_cpu_second)
    yield words.say("lab-pace", games=result.games, seconds=seconds, rate=rate)


def lead(result: MatchResult, tally: Tally, words: Words) -> str:
    """By how much the first is ahead of the second; of equals, who are never ahead of each other, one is enough."""
    one, *others = sorted(range(len(result.players)), key=lambda player: -result.players[player].points_share)
    other = next(player for player in others if set(leads_of(tally, one, player)) != {0})
    share, interval = lead_of(tally, one, other)
    points, low, high = (words.say("lab-points", value=100 * number) for number in (share, *interval))
    facts = {"name": result.players[one].name, "other": result.players[other].name}
    if interval[0] > 0:
        return words.say("lab-lead", **facts, points=points, low=low, high=high)
    return words.attribute("lab-lead", "open", **facts, points=points, low=low, high=high)


def turns(result: MatchResult, words: Words) -> str:
    low, high = result.middle_half
    if len(result.lengths) == 1:
        return words.attribute("lab-turns", "same", low=low)
    return words.say("lab-turns", mean=result.mean_turns, low=low, high=high)


def endings(result: MatchResult, words: Words) -> str:
    parts = [
        words.say("lab-ending-part", ending=words.say(f"lab-ending-{name}"), share=percent(games / result.games, words))
        for name, games in sorted(result.endings.items(), key=lambda ending: -ending[1])
    ]
    return words.say("lab-endings", parts=parts)


def seats(result: MatchResult, words: Words) -> str:
    """Whether it is an advantage to begin."""
    shares = [
        words.say("lab-seat", share=percent(seat.win_share, words), interval=percents(seat.interval, words))
        for seat in result.by_seat
    ]
    if len(shares) == 2:
        return words.say("lab-starter", first=shares[0], second=shares[1])
    return words.attribute("lab-starter", "table", shares=shares)
