"""The client's files, as its build left them."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.responses import FileResponse

from courtyard.core.errors import Refused
from courtyard.server.refusing import Nay

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
BUILT: Final = Path(str(files("courtyard.server").joinpath("static")))
INDEX: Final = "index.html"
HASHED: Final = "assets"  # the folder of files that have a hash in their names


def find_client(folder: Path = BUILT) -> Path:
    """Where the built client lies, or refuse."""
    if not (folder / INDEX).is_file():
        raise Refused("The pages have not been built yet; run “make client” first, or serve with --no-pages.")
    return folder


class Pages:
    """Serves files; any other address that looks like a page is the client's own affair."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.known = {str(path.relative_to(folder).as_posix()) for path in folder.rglob("*") if path.is_file()}

    async def serve(self, request: Request) -> Response:
        path = request.path_params["path"]
        if path in self.known and path != INDEX:
            lasting = FOR_EVER if path.startswith(f"{HASHED}/") else ASK_AGAIN
            return FileResponse(self.folder / path, headers={"cache-control": lasting})
        if path.startswith("api/") or "." in path.rpartition("/")[2]:
            raise Nay("no-page", 404)
        return FileResponse(self.folder / INDEX, headers={"cache-control": ASK_AGAIN})
