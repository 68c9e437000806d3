"""Values of moves, cached in SQLite: what was queried once is known to every process of the user.

One row for each engine and position, with all moves, as the engine said it. Rows are written a few
at a time in transactions of their own, so a kill loses little and never leaves half a row. Each has
a checksum: a row that was damaged is as good as none. The usual file is a cache, which is begun
anew when SQLite cannot read it.
"""

import json
import logging
import sqlite3
import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from clausewitz.engines.move_values import Evaluation, Value
from clausewitz.support.data import cache_dir
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.files import make_folder, undo_on_refusal

_LOG = logging.getLogger(__name__)
_LARGEST_CELL = 1 << 20  # bytes
_NOT_OURS = "SELECT 1 FROM sqlite_master WHERE type IN ('view', 'trigger')"
"""What a database runs when it is read or written, and may run for ever."""
_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_WAIT = 60.0  # seconds for another process to finish its few rows
_FENS = 500  # queried at once; SQLite takes some thousand at most
_TABLES = """
CREATE TABLE IF NOT EXISTS engine (
    number INTEGER PRIMARY KEY,
    identity TEXT NOT NULL UNIQUE
);
CREATE TABLE IF NOT EXISTS evaluation (
    engine INTEGER NOT NULL REFERENCES engine,
    fen TEXT NOT NULL,
    best TEXT NOT NULL,
    moves TEXT NOT NULL,
    PRIMARY KEY (engine, fen)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS file (
    path TEXT PRIMARY KEY,
    stamp TEXT NOT NULL,
    identity TEXT NOT NULL
) WITHOUT ROWID;
"""


def usual_file() -> Path:
    """Where values are cached unless the user says otherwise."""
    return cache_dir("values") / "values.sqlite"


class ValueCache:
    """The values that are known, by identity of the engine and FEN."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with self._readable_errors():
            make_folder(path.parent)
            if not path.exists():
                undo_on_refusal(self._remove_if_empty)
            try:
                self._open()
            except sqlite3.DatabaseError as error:
                if not (_is_damage(error) and self._is_usual):
                    raise
                _LOG.warning("%s is damaged (%s): started again", path, error)
                self._remove()
                self._open()

    def _open(self) -> None:
        # Every statement is a transaction, unless one is begun.
        self._data = sqlite3.connect(self.path, timeout=_WAIT, isolation_level=None)
        self._data.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LARGEST_CELL)
        if self._data.execute(_NOT_OURS).fetchone():
            raise ClausewitzError(f"{self.path}: not a cache of values: it has views or triggers")
        self._data.execute("PRAGMA journal_mode = WAL")
        self._data.execute("PRAGMA synchronous = NORMAL")
        self._data.executescript(_TABLES)

    @property
    def _is_usual(self) -> bool:
        return self.path == usual_file()

    def _remove_if_empty(self) -> None:
        with suppress(sqlite3.Error), closing(sqlite3.connect(self.path)) as data:
            if data.execute("SELECT 1 FROM evaluation").fetchone() is None:
                self._remove()

    def _remove(self) -> None:
        self._data.close()
        for ending in ("", "-wal", "-shm"):
            self.path.with_name(self.path.name + ending).unlink(missing_ok=True)

    def close(self) -> None:
        self._data.close()

    def known(self, identity: str, fens: Iterable[str]) -> dict[str, Evaluation]:
        """What is known of these positions."""
        with self._readable_errors():
            rows = self._rows(identity, list(dict.fromkeys(fens)))
            return {fen: read_row(best, moves) for fen, best, moves in rows}

    def missing(self, identity: str, fens: Iterable[str]) -> list[str]:
        """The positions of which nothing is known, each once, in order."""
        wanted = list(dict.fromkeys(fens))
        with self._readable_errors():
            known = {fen for fen, _, _ in self._rows(identity, wanted)}
        return [fen for fen in wanted if fen not in known]

    def _rows(self, identity: str, fens: Sequence[str]) -> Iterator[tuple[str, str, str]]:
        """FEN, move chosen and all moves, of rows that are as they were written."""
        for start in range(0, len(fens), _FENS):
            some = fens[start : start + _FENS]
            for fen, checked, moves in self._data.execute(
                "SELECT fen, best, moves FROM evaluation JOIN engine ON engine = number "
                f"WHERE identity = ? AND fen IN ({','.join('?' * len(some))})",
                (identity, *some),
            ):
                best, _, check = str(checked).partition(" ")
                if not check or check == _checksum(fen, best, moves):  # none by version 0.1.0
                    yield fen, best, moves

    def store(self, identity: str, found: Iterable[tuple[str, Evaluation]]) -> None:
        """Store these values; another process may be doing the same."""
        rows = [(fen, *_checked(fen, *write_row(evaluation))) for fen, evaluation in found]
        with self._readable_errors(), self._transaction():
            self._data.execute("INSERT OR IGNORE INTO engine (identity) VALUES (?)", (identity,))
            self._data.executemany(
                "INSERT OR REPLACE INTO evaluation "
                "SELECT number, ?, ?, ? FROM engine WHERE identity = ?",
                [(*row, identity) for row in rows],
            )

    def file_identity(self, path: Path) -> str | None:
        """What an engine's file said of itself, if the file is still the same."""
        with self._readable_errors():
            rows = self._data.execute(
                "SELECT identity FROM file WHERE path = ? AND stamp = ?", (str(path), stamp(path))
            )
            row = rows.fetchone()
        return None if row is None else str(row[0])

    def store_file_identity(self, path: Path, identity: str) -> None:
        with self._readable_errors():
            self._data.execute(
                "INSERT OR REPLACE INTO file VALUES (?, ?, ?)", (str(path), stamp(path), identity)
            )

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._data.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self._data.execute("ROLLBACK")
            raise
        self._data.execute("COMMIT")

    @contextmanager
    def _readable_errors(self) -> Iterator[None]:
        """Mistakes with the file, in words."""
        try:
            yield
        except sqlite3.Error as error:
            if _is_damage(error) and self._is_usual:
                self._remove()
                again = "the values cached there are lost: run it again to query them anew"
                raise ClausewitzError(f"{self.path}: {error}; {again}") from error
            raise ClausewitzError(f"{self.path}: {error}; is it a file of values?") from error
        except OSError as error:
            raise ClausewitzError(f"{self.path}: {error.strerror}") from error
        except (ValueError, KeyError, TypeError) as error:
            if isinstance(error, ClausewitzError):
                raise
            raise ClausewitzError(f"{self.path}: {error}; delete it") from error


def opened(path: Path | None) -> closing[ValueCache]:
    """The values in a file, or in the usual one; they are closed at the end of `with`."""
    return closing(ValueCache(path or usual_file()))


def _is_damage(error: sqlite3.Error) -> bool:
    """Whether the file is at fault, and not a full disk or a missing right."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in _DAMAGE


def _checked(fen: str, best: str, moves: str) -> tuple[str, str]:
    return f"{best} {_checksum(fen, best, moves)}", moves


def _checksum(*cells: object) -> str:
    return f"{zlib.crc32(repr(cells).encode()):08x}"


def write_row(evaluation: Evaluation) -> tuple[str, str]:
    """The move chosen, and all moves as JSON."""
    moves = {move: value.stored() for move, value in sorted(evaluation.values.items())}
    return evaluation.best, json.dumps(moves, separators=(",", ":"))


def read_row(best: str, moves: str) -> Evaluation:
    values = {move: Value.restored(stored) for move, stored in json.loads(moves).items()}
    return Evaluation(values, best)


def stamp(path: Path) -> str:
    """The size and time of a file, which show whether it has changed."""
    status = path.stat()
    return f"{status.st_size} {status.st_mtime_ns}"
