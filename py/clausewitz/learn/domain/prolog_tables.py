"""The background of a task: bk.pl in a SWI-Prolog of its own, its predicates as tables.

bk.pl is a program, and loading it runs what it says; so it is loaded only where a user names its
folder to learn from, in a process of its own that has a time limit and a limit of memory, and never
in this one. What does not end, or ends in an error, is reported predicate by predicate.
"""

import shutil
import subprocess
import tempfile
import threading
import uuid
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from clausewitz.clauses import Clause, write_term
from clausewitz.learn.domain.domain_bias import DomainBias
from clausewitz.learn.space.bias import Word
from clausewitz.support.errors import ClausewitzError

Rows = NDArray[np.int64]
FILES = ("bk.pl", "bias.pl", "exs.pl")
_PROGRAM = Path(__file__).with_name("prolog_tables.pl")
_STACK = "2g"
_MANY = 3
"""Notes of one kind that are shown before the rest is counted."""


@dataclass(frozen=True, slots=True)
class Tables:
    """Predicates as sets of tuples of values, which have numbers."""

    tables: Mapping[str, Rows]
    examples: Rows
    """The values of each example, a row each."""
    labels: NDArray[np.bool_]
    numbers: list[int]
    """What the background calls each example."""
    values: int
    whole: frozenset[str]
    """Predicates whose tables hold all that is true of them."""
    notes: tuple[str, ...] = ()
    gaps: tuple[str, ...] = ()
    """Notes of what is missing, or may mean something else in a clause: with one of them nothing is
    proved of theories that were not found."""


class Background:
    """The process; to be used in a with block."""

    def __init__(self, folder: Path, seconds: float) -> None:
        """`seconds` is the time it has for one request."""
        swipl = shutil.which("swipl")
        if swipl is None:
            raise ClausewitzError("SWI-Prolog is missing: no swipl command is found")
        self._folder, self.seconds = folder, seconds
        self._token = f"clausewitz_{uuid.uuid4().hex}"
        self._scratch = tempfile.TemporaryDirectory(prefix="clausewitz-")
        self._file = Path(self._scratch.name) / "tables.txt"
        command = [swipl, "-f", "none", "-q", f"--stack-limit={_STACK}"]
        command += ["-g", "clausewitz_background:main", str(_PROGRAM), "--"]
        self._process = subprocess.Popen(
            [*command, str(folder.resolve()), str(self._file), self._token],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
            errors="replace",
        )

    def __enter__(self) -> "Background":
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.communicate()
        self._scratch.cleanup()

    def tables(self, domain: DomainBias) -> Tables:
        """The predicates of a bias as tables, and the examples."""
        bias = domain.bias
        words = ", ".join(
            predicate_term(word, undirected=word.name in domain.undirected) for word in bias.body
        )
        rounds = max(1, bias.max_vars - bias.head.arity)
        if domain.calls_itself:
            self.answer("fewer_combinations")
        return _read(self.answer(f"tables({head_term(bias.head)}, [{words}], {rounds})"))

    def whole_numbers(self, kind: str) -> dict[int, int]:
        """The values of a type that are whole numbers, once there are tables."""
        lines = self.answer(f"whole_numbers({write_term(kind)})").splitlines()
        return {int(value): int(number) for value, number in map(str.split, lines)}

    def proved(self, clauses: Iterable[Clause | str]) -> set[int]:
        """The examples that these clauses prove."""
        texts = (f"({str(clause).removesuffix('.')})" for clause in clauses)
        lines = self.answer(f"verify([{', '.join(texts)}])").splitlines()
        return {int(line.split()[1]) for line in lines if line.startswith("proved ")}

    def shown(self, numbers: Sequence[int]) -> list[str]:
        """Examples as they stand in exs.pl."""
        return self.answer(f"show({list(numbers)})").splitlines()

    def answer(self, request: str, reported: Callable[..., None] | None = None) -> str:
        """What the process writes for a request; `reported` gets the literals, missed examples and
        false ones of each theory that it finds on the way."""
        late = threading.Event()
        timer = threading.Timer(self.seconds, self._stop, [late])
        timer.start()
        try:
            assert self._process.stdin
            assert self._process.stdout
            self._process.stdin.write(f"{request}.\n")
            self._process.stdin.flush()
            for line in self._process.stdout:
                words = line.split()
                if words == [self._token]:
                    return self._file.read_text(encoding="utf-8")
                if reported and words[:1] == [self._token]:
                    reported(*map(int, words[1:]))
        except BrokenPipeError:
            pass
        finally:
            timer.cancel()
        if late.is_set():
            reason = f"bk.pl was not worked out within {self.seconds:g} seconds"
            raise ClausewitzError(f"{self._folder}: {reason}")
        raise ClausewitzError(f"{self._folder}: SWI-Prolog came to an end while it ran bk.pl")

    def _stop(self, late: threading.Event) -> None:
        late.set()
        self._process.kill()


def head_term(word: Word) -> str:
    """The predicate that is learned, for SWI-Prolog."""
    return f"head({write_term(word.name)}, {_names(word.types)}, {_ways(word)})"


def predicate_term(word: Word, *, undirected: bool) -> str:
    """A predicate of the background, for SWI-Prolog."""
    ways = "none" if undirected else _ways(word)
    return f"predicate({write_term(word.name)}, {_names(word.types)}, {ways})"


def _ways(word: Word) -> str:
    return _names(["in" if way else "out" for way in word.inputs])


def _names(names: Sequence[str]) -> str:
    return f"[{', '.join(map(write_term, names))}]"


def _read(text: str) -> Tables:
    """The tables that the process wrote."""
    tables: dict[str, Rows] = {}
    notes: list[str] = []
    gaps: list[str] = []
    whole: set[str] = set()
    examples = np.zeros((0, 2), np.int64)
    for title, lines in _parts(text.splitlines()):
        kind, _, rest = title.partition(" ")
        if kind == "note":
            notes.append(rest)
        elif kind == "gap":
            gaps.append(rest)
        elif kind == "examples":
            examples = _numbers(lines, int(rest) + 2)
        else:
            arity, _, name = rest.partition(" ")
            whole |= {name} if kind == "whole" else set()
            tables[name] = _numbers(lines, int(arity))
    values, first = np.unique(examples[:, 1:], axis=0, return_index=True)
    first.sort()
    if len(first) < len(examples):
        notes.append(f"exs.pl: {len(examples) - len(first)} examples are there twice, counted once")
    both = len(values) - len(np.unique(values[:, 1:], axis=0))
    if both:
        notes.append(f"exs.pl: {both} examples are positive and negative")
    distinct = examples[first]
    most = max(
        (int(rows.max(initial=-1)) for rows in (*tables.values(), distinct[:, 2:])), default=-1
    )
    return Tables(
        tables,
        distinct[:, 2:],
        distinct[:, 1] == 1,
        distinct[:, 0].tolist(),
        most + 1,
        frozenset(whole),
        tuple(_shortened(notes)),
        tuple(_shortened(gaps)),
    )


def _parts(lines: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """Each line that begins with a letter, and the lines of numbers after it."""
    titles = [number for number, line in enumerate(lines) if line[:1].isalpha()]
    for start, end in zip(titles, [*titles[1:], len(lines)], strict=True):
        yield lines[start], list(lines[start + 1 : end])


def _numbers(lines: Sequence[str], width: int) -> Rows:
    numbers = np.fromstring(" ".join(lines), np.int64, sep=" ")
    return numbers.reshape(len(lines), width)


def _shortened(notes: Sequence[str]) -> Iterator[str]:
    """The first notes of each file, and how many more there are."""
    counts: dict[str, int] = {}
    for note in notes:
        where = note.partition(":")[0]
        counts[where] = counts.get(where, 0) + 1
        if counts[where] <= _MANY:
            yield note
    for where, number in counts.items():
        if number > _MANY:
            yield f"{where}: {number - _MANY} more notes like these"
