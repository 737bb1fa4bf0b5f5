"""Share codes: a set-up, and perhaps its deal, as a short text for a link. Broken ones are known as such."""

from __future__ import annotations

import base64
import hashlib
import zlib
from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

from courtyard.boards import find_board
from courtyard.games import GAMES, find_game
from courtyard.server.refusing import Nay
from courtyard.server.wire import decode_by

if TYPE_CHECKING:
    from courtyard.server.wire import Options

CHECK_SIZE: Final = 4  # bytes
LONGEST_CODE: Final = 1000  # more is no code but a file
LARGEST: Final = 20_000  # bytes, unpacked


class Content(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """What a code says: game, version of its rules, settled options, and the seed of the deal if it is in it."""

    game: str
    version: int
    options: dict[str, object]
    deal: int | None = None


CONTENT: Final = msgspec.json.Decoder(Content)


def write_share(game: str, options: Options, deal: int | None = None) -> str | None:
    """The code for settled options; None: they are too long for one."""
    content = msgspec.json.encode(Content(game, find_game(game).version, options, deal), order="deterministic")
    packer = zlib.compressobj(9, wbits=-15, zdict=known_words())
    packed = packer.compress(content) + packer.flush()
    code = base64.urlsafe_b64encode(checksum(packed) + packed).decode().rstrip("=")
    return code if len(code) <= LONGEST_CODE else None


def read_share(code: str) -> tuple[str, Options, int | None]:
    """Game, settled options and deal; or say that the code is broken."""
    text = code.strip()
    try:
        data = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
        check, packed = data[:CHECK_SIZE], data[CHECK_SIZE:]
        if len(text) > LONGEST_CODE or check != checksum(packed):
            raise Nay("share", 422)
        unpacker = zlib.decompressobj(wbits=-15, zdict=known_words())
        content = decode_by(CONTENT, unpacker.decompress(packed, LARGEST))
        rules = find_game(content.game)
        if content.version != rules.version:
            raise Nay("share-version", 422)
        return rules.name, rules.settle(content.options, 0), content.deal
    except (ValueError, zlib.error):  # among them what msgspec and the rules refuse
        raise Nay("share", 422) from None


@cache
def known_words() -> bytes:
    """What is likely to stand in a code, so that it need not be spelled out; cards where they can be chosen."""
    boards = [find_board(game) for game in GAMES]
    cards = ",".join(f'"{card.id}"' for board in boards if board.kingdoms() for card in board.cards())
    options = ",".join(f'"{option.name}":' for board in boards for option in board.options)
    return f'{cards},{options},{",".join(GAMES)},"players":,"start":,null,true,false,[],{{}}'.encode()


def checksum(packed: bytes) -> bytes:
    """Of the code and of the words that it leaves out: if those have changed, it says something else now."""
    return hashlib.sha256(known_words() + packed).digest()[:CHECK_SIZE]
