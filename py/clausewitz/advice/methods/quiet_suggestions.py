"""The move that is suggested where nothing is won by force, with its strategic reasons in words."""

from collections.abc import Sequence
from dataclasses import replace

import chess

from clausewitz.advice.advised_move import AdvisedMove, Reason
from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.judgement import claimed, given, holds, judge, score_of
from clausewitz.advice.lines.judgement_limits import limit
from clausewitz.advice.lines.line_reasons import BEST, DELAYED
from clausewitz.advice.lines.statements import line_term, move_term, outcome_terms, score_term
from clausewitz.clauses import Text
from clausewitz.games.opening_lines import named_positions, position_key
from clausewitz.position.board import SIDES, after_move, after_moves
from clausewitz.wording import load_grammar, say
from clausewitz.wording.case_terms import squares_term

_LOOKED_AT = 3  # half moves of a line: a plan takes no more


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
    name = opening_name(after_move(board, line.move))
    opening = f"opening({','.join(map(str, map(Text, name)))})" if name else "none"
    played = given(board, JudgedLine(line.moves[:_LOOKED_AT], line.score))
    rival = given(board, JudgedLine(others[0].moves[:1], 0)) if others else "none"
    load_grammar()
    (found,) = judge([f"quiet({played},{rival},{scene_term(board, line)},{opening})"])
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


def scene_term(board: chess.Board, line: JudgedLine) -> str:
    """The first move of a line, as strategy.pl of logic/english sees it."""
    after = after_move(board, line.move)
    following = "none"
    if len(line.moves) > 2:
        following = move_term(after_moves(board, line.moves[:2]), line.moves[2])
    names = chess.SQUARE_NAMES
    parts = (
        *(move_term(board, line.move), SIDES[board.turn]),
        *(names[line.move.from_square], names[line.move.to_square]),
        *(squares_term(board), squares_term(after), following),
    )
    return f"scene({', '.join(parts)})"
