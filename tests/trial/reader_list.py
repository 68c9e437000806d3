"""Every reader of the project, and the files that mutants are made from."""

import bz2
import gzip
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import zstandard

from trial import reader_seeds as seeds
from trial import reader_uses as uses

Read = Callable[[Path], None]


@dataclass(frozen=True)
class Reader:
    """A reader with the files that mutants are made from."""

    name: str
    ending: str
    """Of the file's name: some readers go by it."""
    read: Read
    texts: Callable[[], tuple[bytes, ...]]
    packs: Callable[[bytes], bytes] | None = None
    whole: bool = False
    """Whether a part of a file makes no sense."""


def _zst(text: bytes) -> bytes:
    return bytes(zstandard.ZstdCompressor().compress(text))


def _files(*patterns: str) -> Callable[[], tuple[bytes, ...]]:
    return lambda: seeds.texts(*patterns)


def _given(*values: object) -> Callable[[], tuple[bytes, ...]]:
    return lambda: seeds.written(*values)


_PGN, _CSV = _files("examples/games.pgn"), _files("examples/puzzles.csv")
_EPD = _files("examples/*.epd")
_TACTICS = ("logic/tactics/**/*.pl", "logic/motifs/**/*.pl", "logic/rules/*.pl")
_PLAYERS = (
    *("clausewitz:book,hash=16", "base:winning,quiescence=yes", "uci:/bin/cat,Hash=1"),
    *("clausewitz:nodes=1000", "random:7", "stockfish:elo=1800", "depth=4,seconds=1"),
)


def readers() -> Iterator[Reader]:
    """All of them; those whose files strangers send most often come more than once."""
    yield Reader("fen", "fen", uses.fen, _given(*seeds.FENS), whole=True)
    yield Reader("epd", "epd", uses.epd, _EPD)
    yield Reader("pgn", "pgn", uses.pgn, _PGN)
    yield Reader("game", "pgn", uses.game, _PGN)
    yield Reader("pgn-zst", "pgn.zst", uses.whole_games, _PGN, _zst)
    yield Reader("pgn-bz2", "pgn.bz2", uses.sampled_games, _PGN, bz2.compress)
    yield Reader("sampled-games", "pgn", uses.sampled_games, _PGN)
    yield Reader("puzzles", "csv", uses.puzzles, _CSV)
    yield Reader("puzzles-zst", "csv.zst", uses.sampled_puzzles, _CSV, _zst)
    yield Reader("examples", "csv", uses.examples, _given(seeds.EXAMPLES))
    yield Reader("lines-of-puzzles", "csv", uses.line_file, _CSV)
    yield Reader("lines-of-games", "pgn", uses.line_file, _PGN)
    yield Reader("lines", "txt", uses.line_file, _EPD)
    for _ in range(4):
        yield Reader("tactics", "pl", uses.tactics, _files(*_TACTICS))
    for _ in range(2):
        yield Reader("bias", "pl", uses.bias, _files("logic/tasks/*/bias.pl"))
        yield Reader("patterns", "pl", uses.patterns, seeds.small_pattern_sets, whole=True)
        yield Reader("evolved", "pl", uses.player, _files("logic/evolved/*.pl"), whole=True)
    yield Reader("engine-weights", "pl", uses.engine_weights, _files("logic/weights/*.pl"))
    yield Reader(
        "heuristic-weights", "pl", uses.heuristic_weights, _files("logic/heuristic/tuned.pl")
    )
    yield Reader("ranking-weights", "pl", uses.ranking_weights, _files("logic/ranking/weights.pl"))
    yield Reader("opening-facts", "pl", uses.opening_lines, _files("logic/openings/eco.pl"))
    yield Reader("opening-games", "pgn", uses.opening_lines, _PGN)
    yield Reader("start-positions", "epd", uses.start_positions, _EPD)
    yield Reader("start-facts", "pl", uses.start_positions, _files("logic/openings/eco.pl"))
    for name, text in uses.popper_files().items():
        yield Reader(f"popper-{name[:-3]}", "pl", uses.popper, _given(text.decode()), whole=True)
    yield Reader("domain-bias", "pl", uses.domain, _files("examples/tasks/*/bias.pl"), whole=True)
    yield Reader("uci", "txt", uses.uci, _given(*seeds.UCI), whole=True)
    yield Reader("moves", "txt", uses.moves, _given("e2a6 O-O Nxd7 a8=Q dxe6 e5f7"), whole=True)
    yield Reader("metrics-json", "json", uses.metrics, _given(seeds.METRICS), whole=True)
    settings = {"version": "0.1.0", "seed": 1}
    yield Reader("settings-json", "json", uses.settings, _given(settings), whole=True)
    yield Reader("match-games", "pgn", uses.match_games, _given(seeds.GAME), whole=True)
    yield Reader("players", "txt", uses.player_names, _given(*_PLAYERS), whole=True)
    yield Reader("info", "txt", uses.info, _given(seeds.INFO), whole=True)
    yield Reader("training-rows", "csv", uses.training_puzzles, _CSV)
    yield Reader("training-epd", "epd", uses.training_puzzles, _EPD)
    yield Reader("answers", "jsonl", uses.answers, _given(seeds.ANSWER), whole=True)
    yield Reader("sheet", "epd", uses.sheet, _files("examples/puzzles.epd", "examples/mates.epd"))
    yield Reader(
        "network", "pb.gz", uses.network, _given("\x0a\x04net\x12\x02"), gzip.compress, True
    )
