"""Solutions: the proof of a puzzle, and its lines as people write them."""

from collections.abc import Iterator
from typing import NamedTuple

import chess

from clausewitz.mates import Proof, prove
from clausewitz.mates.boards import Game, game_of
from clausewitz.puzzles.puzzle_files import FilePuzzle
from clausewitz.support.errors import ClausewitzError

MANY = 4
"""More replies than these with one and the same answer are called "otherwise"."""


class SolutionLine(NamedTuple):
    """A line of a solution, and how far it is indented."""

    depth: int
    text: str


def proof_of(puzzle: FilePuzzle, seconds: float | None = None) -> Proof | None:
    """The proof of what the puzzle claims; None when the time was too short, or it claims no mate.

    A mate that is shorter than claimed is proved as it is. A mate that is none is an error, and so
    is a key that does not mate.
    """
    if puzzle.mate is None:
        return None
    search = _whole if puzzle.size == 8 else _small
    try:
        return search(puzzle, puzzle.mate, seconds)
    except ClausewitzError as error:
        raise ClausewitzError(f"{puzzle.place}: {error}") from error


def _whole(puzzle: FilePuzzle, mate: int, seconds: float | None) -> Proof | None:
    verdict = prove(puzzle.board, mate, seconds=seconds)
    if verdict.result == "unknown":
        return None
    if verdict.proof is None:
        raise ClausewitzError(f"there is no mate in {mate}")
    if not puzzle.keys or verdict.proof.move in puzzle.keys or verdict.n < mate:
        return verdict.proof
    return _after(game_of(8), puzzle.board, puzzle.keys[0], mate, seconds)


def _after(
    game: Game, board: chess.Board, key: chess.Move, mate: int, seconds: float | None
) -> Proof | None:
    """The proof of another key than the one found first."""
    after = game.after(board, key)
    replies = {}
    for reply in game.legal_moves(after):
        verdict = prove(game.after(after, reply), mate - 1, seconds=seconds) if mate > 1 else None
        if verdict and verdict.result == "unknown":
            return None
        if verdict is None or verdict.proof is None:
            refutation = game.san(after, reply)
            raise ClausewitzError(f"{game.san(board, key)} does not mate in {mate}: {refutation}")
        replies[reply] = verdict.proof
    if not replies and not game.in_check(after):
        raise ClausewitzError(f"{game.san(board, key)} is stalemate")
    return Proof(key, replies)


def _small(puzzle: FilePuzzle, mate: int, _: float | None) -> Proof:
    """On a smaller board, whose rules are the composer's."""
    game, board = game_of(puzzle.size), puzzle.board
    shortest = game.shortest_mate(board, mate)
    if not shortest:
        raise ClausewitzError(f"there is no mate in {mate}")
    keys = game.mating_moves(board, shortest)
    chosen = [key for key in puzzle.keys if key in keys]
    if puzzle.keys and not chosen and shortest == mate:
        raise ClausewitzError(f"{game.san(board, puzzle.keys[0])} does not mate in {mate}")
    return _spread(game, board, (chosen or keys)[0], shortest)


def _spread(game: Game, board: chess.Board, key: chess.Move, mate: int) -> Proof:
    """The proof of a key that is known to mate."""
    after = game.after(board, key)
    replies = {}
    for reply in game.legal_moves(after):
        then = game.after(after, reply)
        shortest = game.shortest_mate(then, mate - 1)
        replies[reply] = _spread(game, then, game.mating_moves(then, shortest)[0], shortest)
    return Proof(key, replies)


def solution(puzzle: FilePuzzle, proof: Proof | None) -> list[SolutionLine]:
    """The key on the first line, then the proof; without a proof, the moves that are claimed.

    Moves are numbered as the position says, which is how reasons number them.
    """
    game, board = game_of(puzzle.size), puzzle.board
    first = board.fullmove_number
    if proof is None and puzzle.line:
        return [SolutionLine(0, _line(board, puzzle.line))]
    if proof is None:
        keys = " or ".join(_san(game, board, key) for key in puzzle.keys)
        return [SolutionLine(0, _numbered(first, board.turn, keys))] if keys else []
    key = _numbered(first, board.turn, _san(game, board, proof.move) + "!")
    after = game.after(board, proof.move)
    return [SolutionLine(0, key), *_defences(game, after, proof, first, 1)]


def _line(board: chess.Board, moves: tuple[chess.Move, ...]) -> str:
    return board.variation_san(moves).replace("...", "… ")


def _defences(
    game: Game, board: chess.Board, proof: Proof, number: int, depth: int
) -> Iterator[SolutionLine]:
    """The replies to the move `number` of the attacker, each with the answer and what is below."""
    groups = _groups(game, board, proof, number + 1, depth)
    for place, (below, replies) in enumerate(groups.items()):
        words = ", ".join(replies)
        if len(replies) > MANY and place == len(groups) - 1:
            words = "otherwise" if place else "any move"
        defence = _numbered(number + (board.turn == chess.WHITE), board.turn, words)
        answer, *rest = below
        text = answer.text
        if board.turn == chess.WHITE and len(replies) == 1:
            text = text.partition(" ")[2]  # 2. Kxg1 Rxf1#, not 2. Kxg1 2… Rxf1#
        yield SolutionLine(depth, f"{defence} {text}")
        yield from rest


def _answer(
    game: Game, board: chess.Board, proof: Proof, number: int, depth: int
) -> Iterator[SolutionLine]:
    """An answer of the attacker; the defences are below it, or behind it if there is one line."""
    text = _numbered(number, board.turn, _san(game, board, proof.move))
    below = list(_defences(game, game.after(board, proof.move), proof, number, depth + 1))
    if below and all(line.depth > depth + 1 for line in below[1:]):
        only, *below = below
        behind = only.text.partition(" ")[2] if board.turn == chess.WHITE else only.text
        text += f" {behind}"
        below = [SolutionLine(line.depth - 1, line.text) for line in below]
    yield SolutionLine(depth, text)
    yield from below


def _groups(
    game: Game, board: chess.Board, proof: Proof, number: int, depth: int
) -> dict[tuple[SolutionLine, ...], list[str]]:
    """The replies by what is written below them: the longest lines first, the most replies last."""
    groups: dict[tuple[SolutionLine, ...], list[str]] = {}
    for reply, answer in proof.replies.items():
        below = tuple(_answer(game, game.after(board, reply), answer, number, depth))
        groups.setdefault(below, []).append(_san(game, board, reply))
    most = max(map(len, groups.values()), default=0)
    if most <= MANY:
        most = 0
    in_order = sorted(groups.items(), key=lambda item: (len(item[1]) == most, -len(item[0])))
    return dict(in_order)


def _numbered(number: int, turn: chess.Color, words: str) -> str:
    return f"{number}{'.' if turn == chess.WHITE else '…'} {words}"


def _san(game: Game, board: chess.Board, move: chess.Move) -> str:
    """The move with its sign of check or mate."""
    plain = game.san(board, move).rstrip("+#")
    after = game.after(board, move)
    if not game.in_check(after):
        return plain
    return plain + ("+" if game.legal_moves(after) else "#")
