"""A report is one page that needs nothing else, tells the same to everybody, and cannot be broken by a name."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from tests.contract.trickle import Trickle

from courtyard import lab
from courtyard.core.errors import Refused
from courtyard.counting.tally import Tally
from courtyard.games import GAMES
from courtyard.lab import MatchResult, TournamentResult, make_report, write_report
from courtyard.lab.report.palette import look_of
from courtyard.lab.tournaments.standings import standings_of
from courtyard.words import load

if TYPE_CHECKING:
    from pathlib import Path

VOID = {"meta", "br"}
NASTY = '<b>x</b> & "y" $1$'


class Page(HTMLParser):
    """What is on a page, with everything that is wrong with it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.ids: list[str] = []
        self.references: list[str] = []
        self.text = ""
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        self.tags.append((tag, told))
        if tag not in VOID:
            self.open.append(tag)
        if told.get("id"):
            self.ids.append(str(told["id"]))
        for name in ("aria-labelledby", "aria-describedby", "for"):
            self.references += str(told.get(name) or "").split()
        self.references += re.findall(r"url\(#(.*?)\)", " ".join(str(value) for value in told.values()))
        if str(told.get("href", "")).startswith("#"):
            self.references.append(str(told["href"])[1:])

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.text += data

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.tags if name == tag]


@pytest.fixture(scope="module")
def match() -> MatchResult:
    return lab.simulate("dominion", ["big-money", "random"], games=20, kingdom="first-game", seed=1)


@pytest.fixture(scope="module")
def table() -> MatchResult:
    return lab.simulate("tajmahal", ["raja", "random", "random"], games=3, seed=1)


@pytest.fixture(scope="module")
def league() -> TournamentResult:
    kingdoms = ["first-game", "big-money"]
    return lab.tournament("dominion", ["big-money", "random", "big-money-smithy"], games=4, variants=kingdoms, seed=1)


@pytest.fixture(scope="module")
def pages(match: MatchResult, table: MatchResult, league: TournamentResult) -> dict[str, str]:
    words = load(strict=True)
    reported = {"match": make_report(match, words), "table": make_report(table, words)}
    return {**reported, "matches": make_report([match, table_like(match)], words), "league": make_report(league, words)}


def table_like(match: MatchResult) -> MatchResult:
    """Another match of which next to nothing is known: an interrupted one without curves and gains."""
    return replace(match, finished=False, curves=[], gains=[], watched=0, verdict="Nobody knows yet.")


@pytest.fixture(params=["match", "table", "matches", "league"])
def page(request: pytest.FixtureRequest, pages: dict[str, str]) -> str:
    return pages[request.param]


def test_a_report_is_sound_html(page: str) -> None:
    found = Page(page)
    assert len(found.ids) == len(set(found.ids))
    assert set(found.references) <= set(found.ids)
    assert [attributes["lang"] for attributes in found.all("html")] == ["en"]
    assert len(found.all("main")) == len(found.all("h1")) == len(found.all("title")) == 1


def test_a_report_needs_nothing_but_itself(page: str) -> None:
    assert re.findall(r"https?://[^\"' ]+", re.sub(r' xmlns="[^"]*"', "", page)) == []
    found = Page(page)
    assert not found.all("script")
    assert not found.all("link")
    assert not found.all("img")
    assert "@import" not in page
    assert "@font-face" not in page


def test_headings_come_in_order(page: str) -> None:
    levels = [int(tag[1]) for tag, _ in Page(page).tags if re.fullmatch(r"h[1-6]", tag)]
    assert levels[0] == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))


def test_every_plot_has_its_words_and_its_numbers(page: str) -> None:
    found = Page(page)
    plots = [attributes for _, attributes in found.tags if attributes.get("role") == "img"]
    assert plots
    assert all(str(attributes["aria-label"]).endswith(".") for attributes in plots)
    assert all(attributes["aria-hidden"] == "true" for attributes in found.all("svg"))
    figures = page.split("<figure>")[1:]
    assert figures
    assert all("<table" in figure.split("</figure>")[0] for figure in figures)


def test_what_scrolls_can_be_reached_without_a_mouse(page: str) -> None:
    regions = [attributes for attributes in Page(page).all("div") if attributes.get("class") == "scroll"]
    assert regions
    assert all(attributes["tabindex"] == "0" and attributes["aria-label"] for attributes in regions)
    assert Page(page).all("a")[0]["href"] == "#results"  # the way past the contents comes first


def test_the_drawings_take_their_colours_and_letters_from_the_page(page: str) -> None:
    drawings = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert any("<text" in drawing for drawing in drawings)
    for drawing in drawings:
        assert re.findall(r"#[0-9a-f]{6}\b", drawing) == []
        assert "font:" not in drawing
        assert "DejaVu" not in drawing
    assert set(re.findall(r"var\((--[\w-]+)\)", page)) - set(re.findall(r"(--[\w-]+):", page)) == set()


def test_the_same_games_give_the_same_page(match: MatchResult, league: TournamentResult, pages: dict[str, str]) -> None:
    again = replace(match, seconds=9.0, cpu_seconds=8.0)  # of which a page tells nothing
    assert make_report([again]) == pages["match"]
    assert make_report(league) == pages["league"]


def test_a_name_stays_a_name(match: MatchResult) -> None:
    first, second = match.players
    text = make_report(
        [replace(table_like(match), players=[replace(first, name=NASTY, about=NASTY, entry=NASTY), second])]
    )
    assert "<b>x</b>" not in text
    assert NASTY in Page(text).text


def test_a_report_tells_what_was_played_and_how_to_do_it_again(pages: dict[str, str]) -> None:
    text = Page(pages["match"]).text
    assert "First Game" in text
    assert "courtyard simulate dominion --players big-money,random --games 20 --kingdom first-game --seed 1" in text
    assert "Big Money, the bot beats random" in text
    assert "courtyard simulate tajmahal --players raja,random,random --games 3 --seed 1" in Page(pages["table"]).text
    names = "--players big-money,random,big-money-smithy --games 4 --kingdom first-game --kingdom big-money --seed 1"
    assert f"courtyard tournament dominion {names}" in Page(pages["league"]).text


def test_a_report_says_what_is_not_known(pages: dict[str, str]) -> None:
    text = Page(pages["matches"]).text
    assert "The match was interrupted" in text
    assert "Nobody knows yet." in text


def test_an_interrupted_tournament_says_so(league: TournamentResult) -> None:
    part = standings_of(league.schedule, league.meetings[:2])
    text = Page(make_report(part)).text
    assert "2 of 6 matches were played" in text
    assert "wins the tournament" not in text


def test_a_match_without_games_has_no_report(match: MatchResult) -> None:
    with pytest.raises(Refused, match="nothing to report"):
        make_report([replace(match, games=0)])


def test_a_report_that_cannot_be_written_is_refused(match: MatchResult, pages: dict[str, str], tmp_path: Path) -> None:
    bare = table_like(match)
    with pytest.raises(Refused, match=r"report.html cannot be written: .*\."):
        write_report(bare, tmp_path / "nowhere" / "report.html")
    write_report(match, tmp_path / "report.html", load())
    assert (tmp_path / "report.html").read_text(encoding="utf-8") == pages["match"]


# Any number of players


class Crowded(Trickle):
    """A game for eight."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = range(2, 9)


def test_eight_players_have_a_report_in_which_no_two_look_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "trickle", Crowded())
    match = lab.simulate("trickle", ["random"] * 8, games=8, seed=1)
    classes = [attributes.get("class") or "" for attributes in Page(make_report(match, load())).all("span")]
    marks = [name for name in classes if name.startswith("mark ")]
    assert len(set(marks)) == len(marks) == 8


def test_as_many_players_as_there_are_looks_look_different() -> None:
    assert len({look_of(seat) for seat in range(36)}) == 36


@pytest.mark.parametrize("players", [2, 6, 7, 11])
def test_a_victory_can_be_shared_by_any_number_of_players(players: int) -> None:
    tally = Tally(players)
    for winners in range(1, players + 1):
        tally.count(0, [1] * winners + [2] * (players - winners), [0] * players)
    tally.end_round()
    assert sum(tally.points) == players * tally.whole
