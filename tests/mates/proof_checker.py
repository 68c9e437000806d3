"""An independent judge of proofs of forced mates: python-chess and nothing else.

    python tests/mates/proof_checker.py < answers.jsonl

Each line is what `clausewitz mate --json` prints. A proof is an object of a `move` in UCI and of
`replies`, an object that has a proof for each reply in UCI. It is accepted if every move is legal,
every legal reply is there and no other, the lines end in checkmate, and none has more than n moves
of the attacker.
"""

import json
import sys
from typing import Any

import chess


def complaint(answer: dict[str, Any]) -> str | None:
    """What is wrong with a claim of mate, if anything."""
    if answer.get("result") != "mate":
        return "it does not claim a mate"
    proof, n = answer.get("proof"), answer.get("n")
    if not isinstance(n, int) or n < 1:
        return f"n is {n!r}"
    if not isinstance(proof, dict) or answer.get("key") != proof.get("move"):
        return "the key is not the first move of the proof"
    return _attack(chess.Board(answer["fen"]), proof, n)


def _attack(board: chess.Board, proof: dict[str, Any], left: int) -> str | None:
    """What is wrong with a proof of mate in at most so many moves of the side to move."""
    if left == 0:
        return f"too long: {board.fen()}"
    try:
        move = chess.Move.from_uci(str(proof.get("move")))
    except ValueError:
        return f"no move: {proof.get('move')!r}"
    if not board.is_legal(move):
        return f"{move.uci()} is not legal in {board.fen()}"
    board.push(move)
    try:
        return _defence(board, proof.get("replies", {}), left - 1)
    finally:
        board.pop()


def _defence(board: chess.Board, replies: dict[str, Any], left: int) -> str | None:
    legal = {move.uci() for move in board.legal_moves}
    if not legal and not board.is_checkmate():
        return f"stalemate: {board.fen()}"
    if legal != set(replies):
        wrong = ", ".join(sorted(legal ^ set(replies)))
        return f"replies missing or not legal in {board.fen()}: {wrong}"
    for reply, answer in replies.items():
        board.push_uci(reply)
        words = _attack(board, answer, left)
        board.pop()
        if words:
            return words
    return None


def main() -> int:
    bad = 0
    for number, line in enumerate(sys.stdin, 1):
        words = complaint(json.loads(line))
        bad += words is not None
        print(f"{number}: {words or 'accepted'}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
