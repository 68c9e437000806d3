"""All of perft-standard.epd to depth 4; start position and kiwipete, its first two, to 5."""

from pathlib import Path

import chess
import pytest

from clausewitz import kernel

SUITE = Path(__file__).parents[3] / "shared" / "data" / "epd" / "perft-standard.epd"
pytestmark = pytest.mark.skipif(not SUITE.is_file(), reason=f"{SUITE} is absent")


def known_counts(line: str) -> tuple[str, dict[int, int]]:
    """`FEN ;D1 20 ;D2 400` gives the FEN and {1: 20, 2: 400}."""
    fen, *fields = line.split(";")
    pairs = [field.split() for field in fields]
    return fen.strip(), {int(name.removeprefix("D")): int(count) for name, count in pairs}


def test_counts_are_those_of_the_file() -> None:
    lines = SUITE.read_text().splitlines()
    assert len(lines) == 128
    for number, line in enumerate(lines):
        fen, known = known_counts(line)
        deepest = max(5 if number < 2 else 4, min(known))
        row = kernel.from_board(chess.Board(fen))
        wanted = {depth: count for depth, count in known.items() if depth <= deepest}
        counted = {depth: kernel.perft_bulk(row, depth) for depth in wanted}
        assert counted == wanted, fen
        assert kernel.perft(row, min(4, deepest)) == kernel.perft_bulk(row, min(4, deepest)), fen
