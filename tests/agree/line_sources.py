"""Lines of moves of what ships: puzzles seen from both sides, and games where something odd is."""

from collections.abc import Iterator
from functools import cache

import chess
import chess.pgn

from agree.sources import GAMES, pgn_games
from clausewitz.games.lichess_puzzles import all_puzzles, puzzle_line
from clausewitz.games.move_lines import MoveLine
from clausewitz.games.published_files import Source
from clausewitz.position.board import fen_of
from clausewitz.support.data import example_file

WINDOW = 6
"""Half moves of a game that are a line."""
ODD_PLACES = 3
"""Lines of one game."""


@cache
def shipped_lines() -> tuple[MoveLine, ...]:
    """Some hundred lines, with and without the move before, of 1 to 8 half moves."""
    puzzles = list(map(puzzle_line, all_puzzles(Source(example_file("puzzles.csv")))))
    return (*(view for puzzle in puzzles for view in _views(puzzle)), *_odd_lines())


def _views(puzzle: MoveLine) -> Iterator[MoveLine]:
    """The puzzle, the same without the move before, the opponent's lines, and the first move."""
    yield puzzle
    yield _from(puzzle, 1, after_a_move=False)
    if len(puzzle.moves) > 2:
        yield _from(puzzle, 1, after_a_move=True)
    yield MoveLine(puzzle.name, puzzle.fen, puzzle.moves[:2], True)


def _from(line: MoveLine, start: int, *, after_a_move: bool) -> MoveLine:
    """The line without its first moves."""
    board = chess.Board(line.fen)
    for move in line.moves[:start]:
        board.push_uci(move)
    return MoveLine(line.name, fen_of(board), line.moves[start:], after_a_move)


def _odd_lines() -> Iterator[MoveLine]:
    """Of games: lines around castling, taking en passant and promotions, which puzzles lack.

    Every other one as if a pawn had become something else than a queen, where one did.
    """
    for number, game in enumerate(pgn_games(GAMES)):
        moves, board = list(game.mainline_moves()), game.board()
        found = 0
        for place, move in enumerate(moves):
            if board.is_castling(move) or board.is_en_passant(move) or move.promotion:
                start, found = max(0, place - 1 - number % 3), found + 1
                window = tuple(one.uci() for one in moves[start : start + WINDOW])
                before = board.copy()
                for _ in range(start, place):
                    before.pop()
                line = MoveLine("", fen_of(before), window, after_a_move=bool(number % 2))
                yield _underpromoted(line) if number % 2 else line
            if found == ODD_PLACES:
                break
            board.push(move)


def _underpromoted(line: MoveLine) -> MoveLine:
    """The line up to a promotion, which is to a knight; but not up to the first of its moves."""
    for place, move in enumerate(line.moves):
        if place and len(move) == 5:
            moves = (*line.moves[:place], move[:4] + "n")
            return MoveLine(line.name, line.fen, moves, line.after_a_move)
    return line
