"""Why a move: what its line shows by its motifs, and what it comes to, in words."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import chess

from clausewitz.advice.advised_move import AdvisedMove, Reason
from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.judgement import given, holds, judge
from clausewitz.advice.lines.line_reading import (
    DESCRIBES,
    ENDS,
    WINS,
    Motif,
    load_motifs,
    motif_kinds,
    read_lines,
)
from clausewitz.advice.lines.line_search import LineSource
from clausewitz.advice.lines.searched_lines import SearchedLine, with_mate
from clausewitz.advice.lines.statements import (
    NOTHING,
    answer_term,
    line_term,
    move_term,
    outcome_terms,
    result_term,
)
from clausewitz.advice.request import AdviceRequest
from clausewitz.clauses import Text
from clausewitz.position.board import SIDES, after_move, after_moves
from clausewitz.wording import load_grammar, reason_texts, say

if TYPE_CHECKING:
    from clausewitz.advice.explanation.side_lines import SideLine

MOST_REASONS = 4
_DEFENDS = {"defence", "protects", "saves"}
"""Reasons of quiet moves that name what is in danger."""
THREAT = "threat"
"""The name of a reason where a move threatens something, and its line shows nothing that wins."""
ZUGZWANG = "zugzwang"
"""The name of a reason where the other side would rather not move."""
PARRIED = "parried"
"""The name of a reason where it meets a mate that the other side threatens."""
MATERIAL = "material"
"""The name of a reason where a line wins something, and shows no motif."""
DELAYED = "delayed_mate"
"""The name of a reason where a line only delays a mate by the other side."""
ONLY_LEGAL = "only_legal_move"
"""The name of a reason where there is no other legal move, and it neither mates nor wins."""
BEST = "best_move"
"""The name of a reason where a line neither mates nor wins anything, nor shows a motif."""


def get_ready(only: Sequence[str] = ()) -> None:
    """Read the grammar and the motifs; else the first answer does."""
    load_grammar()
    load_motifs(only)


def explained(lines: Sequence[SearchedLine], request: AdviceRequest) -> list[AdvisedMove]:
    """The first moves of lines with their reasons; all sentences are made at once."""
    only = request.only
    motifs = read_lines([line.played for line in lines], only)
    most = None if request.everything else MOST_REASONS
    chosen = [own[:most] for own in motifs]
    texts = iter(reason_texts([motif.case() for own in chosen for motif in own]))
    sentences = [[next(texts) for _ in own] for own in chosen]
    # The other reasons are only named, so it is the first that the outcome stands behind.
    leads = [bool(own) and (bool(only) or own[0].kind != DESCRIBES) for own in chosen]
    firsts = [own[0] if leading else "" for own, leading in zip(sentences, leads, strict=True)]
    outcomes = say(outcome_terms([(one.board, one.line) for one in lines], firsts))
    answered = _answered_replies(lines)
    moves = []
    for number, one in enumerate(lines):
        board, line = one.board, one.line
        own = chosen[number]
        outcome = " ".join(filter(None, (outcomes[number], answered.get(number))))
        reasons = [reason_of(*pair) for pair in zip(own, sentences[number], strict=True)]
        if leads[number]:
            # The reason may describe the whole line: mate at once, or in so many moves.
            names_mate = line.mate == 1 or own[0].name.startswith("mate")
            after = "" if own[0].is_end and names_mate else outcome
            moves.append(AdvisedMove(board, line.move, tuple(reasons), line, after))
        elif not only:  # what merely describes a line does not come first
            plain = Reason(plain_name(board, line), outcome)
            moves.append(AdvisedMove(board, line.move, (plain, *reasons), line))
    return moves


def _answered_replies(lines: Sequence[SearchedLine]) -> dict[int, str]:
    """What the natural reply to the first move of each line runs into, where it loses something."""
    found: dict[int, str] = {}
    for number, one in enumerate(lines):
        after = after_move(one.board, one.line.move)
        for reply in one.replies:
            line = JudgedLine(reply.moves[1:], -reply.score)
            result = answer_term(after, line) if len(line.moves) > 1 else NOTHING
            if not result.startswith("gain([]"):
                found.setdefault(number, f"defence({result}, {line_term(after, line.moves)})")
    return dict(zip(found, say(list(found.values())), strict=True))


def reason_of(motif: Motif, sentence: str) -> Reason:
    squares = tuple(dict.fromkeys(motif.tag.squares.values()))
    return Reason(motif.name, sentence, squares, motif.tag.clause, motif.tag.ply or 1)


def plain_name(board: chess.Board, line: JudgedLine) -> str:
    """What a line is called that shows no motif."""
    if line.mate is not None:
        return "mate" if line.mate > 0 else DELAYED
    return MATERIAL if not result_term(board, line).startswith("gain([]") else BEST


def says_something(move: AdvisedMove) -> bool:
    """Whether a move mates, wins something or shows how, and is not merely described."""
    return move.tactic != BEST


def is_tactic(move: AdvisedMove) -> bool:
    """Whether it says something beyond a pawn that is won without a motif."""
    if move.tactic != MATERIAL or move.line is None:
        return says_something(move)
    return not holds(f"small_gain({given(move.board, move.line)})")


def with_threat(move: AdvisedMove, search: LineSource | None) -> AdvisedMove:
    """With what the move threatens, or what it is played against, if that is worth saying.

    A threat comes before all that merely describes the move; else only a mate in one is said, which
    needs no search.
    """
    if move.line is None or move.line.mate is not None:
        return move
    from clausewitz.advice.lines.passed_moves import threatened_mate, threats

    if move.tactic in motif_kinds():
        mate = threatened_mate(move.board, move.line)
        if mate is None:
            return move
        also = say([_threat(mate, "it")])
        return replace(move, outcome=" ".join(filter(None, (move.outcome, *also))))
    if search is None:
        found = threatened_mate(move.board, move.line)
    else:
        found = next(iter(threats(move.board, move.line, search)), None)
    if found is None or (move.forced is False and _is_taken(move.line)):
        return _with_parried(move, search) if search is not None else move
    (sentence,) = say([_threat(found, move_term(move.board, move.move))])
    return _for_a_threat(move, Reason(THREAT, sentence, _aim(found)))


def _is_taken(line: JudgedLine) -> bool:
    """Whether the reply takes the piece that moved: it threatens little."""
    return len(line.moves) > 1 and line.moves[1].to_square == line.move.to_square


def _threat(found: "SideLine", subject: str) -> str:
    """A threat for the grammar."""
    return f"threat({subject}, {found.judged}, {line_term(found.start, found.line.moves[:1])})"


def with_zugzwang(move: AdvisedMove, search: LineSource) -> AdvisedMove:
    """With the zugzwang that the line leads to, before what wins nothing by itself."""
    kind = motif_kinds().get(move.tactic, DESCRIBES)
    if move.line is None or move.line.mate is not None or kind in (ENDS, WINS):
        return move
    from clausewitz.advice.lines.passed_moves import zugzwang

    board, line = move.board, move.line
    ply = zugzwang(board, line, search)
    if ply is None:
        return move
    what = move_term(board, line.move)
    if ply > 1:
        played = after_moves(board, line.moves[: ply - 2])
        what = line_term(played, line.moves[ply - 2 : ply])
    (sentence,) = say([f"zugzwang({SIDES[not board.turn]}, {what})"])
    reason = Reason(ZUGZWANG, sentence, (chess.square_name(line.moves[ply - 1].to_square),))
    return _led_by(move, reason)


def with_only_legal(move: AdvisedMove) -> AdvisedMove:
    """That there is no other legal move comes before all that wins nothing."""
    kind = motif_kinds().get(move.tactic, DESCRIBES)
    if move.board.legal_moves.count() > 1 or kind in (ENDS, WINS) or move.tactic == "mate":
        return move
    (sentence,) = say([f"only_legal({move_term(move.board, move.move)})"])
    return _led_by(move, Reason(ONLY_LEGAL, sentence))


def _with_parried(move: AdvisedMove, search: LineSource) -> AdvisedMove:
    """With the mate that the move is played against, where nothing else speaks for it.

    For a quiet move it may be another danger.
    """
    from clausewitz.advice.lines.passed_moves import is_met, plain_danger, threatened_before

    assert move.line is not None
    danger = threatened_before(move.board)
    if danger is None and move.forced is False and not _DEFENDS & {r.tactic for r in move.reasons}:
        danger = plain_danger(move.board, move.line, search)
    if danger is None or not is_met(move.board, move.line, danger, search):
        return _with_prevented(move, search)
    met = line_term(danger.start, danger.line.moves[:1])
    (sentence,) = say([f"parried({move_term(move.board, move.move)}, {met})"])
    return _for_a_threat(move, Reason(PARRIED, sentence, _aim(danger)))


def _with_prevented(move: AdvisedMove, search: LineSource) -> AdvisedMove:
    """Where little speaks for a quiet move, what the other side would have liked to play may."""
    from clausewitz.advice.lines.passed_moves import prevented

    is_bare = move.tactic in ("plan", BEST) or [r.tactic for r in move.reasons] == ["exchange"]
    found = (
        is_bare and move.forced is False and move.line and prevented(move.board, move.line, search)
    )
    if not found:
        return move
    how, wanted = found
    (purpose,) = judge([f"purpose({given(wanted.start, wanted.line)})"])
    if not purpose:
        return move
    line = line_term(wanted.start, wanted.line.moves[:1])
    said = f"prevented({move_term(move.board, move.move)}, {how}, {line}, {Text(purpose)})"
    (sentence,) = say([said])
    return _for_a_threat(move, Reason("prevented", sentence, _aim(wanted)))


def _for_a_threat(move: AdvisedMove, reason: Reason) -> AdvisedMove:
    """A move that wins nothing is said to do no more."""
    if move.forced is False:
        return replace(move, reasons=(reason, *move.reasons[: MOST_REASONS - 1]))
    return _led_by(move, reason)


def _led_by(move: AdvisedMove, reason: Reason) -> AdvisedMove:
    """The same with another reason before the motifs."""
    assert move.line is not None
    (outcome,) = say(outcome_terms([(move.board, move.line)], [reason.why]))
    others = [own for own in move.reasons if move.forced is False or own.tactic in motif_kinds()]
    return replace(move, reasons=(reason, *others[: MOST_REASONS - 1]), outcome=outcome)


def _aim(side_line: "SideLine") -> tuple[str, ...]:
    return (chess.square_name(side_line.line.move.to_square),)


def reasons_of_line(
    board: chess.Board, line: JudgedLine, search: LineSource | None = None
) -> list[Reason]:
    """What speaks for a move that was chosen already, and not what merely describes its line.

    Where there is no time for a search, mate in one is the only threat that is said.
    """
    whole = with_mate(board, line)
    (advised,) = explained([SearchedLine(board, whole)], AdviceRequest())
    advised = with_threat(advised, search)
    kinds = motif_kinds()
    if not says_something(advised):
        return []
    first, *others = advised.reasons
    reasons = [replace(first, why=advised.why), *others]
    return [reason for reason in reasons if kinds.get(reason.tactic) != DESCRIBES]
