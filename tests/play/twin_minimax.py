"""The paper's two players once more, with python-chess: every state, every rule, plainly."""

import chess

from play.twin_search import PAWNS, exchange_gain

MATE = 1_000_000_000


class TwinPlayer:
    """Minimax with alpha-beta; weights in thousandths, places by piece and square."""

    def __init__(
        self, weights: tuple[int, int, int], places: dict[tuple[int, int], int], pruning: bool
    ) -> None:
        self.weights = weights
        self.places = places
        self.pruning = pruning
        self.states = self.known = 0

    def choose(self, board: chess.Board, depth: int) -> tuple[chess.Move, int]:
        self.board, self.side = board.copy(), board.turn
        self.table: dict[object, int] = {}
        self.best = chess.Move.null()
        value = self.minimax(0, depth, -MATE, MATE)
        return self.best, value

    def minimax(self, ply: int, depth: int, alpha: int, beta: int) -> int:
        board = self.board
        self.states += 1
        moves = list(board.legal_moves)
        if not moves:
            return ply - MATE if board.is_check() else 0
        if ply > 0 and self._is_drawn():
            return 0
        if depth == 0:
            value = self.heuristic()
            return value if board.turn == self.side else -value
        asked = board._transposition_key(), depth
        if asked in self.table:
            self.known += 1
            return self.table[asked]
        best, floor = -MATE, alpha
        for move in sorted(self._kept(moves), key=self._word):
            board.push(move)
            value = -self.minimax(ply + 1, depth - 1, -beta, -alpha)
            board.pop()
            if value > best:
                best = value
                if ply == 0:
                    self.best = move
            alpha = max(alpha, value)
            if alpha >= beta:
                break
        if floor < best < beta and ply > 0:
            self.table[asked] = best
        return best

    def heuristic(self) -> int:
        board, side = self.board, self.side
        material = sum(
            PAWNS[piece] * (len(board.pieces(piece, side)) - len(board.pieces(piece, not side)))
            for piece in chess.PIECE_TYPES
            if piece != chess.KING
        )
        places = sum(
            self.places[man.piece_type, square if side else chess.square_mirror(square)]
            for square, man in board.piece_map().items()
            if man.color == side
        )
        threats = self._attacked(not side) - self._attacked(side)
        parts = zip(self.weights, (material, places, threats), strict=True)
        return sum(weight * part for weight, part in parts)

    def _attacked(self, side: chess.Color) -> int:
        men = chess.SquareSet(self.board.occupied_co[side])
        return sum(self.board.is_attacked_by(not side, square) for square in men)

    def _is_drawn(self) -> bool:
        board = self.board
        if board.halfmove_clock >= 100:
            return True
        few = len(board.piece_map()) <= 3
        return few and not board.pawns | board.rooks | board.queens

    def _kept(self, moves: list[chess.Move]) -> list[chess.Move]:
        if not self.pruning or self.board.is_check():
            return moves
        kept = [move for move in moves if self._is_kept(move)]
        return kept or moves

    def _is_kept(self, move: chess.Move) -> bool:
        if loses_exchange(self.board, move):
            return False
        if self.board.turn != self.side:
            return True
        return (
            self.board.is_capture(move)
            or self.board.is_attacked_by(not self.board.turn, move.from_square)
            or becomes_active(self.board, move)
        )

    def _word(self, move: chess.Move) -> int:
        piece = self.board.piece_type_at(move.from_square) or 0
        return move.from_square | move.to_square << 6 | (move.promotion or 0) << 12 | piece << 15


def becomes_active(board: chess.Board, move: chess.Move) -> bool:
    side = board.turn
    before = len(board.attacks(move.from_square) - board.occupied_co[side])
    board.push(move)
    after = len(board.attacks(move.to_square) - board.occupied_co[side])
    board.pop()
    return after > before


def loses_exchange(board: chess.Board, move: chess.Move) -> bool:
    victim = chess.PAWN if board.is_en_passant(move) else board.piece_type_at(move.to_square) or 0
    won = PAWNS[victim] + (PAWNS[move.promotion] - PAWNS[chess.PAWN] if move.promotion else 0)
    board.push(move)
    lost = 0
    takers = board.attackers_mask(board.turn, move.to_square)
    if takers:
        lost = exchange_gain(board, _cheapest(board, takers), move.to_square)
    board.pop()
    return won < max(lost, 0)


def _cheapest(board: chess.Board, men: int) -> chess.Square:
    for kind in (board.pawns, board.knights | board.bishops, board.rooks, board.queens):
        if men & kind:
            return chess.lsb(men & kind)
    return chess.lsb(men)
