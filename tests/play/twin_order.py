"""The order of moves once more, with python-chess: what the twin of the search is built on."""

from collections.abc import Iterator

import chess

from play.twin_exchange import exchange_gain

VALUES = (0, 100, 320, 330, 500, 950, 10_000)
FIRST, CAPTURE, KILLER, NOTABLE = 1 << 30, 1 << 28, 1 << 25, 1 << 21


class MoveOrder:
    """A position, and what has been learned of moves; `on` are the names of what is switched on."""

    def __init__(self, board: chess.Board, on: set[str]) -> None:
        self.board = board.copy()
        self.on = on
        self.history: dict[tuple[bool, int, int], int] = {}
        self.continuation: dict[tuple[object, int, int], int] = {}
        self.capture_history: dict[tuple[bool, int, int, int], int] = {}
        self.came: dict[int, object] = {0: None}
        self.killers: dict[int, list[chess.Move | None]] = {}

    def _in_order(
        self, moves: list[chess.Move], ply: int, first: chess.Move | None, checked: bool
    ) -> Iterator[tuple[chess.Move, int]]:
        """The moves in their order. Out of check, quiet moves get theirs when the captures that do
        not lose have been looked at: what was learned by then counts."""
        others = [move for move in moves if move != first]
        listed = self._sorted(others, ply) if checked else []
        if first is not None:
            yield first, FIRST
        if checked:
            yield from listed
            return
        captures = self._sorted([move for move in others if not self._is_quiet(move)], ply)
        yield from (listed for listed in captures if listed[1] >= 0)
        quiets = [move for move in others if self._is_quiet(move)]
        yield from self._sorted(quiets, ply)
        yield from (listed for listed in captures if listed[1] < 0)

    def _sorted(self, moves: list[chess.Move], ply: int) -> list[tuple[chess.Move, int]]:
        orders = [(move, self._order(move, ply)) for move in moves]
        return sorted(orders, key=lambda listed: (-listed[1], self._word(listed[0])))

    def _order(self, move: chess.Move, ply: int) -> int:
        board = self.board
        piece = board.piece_type_at(move.from_square) or 0
        if not self._is_quiet(move):
            order, victim = self._capture_order(move), self._victim(move)
            losing = move.promotion not in (None, chess.QUEEN)
            if not move.promotion and piece != chess.KING and VALUES[victim] < VALUES[piece]:
                losing = exchange_gain(board, move.from_square, move.to_square) < 0
            return order + (-CAPTURE if losing else CAPTURE)
        killers = self.killers.get(ply, [None, None])
        if move in killers:
            return KILLER + (move == killers[0])
        return self._history(move, ply)

    def _capture_order(self, move: chess.Move) -> int:
        """Whether it loses or not."""
        piece = self.board.piece_type_at(move.from_square) or 0
        order = VALUES[self._victim(move)] * 16 + VALUES[move.promotion or 0]
        if "capture_history" in self.on:
            order += self.capture_history.get(self._capture_place(move), 0) // 4
        return order - VALUES[piece] // 16

    def _capture_place(self, move: chess.Move) -> tuple[bool, int, int, int]:
        piece = self.board.piece_type_at(move.from_square) or 0
        return self.board.turn, piece, move.to_square, self._victim(move)

    def _learn(self, ply: int, depth: int, move: chess.Move, tried: list[chess.Move]) -> None:
        """From a move that refutes, and from those tried, it among them."""
        bonus = min(16 * depth - 8, 160) if "steady_history" in self.on else min(depth**2, 400)
        quiets = [other for other in tried if self._is_quiet(other)][:64]
        louds = [other for other in tried if not self._is_quiet(other)][:32]
        if self._is_quiet(move):
            self._learn_quiet(ply, bonus, move, quiets)
        for other in louds if "capture_history" in self.on else []:
            place, change = self._capture_place(other), bonus if other == move else -bonus
            self.capture_history[place] = _changed(self.capture_history.get(place, 0), change)

    def _learn_quiet(
        self, ply: int, bonus: int, move: chess.Move, quiets: list[chess.Move]
    ) -> None:
        killers = self.killers.setdefault(ply, [None, None])
        if killers[0] != move:
            killers[:] = [move, killers[0]]
        others = [other for other in quiets if other != move]
        for tried, change in [(move, bonus), *((other, -bonus) for other in others)]:
            piece = self.board.piece_type_at(tried.from_square) or 0
            place = self.board.turn, piece, tried.to_square
            self.history[place] = _changed(self.history.get(place, 0), change)
            for before in self._before_this(ply):
                after = before, piece, tried.to_square
                self.continuation[after] = _changed(self.continuation.get(after, 0), change)

    def _history(self, move: chess.Move, ply: int) -> int:
        piece = self.board.piece_type_at(move.from_square) or 0
        known = self.history.get((self.board.turn, piece, move.to_square), 0)
        for before in self._before_this(ply):
            known += self.continuation.get((before, piece, move.to_square), 0)
        return known

    def _before_this(self, ply: int) -> list[object]:
        """The moves one and two plies before, where they count."""
        if "continuation" not in self.on:
            return []
        return [self.came[before] for before in (ply, ply - 1) if before >= 0]

    def _push(self, move: chess.Move, ply: int) -> None:
        piece = self.board.piece_type_at(move.from_square)
        self.came[ply + 1] = self.board.turn, piece, move.to_square
        self.board.push(move)

    def _victim(self, move: chess.Move) -> int:
        if self.board.is_en_passant(move):
            return chess.PAWN
        return self.board.piece_type_at(move.to_square) or 0

    def _is_quiet(self, move: chess.Move) -> bool:
        return not self.board.is_capture(move) and not move.promotion

    def _is_noisy(self, move: chess.Move) -> bool:
        if move.promotion:
            return move.promotion == chess.QUEEN
        return self.board.is_capture(move)

    def _word(self, move: chess.Move) -> int:
        piece = self.board.piece_type_at(move.from_square) or 0
        return move.from_square | move.to_square << 6 | (move.promotion or 0) << 12 | piece << 15


def _changed(old: int, bonus: int) -> int:
    """What is known fades the more, the larger it is."""
    return old + bonus * 32 - old * abs(bonus) // 512
