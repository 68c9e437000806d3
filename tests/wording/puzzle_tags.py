"""The puzzles of tests/tactics/motifs with their motifs, as proofs to put into words."""

import csv
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import chess

from clausewitz.clauses import Clause, check_theory
from clausewitz.games.move_lines import MoveLine
from clausewitz.tactics.motifs.line_cases import line_cases
from clausewitz.tactics.motifs.shipped_motifs import literature_files
from clausewitz.tactics.motifs.tagger import MotifTexts, Tag, Tagger
from clausewitz.wording import ReasonCase

PUZZLES = Path(__file__).parents[1] / "tactics" / "motifs" / "puzzles.csv"


class TaggedProof(NamedTuple):
    """A motif of a puzzle."""

    puzzle: str
    motif: str
    case: ReasonCase


def puzzle_lines() -> list[MoveLine]:
    with PUZZLES.open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    return [
        MoveLine(row["PuzzleId"], row["FEN"], tuple(row["Moves"].split()), True) for row in rows
    ]


@cache
def motif_sentences() -> tuple[TaggedProof, ...]:
    """All that the kernel finds in the puzzles, with its proofs."""
    return tuple(_cases(literature_files()))


def _cases(files: tuple[Path, ...]) -> Iterator[TaggedProof]:
    texts = MotifTexts(tuple((path.name, path.read_text(encoding="utf-8")) for path in files))
    clauses = {
        f"{theory.source}:{clause.line}": (motif.name, clause)
        for theory in (check_theory(text, name) for name, text in texts.files)
        for motif in theory.motifs
        for clause in motif.clauses
    }
    cases = line_cases(puzzle_lines())
    for line, tags in zip(cases.lines, Tagger(texts).tags(cases), strict=True):
        for tag in tags:
            name, clause = clauses[tag.clause]
            yield TaggedProof(line.name, name, _case(line, tag, name, clause))


def _case(line: MoveLine, tag: Tag, name: str, clause: Clause) -> ReasonCase:
    board = chess.Board(line.fen)
    first, *moves = map(chess.Move.from_uci, line.moves)
    board.push(first)
    values = {**tag.squares, **tag.plies, **tag.others}
    return ReasonCase(name, board, tuple(moves), values, clause, before=first, ply=tag.ply)
