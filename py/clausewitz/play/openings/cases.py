"""The case base: every board of every line, and how near each is to a given board.

A case is a board on the way of a line, with the line's name and the move that it plays next. The
distance of two boards is the number of squares that differ, as between two strings of 64 signs.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz.games.opening_lines import OpeningLine, read_facts, table_file
from clausewitz.support.errors import ClausewitzError

WITHIN = 2
"""A case is retrieved if it is nearer than the nearest one's distance and this."""


@dataclass(frozen=True, slots=True)
class Case:
    """A board of a line: the one after so many of its plies."""

    line: OpeningLine
    ply: int
    distance: int

    @property
    def length(self) -> int:
        """Plies of the whole line."""
        return len(self.line.moves)

    @property
    def move(self) -> str | None:
        """What the line plays here, in SAN; None at its end."""
        return self.line.moves[self.ply] if self.ply < self.length else None

    def legal_move(self, board: chess.Board) -> chess.Move | None:
        """The case's move on another board, if it can be played there."""
        if self.move is None:
            return None
        try:
            return board.parse_san(self.move)
        except ValueError:
            return None


@dataclass(frozen=True, slots=True)
class NamedOpening:
    """What a board is called, and how far the board that bears the name is from it."""

    line: OpeningLine
    distance: int


class CaseBase:
    """Lines of opening play; cases in the order of the lines. Lines of the user come first."""

    def __init__(self, lines: Iterable[OpeningLine]) -> None:
        self.lines = sorted(lines, key=lambda line: not line.own)
        if not self.lines:
            raise ClausewitzError("a case base needs a line of play")
        tree = _Tree()
        paths = [tree.follow(line) for line in self.lines]
        self._squares = _squares(tree.boards)
        self._white = np.array(tree.white)
        self._lengths = np.array([len(line.moves) for line in self.lines])
        self._own = np.array([line.own for line in self.lines])
        self._nodes = np.concatenate([np.array(path) for path in paths])
        self._line = np.repeat(np.arange(len(paths)), self._lengths + 1)
        self._ply = np.concatenate([np.arange(len(path)) for path in paths])
        self._names = _names(tree, paths)

    def __len__(self) -> int:
        return len(self._nodes)

    def retrieve(self, board: chess.Board, *, by_length: bool = True) -> list[Case]:
        """The cases nearest to the board: all within WITHIN, not inclusive, of the minimum.

        Only boards with the same side to move count. The longest lines come first, or else the
        lines stay in their order; in both the user's own precede.
        """
        distances = self._distances(board)
        near = distances < distances.min() + WITHIN
        found = np.flatnonzero(near[self._nodes])
        if by_length:
            lines = self._line[found]
            found = found[np.lexsort((-self._lengths[lines], ~self._own[lines]))]
        return [self._case(index, distances) for index in found.tolist()]

    def _case(self, index: int, distances: NDArray[np.int64]) -> Case:
        distance = int(distances[self._nodes[index]])
        return Case(self.lines[self._line[index]], int(self._ply[index]), distance)

    def name(self, board: chess.Board) -> NamedOpening | None:
        """The longest line that leads to this board, or else to one that is nearest to it.

        Nobody has named the start position.
        """
        distances = self._distances(board)
        nearest = int(distances.min())
        lines = [self._names[node] for node in np.flatnonzero(distances == nearest)]
        named = [self.lines[line] for line in lines if line is not None]
        if not named:
            return None
        return NamedOpening(max(named, key=lambda line: len(line.moves)), nearest)

    def left(self, board: chess.Board) -> tuple[NamedOpening, int] | None:
        """The last board of the game that is of some line, and how many plies ago it was."""
        board = board.copy()
        for ago in range(len(board.move_stack) + 1):
            named = self.name(board)
            if named and named.distance == 0:
                return named, ago
            if board.move_stack:
                board.pop()
        return None

    def _distances(self, board: chess.Board) -> NDArray[np.int64]:
        """From each board of the case base; beyond reach where the other side is to move."""
        here = _squares([_bitboards(board)])
        distances = np.count_nonzero(self._squares != here, axis=1)
        return np.where(self._white == board.turn, distances, _BEYOND_REACH)


_BEYOND_REACH = 1000


class _Tree:
    """The boards of all lines, each beginning played once: lines share most of their moves."""

    def __init__(self) -> None:
        self.board = chess.Board()
        self.boards = [_bitboards(self.board)]
        self.white = [True]
        self.parents = [0]
        self._path = [0]  # of the board
        self._words: dict[tuple[int, str], tuple[chess.Move, int]] = {}
        self._moves: dict[tuple[int, chess.Move], int] = {}

    def follow(self, line: OpeningLine) -> list[int]:
        """The boards of the line, from the start position to its end."""
        path = [0]
        for ply, word in enumerate(line.moves):
            known = self._words.get((path[-1], word))
            if known is None:
                self._stand_at(path, line)
                known = self._words[path[-1], word] = self._child(path[-1], word, line, ply)
            path.append(known[1])
        return path

    def _stand_at(self, path: list[int], line: OpeningLine) -> None:
        """Bring the board to the end of a path that has been played before."""
        shared = 0
        while shared < min(len(path), len(self._path)) and path[shared] == self._path[shared]:
            shared += 1
        for _ in self._path[shared:]:
            self.board.pop()
        for ply in range(shared, len(path)):
            self.board.push(self._words[path[ply - 1], line.moves[ply - 1]][0])
        self._path = list(path)

    def _child(self, parent: int, word: str, line: OpeningLine, ply: int) -> tuple[chess.Move, int]:
        try:
            move = self.board.parse_san(word)
        except ValueError:
            move = chess.Move.null()
        if not move:
            before = " ".join(line.moves[:ply]) or "the start"
            raise ClausewitzError(f'{line.place}: "{word}" is not a legal move after {before}')
        child = self._moves.setdefault((parent, move), len(self.boards))
        if child == len(self.boards):
            self.board.push(move)
            self._path.append(child)
            self.boards.append(_bitboards(self.board))
            self.white.append(self.board.turn)
            self.parents.append(parent)
        return move, child


def _names(tree: _Tree, paths: Sequence[Sequence[int]]) -> list[int | None]:
    """For each board the line that names it: the longest that ends there or on the way there.

    Where none does, the longest that passes.
    """
    ends: list[int | None] = [None] * len(tree.boards)
    for line, path in enumerate(paths):
        if ends[path[-1]] is None:
            ends[path[-1]] = line
    for node, parent in enumerate(tree.parents):
        if ends[node] is None:
            ends[node] = ends[parent]
    for line in sorted(range(len(paths)), key=lambda line: -len(paths[line])):
        for node in paths[line][1:]:
            if ends[node] is None:
                ends[node] = line
    return ends


def board_names(lines: Sequence[OpeningLine]) -> dict[str, int]:
    """For each board of the lines that has a name, the number of the line that gives it: the
    longest that leads there. Boards by the first two fields of a FEN."""
    tree = _Tree()
    names = _names(tree, [tree.follow(line) for line in lines])
    found: dict[str, int] = {}
    for board, white, line in zip(tree.boards, tree.white, names, strict=True):
        if line is not None:
            key = board_key(_placed(board), white)
            known = found.setdefault(key, line)
            if len(lines[line].moves) > len(lines[known].moves):
                found[key] = line
    return found


def board_key(board: chess.BaseBoard, white: bool) -> str:
    return f"{board.board_fen()} {'w' if white else 'b'}"


def _placed(bitboards: tuple[int, ...]) -> chess.BaseBoard:
    """The board of such bitboards."""
    *kinds, black = bitboards
    board = chess.BaseBoard.empty()
    for kind, squares in zip(chess.PIECE_TYPES, kinds, strict=True):
        for square in chess.scan_forward(squares):
            side = chess.BLACK if black >> square & 1 else chess.WHITE
            board.set_piece_at(square, chess.Piece(kind, side))
    return board


def _bitboards(board: chess.Board) -> tuple[int, ...]:
    """The squares of each kind of piece, and those of Black."""
    kinds = (board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings)
    return (*kinds, board.occupied_co[chess.BLACK])


def _squares(boards: Sequence[tuple[int, ...]]) -> NDArray[np.uint8]:
    """A row of 64 for each board: 0 for an empty square, else a number for each piece and side."""
    masks = np.array(boards, dtype="<u8")
    bits = np.unpackbits(masks.view(np.uint8), axis=1, bitorder="little")
    kinds = bits.reshape(len(boards), -1, 64)
    pieces = np.arange(1, len(chess.PIECE_TYPES) + 1, dtype=np.uint8)
    rows = (kinds[:, :-1] * pieces[:, np.newaxis]).sum(axis=1, dtype=np.uint8)
    return np.asarray(rows + 8 * kinds[:, -1], dtype=np.uint8)


@cache
def table() -> CaseBase:
    """The case base of the table of openings that ships with the project."""
    return CaseBase(read_facts(table_file()))


def with_lines(lines: Sequence[OpeningLine]) -> CaseBase:
    """The table of openings with lines of the user."""
    return CaseBase([*lines, *read_facts(table_file())]) if lines else table()
