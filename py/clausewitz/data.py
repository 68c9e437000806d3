"""Where data is: the logic of the project, what ships as examples, and public files of the user."""

import os
import tempfile
from functools import cache
from pathlib import Path
from typing import NamedTuple

import platformdirs

from clausewitz.errors import ClausewitzError

_PACKAGE = Path(__file__).resolve().parent
VARIABLE = "CLAUSEWITZ_DATA"


class PublicFile(NamedTuple):
    """Files that others publish: never needed to run, read where something can use them."""

    folder: str  # in the user's data folder; the files may also lie in that folder itself
    names: tuple[str, ...]  # patterns of their names, the best first
    use: str
    source: str
    licence: str


PUBLIC_FILES = {
    "puzzles": PublicFile(
        "puzzles",
        ("lichess_db_puzzle.csv.zst", "lichess_db_puzzle.csv", "train.csv.zst", "sample.csv"),
        "learn tactics from themes and measure them (clausewitz learn, make learn-themes themes)",
        "https://database.lichess.org/#puzzles",
        "CC0",
    ),
    "games": PublicFile(
        "games",
        ("lichess_*.pgn.zst", "lichess_*.pgn.bz2", "lichess_*.pgn"),
        "positions that people of a rating reached (clausewitz sample, make agree, make maia)",
        "https://database.lichess.org/#standard_games",
        "CC0",
    ),
    "masters": PublicFile(
        "masters",
        tuple(f"{name}.pgn*" for name in ("Carlsen", "Fischer", "Karpov", "Kasparov", "Tal*")),
        "games of one player (clausewitz patterns, make bench-learn)",
        "https://www.pgnmentor.com/files.html",
        "none stated",
    ),
    "openings": PublicFile(
        "openings",
        ("[a-e].tsv",),
        "names of openings (clausewitz opening)",
        "https://github.com/lichess-org/chess-openings",
        "CC0",
    ),
    "maia": PublicFile(
        "maia",
        ("maia-1600.pb.gz", "maia-*.pb.gz"),
        "moves as people play them (the engine maia of clausewitz metrics, make maia)",
        "https://github.com/CSSLab/maia-chess",
        "GPL-3.0",
    ),
    "syzygy": PublicFile(
        "syzygy",
        ("*.rtbw", "*.rtbz"),
        "truth about endgames of few pieces (clausewitz endgame)",
        "https://tablebase.lichess.ovh/tables/standard/",
        "none stated",
    ),
    "perft": PublicFile(
        "epd",
        ("perft-standard.epd",),
        "known numbers of legal moves, beside examples/perft.epd (make agree)",
        "https://www.chessprogramming.org/Perft_Results",
        "none stated",
    ),
    "tests": PublicFile(
        "epd",
        ("wacnew.epd", "wac.epd", "bratko-kopec.epd"),
        "positions with a best move (make bench-wac)",
        "https://www.chessprogramming.org/Test-Positions",
        "none stated",
    ),
    "mates": PublicFile(
        "mates",
        ("mate[234].epd",),
        "forced mates, beside examples/mates.epd (clausewitz mate, make bench-mates)",
        "any collection in EPD that says dm",
        "that of the collection",
    ),
}


@cache
def data_dir(name: str) -> Path:
    """The folder `name` (asp, bk or logic) of the installed project."""
    for candidate in (_PACKAGE / "_data" / name, _PACKAGE.parents[1] / name):
        if candidate.is_dir():
            return candidate
    raise ClausewitzError(f"the folder {name}/ is missing: reinstall clausewitz")


def example_file(name: str) -> Path:
    """A file of examples/, which a checkout has and a wheel has not."""
    path = _PACKAGE.parents[1] / "examples" / name
    if not path.is_file():
        raise ClausewitzError(f"{path}: no such file; it ships with the sources of clausewitz")
    return path


def public_files(kind: str) -> list[Path]:
    """The public files of a kind in the folder that $CLAUSEWITZ_DATA names, the best first."""
    if not (home := os.environ.get(VARIABLE)):
        return []
    wanted = PUBLIC_FILES[kind]
    places = (Path(home) / wanted.folder, Path(home))
    paths = (path for name in wanted.names for at in places for path in sorted(at.glob(name)))
    return list(dict.fromkeys(paths))


def required_files(kind: str) -> list[Path]:
    """The same, where there is no going on without; the error says what is missing."""
    if paths := public_files(kind):
        return paths
    wanted = PUBLIC_FILES[kind]
    raise ClausewitzError(
        f"no {wanted.names[0]} ({wanted.source}) in the folder that ${VARIABLE} names, "
        f"{os.environ.get(VARIABLE) or 'which is not set'}"
    )


@cache
def cache_dir(name: str) -> Path:
    """A folder in $CLAUSEWITZ_CACHE or the user's cache; a new temporary one if that is read-only.

    What is kept there is loaded as code, so it is never a place that others can write to.
    """
    base = os.environ.get("CLAUSEWITZ_CACHE") or platformdirs.user_cache_dir("clausewitz")
    folder = Path(base) / name
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return Path(tempfile.mkdtemp(prefix=f"clausewitz-{name}-"))
    return folder
