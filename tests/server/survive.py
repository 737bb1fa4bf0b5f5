"""Kills the server (-9) at random moments while people and bots play, cuts their lines in between, and looks whether
anything that was kept is lost or counts twice.

`python -m tests.server.survive` does it for long; the test of the same name for a moment.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click
from tests.server.crowd import Crowd
from tests.server.ledger import Given, Spoken, Taken
from tests.server.mortal import Mortal

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tests.server.ledger import Audit

    Tell = Callable[[str], None]

OFTEN = 10  # deaths between two words about them


async def survive(data: Path, deaths: int, tables: int, seed: int, tell: Tell = lambda _: None) -> Crowd:
    """So many tables, so many deaths of the server."""
    server = Mortal(data)
    crowd = Crowd(server, tables, seed)
    await server.start()
    try:
        await haunt(server, crowd, deaths, random.Random(seed), tell)  # noqa: S311 - no secret
    finally:
        await crowd.go_home()
        await server.kill()
        await server.client.aclose()
    return crowd


async def haunt(server: Mortal, crowd: Crowd, deaths: int, dice: random.Random, tell: Tell) -> None:
    """Kill the server now and then; at last let everybody look whether all is there."""
    await crowd.sit_down()
    for death in range(1, deaths + 1):
        enough = crowd.kept + dice.randint(1, 8 * len(crowd.people))
        await crowd.wait_until(partial(crowd.has_kept, enough))
        await asyncio.sleep(dice.random() / 50)  # not always just after an answer was kept
        await server.kill()
        await server.start()
        if death % OFTEN == 0:
            tell(f"{death} of {deaths} deaths, {crowd.cuts:,} lines cut: {crowd.kept:,} answers kept.")
    enough = crowd.kept + len(crowd.people)
    await crowd.wait_until(lambda: crowd.has_kept(enough) and all(person.asked_again for person in crowd.people))


def report(crowd: Crowd, audit: Audit) -> Sequence[str]:
    """What was done, and what came of it."""
    stored, people = audit.deeds, crowd.people
    games, again = sum(len(person.games) for person in people), sum(person.asked_again for person in people)
    heard = sum(len(person.ledger.heard) for person in people)
    return [
        f"{crowd.server.deaths - 1:,} deaths of the server, {crowd.cuts:,} lines cut, {len(crowd.parties)} tables.",
        f"Stored: {stored[Given]:,} answers, {stored[Taken]:,} undos, {stored[Spoken]:,} lines; {games:,} ends seen.",
        f"Promised: {crowd.kept:,} answers, {heard:,} lines; {again:,} times an answer was asked for again.",
        f"Missed: {len(crowd.missed)}. Lost: {len(audit.lost)}. Counted twice: {len(audit.twice)}.",
        f"Thrown out without having been cut off: {crowd.thrown_out}.",
        *crowd.missed,
        *audit.lost,
        *audit.twice,
    ]


def is_sound(crowd: Crowd, audit: Audit) -> bool:
    return not (crowd.missed or audit.lost or audit.twice or crowd.thrown_out)


@click.command()
@click.option("--deaths", default=300, show_default=True, help="How often the server is killed.")
@click.option("--tables", default=6, show_default=True)
@click.option("--seed", default=1, show_default=True)
def main(deaths: int, tables: int, seed: int) -> None:
    """Kill the server again and again, cut lines in between, and look whether anything is lost or counts twice."""
    with tempfile.TemporaryDirectory() as folder:
        crowd = asyncio.run(survive(Path(folder), deaths, tables, seed, click.echo))
        audit = crowd.audit()
    click.echo("\n".join(report(crowd, audit)))
    sys.exit(not is_sound(crowd, audit))


if __name__ == "__main__":
    main()
