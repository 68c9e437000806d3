"""SWI-Prolog in this process. The only package that imports pyswip, and only when it is used.

pyswip starts Prolog when it is imported, so that happens late, in `Prolog.__init__`, and there is
one Prolog per process. Only strings cross the border: bridge.pl does the work in batches, and
catches what is thrown there; `_answer_python` catches what is raised here.

Services may be called from any thread, one at a time: a thread that has not started Prolog gets an
engine of Prolog for the call.
"""

import ctypes
import re
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import chess

from clausewitz.clauses import Text, write_term
from clausewitz.position.board import fen_of
from clausewitz.prolog.swipl import compiled, start
from clausewitz.support.data import data_dir
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.limits import INFERENCES as INFERENCES
from clausewitz.support.limits import PROLOG_MEGABYTES, TookTooLongError, in_words, shortened

STOPPED = frozenset(("limit", "memory", "many"))
"""Why bridge.pl stopped a goal: too many steps, too much memory, too many answers."""

BATCH = 200
"""Positions per call, so that Ctrl-C is heard between calls."""

_HEARD = {"int": signal.SIGINT, "term": signal.SIGTERM}
"""What ends a service, by the names that Prolog has for signals."""

_LOAD_OWN_FILE = (
    "forall(absolute_file_name(user_app_config('init.pl'), F, [access(read), file_errors(fail)]),"
    " load_files(user:F, []))"
)
"""The file that a user has Prolog load at every start."""

_TOPLEVEL_MEGABYTES = 1024
"""Prolog's own limit for its stacks: what is typed there is the user's own."""

_LONGEST_ERROR = 500  # characters
_NESTING, _MOST_NESTING = "([{-+\\:,;>=^*/", 5_000

_BRIDGE = Path(__file__).with_name("bridge.pl")
_LIBRARIES = (
    *("apply", "lists", "error", "option", "pairs", "aggregate", "dcg/basics"),
    "solution_sequences",
)
"""The libraries of Prolog that bk/, logic/judgement and the bridge load."""

Value = str | int | float | Text
"""What a foreign predicate returns: an atom, a number or a string."""


class PrologError(ClausewitzError):
    """Prolog raised an error; the message is Prolog's own, in one line."""


class PrologLimitError(PrologError, TookTooLongError):
    """A goal took more inferences or memory than allowed, or has too many answers."""


@dataclass(frozen=True, slots=True)
class Answers:
    """The solutions of a query as Prolog writes them, and whether there may be more."""

    rows: list[dict[str, str]]
    more: bool


@dataclass(frozen=True, slots=True)
class Foreign:
    """A predicate answered by Python: name(Input1, …, Output1, …).

    `function` gets the inputs as text (a position as its FEN) and returns one row of outputs for
    each solution.
    """

    name: str
    inputs: int
    outputs: int
    function: Callable[..., Iterable[Sequence[Value]]]


_started: "list[Prolog]" = []
_starting = threading.RLock()


def prolog(start_file: Path | None = None) -> "Prolog":
    """The Prolog of this process, started with the vocabulary, or with a file that loads it."""
    with _starting:
        if not _started:
            _started.append(Prolog(start_file))
    return _started[0]


class Prolog:
    """A narrow face: services of bridge.pl, queries, checked clauses, foreign predicates."""

    def __init__(self, start_file: Path | None) -> None:
        self._core: Any = start()
        self._lock = threading.RLock()
        self._calls = 0
        self._foreign: dict[str, Foreign] = {}
        self._has_toplevel = False
        self._callback = self._register_callback()
        self._run_goal("set_prolog_flag(debug_on_error, false)")
        self._limit_memory(PROLOG_MEGABYTES)
        self._load(*([start_file, _BRIDGE] if start_file else _judgement_and_bridge()))
        # A file that loads the grammar, as logic/repl.pl does, has it from its sources.
        self._has_english = self._holds("current_predicate(chess_english:tell/3)")
        self._has_themes = self._has_theme_words = False

    def load_english(self) -> None:
        """Load the grammar of logic/english, once."""
        if not self._has_english:
            with self._lock, self._engine():
                self._load(*compiled([data_dir("logic") / "english" / "english.pl"]))
            self._has_english = True

    def load_themes(self) -> None:
        """Load the themes of logic/themes, once, with the grammar."""
        self.load_english()
        if not self._has_themes:
            with self._lock, self._engine():
                self._load(*compiled([data_dir("logic") / "themes" / "themes.pl"]))
            self._has_themes = True

    def load_theme_words(self) -> None:
        """Load the words that themes are learned in, once, with the themes."""
        self.load_themes()
        if not self._has_theme_words:
            with self._lock, self._engine():
                self._load(*compiled([data_dir("logic") / "themes" / "space" / "words.pl"]))
            self._has_theme_words = True

    def legal_moves(self, boards: Iterable[chess.Board]) -> list[list[str]]:
        """The legal moves of each board, by bk/moves.pl, in UCI notation."""
        return [line.split() for line in self.lines("legal_moves", map(fen_of, boards))]

    def relation(
        self, name: str, boards: Iterable[chess.Board], *, arity: int = 3, module: str = "user"
    ) -> list[set[str]]:
        """The squares ("e4d5") in relation name(Square, …, Position) on each board."""
        inputs = (f"{module} {name} {arity} {fen_of(board)}" for board in boards)
        return [set(line.split()) for line in self.lines("relation", inputs)]

    def perft(self, board: chess.Board, depth: int, *, bulk: bool = False) -> int:
        """The number of positions `depth` plies below."""
        predicate = "perft_bulk" if bulk else "perft"
        return int(self.service("count_leaves", f"{predicate} {depth} {fen_of(board)}"))

    def query(self, goal: str, *, most: int = 1000, inferences: int = INFERENCES) -> Answers:
        """The first answers to a goal, written as in a file."""
        text = goal.strip().removesuffix(".")
        if sum(map(text.count, _NESTING)) > _MOST_NESTING:  # Prolog's own reader would crash
            raise PrologError(f"a goal with more than {_MOST_NESTING:,} brackets or operators")
        *lines, end = self.service("answers", f"{inferences} {most} {text}").splitlines()
        if end == "limit":
            raise PrologLimitError(f"took too long, {in_words(inferences)} steps: {text}")
        rows = [dict(pair.split("=", 1) for pair in line.split("\t") if pair) for line in lines]
        return Answers(rows, end == "more")

    def enter_clauses(self, module: str, clauses: Iterable[str]) -> None:
        """Make these clauses, checked by clausewitz.clauses, the contents of a module."""
        self.service("enter_clauses", f"{module} " + "\n".join(clauses))

    def enter_tactics(self, module: str) -> None:
        """Make the tactics of a module that was entered known to queries and the toplevel."""
        self.service("publish", module)

    def leave_tactics(self, module: str) -> None:
        """Undo that: other tactics may have the same names."""
        self.service("withdraw", module)

    def register(self, foreign: Foreign) -> None:
        """Make a Python function a predicate of the `user` module."""
        self._foreign[foreign.name] = foreign
        self.service("enter_foreign", f"{foreign.name} {foreign.inputs} {foreign.outputs}")

    def lines(self, service: str, inputs: Iterable[str]) -> list[str]:
        """A service that answers each line of its input with one line, called in batches."""
        waiting, answers = list(inputs), list[str]()
        while waiting:
            batch, waiting = waiting[:BATCH], waiting[BATCH:]
            answers += self.service(service, "\n".join(batch)).splitlines()
        return answers

    def blocks(self, service: str, header: str, inputs: Iterable[str]) -> list[list[str]]:
        """A service that answers each line of its input with lines up to a full stop."""
        waiting, answers = list(inputs), list[list[str]]()
        while waiting:
            batch, waiting = waiting[:BATCH], waiting[BATCH:]
            text = self.service(service, "\n".join([header, *batch]))
            found = [block.splitlines() for block in re.split(r"^\.\n", text, flags=re.M)[:-1]]
            answers += found
            if len(found) < len(batch):  # it broke off: the last one says why
                break
        return answers

    def service(self, name: str, text: str) -> str:
        """Call a service of bridge.pl: one string in, one string out."""
        status, output = self._serve(name, text)
        if status == "stopped":
            signal.raise_signal(_HEARD[output])  # now Python's own handler runs
        if status == "error":
            raise PrologError(shortened(output, _LONGEST_ERROR))
        if status != "ok":
            raise PrologError(f"{name} failed on {text[:200]!r}")
        return output

    @property
    def is_held(self) -> bool:
        """Whether a call is under way. What Prolog has called may not wait for another thread that
        calls it, too."""
        return self._calls > 0

    def toplevel(self) -> int:
        """Hand the terminal to Prolog's own toplevel: history, Tab and Ctrl-C work."""
        self._has_toplevel = True
        self._run_goal("on_signal(int, _, debug)")
        self._run_goal(_LOAD_OWN_FILE)
        self._limit_memory(_TOPLEVEL_MEGABYTES)
        return int(self._core._lib.PL_toplevel())

    def _serve(self, name: str, text: str) -> tuple[str, str]:
        with self._lock, self._engine():
            self._calls += 1
            try:
                return self._call_bridge(name, text)
            finally:
                self._calls -= 1

    @contextmanager
    def _engine(self) -> Iterator[None]:
        """What a thread needs to call Prolog; it is not cached, as threads come and go."""
        library = self._core._lib
        if library.PL_thread_self() >= 0:
            yield
            return
        if library.PL_thread_attach_engine(None) < 0:
            raise PrologError("Prolog has no engine for another thread")
        try:
            self._limit_memory(PROLOG_MEGABYTES)  # an engine begins with Prolog's own limit
            yield
        finally:
            library.PL_thread_destroy_engine()

    def _call_bridge(self, name: str, text: str) -> tuple[str, str]:
        core = self._core
        frame = core.PL_open_foreign_frame()
        try:
            arguments = core.PL_new_term_refs(4)
            core.PL_put_atom_chars(arguments, name)
            self._put_string(arguments + 1, text)
            name_of_call = "serve_until_stopped" if self._hears_signals() else "serve"
            predicate = core.PL_predicate(name_of_call, 4, "bridge")
            if not core.PL_call_predicate(None, core.PL_Q_NODEBUG, predicate, arguments):
                raise PrologError(f"the bridge to Prolog broke in {name}")
            return self._get_text(arguments + 2), self._get_text(arguments + 3)
        finally:
            core.PL_discard_foreign_frame(frame)

    def _hears_signals(self) -> bool:
        """Whether Python has something to do at a signal, for which Prolog must be left."""
        if self._has_toplevel or threading.current_thread() is not threading.main_thread():
            return False
        return any(callable(signal.getsignal(number)) for number in _HEARD.values())

    def _put_string(self, term: int, text: str) -> None:
        data = text.encode()
        flags = self._core.PL_STRING | self._core.REP_UTF8
        self._core._lib.PL_put_chars(term, flags, ctypes.c_size_t(len(data)), data)

    def _get_text(self, term: int) -> str:
        size, start = ctypes.c_size_t(), ctypes.c_void_p()
        flags = self._core.CVT_ATOM | self._core.CVT_STRING | self._core.REP_UTF8
        with self._core.PL_STRINGS_MARK():  # else Prolog would keep its copy of the text for ever
            if not self._core._lib.PL_get_nchars(
                ctypes.c_void_p(term), ctypes.byref(size), ctypes.byref(start), flags
            ):
                raise PrologError("Prolog answered with something other than text")
            return ctypes.string_at(start.value or 0, size.value).decode()

    def _limit_memory(self, megabytes: int) -> None:
        """Of the stacks of this thread's engine."""
        self._run_goal(f"set_prolog_flag(stack_limit, {megabytes << 20})")

    def _load(self, *paths: Path) -> None:
        for path in paths:
            self._run_goal(f"load_files(user:{write_term(str(path))}, [silent(true)])")

    def _run_goal(self, goal: str) -> None:
        """For goals of our own, before there is a bridge."""
        if not self._holds(goal):
            raise PrologError(f"SWI-Prolog could not run {goal}")

    def _holds(self, goal: str) -> bool:
        core = self._core
        frame = core.PL_open_foreign_frame()
        try:
            term = core.PL_new_term_ref()
            return bool(core.PL_chars_to_term(goal, term) and core.PL_call(term, None))
        finally:
            core.PL_discard_foreign_frame(frame)

    def _register_callback(self) -> Any:
        """Register python_call(+Name, +Input, -Answer); the callback must stay alive."""
        core = self._core
        kind = ctypes.CFUNCTYPE(ctypes.c_size_t, *[ctypes.c_size_t] * 3)
        callback = kind(self._answer_python)
        core.PL_register_foreign_in_module("python_predicates", "python_call", 3, callback, 0)
        return callback

    def _answer_python(self, name_term: int, input_term: int, answer_term: int) -> int:
        """Called by Prolog. Whatever happens, it gets an answer: "ok Rows" or "error Message"."""
        try:
            foreign = self._foreign[self._get_text(name_term)]
            inputs = self._get_text(input_term).split("\n")[: foreign.inputs]
            rows = [list(row) for row in foreign.function(*inputs)]
            answer = f"ok {_write_rows(rows)}"
        except BaseException as error:  # nothing may pass through the C frames above
            answer = "error " + " ".join(f"{type(error).__name__}: {error}".split())
        data = answer.encode()
        flags = self._core.PL_STRING | self._core.REP_UTF8
        return int(
            self._core._lib.PL_unify_chars(
                ctypes.c_void_p(answer_term), flags, ctypes.c_size_t(len(data)), data
            )
        )


def _judgement_and_bridge() -> list[Path]:
    """The words of bk/, the judgement over them, known endings, and the bridge."""
    logic = data_dir("logic")
    names = "judgement.pl", "explanation_answers.pl", "endings.pl"
    judgement = [logic / "judgement" / name for name in names]
    others = *data_dir("bk").glob("*.pl"), *data_dir("bk").glob("*.lp"), logic / "motifs/telling.pl"
    return compiled([*judgement, _BRIDGE], others, _LIBRARIES)


def _write_rows(rows: Iterable[Iterable[Value]]) -> str:
    return "[" + ",".join(f"[{','.join(map(_write_value, row))}]" for row in rows) + "]"


def _write_value(value: Value) -> str:
    return repr(value) if isinstance(value, float) else write_term(value)
