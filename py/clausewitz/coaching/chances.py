"""The record of a chance: plain values that go into files and pages, with its reason in words."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import chess

from clausewitz.advice.advised_move import AdvisedMove
from clausewitz.advice.lines.advised_lines import BEST, SearchedLine, explained
from clausewitz.advice.lines.judgement import explained_part, holds, plain_name
from clausewitz.advice.lines.line_tags import DESCRIBES, motif_kinds
from clausewitz.advice.lines.statements import brief_term, move_term
from clausewitz.advice.request import AdviceRequest
from clausewitz.coaching.judged_moves import Chance
from clausewitz.position.board import SIDES, fen_of
from clausewitz.wording import say

_QUIET = ("defensive_move", "quiet_move")


@dataclass(frozen=True, slots=True)
class ExplainedChance:
    """A tactic that was to be had, what it is called and why it works. Moves are UCI."""

    ply: int
    """Half moves of the game before it."""
    side: str
    """Who could have played it: white or black."""
    fen: str
    before: str
    """The move that led to the position, or nothing."""
    played: str
    """Nothing where the game ended."""
    line: tuple[str, ...]
    """The tactic: its first move is the one to find."""
    score: int
    """What the tactic is worth to its side: hundredths of a pawn; a mate is MATE - half moves."""
    value: int
    """The same of the move that was played."""
    taken: bool
    missed: bool
    """Neither is true of a move that gave away a little."""
    given: bool
    """Whether the opponent's last move has made it possible."""
    motifs: tuple[str, ...]
    """Predicates, what decides first; material, mate or best_move, where the line shows none."""
    why: str
    squares: tuple[str, ...]
    """Those that the first motif speaks of."""
    lit: int = 1
    """Half moves of the line after which these squares are meant."""
    answer: str = ""
    """The best answer to the move that was played."""
    overlooked: bool = False
    """Not played, though much was to be had, and without much harm: see game_judge."""
    main: str = ""
    """One sentence: the first of `why`, or what the move wins, if that says more; nothing, where
    there is merely no better move."""
    shows: bool = True
    """Whether `main` says how it works, and not merely what it comes to."""

    @property
    def board(self) -> chess.Board:
        return chess.Board(self.fen)

    @property
    def moves(self) -> tuple[chess.Move, ...]:
        return tuple(map(chess.Move.from_uci, self.line))

    @property
    def motif(self) -> str:
        return self.motifs[0]

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_dict(cls, record: dict[str, Any]) -> "ExplainedChance":
        lists = {name: tuple(record[name]) for name in ("line", "motifs", "squares")}
        return cls(**record | lists)


def explained_chances(chances: Sequence[Chance]) -> list[ExplainedChance]:
    """The chances with their motifs and reasons; all sentences are made at once."""
    lines = [chance.searched for chance in chances]
    advised = explained(lines, AdviceRequest()) if lines else []
    parts = [explained_part(one.board, one.line) for one in lines]
    briefs = say([_brief(one) for one in lines])
    together = zip(chances, advised, parts, briefs, strict=True)
    return [_explain(*one) for one in together]


def _brief(one: SearchedLine) -> str:
    """What the first move of a line wins, for the grammar."""
    return f"brief({move_term(one.board, one.line.move)}, {brief_term(one.board, one.line)})"


def _main(advised: AdvisedMove, length: int, brief: str) -> tuple[str, bool]:
    """The one sentence about a move whose line is explained for so many half moves, or nothing; and
    whether it is about a motif."""
    first = advised.reasons[0]
    is_motif = motif_kinds().get(first.tactic, DESCRIBES) != DESCRIBES
    if is_motif and holds(f"is_headline({first.tactic},{first.ply},{length})"):
        return first.why, True
    assert advised.line is not None
    if plain_name(advised.board, advised.line) != BEST:
        return brief, False
    return (first.why if is_motif and first.ply <= length else ""), False


def _explain(
    chance: Chance, advised: AdvisedMove, part: Sequence[chess.Move], brief: str
) -> ExplainedChance:
    move, line = chance.move, advised.line
    assert line is not None
    board = move.board
    main, shows = _main(advised, len(part), brief)
    return ExplainedChance(
        ply=board.ply(),
        side=SIDES[board.turn],
        fen=fen_of(board),
        before=board.peek().uci() if board.move_stack else "",
        played=move.move.uci() if move.move else "",
        line=tuple(found.uci() for found in part),
        score=line.score,
        value=move.value,
        taken=chance.taken,
        missed=chance.missed,
        given=chance.given,
        motifs=motifs_of(advised),
        why=advised.why,
        squares=advised.reasons[0].squares,
        lit=advised.reasons[0].ply,
        answer=move.answer[0].uci() if move.move and move.answer else "",
        overlooked=chance.overlooked,
        main=main,
        shows=shows,
    )


def motifs_of(advised: AdvisedMove) -> tuple[str, ...]:
    """The motifs of a line, what decides first, or what it is called that shows none."""
    kinds = motif_kinds()
    motifs = [reason.tactic for reason in advised.reasons if kinds.get(reason.tactic) != DESCRIBES]
    return tuple(motifs) or (_plain(advised),)


def _plain(advised: AdvisedMove) -> str:
    """What a line is called whose motifs merely describe it, as that of an endgame does."""
    assert advised.line is not None
    name = plain_name(advised.board, advised.line)
    quiet = [reason.tactic for reason in advised.reasons if reason.tactic in _QUIET]
    return quiet[0] if quiet and name == BEST else name
