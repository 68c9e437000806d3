"""Packed bombs: a few kilobytes of zstd, bzip2 or gzip that unpack to far more, or pretend to."""

import bz2
import gzip
import zlib
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import zstandard

Made = tuple[str, tuple[str, ...], Mapping[str, bytes]]
_MEGABYTE = 1 << 20
_SKIPPABLE = b"\x50\x2a\x4d\x18"
_FILLS = (
    *(b"\n", b"a", b"a\n", b"\0", b" ", b",", b'"', b"[", b"{", b"(", b"1", b"1.", b"a,b\n", b"\r"),
    *(
        b"1. e4 e5 ",
        b'[A "b"]\n',
        b"(1. e4) ",
        b"{a}",
        b"$1 ",
        b"-- ",
        b"\n\n[",
        b'\n[Event "x"]\n',
    ),
    b'[Event "x"]\n\n1. e4 *\n\n',
    b"6k1/5ppp/8/8/8/8/8/R3K3 w - - bm a1a8; dm 1;\n",
    b"a,6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1,a1a8,1,1,1,1,x,y,\n",
)
TACTIC = b"t(P, F, T) :- legal_move(F, T, P).\n"
EXAMPLES = b"fen,move\n6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1,a1a8\n"
_READERS = {
    "pgn": (
        ("sample", "{dir}/F", "-n", "5", "-o", "{dir}/out"),
        ("tag", "{dir}/F", "-o", "{dir}/out", "-j", "1"),
        ("annotate", "{dir}/F", "-o", "{dir}/out.pgn", "--nodes", "20", "-j", "1"),
        ("analyse", "{dir}/F", "--nodes", "20"),
        ("opening", "--lines", "{dir}/F", "-n", "3"),
        ("coach", "{dir}/F", "--player", "A", "-o", "{dir}/out", "--nodes", "20", "-j", "1"),
        ("mine", "{dir}/F", "-o", "{dir}/out.csv", "--nodes", "20", "-j", "1"),
    ),
    "csv": (
        ("sample", "{dir}/F", "-n", "5", "-o", "{dir}/out"),
        ("tag", "{dir}/F", "-o", "{dir}/out", "-j", "1"),
        ("learn", "{dir}/F", "-o", "{dir}/out", "--seconds", "3"),
        ("show", "{dir}/tactics.pl", "{dir}/F"),
        ("train", "{dir}/F", "-n", "1", "-o", "{dir}/out.html", "-j", "1"),
    ),
    "epd": (
        ("tag", "{dir}/F", "-o", "{dir}/out", "-j", "1"),
        ("mate", "--file", "{dir}/F", "--seconds", "1"),
        ("train", "{dir}/F", "-n", "1", "-o", "{dir}/out.html", "-j", "1"),
    ),
}


def packed(chance: Random) -> Iterator[Made]:
    """Every way to pack, with fillings and readers by chance."""
    for way, pack in _WAYS.items():
        for _ in range(4):
            ending = chance.choice(list(_READERS))
            file = f"bomb.{ending}.{'bz2' if 'bzip2' in way else 'zst'}"
            fill = chance.choice(_FILLS)
            words = chance.choice(_READERS[ending])
            name = f"{way} of {fill[:8].hex()} for {words[0]}"
            files = {file: pack(fill, chance), "tactics.pl": TACTIC}
            yield name, tuple(word.replace("F", file) for word in words), files


def _filled(fill: bytes, megabytes: float) -> bytes:
    return fill * int(megabytes * _MEGABYTE / len(fill))


def _zstd(fill: bytes, chance: Random) -> bytes:
    return _in_parts(zstandard.ZstdCompressor(chance.choice((1, 3, 9))).compressobj(), fill, chance)


def _window(fill: bytes, chance: Random) -> bytes:
    """A frame that wants a window of up to two gigabytes."""
    wanted = zstandard.ZstdCompressionParameters(window_log=chance.choice((27, 28, 30, 31)))
    packer = zstandard.ZstdCompressor(compression_params=wanted)
    return _in_parts(packer.compressobj(), fill, chance)


def _in_parts(packer: Any, fill: bytes, chance: Random) -> bytes:
    part = _filled(fill, 1)
    parts = [packer.compress(part) for _ in range(chance.choice((5, 60, 150)))]
    return b"".join([*parts, packer.flush()])


def _frames(fill: bytes, chance: Random) -> bytes:
    frame = zstandard.ZstdCompressor().compress(_filled(fill, chance.choice((0.001, 0.1, 1))))
    return bytes(frame) * min(chance.choice((20, 2000)), 500_000 // len(frame))


def _empty_frames(_fill: bytes, chance: Random) -> bytes:
    frame = bytes(zstandard.ZstdCompressor().compress(b""))
    skipped = _SKIPPABLE + (4).to_bytes(4, "little") + b"none"
    return chance.choice((frame, skipped, frame + skipped)) * 20_000


def _lying_frame(fill: bytes, chance: Random) -> bytes:
    """A frame whose header says that it holds more than there is memory for."""
    frame = zstandard.ZstdCompressor(write_content_size=False).compress(_filled(fill, 1))
    return frame[:4] + b"\xe0" + chance.randbytes(7) + b"\x00" + bytes(frame[6:])


def _bzip2(fill: bytes, chance: Random) -> bytes:
    packer = bz2.BZ2Compressor()
    part = _filled(fill, 1)
    parts = [packer.compress(part) for _ in range(chance.choice((5, 10, 20)))]
    return b"".join(parts) + packer.flush()


def _streams(fill: bytes, chance: Random) -> bytes:
    stream = bz2.compress(_filled(fill, chance.choice((0.001, 0.1, 1))))
    return stream * min(chance.choice((20, 2000)), 500_000 // len(stream))


def _cut_off(fill: bytes, chance: Random) -> bytes:
    whole = _bzip2(fill, chance)
    return whole[: chance.randrange(len(whole))]


def _nested(fill: bytes, chance: Random) -> bytes:
    return bz2.compress(_bzip2(fill, chance) * 20)


_WAYS = {
    "zstd": _zstd,
    "zstd window": _window,
    "zstd frames": _frames,
    "zstd empty frames": _empty_frames,
    "zstd that lies": _lying_frame,
    "bzip2": _bzip2,
    "bzip2 streams": _streams,
    "bzip2 cut off": _cut_off,
    "bzip2 in bzip2": _nested,
}


def networks(chance: Random) -> Iterator[Made]:
    """Files of Maia networks: of zeros, with lengths that lie, nested, cut off."""
    words = (
        *("metrics", "{dir}/tactics.pl", "{dir}/examples.csv", "-o", "{dir}/out"),
        *("--engine", "maia:{dir}/bomb.pb.gz", "--cache", "{dir}/out.db", "-j", "1"),
    )
    zeros = gzip.compress(bytes(200 * _MEGABYTE), 1)
    length = b"\xff" * chance.randrange(4, 12) + b"\x7f"
    magic = b"\x0d\x77\x10\xa3\x01"
    nested = b""
    for _ in range(3000):
        nested = b"\x52" + _varint(len(nested)) + nested
    contents = {
        "zeros": zeros,
        "streams": zeros * 3,
        "cut off": zeros[: chance.randrange(20, len(zeros))],
        "lengths that lie": gzip.compress(magic + b"\x52" + length + b"abc"),
        "fields": gzip.compress(magic + b"\x52\x02\x0a\x00" * 200_000),
        "nested": gzip.compress(magic + nested),
        "numbers": gzip.compress(magic + b"\x20" + b"\x80" * 1_000_000),
        "deflate alone": zlib.compress(bytes(_MEGABYTE)),
    }
    for name, content in contents.items():
        yield name, words, {"bomb.pb.gz": content, "tactics.pl": TACTIC, "examples.csv": EXAMPLES}


def _varint(number: int) -> bytes:
    found = b""
    while number > 127:
        found += bytes([number & 127 | 128])
        number >>= 7
    return found + bytes([number])
