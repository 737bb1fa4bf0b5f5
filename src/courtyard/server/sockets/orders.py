"""What a message from a client does. Nobody else changes the table meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtyard.core.errors import Refused
from courtyard.server.limits.bounds import MOST_ANSWERS, MOST_LINES, MOST_LINES_OF_ONLOOKERS
from courtyard.server.plays.ahead import step_ahead
from courtyard.server.plays.answer import answered, answered_both
from courtyard.server.shapes.entries import Said
from courtyard.server.shapes.refusal import Nay, by_rules
from courtyard.server.shapes.seating import Bots, Pardon, Remove, Seating
from courtyard.server.shapes.sharing import Cover, HandOn, Uncover
from courtyard.server.shapes.wire import (
    Answer,
    Auto,
    Drop,
    Kept,
    Leave,
    Ping,
    Pong,
    Say,
    SetUp,
    Start,
    Undo,
    UndoReply,
)
from courtyard.server.tables import seats, wishes
from courtyard.server.tables.names import clean_text

if TYPE_CHECKING:
    from courtyard.core.choice import Choice
    from courtyard.server.plays.play import Play
    from courtyard.server.rooms.room import Room
    from courtyard.server.shapes.entries import Entry
    from courtyard.server.shapes.wire import Deed, FromClient, Wish
    from courtyard.server.sockets.connection import Connection
    from courtyard.server.tables.table import Table


async def obey(room: Room, connection: Connection, message: FromClient) -> None:
    """Do what is asked, or raise Nay."""
    if isinstance(message, Ping):
        connection.send(Pong())
        return
    await room.change(lambda: do(room, connection, message), connection.payer())


async def do(room: Room, connection: Connection, message: Deed | Wish) -> None:
    if isinstance(message, Say):
        await say(room, connection, message.text)
    elif not connection.seated:
        raise Nay("watching", 403)
    elif isinstance(message, Uncover | Cover | HandOn):
        share(room, connection, message)
    elif isinstance(message, Answer | Undo | UndoReply | Auto):
        await play(room, connection, message)
    elif isinstance(message, Leave):
        await room.commit(*seats.leave(room.table, room.table.seats_of(connection.token), message.seat))
    else:
        await host(room, connection, message)


def share(room: Room, connection: Connection, message: Uncover | Cover | HandOn) -> None:
    """What is done with a device that several share."""
    if isinstance(message, Uncover):
        room.devices.uncover(connection, message.seat)
    elif isinstance(message, Cover):
        room.devices.cover(connection)
    else:
        room.devices.hand_on(connection)


async def play(room: Room, connection: Connection, message: Answer | Undo | UndoReply | Auto) -> None:
    """What one player does, whose cards are seen."""
    seat = room.devices.actor(connection)
    if seat is None:
        raise Nay("covered")
    if isinstance(message, Answer):
        await answer(room, connection, seat, message)
    elif isinstance(message, Auto):
        await room.commit(*seats.mind(room.table, seat, on=message.on))
    else:
        await undo(room, seat, message)


async def host(room: Room, connection: Connection, message: Wish) -> None:
    seat = room.host_among(connection.token)
    if seat is None or not room.hosts(seat):
        raise Nay("host", 403)
    table = room.table
    if isinstance(message, SetUp):
        await room.commit(*wishes.change(table, message.change, seat))
    elif isinstance(message, Seating):
        await room.commit(wishes.place(table, message, room.present()))
    elif isinstance(message, Bots):
        await room.commit(*wishes.seat_bots(table, message))
    elif isinstance(message, Drop):
        await room.commit(wishes.drop(table, seat, full=room.full))
    elif isinstance(message, Remove):
        await room.commit(wishes.remove(table, message.seat, seat))
    elif isinstance(message, Pardon):
        pardon(room, seat, message.name)
    else:
        game = wishes.start(table) if isinstance(message, Start) else wishes.rematch(table)
        own = table.seats_of(connection.token)  # whoever begins a game is there to play it
        await room.commit(*seats.hand_over(table, own, on=False), game)


def pardon(room: Room, by: int, name: str) -> None:
    """Of those whom the host sent away; so it is the host's own word, too."""
    if by != room.table.host_seat:
        raise Nay("host", 403)
    if not room.outcasts.pardon(name):
        raise Nay("no-outcast", 422)
    room.people_changed()


async def answer(room: Room, connection: Connection, seat: int, message: Answer) -> None:
    """An answer to the question that the server itself holds. One that was kept already is kept."""
    play = room.table.play
    choice = play.session.choice if play is not None else None
    kept = Kept(epoch=message.epoch, question=message.question)
    if play is None or play.epoch != message.epoch:
        raise Nay("stale")
    given = play.own_places(seat)
    if message.question < len(given) and is_kept(play, given[message.question], message):
        connection.send(kept)
        return
    if choice is None or choice.seat != seat or message.question != len(given) or play.held_from(seat):
        raise Nay("stale")
    if room.table.chairs[seat].away_bot:
        raise Nay("away")
    if play.answers_left < (1 if message.then is None else 2):
        raise Nay("game-long", most=MOST_ANSWERS)
    await room.commit(*entries_of(room.table, play, choice, message), kept=lambda: connection.send(kept))


def is_kept(play: Play, place: int, message: Answer) -> bool:
    """Whether what stands at a place of all answers is what the message says."""
    answers, joined = play.session.answers, place + 1 in play.joined
    if answers[place] != message.places or joined != (message.then is not None):
        return False
    return not joined or answers[place + 1] == message.then


def entries_of(table: Table, play: Play, choice: Choice, message: Answer) -> list[Entry]:
    """What is written down of an answer, or of two.

    The second is looked at only where nobody learns anything by that: beyond any other answer than the one ahead, a
    refusal would tell what the first one brings before it is given.
    """
    step = None if message.then is None else step_ahead(play, table.speech)
    try:
        if message.then is None:
            return answered(play, choice, message.places)
        if step is None or step.places != message.places:
            raise Nay("not-ahead")
        return answered_both(play, choice, step, message.then)
    except Refused as refused:
        raise by_rules(refused) from None


async def undo(room: Room, seat: int, message: Undo | UndoReply) -> None:
    if room.table.epoch != message.epoch:
        raise Nay("stale")
    if isinstance(message, Undo):
        await room.requests.ask(seat)
    else:
        await room.requests.reply(seat, agree=message.agree)


async def say(room: Room, connection: Connection, text: str) -> None:
    """Chat is text: it is kept and sent as it is, but for signs that cannot be seen."""
    shown = room.devices.shown(connection)
    seat = room.host_among(connection.token) if shown is None else shown
    clean = clean_text(text)
    if not clean:
        raise Nay("chat", 422)
    if room.table.said >= (MOST_LINES_OF_ONLOOKERS if seat is None else MOST_LINES):
        raise Nay("chat-full")
    connection.payer().spend("line")
    name = "" if seat is None else room.table.names[seat]
    await room.commit(Said(name=name, seat=seat, text=clean))
