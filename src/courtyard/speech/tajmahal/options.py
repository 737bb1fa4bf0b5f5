"""The flags of Taj Mahal."""

from __future__ import annotations

from typing import Final

from courtyard.speech.option import Option, find_seat, read_json_file

OPTIONS: Final = (
    Option(
        "board",
        "FILE",
        "Play on a board of your own: a JSON file like the one that the game comes with.",
        read_json_file,
    ),
    Option("start", "SEAT", "Who begins: a seat from 1, or a name.", find_seat),
)
