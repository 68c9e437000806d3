"""mcp: a server of tools, their texts and schemas, and what a query may not do."""

import time
from types import SimpleNamespace
from typing import Any

import pytest

import clausewitz

pytest.importorskip("mcp", reason="the extra mcp is not installed")

import anyio
import mcp_types as types
from jsonschema import Draft202012Validator, validate
from mcp import Client

from clausewitz.cli.mcp import shared_texts, tool_answers, tool_server
from clausewitz.cli.mcp.tool_list import BY_NAME, TOOLS
from clausewitz.prolog.swipl import NoPrologError
from clausewitz.support.errors import ClausewitzError
from cli.mcp_clients import CALLS, FORK, called, run_talk, words


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

    run_talk(talk)


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


def test_a_coach_says_which_games_it_could_not_read() -> None:
    shuffled = " ".join("Nf3 Nf6 Ng1 Ng8" for _ in range(600))
    endless = f'[White "Ann"]\n[Black "Bob"]\n\n{shuffled} *\n'
    given = {"tool": "coach", "arguments": {"pgn": endless, "player": "Ann"}}
    assert "a line of more than 2,000 half moves" in tool_answers.answer(given)["refused"]


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


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (TimeoutError(), "legal_moves took more than 10 seconds"),
        (ClausewitzError("it has ended"), "legal_moves: it has ended"),
    ],
)
def test_what_goes_wrong_meanwhile_is_said_to_the_model(error: Exception, said: str) -> None:
    class Workers:
        async def ask(self, *_: object) -> None:
            raise error

    context = SimpleNamespace(lifespan_context=Workers(), request=None)
    call = types.CallToolRequestParams(name="legal_moves", arguments={})
    found = anyio.run(tool_server._call_tool, context, call)
    assert found.is_error
    assert words(found) == said


def test_compiling_that_takes_too_long_is_said_and_ends_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Slow:
        def __init__(self, *_: object) -> None:
            pass

        def ask(self, _: object) -> dict[str, Any]:
            time.sleep(0.2)
            return {}

        def kill(self) -> None:
            pass

    async def run() -> None:
        workers = tool_server.Workers()
        await workers.warm_up()
        with pytest.raises(ClausewitzError, match="still being compiled"):
            await workers.ask("legal_moves", {}, 10)

    monkeypatch.setattr(tool_server, "Worker", Slow)
    monkeypatch.setattr(tool_server, "SECONDS_TO_START", 0.01)
    anyio.run(run)


def test_a_diagram_with_countless_solutions_is_refused_in_time() -> None:
    fen = "4k3/R3p3/3pP2b/5ppr/5P1p/P4B1N/1BPQK1nn/7R w - - 4 29"
    given = {"fen": fen, "stipulation": "h#2.5", "variations": True}
    found = tool_answers.answer({"tool": "solve", "arguments": given})
    assert found == {"refused": "h#2.5: more than 20,000 solutions are not listed"}


def test_a_line_is_tagged_without_prolog(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object) -> list[str]:
        raise NoPrologError("none")

    monkeypatch.setattr("clausewitz.tactics.motifs.tag_formats.reason_texts", missing)
    found = tool_answers.answer({"tool": "tag", "arguments": CALLS["tag"]})
    assert found["text"] == "fork (sentences need SWI-Prolog)"
    assert found["result"]["motifs"][0]["name"] == "fork"


def test_a_problem_is_solved_without_prolog(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object) -> list[str]:
        raise NoPrologError("none")

    monkeypatch.setattr("clausewitz.mates.problem_themes.themes_of", missing)
    found = tool_answers.answer({"tool": "solve", "arguments": CALLS["solve"]})
    assert found["text"].endswith("(themes need SWI-Prolog)")
    assert found["result"]["keys"] == ["a5a6"]
