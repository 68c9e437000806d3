"""What is answered for a position: moves, best first, each with its reasons."""

from dataclasses import dataclass
from typing import Any

import chess

from clausewitz.advice.endings import KnownEnding, table_sentence
from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.endgames.endgame_tables import TableVerdict
from clausewitz.position.board import fen_of
from clausewitz.position.drawing.board_results import BoardResult
from clausewitz.support.json_results import ListResult


@dataclass(frozen=True, slots=True)
class Reason:
    """A tactic or motif that speaks for a move."""

    tactic: str
    """Its predicate."""
    why: str
    """In English."""
    squares: tuple[str, ...] = ()
    """Those of its proof."""
    clause: str = ""
    """Where it is stated: file and line, or the clause itself."""
    ply: int = 1
    """The half move of the line that it speaks of: its squares are those after that one."""


@dataclass(frozen=True, slots=True)
class AdvisedMove(BoardResult):
    """A move and what speaks for it, the best reason first."""

    board: chess.Board
    move: chess.Move
    reasons: tuple[Reason, ...]
    line: JudgedLine | None = None
    """What a search has found, if one was made."""
    outcome: str = ""
    """What the line comes to, in English."""
    share: float | None = None
    """How likely this is the best move, as clauses see it, from 0 to 1."""
    wins: bool | None = None
    """Whether clauses alone prove that it mates soon or wins material."""
    forced: bool | None = None
    """Whether it wins or saves something by force, or is merely best; None if nobody looked."""

    @property
    def san(self) -> str:
        return self.board.san(self.move)

    @property
    def tactic(self) -> str:
        return self.reasons[0].tactic

    @property
    def sentence(self) -> str:
        """The best reason."""
        return self.reasons[0].why

    @property
    def why(self) -> str:
        """The best reason, and what the line comes to."""
        return " ".join(filter(None, (self.sentence, self.outcome)))

    @property
    def text(self) -> str:
        return self.why

    def _drawn(self) -> tuple[chess.Board, tuple[chess.Move, ...], tuple[str, ...]]:
        return self.board, (self.move,), self.reasons[0].squares

    def as_dict(self) -> dict[str, Any]:
        line = self.line
        return {
            "move": self.move.uci(),
            "san": self.san,
            "tactic": self.tactic,
            "why": self.why,
            **({} if line is None else score_dict(line)),
            **({} if line is None else {"line": [move.uci() for move in line.moves]}),
            **({} if self.share is None else {"share": round(self.share, 3)}),
            **({} if self.wins is None else {"wins": self.wins}),
            **({} if self.forced is None else {"forced": self.forced}),
            "reasons": [reason_dict(reason) for reason in self.reasons],
        }


@dataclass(frozen=True, slots=True)
class Advice(BoardResult, ListResult[AdvisedMove]):
    """The moves that are advised in a position, best first.

    Where no move stands out it is the best one, with what speaks for it.
    """

    board: chess.Board
    moves: tuple[AdvisedMove, ...]
    verdict: str = ""
    """How the game stands, in English, if a search has looked."""
    endings: tuple[KnownEnding, ...] = ()
    """What the position is known to be."""
    tables: TableVerdict | None = None
    """The verdict of endgame tables, where there are any for these pieces."""

    def _items(self) -> tuple[AdvisedMove, ...]:
        return self.moves

    @property
    def forced(self) -> bool:
        """Whether one of the moves wins or saves something by force."""
        return any(move.forced for move in self.moves)

    @property
    def text(self) -> str:
        """How the game stands, where nothing is forced; a line for each move; what is known."""
        from clausewitz.wording import say

        moves = [move.why for move in self.moves]
        nothing = [] if moves or self.verdict or self.is_known else say(["nothing"])
        return "\n".join([*self.standing, *moves, *nothing, *self.remarks])

    @property
    def is_known(self) -> bool:
        """Whether it is known how the game ends with best play."""
        return self.tables is not None or any(ending.is_decided for ending in self.endings)

    @property
    def standing(self) -> list[str]:
        """The verdict, where nothing is forced and nothing better is known."""
        return [self.verdict] if self.verdict and not self.forced and not self.is_known else []

    @property
    def remarks(self) -> list[str]:
        """Sentences about the position itself."""
        said = [ending.sentence for ending in self.endings]
        return [*said, table_sentence(self.board, self.tables)] if self.tables else said

    def _drawn(self) -> tuple[chess.Board, list[chess.Move], list[str]]:
        squares = [square for move in self.moves for square in move.reasons[0].squares]
        return self.board, [move.move for move in self.moves], squares

    def as_dict(self) -> dict[str, Any]:
        looked = any(move.forced is not None for move in self.moves)
        return {
            "fen": fen_of(self.board),
            **({"verdict": self.verdict} if self.verdict else {}),
            **({"forced": self.forced} if looked else {}),
            "moves": [move.as_dict() for move in self.moves],
            **({"endings": [one.as_dict() for one in self.endings]} if self.endings else {}),
            **({"tables": self.tables._asdict()} if self.tables else {}),
        }


def score_dict(line: JudgedLine) -> dict[str, int]:
    """The score as UCI writes it: in hundredths of a pawn, or in moves to mate."""
    return {"score": line.score} if line.mate is None else {"mate": line.mate}


def reason_dict(reason: Reason) -> dict[str, Any]:
    return {
        "tactic": reason.tactic,
        "why": reason.why,
        "squares": list(reason.squares),
        **({"clause": reason.clause} if reason.clause else {}),
    }
