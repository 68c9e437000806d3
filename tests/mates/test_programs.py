"""The script-free programs: all keys, and a proof of each."""

import re

import chess
import pytest

from clausewitz import asp
from clausewitz.position import facts
from mates.plain_search import keys
from mates.positions import MATES, disturbed, mates_of_games

_TUPLE = re.compile(r"\((\d),(\d),(\d),(\d),(\w+)\)")
_LETTERS = {"none": "", "queen": "q", "rook": "r", "bishop": "b", "knight": "n"}


def moves(atom: str) -> list[str]:
    return [
        chess.square_name(chess.square(int(c0) - 1, int(r0) - 1))
        + chess.square_name(chess.square(int(c) - 1, int(r) - 1))
        + _LETTERS[promotion]
        for r0, c0, r, c, promotion in _TUPLE.findall(atom)
    ]


def answers(program: str, board: chess.Board) -> tuple[dict[str, int], list[list[str]]]:
    """The keys, each with its length, and the lines of the proofs."""
    atoms = asp.answer(program, facts.asp_facts(board))
    found = {moves(atom)[0]: int(atom[4]) for atom in atoms if atom.startswith("key")}
    return found, [moves(atom) for atom in atoms if atom.startswith("answer")]


def check_proof(board: chess.Board, key: str, n: int, lines: list[list[str]]) -> None:
    """The lines that begin with the key answer every defence."""
    after = board.copy()
    after.push_uci(key)
    if n == 1:
        assert after.is_checkmate()
        return
    answered = {line[1]: line[2] for line in lines if line[0] == key and len(line) == 3}
    assert set(answered) == {move.uci() for move in after.legal_moves}
    for reply, move in answered.items():
        then = after.copy()
        then.push_uci(reply)
        rest = [line[2:] for line in lines if line[:3] == [key, reply, move] and len(line) == 5]
        check_proof(then, move, 2 if rest else 1, rest)


def check_keys(program: str, board: chess.Board, n: int) -> None:
    found, lines = answers(program, board)
    assert sorted(found) == keys(board, n), board.fen()
    for key, length in found.items():
        assert key in keys(board, length)
        assert length == 1 or key not in keys(board, length - 1)
        check_proof(board, key, length, lines)


SHORT = {name: fen for name, (fen, n) in MATES.items() if n <= 2}


@pytest.mark.parametrize("fen", SHORT.values(), ids=SHORT)
def test_mate2_tells_all_keys_and_proves_them(fen: str) -> None:
    check_keys("mate2.lp", chess.Board(fen), 2)


def test_mate2_tells_the_keys_of_positions_nobody_chose() -> None:
    for board in disturbed(7, 2):
        check_keys("mate2.lp", board, 2)


def test_mate2_tells_the_keys_of_mates_of_games() -> None:
    for board in mates_of_games(2)[7::40]:
        check_keys("mate2.lp", board, 2)


def test_mate1_tells_all_moves_that_mate() -> None:
    for fen, _ in MATES.values():
        board = chess.Board(fen)
        assert sorted(answers("mate1.lp", board)[0]) == keys(board, 1)


@pytest.mark.long
def test_mate3_tells_all_keys_and_proves_them() -> None:
    board = chess.Board("7k/8/5K2/8/8/8/8/6R1 w - - 0 1")
    assert keys(board, 3) != keys(board, 2)
    check_keys("mate3.lp", board, 3)


@pytest.mark.parametrize("name", ["two checks", "promotion to a knight", "back rank"])
def test_mate2_checks_finds_mates_by_checks(name: str) -> None:
    board = chess.Board(MATES[name][0])
    found, lines = answers("mate2_checks.lp", board)
    assert sorted(found) == keys(board, 2)
    for key, n in found.items():
        check_proof(board, key, n, lines)


@pytest.mark.parametrize("name", ["three moves", "three moves of Black", "two checks"])
def test_mate3_checks_finds_mates_by_checks(name: str) -> None:
    board = chess.Board(MATES[name][0])
    found, lines = answers("mate3_checks.lp", board)
    assert min(found.values()) == MATES[name][1]
    for key, n in found.items():
        check_proof(board, key, n, lines)


@pytest.mark.parametrize("program", ["mate2_checks.lp", "mate3_checks.lp"])
def test_a_quiet_key_is_not_found_by_checks(program: str) -> None:
    assert answers(program, chess.Board(MATES["a quiet key"][0])) == ({}, [])
