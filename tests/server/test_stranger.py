"""`make stranger` measures something, or says so."""

from __future__ import annotations

import asyncio

import pytest
from bench.stranger import crowd
from tests.patience import PATIENCE

pytestmark = pytest.mark.anyio


async def test_a_stranger_who_has_given_up_is_no_reason_to_be_content() -> None:
    async def gives_up() -> None:
        raise KeyError("code")

    stranger = asyncio.create_task(gives_up())
    with pytest.raises(KeyError, match="code"):
        await crowd("nowhere", 0, PATIENCE, 1, print, stranger)
