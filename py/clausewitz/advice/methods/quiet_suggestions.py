"""The move that is suggested where nothing is won by force, with its strategic reasons in words."""

from collections.abc import Sequence
from dataclasses import replace

import chess

from clausewitz.advice.advised_move import AdvisedMove, Reason
from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.judgement import claimed, given, holds, judge, score_of
from clausewitz.advice.lines.judgement_limits import limit
from clausewitz.advice.lines.line_reasons import BEST, DELAYED
from clausewitz.advice.lines.statements import line_term, outcome_terms, score_term
from clausewitz.clauses import Text
from clausewitz.games.opening_lines import named_positions, position_key
from clausewitz.position.board import after_move
from clausewitz.wording import load_grammar, say

_LOOKED_AT = 5  # half moves of a line: a plan takes no more


def with_quiet_moves(
    board: chess.Board, lines: Sequence[JudgedLine], found: Sequence[AdvisedMove]
) -> list[AdvisedMove]:
    """The moves that were found; strategic reasons for those that win nothing.

    If there are none, it is the best move that is suggested.
    """
    if not found:
        return [quiet_suggestion(board, lines) or _plain(board, lines[0])]
    forced = {line.move for line in lines[: claimed(lines)[0]]}
    return [
        _quiet(board, lines, move)
        if move.tactic == BEST
        else replace(move, forced=move.move in forced and move.tactic != DELAYED)
        for move in found
    ]


def _quiet(board: chess.Board, lines: Sequence[JudgedLine], move: AdvisedMove) -> AdvisedMove:
    """With strategic reasons before the motifs that merely describe the line."""
    assert move.line is not None
    others = [line for line in lines if line.move != move.move]
    found = quiet_suggestion(board, [move.line, *others])
    if found is None:
        return replace(move, forced=False)
    return replace(found, reasons=(*found.reasons, *move.reasons[1:]))


def with_only_move(move: AdvisedMove, lines: Sequence[JudgedLine]) -> AdvisedMove:
    """A move that wins nothing, and without which something is lost, with the next best one."""
    if move.forced is not False or move.move != lines[0].move or len(lines) == 1:
        return move
    best, other = lines[:2]
    if not holds(f"without_it({score_of(best.score)},{score_of(other.score)})"):
        return move
    scores = ", ".join(score_term(line, move.board.turn) for line in (best, other))
    text = say([f"only_good({line_term(move.board, other.moves[:1])}, {scores})"])
    outcome = " ".join(filter(None, (move.outcome, *text)))
    return replace(move, outcome=outcome, forced=True)


def _plain(board: chess.Board, line: JudgedLine) -> AdvisedMove:
    """Where nothing can be said for a move but what comes of it."""
    (outcome,) = say(outcome_terms([(board, line)], [""]))
    return AdvisedMove(board, line.move, (Reason(BEST, outcome),), line, forced=False)


def quiet_suggestion(board: chess.Board, lines: Sequence[JudgedLine]) -> AdvisedMove | None:
    """The first move of the best line, and why; None if nothing can be said for it.

    What speaks for it, and how that is said, is stated by logic/judgement/quiet_sentences.pl.
    """
    line, *others = lines
    if line.mate is not None:
        return None
    opening = opening_name(after_move(board, line.move))
    name = f"opening({','.join(map(str, map(Text, opening)))})" if opening else "none"
    shown = [replace(line, moves=line.moves[:_LOOKED_AT]), *others]
    load_grammar()
    (found,) = judge([f"quiet([{','.join(given(board, one) for one in shown)}],{name})"])
    reasons = tuple(Reason(name, why, tuple(squares)) for _, name, why, squares, _ in found)
    return AdvisedMove(board, line.move, reasons, line, forced=False) if reasons else None


def opening_name(after: chess.Board) -> tuple[str, str] | None:
    """Code and name of the opening, if it is this very position that bears the name."""
    if after.fullmove_number > limit("opening_until"):
        return None
    if after.occupied.bit_count() < limit("opening_pieces"):
        return None
    found = named_positions().get(position_key(after))
    return (found[0], found[1]) if found else None
