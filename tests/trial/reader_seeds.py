"""Real files that ship with the project, and small ones as its commands write them."""

import json
from functools import cache
from pathlib import Path

from clausewitz.patterns.graphs.pattern import PatternSet
from clausewitz.patterns.graphs.pattern_files import read_patterns, text_of

ROOT = Path(__file__).parents[2]
FENS = (
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "rnbqkb1r/pp1p1pPp/8/2p1pP2/1P6/3P3P/P1P1P3/RNBQKBNR w KQkq e6 0 1",
    "4k3/P7/8/8/8/8/7p/4K3 w - - 99 80",
    "8/8/2k5/6r1/8/8/3R4/2K5 b - - 12 60",
)
EXAMPLES = (
    "fen,move,rating,label,source,split\n"
    "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 4 4,f3f7,1500,1,a,train\n"
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1,e2a6,,1,b,train\n"
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1,e1g1,2000,0,b,train\n"
)
UCI = (
    "position startpos moves e2e4 e7e5 g1f3\nsetoption name Hash value 16\ngo depth 3\n",
    f"position fen {FENS[1]} moves e1g1\ngo wtime 500 btime 500 winc 10 movestogo 5\n",
    f"position fen {FENS[4]}\nsetoption name Clear Hash\ngo nodes 500 searchmoves a7a8q\n",
    "setoption name MultiPV value 3\nposition startpos\ngo ponder movetime 3\ngo mate 2\n",
)
_ESTIMATE = {"value": 0.5, "low": 0.25, "high": 0.75, "n": 4}
_FIGURES = {
    "suggestions": 3,
    "coverage": _ESTIMATE,
    "accuracy": {"suggestions": _ESTIMATE, "covered": _ESTIMATE, "chance": _ESTIMATE},
    "divergence": {"stockfish": _ESTIMATE},
    "value": {"stockfish": _ESTIMATE},
}
ANSWER = (
    '{"day": "2026-03-01", "puzzle": "8/8/8/8/8/6k1/8/K6Q w - - h1h8", "grade": 3, '
    '"line": {"fen": "8/8/8/8/8/6k1/8/K6Q w - - 0 1", "moves": ["h1h8"], "name": "one"}}\n'
    '{"day": "2026-03-03", "puzzle": "8/8/8/8/8/6k1/8/K6Q w - - h1h8", "grade": 1}\n'
)
METRICS = {
    "positions": 4,
    "examples": {"name": "examples.csv", "digest": "0123456789abcdef"},
    "engines": [{"name": "stockfish", "identity": "15", "mode": "fast", "label": "depth 1"}],
    "missing": [{"engine": "maia", "reason": "no file"}],
    "baselines": [{"name": "random", **_FIGURES}],
    "policy": {"rank": "order", **_FIGURES},
    "tactics": [
        {
            "name": "fork",
            "clause": "fork(P, F, T) :- legal_move(F, T, P).",
            "english": "A fork.",
            "shown": [{"fen": FENS[0], "move": "e2e4", "played": "d2d4", "bindings": {"A": "e4"}}],
            **_FIGURES,
        }
    ],
}
GAME = (
    '[Event "match"]\n[Round "1.1"]\n[White "a"]\n[Black "b"]\n[Result "1-0"]\n'
    '[Ending "checkmate"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n\n'
)
INFO = (
    "info depth 12 seldepth 18 multipv 1 score cp 34 nodes 9999 nps 1 hashfull 3 time 2 pv e2e4\n"
    "info score mate -3 pv e2e4\ninfo depth 1 score cp -12 upperbound wdl 1 2 3\n"
)


@cache
def texts(*patterns: str) -> tuple[bytes, ...]:
    """The files of the project that these patterns name."""
    found = [path for pattern in patterns for path in sorted(ROOT.glob(pattern))]
    assert found, patterns
    return tuple(path.read_bytes() for path in found)


def written(*values: object) -> tuple[bytes, ...]:
    """Texts as they are, other values as JSON."""
    return tuple((v if isinstance(v, str) else json.dumps(v, indent=1)).encode() for v in values)


@cache
def small_pattern_sets() -> tuple[bytes, ...]:
    """A few patterns of the shipped ones at a time: as many as there are take long to read."""
    known = read_patterns(ROOT / "logic" / "patterns" / "masters.pl")
    some = (known.patterns[start : start + 12] for start in range(0, 5000, 500))
    return tuple(text_of(PatternSet(tuple(few), known.header)).encode() for few in some)
