"""Where data is: the logic of the project, what ships as examples, and public files of the user."""

import hashlib
import json
import os
import stat
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import platformdirs

from clausewitz.support.errors import ClausewitzError
from clausewitz.support.files import write_text
from clausewitz.support.systems import HAS_OWNERS, user_number

_PACKAGE = Path(__file__).resolve().parents[1]
VARIABLE = "CLAUSEWITZ_DATA"
_OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH
_UNUSED_AFTER = 30 * 24 * 60 * 60  # seconds


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
        "truth about endgames of few pieces (clausewitz endgame, suggest --syzygy)",
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


def site_folder() -> Path:
    """Where the site is, if it is built: in a wheel that carries it, else where make puts it."""
    carried = _PACKAGE / "_data" / "site"
    return carried if carried.is_dir() else _PACKAGE.parents[1] / "build" / "site"


def example_file(name: str) -> Path:
    """A file of examples/: a checkout has them all, a wheel those that the website needs."""
    path = _PACKAGE.parents[1] / "examples" / name
    for candidate in (_PACKAGE / "_data" / "examples" / name, path):
        if candidate.is_file():
            return candidate
    raise ClausewitzError(f"{path}: no such file; it ships with the sources of clausewitz")


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


def user_file(name: str) -> Path:
    """A file of the user's own, in their data folder: unlike a cache, it cannot be made again."""
    return Path(platformdirs.user_data_dir("clausewitz")) / name


@cache
def cache_dir(name: str) -> Path:
    """A folder in $CLAUSEWITZ_CACHE or the user's cache; a temporary one if that cannot be used.

    What is stored there may be loaded as code, so it is never a place that others can write to.
    """
    named = os.environ.get("CLAUSEWITZ_CACHE")
    root = Path(named or platformdirs.user_cache_dir("clausewitz"))
    folder = root / name
    if not (trouble := _made_closed(root, is_ours=not named) or _made_closed(folder)):
        return folder
    import logging  # these take long to load
    import tempfile

    instead = Path(tempfile.gettempdir()) / f"clausewitz-{user_number()}" / name
    if _made_closed(instead.parent) or _made_closed(instead):
        instead = Path(tempfile.mkdtemp(prefix=f"clausewitz-{name}-"))
    logging.getLogger(__name__).warning("%s: the cache is in %s", trouble, instead)
    return instead


def _made_closed(folder: Path, is_ours: bool = False) -> str:
    """Why a folder, made if need be, cannot be used as a cache; nothing, if it can.

    One that only we use is closed to others first: an older version may have left it open.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if is_ours and folder.lstat().st_uid == user_number():
            folder.chmod(stat.S_IMODE(folder.lstat().st_mode) & ~_OTHERS_WRITE)
        if trouble := open_to_others(folder):
            return trouble
    except OSError as error:
        return f"{folder}: {error.strerror}"
    return "" if os.access(folder, os.W_OK) else f"cannot write to {folder}"


def open_to_others(path: Path) -> str:
    """How others could have written a file or folder of a cache; nothing, if they could not."""
    status = path.lstat()
    if stat.S_ISLNK(status.st_mode):
        return f"{path} is a link"
    if not HAS_OWNERS:
        return ""  # the system closes the folders of users to others
    if status.st_uid != user_number():
        return f"{path} belongs to another user"
    return f"{path} can be written to by others" if status.st_mode & _OTHERS_WRITE else ""


def cached(name: str, sources: Iterable[str], make: Callable[[], Any]) -> Any:
    """What `make` gives: lists, objects, texts and numbers, as JSON knows them.

    It is cached as long as the sources are the same: texts that it is made from, among
    them the programs that make it (see `package_sources`).
    """
    digest = hashlib.sha256()
    for source in sources:
        digest.update(source.encode() + b"\0")
    file = cache_dir("made") / f"{name}-{digest.hexdigest()[:24]}.json"
    with suppress(OSError, ValueError, RecursionError):
        check, _, text = file.read_text(encoding="utf-8").partition("\n")
        if check == hashlib.sha256(text.encode()).hexdigest():
            os.utime(file)  # still in use
            return json.loads(text)
    made = make()
    text = json.dumps(made, ensure_ascii=False, separators=(",", ":"))
    with suppress(OSError, ClausewitzError):  # a full disk, or another process that makes the same
        _remove_unused(file.parent)
        write_text(file, f"{hashlib.sha256(text.encode()).hexdigest()}\n{text}")
    return made


def package_sources(*names: str) -> Iterator[str]:
    """The texts of modules of the project, or of all modules in a folder of it."""
    for name in names:
        path = _PACKAGE / name
        files = [path] if path.suffix == ".py" else sorted(path.glob("*.py"))
        yield from (file.read_text(encoding="utf-8") for file in files)


def _remove_unused(folder: Path) -> None:
    for file in folder.iterdir():
        if file.stat().st_mtime < time.time() - _UNUSED_AFTER:
            file.unlink(missing_ok=True)
