"""Lessons for the network: positions that searches judge, and what another program says of them.

They come in parts, each of which depends on nothing but its number, the seed and the games that
positions are near to; so a run that was stopped goes on after its last whole part.
"""

import os
import random
import subprocess
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import chess
import numpy as np

from clausewitz import __version__, kernel
from clausewitz.games.pgn import pgn_games, refusal
from clausewitz.kernel.search.packed_positions import PACKED_WORDS
from clausewitz.runs.pool import Workers
from clausewitz.runs.progress import Progress, Tell, silent
from clausewitz.runs.run_folder import RunFolder, file_digest
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.files import GrowingFile
from clausewitz.tuning.network_learning.searched_games import searched_positions

LESSONS = "lessons.bin"
_STARTS, _PARTS = "starts.npz", "parts.txt"
_IN_A_PART = 1 << 20
_BYTES = 8 * PACKED_WORDS
_OPENING = 6  # plies, near which no game starts
_TAKEN = 0.33  # share of the positions near which games may start


@dataclass(frozen=True)
class LessonRequest:
    """Which positions, and who labels them."""

    games: tuple[Path, ...]
    labeller: Path
    """tools/stockfish_labels: positions in, labelled positions out."""
    positions: int
    in_a_part: int = _IN_A_PART
    seed: int = 0

    def settings(self) -> dict[str, Any]:
        files = [f"{file.name} {file_digest(file)}" for file in self.games]
        known = {"files": files, "labeller": file_digest(self.labeller), "seed": self.seed}
        return known | {"in_a_part": self.in_a_part, "version": __version__}


def make_lessons(
    request: LessonRequest, folder: RunFolder, workers: Workers, tell: Tell = silent
) -> int:
    """Write lessons.bin of the folder, which has been taken for the request; how many positions it
    holds in the end: at least as many as were wanted."""
    if not (folder.path / _STARTS).exists():
        folder.write_arrays(_STARTS, rows=starts_of(request.games))
    known = folder.read_journal(_PARTS).splitlines(keepends=True)
    ends = [line for line in known if line.endswith("\n")]
    folder.write_journal(_PARTS, "".join(ends))
    done = int(ends[-1]) if ends else 0
    ask = partial(_part, request, folder.path / _STARTS)
    with (
        closing(GrowingFile(folder.path / LESSONS, done)) as lessons,
        closing(workers.in_order(ask, count(len(ends)))) as parts,
    ):
        while done < _BYTES * request.positions:
            some = next(parts)
            lessons.add(some)
            done += len(some)
            folder.append(_PARTS, f"{done}\n")
            tell(Progress("labelled positions", done // _BYTES, request.positions))
    return done // _BYTES


def starts_of(games: Iterable[Path]) -> kernel.Row:
    """The first position of all, and some of those of games."""
    chance, rows = random.Random(1), [kernel.from_board(chess.Board())]
    for file in games:
        for game in pgn_games(file):
            if refusal(game):
                continue
            board = game.board()
            for ply, move in enumerate(game.mainline_moves()):
                board.push(move)
                if ply >= _OPENING and chance.random() < _TAKEN and any(board.legal_moves):
                    rows.append(kernel.from_board(board))
    return np.stack(rows)


def _part(request: LessonRequest, starts: Path, number: int) -> bytes:
    """The labelled positions of one part."""
    with np.load(starts, allow_pickle=False) as data:
        found = searched_positions(data["rows"], request.seed, number, request.in_a_part)
    try:
        command = [os.path.abspath(request.labeller)]
        done = subprocess.run(command, input=found.tobytes(), capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise ClausewitzError(f"{request.labeller} does not label: {error}") from error
    if not done.stdout or len(done.stdout) % _BYTES:
        raise ClausewitzError(f"{request.labeller} does not answer with labelled positions")
    return done.stdout
