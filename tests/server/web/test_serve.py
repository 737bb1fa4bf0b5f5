"""The command `courtyard serve`, as a program of its own."""

from __future__ import annotations

import re
import resource
import signal
import sqlite3
import stat
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING

import httpx
import pytest
from tests.patience import PATIENCE

from courtyard.core.errors import Refused
from courtyard.server.web.pages import find_client
from courtyard.server.web.service import listen

if TYPE_CHECKING:
    from collections.abc import Iterator


def command(*arguments: str) -> list[str]:
    return [str(Path(sys.executable).with_name("courtyard")), "serve", "--no-pages", *arguments]


def fails(*arguments: str) -> str:
    """The one sentence with which the program refuses."""
    done = subprocess.run(command(*arguments), capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    return done.stderr.strip()


@contextmanager
def serving(data: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The running program, and its address."""
    arguments = command("--port", "0", "--data", str(data))
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as program:
        try:
            yield program, re.findall(r"http://\S+/", line(program.stdout))[0]
        finally:
            program.kill()


def line(stream: IO[str] | None) -> str:
    assert stream is not None
    return stream.readline()


def test_it_says_where_to_click_keeps_its_secret_and_ends_cleanly(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with serving(data) as (program, address):
        table = {"game": "dominion", "name": "Anna", "bots": True, "start": True}
        opened = httpx.post(f"{address}api/tables", json=table, timeout=PATIENCE)
        assert opened.status_code == 201
        assert "is used by another server" in fails("--port", "0", "--data", str(data))
        program.send_signal(signal.SIGINT)
        said, complained = program.communicate(timeout=PATIENCE)
        assert (program.returncode, said.strip()) == (0, "The server has ended; all tables are kept.")
        assert complained == ""
    assert stat.S_IMODE((data / "key").stat().st_mode) == 0o600
    assert len((data / "key").read_bytes()) == 32
    for file in data.iterdir():
        file.chmod(0o644)  # as an older server left them
    with serving(data) as (_, address):
        assert httpx.get(f"{address}api/tables/{opened.json()['code']}", timeout=PATIENCE).json()["phase"] == "playing"
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in data.iterdir()}
        assert modes.keys() >= {"courtyard.db", "courtyard.db-wal", "courtyard.db-shm", "lock", "key"}
        assert set(modes.values()) == {0o600}


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = str(taken.getsockname()[1])
        sentence = fails("--port", port, "--data", str(tmp_path))
    assert sentence == f"Port {port} of 127.0.0.1 cannot be used: address already in use; name another one with --port."


def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    sentence = fails("--port", "0", "--data", str(tmp_path / "file" / "data"))
    assert sentence.startswith(f"{tmp_path / 'file' / 'data'} cannot be used for the data: not a directory")


def test_data_of_a_newer_version(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "courtyard.db") as database:
        database.execute("CREATE TABLE about (schema_version INTEGER PRIMARY KEY)")
        database.execute("INSERT INTO about VALUES (99)")
    database.close()
    assert "newer version of Courtyard" in fails("--port", "0", "--data", str(tmp_path))


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "courtyard.db").write_text("This is a letter to my aunt." * 100)
    assert "The database cannot be used: file is not a database" in fails("--port", "0", "--data", str(tmp_path))


def test_a_key_that_was_cut_off(tmp_path: Path) -> None:
    (tmp_path / "key").write_bytes(b"half")
    assert "key is broken: a key has 32 bytes" in fails("--port", "0", "--data", str(tmp_path))


def test_a_lock_that_is_something_else(tmp_path: Path) -> None:
    (tmp_path / "lock").write_text("This is a letter to my uncle.")
    assert "cannot be used for the data: file is not a database" in fails("--port", "0", "--data", str(tmp_path))


def test_a_full_disk_is_told_and_when_there_is_space_again_play_goes_on(tmp_path: Path) -> None:
    table = {"game": "dominion", "name": "Anna", "bots": True, "start": True}
    with serving(tmp_path) as (program, address):
        opened = httpx.post(f"{address}api/tables", json=table, timeout=PATIENCE)
        assert opened.status_code == 201
        before = resource.prlimit(program.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        refused = httpx.post(f"{address}api/tables", json=table, timeout=PATIENCE)
        assert (refused.status_code, refused.json()["id"]) == (503, "refused-store")
        assert httpx.get(f"{address}readyz", timeout=PATIENCE).status_code == 503
        resource.prlimit(program.pid, resource.RLIMIT_FSIZE, before)
        assert httpx.post(f"{address}api/tables", json=table, timeout=PATIENCE).status_code == 201
        program.send_signal(signal.SIGTERM)
        _, log = program.communicate(timeout=PATIENCE)
    assert program.returncode == 0
    assert log.count("\n") == log.count(" ERROR ") > 0  # a line each, no pages
    assert "The database does not answer: disk I/O error" in log
    assert not any(token in log for token in opened.cookies.values())


@pytest.mark.parametrize(
    ("flag", "value", "wanted"),
    [
        ("--port", "-1", "--port must be from 0 to 65535"),
        ("--port", "65536", "--port must be from 0 to 65535"),
        ("--port", "http", "--port must be from 0 to 65535"),
        ("--rate", "0", "--rate must be a number from 1 on"),
        ("--rate", "nan", "--rate must be a number from 1 on"),
        ("--origin", "example.org", "--origin must be like http://localhost:5173"),
        ("--origin", "http://example.org/game", "--origin must be like http://localhost:5173"),
        ("--proxy", "nginx", "--proxy must be an address or a network, like 127.0.0.1 or 10.0.0.0/8"),
        ("--proxy", "10.0.0.1/8", "--proxy must be an address or a network, like 127.0.0.1 or 10.0.0.0/8"),
        ("--host", "no such machine", "There is no machine called “no such machine” here"),
    ],
)
def test_flags_that_mean_nothing(tmp_path: Path, flag: str, value: str, wanted: str) -> None:
    assert wanted in fails("--data", str(tmp_path), "--port", "0", flag, value)


def test_pages_that_were_never_built(tmp_path: Path) -> None:
    (tmp_path / "client").mkdir()
    with pytest.raises(Refused, match="The pages have not been built yet; run “make client” first"):
        find_client(tmp_path, tmp_path / "client")


def test_pages_that_were_left_out_of_what_was_installed(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="This Courtyard was installed without its pages; install one that has them, or"):
        find_client(tmp_path, tmp_path / "client")
