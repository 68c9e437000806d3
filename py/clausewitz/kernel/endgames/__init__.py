"""Evolved endgame players, compiled: what they see, how they choose, whole tournaments.

As the kernel's own face, this one speaks python-chess and numpy.
"""

from collections.abc import Sequence

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel import from_board, move_of
from clausewitz.kernel.board.row import SLOTS, Row
from clausewitz.kernel.endgames import entries
from clausewitz.kernel.endgames.choose_move import CHOOSE, PLAY, SURVEY, WEIGH
from clausewitz.kernel.endgames.language import FIRST_CONSTANT, MOST_NODES, TERMINALS
from clausewitz.kernel.endgames.workspace import (
    AFTER,
    CHOICE,
    I64,
    MOST_PLIES,
    PLAYER,
    WORKSPACE,
    Players,
    Workspaces,
)

_MASK = (1 << 64) - 1
_NOBODY = np.zeros(1, PLAYER)
_ALONE = np.zeros((1, 3), np.int64)

Programs = Sequence[bytes]
"""The three trees of a player as postfix programs."""
HUNTER: Programs = ()
"""An opponent without trees, which looks three plies ahead: see hunter.py."""


def players_of(programs: Sequence[Programs]) -> Players:
    """Players that can play; what they are made of must be well formed. HUNTER has no trees."""
    made = np.zeros(len(programs), PLAYER)
    for player, trees in zip(made, programs, strict=True):
        player["hunts"] = not trees
        for status, tree in enumerate(trees):
            if not 0 < len(tree) <= MOST_NODES:
                raise ValueError(f"a tree has {len(tree)} nodes, at most {MOST_NODES} are allowed")
            player["nodes"][status, : len(tree)] = np.frombuffer(tree, np.uint8)
            player["lengths"][status] = len(tree)
            player["wanted"][status] = sum(1 << node for node in {*tree} if node < FIRST_CONSTANT)
    return made


def terminals(before: chess.Board, after: chess.Board) -> dict[str, int]:
    """The values of all terminals on the board after a move; the player is who made it."""
    workspaces, _ = _act(_NOBODY, SURVEY, before, after)
    values = workspaces["values"][0]
    return {terminal.name: int(value) for terminal, value in zip(TERMINALS, values, strict=True)}


def value(players: Players, status: int, before: chess.Board, after: chess.Board) -> float:
    """What a tree of the first player gives the board after a move."""
    workspaces, _ = _act(players, WEIGH, before, after, status)
    return float(workspaces["score"][0])


def choose(players: Players, board: chess.Board) -> tuple[chess.Move, float] | None:
    """The first player's move and its score; nothing where no move is legal."""
    workspaces, number = _act(players, CHOOSE, board, board)
    if number < 0:
        return None
    return move_of(int(workspaces["moves"][0, CHOICE, number])), float(workspaces["score"][0])


def random_start(pieces: Sequence[chess.Piece], seed: int, tries: int = 1_000_000) -> Row | None:
    """A position of these pieces with none attacked, White to move; None after so many tries."""
    codes = [(0 if piece.color else 8) + piece.piece_type for piece in pieces]
    row = np.zeros(SLOTS, np.uint64)
    found = entries.find_start(row, np.array(codes, np.uint64), np.uint64(seed & _MASK), I64(tries))
    return row if found else None


def play_meetings(
    players: Players, starts: Row, meetings: NDArray[np.int64], most: int
) -> NDArray[np.int64]:
    """The results for White of two games for each meeting: of the first with White, with Black."""
    if not 0 < most <= MOST_PLIES:
        raise ValueError(f"a game has at most {MOST_PLIES} plies, not {most}")
    limits = [len(players), len(players), len(starts)]
    if (meetings < 0).any() or (meetings >= limits).any():
        raise ValueError("a meeting of players or a start that are not there")
    results = np.zeros((len(meetings), 2), np.int64)
    entries.act(np.zeros(1, WORKSPACE), players, PLAY, I64(most), starts, meetings, results)
    return results


def _act(
    players: Players, deed: I64, before: chess.Board, after: chess.Board, status: int = 0
) -> tuple[Workspaces, int]:
    """Something else than games: the workspace afterwards, and the number of a move."""
    workspaces, results = np.zeros(1, WORKSPACE), np.zeros((1, 2), np.int64)
    workspaces["rows"][0, AFTER] = from_board(after)
    starts = from_board(before)[np.newaxis]
    entries.act(workspaces, players, deed, I64(status), starts, _ALONE, results)
    return workspaces, int(results[0, 0])
