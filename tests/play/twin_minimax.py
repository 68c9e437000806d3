"""The paper's players once more, with python-chess: slow and plain.

What is known of a position is remembered for as long as a Memory lives, so that many players can be
tried on the same positions.
"""

from functools import cached_property
from typing import NamedTuple

import chess

from play.twin_exchange import PAWNS, cheapest, exchange_gain

MATE = 1_000_000_000
ATTACKED, ACTIVE, CAPTURING, SOUND = 1, 2, 4, 8

Places = dict[tuple[int, int], int]
"""What a piece is worth on a square, as White sees it."""


class TwinRules(NamedTuple):
    """Which rules hold for moves of the player and of the other side, and what they do."""

    own: int = 0
    other: int = 0
    use: str = "leave out"
    """Or order, or reduce."""
    reduction: int = 0
    quiescence: bool = False


PAPERS = TwinRules(ATTACKED | ACTIVE | CAPTURING | SOUND, SOUND)
"""Those of the Pruning Player."""


class Facts:
    """What is found out about a position, when it is needed."""

    def __init__(self, board: chess.Board, places: Places) -> None:
        self.board, self._places = board.copy(stack=False), places

    @cached_property
    def is_check(self) -> bool:
        return self.board.is_check()

    @cached_property
    def moves(self) -> list[chess.Move]:
        """In the order of their words."""
        return sorted(self.board.legal_moves, key=lambda move: _word(self.board, move))

    @cached_property
    def captures(self) -> list[chess.Move]:
        """The dearest victims first."""
        taking = [move for move in self.moves if self.board.is_capture(move)]
        return sorted(taking, key=lambda move: -victim(self.board, move))

    @cached_property
    def rules(self) -> dict[chess.Move, int]:
        """For each legal move the rules that speak for it."""
        return {move: rules_of(self.board, move) for move in self.moves}

    @cached_property
    def parts(self) -> dict[chess.Color, tuple[int, int, int]]:
        """Material, places and threats for each side."""
        return {side: heuristic(self.board, side, self._places) for side in chess.COLORS}


class Memory:
    """What was found out about positions."""

    def __init__(self, places: Places) -> None:
        self._places = places
        self._known: dict[object, Facts] = {}

    def of(self, board: chess.Board) -> tuple[object, Facts]:
        """The position without its clocks, and its facts."""
        key = board._transposition_key()
        if key not in self._known:
            self._known[key] = Facts(board, self._places)
        return key, self._known[key]


class TwinPlayer:
    """Minimax with alpha-beta; weights in thousandths."""

    def __init__(
        self, weights: tuple[int, int, int], memory: Memory, rules: TwinRules | None = None
    ) -> None:
        self.weights = weights
        self.memory = memory
        self.rules = rules or TwinRules()
        self.states = self.known = 0

    def choose(self, board: chess.Board, depth: int) -> tuple[chess.Move, int]:
        self.board, self.side = board.copy(), board.turn
        self.table: dict[object, int] = {}
        self.best = chess.Move.null()
        value = self.minimax(0, depth, -MATE, MATE)
        return self.best, value

    def minimax(self, ply: int, depth: int, alpha: int, beta: int) -> int:
        self.states += 1
        key, facts = self.memory.of(self.board)
        ended = self.ended(facts, ply)
        if ended is not None:
            return ended
        if depth == 0:
            quiescence = self.rules.quiescence
            return self.captures(ply, alpha, beta) if quiescence else self.value(facts)
        if (key, depth) in self.table:
            self.known += 1
            return self.table[key, depth]
        best, floor = -MATE, alpha
        for move, less in self.moves(facts, ply):
            value = self.after(move, ply, depth - 1, less, alpha, beta)
            if value > best:
                best = value
                if ply == 0:
                    self.best = move
            alpha = max(alpha, value)
            if alpha >= beta:
                break
        if floor < best < beta and ply > 0:
            self.table[key, depth] = best
        return best

    def after(
        self, move: chess.Move, ply: int, depth: int, less: int, alpha: int, beta: int
    ) -> int:
        """The value of a move, looked at less far first; again in full if that is too good."""
        less = min(less, depth)
        self.board.push(move)
        value = -self.minimax(ply + 1, depth - less, -beta, -alpha)
        if less and value > alpha:
            value = -self.minimax(ply + 1, depth, -beta, -alpha)
        self.board.pop()
        return value

    def ended(self, facts: Facts, ply: int) -> int | None:
        if not facts.moves:
            return ply - MATE if facts.is_check else 0
        return 0 if ply > 0 and is_drawn(self.board) else None

    def captures(self, ply: int, alpha: int, beta: int) -> int:
        """The value where captures have ended."""
        _, facts = self.memory.of(self.board)
        ended = self.ended(facts, ply)
        if ended is not None:
            return ended
        best = self.value(facts)
        alpha = max(alpha, best)
        for move in facts.captures:
            if alpha >= beta:
                break
            self.states += 1
            self.board.push(move)
            value = -self.captures(ply + 1, -beta, -alpha)
            self.board.pop()
            best, alpha = max(best, value), max(alpha, value)
        return best

    def moves(self, facts: Facts, ply: int) -> list[tuple[chess.Move, int]]:
        """The moves to look at, in order, and how much less far each."""
        rules, moves = self.rules, facts.moves
        request = rules.own if self.board.turn == self.side else rules.other
        if not request or facts.is_check or (rules.use == "order" and ply == 0):
            return [(move, 0) for move in moves]
        found = facts.rules
        if rules.use == "leave out":
            remaining = [move for move in moves if stays(found[move], request)]
            return [(move, 0) for move in remaining or moves]
        ordered = sorted(moves, key=lambda move: -(found[move] & request))
        if rules.use == "order":
            return [(move, 0) for move in ordered]
        return [(m, 0 if stays(found[m], request) else rules.reduction) for m in ordered]

    def value(self, facts: Facts) -> int:
        """The heuristic of the player, for the side to move."""
        parts = zip(self.weights, facts.parts[self.side], strict=True)
        value = sum(weight * part for weight, part in parts)
        return value if self.board.turn == self.side else -value


def heuristic(board: chess.Board, side: chess.Color, places: Places) -> tuple[int, int, int]:
    """Material, places and threats as the side sees them."""
    material = sum(
        PAWNS[piece] * (len(board.pieces(piece, side)) - len(board.pieces(piece, not side)))
        for piece in chess.PIECE_TYPES
        if piece != chess.KING
    )
    standing = sum(
        places[one.piece_type, square if side else chess.square_mirror(square)]
        for square, one in board.piece_map().items()
        if one.color == side
    )
    return material, standing, _attacked(board, not side) - _attacked(board, side)


def _word(board: chess.Board, move: chess.Move) -> int:
    piece = board.piece_type_at(move.from_square) or 0
    return move.from_square | move.to_square << 6 | (move.promotion or 0) << 12 | piece << 15


def _attacked(board: chess.Board, side: chess.Color) -> int:
    placed_pieces = chess.SquareSet(board.occupied_co[side])
    return sum(board.is_attacked_by(not side, square) for square in placed_pieces)


def is_drawn(board: chess.Board) -> bool:
    if board.halfmove_clock >= 100:
        return True
    few = chess.popcount(board.occupied) <= 3
    return few and not board.pawns | board.rooks | board.queens


def rules_of(board: chess.Board, move: chess.Move) -> int:
    found = 0 if loses_exchange(board, move) else SOUND
    if board.is_attacked_by(not board.turn, move.from_square):
        found |= ATTACKED
    if becomes_active(board, move):
        found |= ACTIVE
    if board.is_capture(move):
        found |= CAPTURING
    return found


def stays(found: int, request: int) -> bool:
    if request & SOUND and not found & SOUND:
        return False
    reasons = request & (ATTACKED | ACTIVE | CAPTURING)
    return not reasons or bool(found & reasons)


def becomes_active(board: chess.Board, move: chess.Move) -> bool:
    side = board.turn
    before = len(board.attacks(move.from_square) - board.occupied_co[side])
    board.push(move)
    after = len(board.attacks(move.to_square) - board.occupied_co[side])
    board.pop()
    return after > before


def victim(board: chess.Board, move: chess.Move) -> int:
    return chess.PAWN if board.is_en_passant(move) else board.piece_type_at(move.to_square) or 0


def loses_exchange(board: chess.Board, move: chess.Move) -> bool:
    won = PAWNS[victim(board, move)]
    won += PAWNS[move.promotion] - PAWNS[chess.PAWN] if move.promotion else 0
    board.push(move)
    lost = 0
    takers = board.attackers_mask(board.turn, move.to_square)
    if takers:
        lost = exchange_gain(board, cheapest(board, takers), move.to_square)
    board.pop()
    return won < max(lost, 0)
