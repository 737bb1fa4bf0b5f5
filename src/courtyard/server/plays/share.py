"""Share codes: a set-up, and perhaps its deal, as a short text for a link. Broken ones are known as such."""

from __future__ import annotations

import base64
import hashlib
import zlib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import msgspec

from courtyard.core.seed import Seed, check_seed
from courtyard.games import find_game
from courtyard.server.shapes.refusal import Nay
from courtyard.server.shapes.wire import decode_by

if TYPE_CHECKING:
    from courtyard.server.shapes.wire import Options

DICTIONARIES: Final = (1,)
LATEST: Final = DICTIONARIES[-1]
CHECK_SIZE: Final = 4  # bytes
LONGEST_CODE: Final = 1000  # more is no code but a file
LARGEST: Final = 20_000  # bytes, unpacked


class Content(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """What a code says: game, version of the rules then, settled options, and the seed of the deal if it is in it."""

    game: str
    version: int
    options: dict[str, object]
    deal: Seed | None = None


CONTENT: Final = msgspec.json.Decoder(Content)


def write_share(game: str, options: Options, deal: Seed | None = None) -> str | None:
    """The code for settled options; None: they are too long for one."""
    content = msgspec.json.encode(Content(game, find_game(game).version, options, deal), order="deterministic")
    packer = zlib.compressobj(9, wbits=-15, zdict=dictionary(LATEST))
    packed = packer.compress(content) + packer.flush()
    code = base64.urlsafe_b64encode(checksum(LATEST, packed) + packed).decode().rstrip("=")
    return code if len(code) <= LONGEST_CODE else None


def read_share(code: str) -> tuple[str, Options, Seed | None]:
    """Game, settled options and deal; or say that the code is broken.

    A code that was made by other rules is as good as any, as long as its options can be played: it promises a set-up,
    and its deal only where the rules deal as they did.
    """
    text = code.strip()
    try:
        data = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
        check, packed = data[:CHECK_SIZE], data[CHECK_SIZE:]
        made_with = [number for number in DICTIONARIES if check == checksum(number, packed)]
        if len(text) > LONGEST_CODE or not made_with:
            raise Nay("share", 422)
        unpacker = zlib.decompressobj(wbits=-15, zdict=dictionary(made_with[0]))
        content = decode_by(CONTENT, unpacker.decompress(packed, LARGEST))
        rules = find_game(content.game)
        deal = None if content.deal is None else check_seed(content.deal)
        return rules.name, rules.settle(content.options, 0), deal
    except (ValueError, zlib.error):  # among them what msgspec and the rules refuse
        raise Nay("share", 422) from None


@cache
def dictionary(number: int) -> bytes:
    """Words that are likely to stand in a code, so that it need not spell them out.

    A dictionary is never changed, or the codes that were made with it would be broken. If words are missing (of a new
    game, of many new cards), a next one is added, and codes are made with that from then on.
    """
    words = files("courtyard.server.plays").joinpath("dictionaries", f"{number}.txt").read_text(encoding="utf-8")
    return ",".join(words.splitlines()).encode()


def checksum(number: int, packed: bytes) -> bytes:
    """Of the code and of the words that it leaves out: it tells with which dictionary the code was made."""
    return hashlib.sha256(dictionary(number) + packed).digest()[:CHECK_SIZE]
