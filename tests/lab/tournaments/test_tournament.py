"""Everybody meets everybody, and what is told of it fits together."""

from __future__ import annotations

import csv
import json
import os
import pty
import signal
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

from courtyard import lab
from courtyard.core.errors import Refused
from courtyard.lab.tournaments.pairing import tables
from courtyard.lab.tournaments.schedule import Wish
from courtyard.lab.tournaments.tournament import Tournament
from courtyard.terminal.app import run

CHEAP = ["big-money-basic", "big-money-smithy", "random"]
KINGDOMS = ["first-game", "village-square"]


@pytest.fixture(scope="module")
def league() -> lab.TournamentResult:
    return lab.tournament("dominion", CHEAP, games=6, variants=KINGDOMS, seed=1)


def asked(players: list[str], **wishes: object) -> Tournament:
    wish = {"games": 2, "variants": 1, "table": None, "seed": 1, "anchor": None, "options": {}, **wishes}
    return Tournament("dominion", players, Wish(**wish))  # type: ignore[arg-type] # each is what it should be


# What is played


def test_all_pairs_or_all_tables_meet() -> None:
    assert tables(3, 2) == [[0, 1], [0, 2], [1, 2]]
    assert tables(4, 3) == [[0, 1, 2], [0, 1, 3], [0, 2, 3], [1, 2, 3]]
    assert len(tables(30, 2)) == 435


def test_where_there_are_too_few_players_some_sit_twice() -> None:
    assert tables(2, 3) == [[0, 0, 1], [0, 1, 1]]


@pytest.mark.parametrize(("players", "size"), [(10, 4), (12, 3), (20, 5), (15, 6)])
def test_of_too_many_tables_a_fair_part_is_played(players: int, size: int) -> None:
    chosen = tables(players, size)
    assert len(chosen) == 100
    assert all(len(set(table)) == size for table in chosen)
    played = Counter(player for table in chosen for player in table)
    met = Counter(pair for table in chosen for pair in combinations(table, 2))
    assert max(played.values()) - min(played.values()) <= 2
    counts = [met[pair] for pair in combinations(range(players), 2)]
    assert max(counts) - min(counts) <= 3


def test_a_drawn_kingdom_holds_what_everybody_wants() -> None:
    tournament = asked(["big-money-smithy", "big-money-witch", "big-money-basic"], variants=3)
    assert len(tournament.schedule.variants) == 3
    for kingdom in tournament.schedule.variants:
        assert kingdom is not None
        assert {"smithy", "witch"} <= set(kingdom)


def test_where_not_all_fits_everybody_has_a_turn() -> None:
    wanting = [f"big-money-{card}" for card in "smithy witch militia library moat masquerade torturer jester".split()]
    wanting += [f"big-money-{card}" for card in "laboratory council-room courtyard harem nobles hunting-party".split()]
    kingdoms = asked(wanting, variants=2).schedule.variants
    there = {card for kingdom in kingdoms if kingdom is not None for card in kingdom}
    assert {entry.removeprefix("big-money-") for entry in wanting} <= there


def test_a_meeting_is_a_match_like_any_other(league: lab.TournamentResult) -> None:
    meeting = league.meetings[4]
    assert (meeting.variant, meeting.players) == (1, [0, 2])
    names = [CHEAP[player] for player in meeting.players]
    alone = lab.simulate("dominion", names, games=6, kingdom=KINGDOMS[1], seed=meeting.match.seed)
    assert replace(alone, seconds=0.0, cpu_seconds=0.0) == replace(meeting.match, seconds=0.0, cpu_seconds=0.0)
    assert len({meeting.match.seed for meeting in league.meetings}) == 6


# What comes of it


def test_the_sums_fit(league: lab.TournamentResult) -> None:
    assert league.finished
    assert league.games == 6 * 6
    for one in league.players:
        assert one.games == 24
        assert one.wins + one.ties + one.losses == one.games
    assert sum(one.points_share for one in league.players) == pytest.approx(1.5)
    for player, rival in combinations(range(3), 2):
        cell, mirrored = league.cross[player][rival], league.cross[rival][player]
        assert cell is not None
        assert mirrored is not None
        assert cell.games == mirrored.games == 12
        assert cell.points + mirrored.points == 12
        assert cell.interval[0] <= cell.share <= cell.interval[1]
    assert [league.cross[player][player] for player in range(3)] == [None] * 3


def test_ratings_say_who_is_stronger(league: lab.TournamentResult) -> None:
    assert [league.players[player].name for player in league.by_rank] == [
        "Big Money + Smithy",
        "Big Money, basic",
        "random",
    ]
    assert [league.players[player].rank for player in league.by_rank] == [1, 2, 3]
    assert sum(one.rating for one in league.players) == pytest.approx(4500)
    assert league.lead == pytest.approx(league.players[1].rating - league.players[0].rating)
    assert league.lead_interval[0] < league.lead < league.lead_interval[1]
    for kingdom in league.variants:
        assert kingdom.things is not None
        assert len(kingdom.ratings) == 3
        assert sum(rating.rating for rating in kingdom.ratings) == pytest.approx(4500)


def test_the_number_of_jobs_changes_nothing(league: lab.TournamentResult) -> None:
    again = lab.tournament("dominion", CHEAP, games=6, variants=KINGDOMS, seed=1, jobs=2)
    assert again.players == league.players
    assert again.cross == league.cross
    assert again.variants == league.variants


def test_what_cannot_vary_is_not_named() -> None:
    with pytest.raises(Refused, match="All tables of tajmahal are played with the same things; leave out the variants"):
        lab.tournament("tajmahal", ["raja", "random"], games=3, seed=1, variants=["first-game"])


def test_more_than_two_at_a_table() -> None:
    league = lab.tournament("tajmahal", ["raja", "random"], games=3, seed=1)
    assert league.schedule.tables == [[0, 0, 1], [0, 1, 1]]
    assert league.schedule.variants == [None]
    cell = league.cross[0][1]
    assert cell is not None
    assert cell.games == 2 * 2 * 3  # at each table two pairs of different players, in three games
    assert league.players[0].rating > league.players[1].rating


def test_an_interrupted_tournament_tells_what_there_is() -> None:
    tournament = asked(CHEAP, variants=KINGDOMS, games=40)

    def stop(played: Tournament) -> None:
        if played.games >= 50:
            raise KeyboardInterrupt

    with tournament.crew(1) as crew, pytest.raises(KeyboardInterrupt):
        tournament.play(crew, stop)
    league = tournament.result()
    assert not league.finished
    assert league.done == 1
    assert league.games == tournament.games >= 50
    assert [kingdom.ratings for kingdom in league.variants] == [[], []]
    assert league.cross[1][2] is None


@pytest.mark.parametrize(
    ("players", "wishes", "sentence"),
    [
        (["random"], {}, "A tournament takes at least two players"),
        (["random", "random"], {}, "“random” takes part twice; name everybody once."),
        (["random", "smity"], {}, "There is no player “smity”"),
        (CHEAP, {"anchor": "nobody"}, "The anchor must be one of the players, such as big-money-basic"),
        (CHEAP, {"table": 9}, "A table of dominion seats 2 to 6 players, not 9."),
        (CHEAP, {"games": 0}, "Each match has at least 1 game, not 0."),
        (CHEAP, {"variants": 0}, "A tournament is played with at least 1 variant, not 0."),
        (CHEAP, {"variants": ["atlantis"]}, "There is no recommended set “atlantis”"),
        (CHEAP, {"options": {"start": 1}}, "In a match everybody begins equally often"),
    ],
)
def test_what_cannot_be_held_is_refused(players: list[str], wishes: dict[str, object], sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        asked(players, **wishes)
    assert str(refused.value).startswith(sentence)


# The command

COMMAND = ["tournament", "dominion", "--players", ",".join(CHEAP), "--seed", "1", "--jobs", "1"]


def test_people_get_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*COMMAND, "--games", "4", "--kingdom", KINGDOMS[0], "--kingdom", KINGDOMS[1]]) == 0
    said = capsys.readouterr().out
    for words in (
        "3 players, 6 matches of 4 games. The seed is 1.",
        "Rating",
        "First Game",
        "Village Square",
        "24 games",
    ):
        assert words in said
    assert "Smithy is rated" in " ".join(said.split())


def test_programs_get_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = {kind: str(tmp_path / f"league.{kind}") for kind in ("json", "csv", "report")}
    flags = [word for kind, file in files.items() for word in (f"--{kind}", file)]
    assert run([*COMMAND, "--games", "4", "--kingdom", "first-game", "--anchor", "random", *flags]) == 0
    told = json.loads(Path(files["json"]).read_text(encoding="utf-8"))
    assert told["finished"] is True
    assert told["games"] == 12
    assert [one["rating"] for one in told["players"]][2] == 1500
    assert len(told["meetings"]) == 3
    with Path(files["csv"]).open(encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    assert len(lines) == 6
    assert {line["player"] for line in lines} == {"Big Money, basic", "Big Money + Smithy", "random"}
    assert Path(files["report"]).read_text(encoding="utf-8").startswith("<!doctype html>")
    assert capsys.readouterr().out.count("Saved in") == 3


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["tournament"], "Say which game to play, such as “courtyard tournament dominion”.\n"),
        ([*COMMAND, "--kingdom", "first-game", "--kingdoms", "2"], "Name the kingdoms with --kingdom, or say with"),
        ([*COMMAND, "--cluster", "auto"], "A cluster has as many jobs as processors; leave out --jobs, or"),
        ([*COMMAND, "--report", "-"], "A report is a file; name one, such as"),
        (["tournament", "tajmahal", "--players", "raja,random", "--kingdoms", "2"], "There is no option --kingdoms;"),
    ],
)
def test_what_cannot_be_done_gets_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(words) == 2
    said = capsys.readouterr().err
    assert said.startswith(sentence)
    assert said.count("\n") == 1


def test_ctrl_c_prints_and_writes_what_there_is(tmp_path: Path) -> None:
    courtyard = Path(sys.executable).with_name("courtyard")
    words = [str(courtyard), "tournament", "dominion", "--players", ",".join(CHEAP), "--kingdom", "first-game"]
    words += ["--games", "1000000", "--jobs", "1", "--json", "league.json"]
    leader, follower = pty.openpty()  # on a terminal the table shows when the first games are over
    program = subprocess.Popen(words, stdout=follower, stderr=subprocess.PIPE, cwd=tmp_path)
    os.close(follower)
    written = b""
    while b"games" not in written or b"a second" not in written:
        written += os.read(leader, 65536)
    program.send_signal(signal.SIGINT)
    while True:
        try:
            written += os.read(leader, 65536)
        except OSError:  # the terminal is gone: the program has ended
            break
    os.close(leader)
    assert program.wait() == 130, program.stderr.read() if program.stderr else ""
    if program.stderr:
        program.stderr.close()
    assert b"Interrupted after 0 of 3 matches" in written
    told = json.loads((tmp_path / "league.json").read_text(encoding="utf-8"))
    assert told["finished"] is False
    assert told["games"] > 0
