"""Files that a person names: read as text, no more of them than can be meant, and written whole; or refused."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING

from courtyard.core.errors import Refused
from courtyard.core.given import check_size
from courtyard.core.phrase import Phrase

if TYPE_CHECKING:
    from pathlib import Path


def read_file(path: Path, most: int) -> str:
    """The text of a file of at most `most` characters, without the mark that some editors put before it."""
    try:
        with path.open(encoding="utf-8-sig") as file:
            text = file.read(most + 1)
    except OSError as error:
        raise Refused("unreadable-file", path=str(path), reason=reason(error)) from None
    except UnicodeDecodeError:
        raise Refused("not-utf-8", path=str(path)) from None
    check_size(text, Phrase("what-path", path=str(path)), most)
    return text


def write_whole(path: Path, text: str) -> None:
    """Write a file beside, then put it in the place of the old one: it is at any moment one of them, whole."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        with suppress(OSError):  # it may be what could not be made
            draft.unlink()
        raise Refused("unwritable-file", path=str(path), reason=reason(error)) from None


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written, before anybody has worked for it. What is there stays as it is."""
    if path.is_dir():
        raise Refused("folder", path=str(path), example=str(path / "match"))
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.touch()
        draft.unlink()
    except OSError as error:
        raise Refused("unwritable-file", path=str(path), reason=reason(error)) from None


def reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
