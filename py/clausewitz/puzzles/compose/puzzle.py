"""The exact filter: is this position a sound puzzle? Every move of both sides is looked at."""

from dataclasses import dataclass
from itertools import pairwise

import chess

from clausewitz.mates.boards import Game
from clausewitz.puzzles.compose import key_criteria
from clausewitz.puzzles.compose.material import black_of, is_possible, value_of, white_of
from clausewitz.puzzles.compose.puzzle_request import PuzzleRequest
from clausewitz.puzzles.compose.same_puzzle import Form, form_of, idea_of


@dataclass(frozen=True)
class Puzzle:
    """A position in which White has one key."""

    board: chess.Board
    key: chess.Move
    mate: int
    lines: tuple[tuple[chess.Move, tuple[chess.Move, ...]], ...]
    """The replies to the key, and all moves that go on to mate after each."""
    themes: tuple[str, ...] = ()
    """Themes that it was composed for."""

    @property
    def replies(self) -> int:
        return len(self.lines)

    @property
    def duals(self) -> int:
        """How many replies White can answer in more than one way."""
        return sum(len(answers) > 1 for _, answers in self.lines)

    @property
    def form(self) -> Form:
        return form_of(self.board)

    @property
    def idea(self) -> Form:
        """The black king, the key, and how White goes on."""
        mates = []
        for _, (answer, *_) in self.lines:
            again = answer.from_square == self.key.to_square
            piece = self.board.piece_at(self.key.from_square if again else answer.from_square)
            mates.append((piece.symbol().upper() if piece else "?", answer))
        return idea_of(self.board, self.key, mates)

    @property
    def worth(self) -> tuple[int, int]:
        """What White's pieces and Black's are worth in pawns."""
        white, black = sides(self.board)
        return value_of(white), value_of(black)


def sound(game: Game, board: chess.Board, request: PuzzleRequest) -> Puzzle | None:
    """The puzzle, if there is exactly one key, no shorter mate, and all is as requested.

    The name of its mate is not checked here: the composer does it, and it takes longer.
    """
    if not is_diagram(game, board, request) or not key_criteria.starts_calmly(game, board):
        return None
    if game.shortest_mate(board, request.mate - 1):
        return None
    key = key_criteria.winning_move(game, board, request.mate)
    if key is None or not is_as_requested(game, board, key, request):
        return None
    puzzle = explored(game, board, key, request.mate)
    return None if request.no_duals and puzzle.duals else puzzle


def explored(game: Game, board: chess.Board, key: chess.Move, mate: int) -> Puzzle:
    """The puzzle with its lines; the key is known to force mate."""
    after = game.after(board, key)
    lines = []
    for reply in game.legal_moves(after):
        answers = game.mating_moves(game.after(after, reply), mate - 1)
        lines.append((reply, tuple(answers)))
    return Puzzle(board, key, mate, tuple(lines))


def is_as_requested(
    game: Game, board: chess.Board, key: chess.Move, request: PuzzleRequest
) -> bool:
    """Whether the key is of the requested sort, and the replies are few enough.

    The criteria of a good puzzle that concern the key are checked here; `sound` checks the others.
    """
    candidate = (game, board, key)
    return (
        (request.check or not key_criteria.is_check(*candidate))
        and not (request.no_capture and key_criteria.is_capture(*candidate))
        and not (request.quiet and not key_criteria.is_quiet(*candidate))
        and not (request.promotion and not key_criteria.is_promotion(*candidate))
        and len(game.legal_moves(game.after(board, key))) <= request.replies
        and not (request.sacrifice and not key_criteria.is_sacrifice(*candidate))
        and not (request.good and not key_criteria.is_not_too_easy(*candidate))
        and not (request.good and not key_criteria.is_hard_to_see(*candidate))
    )


def is_diagram(game: Game, board: chess.Board, request: PuzzleRequest) -> bool:
    """Whether a game could look like this: kings, pawns, counts; Black not in check."""
    white, black = sides(board)
    if white.count("K") != 1 or black.count("k") != 1:
        return False
    if len(white) > request.white or len(black) > request.black:
        return False
    if value_of(white) > request.spend or value_of(black) < request.face:
        return False
    if not (is_possible(white, request.promoted) and is_possible(black, request.promoted)):
        return False
    if not request.promoted and not _bishops_differ(board):
        return False
    if board.pawns & (chess.BB_RANKS[0] | chess.BB_RANKS[game.size - 1]):
        return False
    king = board.king(not board.turn)
    return king is not None and not board.is_attacked_by(board.turn, king)


def sides(board: chess.Board) -> tuple[str, str]:
    """The letters of White's pieces and of Black's."""
    letters = "".join(piece.symbol() for piece in board.piece_map().values())
    return white_of(letters), black_of(letters)


def _bishops_differ(board: chess.Board) -> bool:
    """A side's two bishops stand on squares of different colours, as they started."""
    return all(
        bool(chess.BB_SQUARES[one] & chess.BB_LIGHT_SQUARES)
        != bool(chess.BB_SQUARES[other] & chess.BB_LIGHT_SQUARES)
        for side in chess.COLORS
        for one, other in pairwise(board.pieces(chess.BISHOP, side))
    )
