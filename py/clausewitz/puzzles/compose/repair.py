"""A board near a puzzle becomes one: pieces are moved, added, taken away, exchanged, one at a time.

The black king and the key stay, so the idea does. A change stays when it leaves no more wrong
than there was: mates that are shorter, keys that are one too many.
"""

from random import Random

import chess

from clausewitz.mates.boards import Game
from clausewitz.puzzles.compose.key_criteria import value_on
from clausewitz.puzzles.compose.puzzle import Puzzle, explored, is_as_requested, is_diagram, sound
from clausewitz.puzzles.compose.puzzle_request import PuzzleRequest

_SHORTER = 3  # a mate that is shorter is as wrong as so many other keys
_POOL = "qrbnppp"


def repaired(
    game: Game,
    board: chess.Board,
    key: chess.Move,
    request: PuzzleRequest,
    random: Random,
    tries: int,
    replies: int = 1,
) -> Puzzle | None:
    """A sound puzzle with this key and so many replies at least, if a walk meets one in time."""
    wrong = _wrong(game, board, key, request, replies)
    for _ in range(tries):
        if wrong == 0:
            puzzle = explored(game, board, key, request.mate)
            if not (request.no_duals and puzzle.duals):
                return puzzle
        changed = neighbour(game, board, key, request, random)
        if changed is None:
            continue
        still = _wrong(game, changed, key, request, replies)
        if still is not None and (wrong is None or still <= wrong):
            board, wrong = changed, still
    return None


def _wrong(
    game: Game, board: chess.Board, key: chess.Move, request: PuzzleRequest, replies: int
) -> int | None:
    """How much is wrong; None where the key is none or the position is impossible."""
    if not is_diagram(game, board, request) or game.in_check(board):
        return None
    if key not in game.legal_moves(board) or not is_as_requested(game, board, key, request):
        return None
    if not forces(game, board, key, request.mate):
        return None
    lacking = max(0, replies - len(game.legal_moves(game.after(board, key))))
    others = len(game.mating_moves(board, request.mate)) - 1
    return lacking + others + _SHORTER * len(game.mating_moves(board, request.mate - 1))


def forces(game: Game, board: chess.Board, key: chess.Move, mate: int) -> bool:
    """Whether the move mates within `mate` moves; quick, as only its replies are searched."""
    after = game.after(board, key)
    replies = game.legal_moves(after)
    answered = (game.shortest_mate(game.after(after, reply), mate - 1) for reply in replies)
    return all(answered) and (bool(replies) or game.in_check(after))


def neighbour(
    game: Game, board: chess.Board, key: chess.Move, request: PuzzleRequest, random: Random
) -> chess.Board | None:
    """The board with one piece changed; None where the change drawn cannot be made.

    Where the pieces are given, they only move.
    """
    held = {key.from_square, board.king(chess.BLACK)}
    squares = [square for square in chess.scan_forward(board.occupied) if square not in held]
    free = [
        chess.square(column, row)
        for row in range(game.size)
        for column in range(game.size)
        if not board.occupied & chess.BB_SQUARES[chess.square(column, row)]
    ]
    way = "move" if request.pieces else random.choice(("move", "move", "add", "remove", "replace"))
    changed = board.copy(stack=False)
    if way == "add":
        letter = random.choice(_POOL)
        letter = letter.upper() if random.random() < 0.3 else letter
        changed.set_piece_at(random.choice(free), chess.Piece.from_symbol(letter))
        return changed
    square = random.choice(squares)
    piece = changed.remove_piece_at(square)
    assert piece is not None
    if way == "move":
        changed.set_piece_at(random.choice(free), piece)
    elif piece.piece_type == chess.KING:
        return None
    elif way == "replace":
        kind = chess.Piece.from_symbol(random.choice(_POOL)).piece_type
        changed.set_piece_at(square, chess.Piece(kind, piece.color))
    return changed


def pruned(game: Game, puzzle: Puzzle, request: PuzzleRequest) -> Puzzle:
    """The puzzle without the pieces it does not need, the dearest first.

    Pawns stay, and Black keeps another piece than the king.
    """
    if request.pieces:
        return puzzle
    whole = puzzle.board
    pieces = chess.scan_forward(whole.occupied & ~whole.kings & ~whole.pawns)
    for square in sorted(pieces, key=lambda square: -value_on(whole, square)):
        fewer = puzzle.board.copy(stack=False)
        fewer.remove_piece_at(square)
        alone = not fewer.occupied_co[chess.BLACK] & ~fewer.kings
        if square == puzzle.key.from_square or alone:
            continue
        smaller = sound(game, fewer, request)
        if smaller is not None and smaller.key == puzzle.key:
            puzzle = smaller
    return puzzle
