"""Games of a pupil, short ones in which it is known what happens."""

import io
from pathlib import Path

import chess.pgn

# White mates; White overlooks the mate and takes a pawn; a quiet game.
MATED = "1. e4 e5 2. Qh5 {early} Nc6 3. Bc4 Nf6 4. Qxf7# 1-0"
OVERLOOKED = "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxe5+ (4. Qf3 Bc5) Nxe5 5. Be2 d5 0-1"
RESIGNED = "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 1-0"  # before the mate was played
QUIET = "1. d4 d5 2. Nf3 Nf6 3. e3 e6 4. Bd3 Bd6 5. O-O O-O 1/2-1/2"
ILLEGAL = "1. e4 e5 2. Ke3 Nc6 *"
HOSTILE = '<script>alert(1)</script>&"'
FEW = 5_000
"""Nodes that are enough for these games."""


def pgn(moves: str, white: str = "Anna", black: str = "Bert", **tags: str) -> str:
    """A game in PGN."""
    result = moves.split()[-1]
    heads = {"Event": "Club", "White": white, "Black": black, "Result": result, **tags}
    lines = [f'[{name} "{value.replace(chr(34), chr(39))}"]' for name, value in heads.items()]
    return "\n".join([*lines, "", moves, "", ""])


def pupil_file(folder: Path, *games: str) -> Path:
    path = folder / "pupil.pgn"
    path.write_text("\n".join(games or default_games()), encoding="utf-8")
    return path


def default_games() -> list[str]:
    """Three games, one of which has names that a page could obey."""
    return [
        pgn(MATED, WhiteElo="1500", BlackElo="1480", Date="2024.01.02"),
        pgn(OVERLOOKED, black=HOSTILE, WhiteElo="1510", Date="2024.01.03", Opening=HOSTILE),
        pgn(QUIET, white="Bert", black="Anna", BlackElo="1520"),
    ]


def read_games(text: str) -> list[chess.pgn.Game]:
    stream, found = io.StringIO(text), []
    while (game := chess.pgn.read_game(stream)) is not None:
        found.append(game)
    return found


def moves_of(game: chess.pgn.Game) -> list[str]:
    return [move.uci() for move in game.mainline_moves()]
