"""What is found out about a position, and by whom."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Literal

import chess

from clausewitz.mates.mate_proof import Proof, proof_text
from clausewitz.position.board import SIDES, fen_of, flipped_move
from clausewitz.position.drawing.board_results import BoardResult
from clausewitz.support.errors import ClausewitzError

MOST_MOVES = 30
"""Longer mates are not looked for: they would never be decided."""

Result = Literal["mate", "none", "unknown"]


class By(StrEnum):
    """Who answers."""

    ASP = "asp"
    """clingo, which confirms what the kernel finds."""
    KERNEL = "kernel"
    """The kernel alone."""


@dataclass(frozen=True, slots=True)
class Verdict(BoardResult):
    """What was found out about a position."""

    board: chess.Board
    result: Result
    """A forced mate; surely none in at most `n` moves; or the limit came first."""
    n: int
    """The length of the shortest mate; else up to where it is proved that there is none."""
    proof: Proof | None = None
    keys: tuple[chess.Move, ...] = ()
    """The first moves that force the mate: all of them, or that of the proof."""
    asked: int = 0
    """About how many positions clingo was queried."""
    shortest_by: By = By.ASP
    """Who says that no mate is shorter and that no key is missing: the kernel where time was over
    before clingo had confirmed it."""
    all_keys: bool = False
    """Whether all keys were looked for."""

    @property
    def key(self) -> chess.Move | None:
        return self.proof.move if self.proof else None

    def of(self, board: chess.Board) -> "Verdict":
        """The verdict on a board, where this one is on the board as the side to move sees it."""
        if board.turn == self.board.turn:
            return replace(self, board=board)
        keys = tuple(map(flipped_move, self.keys))
        return replace(self, board=board, proof=self.proof and self.proof.flipped, keys=keys)

    @property
    def sentence(self) -> str:
        """The verdict without its proof."""
        if self.result == "unknown":
            return "unknown: no mate was found within the limits"
        return f"{'mate' if self.proof else 'no mate'} in {self.n}"

    @property
    def text(self) -> str:
        """The verdict and, below it, the proof in SAN."""
        proof = proof_text(self.board, self.proof) if self.proof else ""
        return f"{self.sentence}\n{proof}".rstrip()

    def _drawn(self) -> tuple[chess.Board, tuple[chess.Move, ...], tuple[str, ...]]:
        return self.board, self.keys, ()

    def as_dict(self) -> dict[str, Any]:
        keys = {"keys": [key.uci() for key in self.keys]} if self.all_keys else {}
        return {
            "fen": fen_of(self.board),
            "result": self.result,
            "n": self.n,
            "key": self.key.uci() if self.key else None,
            **keys,
            "proof": self.proof.as_json(self.board.turn) if self.proof else None,
            "shortest_by": str(self.shortest_by) if self.proof else None,
        }


def refuse_nonsense(board: chess.Board, n: int) -> None:
    """A length that cannot be looked for, or a game that is over, is an error."""
    if not 1 <= n <= MOST_MOVES:
        raise ClausewitzError(f"a mate in {n} cannot be looked for: 1 to {MOST_MOVES} moves")
    if not any(board.legal_moves):
        end = "checkmate" if board.is_check() else "stalemate"
        raise ClausewitzError(f"the game is over: {SIDES[board.turn]} is in {end}")
