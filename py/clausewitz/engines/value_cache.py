"""Values of moves, kept in SQLite: what was asked once is known, to every process of the user.

One row for each engine and position, with all moves, as the engine said it. Rows are written a few
at a time in transactions of their own, so a kill loses little and never leaves half a row.
"""

import json
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from clausewitz.data import cache_dir
from clausewitz.engines.move_values import Evaluation, Value
from clausewitz.errors import ClausewitzError

_WAIT = 60.0  # seconds for another process to finish its few rows
_FENS = 500  # asked for at once; SQLite takes some thousand at most
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
    """Where values are kept unless the user says otherwise."""
    return cache_dir("values") / "values.sqlite"


class ValueCache:
    """The values that are known, by identity of the engine and FEN."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with self._told():
            path.parent.mkdir(parents=True, exist_ok=True)
            # Every statement is a transaction, unless one is begun.
            self._data = sqlite3.connect(path, timeout=_WAIT, isolation_level=None)
            self._data.execute("PRAGMA journal_mode = WAL")
            self._data.execute("PRAGMA synchronous = NORMAL")
            self._data.executescript(_TABLES)

    def close(self) -> None:
        self._data.close()

    def known(self, identity: str, fens: Iterable[str]) -> dict[str, Evaluation]:
        """What is known of these positions."""
        with self._told():
            rows = self._rows("fen, best, moves", identity, list(dict.fromkeys(fens)))
            return {fen: read_row(best, moves) for fen, best, moves in rows}

    def missing(self, identity: str, fens: Iterable[str]) -> list[str]:
        """The positions of which nothing is known, each once, in order."""
        wanted = list(dict.fromkeys(fens))
        with self._told():
            known = {fen for (fen,) in self._rows("fen", identity, wanted)}
        return [fen for fen in wanted if fen not in known]

    def _rows(self, columns: str, identity: str, fens: Sequence[str]) -> Iterator[tuple[str, ...]]:
        for start in range(0, len(fens), _FENS):
            some = fens[start : start + _FENS]
            yield from self._data.execute(
                f"SELECT {columns} FROM evaluation JOIN engine ON engine = number "
                f"WHERE identity = ? AND fen IN ({','.join('?' * len(some))})",
                (identity, *some),
            )

    def keep(self, identity: str, found: Iterable[tuple[str, Evaluation]]) -> None:
        """Keep these values; another process may be doing the same."""
        rows = [(fen, *write_row(evaluation)) for fen, evaluation in found]
        with self._told(), self._transaction():
            self._data.execute("INSERT OR IGNORE INTO engine (identity) VALUES (?)", (identity,))
            self._data.executemany(
                "INSERT OR REPLACE INTO evaluation "
                "SELECT number, ?, ?, ? FROM engine WHERE identity = ?",
                [(*row, identity) for row in rows],
            )

    def file_identity(self, path: Path) -> str | None:
        """What an engine's file said of itself, if the file is still the same."""
        with self._told():
            rows = self._data.execute(
                "SELECT identity FROM file WHERE path = ? AND stamp = ?", (str(path), stamp(path))
            )
            row = rows.fetchone()
        return None if row is None else str(row[0])

    def keep_file_identity(self, path: Path, identity: str) -> None:
        with self._told():
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
    def _told(self) -> Iterator[None]:
        """Mistakes with the file, in words."""
        try:
            yield
        except sqlite3.Error as error:
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


def write_row(evaluation: Evaluation) -> tuple[str, str]:
    """The move chosen, and all moves as JSON."""
    moves = {move: value.stored() for move, value in sorted(evaluation.values.items())}
    return evaluation.best, json.dumps(moves, separators=(",", ":"))


def read_row(best: str, moves: str) -> Evaluation:
    values = {move: Value.restored(stored) for move, stored in json.loads(moves).items()}
    return Evaluation(values, best)


def stamp(path: Path) -> str:
    """What tells whether a file has changed."""
    status = path.stat()
    return f"{status.st_size} {status.st_mtime_ns}"
