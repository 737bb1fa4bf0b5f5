"""`courtyard patch`: stored games, held against the present rules after they have changed."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
from rich.console import Console
from rich.progress import track
from rich.table import Table
from sqlalchemy.exc import SQLAlchemyError

from courtyard.core.errors import Refused
from courtyard.server.shapes.entries import Patched
from courtyard.server.storage.folder import DATABASE, DataFolder
from courtyard.server.storage.pulse import reason_of
from courtyard.server.storage.reader import Reader, read_only
from courtyard.server.storage.store import Store
from courtyard.server.tables.patch import foresee, patch
from courtyard.terminal.flags import LANGUAGE
from courtyard.terminal.keeping import data_folder
from courtyard.words import load

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from courtyard.server.tables.patch import Finding
    from courtyard.words import Words

    LookAt = Callable[[str, str], Awaitable[list[Finding]]]  # at a table, with what the list knew of its phase

LOST: Final = 1  # somebody cannot go on with a game
COLUMNS: Final = ("table", "game", "number", "version", "state", "outcome")


def run(data: Path | None, language: str, *, dry_run: bool) -> int:
    path = data_folder() if data is None else data
    if not (path / DATABASE).is_file():
        raise Refused("no-tables", path=str(path))
    words, console = load(language), Console(highlight=False)
    folder = DataFolder(path)
    try:
        findings = asyncio.run(foresee_all(path, console, words) if dry_run else patch_all(folder, console, words))
    except SQLAlchemyError as error:
        raise Refused("broken-database", reason=reason_of(error)) from None
    finally:
        folder.release()
    worth_telling = [finding for finding in findings if finding.misfit or finding.written]
    if worth_telling:
        console.print(table_of(worth_telling, words))
    console.print(summary(findings, words, dry_run=dry_run), soft_wrap=True)
    return LOST if any(finding.lost for finding in findings) else 0


async def patch_all(folder: DataFolder, console: Console, words: Words) -> list[Finding]:
    store = Store(folder.database)
    return await look_through(store, partial(patch, store), console, words)


async def foresee_all(path: Path, console: Console, words: Words) -> list[Finding]:
    """The same, of a database to which nothing can be written, not even what version has looked at it."""
    store = Reader(read_only(path / DATABASE))
    return await look_through(store, partial(foresee, store), console, words)


async def look_through(store: Reader, look_at: LookAt, console: Console, words: Words) -> list[Finding]:
    """All tables, one after another."""
    try:
        await store.open()
        findings: list[Finding] = []
        tables = await store.tables()
        about = words.say("patch-progress")
        for code, phase in track(tables, about, console=console, transient=True, disable=not console.is_terminal):
            findings += await look_at(code, phase)
        return findings
    finally:
        await store.close()


def table_of(findings: list[Finding], words: Words) -> Table:
    table = Table(*(words.say(f"patch-column-{column}") for column in COLUMNS))
    for finding in findings:
        known = finding.number > 0
        table.add_row(
            finding.code,
            words.of(finding.game).say("game") if known else "",
            str(finding.number) if known else "",
            str(finding.version) if known else "",
            words.say("patch-over" if finding.over else "patch-running") if known else "",
            outcome(finding, words),
        )
    return table


def outcome(finding: Finding, words: Words) -> str:
    """What became of a game, in a sentence."""
    odd = finding.misfit
    if odd is None:
        moved = [entry.version for entry in finding.written if isinstance(entry, Patched)]
        return words.say("patch-moved", version=moved[0]) if moved else words.say("patch-ended")
    if finding.number == 0:
        return words.say("patch-unreadable", reason=odd.reason)
    said = words.say(f"patch-{odd.why}", answer=odd.answer, reason=odd.reason)
    return f"{said} {words.say('patch-told' if finding.over else 'patch-frozen')}"


def summary(findings: list[Finding], words: Words, *, dry_run: bool) -> str:
    games = [finding for finding in findings if finding.number]
    facts = {
        "games": len(games),
        "same": sum(finding.misfit is None for finding in games),
        "differently": sum(finding.misfit is not None for finding in games),
        "frozen": sum(finding.lost for finding in games),
        "moved": sum(bool(finding.written) for finding in games),
    }
    return f"{words.say('patch-summary', **facts)} {words.say('patch-dry' if dry_run else 'patch-done', **facts)}"


command = click.Command(
    "patch",
    callback=run,
    params=[
        click.Option(
            ["--data"], type=click.Path(path_type=Path), metavar="DIR", help="The folder of a server that has ended."
        ),
        click.Option(["--dry-run"], is_flag=True, help="Only say what would be done."),
        LANGUAGE,
    ],
    help="Hold all stored games against the present rules, and move on those that go the same.",
)
