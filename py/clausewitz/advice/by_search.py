"""The answer by default: a short search gives lines, motifs read them, mates are proved."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import chess

from clausewitz.advice.advised_move import AdvisedMove, Reason
from clausewitz.advice.claims import claimed, is_clear
from clausewitz.advice.judged_line import JudgedLine
from clausewitz.advice.line_reading import (
    DESCRIBES,
    PlayedLine,
    ToldMotif,
    load_motifs,
    read_lines,
    telling_kinds,
)
from clausewitz.advice.line_search import LineSearch, LineSource
from clausewitz.advice.mate_lines import with_mate
from clausewitz.advice.request import AdviceRequest
from clausewitz.advice.statements import outcome_term, result_term
from clausewitz.wording import load_grammar, say, tell

MOST_REASONS = 3
_BEST = "best_move"
"""The name of a reason where a line neither mates nor wins anything, nor shows a motif."""
_MANY = 5  # moves that are looked at where all are told


class SearchAdviser:
    """Answers position by position; what it says of one does not depend on those before."""

    def __init__(
        self, source: LineSource | None = None, request: AdviceRequest | None = None
    ) -> None:
        self._source, self._request = source or LineSearch(), request or AdviceRequest()
        self._is_ready = False

    def advise(self, board: chess.Board) -> list[AdvisedMove]:
        """The moves that win or save something, best first, with their reasons.

        The list is empty where no move stands out.
        """
        if not any(board.legal_moves):
            return []
        request = self._request
        lines = self._lines(board, _MANY if request.everything else 2)
        chosen = lines if request.everything else claimed(lines)
        found = explained([(board, with_mate(board, line)) for line in chosen], request)
        if request.everything or is_clear(lines):
            return found
        return [move for move in found if _says_something(move)]

    def _lines(self, board: chess.Board, most: int) -> list[JudgedLine]:
        """The first time, the grammar and the motifs are read while the search is under way."""
        if self._is_ready:
            return self._source.lines(board, most)
        self._is_ready = True
        with ThreadPoolExecutor(max_workers=1) as pool:
            found = pool.submit(self._source.lines, board, most)
            load_grammar()
            load_motifs(self._request.only)
            return found.result()

    def advise_all(self, boards: Sequence[chess.Board]) -> list[list[AdvisedMove]]:
        return [self.advise(board) for board in boards]


def explained(
    lines: Sequence[tuple[chess.Board, JudgedLine]], request: AdviceRequest
) -> list[AdvisedMove]:
    """The first moves of lines with their reasons; all sentences are made at once."""
    only = request.only
    motifs = read_lines([PlayedLine(board, line.moves) for board, line in lines], only)
    most = None if request.everything else MOST_REASONS
    chosen = [own[:most] for own in motifs]
    sentences = iter(tell([motif.case() for own in chosen for motif in own]))
    outcomes = say(
        [
            outcome_term(board, line, named=not own)
            for (board, line), own in zip(lines, chosen, strict=True)
        ]
    )
    moves = []
    for (board, line), own, outcome in zip(lines, chosen, outcomes, strict=True):
        reasons = [reason_of(motif, next(sentences)) for motif in own]
        if reasons:
            after = "" if _tells_mate(own[0], line) else outcome
            moves.append(AdvisedMove(board, line.move, tuple(reasons), line, after))
        elif not only:
            plain = Reason(_plain_name(board, line), outcome)
            moves.append(AdvisedMove(board, line.move, (plain,), line))
    return moves


def _tells_mate(motif: ToldMotif, line: JudgedLine) -> bool:
    """Whether a reason tells the whole line already: mate at once, or in so many moves."""
    return motif.is_end and (line.mate == 1 or motif.name.startswith("mate"))


def reason_of(motif: ToldMotif, sentence: str) -> Reason:
    squares = tuple(dict.fromkeys(motif.tag.squares.values()))
    return Reason(motif.name, sentence, squares, motif.tag.clause)


def _plain_name(board: chess.Board, line: JudgedLine) -> str:
    """What a line is called that shows no motif."""
    if line.mate is not None:
        return "mate"
    return "material" if not result_term(board, line).startswith("gain([]") else _BEST


def _says_something(move: AdvisedMove) -> bool:
    """Whether a move mates, wins something or shows how, and is not merely described."""
    return move.tactic != _BEST and telling_kinds().get(move.tactic) != DESCRIBES


def reasons_of_line(board: chess.Board, line: JudgedLine) -> list[Reason]:
    """What speaks for a move that was chosen already, and not what merely describes its line."""
    whole = with_mate(board, line)
    (advised,) = explained([(board, whole)], AdviceRequest())
    kinds = telling_kinds()
    if not _says_something(advised):
        return []
    first, *others = advised.reasons
    told = [replace(first, why=advised.why), *others]
    return [reason for reason in told if kinds.get(reason.tactic) != DESCRIBES]
