"""mcp: whole exchanges with the client of the protocol's own SDK, over stdio and over HTTP."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import chess
import pytest

pytest.importorskip("mcp", reason="the extra mcp is not installed")

import anyio
import mcp_types as types
from jsonschema import validate
from mcp import Client, MCPError
from mcp.client.streamable_http import streamable_http_client

from clausewitz.support.systems import kill
from cli.mcp_clients import (
    CALLS,
    COMMAND,
    FORK,
    SCHOLAR,
    SLOW_CALL,
    Server,
    called,
    children,
    http_server,
    over_http,
    over_stdio,
    run_talk,
    words,
)

pytestmark = pytest.mark.long
BOTH_WAYS = pytest.mark.parametrize("server", [over_stdio, over_http])
NEEDS_PROC = pytest.mark.skipif(not Path("/proc").is_dir(), reason="counts processes in /proc")

FILES_NOTED = """
import os, sys
NOTES = os.environ["NOTES"]
CHANGES = {"os.remove", "os.rename", "os.rmdir", "os.link", "os.symlink", "os.truncate"}
def note(event, given):
    if event == "open" and isinstance(given[0], (str, bytes)):
        changes = given[2] & (os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC)
        text = f"{'written' if changes else 'read'} {os.path.abspath(os.fsdecode(given[0]))}"
    elif event in CHANGES:
        text = f"written {os.path.abspath(os.fsdecode(given[0]))}"
    else:
        return
    if given[0] != NOTES:
        with open(NOTES, "a") as file:
            file.write(text + "\\n")
sys.addaudithook(note)
"""
"""A module that Python runs at its start: what this process opens is written down."""


@BOTH_WAYS
def test_every_tool_and_text_in_one_exchange(server: Server, tmp_path: Path) -> None:
    """What comes back fits its schema."""

    async def talk(client: Client) -> None:
        assert client.server_info is not None
        assert client.server_info.name == "clausewitz"
        schemas = {tool.name: tool for tool in (await client.list_tools()).tools}
        for name, arguments in CALLS.items():
            found = await called(client, name, **arguments)
            assert not found.is_error, (name, words(found))
            assert schemas[name].output_schema is not None
            validate(found.structured_content, schemas[name].output_schema)
            assert words(found)
            last = found.content[-1]
            assert isinstance(last, types.TextContent)
            assert json.loads(last.text) == found.structured_content
            pictures = [one for one in found.content if isinstance(one, types.ImageContent)]
            assert bool(pictures) == (name in ("suggest", "board"))
        for resource in (await client.list_resources()).resources:
            assert (await client.read_resource(resource.uri)).contents
        (template,) = (await client.list_resource_templates()).resource_templates
        assert template.uri_template == "clausewitz://clauses/{name}"
        assert (await client.read_resource("clausewitz://clauses/fork")).contents
        for uri in ("clausewitz://clauses/forkk", "file:///etc/passwd", "clausewitz://x"):
            with pytest.raises(MCPError):
                await client.read_resource(uri)

    run_talk(talk, server, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_tools_read_only_what_is_installed_and_write_only_the_cache(tmp_path: Path) -> None:
    """By what Python opens; compiled code and Prolog are given no paths by the tools."""
    import clausewitz
    from clausewitz.runs import worker_process
    from clausewitz.support.data import cache_dir

    work, hook, notes = (tmp_path / name for name in ("work", "hook", "notes"))
    work.mkdir()
    hook.mkdir()
    (hook / "sitecustomize.py").write_text(FILES_NOTED, encoding="utf-8")
    places = os.pathsep.join([str(hook), os.environ.get("PYTHONPATH", "")])

    async def talk(client: Client) -> None:
        for name, arguments in CALLS.items():
            assert not (await called(client, name, **arguments)).is_error

    run_talk(talk, over_stdio, work, PYTHONPATH=places, NOTES=str(notes))
    noted = dict.fromkeys(notes.read_text(encoding="utf-8").splitlines())
    package, cache = Path(clausewitz.__file__).parents[2], str(cache_dir("made").parent)
    system = ("/proc", "/sys", "/dev", "/etc", "/usr", "/lib")
    own = (str(package), sys.prefix, sys.base_prefix, cache, str(hook), *system)
    assert any(worker_process.__file__ in line for line in noted), "the hook was not at work"
    read = [line for line in noted if line.startswith("read ")]
    assert [line for line in read if not line[5:].startswith(own)] == []
    written = [line for line in noted if line.startswith("written ")]
    assert [line for line in written if not line[8:].startswith((cache, "/dev/null"))] == []


@BOTH_WAYS
def test_hostile_arguments_are_refused_and_change_nothing(server: Server) -> None:
    endless = ", ".join(f"legal_move(A{number}, B{number}, Pos)" for number in range(9))
    calls: list[tuple[str, dict[str, Any], str]] = [
        ("suggest", {"fen": 1}, "fen"),
        ("suggest", {"fen": "8/8/8/8/8/8/8/8 w - - 0 1"}, "empty"),
        ("suggest", {"fen": "x" * 100_000}, "fen: more than 200 characters"),
        ("suggest", {"engine": "uci:/bin/sh"}, "engine"),
        ("legal_moves", {"moves": "e4 " * 3_000}, "legal"),
        ("mate", {"fen": FORK, "in_moves": 10**9}, "in_moves"),
        ("query", {"goal": "(" * 4_000}, "goal"),
        ("query", {"goal": f"{endless}, turn(black, Pos)"}, "steps"),
        ("annotate", {"pgn": "\x00" * 1_000}, "game"),
        ("coach", {"pgn": SCHOLAR, "player": "Eve"}, "Ann, Bob"),
        ("compose", {"pieces": "KKk"}, "king"),
        ("board", {"mark": "../etc"}, "square"),
        ("shell", {}, "no such tool"),
    ]

    async def talk(client: Client) -> None:
        said = {}
        for tool, arguments, word in calls:
            found = await called(client, tool, **arguments)
            if not (found.is_error and word in words(found) and len(words(found)) <= 2_100):
                said[tool, word] = words(found)
        assert said == {}
        found = await called(client, "legal_moves")
        assert not found.is_error

    run_talk(talk, server)


@BOTH_WAYS
def test_ten_calls_at_once_and_one_that_is_given_up(server: Server) -> None:
    async def talk(client: Client) -> None:
        with anyio.move_on_after(3):
            await called(client, SLOW_CALL[0], **SLOW_CALL[1])
        started = time.monotonic()
        answers: list[types.CallToolResult] = []

        async def one(number: int) -> None:
            board = chess.Board()
            board.push(list(board.legal_moves)[number])
            found = await called(client, "legal_moves", fen=board.fen())
            assert found.structured_content["fen"] == board.fen(en_passant="fen")
            answers.append(found)

        async with anyio.create_task_group() as group:
            for number in range(10):
                group.start_soon(one, number)
        assert len(answers) == 10
        # What was given up has ended: else two of five puzzles would hold both processes.
        assert time.monotonic() - started < 60

    run_talk(talk, server)


INITIALISE = (
    b'{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": '
    b'"2025-11-25", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}}\n'
)


@NEEDS_PROC
def test_no_process_outlives_a_client_that_dies() -> None:
    async def run() -> list[int]:
        process = await anyio.open_process(COMMAND)
        assert process.stdin is not None
        assert process.stdout is not None
        await process.stdin.send(INITIALISE)
        await process.stdout.receive()
        await anyio.sleep(2)
        found = [process.pid, *children(process.pid)]
        assert len(found) > 1
        await process.stdin.aclose()
        with anyio.fail_after(20):
            await process.wait()
        return found

    ended = anyio.run(run)
    if not comes_true(lambda: not any(Path(f"/proc/{number}").exists() for number in ended)):
        for number in ended:
            with suppress(ProcessLookupError):
                kill(number)
        pytest.fail("a process was left behind")


def test_a_client_that_dies_before_the_answer_ends_the_server_quietly() -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(INITIALISE)
        process.stdin.flush()
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write(b'{"jsonrpc": "2.0", "id": 2, "method": "tools/list"}\n')
        process.stdin.flush()
        time.sleep(1)
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 0


SLOW_CLIENT = """
import anyio, sys
from cli.mcp_clients import SLOW_CALL, Client, called, streamable_http_client

async def run():
    async with Client(streamable_http_client(sys.argv[1]), mode="legacy") as client:
        print("connected", flush=True)
        await called(client, SLOW_CALL[0], **SLOW_CALL[1])

anyio.run(run)
"""


@NEEDS_PROC
def test_a_client_over_http_that_dies_holds_no_process() -> None:
    """What was done for it ends, and the next client is answered."""
    places = os.pathsep.join([str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH", "")])

    async def run() -> None:
        async with http_server() as (process, address):
            dying = subprocess.Popen(
                [sys.executable, "-c", SLOW_CLIENT, address],
                stdout=subprocess.PIPE,
                env=os.environ | {"PYTHONPATH": places},
            )
            assert dying.stdout is not None
            await anyio.to_thread.run_sync(dying.stdout.readline)
            await anyio.sleep(3)
            at_work = children(process.pid)
            assert at_work
            dying.kill()
            dying.wait()

            def have_ended() -> bool:
                return set(at_work).isdisjoint(children(process.pid))

            assert await anyio.to_thread.run_sync(comes_true, have_ended)
            async with Client(streamable_http_client(address), mode="legacy") as client:
                assert not (await called(client, "legal_moves")).is_error

    anyio.run(run)


def comes_true(wish: Callable[[], bool]) -> bool:
    """Within ten seconds."""
    for _ in range(50):
        if wish():
            return True
        time.sleep(0.2)
    return wish()


def test_http_serves_this_machine_and_refuses_other_names() -> None:
    async def run() -> None:
        async with http_server() as (_, address):
            status = await anyio.to_thread.run_sync(status_for_host, address, "evil.example")
            assert status == 421

    anyio.run(run)


def status_for_host(address: str, host: str) -> int:
    import urllib.error
    import urllib.request

    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "ping"}).encode()
    headers = {"Host": host, "Content-Type": "application/json", "Accept": "application/json"}
    try:
        with urllib.request.urlopen(urllib.request.Request(address, body, headers)) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code
