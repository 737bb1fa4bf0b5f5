"""The report of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.lab.report.again import match_again
from courtyard.lab.report.course import curve_panels, gain_panels
from courtyard.lab.report.ending import ending_panel
from courtyard.lab.report.figure import Panel, cards, command, definitions, lead
from courtyard.lab.report.markup import joined, tag
from courtyard.lab.report.outcome import judge, player_cards, score_bar, seats_panel, share_panel
from courtyard.lab.report.page import Chapter

if TYPE_CHECKING:
    from collections.abc import Iterator

    from courtyard.lab.matches.result import MatchResult
    from courtyard.lab.report.wording import Wording


def match_chapter(match: MatchResult, wording: Wording, name: str = "match") -> Chapter:
    verdict = judge(match, wording)
    opening = joined(score_bar(match, wording), player_cards(match, wording))
    panels = list(match_panels(f"{name}-", match, wording))
    return Chapter(name, kicker(match, wording), verdict.headline, verdict.sentences, opening, panels)


def kicker(match: MatchResult, wording: Wording) -> str:
    parts = [wording.game_name()]
    variant = wording.variant(match.variant) if match.variant is not None else None
    if variant is not None:
        parts.append(variant)
    parts.append(wording.say("report-games", games=match.games))
    return " · ".join(parts)


def match_title(match: MatchResult, wording: Wording) -> str:
    first, *others = (player.name for player in match.players)
    players = wording.say("report-versus", first=first, others=others)
    return wording.say("report-title-match", players=players, game=wording.game_name())


def match_panels(prefix: str, match: MatchResult, wording: Wording) -> Iterator[Panel]:
    yield share_panel(prefix, match, wording)
    yield seats_panel(prefix, match, wording)
    yield from curve_panels(prefix, match, wording)
    yield from gain_panels(prefix, match, wording)
    if len(match.lengths) > 1 or len(match.endings) > 1:
        yield ending_panel(prefix, match, wording)
    yield played_panel(prefix, match, wording)


def played_panel(prefix: str, match: MatchResult, wording: Wording) -> Panel:
    """Everything that it takes to play the same games again."""
    games = wording.attribute("report-played-games", "value", games=wording.whole(match.games), rounds=match.rounds)
    facts = [
        (wording.say("report-played-game"), wording.game_name()),
        (wording.say("report-played-games"), games),
        (wording.say("report-played-seed"), str(match.seed)),
    ]
    if len(match.lengths) == 1:
        facts.append((wording.say("report-column-turns"), wording.whole(next(iter(match.lengths)))))
    if match.variant is not None:
        variant = wording.variant(match.variant)
        shown = cards([wording.thing(thing) for thing in match.variant])
        facts.append((wording.say("report-played-variant"), joined(tag("p", variant), shown) if variant else shown))
    told = joined(
        definitions(facts),
        lead(wording.attribute("report-played-games", "equals" if match.has_equals else "note")),
        tag("p", wording.say("report-again")),
        command(match_again(match)),
    )
    return Panel(f"{prefix}played", wording.say("report-played"), told)
