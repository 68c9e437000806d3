"""The parts of the package and who may import whom: an arrow may not be turned round.

The table below is the only one; run as a program, this file prints it into docs/architecture.md.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from source_trees import nodes_of, package_sources

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "py" / "clausewitz"
ARCHITECTURE = ROOT / "docs" / "architecture.md"
MARKS = "<!-- layers: printed by tests/contracts/test_imports.py -->", "<!-- end of layers -->"

# From the top down. A part imports what stands below its line, never beside or above it.
LAYERS = [
    {"cli"},
    {"website", "api"},
    {"training", "papers", "repl"},
    {"coaching", "tuning"},
    {"learn", "play", "metrics", "puzzles"},
    {"advice"},
    {"patterns"},
    {"tactics", "mates", "endgames", "engines"},
    {"wording", "matching"},
    {"prolog", "asp", "kernel", "games"},
    {"clauses"},
    {"position", "runs"},
    {"support"},
]
DEPTH = {part: depth for depth, layer in enumerate(LAYERS) for part in layer}

ONLY_USER = {"pyswip": "prolog", "clingo": "asp", "typer": "cli"}
ON_ITS_OWN = "kernel"


def imports(source: str, package: str) -> Iterator[str]:
    """The dotted names that a module of `package` imports, at any depth of its text."""
    for node in nodes_of(source):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parents = package.split(".")[: 1 - node.level] if node.level > 1 else [package]
            start = ".".join([*parents, node.module or ""] if node.level else [node.module or ""])
            yield from (f"{start.rstrip('.')}.{alias.name}" for alias in node.names)


def complaint(part: str, imported: str) -> str | None:
    """What is wrong with a module of `part` importing the dotted name, if anything."""
    top, *rest = imported.split(".")
    if top in ONLY_USER and part != ONLY_USER[top]:
        return f"only {ONLY_USER[top]} may import {top}"
    if top != "clausewitz" or not rest or rest[0] in ("__version__", part):
        return None
    used = rest[0]
    if used not in DEPTH:
        return f"{used} is not in the table of parts"
    if part == ON_ITS_OWN:
        return f"{part} stands on its own but imports {used}"
    if DEPTH[part] < DEPTH[used]:
        return None
    return f"{part} may not import {used}"


def modules() -> list[Path]:
    return list(package_sources())


def layer_table() -> str:
    """The layers in Markdown; what a part holds is the first line of its docstring."""
    rows = [f"| {depth} | `{part}` | {holds(part)} |" for part, depth in sorted_parts()]
    return "\n".join(["| layer | part | holds |", "| ---: | --- | --- |", *rows])


def sorted_parts() -> list[tuple[str, int]]:
    return sorted(((part, DEPTH[part] + 1) for part in DEPTH), key=lambda pair: pair[::-1])


def holds(part: str) -> str:
    folder, module = PACKAGE / part / "__init__.py", PACKAGE / f"{part}.py"
    text = (folder if folder.is_file() else module).read_text(encoding="utf-8")
    return (ast.get_docstring(ast.parse(text)) or "").splitlines()[0]


def with_layers(page: str) -> str:
    """The page with the table of today between its marks."""
    before, _, rest = page.partition(MARKS[0])
    after = rest.partition(MARKS[1])[2]
    return "\n".join([before + MARKS[0], layer_table(), MARKS[1] + after])


def test_architecture_shows_these_layers() -> None:
    page = ARCHITECTURE.read_text(encoding="utf-8")
    assert page == with_layers(page), "run PYTHONPATH=tests python tests/contracts/test_imports.py"


def test_modules_import_only_what_stands_below_them() -> None:
    faults = {str(module.relative_to(PACKAGE)): complaints(module) for module in modules()}
    assert {module: found for module, found in faults.items() if found} == {}


def complaints(module: Path) -> list[str]:
    path = module.relative_to(PACKAGE).with_suffix("").parts
    part = "cli" if path == ("__main__",) else path[0]
    names = list(imports(package_sources()[module], ".".join(["clausewitz", *path[:-1]])))
    if part == "__init__":  # it names what it offers; nothing of that is loaded with it
        return []
    if part not in DEPTH:
        return [f"{part} is not in the table of parts"]
    return [words for words in (complaint(part, name) for name in names) if words]


@pytest.mark.parametrize(
    ("part", "source", "words"),
    [
        ("tactics", "from clausewitz.prolog import Prolog", None),
        ("tactics", "import chess, numpy", None),
        ("cli", "from clausewitz import __version__, support", None),
        ("support", "from clausewitz.support.data import data_dir", None),
        ("kernel", "from clausewitz.kernel.bits import lsb", None),
        ("kernel", "from .bits import lsb", None),
        ("prolog", "import pyswip", None),
        ("runs", "def f():\n    from clausewitz import tactics", "runs may not import tactics"),
        ("play", "import clausewitz.learn.loop", "play may not import learn"),
        ("asp", "from clausewitz.prolog import Prolog", "asp may not import prolog"),
        ("support", "from clausewitz import position", "support may not import position"),
        ("kernel", "from clausewitz import games", "kernel stands on its own but imports games"),
        ("kernel", "from ..runs import x", "kernel stands on its own but imports runs"),
        ("tactics", "from clausewitz.magic import wand", "magic is not in the table of parts"),
        ("tactics", "from pyswip.core import _lib", "only prolog may import pyswip"),
        ("asp", "import typer", "only cli may import typer"),
    ],
)
def test_table_is_held(part: str, source: str, words: str | None) -> None:
    found = [complaint(part, name) for name in imports(source, f"clausewitz.{part}")]
    assert (found[0] if len(set(found)) == 1 else found) == words


if __name__ == "__main__":
    ARCHITECTURE.write_text(with_layers(ARCHITECTURE.read_text(encoding="utf-8")), "utf-8")
