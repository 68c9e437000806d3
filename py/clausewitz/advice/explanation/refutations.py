"""What is wrong with a move that somebody tried: the answer to it, and what that wins.

The right move is not named.
"""

from collections.abc import Sequence

import chess

from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.judgement import holds, score_of
from clausewitz.advice.lines.line_reading import Motif, read_lines
from clausewitz.advice.lines.line_tags import ENDS, PlayedLine
from clausewitz.advice.lines.statements import (
    NOTHING,
    answer_term,
    line_term,
    move_term,
    score_term,
)
from clausewitz.position.board import after_move
from clausewitz.wording import reason_texts, say, written_move

_KINDS = {"wins", "helps"}
"""Kinds of motifs that are named."""
_PLAIN = {"hanging_piece", "sacrifice"}
"""Motifs that what the line wins or gives already shows."""


def refuted(tried: Sequence[tuple[chess.Board, JudgedLine]], mate: int | None = None) -> list[str]:
    """What is said of the first move of each line, whose second is the answer to it.

    Where there is a mate in so many moves, another move may win as well: it is too slow.
    """
    terms = [_wrong(board, line, mate) for board, line in tried]
    # What an answer shows that wins nothing is not why it is one.
    wins = [term.startswith("wrong(") and NOTHING not in term for term in terms]
    answers = [
        PlayedLine(after_move(board, line.move), line.moves[1:] if is_win else ())
        for (board, line), is_win in zip(tried, wins, strict=True)
    ]
    motifs = iter(read_lines([answer for answer in answers if answer.moves]))
    firsts = [_named(next(motifs)) if answer.moves else None for answer in answers]
    sentences = iter(reason_texts([motif.case() for motif in firsts if motif]))
    named = [next(sentences) if motif else "" for motif in firsts]
    # Only what is about the answer: what comes later would not be understood.
    return [
        f"{sentence} {motif}"
        if motif and motif.startswith(written_move(answer.board, answer.moves[0]))
        else sentence
        for sentence, motif, answer in zip(say(terms), named, answers, strict=True)
    ]


def also_good(board: chess.Board, move: chess.Move) -> str:
    """What is said of a move that is as good as the one that is looked for."""
    (said,) = say([f"also_good({move_term(board, move)})"])
    return said


def _named(motifs: Sequence[Motif]) -> Motif | None:
    """The motif that is named of an answer, never one that merely describes it.

    None where it ends in mate: its outcome already says so.
    """
    if any(motif.kind == ENDS for motif in motifs):
        return None
    return next(
        (motif for motif in motifs if motif.kind in _KINDS and motif.name not in _PLAIN), None
    )


def _wrong(board: chess.Board, line: JudgedLine, mate: int | None) -> str:
    move, after = move_term(board, line.move), after_move(board, line.move)
    if len(line.moves) > 1:
        reply = line_term(after, line.moves[1:])
        if mate is not None and holds(f"still_winning({score_of(line.score)})"):
            return f"too_slow({move}, {mate}, {reply})"
        result, score = answer_term(board, line), score_term(line, board.turn)
        return f"wrong({move}, {result}, {reply}, {score})"
    return f"ended({move}, {'stalemate' if after.is_stalemate() else 'draw'})"
