"""Facts of other kinds, what runs leave behind, and options that ask for too much."""

import json
import sqlite3
from collections.abc import Iterator, Mapping
from random import Random

from trial import reader_seeds as seeds
from trial.bomb_packed import EXAMPLES, TACTIC

Made = tuple[str, tuple[str, ...], Mapping[str, bytes]]
_MATE = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"
_ENDGAME = "8/8/2k5/6r1/8/8/3R4/2K5 w - - 0 1"
_QUICK = ("-n", "2", "--max-plies", "6")


def facts(chance: Random) -> Iterator[Made]:
    """Patterns, players, weights, openings, positions."""
    deep, size = chance.choice((40, 3000)), chance.choice((300_000, 900_000))
    tree = "if3(is_mate, 500, " * deep + "1" + ")" * deep
    wide = tree
    for _ in range(12):
        wide = f"if3(is_mate, {wide}, {wide})" if len(wide) < size else wide
    player = 'endgame_player(x, "KRKR").\n'
    explain = ("endgame", "explain", "{dir}/bomb.pl", _ENDGAME)
    words: tuple[str, ...]
    for name, text in {
        "a deep tree": f"{player}endgame_tree(x, advantage, {tree}).\n",
        "a wide tree": f"{player}endgame_tree(x, advantage, {wide}).\n",
        "trees without end": player + "endgame_tree(x, advantage, \n" * (size // 30),
        "classes": f'endgame_player(x, "{"KRKR," * (size // 5)}KRKR").\n',
        "many players": player * (size // 30),
        "a name": f'endgame_player({"x" * size}, "KRKR").\n',
    }.items():
        yield f"player {name}", explain, {"bomb.pl": text.encode()}
    head = seeds.small_pattern_sets()[0].decode()
    pattern = "pattern(p1, positional, 2, 1842, 526364, 12026).\n"
    for name, text in {
        "many patterns": head + pattern.replace("p1", "q%d") * 2000 % tuple(range(2000)),
        "one pattern often": head + pattern * (size // 50),
        "many edges": head + "attack(p1, a, b).\n" * (size // 20),
    }.items():
        words = ("patterns", "filter", seeds.FENS[1], "--patterns", "{dir}/bomb.pl")
        yield f"patterns {name}", words, {"bomb.pl": text.encode()}
    weights = ("match", "random:1", "clausewitz:nodes=9,weights={dir}/bomb.pl", *_QUICK)
    base = ("match", "random:1", "base:{dir}/bomb.pl", "--depth", "1", *_QUICK)
    weight = "weight(man(pawn, a1), 82, 94).\n"
    yield "weights often", weights, {"bomb.pl": (weight * (size // 35)).encode()}
    yield "weights large", weights, {"bomb.pl": weight.replace("82", "9" * 5000).encode()}
    yield "heuristic", base, {"bomb.pl": b"weights(x, 1000, 1000, 1000).\n" * (size // 40)}
    opening = 'opening(\'B20\', "Sicilian defence", "%s").\n'
    lines = {
        "long": opening % ("e4 c5 Nf3 Nc6 Ng1 Nb8 " * (size // 25)),
        "many": "".join(opening % f"e4 c5 Nf3 {a}6" for a in "abdegh") * (size // 400),
        "long name": opening.replace("Sicilian", "S" * size) % "e4 c5",
    }
    for name, text in lines.items():
        yield f"lines {name}", ("opening", "--lines", "{dir}/bomb.pl"), {"bomb.pl": text.encode()}
        words = ("match", "random:1", "random:2", "--openings", "{dir}/bomb.pl", *_QUICK)
        yield f"openings {name}", words, {"bomb.pl": text.encode()}
    epd = "6k1/5ppp/8/8/8/8/8/R3K3 w - - "
    fill = chance.choice((";", '"', " ", "a;", 'c0 "', "bm ", "dm 1;", "\\", "9"))
    for name, text in {
        "signs": epd + fill * (size // len(fill)),
        "a pv": epd + "pv " + "a1a8 " * (size // 5) + ";",
        "a length": epd + "dm " + "9" * size + ";",
        "blank": "\n" * size,
    }.items():
        file = {"bomb.epd": text.encode()}
        yield f"epd {name}", ("mate", "--file", "{dir}/bomb.epd", "--seconds", "1"), file
        yield f"epd {name}", ("tag", "{dir}/bomb.epd", "-o", "{dir}/out", "-j", "1"), file
        yield f"epd {name}", ("sheet", "{dir}/bomb.epd", "-o", "{dir}/out.tex", "--no-proofs"), file
    for name, text in {
        "a cell": 'fen,move\n"' + "a" * size,
        "many columns": "fen,move" + ",x" * (size // 2) + "\n",
        "quotes": "fen,move\n" + '"' * size,
        "columns and rows": "fen,move" + ",x" * 3000 + "\n" + ("," * 3001 + "\n") * 100,
    }.items():
        words = ("learn", "{dir}/bomb.csv", "-o", "{dir}/out", "--seconds", "3")
        yield f"examples {name}", words, {"bomb.csv": text.encode()}


def records(chance: Random) -> Iterator[Made]:
    """Folders of runs, journals, answers, and a cache."""
    learn: tuple[str, ...]
    deep, size = chance.choice((900, 100_000)), chance.choice((300_000, 900_000))
    number = chance.choice(("9" * 5000, "1e999", "9" * 4000, "-1e400", "NaN"))
    nested = chance.choice(("[", '{"a":')) * deep
    metrics = json.dumps(seeds.METRICS)
    for name, text in {
        "deep": nested,
        "numbers": metrics.replace('"positions": 4', f'"positions": {number}'),
        "many": metrics.replace('"missing": [', '"missing": [' + "[]," * (size // 3)),
        "long": metrics.replace("A fork.", "a" * size),
        "keys": metrics[:-1] + "".join(f', "k{n}": {n}' for n in range(size // 20)) + "}",
    }.items():
        yield f"metrics {name}", ("report", "{dir}/run"), {"run/metrics.json": text.encode()}
    answer = seeds.ANSWER.splitlines()[0]
    for name, text in {
        "deep": nested + "\n",
        "numbers": answer.replace('"grade": 3', f'"grade": {number}') + "\n",
        "many": (answer + "\n") * 1000,
        "a line": "[" + "1," * (size // 2),
        "blank": "\n" * size,
        "moves": answer.replace('"h1h8"]', '"h1h8"' + ', "h1h8"' * (size // 10) + "]") + "\n",
    }.items():
        words = ("train", "--due", "--progress", "{dir}/answers.jsonl")
        yield f"answers {name}", words, {"answers.jsonl": text.encode()}
    again = ("{dir}/games.pgn", "-o", "{dir}/out.pgn", "--resume", "--nodes", "20", "-j", "1")
    journal = nested + "\n" + "[]\n" * (size // 3)
    files = {"games.pgn": seeds.GAME.encode(), "examples.csv": EXAMPLES, "tactics.pl": TACTIC}
    yield (
        "annotate journal",
        ("annotate", *again),
        {**files, "out.pgn.run/settings.json": journal.encode()},
    )
    match = ("match", "random:1", "random:2", *_QUICK, "-o", "{dir}/run", "--resume")
    for name, text in {
        "deep": nested,
        "many": "[" + "[]," * (size // 3),
        "numbers": number,
    }.items():
        settings = {"run/settings.json": text.encode()}
        yield f"settings {name}", match, settings
        learn = ("learn", "{dir}/examples.csv", "-o", "{dir}/run", "--resume", "--seconds", "3")
        yield f"settings {name}", learn, {**files, **settings}
    measure = (
        *("metrics", "{dir}/tactics.pl", "{dir}/examples.csv", "-o", "{dir}/out"),
        *("--cache", "{dir}/values.db", "-j", "1"),
    )
    for name, database in _databases(chance):
        yield f"cache {name}", measure, {**files, "values.db": database}


def _databases(chance: Random) -> Iterator[tuple[str, bytes]]:
    """Caches whose tables are views without end, or hold large cells."""
    endless = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT"
    names = {"engine": "x AS id, 'e' AS identity", "evaluation": "x AS engine, 'f' AS fen"}
    views = [f"CREATE VIEW {name} AS {endless} {cells} FROM n" for name, cells in names.items()]
    cells = ["CREATE TABLE file (path TEXT PRIMARY KEY, stamp TEXT, identity TEXT)"]
    cells += [f"INSERT INTO file VALUES ({n}, zeroblob(300000), 'x')" for n in range(2)]
    chance.shuffle(views)
    for name, statements in (("views", views), ("cells", cells)):
        data = sqlite3.connect(":memory:")
        for statement in statements:
            data.execute(statement)
        data.commit()
        yield name, data.serialize()


def options(chance: Random) -> Iterator[Made]:
    """What somebody may ask for by mistake."""
    large = str(chance.choice((1000, 10**6, 10**9, 10**15)))
    for words in (
        ("plan", "static", _MATE, "--steps", large, "--seconds", "3"),
        ("plan", "help", "--steps", large, "--white", large, "--black", large, "--seconds", "3"),
        ("plan", "static", "--size", large),
        ("plan", "dynamic", "--steps", "4", "-n", large, "--seconds", "3"),
        ("compose", "-o", "{dir}/out.epd", "--size", large),
        ("compose", "-o", "{dir}/out.epd", "-n", large, "--seconds", "2", "--size", "4"),
        ("compose", "-o", "{dir}/out.epd", "--white", large, "--black", large, "--seconds", "2"),
        ("compose", "-o", "{dir}/out.epd", "--pieces", "K" + "Q" * 5000 + "k", "--seconds", "2"),
        ("mate", _MATE, "-n", large, "--seconds", "2"),
        ("perft", large, "--by", "kernel", "8/8/8/8/8/8/8/K1k5 w - - 0 1 x"),
        ("query", "length(L, N), N > 100000000"),
        ("query", "numlist(1, 100000000, L)"),
        ("query", "X is 7 ** (7 ** 12)"),
        ("query", "between(1, inf, X), X < 0"),
        ("query", "length(L, 100000000)"),
        ("query", "atom_length(A, 100000000000)"),
        ("query", "f(" * 20_000),
        ("suggest", "8" * 100_000),
        ("opening", "--moves", "e4 " * 30_000),
        ("match", "random:1", "clausewitz:nodes=9,hash=100000000", *_QUICK),
        ("match", "random:1", f"clausewitz:nodes={large}", "-n", "2", "--max-plies", "0"),
    ):
        yield " ".join(words[:2])[:20], words, {"none": b""}
