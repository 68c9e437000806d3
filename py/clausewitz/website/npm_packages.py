"""Packages that the site takes from npm: fetched once for each lock file, and cached."""

import hashlib
import shutil
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from clausewitz.support.data import cache_dir
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.files import write_bytes
from clausewitz.website.package_digests import check_packages

LISTS = "package.json", "package-lock.json", ".npmrc"
"""What says which packages, in which versions and with which digests."""
# Without a network npm would try again for minutes; what fails once is fetched by the next call.
_NO_WAITING = "--fetch-retries=0", "--fetch-timeout=30000"
_COMMAND = "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", *_NO_WAITING
_NO_NETWORK = "ENOTFOUND", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EAI_AGAIN", "ENETUNREACH"


_CHESSOPS = (
    *("attacks", "board", "chess", "compat", "fen", "pgn", "san", "setup"),
    *("squareSet", "types", "util", "variant"),
)


_CODEMIRROR = "autocomplete", "commands", "language", "lint", "state", "streamparser", "view"
_EDITOR = {  # scripts of CodeMirror, and of what it is made of, by the names that they import
    **{f"@codemirror/{name}": "dist/index.js" for name in _CODEMIRROR},
    "@lezer/common": "dist/index.js",
    "@lezer/highlight": "dist/index.js",
    "@marijn/find-cluster-break": "src/index.js",
    "crelt": "index.js",
    "style-mod": "src/style-mod.js",
    "w3c-keyname": "index.js",
}


class OfflineError(ClausewitzError):
    """The packages are not in the cache, and npm's registry cannot be reached."""


class TakenFiles(NamedTuple):
    """Files of a package that become part of the site, in the folder `packages/NAME`."""

    package: str
    name: str
    files: tuple[str, ...]


TAKEN = (
    TakenFiles(
        "@lichess-org/chessground",
        "chessground",
        (
            "LICENSE",
            "dist/chessground.min.js",
            "assets/chessground.base.css",
            "assets/chessground.brown.css",
            "assets/chessground.cburnett.css",
        ),
    ),
    TakenFiles(
        "chessops",
        "chessops",
        (
            "LICENSE.txt",
            *(f"dist/esm/{name}.js" for name in _CHESSOPS),
        ),
    ),
    TakenFiles("@badrap/result", "result", ("LICENSE", "dist/mjs/index.mjs")),
    *(
        TakenFiles(package, package.removeprefix("@"), ("LICENSE", script))
        for package, script in _EDITOR.items()
    ),
    TakenFiles(
        "swipl-wasm",
        "swipl",
        (
            "LICENSE.txt",
            "dist/swipl/swipl-web.js",
            "dist/swipl/swipl-web.wasm",
            "dist/swipl/swipl-web.data",
        ),
    ),
    TakenFiles(
        "pyodide",
        "pyodide",
        ("package.json", "pyodide.js", "pyodide.asm.js", "pyodide.asm.wasm", "python_stdlib.zip"),
    ),
    TakenFiles("clingo-wasm", "clingo", ("LICENSE", "src/clingo.js", "src/clingo.wasm")),
)


def editor_imports() -> dict[str, str]:
    """Where the page finds the scripts of the editor, by the names that they import."""
    return {
        package: f"./packages/{package.removeprefix('@')}/{Path(script).name}"
        for package, script in _EDITOR.items()
    }


def package_files(modules: Path) -> dict[str, bytes]:
    """The files of packages, taken from the folder node_modules, by their places in the site."""
    return {
        f"packages/{taken.name}/{_plain(file)}": (modules / taken.package / file).read_bytes()
        for taken in TAKEN
        for file in taken.files
    }


def _plain(file: str) -> str:
    """Some web hosts do not know that .mjs is a script."""
    return Path(file).with_suffix(".js").name if file.endswith(".mjs") else Path(file).name


def fetched_packages(web: Path) -> Path:
    """The folder node_modules for the lists in the folder `web`, with the packages we looked at."""
    modules = npm_folder(web)
    check_packages(modules)
    return modules


def npm_folder(web: Path) -> Path:
    """The folder node_modules as npm made it."""
    lists = {name: (web / name).read_bytes() for name in LISTS}
    digest = hashlib.sha256(b"\0".join(lists.values())).hexdigest()[:16]
    folder = cache_dir("npm") / digest
    if not folder.is_dir():
        with tempfile.TemporaryDirectory(dir=folder.parent) as temporary:
            made = Path(temporary) / digest
            made.mkdir()
            for name, content in lists.items():
                write_bytes(made / name, content)
            _fetch(made)
            with suppress(OSError):  # another process was faster
                made.rename(folder)
    return folder / "node_modules"


def run_node(script: Path, *arguments: Path, text: str = "", failure: str) -> str:
    """What a script prints that gets this text; `failure` is said before its errors."""
    node = shutil.which("node")
    if node is None:
        raise ClausewitzError("node is not installed; Debian has it in the package nodejs")
    command = [node, str(script), *map(str, arguments)]
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    if done.returncode != 0:
        raise ClausewitzError(f"{failure}: {done.stderr[:300]}")
    return done.stdout


def _fetch(folder: Path) -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise ClausewitzError("npm is not installed; Debian has it in the package npm")
    done = subprocess.run(
        [npm, *_COMMAND], cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True
    )
    if done.returncode == 0:
        return
    words = " ".join(line for line in done.stderr.splitlines() if "error" in line)
    if any(code in done.stderr for code in _NO_NETWORK):
        raise OfflineError("npm's registry cannot be reached: the site needs packages from there")
    raise ClausewitzError(f"npm cannot fetch the packages: {words[:300]}")
