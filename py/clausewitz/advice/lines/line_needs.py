"""What logic/judgement needs of compiled code beside searches: mates, motifs, names of openings.

Answers are terms, as host.pl of logic/judgement has them. A page has JavaScript for the same.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

import chess

from clausewitz import kernel
from clausewitz.advice.lines.line_tags import PlayedLine, both_readings, motif_tags
from clausewitz.clauses import Clause, Text, write_term
from clausewitz.position.board import after_moves, flipped_move
from clausewitz.tactics.motifs.shipped_motifs import STRICTER, motif_literature
from clausewitz.tactics.motifs.tagger import Tag
from clausewitz.wording.case_terms import clause_term, proof_term

POSITIONS = 100_000
"""That a proof of a mate may look at for each move."""


def forced_mate(fen: str, moves: int) -> str:
    return str(_distance(kernel.from_board(chess.Board(fen)), moves))


def mating_moves(fen: str, played: Sequence[str], moves: int) -> str:
    row = _seen(fen, played)
    found = kernel.mating_moves(row, moves, POSITIONS) or []
    return _listed(_written(fen, move) for move in found)


def defences(fen: str, played: Sequence[str], moves: int) -> str:
    row = _seen(fen, played)
    return _listed(
        f"{_written(fen, move)}-{_distance(kernel.make(row, move), moves)}"
        for move in kernel.legal_moves(row)
    )


def tags(fen: str, lines: Sequence[Sequence[str]], only: Sequence[str]) -> str:
    return _tags(chess.Board(fen), lines, only)


def tags_after(before: str, lines: Sequence[Sequence[str]], only: Sequence[str]) -> str:
    board = chess.Board(before)
    if lines:
        board.push_uci(lines[0][0])
    return _tags(board, [line[1:] for line in lines], only)


def opening(key: str) -> str:
    from clausewitz.games.opening_lines import named_positions

    found = named_positions().get(key)
    return f"opening({Text(found[0])},{Text(found[1])})" if found else "none"


def clause(place: str) -> str:
    return clause_term(_clauses()[place])


def _distance(row: kernel.Row, moves: int) -> int:
    return kernel.forced_mate(row, moves, POSITIONS) or 0


def _seen(fen: str, played: Sequence[str]) -> kernel.Row:
    """The position after some moves, as if it was White who mates: of equal moves, those are taken
    that White would take."""
    board = chess.Board(fen)
    moves = map(chess.Move.from_uci, played)
    if board.turn == chess.WHITE:
        return kernel.from_board(after_moves(board, moves))
    return kernel.from_board(after_moves(board.mirror(), map(flipped_move, moves)))


def _written(fen: str, move: chess.Move) -> str:
    is_black = fen.split()[1] == "b"
    return (flipped_move(move) if is_black else move).uci()


def _tags(board: chess.Board, lines: Sequence[Sequence[str]], only: Sequence[str]) -> str:
    """tags(Stricter, Tags): see line_motifs.pl."""
    moves = (tuple(map(chess.Move.from_uci, line)) for line in lines)
    found = motif_tags([PlayedLine(board, line) for line in moves], only)
    each = _listed(_listed(map(_found, own.values())) for own in found)
    return f"tags({_listed(_stricter())},{each})"


def _found(tag: Tag) -> str:
    name, place, ply = _predicates()[tag.name], Text(tag.clause), tag.ply or "none"
    others = proof_term({**tag.plies, **tag.others})
    return f"found({name},{place},{ply},{proof_term(tag.squares)},{others})"


def _listed(terms: Iterable[str]) -> str:
    return f"[{','.join(terms)}]"


@cache
def _predicates() -> Mapping[str, str]:
    return {program.motif: write_term(program.predicate) for program in both_readings()}


@cache
def _stricter() -> list[str]:
    return sorted({name for name in _predicates().values() if name.startswith(STRICTER)})


@cache
def _clauses() -> Mapping[str, Clause]:
    """The clauses of all motifs, by file and line."""
    return {
        f"{theory.source.rpartition('/')[2]}:{one.line}": one
        for theory in motif_literature()
        for motif in theory.motifs
        for one in motif.clauses
    }
