"""The checker of proofs accepts what is right and nothing else."""

from typing import Any

import pytest

from mates.proof_checker import complaint

FEN = "7k/8/8/8/8/8/R7/1R2K3 w - - 0 1"
MATE: dict[str, Any] = {"move": "b1b8", "replies": {}}


def answer(**changes: Any) -> dict[str, Any]:
    proof = {"move": "a2a7", "replies": {"h8g8": MATE}}
    return {"fen": FEN, "result": "mate", "n": 2, "key": "a2a7", "proof": proof} | changes


def test_a_proof_is_accepted() -> None:
    assert complaint(answer()) is None


WRONG: dict[str, dict[str, Any]] = {
    "it claims nothing": {"result": "none", "proof": None},
    "another key": {"key": "b1b7"},
    "too short": {"n": 1},
    "n is no number": {"n": None},
    "a reply is missing": {"proof": {"move": "a2a7", "replies": {}}},
    "a reply is not legal": {"proof": {"move": "a2a7", "replies": {"h8g8": MATE, "h8h7": MATE}}},
    "a move is not legal": {"proof": {"move": "a2b3", "replies": {}}, "key": "a2b3"},
    "a move is no move": {"proof": {"move": "e9", "replies": {}}, "key": "e9"},
    "the end is no mate": {
        "proof": {"move": "a2a7", "replies": {"h8g8": {"move": "b1b7", "replies": {}}}}
    },
    "the end is stalemate": {
        "fen": "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1",
        "key": "f1f7",
        "proof": {"move": "f1f7", "replies": {}},
    },
}


@pytest.mark.parametrize("changes", WRONG.values(), ids=WRONG)
def test_a_wrong_proof_is_not(changes: dict[str, Any]) -> None:
    assert complaint(answer(**changes)) is not None
