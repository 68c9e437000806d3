"""The move that is suggested where nothing is won by force, with its strategic reasons in words."""

from collections.abc import Sequence
from dataclasses import replace

import chess

from clausewitz.advice.advised_move import AdvisedMove, Reason
from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.judgement import claimed, holds, score_of
from clausewitz.advice.lines.line_reasons import BEST, DELAYED
from clausewitz.advice.lines.statements import line_term, move_term, outcome_terms, score_term
from clausewitz.advice.strategy.opening_names import opening_name
from clausewitz.advice.strategy.quiet_reasons import StrategicReason, strategic_reasons
from clausewitz.advice.strategy.worths import strategic_worths
from clausewitz.clauses import Text, write_term
from clausewitz.position.board import SIDES, after_move, after_moves
from clausewitz.wording import say
from clausewitz.wording.case_terms import squares_term

MOST_REASONS = 2
OPENING = "opening"
"""The name of a reason where a move leads to an opening that has a name."""
_SECOND = 40  # weight of a reason that is named beside another one
_LOOKED_AT = 9  # reasons that are put into words, the weightiest first


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
    """The first move of the best line, and why; None if nothing can be said for it."""
    line, *others = lines
    if line.mate is not None:
        return None
    found = strategic_reasons(board, line, others[0] if others else None)[:_LOOKED_AT]
    phrases = in_words(board, line, found)
    chosen = _chosen([reason for reason, words in zip(found, phrases, strict=True) if words])
    named = [(reason.name, _because(reason), _squares(reason, board.turn)) for reason in chosen]
    if opening := opening_name(after_move(board, line.move)):
        ideas = named[:1] if chosen and chosen[0].weight > 0 else []
        named = [(OPENING, _opening(*opening), ()), *ideas]
    if not named:
        return None
    scene, terms = _scene(board, line), [term for _, term, _ in named]
    whole = f"quiet({scene}, [{', '.join(terms)}])"
    texts = say([whole, *(f"quiet({scene}, [{term}])" for term in terms[1:])])
    reasons = [
        Reason(name, text, squares) for (name, _, squares), text in zip(named, texts, strict=True)
    ]
    return AdvisedMove(board, line.move, tuple(reasons), line, forced=False)


def in_words(board: chess.Board, line: JudgedLine, reasons: Sequence[StrategicReason]) -> list[str]:
    """What each reason says of the first move; nothing where there are no words for it."""
    scene = _scene(board, line)
    return say([f"quiet_reason({scene}, {_because(reason)})" for reason in reasons])


def _chosen(said: Sequence[StrategicReason]) -> list[StrategicReason]:
    """The weightiest reason, and another one of some weight about something else."""
    chosen = list(said[:1])
    for reason in said[1:]:
        is_new = not any(_is_alike(reason, other) for other in chosen)
        if len(chosen) < MOST_REASONS and reason.weight >= _SECOND and is_new:
            chosen.append(reason)
    return chosen


def _is_alike(reason: StrategicReason, other: StrategicReason) -> bool:
    return strategic_worths().are_alike(reason.name, other.name)


def _squares(reason: StrategicReason, side: chess.Color) -> tuple[str, ...]:
    """Those that it is about, as the side that moves sees them."""
    named = {value for case in reason.cases for value in case if value in chess.SQUARE_NAMES}
    squares = [chess.parse_square(str(name)) for name in named]
    seen = sorted(squares, key=lambda square: square if side else chess.square_mirror(square))
    return tuple(chess.SQUARE_NAMES[square] for square in seen)


def _opening(eco: str, name: str) -> str:
    return f"because(opening({Text(eco)}, {Text(name)}), [])"


def _because(reason: StrategicReason) -> str:
    cases = ", ".join(
        f"[{', '.join(map(write_term, case))}]" for case in sorted(reason.cases, key=str)
    )
    return f"because({reason.change}, [{cases}])"


def _scene(board: chess.Board, line: JudgedLine) -> str:
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
