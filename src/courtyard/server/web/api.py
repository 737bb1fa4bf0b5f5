"""The HTTP part: what is to be known before one sits at a table, opening tables and sitting down."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.responses import Response

from courtyard.core.errors import Refused
from courtyard.core.seats import BYSTANDER
from courtyard.games import GAMES, find_game
from courtyard.server.plays.share import read_share, write_share
from courtyard.server.shapes.forms import (
    CardInfo,
    Draft,
    DraftRequest,
    GameInfo,
    Glance,
    Health,
    LanguageInfo,
    Listed,
    NewTable,
    PresetInfo,
    Reach,
    SeatCounts,
    Seated,
    Shared,
    SitDown,
)
from courtyard.server.shapes.refusal import Nay, by_rules
from courtyard.server.shapes.wire import Options, Table, encode
from courtyard.server.tables import seats
from courtyard.server.tables.opening import opening
from courtyard.server.tables.record import record_of
from courtyard.server.tables.roster import roster
from courtyard.server.tables.wishes import new_draft
from courtyard.server.web.endpoint import Endpoint, body_of, game_of, json
from courtyard.server.web.reception import reception_of
from courtyard.server.web.rulings import RULINGS
from courtyard.server.web.sheets import ASK_AGAIN, Sheet, json_sheet
from courtyard.server.web.websocket import known_languages
from courtyard.speech import find_speech
from courtyard.words import ENGLISH, PAGE_TOPICS, USUAL, lacks, load, source

if TYPE_CHECKING:
    from starlette.requests import Request

    from courtyard.server.rooms.room import Room
    from courtyard.server.rooms.rooms import Rooms

MOST_DIGITS: Final = 6  # of the number of a game
PlainText = str  # an answer that is no JSON


# -- games and words ---------------------------------------------------------------------------------------------------
async def games(request: Request) -> Response:
    return games_sheet().response(request)


@cache
def games_sheet() -> Sheet:
    return json_sheet([game_info(game) for game in GAMES])


def game_info(game: str) -> GameInfo:
    rules, speech = find_game(game), find_speech(game)
    usual = rules.settle({}, 0)["players"]
    assert isinstance(usual, int)
    return GameInfo(
        game=game,
        seats=SeatCounts(least=rules.seats[0], most=rules.seats[-1], usual=usual),
        usual_bot=speech.usual_bot,
        levels=list(speech.levels),
        bots=list(roster(game).values()),
        options=[option.name for option in speech.options],
        automatic=list(speech.automatic),
        cards=bool(speech.cards()),
        presets=bool(speech.presets()),
    )


async def cards(request: Request) -> Response:
    return cards_sheet(game_of(request)).response(request)


@cache
def cards_sheet(game: str) -> Sheet:
    printed = find_speech(game).cards()
    return json_sheet([msgspec.convert(card, CardInfo, from_attributes=True) for card in printed])


async def presets(request: Request) -> Response:
    return presets_sheet(game_of(request)).response(request)


@cache
def presets_sheet(game: str) -> Sheet:
    return json_sheet([PresetInfo(id=each.id, options=dict(each.options)) for each in find_speech(game).presets()])


async def draft(request: Request) -> Response:
    reception_of(request).payer(request).spend("effort")
    game, wish = game_of(request), await body_of(request, DraftRequest)
    seed = new_draft() if wish.seed is None else wish.seed
    try:
        return Response(drafted(game, encode(wish.options), seed), media_type="application/json")
    except Refused as refused:
        raise by_rules(refused) from None


@lru_cache(maxsize=200)
def drafted(game: str, options: bytes, seed: int) -> bytes:
    """A draft as JSON. Pages ask for the same one again and again while somebody chooses."""
    settled = find_game(game).settle(msgspec.json.decode(options), seed)
    return encode(Draft(settled=settled, share=write_share(game, settled), seed=seed))


async def share(request: Request) -> Response:
    reception_of(request).payer(request).spend("effort")
    game, options, deal = read_share(request.path_params["share"])
    return json(Shared(game=game, options=options, dealt=deal is not None))


async def languages(request: Request) -> Response:
    return languages_sheet().response(request)


@cache
def languages_sheet() -> Sheet:
    return json_sheet([LanguageInfo(language=code, name=language_name(code)) for code in known_languages()])


def language_name(code: str) -> str:
    words = load(code)
    return words.say("language-name") if words.has("language-name") else code


async def words(request: Request) -> Response:
    language = request.path_params["language"]
    if language not in known_languages():
        raise Nay("no-language", 404)
    topic = request.path_params.get("topic", USUAL)
    if topic not in PAGE_TOPICS:
        raise Nay("no-page", 404)
    return words_sheet(language, topic).response(request)


@cache
def words_sheet(language: str, topic: str) -> Sheet:
    behind = f"{language}, {ENGLISH}" if lacks(language) else language  # what a draft does not say is said in English
    headers = {"cache-control": ASK_AGAIN, "content-language": behind}
    return Sheet(source(language, (topic,)).encode(), "text/plain", headers)


# -- tables ------------------------------------------------------------------------------------------------------------
async def open_table(request: Request) -> Response:
    wish, reception = await body_of(request, NewTable), reception_of(request)
    payer = reception.payer(request)
    payer.spend("opening")
    token = reception.keys.new()
    room = await reception.rooms.open(opening(wish, reception.keys.hash(token)), payer)
    return seated(request, room, 0, token, 201)


async def tables(request: Request) -> Response:
    return json(await reception_of(request).rooms.listed())


async def table(request: Request) -> Response:
    room = await room_of(request)
    return json(room.info(reception_of(request).token_of(request, room)))


async def glance(request: Request) -> Response:
    room = await room_of(request)
    token = reception_of(request).token_of(request, room)
    you = room.table.seat_of(token)
    viewer = BYSTANDER if you is None or room.devices.is_shared(token) else you  # who shares is told what all may know
    return json(Glance(you=you, table=room.sight.listed(viewer)))


async def sit(request: Request) -> Response:
    reception_of(request).payer(request).spend("effort")
    wish, reception, room = await body_of(request, SitDown), reception_of(request), await room_of(request)

    async def take_seat() -> Response:
        held = reception.token_of(request, room)
        own = room.table.seats_of(held)
        if held is not None and own and wish.beside:
            hosting = room.hosts(room.host_among(held))
            added = seats.sit_beside(room.table, wish.name, wish.seat, held, hosting=hosting)
            await room.commit(*added)
            return json(Seated(code=room.table.code, seat=added[-1].seat))
        if own:
            await room.commit(*seats.hand_over(room.table, own, on=False))
            return json(Seated(code=room.table.code, seat=own[0]))
        if held in room.outcasts:
            raise Nay("sent-away", 403)
        token = reception.keys.new()
        entry = seats.sit(room.table, wish.name, wish.seat, reception.keys.hash(token))
        await room.commit(entry)
        return seated(request, room, entry.seat, token, 200)

    return await room.change(take_seat, replace(reception.payer(request), table=room.table.code))


async def record(request: Request) -> Response:
    reception_of(request).payer(request).spend("effort")
    room = await room_of(request)
    wanted = request.query_params.get("game", str(room.table.games))
    if not wanted.isdecimal() or len(wanted) > MOST_DIGITS or not 0 < int(wanted) <= room.table.games:
        raise Nay("no-record", 404)
    code, number, reception = room.table.code, int(wanted), reception_of(request)
    if number == room.table.games and room.table.phase != "over":
        raise Nay("no-record", 404)
    if (code, number) not in reception.records:  # all entries of the table are read for it
        reception.payer(request).spend_up_to("waking", room.table.length)
    sheet = await reception.records.find((code, number), lambda: record_sheet(reception.rooms, code, number))
    return sheet.response(request)


async def record_sheet(rooms: Rooms, code: str, number: int) -> Sheet:
    kept = await rooms.work_out(code, lambda code, entries: record_of(code, entries, number))
    headers = {"content-disposition": f'attachment; filename="{kept.game}-{code}-{number}.json"'}
    return await asyncio.to_thread(Sheet, kept.to_json().encode(), "application/json", headers)


async def room_of(request: Request) -> Room:
    return await reception_of(request).find(request)


def seated(request: Request, room: Room, seat: int, token: str, status: int) -> Response:
    """Tell where somebody sits, and give them the token."""
    answer = json(Seated(code=room.table.code, seat=seat), status)
    answer.set_cookie(
        seats.COOKIE + room.table.code,
        token,
        max_age=seats.COOKIE_AGE,
        path=f"/api/tables/{room.table.code}",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return answer


# -- where it is -------------------------------------------------------------------------------------------------------
async def reach(request: Request) -> Response:
    return json(request.app.state.whereabouts.told_to(request))


# -- health ------------------------------------------------------------------------------------------------------------
async def livez(_request: Request) -> Response:
    return json(Health(status="alive"))


async def readyz(request: Request) -> Response:
    try:
        await reception_of(request).rooms.store.pulse.feel()
    except TimeoutError:
        raise Nay("store", 503) from None
    return json(Health(status="ready"))


ENDPOINTS: Final = (
    Endpoint("GET", "/api/games", games, "All games.", list[GameInfo]),
    Endpoint("GET", "/api/games/{game}/cards", cards, "The printed cards of a game.", list[CardInfo], refuses=(404,)),
    Endpoint(
        "GET", "/api/games/{game}/presets", presets, "Options that are recommended together.", list[PresetInfo],
        refuses=(404,),
    ),
    Endpoint(
        "POST", "/api/games/{game}/draft", draft, "Options as they would be played.", Draft, DraftRequest,
        refuses=(404, 422, 429),
    ),
    *RULINGS,
    Endpoint("GET", "/api/share/{share}", share, "What a share code holds.", Shared, refuses=(422, 429)),
    Endpoint("GET", "/api/words", languages, "The languages that the program speaks.", list[LanguageInfo]),
    Endpoint(
        "GET", "/api/words/{language}", words, "The messages of a language that every page needs, as Fluent text.",
        PlainText, refuses=(404,),
    ),
    Endpoint(
        "GET", "/api/words/{language}/{topic}", words, "Those on a topic that few need.", PlainText, refuses=(404,)
    ),
    Endpoint("GET", "/api/tables", tables, "The listed tables.", list[Listed]),
    Endpoint(
        "POST", "/api/tables", open_table, "Open a table, and sit down at it.", Seated, NewTable,
        refuses=(404, 422, 429), created=True,
    ),
    Endpoint("GET", "/api/tables/{code}", table, "A table as the caller may see it.", Table, refuses=(404, 422, 429)),
    Endpoint(
        "GET", "/api/tables/{code}/glance", glance, "A table from afar: whose turn it is.", Glance,
        refuses=(404, 422, 429),
    ),
    Endpoint(
        "POST", "/api/tables/{code}/sit", sit, "Sit down, or come back to one's own seat.", Seated, SitDown,
        refuses=(404, 409, 422, 429),
    ),
    Endpoint(
        "GET", "/api/tables/{code}/record", record, "The record of a finished game, as a file.", Options,
        refuses=(404, 422, 429), query=("game",),
    ),
    Endpoint("GET", "/api/reach", reach, "How friends reach this server, told at its machine.", Reach, refuses=(403,)),
    Endpoint("GET", "/livez", livez, "Whether the server runs.", Health),
    Endpoint("GET", "/readyz", readyz, "Whether its database can be written and is sound.", Health, refuses=(503,)),
)  # fmt: skip
