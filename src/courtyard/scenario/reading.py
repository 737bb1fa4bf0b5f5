"""Reading a scenario file. Whatever is not understood is refused, so that no slip of the pen makes a check vanish."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Final

from courtyard.core.errors import Refused
from courtyard.core.given import LONGEST_NAME, shortened
from courtyard.core.phrase import Phrase
from courtyard.core.source import LARGEST, Source
from courtyard.files import read_file
from courtyard.games import GAMES
from courtyard.scenario.amounts import spread
from courtyard.scenario.scenario import Scenario, Step
from courtyard.scenario.steps import no_part, read_steps

FOLDER: Final = "scenarios"  # its folders are named for the games
KEYS: Final = ("name", "cites", "note", "game", "table", "step", "refused")


def read(path: str | Path) -> Scenario:
    """Read a file, or refuse it with the place and what would be right."""
    return read_text(read_file(Path(path), LARGEST), str(path))


def read_text(text: str, path: str = "scenario") -> Scenario:
    """Read what stands in a file, or refuse it."""
    source = Source(path, text)
    data = source.parse()
    for key in data:
        if key not in KEYS:
            raise source.refuse(source.find(key, 1), no_part(key, Phrase("what-a-scenario"), KEYS))
    name, note, refused, game = (text_of(source, data, key) for key in ("name", "note", "refused", "game"))
    if not name:
        raise source.refuse(1, Phrase("why-no-name"))
    table = data.get("table")
    if not isinstance(table, dict):
        raise source.refuse(1, Phrase("why-no-table"))
    seats = read_seats(source, table)
    steps = read_steps(source, data.get("step", []), seats)
    check_purpose(source, steps, refused)
    cites, arranged = read_cites(source, data.get("cites")), arrange_seats(source, table, seats)
    return Scenario(source, name, cites, note, game_of(source, game), seats, arranged, steps, refused)


def text_of(source: Source, data: Mapping[str, object], key: str) -> str:
    """A text that may be left out, but not be empty."""
    text = data.get(key, "")
    if not isinstance(text, str) or (key in data and not text):
        raise source.refuse(source.find(key, 1), Phrase("why-not-text", key=key, value=shortened(text)))
    return text


def read_cites(source: Source, cites: object) -> tuple[str, ...]:
    if not isinstance(cites, list) or not cites or not all(isinstance(cite, str) and cite for cite in cites):
        raise source.refuse(source.find("cites", 1), Phrase("why-no-cites"))
    return tuple(cites)


def check_purpose(source: Source, steps: tuple[Step, ...], refused: str) -> None:
    """Refuse what shows nothing."""
    if refused and steps:
        raise source.refuse(steps[0].place, Phrase("why-steps-after-refusal"))
    if not refused and not steps:
        raise source.refuse(1, Phrase("why-nothing-checked"))
    if steps and not steps[-1].checks:
        raise source.refuse(steps[-1].place, Phrase("why-unchecked-end"))


def game_of(source: Source, named: str) -> str:
    """The game that is named, or that the folder is for, or the only one there is."""
    parts = Path(source.path).resolve().parts[:-1]
    folders = [folder for parent, folder in pairwise(parts) if parent == FOLDER]
    game = named or (folders[-1] if folders else "")
    if not game and len(GAMES) == 1:
        game = next(iter(GAMES))
    if game not in GAMES:
        why = Phrase("why-no-game", known=list(GAMES))
        if game:
            why = Phrase("why-unknown-game", game=game, known=list(GAMES))
        raise source.refuse(source.find("game", 1), why)
    return game


def read_seats(source: Source, table: Mapping[str, object]) -> tuple[str, ...]:
    """The names of the seats, all different, and with a capital so that they cannot be taken for anything else."""
    seats = table.get("seats")
    line = source.find("seats", source.section("table"))
    if not isinstance(seats, list) or not seats or not all(isinstance(seat, str) for seat in seats):
        raise source.refuse(line, Phrase("why-no-seats"))
    for seat in seats:
        if seats.count(seat) > 1:
            raise source.refuse(line, Phrase("why-seat-twice", seat=shortened(seat)))
        if not seat.isalpha() or not seat[0].isupper():
            raise source.refuse(line, Phrase("why-seat-name", seat=shortened(seat)))
        if len(seat) > LONGEST_NAME:
            raise source.refuse(line, Phrase("why-long-seat", seat=shortened(seat), most=LONGEST_NAME))
    return tuple(seats)


def arrange_seats(source: Source, table: Mapping[str, object], seats: tuple[str, ...]) -> dict[str, object]:
    """The table as the rules want it: seats in order, and by number wherever they are named."""
    arranged: dict[str, object] = {"seats": [seat_zones(source, table, seat) for seat in seats]}
    for key, value in table.items():
        if key == "seats" or key in seats:
            continue
        if isinstance(value, dict) and key[:1].isupper():
            line = source.section(f"table.{key}")
            raise source.refuse(line, Phrase("why-nobody", name=shortened(key), names=list(seats)))
        by_number = seats.index(value) if isinstance(value, str) and value in seats else value
        arranged[key] = spread_zone(source, by_number)
    return arranged


def spread_zone(source: Source, zone: object) -> object:
    """A list with everything as often as it is meant; anything else as it is."""
    try:
        return spread(zone) if isinstance(zone, list) else zone
    except Refused as refused:
        raise source.refuse(source.blame(refused.phrase, source.section("table")), refused.phrase) from None


def seat_zones(source: Source, table: Mapping[str, object], seat: str) -> dict[str, object]:
    zones = table.get(seat, {})
    if not isinstance(zones, dict):
        line = source.find(seat, source.section("table"))
        raise source.refuse(line, Phrase("why-no-zones", seat=seat, value=shortened(zones)))
    return {zone: spread_zone(source, value) for zone, value in zones.items()}
