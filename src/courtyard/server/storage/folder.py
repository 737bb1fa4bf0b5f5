"""The folder in which a server keeps what must not be lost: its database and its secret."""

from __future__ import annotations

import os
import secrets
import sqlite3
from contextlib import suppress
from pathlib import Path
from tempfile import mkstemp
from typing import Final

from courtyard.core.errors import Refused

DATABASE: Final = "courtyard.db"
KEY: Final = "key"
LOCK: Final = "lock"
KEY_BYTES: Final = 32
OWNER_ONLY: Final = 0o600


class DataFolder:
    """A folder that this server alone uses as long as it runs."""

    def __init__(self, path: Path) -> None:
        """Make it if it is missing; refuse one that cannot be used."""
        self.path = path
        try:
            path.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._keep_private()
            self._lock = self._take_lock()
            self.secret = self._find_secret()
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            raise Refused("data-folder", path=str(path), reason=reason) from None

    @property
    def database(self) -> str:
        """The address of the database, for SQLAlchemy."""
        return f"sqlite+aiosqlite:///{self.path / DATABASE}"

    def release(self) -> None:
        self._lock.close()

    def _keep_private(self) -> None:
        """Nobody else may read seeds and chat. What SQLite puts beside a database has the rights of the database."""
        for name in (DATABASE, LOCK):
            (self.path / name).touch(OWNER_ONLY)
        for file in self.path.iterdir():
            if file.name.startswith((DATABASE, LOCK, KEY)) and file.is_file():
                with suppress(PermissionError):  # somebody else's, or a disk that knows no rights
                    file.chmod(OWNER_ONLY)

    def _take_lock(self) -> sqlite3.Connection:
        """SQLite locks files on every system, and a process that dies lets go."""
        lock = sqlite3.connect(self.path / LOCK, timeout=0, isolation_level=None)
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            lock.close()
            if "locked" in str(error):
                raise Refused("data-in-use", path=str(self.path)) from None
            raise OSError(None, str(error)) from None
        return lock

    def _find_secret(self) -> bytes:
        """Made on first use, and readable by nobody else."""
        file = self.path / KEY
        if not file.exists():
            write_secret(file)
        secret = file.read_bytes()
        if len(secret) != KEY_BYTES:
            raise Refused("broken-key", path=str(file), bytes=KEY_BYTES)
        return secret


def write_secret(file: Path) -> None:
    """All of it or nothing, whenever the machine stops: half a key would be no secret."""
    descriptor, name = mkstemp(dir=file.parent)  # readable by its owner only
    with os.fdopen(descriptor, "wb") as fresh:
        fresh.write(secrets.token_bytes(KEY_BYTES))
        fresh.flush()
        os.fsync(fresh.fileno())
    Path(name).replace(file)
