"""An evolved player once more, in plain python-chess: slow, and nothing of the kernel in it.

Terminals are found when a tree asks for them and remembered for the board, as in the paper.
"""

from collections.abc import Callable, Iterator, Sequence

import chess

from clausewitz.endgames.trees import EndgameTree, EndgameTrees
from clausewitz.kernel.endgames.language import Terminal

VALUES = {chess.PAWN: 1, chess.KNIGHT: 3, chess.BISHOP: 3, chess.ROOK: 5, chess.QUEEN: 9}
_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


def material(board: chess.Board, side: chess.Color) -> int:
    return sum(
        value * (len(board.pieces(piece, side)) - len(board.pieces(piece, not side)))
        for piece, value in VALUES.items()
    )


def edge_distance(square: chess.Square) -> int:
    rank, file = chess.square_rank(square), chess.square_file(square)
    return min(rank, 7 - rank, file, 7 - file)


class Seen:
    """What the player sees of the board after its move."""

    def __init__(self, before: chess.Board, after: chess.Board) -> None:
        self.before, self.board = before, after
        self.mine, self.opp = not after.turn, after.turn
        self.known = dict[str, int]()

    def value(self, name: str) -> int:
        if name not in self.known:
            self.known[name] = int(getattr(self, name)())
        return self.known[name]

    def king(self, side: chess.Color) -> chess.Square:
        square = self.board.king(side)
        assert square is not None
        return square

    def pieces(self, side: chess.Color) -> chess.SquareSet:
        return chess.SquareSet(self.board.occupied_co[side] & ~self.board.kings)

    def attacked(self, square: chess.Square) -> bool:
        return self.board.is_attacked_by(not self.board.color_at(square), square)

    def targets(self, square: chess.Square, side: chess.Color) -> chess.SquareSet:
        return self.board.attacks(square) & self.board.occupied_co[not side]

    def flights(self, side: chess.Color) -> list[chess.Square]:
        king = self.king(side)
        without = self.board.copy(stack=False)
        without.remove_piece_at(king)
        free = self.board.attacks(king) - chess.SquareSet(self.board.occupied_co[side])
        return [square for square in free if not without.is_attacked_by(not side, square)]

    def pinned(self, side: chess.Color) -> list[chess.Square]:
        return [square for square in self.pieces(side) if self.board.is_pinned(side, square)]

    def rook_distance(self, side: chess.Color) -> int:
        rooks = self.board.pieces(chess.ROOK, side)
        return min([8, *(chess.square_distance(self.king(side), rook) for rook in rooks)])

    def guarding(self, side: chess.Color) -> bool:
        own = self.pieces(side)
        return any(
            one in self.board.attacks(o) for one in own for o in self.board.attacks(one) & own
        )

    # Table 2.

    def not_my_king_in_check(self) -> bool:
        return not self.attacked(self.king(self.mine))

    def is_opp_king_in_check(self) -> bool:
        return self.board.is_check()

    def my_king_dist_edges(self) -> int:
        return edge_distance(self.king(self.mine))

    def opp_king_proximity_to_edges(self) -> int:
        return 3 - edge_distance(self.king(self.opp))

    def num_my_pieces_not_attacked(self) -> int:
        return sum(not self.attacked(square) for square in self.pieces(self.mine))

    def num_opp_pieces_attacked(self) -> int:
        return sum(self.attacked(square) for square in self.pieces(self.opp))

    def attack_value(self, side: chess.Color) -> int:
        attacking = [square for square in self.pieces(side) if self.targets(square, side)]
        return sum(VALUES[self.board.piece_type_at(square) or 0] for square in attacking)

    def value_my_pieces_attacking(self) -> int:
        return self.attack_value(self.mine)

    def value_opp_pieces_attacking(self) -> int:
        return self.attack_value(self.opp)

    def is_my_queen_not_attacked(self) -> bool:
        return not any(map(self.attacked, self.board.pieces(chess.QUEEN, self.mine)))

    def is_opp_queen_attacked(self) -> bool:
        return any(map(self.attacked, self.board.pieces(chess.QUEEN, self.opp)))

    def forks(self, side: chess.Color) -> bool:
        squares = chess.SquareSet(self.board.occupied_co[side])
        return any(len(self.targets(square, side)) > 1 for square in squares)

    def is_my_fork(self) -> bool:
        return self.forks(self.mine)

    def is_opp_not_fork(self) -> bool:
        return not self.forks(self.opp)

    def num_moves_my_king(self) -> int:
        return len(self.flights(self.mine))

    def num_not_moves_opp_king(self) -> int:
        return 8 - len(self.flights(self.opp))

    def my_king_prox_rook(self) -> int:
        return 8 - self.rook_distance(self.mine)

    def opp_king_dist_rook(self) -> int:
        return self.rook_distance(self.opp)

    def my_pieces_same_line(self) -> bool:
        return self.guarding(self.mine)

    def opp_pieces_not_same_line(self) -> bool:
        return not self.guarding(self.opp)

    def is_opp_king_protecting_piece(self) -> bool:
        return bool(self.board.attacks(self.king(self.opp)) & self.pieces(self.opp))

    def is_my_king_protecting_piece(self) -> bool:
        return bool(self.board.attacks(self.king(self.mine)) & self.pieces(self.mine))

    # Table 3.

    def evaluate_material(self) -> int:
        return material(self.board, self.mine)

    def is_material_increase(self) -> bool:
        return material(self.board, self.mine) > material(self.before, self.mine)

    def is_mate(self) -> bool:
        return self.board.is_checkmate()

    def is_mate_in_one(self) -> bool:
        return any(board.is_checkmate() for _, board in successors(self.board))

    def opp_piece_can_be_captured(self) -> bool:
        passed = self.board.copy(stack=False)
        passed.turn, passed.ep_square = self.mine, None
        return wins_a_piece(passed)

    def my_piece_cannot_be_captured(self) -> bool:
        return not wins_a_piece(self.board)

    def is_opp_king_stuck(self) -> bool:
        here = edge_distance(self.king(self.opp))
        return all(edge_distance(square) < here for square in self.flights(self.opp))

    def is_my_king_not_stuck(self) -> bool:
        here = edge_distance(self.king(self.mine))
        return any(edge_distance(square) > here for square in self.flights(self.mine))

    def far_pin(self, side: chess.Color) -> bool:
        king = self.king(side)
        return any(chess.square_distance(king, square) > 1 for square in self.pinned(side))

    def is_opp_king_behind_piece(self) -> bool:
        return self.far_pin(self.opp)

    def is_my_king_not_behind_piece(self) -> bool:
        return not self.far_pin(self.mine)

    def is_opp_piece_pinned(self) -> bool:
        return bool(self.pinned(self.opp))

    def is_my_piece_not_pinned(self) -> bool:
        return not self.pinned(self.mine)


def successors(board: chess.Board) -> Iterator[tuple[chess.Move, chess.Board]]:
    for move in board.legal_moves:
        after = board.copy(stack=False)
        after.push(move)
        yield move, after


def wins_a_piece(board: chess.Board) -> bool:
    prey = board.occupied_co[not board.turn] & ~board.kings
    for move in list(board.generate_legal_moves(to_mask=prey)):
        after = board.copy(stack=False)
        after.push(move)
        if not any(after.generate_legal_moves(to_mask=chess.BB_SQUARES[move.to_square])):
            return True
    return False


def value(tree: EndgameTree, seen: Seen) -> float:
    """What a tree gives; only the branch that is taken is looked at."""
    word = tree.word
    if isinstance(word, float):
        return word
    if isinstance(word, Terminal):
        return seen.value(word.name)
    return _FUNCTIONS[word.name](tree.arguments, seen)


def _if3(arguments: Sequence[EndgameTree], seen: Seen) -> float:
    condition, one, other = arguments
    return value(one, seen) if value(condition, seen) else value(other, seen)


def _or(arguments: Sequence[EndgameTree], seen: Seen) -> float:
    return any(value(argument, seen) for argument in arguments)


def _and(arguments: Sequence[EndgameTree], seen: Seen) -> float:
    return all(value(argument, seen) for argument in arguments)


def _smaller(arguments: Sequence[EndgameTree], seen: Seen) -> float:
    return value(arguments[0], seen) < value(arguments[1], seen)


def _not(arguments: Sequence[EndgameTree], seen: Seen) -> float:
    return not value(arguments[0], seen)


_FUNCTIONS: dict[str, Callable[[Sequence[EndgameTree], Seen], float]] = {
    "if3": _if3,
    "or2": _or,
    "or3": _or,
    "and2": _and,
    "and3": _and,
    "smaller": _smaller,
    "not": _not,
}


def lot(board: chess.Board) -> int:
    """What decides among equals."""
    mixed = 0
    sets = (board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings)
    for squares in (*sets, board.occupied_co[chess.WHITE], board.occupied_co[chess.BLACK]):
        mixed = (mixed ^ squares) * _GOLDEN & _MASK
        mixed ^= mixed >> 32
    return mixed


class TwinPlayer:
    """Chooses a move as the kernel does."""

    def __init__(self, trees: EndgameTrees) -> None:
        self.trees = trees

    def choose(self, board: chess.Board) -> tuple[chess.Move, float]:
        ahead = material(board, board.turn)
        tree = self.trees[0 if ahead > 0 else 1 if ahead == 0 else 2]
        weighed = [
            (float(value(tree, Seen(board, after))), lot(after), move)
            for move, after in successors(board)
        ]
        score, _, move = max(weighed, key=lambda found: found[:2])
        return move, score


def play(white: TwinPlayer, black: TwinPlayer, start: chess.Board, most: int) -> tuple[int, int]:
    """How a game ends for White, 0 to 4, and after how many plies."""
    board, plies, known = start.copy(stack=False), 0, set[str]()
    while True:
        if is_bare(board):
            return 2, plies
        if plies >= most or board.epd() in known:
            ahead = material(board, chess.WHITE)
            return 2 + (ahead > 0) - (ahead < 0), plies
        known.add(board.epd())
        if not any(board.legal_moves):
            return (0 if board.turn else 4) if board.is_check() else 2, plies
        move, _ = (white if board.turn else black).choose(board)
        board.push(move)
        plies += 1


def is_bare(board: chess.Board) -> bool:
    heavy = board.pawns | board.rooks | board.queens
    return not heavy and chess.popcount(board.occupied) <= 3


class Stream:
    """The random words that scatter pieces (splitmix64)."""

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def square(self) -> chess.Square:
        self.state = (self.state + _GOLDEN) & _MASK
        word = self.state
        word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        word = (word ^ word >> 27) * 0x94D049BB133111EB & _MASK
        return (word ^ word >> 31) >> 58


def random_start(pieces: Sequence[chess.Piece], seed: int) -> chess.Board:
    """Pieces scattered until nobody attacks anybody."""
    stream = Stream(seed)
    while True:
        board = chess.Board(None)
        for piece in pieces:
            square = stream.square()
            while board.piece_at(square) or (
                piece.piece_type == chess.PAWN and chess.square_rank(square) in (0, 7)
            ):
                square = stream.square()
            board.set_piece_at(square, piece)
        if not any(board.is_attacked_by(not m.color, s) for s, m in board.piece_map().items()):
            return board


class TwinHunter:
    """Looks three plies ahead, at material and mates alone."""

    plies = 0

    def choose(self, board: chess.Board) -> tuple[chess.Move, float]:
        weighed = [
            (float(_hunted(after)), self.liking(after), move) for move, after in successors(board)
        ]
        value, _, move = max(weighed, key=lambda found: found[:2])
        return move, value

    def liking(self, after: chess.Board) -> int:
        drawn = lot(after) ^ self.plies * _GOLDEN & _MASK
        if not self.plies & 2:
            return drawn
        return drawn >> 4 | Seen(after, after).num_not_moves_opp_king() << 60


def _hunted(board: chess.Board) -> int:
    value = _worst_reply(board)
    replies = [after for _, after in successors(board)]
    king = board.king(board.turn)
    if king is None or edge_distance(king) > 0 or not replies:
        return value
    mated = all(any(last.is_checkmate() for _, last in successors(after)) for after in replies)
    return max(value, 999) if mated else value


def _worst_reply(board: chess.Board) -> int:
    if not any(board.legal_moves):
        return 1000 if board.is_check() else 0
    return min(_with_capture(after) for _, after in successors(board))


def _with_capture(board: chess.Board) -> int:
    now = best = material(board, board.turn)
    prey = board.occupied_co[not board.turn] & ~board.kings
    attacked = any(board.attackers_mask(board.turn, square) for square in chess.scan_forward(prey))
    if not attacked and not board.is_check():
        return now
    if not any(board.legal_moves):
        return -1000 if board.is_check() else 0
    for move in board.generate_legal_moves(to_mask=prey):
        gain = VALUES[board.piece_type_at(move.to_square) or 0]
        after = board.copy(stack=False)
        after.push(move)
        if any(after.generate_legal_moves(to_mask=chess.BB_SQUARES[move.to_square])):
            gain -= VALUES.get(board.piece_type_at(move.from_square) or 0, 0)
        best = max(best, now + gain)
    return best


def play_hunter(player: TwinPlayer, start: chess.Board, most: int) -> int:
    """How a game ends for White, whom a player has, with Hunter."""
    board, hunter = start.copy(stack=False), TwinHunter()
    for plies in range(most + 1):
        if is_bare(board) or board.is_stalemate():
            return 2
        if board.is_checkmate() and plies < most:
            return 0 if board.turn else 4
        if plies < most:
            hunter.plies = plies
            board.push((player if board.turn else hunter).choose(board)[0])
    ahead = material(board, chess.WHITE)
    return 2 + (ahead > 0) - (ahead < 0)
