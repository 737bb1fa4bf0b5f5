"""`courtyard serve`: tables for people with browsers."""

from __future__ import annotations

import math
import os
import re
import signal
import sys
import webbrowser
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from courtyard.bots.own import check_house
from courtyard.core.errors import Refused
from courtyard.server.limits.budgets import USUAL_RATE
from courtyard.server.limits.logs import prepare_log
from courtyard.server.storage.folder import DataFolder
from courtyard.server.web.app import Settings
from courtyard.server.web.pages import find_client
from courtyard.server.web.service import address, listen, names, serve
from courtyard.terminal.flags import LANGUAGE
from courtyard.terminal.keeping import data_folder
from courtyard.words import load

if TYPE_CHECKING:
    from courtyard.words import Words

ORIGIN: Final = re.compile(r"https?://[^/?#\s]+")


def start(
    host: str,
    port: int,
    data: Path | None,
    origins: tuple[str, ...],
    proxies: tuple[str, ...],
    rate: float,
    language: str,
    *,
    pages: bool,
    opens: bool,
) -> None:
    check(origins, proxies, rate)
    check_house()
    client = find_client() if pages else None
    listening = listen(host, port)
    folder = DataFolder(data or data_folder())
    prepare()
    words = load(language)
    settings = Settings(folder.database, folder.secret, client, origins, names(host, origins), proxies, rate, host=host)
    try:
        serve(settings, listening, lambda: welcome(address(listening), folder, words, opens=opens))
    except KeyboardInterrupt:
        click.echo(words.say("serve-ended"))
    finally:
        folder.release()


def welcome(where: str, folder: DataFolder, words: Words, *, opens: bool) -> None:
    """Say where to click, or open the page at once."""
    click.echo(words.say("serve-ready", address=where, folder=str(folder.path)))
    if opens and has_desktop():
        webbrowser.open(where)


def check(origins: tuple[str, ...], proxies: tuple[str, ...], rate: float) -> None:
    """Refuse what could not mean anything."""
    for origin in origins:
        if not ORIGIN.fullmatch(origin):
            raise Refused("origin-flag", value=origin)
    for proxy in proxies:
        try:
            ip_network(proxy)
        except ValueError:
            raise Refused("proxy-flag", value=proxy) from None
    if not (math.isfinite(rate) and rate >= 1):
        raise Refused("rate-flag", value=f"{rate:g}")


def prepare() -> None:
    """Logs that can be read and hold no secrets; and a clean end for those who ask politely, too."""
    prepare_log()
    signal.signal(signal.SIGTERM, signal.default_int_handler)


def has_desktop() -> bool:
    """Whether there is a screen on which a browser could open."""
    return sys.platform in {"win32", "darwin"} or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


command = click.Command(
    "serve",
    callback=start,
    params=[
        click.Option(["--host"], default="127.0.0.1", show_default=True, help="The address to listen at."),
        click.Option(
            ["--port"], type=click.IntRange(0, 65535), default=8400, show_default=True, help="0: any that is free."
        ),
        click.Option(
            ["--data"], type=click.Path(path_type=Path), metavar="DIR", help="Where tables and secrets are kept."
        ),
        click.Option(
            ["--origin", "origins"],
            multiple=True,
            metavar="URL",
            help="Of pages from elsewhere that may use this server.",
        ),
        click.Option(
            ["--proxy", "proxies"],
            multiple=True,
            metavar="ADDRESS",
            help="A proxy, or a network of them, that is believed when it says for whom it asks.",
        ),
        click.Option(
            ["--rate"],
            type=float,
            default=USUAL_RATE,
            show_default=True,
            help="How many messages a second one client may send.",
        ),
        click.Option(["--pages/--no-pages"], default=True, help="Serve the pages, or only what they ask for."),
        click.Option(["--open", "opens"], is_flag=True, help="Open a browser, where there is a desktop."),
        LANGUAGE,
    ],
    help="Serve tables for people with browsers.",
)
