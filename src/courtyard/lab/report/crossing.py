"""Tables that are coloured by what they hold: everybody against everybody, and everybody with every variant."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from courtyard.lab.report.figure import Panel, columns_of, lead, scrolled, table
from courtyard.lab.report.markup import Markup, joined, tag
from courtyard.lab.tournaments.scale import AVERAGE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from courtyard.lab.report.wording import Wording
    from courtyard.lab.tournaments.crosstable import Cell
    from courtyard.lab.tournaments.scale import Rating
    from courtyard.lab.tournaments.standings import TournamentResult

DEEPEST: Final = 50  # per cent of colour, so that the number in it stays easy to read
FAR: Final = 150  # rating points; whoever differs by this much has the deepest colour


def cross_panel(league: TournamentResult, wording: Wording) -> Panel:
    order = league.by_rank
    corner = tag("th", wording.say("report-column-player"), scope="col")
    heads = (column_head(place, league.players[player].name) for place, player in enumerate(order, 1))
    rows = [
        tag(
            "tr",
            row_head(place, league.players[player].name),
            *(cross_cell(league.cross[player][rival], wording, own=player == rival) for rival in order),
        )
        for place, player in enumerate(order, 1)
    ]
    numbers = cross_numbers(league, wording)
    return Panel(
        "cross",
        wording.say("report-cross"),
        coloured("report-cross", [corner, *heads], rows, numbers, wording),
        full=True,
    )


def coloured(
    message: str, heads: Sequence[Markup], rows: Sequence[Markup], numbers: Markup, wording: Wording
) -> Markup:
    """A table with its lead, its caption, and more exact numbers."""
    title = wording.say(message)
    content = tag("table", tag("thead", tag("tr", *heads)), tag("tbody", *rows), class_="heat")
    about = lead(wording.attribute(message, "about", average=wording.rating(AVERAGE)))
    caption = tag("figcaption", wording.attribute(message, "caption"))
    more = tag("details", tag("summary", wording.say("report-numbers")), numbers)
    return joined(about, tag("figure", scrolled(content, title, wording), caption, more))


def column_head(place: int, name: str) -> Markup:
    """Names would be too wide: a number, and the name for whoever cannot see the rows."""
    number, whole = tag("span", str(place), aria_hidden="true"), tag("span", name, class_="hidden")
    return tag("th", number, whole, scope="col", title=name)


def row_head(place: int, name: str) -> Markup:
    return tag("th", tag("span", str(place), class_="number", aria_hidden="true"), " ", name, scope="row")


def cross_cell(cell: Cell | None, wording: Wording, *, own: bool) -> Markup:
    if cell is None:
        said = "" if own else wording.attribute("report-cross", "none")
        return tag("td", said, class_="own" if own else None)
    return tag("td", wording.number(100 * cell.share), **shade(2 * cell.share - 1))


def cross_numbers(league: TournamentResult, wording: Wording) -> Markup:
    """Every pair once, with intervals; the better rated player first."""
    titles = ("player", "rival", "games", "league-points", "interval")
    columns = columns_of(titles, wording, words=["player", "rival"])
    pairs = (league.cross[player][rival] for player, rival in combinations(league.by_rank, 2))
    rows = [
        [
            league.players[cell.player].name,
            league.players[cell.rival].name,
            wording.whole(cell.games),
            wording.percent(cell.share),
            wording.percents(cell.interval),
        ]
        for cell in pairs
        if cell is not None
    ]
    return table(wording.say("report-cross"), columns, rows, wording)


def shade(amount: float) -> dict[str, str]:
    """How deep a cell is coloured, and in which of the two colours: from -1 to 1."""
    depth = min(abs(amount), 1) * DEEPEST
    return {"class_": "more" if amount > 0 else "less", "style": f"--depth:{depth:.0f}%"}


def variants_panel(league: TournamentResult, wording: Wording) -> Panel:
    heads = [tag("th", wording.say("report-column-player"), scope="col")]
    heads.append(tag("th", wording.say("report-variants-all"), scope="col"))
    for number, variant in enumerate(league.variants, 1):
        heads.append(tag("th", wording.variant_or_number(variant.things, number), scope="col"))
    rows = []
    for place, player in enumerate(league.by_rank, 1):
        one = league.players[player]
        own = tag("td", wording.rating(one.rating))
        there = [variant.ratings[player] if variant.ratings else None for variant in league.variants]
        cells = (variant_cell(rating, one.rating, wording) for rating in there)
        rows.append(tag("tr", row_head(place, one.name), own, *cells))
    content = coloured("report-variants", heads, rows, variant_numbers(league, wording), wording)
    return Panel("variants", wording.say("report-variants"), content, full=True)


def variant_numbers(league: TournamentResult, wording: Wording) -> Markup:
    titles = ("player", "variant", "rating", "interval")
    columns = columns_of(titles, wording, words=["player", "variant"])
    rows = [
        [
            league.players[player].name,
            wording.variant_or_number(variant.things, number),
            wording.rating(variant.ratings[player].rating),
            wording.ratings(variant.ratings[player].interval),
        ]
        for number, variant in enumerate(league.variants, 1)
        for player in league.by_rank
        if variant.ratings
    ]
    return table(wording.say("report-variants"), columns, rows, wording)


def variant_cell(rating: Rating | None, overall: float, wording: Wording) -> Markup:
    if rating is None:
        return tag("td", wording.attribute("report-cross", "none"))
    said = wording.rating(rating.rating)
    star = tag("b", wording.attribute("report-variants", "star")) if rating.excludes(overall) else ""
    return tag("td", said, star, **shade((rating.rating - overall) / FAR))
