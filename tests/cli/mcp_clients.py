"""Clients of `clausewitz mcp` for its tests: the SDK's own, over stdio and over HTTP."""

import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import anyio
import mcp_types as types
from anyio.abc import Process
from mcp import Client, StdioServerParameters
from mcp.client.streamable_http import streamable_http_client

FORK = "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1"
MATE = "kb6/brp5/1pK5/Pp6/8/8/8/8 w - - 0 1"
SCHOLAR = '[White "Ann"]\n[Black "Bob"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n'
CALLS: dict[str, dict[str, Any]] = {
    "suggest": {"fen": FORK, "picture": True},
    "explain": {"fen": FORK, "move": "Nd5+"},
    "refute": {"fen": FORK, "move": "Nd1"},
    "tag": {"fen": FORK, "moves": "Nd5+ Ke5 Nxc7"},
    "legal_moves": {"moves": "1. e4 e5 2. Nf3"},
    "mate": {"fen": MATE, "in_moves": 2},
    "solve": {"fen": MATE, "stipulation": "#2", "variations": True, "themes": True},
    "query": {"goal": "fork(Pos, From, To)", "fen": FORK},
    "annotate": {"pgn": SCHOLAR},
    "coach": {"pgn": SCHOLAR, "player": "bob"},
    "compose": {"pieces": "KQRkp", "seed": 1},
    "opening": {"moves": "e4 c5 Nf3"},
    "board": {"fen": FORK, "arrow": "Nd5+", "mark": "c7 f6"},
}
"""A right call of each tool."""
SLOW_CALL: tuple[str, dict[str, Any]] = ("compose", {"pieces": "KNNkppp", "count": 5, "mate": 3})
"""It would hold a process for more than a minute."""

COMMAND = [sys.executable, "-P", "-m", "clausewitz", "mcp"]

Talk = Callable[[Client], Awaitable[None]]
Server = Callable[..., AbstractAsyncContextManager[Client]]


@asynccontextmanager
async def over_stdio(folder: Path | None = None, **environment: str) -> AsyncIterator[Client]:
    """A client, and the server that it has started in the folder."""
    command, *arguments = COMMAND
    started = StdioServerParameters(
        command=command, args=arguments, env=os.environ | environment, cwd=folder
    )
    async with Client(started, mode="legacy") as client:
        yield client


@asynccontextmanager
async def over_http(folder: Path | None = None, **environment: str) -> AsyncIterator[Client]:
    async with (
        http_server(folder, **environment) as (_, address),
        Client(streamable_http_client(address), mode="legacy") as client,
    ):
        yield client


@asynccontextmanager
async def http_server(
    folder: Path | None = None, **environment: str
) -> AsyncIterator[tuple[Process, str]]:
    """A server on any free port, and its address."""
    command = [*COMMAND, "--http", "0"]
    settings = os.environ | environment
    async with await anyio.open_process(command, stdin=None, cwd=folder, env=settings) as process:
        assert process.stderr is not None
        address = (await process.stderr.receive()).decode().split()[0]
        assert address.startswith("http://127.0.0.1:")
        try:
            yield process, address
        finally:
            process.terminate()


def run_talk(talk: Talk, server: Server = over_stdio, *given: Any, **environment: str) -> None:
    async def run() -> None:
        async with server(*given, **environment) as client:
            await talk(client)

    anyio.run(run)


async def called(client: Client, tool: str, **arguments: Any) -> types.CallToolResult:
    found = await client.call_tool(tool, arguments)
    assert isinstance(found, types.CallToolResult)
    return found


def words(result: types.CallToolResult) -> str:
    block = result.content[0]
    assert isinstance(block, types.TextContent)
    return block.text


def children(parent: int) -> list[int]:
    """Numbers of the processes that one has started, as Linux lists them."""
    found = Path(f"/proc/{parent}/task").glob("*/children")
    return [int(number) for file in found for number in file.read_text().split()]
