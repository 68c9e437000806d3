"""The entry points from Python into compiled code, and whether they are compiled."""

import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from clausewitz.kernel.jit.cache import CachedCode, cache_folder
from clausewitz.kernel.jit.loading import load_function
from clausewitz.kernel.jit.tested_versions import advice, untested

if TYPE_CHECKING:
    import logging

_PACKAGE = "clausewitz.kernel"
_COMPILING = "compiling a part of the kernel, once for this machine …"


class Part(NamedTuple):
    """What is compiled in one process, because its entry points have much code in common."""

    seconds: int
    """About how long that takes a processor."""
    modules: list[str]
    is_everyday: bool = False
    """Whether most commands need it: then it is compiled with whichever part is needed first."""

    @property
    def full_names(self) -> list[str]:
        """The modules as Python imports them."""
        return [f"{_PACKAGE}.{module}" for module in self.modules]


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
    "search": Part(25, ["search.entries", "search.evaluation_parts", "search.deepening"], True),
    "relations": Part(
        23,
        [
            "relations",
            "relations.clause_join",
            "relations.image_table",
            "relations.line_rows",
            "relations.move_cases",
        ],
        True,
    ),
    "walks": Part(16, ["problems.board_walk"]),
    "endgames": Part(12, ["endgames.entries"]),
    "minimax": Part(12, ["minimax"]),
    "board": Part(10, ["entries", "board.forced_mate", "board.fen_rows"], True),
    "problems": Part(9, ["problems.stipulated_play"], True),
    "network": Part(
        8,
        [
            "search.network_training",
            "search.packed_positions",
            "search.quiet_rows",
            "search.searched_positions",
        ],
    ),
    "coverage": Part(3, ["coverage.bit_sets"]),
}
"""All modules with entry points, what takes longest first."""


@dataclass(frozen=True)
class EntryPoint:
    """A function that Python calls and that is compiled."""

    function: Callable[..., Any]
    signature: str
    nogil: bool
    """Whether other threads of Python may run meanwhile."""
    records: dict[str, Any]
    """The layouts of records that the signature names."""

    @property
    def module(self) -> str:
        return self.function.__module__

    @property
    def name(self) -> str:
        return self.function.__name__

    @property
    def full_name(self) -> str:
        return f"{self.module}.{self.name}"

    def cached_file(self) -> Path | None:
        """The file of its machine code, None if it has to be compiled."""
        return self._file if self._file.is_file() else None

    @property
    def _file(self) -> Path:
        source = Path(self.function.__code__.co_filename).stem
        return cache_folder(self.module) / f"{source}.{self.name}.code"

    def load(self) -> Any:
        """The compiled function. Of two processes that need it, one compiles, the other waits."""
        # Code of a compiler that was not tested may not be saved: others would compile in vain.
        wanted = self.cached_file() is None and os.environ.get("CLAUSEWITZ_COMPILE") == "parts"
        if wanted and not untested():
            import_module(f"{_PACKAGE}.jit.parallel").compile_with_words(self.module)
        with _loading:
            try:
                return self._load_cached() or self._load_compiled()
            except Exception as error:  # whatever it is: numba can do without what is ours
                _warn_of_compiling(str(error))
                return self._by_numba().callable_by_numba(
                    self.function, self.signature, self.nogil, self.records
                )

    def _load_cached(self) -> Any:
        """What is in the cache; None where there is nothing, or nothing that is fit to be run."""
        try:
            cached = CachedCode.read(self._file, self.full_name)
        except FileNotFoundError:
            return None
        except Exception as error:  # whatever it is: cut short by a full disk, say
            _log().warning("the compile cache is damaged (%s): made anew", error)
            self._file.unlink(missing_ok=True)
            return None
        return load_function(cached.code, cached.needs, cached.entry_point)

    def _load_compiled(self) -> Any:
        with _lock(self._file.with_suffix(".lock")):
            if found := self._load_cached():  # another process was quicker
                return found
            if sys.stderr.isatty() and os.environ.get("CLAUSEWITZ_COMPILE") != "silently":
                print(_COMPILING, file=sys.stderr)
            made = self._by_numba().compile_entry_point(
                self.function, self.signature, self.nogil, self.records, self.full_name
            )
            try:
                CachedCode(self.full_name, made.needs, made.code).write(self._file)
            except OSError as error:  # a full disk, say
                _log().warning("compiled code cannot be cached (%s)", error)
        return load_function(made.code, made.needs, self.full_name)

    @staticmethod
    def _by_numba() -> Any:
        return import_module(f"{_PACKAGE}.jit.by_numba")


_ENTRY_POINTS: list[EntryPoint] = []
_loading = threading.RLock()
_warned: set[str] = set()


def register(
    function: Callable[..., Any], signature: str, nogil: bool, records: dict[str, Any]
) -> EntryPoint:
    """Called where an entry point is defined."""
    _ENTRY_POINTS.append(EntryPoint(function, signature, nogil, records))
    return _ENTRY_POINTS[-1]


def entry_points_of(part: Part) -> list[EntryPoint]:
    """The entry points of a part, module by module."""
    for module in part.full_names:
        import_module(module)
    return [
        entry for module in part.full_names for entry in _ENTRY_POINTS if entry.module == module
    ]


def _warn_of_compiling(reason: str) -> None:
    """Once for each process: what is true of one entry point is mostly true of all."""
    report = _log().info if _warned else _log().warning
    _warned.add(reason)
    report("the kernel is compiled for this process only (%s)%s", reason, advice())


def _log() -> "logging.Logger":
    import logging  # takes long to load, and mostly there is nothing to report

    return logging.getLogger(__name__)


@contextmanager
def _lock(path: Path) -> Iterator[None]:
    """Hold a lock. A system without locks does without: files are moved into place whole."""
    with path.open("w") as file:
        try:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        except (ImportError, OSError) as error:
            _log().info("no lock on %s: %s", path, error)
        yield
