"""Every legal move of some positions, one after another, so that all is arithmetic on arrays."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz.engines.move_values import MOST, Evaluation
from clausewitz.matching.legal_cases import Cases, cases_of
from clausewitz.position.board import fen_of
from clausewitz.support.errors import ClausewitzError

Numbers = NDArray[np.int64]
Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class LegalMoves:
    """The moves of each position, promotions one by one, and which of them was played there."""

    boards: Sequence[chess.Board]
    fens: Sequence[str]
    ucis: Sequence[str]
    position: Numbers
    """Of each move, the number of its position."""
    starts: Numbers
    """Of each position, the number of its first move."""
    played: Numbers
    """Of each position, the number of the move played."""
    cases: Cases
    case_moves: Numbers
    """Of each case of the kernel, the number of its move: a promotion is to a queen."""

    def number(self, position: int, uci: str) -> int:
        """The number of a legal move."""
        last = position + 1 == len(self.starts)
        end = len(self.ucis) if last else int(self.starts[position + 1])
        return self.ucis.index(uci, int(self.starts[position]), end)

    def to_knight(self, number: int) -> int:
        """The number of the move that promotes to a knight where this one does to a queen."""
        return self.number(int(self.position[number]), f"{self.ucis[number][:4]}n")

    def per_position(self, of_moves: Floats) -> Floats:
        """Sums over the moves of each position, along the last axis."""
        sums: Floats = np.add.reduceat(of_moves, self.starts, axis=-1)
        return sums


def legal_moves(examples: Sequence[tuple[chess.Board, chess.Move]]) -> LegalMoves:
    """The legal moves of positions, in each of which a move was played."""
    boards = [board for board, _ in examples]
    ucis: list[str] = []
    starts, played = [], []
    numbers: dict[tuple[int, int, int], int] = {}
    for position, (board, move) in enumerate(examples):
        starts.append(len(ucis))
        for legal in board.legal_moves:
            if legal.promotion in (None, chess.QUEEN):
                numbers[position, legal.from_square, legal.to_square] = len(ucis)
            if legal == move:
                played.append(len(ucis))
            ucis.append(legal.uci())
    cases = cases_of(boards)
    table = cases.table.tolist()
    return LegalMoves(
        boards=boards,
        fens=[fen_of(board) for board in boards],
        ucis=ucis,
        position=np.repeat(np.arange(len(boards)), np.diff([*starts, len(ucis)])),
        starts=np.array(starts),
        played=np.array(played),
        cases=cases,
        case_moves=np.array([numbers[p, source, target] for p, _, source, target in table]),
    )


@dataclass(frozen=True, slots=True)
class Worth:
    """What an engine says of all these moves."""

    values: Floats
    """Equation 5, cut off at M."""
    differences: Floats
    """Equation 6: how far each move is from the one played."""
    best: Numbers
    """Of each position, the number of the engine's move."""


def worth(moves: LegalMoves, known: Mapping[str, Evaluation], most: float = MOST) -> Worth:
    """The values as arrays. Of every position, those of all legal moves must be known."""
    values = np.empty(len(moves.ucis))
    for number, (uci, position) in enumerate(zip(moves.ucis, moves.position, strict=True)):
        fen = moves.fens[position]
        try:
            values[number] = known[fen].values[uci].clipped(most)
        except KeyError:
            raise ClausewitzError(f"no value is known of {uci} in {fen}") from None
    best = [moves.number(position, known[fen].best) for position, fen in enumerate(moves.fens)]
    differences = np.abs(values - values[moves.played][moves.position])
    return Worth(values, differences, np.array(best))
