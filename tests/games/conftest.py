"""Small files of games and puzzles, and the commands of the command line's own tests."""

from collections.abc import Callable
from pathlib import Path

import pytest

# Morphy against the Duke of Brunswick and Count Isouard, Paris 1858: 17 moves, 33 plies.
OPERA = (
    "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 "
    "9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 "
    "15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8#"
)
SHORT = "1. f3 e5 2. g4 Qh4#"

PUZZLES = """\
PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags
aaaaa,6k1/5ppp/8/8/8/1r6/5PPP/3R2K1 b - - 0 1,b3b2 d1d8,900,80,90,100,backRankMate mateIn1,https://lichess.org/AAAAAAAA#2,
bbbbb,8/1p4pp/p1r2k2/8/8/2N3P1/PP3P1P/6K1 b - - 0 1,c6c7 c3d5 f6e5 d5c7,1200,80,90,100,fork short,https://lichess.org/BBBBBBBB/black#4,
ccccc,4k3/8/8/8/7q/8/4R3/K7 b - - 0 1,h4e4 e2e4,700,80,90,100,hangingPiece oneMove,https://lichess.org/CCCCCCCC#6,
"""
"""One puzzle each of a mate, a fork and a hanging piece, with all columns of today."""


def pgn(moves: str = OPERA, result: str = "1-0", **tags: str) -> str:
    """One game; tags are added to the seven, or stand in for them."""
    seven = {"Event": "?", "Site": "?", "Date": "1858.??.??", "Round": "?"}
    seven |= {"White": "Morphy", "Black": "Isouard", "Result": result}
    head = "".join(f'[{name} "{value}"]\n' for name, value in (seven | tags).items())
    return f"{head}\n{moves} {result}\n\n"


def site(number: int) -> str:
    """The address of a game on Lichess."""
    return f"https://lichess.org/game{number:04}"


def pgn_of(number: int, **tags: str) -> str:
    """So many games that differ in their addresses alone."""
    return "".join(pgn(Site=site(n), **tags) for n in range(number))


Write = Callable[[str, str | bytes], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a file of a name and content, and answer its path."""

    def make(name: str, content: str | bytes) -> Path:
        path = tmp_path / name
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return path

    return make
