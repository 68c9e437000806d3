"""Small calls of every command, with the files they read; what may run anything is left out.

A word that begins with + names a file of FILES: the command gets its path, and mutants are made of
its contents. {out} is a place that is new for each call. Of `query` the position is changed but not
the question, and `repl` is not called: both are Prolog with all its powers (SECURITY.md). Nor are
`site`, which reads nothing of strangers, and `playground`, which serves until it is stopped.
"""

from functools import cache

from trial import reader_seeds as seeds

_BIAS = (
    "head_pred(f, 3). type(f, (position, square, square)). direction(f, (in, out, out)).\n"
    "body_pred(legal_move, 3). type(legal_move, (square, square, position)).\n"
    "direction(legal_move, (out, out, in)).\n"
    "body_pred(captures, 3). type(captures, (square, square, position)).\n"
    "direction(captures, (in, in, in)).\nmax_vars(4). max_body(2).\n"
)
_MATE = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"
_ENDGAME = "8/8/2k5/6r1/8/8/3R4/2K5 w - - 0 1"
_FEN = seeds.FENS[1]
_LINES = "\n".join(seeds.FENS) + "\n"

CALLS: tuple[tuple[str, ...], ...] = (
    ("facts", _FEN),
    ("facts", "-", "--to", "asp"),
    ("legal", _FEN),
    ("legal", "-", "--by", "kernel"),
    ("legal", _FEN, "--by", "asp"),
    ("legal", _FEN, "--by", "prolog"),
    ("perft", _FEN, "-d", "2"),
    ("board", _FEN),
    ("board", _FEN, "-o", "{out}.svg"),
    ("suggest", _FEN),
    ("suggest", "-"),
    ("suggest", _FEN, "--by", "logic"),
    ("suggest", _FEN, "--tactics", "+tactics.pl"),
    ("suggest", _FEN, "--by", "prolog", "--tactics", "+tactics.pl", "--inferences", "500000"),
    ("suggest", _FEN, "--by", "prolog", "--tactics", "+learned.pl"),
    ("explain", _FEN, "e2a6"),
    ("tag", "+puzzles.csv"),
    ("tag", "+games.pgn", "--comments"),
    ("tag", "+lines.epd", "--json"),
    ("tag", "+puzzles.csv", "--tactics", "+motifs.pl", "-j", "1"),
    ("tag", "-", "-o", "{out}", "-j", "1"),
    ("annotate", "+games.pgn", "--nodes", "20", "-j", "1"),
    ("annotate", "-", "-o", "{out}.pgn", "--nodes", "20", "-j", "1"),
    ("coach", "+pupil.pgn", "--player", "Anna", "-o", "{out}", "--nodes", "20", "-j", "1"),
    ("query", "legal_move(A, B, Pos)", "--fen", _FEN),
    ("query", "true", "--tactics", "+tactics.pl"),
    ("sample", "+games.pgn", "-n", "5"),
    ("sample", "+games.pgn.zst", "-n", "5", "--min-move", "2"),
    ("sample", "+puzzles.csv", "-n", "5", "--theme", "mate"),
    ("sample", "-", "-n", "3", "-o", "{out}.csv", "--min-move", "1"),
    ("learn", "+examples.csv", "-o", "{out}", "--task", "+bias.pl", "--seconds", "3"),
    ("learn", "+positive.csv", "-o", "{out}", "--task", "+bias.pl", "--seconds", "3"),
    ("show", "+tactics.pl", "+examples.csv"),
    ("metrics", "+learned.pl", "+examples.csv", "-o", "{out}", "--cache", "{out}.db", "-j", "1"),
    ("report", "+metrics.json"),
    ("task", "export", "+examples.csv", "-o", "{out}", "--task", "+bias.pl"),
    ("task", "import", "+bk.pl", "-o", "{out}.csv"),
    ("patterns", "filter", _FEN, "--patterns", "+patterns.pl"),
    ("patterns", "show", "--patterns", "+patterns.pl", "-n", "3"),
    ("patterns", "show", "--patterns", "+patterns.pl", "--clauses"),
    (
        *("patterns", "learn", "--games", "+games.pgn", "--positions", "100", "-n", "5"),
        *("--rounds", "1", "-o", "{out}"),
    ),
    ("mate", _MATE, "-n", "2"),
    ("mate", "--file", "+mates.epd", "--seconds", "1"),
    ("plan", "static", _MATE, "--steps", "2", "--seconds", "2"),
    ("compose", "-o", "{out}.epd", "-n", "1", "--seconds", "2", "--size", "4"),
    ("mine", "+pupil.pgn", "-o", "{out}.csv", "--nodes", "20", "-j", "1"),
    ("sheet", "+puzzles.epd", "-o", "{out}.tex", "--no-proofs"),
    ("sheet", "+puzzles.epd", "-o", "{out}.pdf", "--no-proofs"),
    ("train", "+puzzles.csv", "--progress", "{out}.jsonl"),
    ("train", "+puzzles.epd", "-n", "1", "-o", "{out}.html", "--pgn", "{out}.pgn", "-j", "1"),
    ("train", "--due", "--progress", "+answers.jsonl"),
    ("play", "--nodes", "50"),
    ("play", "--fen", _FEN, "--opponent", "random:1"),
    ("match", "random:1", "clausewitz:nodes=20", "-n", "2", "-o", "{out}", "--max-plies", "20"),
    ("match", "random:1", "random:2", "-n", "2", "--openings", "+openings.epd"),
    ("match", "random:1", "base:+heuristic.pl", "-n", "2", "--depth", "1", "--max-plies", "6"),
    ("match", "random:1", "clausewitz:nodes=9,weights=+weights.pl", "-n", "2", "--max-plies", "6"),
    ("analyse", "+games.pgn", "--nodes", "20", "-o", "{out}.html"),
    ("reproduce", "curves", "+games.pgn", "--depth", "1"),
    ("opening", _FEN, "--lines", "+openings.pl", "-n", "3"),
    ("opening", "--moves", "e4 c5 Nf3"),
    (
        *("evolve", "KRKR", "--population", "2", "--generations", "1", "--peers", "1"),
        *("--starts", "1", "--master", "1", "--final", "1", "--max-plies", "6", "-o", "{out}"),
    ),
    (
        *("tune", "genetic", "--preset", "paper", "--population", "3", "--generations", "1"),
        *("--depth", "1", "--final", "0", "--finalists", "1", "-o", "{out}"),
    ),
    ("endgame", "explain", "+player.pl", _ENDGAME),
    ("endgame", "match", "+player.pl", "master", "--class", "KRKR", "--starts", "1"),
    ("endgame", "draw", "+player.pl", "-o", "{out}.svg"),
    ("data",),
    ("doctor",),
)

STDIN = {
    "facts": _LINES,
    "legal": _LINES,
    "suggest": "\n".join(seeds.FENS[:3]) + "\n",
    "annotate": seeds.GAME,
    "tag": f"{seeds.FENS[1]} bm e2a6;\n",
    "sample": seeds.GAME,
    "train": "hint\nh6e3\na1a2\nmoves\nsolution\nskip\nquit\n",
    "play": "e2e4\nhint\nundo\nboard\nquit\n",
}
NEVER = (
    *("--scheduler", "--jobs", "-j", "--install-completion", "--show-completion", "--count"),
    *("--lichess", "--chesscom"),
)
"""Options that are not put in by chance: they ask for other machines, or for long work."""
JUNK = (
    *("", "x", "-1", "0", "1.5", "nan", "9" * 25, "é", "\x1b[31mred", "no/such/file", "--", "-"),
    *("=cmd|' /C calc'!A0", "e2e4", "KRKR", "a,b=c", "true", "\u2028", "%s", ".", "{}", "'"),
)


@cache
def files() -> dict[str, bytes]:
    """Small ones, by their names."""
    text, first = seeds.texts, seeds.EXAMPLES.splitlines(keepends=True)
    games = b"[Event ".join(text("examples/games.pgn")[0].split(b"[Event ")[:3])
    puzzles = b"".join(text("examples/puzzles.csv")[0].splitlines(keepends=True)[:8])
    return {
        "games.pgn": games,
        "games.pgn.zst": games,
        "many.pgn": b'[White "Anna"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n\n' * 60,
        "pupil.pgn": text("examples/pupil.pgn")[0],
        "puzzles.csv": puzzles,
        "lines.epd": f'{seeds.FENS[1]} bm e2a6; id "one";\n'.encode(),
        "answers.jsonl": seeds.written(seeds.ANSWER)[0],
        "examples.csv": seeds.EXAMPLES.encode(),
        "positive.csv": "".join(first[:3]).encode(),
        "tactics.pl": text("logic/tactics/literature.pl")[0],
        "learned.pl": text("logic/tactics/learned/fork.pl")[0],
        "motifs.pl": text("logic/motifs/literature/attacks.pl")[0],
        "bias.pl": _BIAS.encode(),
        "bk.pl": f'fen(p1, "{seeds.FENS[0]}").\n'.encode(),
        "exs.pl": b"pos(f(p1, e2, e4)).\n",
        "metrics.json": seeds.written(seeds.METRICS)[0],
        "patterns.pl": seeds.small_pattern_sets()[0],
        "mates.epd": b"".join(text("examples/mates.epd")[0].splitlines(keepends=True)[:4]),
        "puzzles.epd": b"".join(text("examples/puzzles.epd")[0].splitlines(keepends=True)[:3]),
        "openings.epd": text("examples/perft.epd")[0][:600].rpartition(b"\n")[0],
        "openings.pl": b'opening(\'B20\', "Sicilian defence", "e4 c5").\n',
        "player.pl": text("logic/evolved/kqkq.pl")[0],
        "weights.pl": text("logic/weights/handset.pl")[0],
        "heuristic.pl": text("logic/heuristic/tuned.pl")[0],
    }
