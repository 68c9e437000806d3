"""The site as files: our pages and scripts, packages of npm, and the programs that they run."""

import hashlib
import json
import logging
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import chess

from clausewitz import __version__
from clausewitz.clauses import read_text
from clausewitz.coaching.page.coach_page import page_parts
from clausewitz.metrics.report.page_frame import filled, inline_digest
from clausewitz.play.terminal.levels import levels, scale
from clausewitz.support.data import example_file
from clausewitz.support.errors import ClausewitzError, file_errors
from clausewitz.support.escapes import for_markup
from clausewitz.support.files import make_folder, write_bytes
from clausewitz.training.trainer_page import page_of_data
from clausewitz.website.book.book_pages import book_pages, book_sources
from clausewitz.website.book.welcome import welcome_board
from clausewitz.website.docs_pages import SitePage, docs_pages, pictures, search_index
from clausewitz.website.kernel_module import WASM, NoLinkerError, kernel_files
from clausewitz.website.npm_packages import (
    LISTS,
    editor_imports,
    fetched_packages,
    package_files,
)
from clausewitz.website.program_packs import bridge_pack, program_pack
from clausewitz.website.prolog_memory import prolog_memory
from clausewitz.website.python_pack import python_pack
from clausewitz.website.resource_digests import import_map, integrity, with_digests

_LOG = logging.getLogger(__name__)
WEB = Path(__file__).parent / "web"
OFFLINE = "offline.js"
LISTING = "files.json"
"""The file that lists all others: what a folder with a site is known by."""
_IMPORTS = {
    "chessground": "./packages/chessground/chessground.min.js",
    "@badrap/result": "./packages/result/index.js",
    **editor_imports(),
    **{
        f"chessops/{name}": f"./packages/chessops/{name}.js"
        for name in ("chess", "compat", "fen", "pgn", "san", "util")
    },
}
_STARTING = (
    *("playground/start.js", "playground/runner.js", "playground/includes.js"),
    *("answers.js", "kernel/effort.js", "kernel/requests.js"),
)
"""The script that starts the workers, and those that it imports."""
LATER = "packages/pyodide/"
TRAINER = "train/index.html"
PLAYGROUND = "playground.html"
COACH = "coach.html"
PARTS = {
    "index.html": "Start",
    PLAYGROUND: "Playground",
    COACH: "Coach",
    "book/index.html": "Book of tactics",
    TRAINER: "Trainer",
    "docs/index.html": "Documentation",
}
"""The pages that all others link to, and how they call them."""


class ShippedProgram(NamedTuple):
    """A program of asp/ that the page offers."""

    name: str
    title: str
    options: str = ""
    takes_position: bool = True


_SMALL = "-c n=4 -c k=4 -c w=3 -c b=2"
_COMPOSING = "-c w=4 -c b=4 -c r=1 --configuration=handy"
PROGRAMS = (
    ShippedProgram("legal", "Legal moves"),
    ShippedProgram("attacks", "Attacks and checks"),
    ShippedProgram("outcome", "Check, mate, stalemate"),
    ShippedProgram("mate1", "Mate in one"),
    ShippedProgram("mate2", "Mate in two, with its proof"),
    ShippedProgram("mate3_checks", "Mate in three by checks alone"),
    ShippedProgram("mate3", "Mate in three (up to a minute)"),
    ShippedProgram("static", "Series mate: Black never moves", "-c k=5"),
    ShippedProgram("dynamic", "Forced mate: Black has one move each time", "-c k=6"),
    ShippedProgram("help", "Helpmate: both sides help", "-c k=5"),
    ShippedProgram("static", "Series mate from nothing, 4 by 4", _SMALL, False),
    ShippedProgram("dynamic", "Forced mate from nothing, 4 by 4", _SMALL, False),
    ShippedProgram("compose", "Compose a mate in two", _COMPOSING, False),
    ShippedProgram("", "Your own program", takes_position=False),
)


def build_site(folder: Path, with_kernel: bool = True) -> int:
    """Write the site into a folder, new or with an earlier site; the number of its bytes.

    The kernel takes a minute to compile, and no page needs it yet to be shown.
    """
    _check_folder(folder)
    files = site_files(with_kernel)
    before = _listed(folder)
    with file_errors(folder):
        for name, content in files.items():
            make_folder((folder / name).parent)
            write_bytes(folder / name, content)
        for name in before - files.keys():
            (folder / name).unlink(missing_ok=True)
    return sum(map(len, files.values()))


def site_files(with_kernel: bool) -> dict[str, bytes]:
    """All files of the site by their places."""
    modules = fetched_packages(WEB)
    packs = {name: program_pack(name) for name in ("prolog", "clingo")}
    files = {
        **package_files(modules),
        **{f"programs/{name}.json": pack for name, pack in packs.items()},
        "programs/prolog.memory": prolog_memory(modules, packs["prolog"]),
        "programs/coach.zip": python_pack(),
        "programs/bridge.json": bridge_pack(),
        **{f"book/{page.name}": _framed("book", page) for page in book_pages()},
        **_docs_files(modules),
        **_own_files(),
        **(_kernel_files() if with_kernel else {}),
    }
    puzzles = json.loads(read_text(example_file("trainer.json")))  # made by `clausewitz train`
    files[TRAINER] = page_of_data(puzzles, _links(TRAINER)).encode()
    files["index.html"] = _page("index.html", welcome=welcome_board(book_sources())).encode()
    files[PLAYGROUND] = _playground(files).encode()
    files[COACH] = _coach(files).encode()
    pages = [name for name in files if name.endswith(".html")]
    files |= {name: with_digests(name, files[name], files) for name in pages}
    files |= _folder_pages(files)
    files[OFFLINE] = _offline_script(files).encode()
    return {**files, LISTING: json.dumps(_digests(files), indent=0).encode()}


def _folder_pages(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """A page for each folder without one: some web hosts would list its files."""
    folders = {parent.as_posix() for name in files for parent in Path(name).parents}
    places = {f"{folder}/index.html": folder.count("/") + 1 for folder in folders if folder != "."}
    page = '<!doctype html><title>Clausewitz</title><p><a href="{}index.html">Start</a></p>\n'
    return {
        place: page.format("../" * depth).encode()
        for place, depth in sorted(places.items())
        if place not in files
    }


def _playground(files: Mapping[str, bytes]) -> str:
    imports = import_map(_IMPORTS, files)
    return _page(
        PLAYGROUND,
        import_map=imports,
        import_map_hash=integrity(imports.encode()),
        engine=_has_engine(files),
        levels=_levels(),
        scale=for_markup(scale()),
        pieces=_piece_choices(),
        programs=_programs(),
        preloads=_preloads(files),
        later=_later(files),
    )


def _coach(files: Mapping[str, bytes]) -> str:
    """The coach, who shows a page of his own in a frame: its script and style are allowed here."""
    imports = import_map({}, files)
    script, style = map(inline_digest, page_parts())
    return _page(
        COACH,
        import_map=imports,
        import_map_hash=integrity(imports.encode()),
        engine=_has_engine(files),
        page_script=f"'{script}'",
        page_style=f"'{style}'",
        later=_later(files),
    )


def _later(files: Mapping[str, bytes]) -> str:
    """The digests of what a page keeps for offline use only after it has needed it."""
    return json.dumps({name: integrity(files[name]) for name in files if _comes_later(name)})


def _has_engine(files: Mapping[str, bytes]) -> str:
    return "yes" if WASM in files else "no"


def _levels() -> str:
    """The opponents of `clausewitz play`, the weakest first."""
    return "".join(
        f'<option value="{one.nodes}" data-name="{for_markup(one.name)}">{number}: '
        f"{for_markup(one.name)}{f', {one.rating}' if one.rating else ''}</option>"
        for number, one in levels().items()
    )


def _kernel_files() -> dict[str, bytes]:
    """The compiled kernel; a site without it is built where nothing can link it."""
    try:
        return kernel_files()
    except NoLinkerError as error:
        _LOG.warning("the site is built without the kernel: %s", error)
        return {}


def _digests(files: Mapping[str, bytes]) -> dict[str, str]:
    return {name: hashlib.sha256(content).hexdigest() for name, content in files.items()}


def _offline_script(files: Mapping[str, bytes]) -> str:
    """The script that caches the site in the browser, which knows all files and their state."""
    digest = hashlib.sha256(json.dumps(_digests(files)).encode()).hexdigest()[:16]
    needed = {
        name: integrity(content)
        for name, content in files.items()
        if not Path(name).name.startswith("LICENSE") and not _comes_later(name)
    }
    cached_files = {"./": needed["index.html"], **needed}
    return filled(WEB / OFFLINE, {"digest": digest, "files": json.dumps(cached_files)})


def _comes_later(name: str) -> bool:
    """Whether the browser caches a file only when the coach has needed it: Python is large."""
    return name.startswith(LATER)


def _own_files() -> dict[str, bytes]:
    """Scripts and styles as they are, without those that are filled in."""
    return {
        path.relative_to(WEB).as_posix(): path.read_bytes()
        for path in sorted(WEB.rglob("*"))
        if path.is_file() and path.name not in (*LISTS, OFFLINE) and path.suffix != ".html"
    }


def _page(name: str, **slots: str) -> str:
    common = {"version": __version__, "parts": _links(name)}
    return filled(WEB / name, {**common, **slots})


def _preloads(files: Mapping[str, bytes]) -> str:
    """The scripts of the playground, named at once: else each is found in the one before it.

    What starts the workers comes first: a browser asks a host for six files at a time.
    """
    places = "playground/", "packages/chessground/", "packages/chessops/", "packages/result/"
    others = sorted(name for name in files if name.endswith(".js") and name.startswith(places))
    scripts = dict.fromkeys((*_STARTING, *others))
    return "\n".join(f'<link rel="modulepreload" href="{name}">' for name in scripts)


def _links(here: str) -> str:
    """The parts of the site, as a page at a place of it links to them."""
    up = "../" * here.count("/")
    return " ".join(
        f'<a href="{up}{page}"{_current(page == here)}>{title}</a>' for page, title in PARTS.items()
    )


def _current(is_here: bool) -> str:
    return ' aria-current="page"' if is_here else ""


def _docs_files(modules: Path) -> dict[str, bytes]:
    """The documentation, its pictures, and what its search looks into."""
    pages = docs_pages(modules)
    files = {"search.json": search_index(pages), **pictures(pages)}
    for page in pages:
        links = "".join(
            f'<li><a href="{one.name}"{_current(one is page)}>{for_markup(one.title)}</a></li>'
            for one in pages
        )
        files[page.name] = _framed("docs", page, pages=links)
    return {f"docs/{name}": content for name, content in files.items()}


def _framed(part: str, page: SitePage, **slots: str) -> bytes:
    """A page of a part of the site, in the frame of that part."""
    common = {"version": __version__, "parts": _links(f"{part}/{page.name}")}
    own = {"title": for_markup(page.title), "content": page.content}
    return filled(WEB / f"{part}_page.html", common | own | slots).encode()


def _piece_choices() -> str:
    """The pieces that can be put on the board, and two tools."""
    choices = {"hand": "Move pieces", "none": "Take away"}
    for color in chess.COLORS:
        for piece in reversed(chess.PIECE_TYPES):
            side, role = chess.COLOR_NAMES[color], chess.piece_name(piece)
            figure = chess.Piece(piece, color).unicode_symbol()
            name = f"{side} {role}"
            choices[name] = f'<i aria-hidden="true">{figure}</i><span class="hidden">{name}</span>'
    return "".join(
        f'<label><input type="radio" name="piece" value="{value}"'
        f"{' checked' if value == 'hand' else ''}> {words}</label>"
        for value, words in choices.items()
    )


def _programs() -> str:
    return "".join(
        f'<option value="{one.name}" data-options="{for_markup(one.options)}" '
        f'data-facts="{"yes" if one.takes_position else "no"}">{for_markup(one.title)}</option>'
        for one in PROGRAMS
    )


def _check_folder(folder: Path) -> None:
    """Files of others are not mixed with the site."""
    if folder.exists() and not folder.is_dir():
        raise ClausewitzError(f"{folder} is not a folder")
    if folder.is_dir() and any(folder.iterdir()) and not (folder / LISTING).is_file():
        raise ClausewitzError(f"{folder} has other files in it: name a new or an empty folder")


def _listed(folder: Path) -> set[str]:
    """The files of an earlier site that stay within the folder."""
    listing = folder / LISTING
    if not listing.is_file():
        return set()
    with file_errors(listing):
        names: Mapping[str, str] = json.loads(listing.read_text(encoding="utf-8"))
    inside = folder.resolve()
    return {name for name in names if (inside / name).resolve().is_relative_to(inside)}
