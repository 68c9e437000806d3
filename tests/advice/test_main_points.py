"""Which motif of a line is its main point."""

import chess

from clausewitz.advice.lines.line_reading import candidates, read_lines
from clausewitz.advice.lines.line_tags import PlayedLine

# The puzzle's fork is played at once; what else the line shows is by the way.
FORK = "r3k2r/ppp2ppp/8/3N4/8/8/PPP2PPP/R3K2R w KQkq - 0 1", "d5c7 e8d7 c7a8 h8a8"


OPERA = "4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4 w k - 1 16", "b3b8 d7b8 d1d8"


def line(fen: str, moves: str) -> PlayedLine:
    return PlayedLine(chess.Board(fen), tuple(map(chess.Move.from_uci, moves.split())))


def test_the_main_point_comes_first() -> None:
    (motifs,) = read_lines([line(*FORK)])
    assert motifs[0].name == "fork"


def test_what_a_line_shows_by_the_way_is_no_point_of_it() -> None:
    """All motifs of a line, with their signs, and those that are worth saying."""
    played = line(*OPERA)
    (shown,), (points,) = candidates([played]), read_lines([played])
    signs = {motif.name: own for motif, own in shown}
    assert {"mates", "settled", "strict"} <= signs["opera_mate"]
    assert points[0].name == "opera_mate"
    assert len(points) < len(shown)


def test_the_line_of_another_reply_may_show_the_point() -> None:
    """The knight uncovers the bishop on f5: the queen falls where the knight is taken."""
    fen = "r3r1k1/1p1n1pp1/p1p4p/q1Pp1b2/3Bn3/P4NP1/2QPPPBP/2R2RK1 b - - 0 1"
    main, other = line(fen, "e4g3 c2b2 g3e2 g1h1 a5b5"), line(fen, "e4g3 h2g3 f5c2")
    (shown,) = candidates([PlayedLine(main.board, main.moves, (other.moves,))])
    signs = {motif.name: own for motif, own in shown}
    assert "only_reply" in signs["discovered_attack"]
    assert "only_reply" not in signs["fork"]
