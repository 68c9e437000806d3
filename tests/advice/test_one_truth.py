"""One position, one truth: whichever command is called."""

import json

import pytest

import clausewitz
from advice.one_truth import disagreements, positions
from clausewitz.position.board import fen_of
from running import Run, long

FORK = "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1"


@pytest.mark.parametrize("number", [1, long(500)])
def test_suggest_explain_and_annotate_say_the_same(number: int) -> None:
    found = [str(one) for board in positions(number) for one in disagreements(fen_of(board))]
    assert not found, "\n".join(found)


def test_commands_and_python_say_the_same(run: Run) -> None:
    (suggested,) = json.loads(run("suggest", "--json", FORK).out)["moves"]
    assert clausewitz.suggest(FORK).as_dict()["moves"] == [suggested]
    assert clausewitz.explain(FORK).as_dict() == json.loads(run("explain", "--json", FORK).out)
