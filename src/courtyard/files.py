"""Files that a person names: read as text, no more of them than can be meant, or refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.core.errors import Refused
from courtyard.core.given import check_size

if TYPE_CHECKING:
    from pathlib import Path


def read_file(path: Path, most: int) -> str:
    """What stands in a file of no more than so many characters; a mark that some editors put before it is left out."""
    try:
        with path.open(encoding="utf-8-sig") as file:
            text = file.read(most + 1)
    except OSError as error:
        raise Refused(f"{path} cannot be read: {(error.strerror or str(error)).lower()}.") from None
    except UnicodeDecodeError:
        raise Refused(f"{path} cannot be read: it is not UTF-8 text.") from None
    check_size(text, str(path), most)
    return text
