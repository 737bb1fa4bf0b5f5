"""The codes with which a websocket is closed; `make wire` tells the pages those after which they do not come back."""

from __future__ import annotations

from typing import Final

# As the protocol has them. A page comes back after all of these, later and later the more often it has tried.
NO_TEXT: Final = 1007
TOO_FAST: Final = 1008
TOO_LONG: Final = 1009
COME_BACK: Final = 1012  # the server ends, or the table has to be read again
COME_LATER: Final = 1013  # too many handshakes, or the database is away

# For good.
SENT_AWAY: Final = 4401  # by the host, from a table that is closed to onlookers
CLOSED: Final = 4403  # to onlookers
NO_TABLE: Final = 4404  # or it can no longer be read
CROWDED: Final = 4429  # there is no room for one more

FAREWELLS: Final = {  # what a page says then
    SENT_AWAY: "refused-dismissed",
    CLOSED: "refused-onlookers",
    NO_TABLE: "refused-no-table",
    CROWDED: "refused-crowded",
}
