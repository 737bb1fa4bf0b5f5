"""The client's files, as its build left them."""

from __future__ import annotations

from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import TYPE_CHECKING, Final

from courtyard.core.errors import Refused
from courtyard.server.shapes.refusal import Nay
from courtyard.server.web.sheets import ASK_AGAIN, Sheet

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

FOR_EVER: Final = "public, max-age=31536000, immutable"
BUILT: Final = Path(str(files("courtyard.server").joinpath("static")))
SOURCES: Final = BUILT.parents[3] / "client"  # where the pages are built from, in a clone
INDEX: Final = "index.html"
UNKNOWN: Final = "application/octet-stream"
HASHED: Final = "assets"  # the folder of files that have a hash in their names


def find_client(folder: Path = BUILT, sources: Path = SOURCES) -> Path:
    """Where the built client lies, or refuse."""
    if (folder / INDEX).is_file():
        return folder
    if sources.is_dir():
        raise Refused("pages-unbuilt")
    raise Refused("pages-missing")


class Pages:
    """Serves files, read and packed when it starts; any other address that looks like a page is the client's affair."""

    def __init__(self, folder: Path) -> None:
        self.sheets = {path.relative_to(folder).as_posix(): sheet_of(path, folder) for path in files_in(folder)}

    async def serve(self, request: Request) -> Response:
        path = request.path_params["path"]
        if path in self.sheets:
            return self.sheets[path].response(request)
        if path.startswith("api/") or "." in path.rpartition("/")[2]:
            raise Nay("no-page", 404)
        return self.sheets[INDEX].response(request)


def files_in(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


def sheet_of(path: Path, folder: Path) -> Sheet:
    lasting = FOR_EVER if path.is_relative_to(folder / HASHED) else ASK_AGAIN
    return Sheet(path.read_bytes(), guess_type(path.name)[0] or UNKNOWN, {"cache-control": lasting})
