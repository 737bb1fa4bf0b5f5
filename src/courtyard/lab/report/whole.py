"""Whole reports."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.core.errors import Refused
from courtyard.lab.report.league import league_chapter, league_title
from courtyard.lab.report.match import match_chapter, match_title
from courtyard.lab.report.page import page
from courtyard.lab.report.wording import Wording

if TYPE_CHECKING:
    from collections.abc import Sequence

    from courtyard.lab.matches.result import MatchResult
    from courtyard.lab.tournaments.standings import TournamentResult
    from courtyard.words import Words


def page_of_matches(matches: Sequence[MatchResult], words: Words) -> str:
    """One match fills a page; several stand on one below each other."""
    if not all(match.games for match in matches) or not matches:
        raise Refused("empty-match")
    wording = Wording(words, matches[0].game)
    if len(matches) == 1:
        return page(match_title(matches[0], wording), [match_chapter(matches[0], wording)], wording)
    title = wording.say("report-title-matches", count=len(matches), game=wording.game_name())
    chapters = [match_chapter(match, wording, f"match-{number}") for number, match in enumerate(matches, 1)]
    return page(title, chapters, wording)


def page_of_tournament(league: TournamentResult, words: Words) -> str:
    if not league.games:
        raise Refused("empty-tournament")
    wording = Wording(words, league.schedule.game)
    return page(league_title(league, wording), [league_chapter(league, wording)], wording)
