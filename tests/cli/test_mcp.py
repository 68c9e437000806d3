"""mcp: a server of tools, spoken to by the client of the protocol's own SDK."""

import json
import os
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import chess
import pytest

import clausewitz
from clausewitz.games.pgn import read_game
from clausewitz.support.data import example_file

pytest.importorskip("mcp", reason="the extra mcp is not installed")

import anyio
import mcp_types as types
from jsonschema import Draft202012Validator, validate
from mcp import Client, MCPError, StdioServerParameters

from clausewitz.cli.mcp import shared_texts, tool_answers
from clausewitz.cli.mcp.tool_list import BY_NAME, TOOLS

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
    "query": {"goal": "fork(Pos, From, To)", "fen": FORK},
    "annotate": {"pgn": SCHOLAR},
    "coach": {"pgn": SCHOLAR, "player": "bob"},
    "compose": {"pieces": "KQRkp", "seed": 1},
    "opening": {"moves": "e4 c5 Nf3"},
    "board": {"fen": FORK, "arrow": "Nd5+", "mark": "c7 f6"},
}


def server(folder: Path | None = None) -> StdioServerParameters:
    return StdioServerParameters(
        command=sys.executable,
        args=["-P", "-m", "clausewitz", "mcp"],
        env=dict(os.environ),
        cwd=folder,
    )


def with_client(talk: Callable[[Client], Awaitable[None]], folder: Path | None = None) -> None:
    async def run() -> None:
        async with Client(server(folder), mode="legacy") as client:
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


def test_an_assistant_gets_proofs_and_errors_that_help() -> None:
    async def talk(client: Client) -> None:
        offered = (await client.list_tools()).tools
        assert [tool.name for tool in offered] == list(CALLS)
        found = await called(client, "suggest", fen=FORK)
        assert found.structured_content == clausewitz.suggest(FORK).as_dict()
        illegal = await called(client, "legal_moves", moves="e4 e4")
        assert illegal.is_error
        assert '"e4" is not a legal move here (move 2 of those given); legal in' in words(illegal)
        assert " e5 " in words(illegal)
        text = (await client.read_resource("clausewitz://clauses/fork")).contents[0]
        assert isinstance(text, types.TextResourceContents)
        assert text.text.startswith("fork(Line) :-")

    with_client(talk)


@pytest.mark.parametrize(
    "goal",
    [
        "halt",
        "shell(ls)",
        "open(file, write, S)",
        "legal_move(F, T, Pos). halt",
        "legal_move(F, T, Pos), halt",
        "legal_move(F, T, Pos) ; halt",
        "call(halt)",
        "user:halt",
        "'shell'(ls)",
        "\\+ shell(ls)",
        "suggest(Pos, Move, Why)",
        "goal_of_a_query(Pos)",
        "0'a, halt",
        "/* legal */ halt",
        "legal_move(F, T, Pos) % \n, halt",
        "",
    ],
)
def test_a_query_runs_no_other_prolog(goal: str) -> None:
    found = tool_answers.answer({"tool": "query", "arguments": {"goal": goal}})
    assert list(found) == ["refused"]
    assert "\n" not in found["refused"]


def test_a_query_may_bring_clauses_but_no_directives() -> None:
    program = "mine(Pos, From, To) :- legal_move(From, To, Pos), knight_on(From, Pos)."
    given = {"goal": "mine(Pos, F, d5)", "program": program, "fen": FORK}
    found = tool_answers.answer({"tool": "query", "arguments": given})
    assert found["result"]["answers"] == [{"F": "c3"}]
    hostile = given | {"program": ":- shell(ls)."}
    assert "refused" in tool_answers.answer({"tool": "query", "arguments": hostile})


def test_all_tools_are_answered_and_have_sound_schemas() -> None:
    assert set(tool_answers.ANSWERS) == set(BY_NAME) == set(CALLS)
    for tool in TOOLS:
        Draft202012Validator.check_schema(tool.input_schema)
        Draft202012Validator.check_schema(tool.output_schema)
        validate(CALLS[tool.name], tool.input_schema)


def test_the_texts_name_what_there_is() -> None:
    vocabulary = shared_texts.text_of("clausewitz://vocabulary")
    assert "legal_move(square, square, +position): The side to move may move" in vocabulary
    assert len(vocabulary) < 40_000
    motifs = shared_texts.text_of("clausewitz://motifs").splitlines()
    assert {"fork", "hanging_piece", "winning_fork"} <= set(motifs)
    assert "hanging_piece(Line) :-" in shared_texts.text_of("clausewitz://clauses/hangingPiece")


@pytest.mark.long
def test_every_tool_and_text_in_one_exchange(tmp_path: Path) -> None:
    """What comes back fits its schema, and nothing is written."""

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
        for uri in ("clausewitz://clauses/forkk", "file:///etc/passwd", "clausewitz://x"):
            with pytest.raises(MCPError):
                await client.read_resource(uri)

    with_client(talk, tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.long
def test_hostile_arguments_are_refused_and_change_nothing() -> None:
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

    with_client(talk)


@pytest.mark.long
def test_ten_calls_at_once_and_one_that_is_given_up() -> None:
    async def talk(client: Client) -> None:
        slow = {"pieces": "KNNkppp", "count": 5, "mate": 3}
        with anyio.move_on_after(3):
            await called(client, "compose", **slow)
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

    with_client(talk)


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc").is_dir(), reason="counts processes in /proc")
def test_no_process_outlives_a_client_that_dies() -> None:
    async def run() -> list[int]:
        process = await anyio.open_process(server().args and [sys.executable, *server().args])
        assert process.stdin is not None
        assert process.stdout is not None
        hello = {"protocolVersion": "2025-11-25", "capabilities": {}}
        hello |= {"clientInfo": {"name": "test", "version": "1"}}
        request = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": hello}
        await process.stdin.send(json.dumps(request).encode() + b"\n")
        await process.stdout.receive()
        await anyio.sleep(2)
        found = [process.pid, *children(process.pid)]
        assert len(found) > 1
        await process.stdin.aclose()
        with anyio.fail_after(20):
            await process.wait()
        return found

    ended = anyio.run(run)
    for _ in range(50):
        if not any(Path(f"/proc/{number}").exists() for number in ended):
            return
        time.sleep(0.2)
    for number in ended:
        with suppress(ProcessLookupError):
            os.kill(number, signal.SIGKILL)
    pytest.fail("a process was left behind")


def children(parent: int) -> list[int]:
    found = Path(f"/proc/{parent}/task").glob("*/children")
    return [int(number) for file in found for number in file.read_text().split()]


@pytest.mark.long
def test_http_serves_this_machine_and_refuses_other_names() -> None:
    from mcp.client.streamable_http import streamable_http_client

    async def run() -> None:
        command = [sys.executable, "-P", "-m", "clausewitz", "mcp", "--http", "0"]
        async with await anyio.open_process(command, stdin=None) as process:
            assert process.stderr is not None
            address = (await process.stderr.receive()).decode().split()[0]
            assert address.startswith("http://127.0.0.1:")
            try:
                async with Client(streamable_http_client(address), mode="legacy") as client:
                    found = await called(client, "legal_moves", moves="e4")
                    assert "e5" in found.structured_content["san"]
                status = await anyio.to_thread.run_sync(status_for_host, address, "evil.example")
                assert status == 421
            finally:
                process.terminate()

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


@pytest.mark.long
def test_tools_stay_within_their_time() -> None:
    """On positions of games: no tool is stopped, and each answer fits its schema."""
    game = read_game(example_file("games.pgn"))
    boards = [node.board() for node in game.mainline()][::4]

    async def talk(client: Client) -> None:
        for board in boards:
            for tool in ("suggest", "explain", "legal_moves", "opening", "mate"):
                found = await called(client, tool, fen=board.fen())
                assert not found.is_error or "over" in words(found), (tool, board.fen())

    with_client(talk)
