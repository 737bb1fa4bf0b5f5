"""The folder in which a server keeps what must not be lost: its database and its secret."""

from __future__ import annotations

import os
import secrets
import sqlite3
from typing import TYPE_CHECKING, Final

from courtyard.core.errors import Refused

if TYPE_CHECKING:
    from pathlib import Path

DATABASE: Final = "courtyard.db"
KEY: Final = "key"
LOCK: Final = "lock"
KEY_BYTES: Final = 32


class DataFolder:
    """A folder that this server alone uses as long as it runs."""

    def __init__(self, path: Path) -> None:
        """Make it if it is missing; refuse one that cannot be used."""
        self.path = path
        try:
            path.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock = self._take_lock()
            self.secret = self._find_secret()
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            raise Refused(f"{path} cannot be used for the data: {reason}; name another folder with --data.") from None

    @property
    def database(self) -> str:
        """The address of the database, for SQLAlchemy."""
        return f"sqlite+aiosqlite:///{self.path / DATABASE}"

    def release(self) -> None:
        self._lock.close()

    def _take_lock(self) -> sqlite3.Connection:
        """SQLite locks files on every system, and a process that dies lets go."""
        lock = sqlite3.connect(self.path / LOCK, timeout=0, isolation_level=None)
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            lock.close()
            if "locked" in str(error):
                raise Refused(f"{self.path} is used by another server; end that one, or name another folder.") from None
            raise OSError(None, str(error)) from None
        return lock

    def _find_secret(self) -> bytes:
        """Made on first use, and readable by nobody else."""
        file = self.path / KEY
        try:
            descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            return file.read_bytes()
        with os.fdopen(descriptor, "wb") as fresh:
            fresh.write(secrets.token_bytes(KEY_BYTES))
        return file.read_bytes()
