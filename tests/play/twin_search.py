"""The search once more, with python-chess and without haste.

It must visit the same positions in the same order as the kernel: same scores, same moves, same
number of nodes, whatever is switched on.
"""

import math
from collections.abc import Iterator

import chess
import chess.polyglot

from play.twin_evaluation import Weights, evaluate

MATE, INFINITE, NEAR_MATE = 30_000, 31_000, 29_000
VALUES = (0, 100, 320, 330, 500, 950, 10_000)
PAWNS = (0, 1, 3, 3, 5, 9, 100)
FIRST, CAPTURE, KILLER, NOTABLE = 1 << 30, 1 << 28, 1 << 25, 1 << 21
EXACT, AT_LEAST, AT_MOST = range(3)


class Twin:
    """One search; `on` are the names of what is switched on."""

    def __init__(
        self,
        board: chess.Board,
        weights: Weights,
        on: set[str],
        evaluations: dict[object, int] | None = None,
    ) -> None:
        """Evaluations may be shared by searches with the same weights: they take the longest."""
        self.board = board.copy()
        self.weights = weights
        self.on = on
        self.nodes = 0
        self.table: dict[object, tuple[chess.Move | None, int, int, int]] = {}
        self.history: dict[tuple[bool, int, int], int] = {}
        self.continuation: dict[tuple[object, int, int], int] = {}
        self.came: dict[int, object] = {0: None}
        self.killers: dict[int, list[chess.Move | None]] = {}
        self.static: dict[int, int] = {}
        self.lines: dict[int, list[chess.Move]] = {}
        self.keys: list[object] = []
        self.evaluations = {} if evaluations is None else evaluations

    def look(self, depth: int) -> int:
        """The score at a depth, in the widest window."""
        self.keys = self._game()
        return self.search(0, depth, -INFINITE, INFINITE, passing=False)

    def search(  # noqa: C901 (as the kernel's, so that the two can be compared line by line)
        self, ply: int, depth: int, alpha: int, beta: int, passing: bool
    ) -> int:
        board, checked = self.board, self.board.is_check()
        self.lines[ply] = []
        if checked and "check_extensions" in self.on:
            depth += 1
        if depth <= 0:
            return self.quiesce(ply, alpha, beta)
        self.nodes += 1
        alpha, beta = max(alpha, ply - MATE), min(beta, MATE - ply - 1)
        if alpha >= beta:
            return alpha
        wide = beta - alpha > 1
        now = self._key()
        del self.keys[len(self.keys) - self._behind(ply) :]
        self.keys.append(now)
        entry = self.table.get(now) if "table" in self.on else None
        if ply > 0 and self._is_draw(ply):
            return 0
        if ply > 0 and not wide and entry is not None:
            known = self._known(entry, ply, depth, alpha, beta)
            if known is not None:
                return known
        improving = self._judge(ply, checked)
        static = self.static[ply]
        if not wide and not checked:
            far = 80 * (depth - improving)
            shallow = depth <= 6 and abs(beta) <= NEAR_MATE
            if "reverse_futility" in self.on and shallow and static - far >= beta:
                return static
            pieces = board.occupied_co[board.turn] & ~(board.pawns | board.kings)
            good = depth >= 3 and static >= beta
            if passing and "null_move" in self.on and good and pieces:
                score = self._passed(ply, depth, beta)
                if score >= beta:
                    return beta if score > NEAR_MATE else score
        if "internal_reduction" in self.on and entry is None and depth >= 4:
            depth -= 1
        moves = list(board.legal_moves)
        if not moves:
            return ply - MATE if checked else 0
        self.killers[ply + 1] = [None, None]
        best, best_move, floor, tried = -INFINITE, None, alpha, 0
        quiets: list[chess.Move] = []
        in_order = self._in_order(moves, ply, entry[0] if entry else None, checked)
        for move, order in in_order:
            quiet = self._is_quiet(move)
            checks, history = board.gives_check(move), self._history(move, ply)
            calm = not (wide or checked or checks) and best > -NEAR_MATE
            if calm and self._is_hopeless(ply, depth, alpha, tried, move, improving, order):
                continue
            self._push(move, ply)
            less = 0
            if quiet and "late_move_reductions" in self.on and depth >= 3 and tried >= 2:
                less = int(0.6 + math.log(min(depth, 63)) * math.log(min(tried, 63)) / 2.2)
                less -= wide + (checked or checks) + (order >= NOTABLE) - (not improving)
                less -= history // 12000
                less = max(0, min(less, depth - 2))
            score = INFINITE
            if tried > 0:
                score = -self.search(ply + 1, depth - 1 - less, -alpha - 1, -alpha, passing=True)
                if score > alpha and less > 0:
                    score = -self.search(ply + 1, depth - 1, -alpha - 1, -alpha, passing=True)
            if tried == 0 or (score > alpha and wide):
                score = -self.search(ply + 1, depth - 1, -beta, -alpha, passing=True)
            board.pop()
            tried += 1
            if quiet and len(quiets) < 64:
                quiets.append(move)
            best = max(best, score)
            if score > alpha:
                alpha, best_move = score, move
                if wide:
                    self.lines[ply] = [move, *self.lines[ply + 1]]
                if score >= beta:
                    if quiet:
                        self._learn(ply, depth, move, quiets)
                    break
        if tried == 0:
            return alpha
        if "table" in self.on:
            bound = AT_LEAST if best >= beta else EXACT if best > floor else AT_MOST
            self._remember(now, ply, depth, best, bound, best_move)
        return best

    def quiesce(  # noqa: C901 (as the kernel's)
        self, ply: int, alpha: int, beta: int
    ) -> int:
        board, checked = self.board, self.board.is_check()
        self.nodes += 1
        now, wide = self._key(), beta - alpha > 1
        entry = self.table.get(now) if "quiet_table" in self.on else None
        if entry is not None and not wide:
            known = self._known(entry, ply, 0, alpha, beta)
            if known is not None:
                return known
        best = -INFINITE if checked else self._evaluate()
        if best >= beta:
            return best
        alpha, standing, best_move = max(alpha, best), best, None
        moves = list(board.legal_moves)
        if checked and not moves:
            return ply - MATE
        if not checked:
            moves = [move for move in moves if self._is_noisy(move)]
        for move, order in self._sorted(moves, ply):
            if not checked and order < 0:
                break
            hope = best if move.promotion else standing + VALUES[self._victim(move)] + 200
            if "delta" in self.on and not checked and not move.promotion and hope <= alpha:
                continue
            self._push(move, ply)
            score = -self.quiesce(ply + 1, -beta, -alpha)
            board.pop()
            best = max(best, score)
            if score > alpha:
                alpha, best_move = score, move
                if score >= beta:
                    break
        if "quiet_table" in self.on:
            self._remember(now, ply, 0, best, AT_LEAST if best >= beta else AT_MOST, best_move)
        return best

    def _evaluate(self) -> int:
        key = self._key()
        if key not in self.evaluations:
            self.evaluations[key] = evaluate(self.board, self.weights)
        return self.evaluations[key]

    def _game(self) -> list[object]:
        back, keys = self.board.copy(), []
        while back.move_stack and back.halfmove_clock:
            back.pop()
            keys.append(_key(back))
        self._before = len(keys)
        return keys[::-1]

    def _behind(self, ply: int) -> int:
        """How many keys are of this ply or of later ones."""
        return len(self.keys) - (self._before + ply)

    def _key(self) -> object:
        return _key(self.board)

    def _is_draw(self, ply: int) -> bool:
        board = self.board
        if board.halfmove_clock >= 100:
            return True
        seen = 0
        here = len(self.keys) - 1
        for back in range(4, min(board.halfmove_clock, here) + 1, 2):
            if self.keys[here - back] == self.keys[here]:
                seen += 1
                if back <= ply or seen == 2:
                    return True
        if board.pawns | board.rooks | board.queens:
            return False
        return len(board.piece_map()) <= 3

    def _known(
        self,
        entry: tuple[chess.Move | None, int, int, int],
        ply: int,
        depth: int,
        alpha: int,
        beta: int,
    ) -> int | None:
        _, score, known_depth, bound = entry
        if known_depth < depth:
            return None
        score -= ply * ((score > NEAR_MATE) - (score < -NEAR_MATE))
        if bound == EXACT or (bound == AT_LEAST and score >= beta):
            return score
        return score if bound == AT_MOST and score <= alpha else None

    def _remember(
        self, key: object, ply: int, depth: int, score: int, bound: int, move: chess.Move | None
    ) -> None:
        old = self.table.get(key)
        if old is not None:
            move = move or old[0]
            if bound != EXACT and depth + 3 < old[2]:
                return
        score += ply * ((score > NEAR_MATE) - (score < -NEAR_MATE))
        self.table[key] = move, score, max(depth, 0), bound

    def _judge(self, ply: int, checked: bool) -> bool:
        self.static[ply] = -INFINITE if checked else self._evaluate()
        return not checked and ply >= 2 and self.static[ply] > self.static[ply - 2]

    def _passed(self, ply: int, depth: int, beta: int) -> int:
        less = 3 + depth // 4 + min((self.static[ply] - beta) // 200, 3)
        self.board.push(chess.Move.null())
        self.came[ply + 1] = None
        self.board.halfmove_clock = 0
        score = -self.search(ply + 1, depth - less, -beta, 1 - beta, passing=False)
        self.board.pop()
        return score

    def _is_hopeless(
        self,
        ply: int,
        depth: int,
        alpha: int,
        tried: int,
        move: chess.Move,
        improving: bool,
        order: int,
    ) -> bool:
        if not self._is_quiet(move):
            return "losing_captures" in self.on and depth <= 4 and order < 0
        many = 3 + depth * depth * (1 + improving)
        if "late_move_pruning" in self.on and depth <= 4 and tried >= many:
            return True
        hope = self.static[ply] + 100 + 90 * depth
        return "futility" in self.on and depth <= 5 and hope <= alpha

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
            victim = self._victim(move)
            order = VALUES[victim] * 16 + VALUES[move.promotion or 0] - VALUES[piece] // 16
            losing = move.promotion not in (None, chess.QUEEN)
            if not move.promotion and piece != chess.KING and VALUES[victim] < VALUES[piece]:
                losing = exchange_gain(board, move.from_square, move.to_square) < 0
            return order + (-CAPTURE if losing else CAPTURE)
        killers = self.killers.get(ply, [None, None])
        if move in killers:
            return KILLER + (move == killers[0])
        return self._history(move, ply)

    def _learn(self, ply: int, depth: int, move: chess.Move, quiets: list[chess.Move]) -> None:
        killers = self.killers.setdefault(ply, [None, None])
        if killers[0] != move:
            killers[:] = [move, killers[0]]
        bonus = min(depth * depth, 400)
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


def _key(board: chess.Board) -> object:
    return board._transposition_key()


def exchange_gain(board: chess.Board, source: chess.Square, target: chess.Square) -> int:
    """What taking on a square gains in pawns, both sides taking with the cheapest while it pays."""
    occupied, side = board.occupied, board.color_at(source)
    assert side is not None
    taken = [board.piece_type_at(target) or 0]
    while taken[-1] != chess.KING:
        taken.append(board.piece_type_at(source) or 0)
        occupied &= ~chess.BB_SQUARES[source]
        side = not side
        takers = board.attackers_mask(side, target, occupied) & occupied
        if not takers:
            taken.pop()
            break
        source = _cheapest(board, takers)
    gain = 0
    for piece in reversed(taken):
        gain = PAWNS[piece] - max(gain, 0)
    return gain


def _cheapest(board: chess.Board, men: int) -> chess.Square:
    for kind in (board.pawns, board.knights | board.bishops, board.rooks, board.queens):
        if men & kind:
            return chess.lsb(men & kind)
    return chess.lsb(men)
