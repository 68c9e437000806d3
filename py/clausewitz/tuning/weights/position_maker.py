"""Files of labelled positions made: those of games and puzzles, many with random moves played, so
that also what nobody would play is seen; and what a player says about each.

The positions depend on nothing but the files and the seed, so a run that was stopped goes on where
the last whole part of its file ends.
"""

import random
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from itertools import count, islice
from pathlib import Path
from typing import Any

import chess

from clausewitz import __version__
from clausewitz.engines.own.search_limit import MATE, Choice, Limit
from clausewitz.games.lichess_puzzles import all_puzzles
from clausewitz.games.pgn import pgn_games, refusal
from clausewitz.games.published_files import Source
from clausewitz.play.players.parameters import parse_player
from clausewitz.play.players.player_names import find_player
from clausewitz.runs.pool import Workers
from clausewitz.runs.progress import Progress, Tell, silent
from clausewitz.runs.run_folder import RunFolder, file_digest
from clausewitz.support.errors import ClausewitzError
from clausewitz.tuning.weights.position_labels import check_labeller

POSITIONS = "positions.txt"
_PART = 100  # positions that are written together
_OPENING = 5  # plies, of which no position is taken
_OF_GAME, _OF_PUZZLE = 0.4, 0.3  # shares of their positions that are taken as they are
_CHANGED = 0.5  # share of a game's positions that are taken with random moves
_RANDOM_MOVES = (1, 1, 2, 2, 3)
_FAR_MATE = 1000  # moves; scores nearer to MATE are mates


@dataclass(frozen=True)
class PositionRequest:
    """Which positions, and who labels them."""

    files: tuple[Path, ...]
    labels: str
    positions: int
    seed: int = 0

    def settings(self) -> dict[str, Any]:
        files = [f"{file.name} {file_digest(file)}" for file in self.files]
        known = {"files": files, "labels": self.labels, "seed": self.seed}
        return known | {"version": __version__}


def make_positions(
    request: PositionRequest, folder: RunFolder, workers: Workers, tell: Tell = silent
) -> int:
    """Write positions.txt of the folder, which has been taken for the request; how many positions
    it holds in the end."""
    check_labeller(request.labels)
    known = folder.read_journal(POSITIONS).splitlines(keepends=True)
    done = len(known) // _PART * _PART
    if any(not line.endswith("\n") for line in known) or len(known) > done:
        folder.write_journal(POSITIONS, "".join(known[:done]))
    wanted = islice(_positions(request.files, request.seed), done, request.positions)
    with closing(workers.in_order(partial(_labelled, request.labels), _parts(wanted))) as parts:
        for lines in parts:
            folder.append(POSITIONS, "".join(lines))
            done += len(lines)
            tell(Progress("labelled positions", done, request.positions))
    if not done:
        raise ClausewitzError("no position was found in the files")
    return done


def _parts(fens: Iterable[str]) -> Iterator[list[str]]:
    taken = iter(fens)
    while part := list(islice(taken, _PART)):
        yield part


def _labelled(player: str, fens: list[str]) -> list[str]:
    """The lines of some positions. Each is a new game, so a label depends on its position alone."""
    limit = parse_player(player).limit(Limit())
    lines = list[str]()
    with closing(find_player(player)) as labeller:
        for fen in fens:
            labeller.new_game()
            choice = labeller.choose(chess.Board(fen), limit)
            lines.append(f"{fen};{_label(player, choice)};{choice.move.uci()}\n")
    return lines


def _label(player: str, choice: Choice) -> str:
    if choice.score is None:
        raise ClausewitzError(f"{player} reports no scores")
    moves = MATE - abs(choice.score)
    if moves > _FAR_MATE:
        return f"cp {choice.score}"
    return f"mate {moves if choice.score > 0 else -moves}"


def _positions(files: Iterable[Path], seed: int) -> Iterator[str]:
    """The positions of all files: nobody is in check, and somebody can still win."""
    numbers = count()
    for file in files:
        for start, moves, is_puzzle in _lines(file):
            chance = random.Random(f"{seed} line {next(numbers)}")
            chosen = _of_puzzle if is_puzzle else _of_game
            for board in chosen(start, moves, chance):
                is_over = not any(board.legal_moves) or board.is_insufficient_material()
                if not is_over and not board.is_check():
                    yield board.fen()


def _lines(file: Path) -> Iterator[tuple[chess.Board, list[chess.Move], bool]]:
    """The games or puzzles of a file: the first position, the moves, and whether it is a puzzle."""
    if ".csv" in file.suffixes:
        for puzzle in all_puzzles(Source(file)):
            moves = [chess.Move.from_uci(uci) for uci in puzzle.cells["Moves"].split()]
            yield chess.Board(puzzle.cells["FEN"]), moves, True
        return
    for game in pgn_games(file):
        if not refusal(game):
            yield game.board(), list(game.mainline_moves()), False


def _of_game(
    board: chess.Board, moves: list[chess.Move], chance: random.Random
) -> Iterator[chess.Board]:
    for ply, move in enumerate(moves):
        board.push(move)
        if ply < _OPENING:
            continue
        if chance.random() < _OF_GAME:
            yield board
        if chance.random() < _CHANGED:
            yield _changed(board, chance.choice(_RANDOM_MOVES), chance)


def _of_puzzle(
    board: chess.Board, moves: list[chess.Move], chance: random.Random
) -> Iterator[chess.Board]:
    for move in moves[:3]:
        board.push(move)
        if chance.random() < _OF_PUZZLE:
            yield board
    yield _changed(board, chance.choice(_RANDOM_MOVES), chance)


def _changed(board: chess.Board, moves: int, chance: random.Random) -> chess.Board:
    """The position after so many random moves, or fewer if it is over by then."""
    after = board.copy(stack=False)
    for _ in range(moves):
        legal = list(after.legal_moves)
        if not legal:
            break
        after.push(chance.choice(legal))
    return after
