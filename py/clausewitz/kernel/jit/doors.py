"""The doors from Python into compiled code: which there are, and whether they are compiled."""

import fcntl
import logging
import os
import pickle
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from clausewitz.kernel.jit.cache import cache_folder

_LOG = logging.getLogger(__name__)
_PACKAGE = "clausewitz.kernel"


class Part(NamedTuple):
    """What is compiled in one process, because its doors have much code in common."""

    seconds: int
    """About how long that takes a processor."""
    modules: list[str]


PARTS = {
    "patterns": Part(
        25,
        [
            "patterns.entries",
            "patterns.log_linear",
            "patterns.match_record",
            "patterns.material_gain",
            "patterns.material_search",
        ],
    ),
    "search": Part(24, ["search.entries"]),
    "relations": Part(
        23,
        [
            "relations",
            "relations.clause_join",
            "relations.image_table",
            "relations.line_rows",
            "relations.move_cases",
        ],
    ),
    "endgames": Part(12, ["endgames.entries"]),
    "minimax": Part(12, ["minimax"]),
    "board": Part(10, ["entries", "board.forced_mate", "board.fen_rows"]),
    "coverage": Part(3, ["coverage.bit_sets"]),
}
"""All modules with doors, what takes longest first."""


@dataclass(frozen=True)
class Door:
    """A function that Python calls and that is compiled."""

    module: str
    name: str
    make: Callable[[], Any]
    """Compile it, or load it from the cache."""

    def kept(self) -> Path | None:
        """The file of its machine code, None if it has to be compiled."""
        source = Path(str(sys.modules[self.module].__file__)).stem
        return next(cache_folder(self.module).glob(f"{source}.{self.name}-*.nbc"), None)

    def load(self) -> Any:
        """The compiled function. Of two processes that need it, one compiles, the other waits."""
        if self.kept() is None and os.environ.get("CLAUSEWITZ_COMPILE") == "all":
            import_module(f"{_PACKAGE}.jit.parallel").compile_with_words()
        if self.kept() is not None:
            return self._make_twice_if_damaged()
        with _lock(cache_folder(self.module) / f"{self.name}.lock"):
            if self.kept() is None and sys.stderr.isatty():
                print("compiling a part of the kernel, once for this machine …", file=sys.stderr)
            return self._make_twice_if_damaged()

    def _make_twice_if_damaged(self) -> Any:
        try:
            return self.make()
        except (EOFError, pickle.UnpicklingError) as error:  # cut short by a full disk, say
            folder = cache_folder(self.module)
            _LOG.warning("the compile cache %s is damaged (%s): made anew", folder, error)
            shutil.rmtree(folder, ignore_errors=True)
            return self.make()


_DOORS: list[Door] = []


def register(module: str, name: str, make: Callable[[], Any]) -> Door:
    """Called where a door is defined."""
    _DOORS.append(Door(module, name, make))
    return _DOORS[-1]


def doors_of(part: Part) -> list[Door]:
    """The doors of a part, module by module."""
    modules = [f"{_PACKAGE}.{module}" for module in part.modules]
    for module in modules:
        import_module(module)
    return [door for module in modules for door in _DOORS if door.module == module]


@contextmanager
def _lock(path: Path) -> Iterator[None]:
    """Hold a lock. A file system without locks does without: files are moved into place whole."""
    with path.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX)
        except OSError as error:
            _LOG.info("no lock on %s: %s", path, error)
        yield
