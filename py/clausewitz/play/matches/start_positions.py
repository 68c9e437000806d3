"""Where the games of a match start: openings by chance, from a file, or both, always the same."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import chess
import chess.pgn

from clausewitz.clauses import read_text
from clausewitz.games.epd import EpdPosition, read_epds
from clausewitz.games.opening_lines import play_moves, read_facts, table_file
from clausewitz.games.pgn import pgn_games, refusal
from clausewitz.position.board import PIECE_VALUES, after_move, fen_of, material, parse_fen
from clausewitz.support.errors import ClausewitzError

RANDOM_PLIES = 8
FILE_PLIES = 16
"""Of a game in a file so many plies are the opening."""

ECO = "eco"

_TRIES = 200
_CAPTURES = 8  # plies


@dataclass(frozen=True)
class Opening:
    """A position and moves from there, which both players get as the start of their game."""

    fen: str = chess.STARTING_FEN
    moves: tuple[str, ...] = ()
    name: str = ""

    def board(self) -> chess.Board:
        """The position after the moves, with the moves on its stack."""
        board = chess.Board(self.fen)
        for move in self.moves:
            board.push_uci(move)
        return board


def openings(seed: int, plies: int, among: Sequence[Opening] = ()) -> Iterator[Opening]:
    """One after another without end, all different where that can be.

    Openings of a file come in random order, and again from the first after the last;
    `plies` random moves follow each.
    """
    ground = list(among) or [Opening()]
    random.Random(f"{seed} order").shuffle(ground)
    seen = set[str]()
    for number in count():
        chance = random.Random(f"{seed} {number} {plies}")
        yield _drawn(ground[number % len(ground)], plies, chance, seen)


def _drawn(start: Opening, plies: int, chance: random.Random, seen: set[str]) -> Opening:
    if plies == 0:
        return start
    even: Opening | None = None
    for _ in range(_TRIES):
        found = _continued(start, plies, chance)
        if found is None:
            continue
        board = found.board()
        if not is_quiet(board) or material(board) != material(start.board()):
            continue
        even = found
        if board.epd() not in seen:
            seen.add(board.epd())
            return found
    if even is None:
        raise ClausewitzError(f"no opening of {plies} random plies was found after {start.fen}")
    return even


def _continued(start: Opening, plies: int, chance: random.Random) -> Opening | None:
    """The opening with some moves more, if the game goes on so long."""
    board, moves = start.board(), list(start.moves)
    for _ in range(plies):
        legal = sorted(move.uci() for move in board.legal_moves)
        if not legal:
            return None
        moves.append(chance.choice(legal))
        board.push_uci(moves[-1])
    return Opening(start.fen, tuple(moves), start.name) if any(board.legal_moves) else None


def is_quiet(board: chess.Board) -> bool:
    """Nobody is in check, and whoever is to move can neither mate nor win material at once."""
    if board.is_check() or any(after_move(board, m).is_checkmate() for m in board.legal_moves):
        return False
    return _gain(board, -99, 99, _CAPTURES) < 1


def _gain(board: chess.Board, low: int, high: int, plies: int) -> int:
    """What captures bring the side to move, who may stop at any time."""
    best = 0
    captures = list(board.generate_legal_captures()) if plies else []
    for move in sorted(captures, key=lambda move: -_taken(board, move)):
        if best >= high:
            break
        taken = _taken(board, move)
        board.push(move)
        best = max(best, taken - _gain(board, taken - high, taken - max(low, best), plies - 1))
        board.pop()
    return best


def _taken(board: chess.Board, move: chess.Move) -> int:
    piece = board.piece_type_at(move.to_square) or chess.PAWN  # en passant
    return PIECE_VALUES.get(piece, 0)


def read_openings(path: Path, plies: int = FILE_PLIES) -> list[Opening]:
    """Openings from games (.pgn), from positions, one a line (.epd, .fen), or from facts (.pl).

    `eco` is the project's own table of openings.
    """
    if str(path) == ECO or path.suffix.lower() == ".pl":
        found = list(_from_facts(table_file() if str(path) == ECO else path, plies))
    elif path.suffix.lower() == ".pgn":
        found = list(_from_games(path, plies))
    else:
        found = list(read_epds(read_text(path), str(path), _from_line))
    if not found:
        raise ClausewitzError(f"{path}: there is no opening in it")
    return found


def _from_games(path: Path, plies: int) -> Iterator[Opening]:
    for number, game in enumerate(pgn_games(path), 1):
        try:
            yield _from_game(game, plies)
        except ClausewitzError as error:
            raise ClausewitzError(f"{path}: game {number}: {error}") from error


def _from_game(game: chess.pgn.Game, plies: int) -> Opening:
    if game.errors:
        raise ClausewitzError(refusal(game))
    start = parse_fen(fen_of(game.board()))
    moves = tuple(move.uci() for move in game.mainline_moves())[:plies]
    if not moves and "FEN" not in game.headers:
        raise ClausewitzError("it has no moves")
    name = game.headers.get("Opening", game.headers.get("ECO", ""))
    return _open(Opening(fen_of(start), moves, name))


def _from_facts(path: Path, plies: int) -> Iterator[Opening]:
    """The lines, of long ones the beginning, if nothing is to be won there at once.

    What several begin with counts once.
    """
    seen = set[str]()
    for line in read_facts(path):
        moves = " ".join(line.moves[:plies])
        if moves not in seen:
            seen.add(moves)
            try:
                board = play_moves(chess.Board(), moves)
            except ClausewitzError as error:
                raise ClausewitzError(f"{line.place}: {error}") from error
            if any(board.legal_moves) and is_quiet(board):
                yield Opening(moves=tuple(m.uci() for m in board.move_stack), name=line.title)


def _from_line(line: EpdPosition, _place: str) -> Opening:
    return _open(Opening(fen_of(line.board), (), line.name))


def _open(opening: Opening) -> Opening:
    if not any(opening.board().legal_moves):
        raise ClausewitzError("the game is over before it begins")
    return opening
