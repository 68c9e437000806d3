"""Inputs that are small as files and large once they are read, or deep, or long.

Each has the words of a command that reads it. A file is made of repeated parts, packed as it is
written, so that a gigabyte of it needs no space.
"""

import bz2
import gzip
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import zstandard

_MEGABYTE = 1 << 20
_NOISE = 2500  # bytes for each megabyte
_MOST_BZ2 = 128  # megabytes: it packs slowly
_GAME = b'[Event "x"]\n[Result "*"]\n\n1. e4 e5 2. Nf3 Nc6 *\n\n'
_PUZZLE = (
    b"a,r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR b KQkq - 4 4,g8f6 f3f7,"
    b"1500,75,90,99,mate mateIn1 oneMove short,https://lichess.org/abcdefgh#1,\n"
)
_EPD = b"6k1/5ppp/8/8/8/8/8/R3K3 w - - bm a1a8; dm 1;\n"
_HEAD = b"t(P, F, T) :- legal_move(F, T, P)"
_EXAMPLE = b"6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1,a1a8\n"
_BIAS = (
    b"head_pred(f, 3). type(f, (position, square, square)). direction(f, (in, out, out)).\n"
    b"body_pred(legal_move, 3). type(legal_move, (square, square, position)).\n"
    b"direction(legal_move, (out, out, in)).\nmax_vars(6). max_body(3).\n"
)


@dataclass(frozen=True)
class LargeInput:
    """A file and the command that reads it; {file} is its place, {out} one for results."""

    name: str
    file: str
    parts: Callable[[int], Iterator[bytes]]
    """Given how many megabytes: the contents in parts."""
    words: tuple[str, ...]
    is_noisy: bool = False
    """Whether it has so much of chance in it that it looks like a real file by how it packs."""


def noisy(case: LargeInput) -> LargeInput:
    """The same with chance in it: a megabyte once packed, and a few hundred when it is unpacked."""
    return replace(case, name=f"{case.name} and noise", file=f"noisy-{case.file}", is_noisy=True)


def _with_noise(parts: Iterator[bytes]) -> Iterator[bytes]:
    """After each part some signs of chance, on a line of their own where the part has lines."""
    chance = Random("noise")
    for part in parts:
        yield part
        if len(part) > _MEGABYTE // 2:
            yield chance.randbytes(_NOISE).hex().encode() + (b"\n" if part[-1:] == b"\n" else b"")


def repeated(
    line: bytes, first: bytes = b"", last: bytes = b""
) -> Callable[[int], Iterator[bytes]]:
    """A line again and again, up to so many megabytes."""

    def parts(megabytes: int) -> Iterator[bytes]:
        block = line * max(1, _MEGABYTE // len(line))
        yield first
        for _ in range(megabytes):
            yield block
        yield last

    return parts


def once(text: bytes) -> Callable[[int], Iterator[bytes]]:
    return lambda _: iter([text])


def written(case: LargeInput, folder: Path, megabytes: int) -> Path:
    """The file of a case, in a folder, with so many megabytes unpacked where it is packed."""
    path = folder / case.file
    parts = case.parts(min(megabytes, _MOST_BZ2) if path.suffix == ".bz2" else megabytes)
    parts = _with_noise(parts) if case.is_noisy else parts
    if path.suffix == ".zst":
        with path.open("wb") as file, zstandard.ZstdCompressor(1).stream_writer(file) as out:
            for part in parts:
                out.write(part)
    elif path.suffix in (".bz2", ".gz"):
        opener = bz2.open if path.suffix == ".bz2" else gzip.open
        with opener(path, "wb") as packed:
            for part in parts:
                packed.write(part)
    else:
        path.write_bytes(b"".join(parts))
    return path


def _chain(number: int) -> bytes:
    """Helpers each of which calls the next."""
    rules = [b"h%d(P, F) :- h%d(P, F).\n" % (n, n + 1) for n in range(number)]
    end = b"h%d(P, F) :- legal_move(F, _, P).\n" % number
    return b"".join(rules) + end + _HEAD + b", h0(P, F).\n"


def _tactics(number: int) -> bytes:
    return b"".join(b"t%d%s.\n" % (n, _HEAD[1:]) for n in range(number))


def _nested(depth: int) -> bytes:
    """A game whose variations lie one in another."""
    return _GAME[:-3] + b"( 2. Nc3 Nc6 3. Nf3 " * depth + b") " * depth + b"*\n\n"


_SUGGEST = ("suggest", "--by", "prolog", "--tactics", "{file}")
_SAMPLE = ("sample", "{file}", "-n", "5", "-o", "{out}")
_TAG = ("tag", "{file}", "-o", "{out}", "-j", "1")

PACKED = (
    LargeInput("short lines of puzzles", "a.csv.zst", repeated(b"a,b\n"), _SAMPLE),
    LargeInput("empty lines of puzzles", "b.csv.zst", repeated(b"\n"), _SAMPLE),
    LargeInput("one long line of puzzles", "c.csv.zst", repeated(b"a"), _SAMPLE),
    LargeInput("the same puzzle", "d.csv.zst", repeated(_PUZZLE), _SAMPLE),
    LargeInput("short lines of games", "e.pgn.zst", repeated(b"a\n"), _SAMPLE),
    LargeInput("one game without end", "f.pgn.zst", repeated(b"1. e4 e5 ", _GAME[:-3]), _SAMPLE),
    LargeInput("one comment without end", "g.pgn.zst", repeated(b"a b\n", _GAME + b"{"), _SAMPLE),
    LargeInput("tags without end", "h.pgn.zst", repeated(b'[A "b"]\n'), _SAMPLE),
    LargeInput("games in bz2", "i.pgn.bz2", repeated(b"a\n"), _SAMPLE),
    LargeInput("lines to tag", "j.csv.zst", repeated(b"a,b\n"), _TAG),
    LargeInput("one long line to tag", "k.epd.zst", repeated(b"a"), _TAG),
    LargeInput("empty lines to tag", "l.epd.zst", repeated(b"\n"), _TAG),
    LargeInput("one game to tag", "m.pgn.zst", repeated(b"1. e4 e5 ", _GAME[:-3]), _TAG),
    LargeInput(
        "short lines of examples",
        "n.csv.zst",
        repeated(b"\n", b"fen,move\n"),
        ("learn", "{file}", "-o", "{out}", "--seconds", "5"),
    ),
    LargeInput(
        "one long cell of examples",
        "o.csv.zst",
        repeated(b"a\n", b'fen,move\n"'),
        ("metrics", "{data}/tactics.pl", "{file}", "-o", "{out}", "--cache", "{out}.db", "-j", "1"),
    ),
    LargeInput(
        "a network",
        "p.pb.gz",
        repeated(b"\0"),
        (
            *("metrics", "{data}/tactics.pl", "{data}/examples.csv", "-o", "{out}"),
            *("--engine", "maia:{file}", "--cache", "{out}.db", "-j", "1"),
        ),
    ),
)
"""Packed files: with a gigabyte unpacked each is far below a megabyte."""

PLAIN = (
    LargeInput("nested variations", "nested.pgn", once(_nested(20_000)), _SAMPLE),
    LargeInput("nested variations to tag", "nested-tag.pgn", once(_nested(20_000)), _TAG),
    LargeInput("lines without sense to tag", "junk.epd", once(b"a\n" * 450_000), _TAG),
    LargeInput("a chain of predicates", "chain.pl", once(_chain(5000)), _SUGGEST),
    LargeInput(
        "a body of many literals",
        "body.pl",
        once(_HEAD + b", legal_move(F, T, P)" * 45_000 + b".\n"),
        _SUGGEST,
    ),
    LargeInput("many tactics", "many.pl", once(_tactics(10_000)), _SUGGEST),
    LargeInput("brackets", "deep.pl", once(_HEAD + b", " + b"(" * 400_000), _SUGGEST),
    LargeInput(
        "many variables",
        "product.pl",
        once(
            b"t(P, F, T) :- make_move(F, T, P, N), "
            + b"".join(b"sq(A%d), " % n for n in range(12))
            + b"different_pos(A0, A0).\n"
        ),
        ("suggest", "--by", "logic", "--tactics", "{file}"),
    ),
    LargeInput(
        "many positions of one line",
        "line.epd",
        once(_EPD[:-1] + b' c0 "' + b"x" * 900_000 + b'";\n'),
        ("mate", "--file", "{file}", "--seconds", "1"),
    ),
    LargeInput(
        "many words of a bias",
        "words.pl",
        once(_BIAS + b"body_pred(captures, 3).\n" * 30_000),
        ("learn", "{data}/examples.csv", "-o", "{out}", "--task", "{file}", "--seconds", "5"),
    ),
    LargeInput(
        "many examples",
        "examples.csv",
        once(b"fen,move\n" + _EXAMPLE * 20_000),
        ("show", "{data}/tactics.pl", "{file}"),
    ),
)
"""Files of up to a megabyte as they are."""
HELPERS = {"tactics.pl": _HEAD + b".\n", "examples.csv": b"fen,move\n" + _EXAMPLE}
