"""An explanation in words, part by part; the words are those of logic/english."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

import chess

from clausewitz.advice.endings import ending_reason, known_endings
from clausewitz.advice.explanation.explainer import Explanation
from clausewitz.advice.explanation.side_lines import Role, SideLine
from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.judgement import explained_part
from clausewitz.advice.lines.line_reading import Motif
from clausewitz.advice.lines.statements import (
    NOTHING,
    answer_term,
    line_term,
    mistake_term,
    move_term,
    outcome_terms,
    score_term,
    threat_term,
)
from clausewitz.position.board import SIDES
from clausewitz.wording import Length, reason_texts, say, written_move

_REASONS = 3
_SIDE_LINE_KINDS = {"wins", "helps"}
"""Kinds of motifs that are named for side lines."""
_PLAIN = {"hanging_piece", "sacrifice"}
"""Motifs that what the line wins or gives already shows."""


class Part(StrEnum):
    """The parts of an explanation, in their order."""

    DOES = "what it does"
    THREAT = "what it threatens"
    DEFENCES = "what the defences run into"
    ALTERNATIVES = "why not something else"
    DANGER = "what the opponent threatens"
    VERDICT = "verdict"


@dataclass(frozen=True, slots=True)
class Statement:
    """Something to say: a term for the grammar, a sentence, or the one followed by the other."""

    part: Part
    term: str | None = None
    sentence: str = ""


_PARTS = {
    Role.THREAT: Part.THREAT,
    Role.DEFENCE: Part.DEFENCES,
    Role.ALTERNATIVE: Part.ALTERNATIVES,
    Role.DANGER: Part.DANGER,
    Role.PARRIED: Part.DOES,
}


def in_words(found: Explanation, *, proofs: bool = False) -> dict[Part, list[str]]:
    """The sentences of each part; with the proof of each motif of the move, if wanted."""
    statements = list(_statements(found, _motifs_of(found)))
    said = iter(say([one.term for one in statements if one.term]))
    parts: dict[Part, list[str]] = {part: [] for part in Part}
    for one in statements:
        words = [next(said) if one.term else "", one.sentence]
        parts[one.part].append(" ".join(filter(None, words)))
    if proofs:
        motifs = (found.refutation or found.motifs)[:_REASONS]
        parts[Part.DOES] += reason_texts([one.case(whole=True) for one in motifs], Length.PROOF)
    return {part: texts for part, texts in parts.items() if texts}


class _Motifs(NamedTuple):
    """The sentences of motifs, made all at once."""

    deeds: list[str]
    """Of the move; of a mistake, none."""
    refutation: str
    side_lines: list[str]
    """One for each side line, empty where its first move shows no motif worth mentioning."""


def _motifs_of(found: Explanation) -> _Motifs:
    deeds = [] if found.is_mistake or found.quiet else found.motifs[:_REASONS]
    again = [False, *(motif.is_of_first_move for motif in deeds)]
    chosen = [
        first_motif(found.refutation),
        *(first_motif(side_line.motifs) for side_line in found.side_lines),
    ]
    cases = [motif.case(again=named) for motif, named in zip(deeds, again, strict=False)]
    texts = iter(reason_texts([*cases, *(motif.case() for motif in chosen if motif)]))
    own = [next(texts) for _ in deeds]
    refutation, *others = [next(texts) if motif else "" for motif in chosen]
    side_lines = [
        text if text.startswith(_first_move(side_line)) else ""
        for text, side_line in zip(others, found.side_lines, strict=True)
    ]
    return _Motifs(own, refutation, side_lines)


def _first_move(side_line: SideLine) -> str:
    """How the move is written with which a sentence about it begins."""
    answer = side_line.answer
    return written_move(answer.board, answer.moves[0]) if answer.moves else ""


def _statements(found: Explanation, motifs: _Motifs) -> Iterator[Statement]:
    yield from _deeds(found, motifs)
    for side_line, sentence in zip(found.side_lines, motifs.side_lines, strict=True):
        term = _side_line_term(side_line)
        if not (found.quiet and side_line.role is Role.DEFENCE and NOTHING in term):
            yield Statement(_PARTS[side_line.role], term, sentence)
    yield from _verdict(found)
    yield from _endings(found)


def _deeds(found: Explanation, motifs: _Motifs) -> Iterator[Statement]:
    """What the move does; what a mistake allows."""
    board, line = found.board, found.line
    if found.is_mistake:
        yield Statement(Part.DOES, mistake_term(board, line, found.best), motifs.refutation)
        return
    for reason in found.quiet[:1]:
        yield Statement(Part.DOES, sentence=reason.why)
    for sentence in motifs.deeds:
        yield Statement(Part.DOES, sentence=sentence)
    if not (found.motifs and found.motifs[0].is_end):
        last = motifs.deeds[-1] if motifs.deeds else ""
        yield Statement(Part.DOES, *outcome_terms([(board, line)], [last]))


def _side_line_term(side_line: SideLine) -> str:
    start, answer = side_line.start, side_line.answer
    line = line_term(start, side_line.line.moves)
    match side_line.role:
        case Role.THREAT:
            return f"threat(it, {side_line.judged}, {line})"
        case Role.DANGER:
            return f"danger({SIDES[start.turn]}, {threat_term(start, side_line.line)}, {line})"
        case Role.PARRIED:
            return f"parried(it, {line})"
        case Role.DEFENCE:
            return f"defence({answer_term(start, side_line.line)}, {line})"
        case Role.ALTERNATIVE:
            reply = line_term(answer.board, answer.moves)
            move = move_term(start, side_line.line.move)
            result, score = (
                answer_term(start, side_line.line),
                score_term(side_line.line, start.turn),
            )
            return f"alternative({move}, {result}, {reply}, {score})"


def _verdict(found: Explanation) -> Iterator[Statement]:
    board, side = found.board, found.board.turn
    part = explained_part(board, found.line)
    yield Statement(
        Part.VERDICT, f"verdict({score_term(found.line, side)}, {line_term(board, part)})"
    )
    if not found.is_best:
        yield Statement(Part.VERDICT, _other(board, "better", found.best))
    elif found.rival is not None:
        yield Statement(Part.VERDICT, _other(board, "next_best", found.rival))


def _endings(found: Explanation) -> Iterator[Statement]:
    """What the move does in terms of known endings, and which the position is."""
    line = [] if found.is_mistake else found.line.moves
    if deed := ending_reason(found.board, found.move, line):
        yield Statement(Part.DOES, sentence=deed.sentence)
    for ending in [] if found.is_mistake else known_endings(found.board):
        if ending.is_decided:
            yield Statement(Part.VERDICT, sentence=ending.sentence)


def _other(board: chess.Board, word: str, line: JudgedLine) -> str:
    return f"{word}({move_term(board, line.move)}, {score_term(line, board.turn)})"


def first_motif(motifs: tuple[Motif, ...]) -> Motif | None:
    """The motif named for a side line, never one that merely describes it.

    None where the line ends in mate: its outcome already says so.
    """
    if any(motif.is_end for motif in motifs):
        return None
    return next(
        (motif for motif in motifs if motif.kind in _SIDE_LINE_KINDS and motif.name not in _PLAIN),
        None,
    )
