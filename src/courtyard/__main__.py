"""The program `courtyard`, also to be called as `python -m courtyard`.

The library is installed without what the program is made of, so nothing of that is imported before it is known to be
there.
"""

from __future__ import annotations

import sys

from courtyard.core.errors import Refused
from courtyard.extras import PLAY, need
from courtyard.terminal.codes import WRONG


def main() -> None:
    try:
        need("play", *PLAY)
    except Refused as refused:
        print(refused, file=sys.stderr)  # noqa: T201 - click, which the program speaks with, may be what is missing
        sys.exit(WRONG)
    from courtyard.terminal.app import run  # noqa: PLC0415 - see above

    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
