"""The page about the wire, the server's shapes and the client's are one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from courtyard.server.shapes import wire
from courtyard.server.shapes.client import wire_shapes, write_client
from courtyard.server.web.api import ENDPOINTS
from courtyard.words import load

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "text"), write_client().items())
def test_the_client_knows_the_shapes_of_the_server_and_of_the_games(name: str, text: str) -> None:
    assert (ROOT / "client" / "src" / name).read_text(encoding="utf-8") == text, "run `make wire`"


@pytest.mark.parametrize("shape", wire_shapes(), ids=lambda shape: shape.__name__)
def test_the_page_names_every_field(shape: type[msgspec.Struct]) -> None:
    code = " ".join(re.findall(r"`([^`]*)`", PAGE))
    for field in msgspec.structs.fields(shape):
        assert re.search(rf"\b{field.encode_name}\b", code), field.encode_name


def test_the_page_names_every_message_and_no_other() -> None:
    def tags(union: object) -> set[object]:
        return {shape.__struct_config__.tag for shape in get_args(union)}

    server, client = PAGE.split("### From the server")[1].split("### From the client")
    listed = set(re.findall(r"^- `([a-z]+)`:", server, re.MULTILINE))
    assert listed == tags(wire.FromServer)
    for tag in tags(wire.FromClient):
        assert f"`{tag}`" in client
    assert set(re.findall(r"`([a-z-]+)`: `\{type", client)) <= tags(wire.FromClient)


def test_the_page_names_every_request_and_no_other() -> None:
    listed = set(re.findall(r"`((?:GET|POST) /[^`? ]*)", PAGE))
    assert listed == {f"{endpoint.method} {endpoint.path}" for endpoint in ENDPOINTS}


@pytest.mark.parametrize("note", ["undone", "left", "removed", "minded", "back"])
def test_what_people_do_to_a_game_has_its_line_in_the_log(note: str) -> None:
    assert load("en").say(f"note-{note}", player="Anna").count("Anna") == 1
