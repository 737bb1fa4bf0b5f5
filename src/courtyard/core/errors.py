"""The one error for bad input."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

STAND_IN: Final = "\N{REPLACEMENT CHARACTER}"  # for what a file or a request put in to steer somebody's terminal


@mypyc_attr(allow_interpreted_subclasses=True)
class Refused(ValueError):
    """What was asked for cannot be done. The message is one sentence: what was wrong, and what would be right."""

    def __init__(self, sentence: str) -> None:
        if not sentence.isprintable():
            sentence = "".join([sign if sign.isprintable() else STAND_IN for sign in sentence])
        super().__init__(sentence)
