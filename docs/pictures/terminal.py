"""A picture of the terminal: what the program writes while somebody plays."""

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.text import Text

WIDTH, HEIGHT = 100, 34
GAME = "play dominion --kingdom first-game --players 3 --seed 5".split()
ANSWERS = ["", "silver", "", "smithy", "", "", "", "", ""]  # until there is something on the table
CLEAR = "\x1b[2J\x1b[H"


def run(arguments: list[str], lines: list[str], data: str) -> str:
    """What the program writes to a terminal of this size while somebody types these lines."""
    leader, follower = pty.openpty()
    fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", HEIGHT, WIDTH, 0, 0))
    courtyard = Path(sys.executable).with_name("courtyard")
    # A game that is left is kept in the folder for data: not in that of whoever takes the picture.
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": str(WIDTH), "XDG_DATA_HOME": data}
    program = subprocess.Popen(
        [courtyard, *arguments], stdin=follower, stdout=follower, stderr=follower, env=environment
    )
    os.close(follower)
    os.write(leader, ("\n".join(lines) + "\nquit\n").encode())
    written = b""
    while True:
        try:
            piece = os.read(leader, 65536)
        except OSError:  # the terminal is gone: the program has ended
            break
        if not piece:
            break
        written += piece
    program.wait()
    return written.decode().replace("\r", "")


def last_screen(written: str) -> str:
    """The last screen, up to where the program was left."""
    return written.rsplit(CLEAR, maxsplit=1)[-1].split("quit", maxsplit=1)[0].rstrip()


def take_terminal(folder: Path) -> None:
    with TemporaryDirectory() as data:
        written = run(GAME, ANSWERS, data)
    console = Console(record=True, width=WIDTH, file=StringIO())
    console.print(Text.from_ansi(last_screen(written)))
    picture = console.export_svg(title="courtyard play dominion")
    # The reader's own monospaced font will do: a picture must not load anything.
    picture = re.sub(r"@font-face \{.*?\}\n", "", picture, flags=re.DOTALL)
    (folder / "terminal.svg").write_text(picture, encoding="utf-8")
