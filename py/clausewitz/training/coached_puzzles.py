"""What a player missed and allowed, as puzzles: read from a folder that `coach` wrote."""

import re
from collections.abc import Collection, Iterator
from dataclasses import replace
from pathlib import Path

import chess

from clausewitz.coaching.chances import ExplainedChance
from clausewitz.coaching.game_records import JUDGED, GameRecord, all_chances, read_records
from clausewitz.games.move_lines import UnreadLine
from clausewitz.games.pgn import game_of
from clausewitz.position.board import parse_fen
from clausewitz.puzzles.puzzle_files import FilePuzzle
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.escapes import for_line
from clausewitz.support.limits import shortened
from clausewitz.training.puzzle_ratings import shipped_weights

_MISSED, _OVERLOOKED, _ALLOWED = "missed", "overlooked", "allowed"
KINDS = _MISSED, _OVERLOOKED, _ALLOWED
"""What can be trained."""
_PREDICATE = re.compile(r"[a-z]\w{0,99}", re.ASCII)
_SQUARE = re.compile(r"[a-h][1-8]", re.ASCII)


def coached_puzzles(
    folder: Path, kinds: Collection[str] = KINDS
) -> Iterator[FilePuzzle | UnreadLine]:
    """A puzzle for each tactic of these kinds, with the explanation that the coach gave.

    First those that were missed, then those that were allowed, each from the latest game on.
    """
    file = folder / JUDGED
    if not file.is_file():
        raise ClausewitzError(f"{folder}: not a folder that coach has written: no {JUDGED}")
    try:
        games = read_records(file).games
        chances = [one for one in all_chances(reversed(games)) if one[2] in kinds]
    except (ValueError, TypeError, LookupError, AttributeError) as error:
        raise ClausewitzError(
            f"{file}: damaged, or not written by this version of coach"
        ) from error
    for game, chance, kind in sorted(chances, key=lambda one: _order(one[2])):
        try:
            yield _puzzle(game, chance, kind)
        except (ValueError, TypeError, LookupError, AttributeError) as error:
            yield UnreadLine(f"{folder}/{JUDGED}", shortened(for_line(str(error))))


def _order(kind: str) -> tuple[bool, bool]:
    """First what was missed, last what was allowed; between them what did no harm."""
    return kind == _ALLOWED, kind != _MISSED


def _puzzle(game: GameRecord, chance: ExplainedChance, kind: str) -> FilePuzzle:
    board = _with_last_move(game, chance)
    line = _played(board, chance)
    found = FilePuzzle(
        board,
        for_line(game.place),
        keys=line[:1],
        name=for_line(f"{kind.capitalize()} against {game.opponent}{_day(game)}"),
        remark=for_line(chance.why),
        line=line,
        motif=chance.motif if _PREDICATE.fullmatch(chance.motif) else "",
        squares=tuple(filter(_SQUARE.fullmatch, chance.squares)),
    )
    if not board.move_stack:
        return found
    start = board.copy()
    last = start.pop()
    return replace(found, rating=shipped_weights().rating(start, (last, *line)))


def _with_last_move(game: GameRecord, chance: ExplainedChance) -> chess.Board:
    """The position to solve; it remembers the move that led there, if the game has it."""
    position = parse_fen(chance.fen)
    played = game_of(game.pgn.encode())
    if played is None:
        return position
    before = played.board()
    moves = list(played.mainline_moves())[: chance.ply - before.ply()]
    for move in moves[:-1]:
        before.push(move)
    board = before.copy(stack=False)
    if not moves or not board.is_legal(moves[-1]):
        return position
    board.push(moves[-1])
    return board if board.fen() == position.fen() else position


def _played(board: chess.Board, chance: ExplainedChance) -> tuple[chess.Move, ...]:
    """The tactic up to the last move of its side; ValueError if it cannot be played."""
    after = board.copy(stack=False)
    for move in chance.moves:
        if move not in after.legal_moves:
            raise ValueError(f"{move.uci()} is not a legal move there")
        after.push(move)
    if not chance.moves:
        raise ValueError("it has no move to find")
    return chance.moves[: len(chance.moves) - (len(chance.moves) + 1) % 2]


def _day(game: GameRecord) -> str:
    day = game.when[0]
    return f", {day}" if day[:1].isdigit() else ""
