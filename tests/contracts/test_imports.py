"""The parts of the package and who may import whom: an arrow may not be turned round.

The table below is the only one; run as a program, this file prints it into docs/architecture.md.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "py" / "clausewitz"
ARCHITECTURE = ROOT / "docs" / "architecture.md"
MARKS = "<!-- layers: printed by tests/contracts/test_imports.py -->", "<!-- end of layers -->"

# From the top down. A part imports what stands below its line, never beside or above it.
LAYERS = [
    {"cli"},
    {"website"},
    {"coaching", "papers", "repl"},
    {"evolve", "tune", "puzzles"},
    {"learn", "play", "metrics"},
    {"advice"},
    {"drawing", "motifs", "patterns", "ranking"},
    {"rules", "tactics", "mates", "endgames", "engine"},
    {"wording"},
    {"prolog", "asp", "kernel", "engines", "games"},
    {"clauses"},
    {"facts", "runs"},
    {"board"},
    {"aside", "errors", "door", "escapes", "files", "limits", "data", "doctor", "notation"}
    | {"working_folder"},
]
DEPTH = {part: depth for depth, layer in enumerate(LAYERS) for part in layer}
BOTTOM = len(LAYERS) - 1

ONLY_USER = {"pyswip": "prolog", "clingo": "asp", "typer": "cli"}
ON_ITS_OWN = "kernel"


def imports(source: str, package: str) -> Iterator[str]:
    """The dotted names that a module of `package` imports, at any depth of its text."""
    for node in ast.walk(ast.parse(source)):
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
    if DEPTH[part] < DEPTH[used] or DEPTH[part] == BOTTOM == DEPTH[used]:
        return None
    return f"{part} may not import {used}"


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


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
    assert page == with_layers(page), "run python tests/contracts/test_imports.py"


@pytest.mark.parametrize("module", modules(), ids=lambda m: str(m.relative_to(PACKAGE)))
def test_module_imports_only_what_stands_below_it(module: Path) -> None:
    path = module.relative_to(PACKAGE).with_suffix("").parts
    part = "cli" if path == ("__main__",) else path[0]
    if part == "__init__":
        assert list(imports(module.read_text(), "clausewitz")) == []
        return
    assert part in DEPTH, f"{part} is not in the table of parts"
    package = ".".join(["clausewitz", *path[:-1]])
    found = [complaint(part, name) for name in imports(module.read_text(), package)]
    assert [words for words in found if words] == []


@pytest.mark.parametrize(
    ("part", "source", "words"),
    [
        ("tactics", "from clausewitz.prolog import Prolog", None),
        ("tactics", "import chess, numpy", None),
        ("cli", "from clausewitz import __version__, doctor", None),
        ("doctor", "from clausewitz.data import data_dir", None),
        ("kernel", "from clausewitz.kernel.bits import lsb", None),
        ("kernel", "from .bits import lsb", None),
        ("prolog", "import pyswip", None),
        ("facts", "def f():\n    from clausewitz import tactics", "facts may not import tactics"),
        ("play", "import clausewitz.learn.loop", "play may not import learn"),
        ("asp", "from clausewitz.prolog import Prolog", "asp may not import prolog"),
        ("errors", "from clausewitz import board", "errors may not import board"),
        ("kernel", "from clausewitz import errors", "kernel stands on its own but imports errors"),
        ("kernel", "from ..facts import x", "kernel stands on its own but imports facts"),
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
