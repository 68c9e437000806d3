"""What is said about moves in a game: reasons, and explanations on request."""

from functools import cached_property
from typing import TYPE_CHECKING

import chess

if TYPE_CHECKING:  # loads the kernel
    from clausewitz.advice.lines.line_search import LineSearch

_MOST = 2  # reasons shown for a move
_NODES = 25_000  # to see what another move is worth
_PARTS = ("DOES", "DEFENCES", "ALTERNATIVES", "VERDICT")


class MoveReasons:
    """Reads moves as every command does; loaded at its first use."""

    @cached_property
    def _search(self) -> "LineSearch":
        from clausewitz.advice.lines.line_search import LineSearch, SearchEffort

        return LineSearch(SearchEffort(50_000, 25_000, 50_000))

    def hint(self, board: chess.Board) -> tuple[chess.Move, list[str]]:
        """The best move, and what speaks for it, as any answer says."""
        from clausewitz.advice.lines.advised_lines import advised_by_lines
        from clausewitz.advice.request import AdviceRequest

        lines = self._search.lines(board)
        best, *_ = advised_by_lines(board, lines, self._search, AdviceRequest())
        return best.move, [best.why]

    def reasons(self, board: chess.Board, move: chess.Move) -> list[str]:
        """What speaks for a move that was played; not that its line wins something, where others
        are as good."""
        from clausewitz.advice.lines.advised_lines import MATERIAL, reasons_of_line
        from clausewitz.advice.lines.judgement import claimed

        line = self._search.line_of(board, move)
        reasons = reasons_of_line(board, line, self._search)
        if reasons and reasons[0].tactic == MATERIAL and board.legal_moves.count() > 1:
            other = self._search.glance(board, _NODES, [move])
            if not claimed([line, other])[0]:
                return []
        return [reason.why for reason in reasons[:_MOST]]

    def comment(self, board: chess.Board, move: chess.Move) -> list[str]:
        """What is said of any move of the person: what it does or misses, what it is worth."""
        from clausewitz.advice.explanation.explainer import Part, explain
        from clausewitz.advice.lines.advised_lines import quiet_suggestion
        from clausewitz.advice.lines.judgement import move_classes
        from clausewitz.advice.lines.line_tags import DESCRIBES, motif_kinds

        found = explain(board, move, self._search)
        does, kinds = found.words[Part.DOES][:1], motif_kinds()
        is_plain = all(kinds[motif.tactic] == DESCRIBES for motif in found.motifs)
        if is_plain and not found.is_mistake and not found.quiet:
            others = [line for line in (found.best, found.rival) if line and line.move != move]
            quiet = quiet_suggestion(board, [found.line, *others])
            does = [quiet.why] if quiet else []
        classes = move_classes(found.best.score, found.line.score, is_best=found.is_best)
        is_as_good = not found.is_best and "nearly_best" in classes
        return [*does, *found.words[Part.VERDICT][: 1 if is_as_good else None]]

    def explanation(self, board: chess.Board, move: chess.Move) -> list[str]:
        """A move explained: what it does, what it runs into, what it is worth."""
        from clausewitz.advice.explanation.explainer import Part, explain

        words = explain(board, move, self._search).words
        return [text for part in _PARTS for text in words.get(Part[part], ())]
