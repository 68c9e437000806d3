"""Make examples/puzzles.csv: puzzles from the games that ship, in the columns of Lichess.

    python examples/make_game_puzzles.py [--most 100] [-o examples/puzzles.csv]

A puzzle begins where one move wins and no other does: for Stockfish it is worth two pawns or more,
the next best half a pawn at most; or it is the only one that forces mate in at most four, which the
kernel proves (a mate in one may have several). The opponent's replies are Stockfish's, and the
solution goes on as long as the solver's move is the only one, up to four moves.

The themes are those that a short definition gives: mate, mateIn1 to mateIn4; otherwise advantage
or, from six pawns on, crushing; oneMove, short, long and veryLong by the number of moves; and
promotion, underPromotion, enPassant, castling, doubleCheck and smotheredMate by what a move of the
solver does. Ratings, plays and openings are unknown and stay blank. The same Stockfish makes the
same file again.
"""

import argparse
import csv
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import chess
import chess.engine
import chess.pgn

from clausewitz import kernel
from clausewitz.support.data import example_file

COLUMNS = "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags"
FIRST_PLY = 12
GLANCE, LOOK = 7, 12  # depths: to find a puzzle, and to be sure of it
WON, NOT_WON, CRUSHING = 200, 50, 600
LONGEST = 4
MATE = 100_000
LENGTHS = ("oneMove", "short", "long", "veryLong")


class Line(NamedTuple):
    score: int  # of the side to move, in centipawns
    mate: int  # in how many moves, or 0
    moves: list[chess.Move]


class Puzzle(NamedTuple):
    board: chess.Board  # before the opponent's move
    moves: list[chess.Move]  # the opponent's, then the solution
    first: Line

    def row(self, number: int) -> dict[str, str]:
        moves, themes = " ".join(move.uci() for move in self.moves), " ".join(self.themes())
        known = {"PuzzleId": f"cw{number:03}", "FEN": self.board.fen()}
        return known | {"Moves": moves, "Themes": themes}

    def themes(self) -> list[str]:
        found = set(self._kinds())
        if self.first.mate:
            found |= {"mate", f"mateIn{self.first.mate}"}
        else:
            found.add("crushing" if self.first.score >= CRUSHING else "advantage")
        found.add(LENGTHS[len(self.moves) // 2 - 1])
        return sorted(found)

    def _kinds(self) -> Iterator[str]:
        board = self.board.copy()
        for ply, move in enumerate(self.moves):
            if ply % 2:
                yield from kinds(board, move)
            board.push(move)


def kinds(board: chess.Board, move: chess.Move) -> Iterator[str]:
    """The themes that one move of the solver is a case of."""
    if move.promotion:
        yield "promotion"
        if move.promotion != chess.QUEEN:
            yield "underPromotion"
    if board.is_en_passant(move):
        yield "enPassant"
    if board.is_castling(move):
        yield "castling"
    after = board.copy()
    after.push(move)
    if len(after.checkers()) > 1:
        yield "doubleCheck"
    if after.is_checkmate() and board.piece_type_at(move.from_square) == chess.KNIGHT:
        king = after.king(after.turn)
        assert king is not None
        if not chess.BB_KING_ATTACKS[king] & ~after.occupied_co[after.turn]:
            yield "smotheredMate"


class Engine:
    """Stockfish, one thread, which forgets one position before the next."""

    def __init__(self, path: str) -> None:
        self.process = chess.engine.SimpleEngine.popen_uci(path)
        self.process.configure({"Threads": 1, "Hash": 16})

    def lines(self, board: chess.Board, depth: int, most: int = 2) -> list[Line]:
        limit = chess.engine.Limit(depth=depth)
        found = self.process.analyse(board, limit, multipv=most, game=object())
        return [_line(info) for info in found]

    def only_move(self, board: chess.Board, depth: int) -> Line | None:
        """The best line if its first move is the only one that wins."""
        if board.legal_moves.count() < 2:
            return None
        best, next_best = self.lines(board, depth)
        if best.mate:
            return best if is_only_mate(board, best.mate) else None
        return best if best.score >= WON and next_best.score <= NOT_WON else None


def _line(info: chess.engine.InfoDict) -> Line:
    score = info["score"].relative
    return Line(score.score(mate_score=MATE), max(score.mate() or 0, 0), info["pv"])


def is_only_mate(board: chess.Board, length: int) -> bool:
    if length > LONGEST:
        return False
    row = kernel.from_board(board)
    if kernel.forced_mate(row, length) != length:
        return False
    return length == 1 or len(kernel.mating_moves(row, length) or []) == 1


def solution(engine: Engine, start: chess.Board, first: Line) -> list[chess.Move] | None:
    """The moves of both sides; nothing if a mate has a second way on."""
    board, line = start.copy(), first
    moves = [line.moves[0]]
    board.push(moves[-1])
    while len(moves) < 2 * LONGEST - 1 and not board.is_game_over():
        [reply] = engine.lines(board, LOOK, 1)
        board.push(reply.moves[0])
        following = None if board.is_game_over() else engine.only_move(board, LOOK)
        if following is None or (first.mate and not following.mate):
            return None if first.mate else moves
        moves += [reply.moves[0], following.moves[0]]
        board.push(moves[-1])
    return moves


def puzzle_of(engine: Engine, game: chess.pgn.Game) -> Puzzle | None:
    """The first puzzle of a game. To take back what was just taken is none."""
    for node in game.mainline():
        board = node.board()
        if board.ply() < FIRST_PLY or board.is_game_over() or not engine.only_move(board, GLANCE):
            continue
        if not (line := engine.only_move(board, LOOK)):
            continue
        before = node.parent.board() if node.parent else board
        takes_back = before.is_capture(node.move) and line.moves[0].to_square == node.move.to_square
        moves = None if takes_back else solution(engine, board, line)
        if moves:
            return Puzzle(before.copy(stack=False), [node.move, *moves], line)
    return None


def games() -> Iterator[chess.pgn.Game]:
    with example_file("games.pgn").open(encoding="utf-8") as text:
        while (game := chess.pgn.read_game(text)) is not None:
            yield game


def make(path: Path, most: int, engine: Engine) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        table = csv.DictWriter(file, COLUMNS.split(","), lineterminator="\n")
        table.writeheader()
        number = 0
        for game in games():
            if number < most and (puzzle := puzzle_of(engine, game)):
                number += 1
                table.writerow(puzzle.row(number))
                file.flush()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--most", type=int, default=100, metavar="N")
    parser.add_argument(
        "-o", "--output", type=Path, default=Path(__file__).with_name("puzzles.csv"), metavar="FILE"
    )
    options = parser.parse_args()
    stockfish = shutil.which("stockfish", path=f"{os.environ.get('PATH', '')}:/usr/games")
    if stockfish is None:
        print("make_game_puzzles: stockfish is missing (Debian: stockfish)", file=sys.stderr)
        return 2
    engine = Engine(stockfish)
    try:
        make(options.output, options.most, engine)
    finally:
        engine.process.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
