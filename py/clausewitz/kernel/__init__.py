"""The compiled board: rows of bitboards, legal moves, attacks, keys and perft.

This face speaks python-chess: boards, moves and squares are its own, sets of squares its bitboards
(plain ints). In the kernel only the faces of packages know both that and rows. Compiled code of
ours goes deeper and calls the functions of the modules here directly; it lives in this package,
because the cache of machine code watches the sources of this package only. Python-chess is the slow
twin of every function, and the tests compare them.

    >>> import chess
    >>> from clausewitz import kernel
    >>> row = kernel.from_board(chess.Board())
    >>> kernel.perft(row, 4)
    197281
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain
from typing import NamedTuple

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel import entries
from clausewitz.kernel.board import fen_rows
from clausewitz.kernel.board import forced_mate as mating
from clausewitz.kernel.board.bits import U64
from clausewitz.kernel.board.legal_moves import MAX_MOVES
from clausewitz.kernel.board.perft import DEEPEST
from clausewitz.kernel.board.row import (
    BLACK,
    BLACK_SIDE,
    CASTLING,
    EN_PASSANT,
    FULLMOVE,
    HALFMOVES,
    KEY,
    OCCUPIED,
    SLOTS,
    TURN,
    WHITE,
    WHITE_SIDE,
)
from clausewitz.kernel.board.row import Row as Row
from clausewitz.kernel.relations import (
    NUMBERS,
    image_table,
    line_rows,
    move_cases,
    relation_numbers,
)
from clausewitz.kernel.relations.program_words import ANY as ANY
from clausewitz.kernel.relations.program_words import CASE_WORDS, ONE_FOR_ALL
from clausewitz.kernel.relations.program_words import CHECK as CHECK
from clausewitz.kernel.relations.program_words import COMPARE as COMPARE
from clausewitz.kernel.relations.program_words import DENY as DENY
from clausewitz.kernel.relations.program_words import END as END
from clausewitz.kernel.relations.program_words import FIND as FIND
from clausewitz.kernel.relations.program_words import FIRST_MADE as FIRST_MADE
from clausewitz.kernel.relations.program_words import FIRST_REMEMBERED as FIRST_REMEMBERED
from clausewitz.kernel.relations.program_words import FIRST_TABLE as FIRST_TABLE
from clausewitz.kernel.relations.program_words import LAST_OF_LINE as LAST_OF_LINE
from clausewitz.kernel.relations.program_words import LINE as LINE
from clausewitz.kernel.relations.program_words import LINE_ROWS as LINE_ROWS
from clausewitz.kernel.relations.program_words import LOOK_BACK as LOOK_BACK
from clausewitz.kernel.relations.program_words import MAKE as MAKE
from clausewitz.kernel.relations.program_words import MAX_POSITIONS as MAX_POSITIONS
from clausewitz.kernel.relations.program_words import MAX_VARIABLES as MAX_VARIABLES
from clausewitz.kernel.relations.trials import NO_TABLES as NO_TABLES
from clausewitz.kernel.relations.trials import STEPS as STEPS
from clausewitz.kernel.relations.trials import STEPS_OF_MANY as STEPS_OF_MANY
from clausewitz.kernel.relations.trials import ManyPrograms as ManyPrograms
from clausewitz.kernel.relations.trials import Program as Program
from clausewitz.kernel.relations.trials import StepLimitError as StepLimitError
from clausewitz.kernel.relations.trials import Tables as Tables
from clausewitz.kernel.relations.trials import solutions as solutions
from clausewitz.kernel.relations.trials import try_cases as try_cases
from clausewitz.kernel.relations.trials import try_refinements as try_refinements

RELATIONS = NUMBERS
DEEDS = relation_numbers.DEEDS
"""Relations of a line of moves that say what a half move does."""


def from_board(board: chess.Board) -> Row:
    """The row of a board that python-chess calls valid, impossible checks allowed."""
    _check(board)
    row = row_of_pieces(board)
    row[CASTLING] = board.clean_castling_rights()
    row[EN_PASSANT] = 0 if board.ep_square is None else chess.BB_SQUARES[board.ep_square]
    row[HALFMOVES], row[FULLMOVE] = board.halfmove_clock, board.fullmove_number
    row[KEY] = entries.key_from_scratch(row)
    return row


def rows_of_fens(fens: Sequence[str]) -> tuple[Row, NDArray[np.bool_]]:
    """Rows of FENs, and which are read: plain ones, of positions that `from_board` would take."""
    texts = [fen.encode(errors="replace") for fen in fens]
    ends = np.cumsum([len(text) for text in texts], dtype=np.uint64)
    rows, read = np.empty((len(fens), SLOTS), np.uint64), np.empty(len(fens), np.bool_)
    fen_rows.write_fens(np.array(bytearray().join(texts), np.uint8), ends, rows, read)
    return rows, read


def row_of_pieces(board: chess.Board) -> Row:
    """The row of any pieces on a board, kings or not: the rules of chess do not apply to it."""
    row = np.zeros(SLOTS, np.uint64)
    row[OCCUPIED] = board.occupied
    for piece in chess.PIECE_TYPES:
        row[piece] = board.pieces_mask(piece, chess.WHITE) | board.pieces_mask(piece, chess.BLACK)
    row[WHITE], row[BLACK] = board.occupied_co[chess.WHITE], board.occupied_co[chess.BLACK]
    row[TURN] = _side(board.turn)
    return row


def _check(board: chess.Board) -> None:
    """Refuse what compiled code, which does not check its indices, could not survive."""
    for side in chess.COLORS:
        kings = chess.popcount(board.pieces_mask(chess.KING, side))
        pieces = chess.popcount(board.occupied_co[side])
        if kings != 1 or pieces > 16:
            name = chess.COLOR_NAMES[side]
            raise ValueError(f"{name} has {kings} kings and {pieces} pieces: {board.fen()}")
    if board.chess960:
        raise ValueError(f"the kernel does not know Chess960: {board.fen()}")


def to_board(row: Row) -> chess.Board:
    """The board of a row, without its history."""
    board = chess.Board(None)
    for piece in chess.PIECE_TYPES:
        for side in chess.COLORS:
            for square in chess.scan_forward(int(row[piece] & row[WHITE + _side(side)])):
                board.set_piece_at(square, chess.Piece(piece, side))
    board.turn = not row[TURN]
    board.castling_rights = int(row[CASTLING])
    board.ep_square = chess.lsb(int(row[EN_PASSANT])) if row[EN_PASSANT] else None
    board.halfmove_clock, board.fullmove_number = int(row[HALFMOVES]), int(row[FULLMOVE])
    return board


def legal_moves(row: Row) -> list[chess.Move]:
    words = np.empty(MAX_MOVES, np.uint64)
    count = entries.write_legal_moves(row, words)
    return [move_of(int(word)) for word in words[: int(count)]]


def make(row: Row, move: chess.Move) -> Row:
    """The row after a legal move."""
    after = np.empty(SLOTS, np.uint64)
    promotion = move.promotion or 0
    entries.make(row, U64(move.from_square), U64(move.to_square), U64(promotion), after)
    return after


def attacks(row: Row, square: chess.Square) -> chess.Bitboard:
    """The squares the piece on `square` attacks; pinned or not, own pieces or empty squares."""
    return int(entries.attacks(row, U64(square)))


def is_blacks(rows: Row) -> NDArray[np.bool_]:
    """In which of the rows Black is to move."""
    found: NDArray[np.bool_] = rows[:, TURN] != WHITE_SIDE
    return found


def key(row: Row) -> int:
    """The Zobrist key: equal for equal positions; en passant counts where it can be played."""
    return int(entries.key(row))


def cases(positions: Sequence[Row]) -> tuple[Row, Row]:
    """Rows of the positions and of those after each legal move, and the table of the moves.

    A line of the table: the number of the row before and after the move, from, to. A promotion
    is one move, to a queen.
    """
    before = np.ascontiguousarray(positions, np.uint64).reshape(len(positions), SLOTS)
    moves = np.empty(MAX_MOVES, np.uint64)
    count = int(move_cases.count_cases(before, moves))
    after = np.empty((count, SLOTS), np.uint64)
    table = np.empty((count, CASE_WORDS), np.uint64)
    move_cases.write_cases(before, U64(len(before)), after, table, moves)
    return np.concatenate([before, after]), table


class LineRows(NamedTuple):
    """The rows of lines of moves, one line after the other: see relations/line_rows.py."""

    rows: Row
    firsts: Row
    """The number of each line's first row."""
    legal: Row
    """How many moves of each could be made."""


def lines(starts: Sequence[Row], moves: Sequence[Sequence[int]], after_a_move: bool) -> LineRows:
    """The rows of lines that start so, with moves as words: from, to << 6, promotion << 12.

    The first of the moves leads to the line, or is the solver's own.
    """
    ends = np.cumsum([len(each) for each in moves], dtype=np.uint64)
    count = int(ends[-1]) + len(moves) * (1 if after_a_move else 2) if len(moves) else 0
    found = LineRows(
        np.empty((count, SLOTS), np.uint64),
        np.empty(len(moves), np.uint64),
        np.empty(len(moves), np.uint64),
    )
    line_rows.write_lines(
        np.array(starts, np.uint64).reshape(len(moves), SLOTS),
        np.fromiter(chain.from_iterable(moves), np.uint64),
        ends,
        after_a_move,
        *found,
    )
    return found


class Listing(NamedTuple):
    """A relation that is listed: how many tuples each row has, and all of them, a line each."""

    counts: NDArray[np.int64]
    tuples: NDArray[np.int64]
    one_for_all: bool = False
    """Whether the tuples of the first row are those of all rows."""


def tables(listings: Sequence[Listing], rows: int) -> Tables:
    """The relations that are listed; rows after the last that a listing counts have no tuples."""
    index = np.zeros((max(1, len(listings)), rows + 2), np.uint64)
    words, start = [np.zeros(1, np.uint64)], 1
    for number, listing in enumerate(listings):
        arity = listing.tuples.shape[1]
        ends = start + np.cumsum(listing.counts)
        index[number, 0] = arity + ONE_FOR_ALL * listing.one_for_all
        index[number, 1] = start
        index[number, 2 : 2 + len(ends)] = ends
        start += len(listing.tuples)
        index[number, 2 + len(ends) :] = start
        places = 1 << 6 * np.arange(arity, dtype=np.int64)
        words.append((listing.tuples @ places).astype(np.uint64))
    return NO_TABLES._replace(starts=index, tuples=np.concatenate(words))


def remember(tables: Tables, names: Sequence[str], rows: Row) -> Tables:
    """The tables, and in their memory the images of these relations for all rows."""
    written, places, begin = {}, [], 0
    for name in names:
        words = image_table.WORDS_OF_TWO if name in OF_TWO else image_table.WORDS_OF_ONE
        written[name] = np.empty((len(rows), words), np.uint64)
        places.append((begin, words))
        begin += written[name].size
    for start in range(0, len(rows), _REMEMBERED_AT_ONCE):
        some = slice(start, start + _REMEMBERED_AT_ONCE)
        _write_images({name: words[some] for name, words in written.items()}, rows[some])
    memory = np.concatenate([words.reshape(-1) for words in written.values()])
    return tables._replace(memory=memory, places=np.array(places, np.uint64))


def _write_images(memory: dict[str, Row], rows: Row) -> None:
    for by_force, (gain, loss) in enumerate(_OUTCOMES):
        if gain in memory and loss in memory:
            both = memory.pop(gain), memory.pop(loss)
            image_table.write_outcomes(bool(by_force), rows, *both)
    for name, words in memory.items():
        image_table.write_memory(U64(NUMBERS[name]), rows, words)


_OUTCOMES = (("can_gain", "must_lose"), ("can_earn", "must_pay"))
_REMEMBERED_AT_ONCE = 1_000  # rows, some tenths of a second: signals are heard in between
OF_TWO = frozenset((*relation_numbers.DUELS, "best_reply"))
COSTLY = OF_TWO.union(
    relation_numbers.PROPERTIES,
    relation_numbers.AHEAD,
    (name for name in relation_numbers.PROSPECTS if name != "exposed"),
    relation_numbers.FORCING,
    ("check", "checkmate", "stalemate", "has_moves"),
)
"""Relations worth remembering where many clauses are tried on the same rows."""


def perft(row: Row, depth: int) -> int:
    """How many lines of `depth` legal moves there are, each played to its end."""
    return _perft(row, depth, bulk=False)


def perft_bulk(row: Row, depth: int) -> int:
    """The same number, with the last move of each line counted instead of played."""
    return _perft(row, depth, bulk=True)


def _perft(row: Row, depth: int, bulk: bool) -> int:
    if depth < 0:
        raise ValueError(f"perft depth is {depth}, must be 0 or more")
    if depth > DEEPEST:
        return sum(_perft(make(row, move), depth - 1, bulk) for move in legal_moves(row))
    return int(entries.perft(row, U64(depth), bulk))


def _side(color: chess.Color) -> U64:
    return WHITE_SIDE if color == chess.WHITE else BLACK_SIDE


def move_of(word: int) -> chess.Move:
    """The move of a word as moves.py lays it out."""
    return chess.Move(word & 63, word >> 6 & 63, (word >> 12 & 7) or None)


def mating_moves(row: Row, moves: int, limit: int = 0) -> list[chess.Move] | None:
    """All first moves that force mate in at most so many moves, whatever the replies.

    None where one of them would need more positions than `limit` to be judged; 0 is no limit.
    Clocks and repetition do not count.
    """
    judged = list(_judged(row, moves, limit))
    if any(verdict == mating.UNDECIDED for _, verdict in judged):
        return None
    return [move for move, verdict in judged if verdict == mating.MATE]


def forced_mate(row: Row, moves: int, limit: int = 0) -> int | None:
    """In how many moves the side to move forces mate, 0 if not in so many; None as above."""
    for distance in range(1, moves + 1):
        verdicts = set()
        for _, verdict in _judged(row, distance, limit):
            if verdict == mating.MATE:
                return distance
            verdicts.add(int(verdict))
        if mating.UNDECIDED in verdicts:
            return None
    return 0


def _judged(row: Row, moves: int, limit: int) -> Iterator[tuple[chess.Move, U64]]:
    """Each legal move, and whether it leads to mate."""
    if moves < 1:
        raise ValueError(f"mate in {moves}: it takes one move or more")
    workspace = mating.workspace(moves)
    for move in legal_moves(row):
        after = make(row, move)
        yield move, mating.is_mated(after, U64(moves - 1), U64(limit), *workspace, _known())


@cache
def _known() -> Row:
    """Forced mates and their absence never change, so all searches share what is known."""
    return mating.table()
