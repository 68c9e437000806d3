"""The answer by clauses alone, as SWI-Prolog gives it: what by_logic.py is compared with."""

import chess

from clausewitz.advice.advised_move import AdvisedMove, Reason
from clausewitz.advice.methods.adviser import Adviser
from clausewitz.advice.methods.by_logic import LEAST, MOST_MOVES, MOST_REASONS, without_repeats
from clausewitz.advice.request import AdviceRequest
from clausewitz.position.board import fen_of
from clausewitz.prolog import prolog
from clausewitz.support.data import data_dir

_GOAL = 'suggestion("{fen}", {most}, Move, Share, Tactic, Why)'

_PLAIN = "reason_"  # begins the names of plain reasons in the REPL


class ReferenceAdviser(Adviser):
    """Answers by the clauses that ship, tried by Prolog."""

    def __init__(self, request: AdviceRequest, inferences: int) -> None:
        self._request, self._inferences = request, inferences
        prolog(data_dir("logic") / "repl.pl")

    def advise(self, board: chess.Board) -> list[AdvisedMove]:
        """The likeliest moves that have a reason."""
        goal = _GOAL.format(fen=fen_of(board), most=MOST_MOVES)
        found: dict[chess.Move, list[Reason]] = {}
        shares: dict[chess.Move, float] = {}
        for row in prolog().query(goal, inferences=self._inferences).rows:
            move = chess.Move.from_uci(row["Move"])
            shares[move] = float(row["Share"])
            tactic = row["Tactic"].removeprefix(_PLAIN)
            if not self._request.only or tactic in self._request.only:
                found.setdefault(move, []).append(Reason(tactic, row["Why"][1:-1]))
        return [
            AdvisedMove(board, move, without_repeats(reasons[:MOST_REASONS]), share=shares[move])
            for move, reasons in found.items()
            if shares[move] >= LEAST
        ]
