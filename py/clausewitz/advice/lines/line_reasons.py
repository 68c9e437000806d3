"""Why a move: what its line shows by its motifs, and what it comes to, in words."""

from collections.abc import Sequence
from dataclasses import replace

import chess

from clausewitz.advice.advised_move import AdvisedMove, Reason
from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.line_reading import (
    DESCRIBES,
    Motif,
    PlayedLine,
    load_motifs,
    motif_kinds,
    read_lines,
)
from clausewitz.advice.lines.line_search import LineSearch
from clausewitz.advice.lines.mate_lines import with_mate
from clausewitz.advice.lines.statements import (
    line_term,
    move_term,
    outcome_after,
    result_term,
    threat_term,
)
from clausewitz.advice.request import AdviceRequest
from clausewitz.wording import load_grammar, reason_texts, say

MOST_REASONS = 3
THREAT = "threat"
"""The name of a reason where a move threatens something, and its line shows nothing that wins."""
BEST = "best_move"
"""The name of a reason where a line neither mates nor wins anything, nor shows a motif."""


def get_ready(only: Sequence[str] = ()) -> None:
    """Read the grammar and the motifs; else the first answer does."""
    load_grammar()
    load_motifs(only)


def explained(
    lines: Sequence[tuple[chess.Board, JudgedLine]], request: AdviceRequest
) -> list[AdvisedMove]:
    """The first moves of lines with their reasons; all sentences are made at once."""
    only = request.only
    motifs = read_lines([PlayedLine(board, line.moves) for board, line in lines], only)
    most = None if request.everything else MOST_REASONS
    chosen = [own[:most] for own in motifs]
    texts = iter(reason_texts([motif.case() for own in chosen for motif in own]))
    sentences = [[next(texts) for _ in own] for own in chosen]
    outcomes = say(
        [
            # The other reasons are only named, so it is the first that the outcome stands behind.
            outcome_after(board, line, *own[:1])
            for (board, line), own in zip(lines, sentences, strict=True)
        ]
    )
    moves = []
    for number, (board, line) in enumerate(lines):
        own, outcome = chosen[number], outcomes[number]
        reasons = [reason_of(*pair) for pair in zip(own, sentences[number], strict=True)]
        if reasons:
            # The reason may describe the whole line: mate at once, or in so many moves.
            names_mate = line.mate == 1 or own[0].name.startswith("mate")
            after = "" if own[0].is_end and names_mate else outcome
            moves.append(AdvisedMove(board, line.move, tuple(reasons), line, after))
        elif not only:
            plain = Reason(plain_name(board, line), outcome)
            moves.append(AdvisedMove(board, line.move, (plain,), line))
    return moves


def reason_of(motif: Motif, sentence: str) -> Reason:
    squares = tuple(dict.fromkeys(motif.tag.squares.values()))
    return Reason(motif.name, sentence, squares, motif.tag.clause)


def plain_name(board: chess.Board, line: JudgedLine) -> str:
    """What a line is called that shows no motif."""
    if line.mate is not None:
        return "mate"
    return "material" if not result_term(board, line).startswith("gain([]") else BEST


def says_something(move: AdvisedMove) -> bool:
    """Whether a move mates, wins something or shows how, and is not merely described."""
    return move.tactic != BEST and motif_kinds().get(move.tactic) != DESCRIBES


def with_threat(move: AdvisedMove, search: LineSearch) -> AdvisedMove:
    """With what the move threatens before all that merely describes it, if there is a threat."""
    if motif_kinds().get(move.tactic, DESCRIBES) != DESCRIBES or move.line is None:
        return move
    from clausewitz.advice.lines.passed_moves import threats

    found = next(iter(threats(move.board, move.line, search)), None)
    if found is None:
        return move
    what = threat_term(found.start, found.line), line_term(found.start, found.line.moves[:1])
    (sentence,) = say([f"threat({move_term(move.board, move.move)}, {', '.join(what)})"])
    (outcome,) = say([outcome_after(move.board, move.line, sentence)])
    threat = Reason(THREAT, sentence, (chess.square_name(found.line.move.to_square),))
    others = [reason for reason in move.reasons if reason.tactic in motif_kinds()]
    return replace(move, reasons=(threat, *others[: MOST_REASONS - 1]), outcome=outcome)


def reasons_of_line(board: chess.Board, line: JudgedLine) -> list[Reason]:
    """What speaks for a move that was chosen already, and not what merely describes its line."""
    whole = with_mate(board, line)
    (advised,) = explained([(board, whole)], AdviceRequest())
    kinds = motif_kinds()
    if not says_something(advised):
        return []
    first, *others = advised.reasons
    reasons = [replace(first, why=advised.why), *others]
    return [reason for reason in reasons if kinds.get(reason.tactic) != DESCRIBES]
