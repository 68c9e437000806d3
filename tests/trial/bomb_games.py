"""Games that take long to read: of thousands of moves, deep or wide, with megabytes beside them."""

from collections.abc import Iterator, Mapping
from random import Random

Made = tuple[str, tuple[str, ...], Mapping[str, bytes]]
_TAGS = b'[Event "x"]\n[White "A"]\n[Black "B"]\n[Result "1-0"]\n\n'
_OPENING = b"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 "
_READERS = (
    ("annotate", "{dir}/bomb.pgn", "-o", "{dir}/out.pgn", "--nodes", "20", "-j", "1"),
    ("coach", "{dir}/bomb.pgn", "--player", "A", "-o", "{dir}/out", "--nodes", "20", "-j", "1"),
    ("tag", "{dir}/bomb.pgn", "-o", "{dir}/out.csv", "-j", "1"),
    ("tag", "{dir}/bomb.pgn", "-o", "{dir}/out.pgn", "--comments", "-j", "1"),
    ("mine", "{dir}/bomb.pgn", "-o", "{dir}/out.csv", "--nodes", "20", "-j", "1"),
    ("sample", "{dir}/bomb.pgn", "-n", "5", "-o", "{dir}/out.csv", "--min-move", "1"),
    ("analyse", "{dir}/bomb.pgn", "--nodes", "20"),
    (
        "match",
        "random:1",
        "random:2",
        "-n",
        "2",
        "--openings",
        "{dir}/bomb.pgn",
        "--max-plies",
        "6",
    ),
    ("opening", "--lines", "{dir}/bomb.pgn", "-n", "3"),
    ("train", "{dir}/bomb.pgn", "-n", "1", "-o", "{dir}/out.html", "-j", "1"),
    ("sheet", "{dir}/bomb.pgn", "-o", "{dir}/out.tex", "--no-proofs"),
    (
        *("patterns", "learn", "--games", "{dir}/bomb.pgn", "--positions", "50", "-n", "5"),
        *("--rounds", "1", "-o", "{dir}/out"),
    ),
    (
        *(
            "tune",
            "evaluation",
            "{dir}/bomb.pgn",
            "-n",
            "0",
            "--positions",
            "50",
            "-o",
            "{dir}/out",
        ),
        *("--labels", "clausewitz:nodes=5"),
    ),
)


def games(chance: Random) -> Iterator[Made]:
    """Every bomb for one reader or two, and every reader once at least."""
    made = list(_bombs(chance).items())
    readers = list(_READERS) * 3
    chance.shuffle(readers)
    for number, words in enumerate(readers):
        name, text = made[number % len(made)]
        yield f"{name} for {words[0]}", words, {"bomb.pgn": _TAGS + text + b" 1-0\n\n"}


def _bombs(chance: Random) -> dict[str, bytes]:
    size = chance.choice((300_000, 900_000))
    deep, wide = chance.choice((45, 5000)), chance.choice((3000, 100_000))
    long_game = _moves(chance, 10_000)
    short = b" ".join(long_game.split(b" ")[:2900])
    fill = chance.choice((b"a", b"a ", b"[%clk ", b"[%eval ", b"\\", b"<", b'"', b"1. e4 "))
    found = {
        "10,000 half moves": long_game,
        "no spaces": long_game.replace(b" ", b""),
        "one line": _OPENING * 40,
        "nested": _OPENING + b"( 7. c3 O-O 8. h3 " * deep + b") " * deep,
        "side by side": _OPENING + b"( 7. c3 O-O ) " * wide,
        "side by side at the end": short + (b" ( Na3 ) ") * wide,
        "a comment": _OPENING + b"{" + fill * (size // len(fill)) + b"}",
        "a comment without end": _OPENING + b"{" + fill * (size // len(fill)),
        "many comments": _OPENING + b"{a}" * (size // 3),
        "comments and moves": b"{a} ".join(long_game.split(b" ")),
        "signs": _OPENING + b"$" + b"1" * size,
        "many signs": _OPENING + b"$1 ! ?? " * (size // 8),
        "brackets": _OPENING + chance.choice((b"(", b")", b"()", b"{", b"}", b"[")) * size,
        "blank lines": _OPENING + b"\n" * size,
        "no moves": _OPENING + chance.choice((b"-- ", b"0000 ", b"@@@@ ", b"Z0 ")) * (size // 5),
        "a word": _OPENING + chance.choice((b"a", b"N", b"O-", b"1", b"x", b"\xff")) * size,
        "a remark": _OPENING + b"; " + b"a}{" * (size // 3),
        "numbers": _OPENING + b"7. " * (size // 3),
        "results": _OPENING + b"* " * (size // 2),
        "tags": b"".join(b'[T%d "x"]\n' % n for n in range(50_000)) + b"\n" + _OPENING,
        "a tag": b'[Site "' + fill * (size // len(fill)) + b'"]\n\n' + _OPENING,
        "a position": b'[FEN "' + fill * (size // len(fill)) + b'"]\n\n' + _OPENING,
        "a variant": b'[Variant "' + fill * (size // len(fill)) + b'"]\n\n' + _OPENING,
        "another variant": b'[Variant "%s"]\n\n' % chance.choice(_VARIANTS) + _OPENING,
        "games": (_OPENING + b"1-0\n\n" + _TAGS) * 150,
    }
    tagged = ("tags", "a tag", "a position", "a variant", "another variant")
    # Tags come before the others: the blank line behind those is taken away.
    return {n: b"\n" + t if n not in tagged else t for n, t in found.items()} | {
        name: found[name] for name in tagged
    }


_VARIANTS = (b"Crazyhouse", b"Atomic", b"Antichess", b"Horde", b"Chess960", b"Three-check", b"no")


def _moves(chance: Random, number: int) -> bytes:
    """A game of so many half moves: knights go out and home."""
    rounds = [(f"N{w}", f"N{b}", f"N{_HOME[w]}", f"N{_HOME[b]}") for w, b in _OUT]
    words: list[str] = []
    while len(words) < number:
        words += chance.choice(rounds)
    return " ".join(words).encode()


_HOME = {"f3": "g1", "h3": "g1", "c3": "b1", "a3": "b1"} | {"f6": "g8", "h6": "g8", "c6": "b8"}
_OUT = [(w, b) for w in ("f3", "h3", "c3", "a3") for b in ("f6", "h6", "c6")]
