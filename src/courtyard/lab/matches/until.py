"""A match that goes on until the answer is known, however often one looks.

The test is by betting (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting", 2024). If
somebody is not better than another one, nobody can expect to win by betting on their lead, round by round; so whoever
multiplies their money twentyfold by it is deceived by chance with a probability of at most a twentieth, whenever they
look (Ville's inequality). As nobody knows beforehand how much to bet, the money is split among bets of many sizes. What
the bets brought is multiplied, so that it is enough to know how many rounds had which lead.
"""

from __future__ import annotations

from enum import Enum
from math import exp, log, log1p
from typing import TYPE_CHECKING, Final, NamedTuple

from courtyard.lab.matches.lead import leads_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from courtyard.counting.tally import Tally

MATTERS: Final = 0.01  # of all games: two whose shares of victories differ by less are as good as equal
BETS: Final = [0.98 / 2**halved for halved in range(14)]  # parts of one's money; none can be lost as a whole


class Answer(Enum):
    """What a match tells of who is the best."""

    OPEN = "open"  # too early to say
    LEADS = "leads"  # one is better than all others
    CLOSE = "close"  # several are as good as equal, and better than all others


class Verdict(NamedTuple):
    """The answer, and of whom it tells: who leads, who are close to each other, or who has most points so far."""

    answer: Answer
    players: list[int]


def judge(tally: Tally, sureness: float) -> Verdict:
    """What is known by now, with a probability of error of at most 1 - sureness in the whole match."""
    points = tally.points
    best = max(range(tally.players), key=lambda player: points[player])
    others = [player for player in range(tally.players) if player != best]
    doubt = (1 - sureness) / (tally.players * (tally.players - 1))  # for each ordered pair
    whole = tally.players * tally.whole
    level = []
    for other in others:
        leads = {lead / whole: rounds for lead, rounds in leads_of(tally, best, other).items()}
        if surely_above(leads, 0.0, doubt):
            continue
        trails = {-lead: rounds for lead, rounds in leads.items()}
        if not (surely_above(leads, -MATTERS, doubt) and surely_above(trails, -MATTERS, doubt)):
            return Verdict(Answer.OPEN, [player for player in range(tally.players) if points[player] == points[best]])
        level.append(other)
    return Verdict(Answer.CLOSE, [best, *level]) if level else Verdict(Answer.LEADS, [best])


def surely_above(leads: Mapping[float, int], bound: float, doubt: float) -> bool:
    """Whether the expected lead, of what goes from -1 to 1, is more than the bound, with at most this much doubt."""
    fortunes = [sum(rounds * log1p(bet * (lead - bound)) for lead, rounds in leads.items()) for bet in BETS]
    most = max(fortunes)
    return most + log(sum(exp(fortune - most) for fortune in fortunes) / len(BETS)) >= -log(doubt)
