"""Laws of the game itself: it ends, it asks sane questions, it loses nothing, and it minds its own table."""

from __future__ import annotations

from collections import deque
from itertools import zip_longest
from typing import TYPE_CHECKING

from courtyard.bots import bot_names
from courtyard.core.choice import Seats
from courtyard.lab.laws.snapshot import snapshot
from courtyard.lab.laws.trial import Trial

if TYPE_CHECKING:
    from collections.abc import Iterator

    from courtyard.core.choice import Choice
    from courtyard.core.state import State
    from courtyard.lab.table import Table


def ends(trial: Trial) -> None:
    """A random game ends, its standings agree with ranks, scores and turns, and the same players can play again."""
    state = trial.play()
    check_result(trial, state)
    again = trial.rules.rematch(trial.options, trial.rules.ranks(state), trial.seed)
    seats = trial.seats(trial.rules.new(again, trial.seed))
    trial.want(seats == trial.seats(state), f"another game after this one has {seats} seats.")


def check_result(trial: Trial, state: State) -> None:
    ranks, scores = trial.rules.ranks(state), trial.rules.scores(state)
    told = [(one.seat, one.rank, one.score, one.turns) for one in trial.rules.standings(state)]
    wanted = list(zip(range(len(ranks)), ranks, scores, trial.rules.turns(state), strict=True))
    trial.want(told == wanted, f"the standings say {told}, but it is {wanted}.")
    for seat, rank in enumerate(ranks):
        better = sum(1 for other in ranks if other < rank)
        trial.want(rank == 1 + better, f"seat {seat} has rank {rank}, but {better} seats are before it.")
        higher = [other for other, score in enumerate(scores) if score > scores[seat] and ranks[other] >= rank]
        trial.want(not higher, f"seat {seat} is not behind {higher}, though it has fewer points: {scores}, {ranks}.")


def choices(trial: Trial) -> None:
    """Every question is sane: no option is offered twice, and it has two answers or is asked to keep a secret."""
    trial.play(lambda choice, state: check_choice(trial, choice, trial.seats(state)))


def check_choice(trial: Trial, choice: Choice, seats: int) -> None:
    options, least, most = choice.options(), int(choice.least), int(choice.most)
    copies = [int(choice.copies(place)) for place in range(choice.size)]
    trial.want(bool(choice.why), "a question has no name.")
    trial.want(0 <= choice.seat < seats, f"{choice.why} asks seat {choice.seat}; there are {seats}.")
    trial.want(bool(options), f"{choice.why} has no options.")
    trial.want(len(set(options)) == len(options), f"{choice.why} offers the same option twice: {options}.")
    names = [trial.rules.spell(choice, place) for place in range(choice.size)]
    trial.want(len(set(names)) == len(names), f"{choice.why} has two options of one name: {names}.")
    trial.want(min(copies) > 0, f"{choice.why} offers an option less than once: {copies}.")
    trial.want(0 <= least <= most <= sum(copies), f"{choice.why} wants {least} to {most} of {sum(copies)}.")
    trial.want(most > 0, f"{choice.why} has only one possible answer: nothing.")
    if not trial.rules.asks_anyway(choice):
        forced = least == most == sum(copies) and not (choice.ordered and len(options) > 1)
        trial.want(not forced, f"{choice.why} has only one possible answer: everything.")
        trial.want(not (least == most and len(options) == 1), f"{choice.why} has only one possible answer: {names}.")


def census(trial: Trial) -> None:
    """No component ever appears or gets lost."""
    count: dict[str, int] = {}

    def recount(state: State) -> None:
        now = trial.rules.census(state)
        if not count:
            count.update(now)
        if now != count:
            changed = [name for name in {**count, **now} if count.get(name) != now.get(name)]
            raise trial.broken(f"the number of {', '.join(changed)} has changed.")

    recount(trial.play(rest=recount))


def tables(trial: Trial) -> None:
    """Two games played turn and turn about come out as each does alone, and so does a game played twice."""
    other = Trial(trial.rules, trial.rules.sample(trial.seed + 1), trial.seed + 1)
    other.law = trial.law
    for bot in bot_names(trial.rules.name):
        alone = [snapshot(play_bots(one, bot)) for one in (trial, other)]
        games = [bots_play(trial, bot), bots_play(other, bot)]
        both = [next(game) for game in games]  # tables that their games go on at
        deque(zip_longest(*games), 0)
        for state, ending in zip(both, alone, strict=True):
            trial.want(snapshot(state) == ending, f"a game of {bot} changes when another one is played beside it.")


def bots_play(trial: Trial, bot: str) -> Iterator[Table]:
    """The table before every move of a game with a bot of one kind at each seat, played as fast as it goes."""
    state = trial.begin(bot)
    yield from trial.moves(state, Seats(trial.players(state)))


def play_bots(trial: Trial, bot: str) -> Table:
    """How such a game ends."""
    return deque(bots_play(trial, bot), 1).pop()
