"""Many games: the laws that all of them obey, matches, and how fast they go. Knows no game by name."""

from courtyard.bots import Entrant
from courtyard.lab import frames, rows
from courtyard.lab.matches.result import MatchResult, PlayerResult
from courtyard.lab.matches.simulation import simulate
from courtyard.lab.report import make_report, write_report
from courtyard.lab.tournaments.standings import TournamentResult
from courtyard.lab.tournaments.tournament import tournament

__all__ = [
    "Entrant",
    "MatchResult",
    "PlayerResult",
    "TournamentResult",
    "frames",
    "make_report",
    "rows",
    "simulate",
    "tournament",
    "write_report",
]
