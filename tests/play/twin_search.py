"""The search once more, with python-chess and without haste.

It must visit the same positions in the same order as the kernel: same scores, same moves, same
number of nodes, whatever is switched on.
"""

import math
from collections.abc import Callable

import chess
import chess.polyglot

from play.twin_exchange import exchange_gain
from play.twin_order import NOTABLE, VALUES, MoveOrder

MATE, INFINITE, NEAR_MATE = 30_000, 31_000, 29_000
EXACT, AT_LEAST, AT_MOST = range(3)

Entry = tuple[chess.Move | None, int, int, int]
"""Of the table: move, score, depth and bound."""


class Twin(MoveOrder):
    """One search; `on` are the names of what is switched on."""

    def __init__(
        self,
        board: chess.Board,
        evaluate: Callable[[chess.Board], int],
        on: set[str],
        evaluations: dict[object, int] | None = None,
    ) -> None:
        """Evaluations may be shared by searches that evaluate alike: they take the longest."""
        super().__init__(board, on)
        self.evaluate = evaluate
        self.nodes = 0
        self.table: dict[object, Entry] = {}
        self.static: dict[int, int] = {}
        self.corrections: dict[object, int] = {}
        self.lines: dict[int, list[chess.Move]] = {}
        self.keys: list[object] = []
        self.evaluations = {} if evaluations is None else evaluations

    def look(self, depth: int) -> int:
        """The score at a depth, in the widest window."""
        self.keys = self._game()
        return self.search(0, depth, -INFINITE, INFINITE, passing=False, cut=False)

    def search(  # noqa: C901 (as the kernel's, so that the two can be compared line by line)
        self, ply: int, depth: int, alpha: int, beta: int, passing: bool, cut: bool
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
        likely = self._likely(entry, ply)
        if not wide and not checked:
            far = 80 * depth - 32 * improving
            shallow = depth <= 6 and abs(beta) <= NEAR_MATE
            if "reverse_futility" in self.on and shallow and likely - far >= beta:
                return likely
            pieces = board.occupied_co[board.turn] & ~(board.pawns | board.kings)
            good = depth >= 3 and likely >= beta
            if passing and "null_move" in self.on and good and pieces:
                score = self._passed(ply, depth, beta, likely, cut)
                if score >= beta:
                    return beta if score > NEAR_MATE else score
            enough = beta + 150 - 50 * improving
            if self._may_cut(entry, ply, depth, beta, enough):
                for move in self._good_captures(enough - self.static[ply]):
                    self._push(move, ply)
                    score = -self.quiesce(ply + 1, -enough, 1 - enough)
                    if score >= enough:
                        window = -enough, 1 - enough
                        score = -self.search(ply + 1, depth - 4, *window, True, not cut)
                    board.pop()
                    if score >= enough:
                        if "table" in self.on:
                            self._remember(now, ply, depth - 3, score, AT_LEAST, move)
                        return score
        if "internal_reduction" in self.on and not (entry and entry[0]) and depth >= 4:
            depth -= 1
        moves = list(board.legal_moves)
        if not moves:
            return ply - MATE if checked else 0
        self.killers[ply + 1] = [None, None]
        best, best_move, floor, tried = -INFINITE, None, alpha, 0
        looked_at: list[chess.Move] = []
        in_order = self._in_order(moves, ply, entry[0] if entry else None, checked)
        for move, order in in_order:
            quiet = self._is_quiet(move)
            checks, history = board.gives_check(move), self._history(move, ply)
            calm = not (wide or checked or checks) and best > -NEAR_MATE
            if calm and self._is_hopeless(ply, depth, alpha, tried, move, improving, order):
                continue
            self._push(move, ply)
            less, low, further = 0, -alpha - 1, depth - 1
            if quiet and "late_move_reductions" in self.on and depth >= 3 and tried >= 2:
                parts = 1024 * (wide + (order >= NOTABLE)) + 820 * (checked or checks)
                parts += 380 if improving else -900
                less = self._reduction(depth, tried, parts, history, cut)
            score = INFINITE
            if tried > 0:
                expected = less > 0 or not cut
                score = -self.search(ply + 1, further - less, low, -alpha, True, expected)
                if score > alpha and less > 0:
                    if "fine_reductions" in self.on:
                        further += (score > best + 40) - (score < best + 8)
                    if further > depth - 1 - less:
                        score = -self.search(ply + 1, further, low, -alpha, True, not cut)
            if tried == 0 or (score > alpha and wide):
                score = -self.search(ply + 1, further, -beta, -alpha, True, not wide and not cut)
            board.pop()
            tried += 1
            looked_at.append(move)
            best = max(best, score)
            if score > alpha:
                alpha, best_move = score, move
                if wide:
                    self.lines[ply] = [move, *self.lines[ply + 1]]
                if score >= beta:
                    self._learn(ply, depth, move, looked_at)
                    break
        if tried == 0:
            return alpha
        bound = AT_LEAST if best >= beta else EXACT if best > floor else AT_MOST
        if not checked and (best_move is None or self._is_quiet(best_move)):
            self._learn_correction(ply, depth, best, bound)
        if "table" in self.on:
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
        best = standing = self.static[ply] = -INFINITE if checked else self._corrected()
        if "quiet_table_move" in self.on and not checked:
            best = self._likely(entry, ply)
        if best >= beta:
            return best
        alpha, best_move = max(alpha, best), None
        moves = list(board.legal_moves)
        if checked and not moves:
            return ply - MATE
        if not checked:
            moves = [move for move in moves if self._is_noisy(move)]
        listed = self._sorted(moves, ply)
        if "quiet_table_move" in self.on and entry is not None:
            listed.sort(key=lambda pair: pair[0] != entry[0])
        for move, order in listed:
            if not checked and order < 0:
                continue
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
            self.evaluations[key] = self.evaluate(self.board)
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
        entry: Entry,
        ply: int,
        depth: int,
        alpha: int,
        beta: int,
    ) -> int | None:
        _, _, known_depth, bound = entry
        if known_depth < depth:
            return None
        score = self._score_in(entry, ply)
        if bound == EXACT or (bound == AT_LEAST and score >= beta):
            return score
        return score if bound == AT_MOST and score <= alpha else None

    def _score_in(self, entry: Entry, ply: int) -> int:
        score = entry[1]
        return score - ply * ((score > NEAR_MATE) - (score < -NEAR_MATE))

    def _likely(self, entry: Entry | None, ply: int) -> int:
        """The evaluation, or what the table knows better."""
        static = self.static[ply]
        if "table_score" not in self.on or entry is None:
            return static
        score, bound = self._score_in(entry, ply), entry[3]
        better = score > static if bound == AT_LEAST else score < static
        return score if abs(score) <= NEAR_MATE and (bound == EXACT or better) else static

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
        self.static[ply] = -INFINITE if checked else self._corrected()
        return not checked and ply >= 2 and self.static[ply] > self.static[ply - 2]

    def _passed(self, ply: int, depth: int, beta: int, likely: int, cut: bool) -> int:
        less = 3 + (depth + 2) // 4 + min((likely - beta) // 200, 3)
        self.board.push(chess.Move.null())
        self.came[ply + 1] = None
        self.board.halfmove_clock = 0
        score = -self.search(ply + 1, depth - less, -beta, 1 - beta, False, not cut)
        self.board.pop()
        return score

    def _may_cut(self, entry: Entry | None, ply: int, depth: int, beta: int, enough: int) -> bool:
        if "probable_cut" not in self.on or depth < 5 or abs(beta) > NEAR_MATE - 400:
            return False
        if entry is None or entry[2] < depth - 3:
            return True
        return self._score_in(entry, ply) >= enough

    def _good_captures(self, missing: int) -> list[chess.Move]:
        """Captures and promotions to queens that gain so much, in their order."""
        moves = [move for move in self.board.legal_moves if self._is_noisy(move)]
        moves.sort(key=lambda move: (-self._capture_order(move), self._word(move)))
        pawns = max(0, -(-missing // 100))
        return [move for move in moves if self._gain(move) >= pawns]

    def _gain(self, move: chess.Move) -> int:
        """In pawns, by exchanges where the move ends; what is taken en passant is not there."""
        beside = 1 if self.board.is_en_passant(move) else 0
        return beside + exchange_gain(self.board, move.from_square, move.to_square)

    def _reduction(self, depth: int, tried: int, parts: int, history: int, cut: bool) -> int:
        """So many parts of a ply are subtracted, whatever else."""
        if "fine_reductions" in self.on:
            less = _late(depth, tried) + 512 + 512 * cut - parts - 1024 * history // 5000
        else:
            less = 1024 * (_late(depth, tried) // 1024 - history // 5000) - parts
        return max(0, min(less // 1024, depth - 2))

    def _corrected(self) -> int:
        """The evaluation, corrected."""
        static = self._evaluate()
        if "correction" not in self.on:
            return static
        pawns, white, black = (self.corrections.get(place, 0) for place in self._like_this())
        return max(-NEAR_MATE, min(static + (2 * pawns + white + black) // 320, NEAR_MATE))

    def _learn_correction(self, ply: int, depth: int, score: int, bound: int) -> None:
        static = self.static[ply]
        agrees = score <= static if bound == AT_LEAST else bound == AT_MOST and score >= static
        if "correction" not in self.on or agrees or abs(score) > NEAR_MATE:
            return
        step = max(-2048, min((score - static) * depth, 2048))
        for place in self._like_this():
            old = self.corrections.get(place, 0)
            self.corrections[place] = old + step - old * abs(step) // 8192

    def _like_this(self) -> list[object]:
        """What a position has in common with others that are misjudged alike."""
        board = self.board
        pawns = [board.pieces_mask(chess.PAWN, side) for side in chess.COLORS]
        pieces = [
            [board.pieces_mask(piece, side) for piece in chess.PIECE_TYPES[1:]]
            for side in chess.COLORS
        ]
        return [(board.turn, n, *squares) for n, squares in enumerate([pawns, *pieces])]

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
        many = 4 + depth * depth * (9 + 10 * improving) // 8
        if "late_move_pruning" in self.on and depth <= 4 and tried >= many:
            return True
        hope = self.static[ply] + 80 + 90 * depth
        return "futility" in self.on and depth <= 5 and hope <= alpha


def _key(board: chess.Board) -> object:
    return board._transposition_key()


def _late(depth: int, tried: int) -> int:
    """How much less a late move is looked at, in 1,024ths of a ply."""
    return int(1024 * (0.5 + math.log(min(depth, 63)) * math.log(min(tried, 63)) / 2.3))
