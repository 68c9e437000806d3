"""Words of a task's own, earlier tactics, constants and counts: the kernel and Prolog agree."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import chess
import numpy as np
import pytest

from agree.searches import Searches
from agree.sources import random_positions
from clausewitz import kernel
from clausewitz.clauses import check_theory
from clausewitz.errors import ClausewitzError
from clausewitz.learn.search import listed_words
from clausewitz.learn.search.listed_words import with_words
from clausewitz.learn.search.testers import KernelTester, PrologTester
from clausewitz.learn.space.task import Task, read_task
from clausewitz.tactics.by_kernel import UnknownToKernelError, cases_of

HEAD = """
head_pred(f, 3). type(f, (position, square, square)). direction(f, (in, in, in)).
body_pred(make_move, 4). type(make_move, (square, square, position, position)).
direction(make_move, (in, in, in, out)).
always(make_move, (1, 2, 0, 3)). fixed(make_move, (1, 2, 0, 3)).
"""
WORDS = """
% One square; two, and a move; a square, a side and a piece; nothing but the position.
lonely(Square, Position) :- piece_at(Square, Position, Side, _), \\+ guarded(Square, Side, Position).
guarded(Square, Side, Position) :- guards(_, Square, Side, Position).
takes(Position, From, To) :- captures(From, To, Position).
stands(Square, Side, Piece, Position) :- piece_at(Square, Position, Side, Piece).
ended(Position) :- checkmate(Position).
ended(Position) :- stalemate(Position).
quiet(From, To, Position) :- \\+ captures(From, To, Position).
edge(Square) :- rank_of(Square, 8).
edge(Square) :- file_of(Square, 1).
busy(Square, Count, Position) :- activity(Square, Count, Position).
"""
SAID = {
    "lonely": ("(square, position)", "(out, in)"),
    "takes": ("(position, square, square)", "(in, out, out)"),
    "stands": ("(square, side, piece, position)", "(in, out, out, in)"),
    "ended": ("(position)", "(in)"),
    "quiet": ("(square, square, position)", "(in, in, in)"),
    "edge": ("(square)", "(in)"),
    "busy": ("(square, count, position)", "(in, out, in)"),
    "smaller": ("(count, count)", "(in, in)"),
    "value": ("(piece, count)", "(in, out)"),
    "rank_of": ("(square, rank)", "(in, out)"),
    "piece_at": ("(square, position, side, piece)", "(in, in, out, out)"),
    "rank_for": ("(square, rank, position)", "(in, out, in)"),
    "different_pos": ("(square, square)", "(in, in)"),
}


def said(*names: str) -> str:
    facts = []
    for name in names:
        types, directions = SAID[name]
        facts.append(f"body_pred({name}, {types.count(',') + 1}).")
        facts.append(f"type({name}, {types}). direction({name}, {directions}).")
    return "\n".join(facts) + "\n"


def task(folder: Path, bias: str, words: str | None = WORDS) -> Task:
    (folder / "bias.pl").write_text(HEAD + bias)
    if words is not None:
        (folder / "bk.pl").write_text(words)
    return read_task(folder)


@cache
def examples() -> list[tuple[chess.Board, chess.Move]]:
    """Captures, checks and other moves."""
    found = []
    for number, board in enumerate(random_positions(40, seed=21)):
        moves = sorted(board.legal_moves, key=lambda move: (board.is_capture(move), move.uci()))
        if moves:
            found.append((board, moves[-1] if number % 2 else moves[0]))
    return found[:12]


BIASES = {
    "a square, after the move too": said("lonely") + "max_vars(5). max_body(3).",
    "denied": said("lonely", "takes")
    + "negatable(lonely). negatable(takes). max_vars(5). max_body(3).",
    "a tactic, and nothing but the position": said("takes", "ended")
    + "max_vars(6). max_body(3). negatable(ended).",
    "a side and a piece": said("stands") + "max_vars(6). max_body(3).",
    "squares that must be known": said("quiet", "lonely")
    + "fixed(quiet, (any, 2, 3)). max_vars(5). max_body(3).",
    "without a position": said("edge", "lonely") + "negatable(edge). max_vars(5). max_body(3).",
    "before the move only": said("lonely") + "fixed(lonely, (any, 0)). max_vars(5). max_body(3).",
}
CONSTANTS = {
    "a rank": said("rank_of") + "constant(rank, 7). constant(rank, 4). max_vars(5). max_body(3).",
    "a piece and a side": said("piece_at")
    + "constant(piece, pawn). constant(side, white). negatable(piece_at).\n"
    + "fixed(piece_at, (2, 3, any, any)). max_vars(5). max_body(3).",
    "a square in a word without order": said("different_pos")
    + "constant(square, e4). ordered(different_pos). max_vars(4). max_body(3).",
    "a rank that is looked up": said("rank_for")
    + "constant(rank, 5). fixed(rank_for, (any, any, 0)). max_vars(5). max_body(3).",
    "counts and constants": said("busy", "smaller")
    + "constant(count, 3). fixed(busy, (2, any, 3)). max_vars(5). max_body(3).",
    "counts of two words": said("piece_at", "value", "smaller")
    + "constant(count, 4). fixed(piece_at, (any, 0, any, any)). max_vars(7). max_body(4).",
    "ranks that count": said("rank_of", "smaller").replace("(count, count)", "(rank, rank)")
    + "max_vars(6). max_body(4).",
}


@pytest.mark.parametrize("name", BIASES)
def test_kernel_and_prolog_find_the_same_with_own_words(name: str, tmp_path: Path) -> None:
    agree(task(tmp_path, BIASES[name]))


@pytest.mark.parametrize("name", CONSTANTS)
def test_generators_and_testers_find_the_same_with_constants(name: str, tmp_path: Path) -> None:
    agree(task(tmp_path, CONSTANTS[name], WORDS if "busy" in CONSTANTS[name] else None))


def agree(chosen: Task) -> None:
    searches = Searches(chosen, examples(), [PrologTester(examples(), chosen.own)])
    assert searches.disagreements() == []
    assert len(searches.found["direct"]) > 3
