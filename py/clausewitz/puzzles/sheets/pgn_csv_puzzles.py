"""Puzzles from lines of moves: those of Lichess (CSV), and games that begin in a position (PGN).

The solution is the line itself, and its motif and reason are told behind it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import chess

from clausewitz.advice.lines.line_reading import PlayedLine, read_lines
from clausewitz.games.line_files import LineFile, LineKind, LinePart
from clausewitz.games.line_readers import ReadGame, read_games
from clausewitz.games.line_readers import read_lines as read_move_lines
from clausewitz.games.move_lines import MoveLine, UnreadLine
from clausewitz.puzzles.sheets.epd_puzzles import SheetPuzzle
from clausewitz.support.errors import ClausewitzError
from clausewitz.tactics.motifs.line_cases import line_cases
from clausewitz.wording import motif_names, tell

MOST = 1_000
"""Puzzles of a sheet; files of puzzles have millions."""
WHOLE_GAMES = "whole games are no puzzles: `clausewitz mine` takes some out of them"


def read_line_puzzles(path: Path, most: int | None = None) -> list[SheetPuzzle]:
    """The puzzles of a file, in its order, or the first of them, with their reasons."""
    found: list[SheetPuzzle] = []
    file = LineFile(path)
    for part in file.parts():
        found += _puzzles_of(part)
        if most is not None and len(found) >= most:
            break
        if len(found) > MOST:
            raise ClausewitzError(f"{path}: more than {MOST:,} puzzles; choose some with --count")
    if file.broken is not None:
        raise file.broken
    if not found:
        raise ClausewitzError(f"{path}: there is no puzzle in it")
    return with_reasons(found[:most])


def _puzzles_of(part: LinePart) -> list[SheetPuzzle]:
    lines = list(_lines(part))
    cases = line_cases(lines)
    for line, reason in cases.refused:
        raise ClausewitzError(f"{line.place}: {reason}")
    return [_puzzle(line) for line in lines]


def _lines(part: LinePart) -> Iterator[MoveLine]:
    if part.kind is LineKind.GAMES:
        for game in read_games(part, 0):
            yield _game_line(game)
        return
    for line in read_move_lines(part):
        if isinstance(line, UnreadLine):
            raise ClausewitzError(f"{line.place}: {line.reason}")
        yield line


def _game_line(game: ReadGame | UnreadLine) -> MoveLine:
    """The main line of a game that begins in a position of its own, with the name it has."""
    if isinstance(game, UnreadLine):
        raise ClausewitzError(f"{game.place}: {game.reason}")
    if "FEN" not in game.game.headers:
        raise ClausewitzError(WHOLE_GAMES)
    name = game.game.headers.get("Event", "?")
    return replace(game.lines[0].line, name="" if name == "?" else name)


def _puzzle(line: MoveLine) -> SheetPuzzle:
    board = chess.Board(line.fen)
    moves = [chess.Move.from_uci(move) for move in line.moves]
    if line.after_a_move:
        board.push(moves.pop(0))
    return SheetPuzzle(board, line.place, keys=tuple(moves[:1]), name=line.name, line=tuple(moves))


def with_reasons(puzzles: Sequence[SheetPuzzle]) -> list[SheetPuzzle]:
    """Behind what is remarked of a puzzle, the first motif of its line and why it works."""
    with_line = [puzzle for puzzle in puzzles if puzzle.line]
    motifs = read_lines([PlayedLine(puzzle.board, puzzle.line) for puzzle in with_line])
    first = [own[0] for own in motifs if own]
    names = motif_names([motif.name for motif in first])
    told = zip(names, tell([motif.case() for motif in first]), strict=True)
    reasons = iter([f"{name.capitalize()}: {why}" for name, why in told])
    found = {
        id(puzzle): next(reasons) for puzzle, own in zip(with_line, motifs, strict=True) if own
    }
    return [
        replace(puzzle, remark=" ".join(filter(None, (puzzle.remark, found.get(id(puzzle))))))
        for puzzle in puzzles
    ]
