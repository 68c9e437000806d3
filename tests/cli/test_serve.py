"""serve: requests in, answers out, a line of JSON each, whatever the lines are."""

import json
import subprocess
import sys
from typing import Any

import pytest

import clausewitz
from clausewitz.cli.serve import METHODS, answer
from clausewitz.support.limits import LONGEST_LINE

FORK = "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1"
MATE = "kb6/brp5/1pK5/Pp6/8/8/8/8 w - - 0 1"


def answered(method: str, **params: object) -> dict[str, Any]:
    request = {"id": 7, "method": method, "params": params}
    found: dict[str, Any] = json.loads(answer(json.dumps(request).encode()))
    assert found["id"] == 7
    return found


@pytest.mark.parametrize(
    ("method", "params"),
    [
        ("suggest", {"by": "logic"}),
        ("explain", {"move": "Nd5+"}),
        ("tag", {"moves": ["Nd5+", "Ke5", "Nxc7"]}),
        ("legal_moves", {"by": "kernel"}),
        ("facts", {"to": "asp"}),
        ("query", {"goal": "fork(Pos, From, To)"}),
    ],
)
def test_the_answer_is_that_of_the_function(method: str, params: dict[str, Any]) -> None:
    places = {"query": [params.get("goal"), FORK], "tag": [FORK, params.get("moves")]}
    others = {key: value for key, value in params.items() if key not in ("goal", "moves")}
    expected = getattr(clausewitz, method)(*places.get(method, [FORK]), **others)
    assert answered(method, fen=FORK, **params)["result"] == json.loads(expected.to_json())


def test_mates_are_proved() -> None:
    found = answered("mate", fen=MATE, moves=2, by="kernel", seconds=10)["result"]
    assert (found["result"], found["n"]) == ("mate", 2)


def test_all_methods_are_functions() -> None:
    assert all(callable(getattr(clausewitz, name)) for name in METHODS)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("suggest", "not a line of JSON"),
        ("\udcff", "not a line of JSON"),
        ("[1]", "not a request"),
        ("{}", "no method null: there are suggest"),
        ('{"method": ["suggest"]}', "no method"),
        ('{"method": "learn"}', "no method"),
        ('{"method": "suggest"}', "suggest: fen is missing"),
        ('{"method": "suggest", "params": []}', "suggest: params is an object"),
        ('{"method": "suggest", "params": {"fen": 1}}', "suggest: fen is a text, not 1"),
        ('{"method": "facts", "params": {"fen": "8", "too": 1}}', "facts: no parameter too"),
        ('{"method": "facts", "params": {"fen": "8"}}', "bad FEN"),
        ('{"method": "mate", "params": {"fen": "8", "moves": true}}', "moves is a whole number"),
        ('{"method": "tag", "params": {"fen": "8", "moves": [1]}}', "moves is a text or a list"),
        ("[" * 100_000, "nested too deeply"),
    ],
)
def test_what_is_no_request_is_an_error_of_one_line(line: str, why: str) -> None:
    found = json.loads(answer(line.encode(errors="surrogateescape")))
    assert (found["id"], set(found)) == (None, {"id", "error"})
    assert why in found["error"]["message"]
    assert "\n" not in found["error"]["message"]


def test_the_process_answers_until_its_input_ends() -> None:
    """Errors in between change nothing, and what a goal prints is no answer."""
    prints = {"id": 2, "method": "query", "params": {"goal": "write(user_output, hello)"}}
    legal = {"id": "last", "method": "legal_moves", "params": {"fen": MATE}}
    lines = ["oops", "x" * (2 * LONGEST_LINE), "", json.dumps(prints), json.dumps(legal)]
    done = subprocess.run(
        [sys.executable, "-m", "clausewitz", "serve"],
        input="\n".join(lines),
        capture_output=True,
        text=True,
        check=True,
    )
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert [one["id"] for one in found] == [None, None, 2, "last"]
    assert "more than" in found[1]["error"]["message"]
    assert "a5a6" in found[3]["result"]["moves"]
    assert "hello" in done.stderr
