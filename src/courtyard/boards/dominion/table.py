"""The table: turn, supply, players, cards in play, trash, hand."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from courtyard.boards.columns import column_widths, fill
from courtyard.boards.dominion.palette import FAINT, LABEL, card_text, cards_flow, colour
from courtyard.boards.flow import Flow
from courtyard.speech.dominion.cards import ranked

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType

    from courtyard.boards.board import Frame
    from courtyard.dominion.shapes import Player, SupplyPile, View
    from courtyard.words import Words

WIDE: Final = 116  # from here on the players stand beside the supply
PLAYERS_WIDTH: Final = 54
COST_WIDTH: Final = 9
GAP: Final = 2


def draw(view: View, frame: Frame) -> RenderableType:
    parts: list[RenderableType] = [status(view, frame), Rule(style=FAINT)]
    if frame.short:
        parts = [short_supply(view, frame.words), short_players(view, frame)]
        parts += [middle(view, frame), hands(view, frame)]
    elif frame.width >= WIDE:
        left = frame.width - PLAYERS_WIDTH - GAP
        beside = Grid.grid(padding=(0, GAP), pad_edge=False)
        beside.add_column(width=left)
        beside.add_column()
        beside.add_row(supply(view, frame.words, left), Group(players(view, frame), Text(), middle(view, frame)))
        parts += [beside, Rule(style=FAINT), hands(view, frame)]
    else:
        parts += [supply(view, frame.words, frame.width), players(view, frame)]
        parts += [middle(view, frame), hands(view, frame)]
    return Group(*parts)


def status(view: View, frame: Frame) -> RenderableType:
    """Whose turn it is and what is left of it, always at the same place."""
    words = frame.words
    line = Grid.grid(expand=True)
    line.add_column(ratio=1)
    line.add_column(justify="right")
    turns = view["players"][view["turn"]]["turns"]
    whose = words.say("board-turn", player=frame.names[view["turn"]], number=turns)
    phase = words.say("board-over") if view["ended"] else words.say(f"phase-{view['phase']}")
    line.add_row(Text.assemble((whose, LABEL), "  ", phase), left_of_turn(view, words))
    return line


def left_of_turn(view: View, words: Words) -> Text:
    """Actions, Buys and coins."""
    numbers = {"actions": view["actions"], "buys": view["buys"], "coins": view["coins"]}
    pieces = [Text.assemble((words.say(f"board-{name}"), FAINT), (f" {numbers[name]:>2}", LABEL)) for name in numbers]
    return Text("   ").join(pieces)


def supply(view: View, words: Words, width: int) -> RenderableType:
    """The piles, one cost a line."""
    rows = by_cost(view, words)
    widths = column_widths([row for _, row in rows], width - COST_WIDTH, GAP)
    grid = Grid.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    grid.add_column(width=COST_WIDTH - GAP, no_wrap=True)
    for cells_wide in widths:
        grid.add_column(width=cells_wide, no_wrap=True)
    for cost, row in rows:
        fill(grid, [cost], row, len(widths))
    return grid


def by_cost(view: View, words: Words) -> list[tuple[Text, list[Text]]]:
    """The piles of each cost."""
    costs = groupby(view["supply"], key=lambda pile: (pile["cost"], pile["printed_cost"]))
    return [(cost_text(*cost, words), [pile_text(pile, view, words) for pile in piles]) for cost, piles in costs]


def short_supply(view: View, words: Words) -> Flow:
    """The piles one after another, a cost before the first of each."""
    pieces: list[Text] = []
    for cost, row in by_cost(view, words):
        pieces += [Text.assemble(cost, " ", row[0]), *row[1:]]
    return Flow(pieces, gap=GAP)


def cost_text(cost: int, printed: int, words: Words) -> Text:
    """What a pile costs now, and what is printed on it where that is something else."""
    text = Text(words.say("board-cost", cost=cost), LABEL)
    if cost != printed:
        text.append(f" {words.say('board-printed-cost', cost=printed)}", FAINT)
    return text


def pile_text(pile: SupplyPile, view: View, words: Words) -> Text:
    """How many are left, the card, and whether it is the Bane."""
    name = card_text(pile["card"], words)
    if pile["left"] == 0:
        name.stylize("dim strike")
    text = Text.assemble((f"{pile['left']:>2} ", LABEL if pile["left"] else "bold red"), name)
    if pile["card"] == view["bane"]:
        text.append(f" {words.say('board-bane')}", "bold magenta")
    return text


def players(view: View, frame: Frame) -> RenderableType:
    """One line a player: how many cards lie where, and what everybody can see of them."""
    words = frame.words
    grid = Grid.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    grid.add_column(no_wrap=True)
    for _ in range(2):
        grid.add_column(justify="right", no_wrap=True)
    grid.add_column()
    grid.add_column()
    heads = ("board-players", "board-turns", "zone-hand", "zone-deck", "zone-discard")
    grid.add_row(*(Text(words.say(head), FAINT) for head in heads))
    for player in view["players"]:
        grid.add_row(*player_cells(player, view, frame))
    return grid


def player_cells(player: Player, view: View, frame: Frame) -> Iterator[Text]:
    words = frame.words
    on_turn = player["seat"] == view["turn"] and not view["ended"]
    yield Text(f"{'▶' if on_turn else ' '} {frame.names[player['seat']]}", LABEL if on_turn else "")
    yield Text(str(player["turns"]))
    yield Text(str(player["hand_size"]))
    deck = Text(str(player["deck_size"]))
    known = [card_text(card, words) if card else Text("?") for card in player["deck_known"]]
    yield deck.append(" ").append(Text(", ").join(known)) if known else deck
    discard = Text(str(player["discard_size"]))
    top = player["discard_top"]
    yield discard.append(" ").append(card_text(top, words)) if top else discard


def short_players(view: View, frame: Frame) -> Flow:
    """Everybody in a few words: how many cards are in the hand, in the deck, on the discard pile."""
    pieces = []
    for player in view["players"]:
        name, _turns, *piles = player_cells(player, view, frame)
        for label, cards in zip(("zone-hand", "zone-deck", "zone-discard"), piles, strict=True):
            name.append(f" {frame.words.attribute(label, 'short')} ", FAINT).append(cards)
        pieces.append(name)
    return Flow(pieces)


def zones() -> Grid:
    """Lines that begin with the name of a place."""
    grid = Grid.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    grid.add_column(no_wrap=True, min_width=8)
    grid.add_column()
    return grid


def middle(view: View, frame: Frame) -> RenderableType:
    """What lies open on the table."""
    words = frame.words
    grid = zones()

    def line(label: str, cards: list[str], most_lines: int | None = None) -> None:
        grid.add_row(Text(label, FAINT), cards_flow(cards, words, most_lines))

    if view["in_play"] or not frame.short:
        line(words.say("zone-in-play"), view["in_play"])
    for player in view["players"]:
        whose = frame.names[player["seat"]]
        if player["shown"]:
            line(words.say("board-revealed", player=whose), player["shown"])
        if player["set_aside"]:
            line(words.say("board-set-aside", player=whose), player["set_aside"])
        passing = player.get("passing", [])
        if passing:
            line(words.say("board-passing", player=whose), passing)
    if view["prizes"] and frame.short:
        names = [Text(words.say(f"card-{prize}"), colour(prize)) for prize in ranked(view["prizes"])]
        grid.add_row(Text(words.say("zone-prizes"), FAINT), Flow(names))
    elif view["prizes"]:
        line(words.say("zone-prizes"), view["prizes"])
    if view["trash"] or not frame.short:
        line(words.say("zone-trash"), view["trash"], most_lines=1 if frame.width < WIDE else 3)
    return grid


def hands(view: View, frame: Frame) -> RenderableType:
    """The hands that may be seen: one's own, or a referee's view of all."""
    words = frame.words
    grid = zones()
    for player in view["players"]:
        if "hand" not in player:
            continue
        mine = player["seat"] == view["seat"]
        label = words.say("zone-hand") if mine else words.say("board-hand", player=frame.names[player["seat"]])
        grid.add_row(Text(label, LABEL), cards_flow(player["hand"], words))
    return grid
