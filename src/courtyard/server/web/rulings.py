"""Rulings over HTTP: the list, one of them, and its table after some answers."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from courtyard.server.rulings.book import contents, tell
from courtyard.server.rulings.case import open_case
from courtyard.server.shapes.forms import Practice, PracticeRequest, Ruling, RulingInfo
from courtyard.server.shapes.refusal import Nay
from courtyard.server.web.endpoint import Endpoint, body_of, game_of, json
from courtyard.server.web.reception import reception_of
from courtyard.server.web.sheets import Sheet, json_sheet
from courtyard.server.web.websocket import known_languages

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from courtyard.server.rulings.case import Case


async def rulings(request: Request) -> Response:
    game = game_of(request)

    async def make() -> Sheet:
        return await asyncio.to_thread(lambda: json_sheet(contents(game)))

    return (await reception_of(request).rulings.find((game,), make)).response(request)


async def ruling(request: Request) -> Response:
    case = await case_of(request)

    async def make() -> Sheet:
        return await asyncio.to_thread(lambda: json_sheet(tell(case)))

    key = (case.scenario.game, case.name)
    return (await reception_of(request).rulings.find(key, make)).response(request)


async def practice(request: Request) -> Response:
    wish, case = await body_of(request, PracticeRequest), await case_of(request)
    if wish.language not in known_languages():
        raise Nay("no-language", 404)
    reception = reception_of(request)
    return json(await reception.practice.show(case, wish, reception.payer(request)))


async def case_of(request: Request) -> Case:
    """The ruling that a request is about. To read one costs more than a look."""
    reception_of(request).payer(request).spend("effort")
    name = f"{request.path_params['folder']}/{request.path_params['ruling']}"
    return await asyncio.to_thread(open_case, game_of(request), name)


RULINGS: Final = (
    Endpoint("GET", "/api/games/{game}/rulings", rulings, "All rulings of a game.", list[RulingInfo], refuses=(404,)),
    Endpoint(
        "GET", "/api/games/{game}/rulings/{folder}/{ruling}", ruling, "A ruling, and the steps that show it.", Ruling,
        refuses=(404, 429),
    ),
    Endpoint(
        "POST", "/api/games/{game}/rulings/{folder}/{ruling}", practice, "The table of a ruling after some answers.",
        Practice, PracticeRequest, refuses=(404, 422, 429),
    ),
)  # fmt: skip
