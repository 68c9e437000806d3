"""Sources of the project as syntax trees, read once for all tests that look through them."""

import ast
import gc
from collections.abc import Sequence
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "py" / "clausewitz"


@cache
def nodes_of(source: str) -> Sequence[ast.AST]:
    """All nodes of a source, the module first, as `ast.walk` has them."""
    return tuple(ast.walk(ast.parse(source)))


@cache
def package_sources() -> dict[Path, str]:
    """The text of each module; its nodes are at hand, and none of them is garbage."""
    sources = {path: path.read_text(encoding="utf-8") for path in sorted(PACKAGE.rglob("*.py"))}
    gc.disable()
    try:
        for source in sources.values():
            nodes_of(source)
    finally:
        gc.freeze()
        gc.enable()
    return sources
