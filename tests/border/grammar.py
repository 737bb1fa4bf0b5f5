"""Messages and bodies that a client might send: of the right shape, with contents that are sometimes right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, get_args

import msgspec

from courtyard.server.shapes.wire import Change, FromClient
from courtyard.server.web.api import ENDPOINTS

if TYPE_CHECKING:
    import random

TEXTS: Final = [
    "", "Anna", "dominion", "tajmahal", "chess", "first-game", "random", "big-money", "raja", "moat", "smithy", "base",
    "free", "ask", "never", "open", "bot", "none", "\x00", "\u202e", "<b>", "{ $player }", "../../etc/passwd",
    "x" * 120, "\U0001f600", "constructor", "__class__", "%s%n", "ű" * 30,
]  # fmt: skip
NUMBERS: Final = [
    0, 0, 0, 1, 1, 2, 3, 5, 7, 15, 16, 99, -1, 600, 5000, 5001, 10_000, 1 << 31, 1 << 52, (1 << 53) + 1, 10**30,
]  # fmt: skip
NO_NAMES: Final = ["%00", "..", "%ff%fe", "a" * 300, "%2e%2e%2f"]  # in an address, where a name belongs
HEADERS: Final = [
    "Origin: http://evil.example", "Origin: null", "Cookie: seat-222222=guess", "Cookie: =;=;\x7f", "Connection: close",
    "Expect: 100-continue", "Connection: upgrade", "Upgrade: websocket", "Upgrade: h2c", "Transfer-Encoding: chunked",
    "Accept-Encoding: br", "If-None-Match: *", "Range: bytes=0-1", "X-Forwarded-For: 1.2.3.4", "Content-Length: 0",
    "Content-Encoding: gzip", "Accept-Language: " + "x" * 500, "Host: other.example",
]  # fmt: skip
WILD: Final = 0.25  # of the values: anything at all
OPTIONS: Final = ["players", "kingdom", "sets", "require", "ban", "bane", "start", "board", "nothing"]
# What a field of this name usually holds; any other says yes or no.
USUAL: Final[dict[str, list[Any]]] = {
    "epoch": [0, 1, 1, 1, 2, 3],
    "question": [0, 0, 1, 2, 3, 9],
    "seat": [0, 1, 2, 3, 5, 6],
    "kind": ["open", "bot", "none"],
    "bot": [None, "big-money", "raja", "random", "chapel-witch"],
    "on": [True, False],
    "agree": [True, False],
    "text": ["Hello", "x" * 500, " ", "\u202e"],
    "undo": ["free", "ask", "never"],
    "pace": [0, 1, 600, 5000],
    "game": ["dominion", "tajmahal"],
    "name": ["Anna", "Béla", "\u202e", "x" * 100],
    "players": [2, 3, 4, 5, 6, 7],
    "share": ["", "AAAA", None],
    "seed": [None, 0, 7, 1 << 52],
}


def message(dice: random.Random) -> bytes:
    """Something to say over a websocket."""
    kind = dice.choice(get_args(FromClient))
    said = {field: field_value(field, dice) for field in kind.__struct_fields__}
    return written({"type": kind.__struct_config__.tag, **said}, dice)


def body(takes: Any, dice: random.Random) -> bytes:  # noqa: ANN401 - a kind of form
    """Something to send over HTTP to an address that takes such a form."""
    wanted, wild = [field for field in takes.__struct_fields__ if dice.random() < 0.7], dice.choice([0.0, WILD, WILD])
    return written({field: field_value(field, dice, wild) for field in wanted}, dice)


def written(thing: dict[str, Any], dice: random.Random) -> bytes:
    if dice.random() < 0.05:
        thing[dice.choice(TEXTS)] = anything(dice)
    return msgspec.json.encode(plain(thing))


def field_value(name: str, dice: random.Random, wild: float = WILD) -> object:
    """Something usual, unless it is wild."""
    if dice.random() < wild:
        return anything(dice)
    if name == "places":
        return [dice.choice(NUMBERS) if dice.random() < 0.2 else dice.randrange(4) for _ in range(dice.randrange(5))]
    if name == "change":
        names = dice.sample(Change.__struct_fields__, dice.randrange(3))
        return {each: field_value(each, dice) for each in names}
    if name == "options":
        return {dice.choice(OPTIONS): anything(dice) for _ in range(dice.randrange(4) if wild else 0)}
    return dice.choice(USUAL.get(name, [True, False]))


def anything(dice: random.Random, depth: int = 0) -> object:
    kind = dice.randrange(8 if depth < 3 else 5)
    if kind <= 1:
        return dice.choice(TEXTS)
    if kind <= 3:
        return dice.choice(NUMBERS)
    if kind == 4:
        return dice.choice([None, True, False, 1.5, -0.0, 1e300])
    few = range(dice.choice([0, 1, 2, 3, 40]))
    if kind == 5:
        return {dice.choice([*OPTIONS, *TEXTS]): anything(dice, depth + 1) for _ in few}
    return [anything(dice, depth + 1) for _ in few]


def plain(thing: object) -> object:
    """JSON has numbers of any length, its writer has not."""
    if isinstance(thing, dict):
        return {key: plain(value) for key, value in thing.items()}
    if isinstance(thing, list):
        return [plain(value) for value in thing]
    if isinstance(thing, int) and abs(thing) >= 1 << 63:
        return msgspec.Raw(str(thing).encode())
    return thing


def request(address: str, codes: list[str], dice: random.Random) -> bytes:
    """A whole request, as it is sent."""
    endpoint = dice.choice(ENDPOINTS)
    named = {"game": USUAL["game"], "code": codes, "language": ["en", "hu", "xx"], "share": ["AAAA", "x" * 200]}
    named |= {"folder": ["base", "end"], "ruling": ["militia-throned", "perfect-chain"]}
    path = endpoint.path
    for name, known in named.items():
        path = path.replace(f"{{{name}}}", dice.choice([*known, dice.choice(NO_NAMES)]))
    method = endpoint.method if dice.random() < 0.9 else dice.choice(["HEAD", "PUT", "DELETE", "OPTIONS", "TRACE", "X"])
    content = body(endpoint.takes, dice) if endpoint.takes is not None else b""
    lines = [f"{method} {path}{dice.choice(['', '', '?game=1', '?game=x&game=%00'])} HTTP/1.1", f"Host: {address}"]
    if content or dice.random() < 0.1:
        lines += [f"Content-Type: {dice.choice(['application/json', 'APPLICATION/JSON', 'text/plain', ''])}"]
        lines += [f"Content-Length: {len(content)}"]
    lines += dice.sample(HEADERS, dice.choice([0, 0, 1, 2]))
    return "\r\n".join([*lines, "", ""]).encode() + content
