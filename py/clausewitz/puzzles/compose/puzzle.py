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
            man = self.board.piece_at(self.key.from_square if again else answer.from_square)
            mates.append((man.symbol().upper() if man else "?", answer))
        return idea_of(self.board, self.key, mates)

    @property
    def worth(self) -> tuple[int, int]:
        """What White's pieces and Black's are worth in pawns."""
        white, black = sides(self.board)
        return value_of(white), value_of(black)


def sound(game: Game, board: chess.Board, wish: PuzzleRequest) -> Puzzle | None:
    """The puzzle, if there is exactly one key, no shorter mate, and all is as wished.

    The name of its mate is not asked here: that is the composer's, and takes longer.
    """
    if not is_diagram(game, board, wish) or not key_criteria.starts_calmly(game, board):
        return None
    if game.shortest_mate(board, wish.mate - 1):
        return None
    key = key_criteria.winning_move(game, board, wish.mate)
    if key is None or not is_wished(game, board, key, wish):
        return None
    puzzle = explored(game, board, key, wish.mate)
    return None if wish.no_duals and puzzle.duals else puzzle


def explored(game: Game, board: chess.Board, key: chess.Move, mate: int) -> Puzzle:
    """The puzzle with its lines; the key is known to force mate."""
    after = game.after(board, key)
    lines = []
    for reply in game.legal_moves(after):
        answers = game.mating_moves(game.after(after, reply), mate - 1)
        lines.append((reply, tuple(answers)))
    return Puzzle(board, key, mate, tuple(lines))


def is_wished(game: Game, board: chess.Board, key: chess.Move, wish: PuzzleRequest) -> bool:
    """Whether the key is of the wished sort, and the replies are few enough.

    Of the criteria of a good puzzle those about the key are asked here; the others `sound` asks.
    """
    asked = (game, board, key)
    return (
        (wish.check or not key_criteria.is_check(*asked))
        and not (wish.no_capture and key_criteria.is_capture(*asked))
        and not (wish.quiet and not key_criteria.is_quiet(*asked))
        and not (wish.promotion and not key_criteria.is_promotion(*asked))
        and len(game.legal_moves(game.after(board, key))) <= wish.replies
        and not (wish.sacrifice and not key_criteria.is_sacrifice(*asked))
        and not (wish.good and not key_criteria.is_not_too_easy(*asked))
        and not (wish.good and not key_criteria.is_hard_to_see(*asked))
    )


def is_diagram(game: Game, board: chess.Board, wish: PuzzleRequest) -> bool:
    """Whether a game could look like this: kings, pawns, counts; Black not in check."""
    white, black = sides(board)
    if white.count("K") != 1 or black.count("k") != 1:
        return False
    if len(white) > wish.white or len(black) > wish.black:
        return False
    if value_of(white) > wish.spend or value_of(black) < wish.face:
        return False
    if not (is_possible(white, wish.promoted) and is_possible(black, wish.promoted)):
        return False
    if not wish.promoted and not _bishops_differ(board):
        return False
    if board.pawns & (chess.BB_RANKS[0] | chess.BB_RANKS[game.size - 1]):
        return False
    king = board.king(not board.turn)
    return king is not None and not board.is_attacked_by(board.turn, king)


def sides(board: chess.Board) -> tuple[str, str]:
    """The letters of White's pieces and of Black's."""
    letters = "".join(man.symbol() for man in board.piece_map().values())
    return white_of(letters), black_of(letters)


def _bishops_differ(board: chess.Board) -> bool:
    """A side's two bishops stand on squares of different colours, as they started."""
    return all(
        bool(chess.BB_SQUARES[one] & chess.BB_LIGHT_SQUARES)
        != bool(chess.BB_SQUARES[other] & chess.BB_LIGHT_SQUARES)
        for side in chess.COLORS
        for one, other in pairwise(board.pieces(chess.BISHOP, side))
    )
