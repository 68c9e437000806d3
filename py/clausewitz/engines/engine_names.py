"""Engines as the user names them: `stockfish`, `uci:/path/engine`, `maia:FILE`.

`maia` alone is the file that the environment names (see maia/maia.py).
"""

import os
import shutil
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from clausewitz.engines.modes import PATIENCE, Mode
from clausewitz.engines.move_values import Evaluator, MissingEngineError
from clausewitz.engines.uci.uci_evaluator import UciEngine
from clausewitz.engines.value_cache import ValueCache
from clausewitz.runs.run_folder import file_digest
from clausewitz.support.errors import ClausewitzError

# Debian puts games where PATH seldom looks.
_GAMES = "/usr/games"
_FORMS = "stockfish, uci:/path/engine or maia:FILE"


@dataclass(frozen=True, slots=True)
class Engine:
    """An engine and how it is queried; made of plain values, so that it can be sent to workers."""

    name: str
    """Short, for columns."""
    kind: str
    """uci or maia."""
    path: str
    mode: str = Mode.CHILD
    depth: int = 1
    patience: float = PATIENCE

    def open(self) -> Evaluator:
        if self.kind == "maia":
            from clausewitz.engines.maia.maia_evaluator import MaiaEvaluator

            return MaiaEvaluator(Path(self.path))
        return self.searcher()

    def searcher(self) -> UciEngine:
        """A UCI engine that can be let search."""
        if self.kind != "uci":
            raise ClausewitzError(f"{self.name} does not search; name a UCI engine")
        return UciEngine(Path(self.path), Mode(self.mode), self.depth, self.patience)

    def identity(self, cache: ValueCache) -> str:
        """What the values depend on. An engine is started for it only if its file is a new one."""
        path = Path(self.path).resolve()
        known = cache.file_identity(path)
        if known is None:
            known = self._queried_identity(path)
            cache.store_file_identity(path, known)
        return self._with_mode(known)

    def identity_here(self) -> str:
        """The same, where there is no cache: the engine is started."""
        return self._with_mode(self._queried_identity(Path(self.path).resolve()))

    def _with_mode(self, known: str) -> str:
        return known if self.kind == "maia" else f"{known}; {self.mode}, depth {self.depth}"

    @property
    def label(self) -> str:
        """For headings; every figure has to state the mode."""
        mode = f" ({self.mode}, depth {self.depth})"
        return self.name if self.kind == "maia" else f"{self.name}{mode}"

    def _queried_identity(self, path: Path) -> str:
        if self.kind == "maia":
            return _maia_identity(path)
        try:
            with closing(self.searcher()) as engine:
                named = engine.named()
        except ClausewitzError as error:
            raise MissingEngineError(f"{self.path} is no UCI engine: {error}") from error
        # A name is not proof: an engine of one's own may keep it from build to build.
        own = "" if named.name.startswith("Stockfish") else f", file {file_digest(path)}"
        return f"{named.name}{named.network and f', network {named.network}'}{own}"


def find_engine(
    text: str, mode: Mode = Mode.CHILD, depth: int = 1, patience: float = PATIENCE
) -> Engine:
    """The engine that the user names, or MissingEngineError that says what is missing."""
    kind, _, place = text.partition(":")
    if text == "stockfish":
        places = os.pathsep.join((os.environ.get("PATH", os.defpath), _GAMES))
        found = shutil.which(text, path=places)
        if found is None:
            raise MissingEngineError(
                f"Stockfish is not on PATH nor in {_GAMES}; on Debian or Ubuntu: apt install "
                "stockfish"
            )
        return Engine(text, "uci", found, mode, depth, patience)
    if kind == "maia":
        return _maia(place)
    if kind != "uci" or not place:
        raise ClausewitzError(f'--engine "{text}" is not {_FORMS}')
    path = Path(place).expanduser()
    if not path.is_file():
        raise MissingEngineError(f"there is no file {place}")
    if not os.access(path, os.X_OK):
        raise MissingEngineError(f"{place} cannot be run: it is not executable")
    return Engine(path.name, kind, str(path.resolve()), mode, depth, patience)


def _maia_identity(path: Path) -> str:
    from clausewitz.engines.maia.maia_evaluator import maia_identity

    try:
        return maia_identity(path)
    except ClausewitzError as error:
        raise MissingEngineError(str(error)) from error


def _maia(place: str) -> Engine:
    from clausewitz.engines.maia import maia_file

    try:
        path = maia_file(place or None)
    except ClausewitzError as error:
        raise MissingEngineError(str(error)) from error
    return Engine(path.name.removesuffix(".gz").removesuffix(".pb"), "maia", str(path))
