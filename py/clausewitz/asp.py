"""clingo and the programs of asp/: legal moves, successors, and answers with nogoods.

The only module that imports clingo, and only when it is asked.
"""

import atexit
import re
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

import chess

from clausewitz import facts
from clausewitz.data import data_dir
from clausewitz.door import leave
from clausewitz.errors import ClausewitzError

if TYPE_CHECKING:  # clingo takes a while to import, and only those who ask it need it
    import clingo

# So many positions share one ground call: fewer pay more for starting, more for each atom.
BATCH = 100
SUCCESSOR_BATCH = 10  # a position has some thirty successors
# clingo never frees a symbol, so a process would grow with every position it ever asked about. But
# batches number their positions alike, and the same atoms come up again. Finding one read before
# takes a third of the time that reading takes; these are remembered, in some 30 MB at most.
_REMEMBERED = 100_000

# All answers. Nogoods that clingo learns may name all atoms that are false, hundreds of them; the
# decisions that led there say the same.
_ENUMERATE = ["0", "--contraction=20,decisionSeq"]

_PATIENCE = 0.25  # seconds in clingo's hands before Python may look up
_INCLUDE = re.compile(r'^#include "([^"]+)"\.$', re.MULTILINE)

_read: dict[str, list[Any]] = {}  # the statements of programs that were asked for twice
# The facts of a position without their last argument, the ply: "turn(white".
_Position = list[str]
_T = TypeVar("_T")

Plain = int | str | tuple["Plain", ...]
"""A term of an answer: a number, a name or string, a tuple."""


class Encoding(StrEnum):
    """Two ways to state which moves are legal, with the same answers."""

    RAYS = "legal.lp"
    """By lines from the king: attacks, pins, checks. The fast one."""
    DECLARATIVE = "declarative.lp"
    """By a board after each move, on which the king is not attacked. The readable one."""


_BATCHES = {Encoding.RAYS: BATCH, Encoding.DECLARATIVE: SUCCESSOR_BATCH}


def legal_moves(board: chess.Board, encoding: Encoding = Encoding.RAYS) -> list[chess.Move]:
    """The legal moves, sorted by their UCI text."""
    return legal_moves_batch([board], encoding)[0]


def legal_moves_batch(
    boards: Sequence[chess.Board], encoding: Encoding = Encoding.RAYS
) -> list[list[chess.Move]]:
    """The legal moves of each board, as `legal_moves`, but far faster than one by one."""
    batches = _batches(boards, _BATCHES[encoding])
    return [moves for batch in batches for moves in _batch_moves(batch, encoding)]


def successors(board: chess.Board) -> dict[chess.Move, chess.Board]:
    """The position after each legal move."""
    atoms = answer("successor.lp", facts.asp_facts(board))
    positions = facts.boards_from_asp("".join(f"{atom}.\n" for atom in atoms))
    return {_move(time[:-1].partition(",")[2]): after for time, after in positions.items()}


def perft(board: chess.Board, depth: int) -> int:
    """How many sequences of `depth` legal moves there are; ASP rules make every position."""
    if depth < 0:
        raise ClausewitzError(f"perft needs a depth of 0 or more, not {depth}")
    if depth == 0:
        return 1
    root = [fact.rpartition(",")[0] for fact in facts.asp_facts(board).splitlines()]
    return _perft([root], depth)


def answer(program: str, text: str, options: Sequence[str] = ()) -> list[str]:
    """The shown atoms of the first answer of asp/`program` on the facts in `text`."""
    return [str(symbol) for symbol in _shown(program, text, options)]


def program_text(program: str) -> str:
    """The text of asp/`program`, its includes in place."""
    return _program(data_dir("asp") / program)


def atom_count(program: str, text: str) -> int:
    """How many atoms asp/`program` derives from the facts in `text`, these included."""
    control = _grounded(program, text)  # without this name it would be gone before its atoms
    return len(control.symbolic_atoms)


class Enumerator:
    """The answers of asp/`program`, one by one, while nogoods rule out more and more of them.

    Atoms are numbers here; a nogood is a list of those that no answer may hold together.
    """

    def __init__(self, program: str, text: str) -> None:
        self._control = _grounded(program, text, _ENUMERATE)
        atoms = list(self._control.symbolic_atoms)
        self._literals = [atom.literal for atom in atoms]
        self._numbers = {atom.symbol: number for number, atom in enumerate(atoms)}
        self._named: dict[str, list[clingo.Symbol]] = {}
        for symbol in self._numbers:
            self._named.setdefault(symbol.name, []).append(symbol)
        self._context: clingo.SolveControl | None = None

    def atoms(self, name: str) -> dict[tuple[Plain, ...], int]:
        """The numbers of the atoms of a predicate, by their arguments."""
        return {
            tuple(map(_plain, symbol.arguments)): self._numbers[symbol]
            for symbol in self._named.get(name, ())
        }

    def answers(self, assumed: Sequence[int] = ()) -> Iterator[list[int]]:
        """The atoms shown of each answer that holds those assumed."""
        assumptions = [self._literals[number] for number in assumed]
        with self._control.solve(assumptions=assumptions, yield_=True) as handle:
            try:
                for model in handle:
                    self._context = model.context
                    yield [self._numbers[symbol] for symbol in model.symbols(shown=True)]
            finally:
                self._context = None

    def forbid_now(self, nogood: Iterable[int]) -> None:
        """Rule out answers until the enumeration under way has ended: clingo then forgets."""
        assert self._context is not None
        self._context.add_clause([-self._literals[number] for number in nogood])

    def forbid(self, nogoods: Iterable[Iterable[int]]) -> None:
        """Rule out answers in all enumerations to come; not while one is under way."""
        assert self._context is None
        with self._control.backend() as backend:
            for nogood in nogoods:
                backend.add_rule([], [self._literals[number] for number in nogood])


class Guesser:
    """Answers of asp/`program` one at a time, each found anew: by chance, as far as assumed.

    Atoms are texts without blanks here. Those that the program cannot derive are false.
    """

    def __init__(self, program: str, text: str, options: Sequence[str]) -> None:
        self._control = _grounded(program, text, options)
        self._literals = {str(atom.symbol): atom.literal for atom in self._control.symbolic_atoms}
        self.refuted = False
        """Whether the last guess ended with a proof that there is no answer."""

    def guess(self, assumed: Sequence[str] = (), denied: Sequence[str] = ()) -> list[str] | None:
        """The atoms shown of an answer; None where there is none, or none within the limits."""
        self.refuted = any(atom not in self._literals for atom in assumed)
        if self.refuted:
            return None
        literals = [self._literals[atom] for atom in assumed]
        literals += [-self._literals[atom] for atom in denied if atom in self._literals]
        with self._control.solve(assumptions=literals, yield_=True, async_=True) as handle:
            while not handle.wait(_PATIENCE):  # Ctrl-C is heard in between
                pass
            model = handle.model()
            self.refuted = bool(handle.get().unsatisfiable) if model is None else False
            return [str(symbol) for symbol in model.symbols(shown=True)] if model else None

    def forbid(self, nogood: Iterable[str]) -> None:
        """No answer from now on holds all of these."""
        with self._control.backend() as backend:
            backend.add_rule([], [self._literals[atom] for atom in nogood])


class Optimizer:
    """Ever better answers of asp/`program`, then, once they are proved best, others as good; or,
    where that does not matter, any answers. Atoms are texts without blanks here."""

    def __init__(
        self,
        program: str,
        text: str,
        options: Sequence[str],
        *,
        best: bool = True,
        forbidding: bool = False,
    ) -> None:
        """`forbidding` allows for `forbid_now`."""
        # There will be one search only, and clingo prepares it better when it knows. But a clause
        # added to a program that was simplified as SAT solvers do it would crash clingo.
        fixed = ["--single-shot", f"--opt-mode={'optN' if best else 'ignore'}"]
        fixed += ["--sat-prepro=0"] if forbidding else []
        self._forbidding = forbidding
        self._control = _grounded(program, text, [*fixed, *options])
        self._context: clingo.SolveControl | None = None
        self.exhausted = False
        """Whether the last search went through all answers there are."""
        self.in_time = True
        """Whether it ended before its time was up."""

    def answers(self, seconds: float | None = None) -> "Iterator[Answer]":
        """Each answer as it is found, for so many seconds at most."""
        end = None if seconds is None else time.monotonic() + seconds
        with self._control.solve(yield_=True, async_=True) as handle:
            try:
                while self._found(handle, end) and (model := handle.model()) is not None:
                    self._context = model.context
                    shown = [str(symbol) for symbol in model.symbols(shown=True)]
                    yield Answer(shown, tuple(model.cost), bool(model.optimality_proven))
                    handle.resume()
                if self.in_time:
                    self.exhausted = bool(handle.get().exhausted)
            finally:
                self._context = None
                handle.cancel()

    def forbid_now(self, nogood: Iterable[str]) -> None:
        """No answer to come in this search holds all of these."""
        from clingo import parse_term

        assert self._context is not None
        assert self._forbidding
        atoms = [self._context.symbolic_atoms[parse_term(text)] for text in nogood]
        literals = [-atom.literal for atom in atoms if atom is not None]
        if len(literals) == len(atoms):  # else some of them never hold
            self._context.add_clause(literals)

    def _found(self, handle: "clingo.SolveHandle", end: float | None) -> bool:
        """Wait for the next answer, or for the end of the search; Ctrl-C is heard in between."""
        last = float("inf") if end is None else end
        # To clingo less than nothing would be for ever.
        while not handle.wait(min(_PATIENCE, max(0.0, last - time.monotonic()))):
            if time.monotonic() >= last:
                self.in_time = False
                return False
        return True


@dataclass(frozen=True, slots=True)
class Answer:
    """What an answer shows, what it costs, most important first, and whether none costs less."""

    atoms: list[str]
    cost: tuple[int, ...]
    proved: bool


def clingo_command() -> NoReturn:
    """The console script clausewitz-clingo: clingo itself, which its wheel lacks as a command."""
    leave("clausewitz-clingo", _run_clingo)


def _run_clingo() -> int:
    _require_clingo()
    from clingo import Application, clingo_main

    class ClingoCommand(Application):
        """It keeps clingo's own main: one written in Python would disable #include <incmode>."""

        program_name = "clausewitz-clingo"

    return clingo_main(ClingoCommand(), sys.argv[1:])


def _batches(items: Sequence[_T], size: int) -> Iterator[Sequence[_T]]:
    return (items[start : start + size] for start in range(0, len(items), size))


def _batch_moves(boards: Sequence[chess.Board], encoding: Encoding) -> list[list[chess.Move]]:
    found: list[list[tuple[str, chess.Move]]] = [[] for _ in boards]
    text = "".join(facts.asp_facts(board, time) for time, board in enumerate(boards))
    for symbol in _shown(encoding, text):
        time, move = _timed_move(symbol)
        found[time].append(move)
    return [[move for _, move in sorted(moves)] for moves in found]


@lru_cache(_REMEMBERED)
def _timed_move(symbol: "clingo.Symbol") -> tuple[int, tuple[str, chess.Move]]:
    """The number of the position, and the move with its UCI text in front, to be sorted by."""
    text, _, time = str(symbol).removeprefix("legal_move(").removesuffix(")").rpartition(",")
    move = _move(text)
    return int(time), (move.uci(), move)


@cache
def _move(text: str) -> chess.Move:
    """The move that "Row0,Col0,Row,Col,Promotion" stands for, whatever follows."""
    return facts.move_from_asp(*text.split(",")[:5])


def _perft(positions: Sequence[_Position], depth: int) -> int:
    if depth == 1:
        batches = _batches(positions, BATCH)
        return sum(len(_shown("legal.lp", _batch_text(batch))) for batch in batches)
    batches = _batches(positions, SUCCESSOR_BATCH)
    return sum(_perft(_batch_successors(batch), depth - 1) for batch in batches)


def _batch_text(positions: Sequence[_Position]) -> str:
    """The facts of the positions, numbered as the plies 0, 1, 2, …"""
    return "".join(f"{fact},{time}).\n" for time, facts in enumerate(positions) for fact in facts)


def _batch_successors(positions: Sequence[_Position]) -> list[_Position]:
    """All positions one legal move later."""
    after: dict[str, _Position] = {}
    for atom in answer("successor.lp", _batch_text(positions)):
        fact, _, time = atom.partition(",after(")
        after.setdefault(time, []).append(fact)
    return list(after.values())


def _shown(program: str, text: str, options: Sequence[str] = ()) -> "Sequence[clingo.Symbol]":
    """The shown symbols of the first answer."""
    control = _grounded(program, text, options)  # without this name it would be gone by then
    with control.solve(yield_=True) as handle:
        if (model := handle.model()) is None:
            raise ClausewitzError(f"asp/{program}: no answer for the given facts")
        symbols: Sequence[clingo.Symbol] = model.symbols(shown=True)
        return symbols


def _grounded(program: str, text: str, options: Sequence[str] = ()) -> "clingo.Control":
    """The program with the facts, ready to solve. Whatever clingo has to remark is an error."""
    _require_clingo()
    from clingo import Control

    messages: list[str] = []
    try:
        control = Control(options, logger=lambda _, message: messages.append(message))
        _add_program(control, program)
        control.add("base", [], text)
        control.ground([("base", [])])
    except RuntimeError as error:
        raise ClausewitzError(_one_line(program, [*messages, str(error)])) from error
    if messages:
        raise ClausewitzError(_one_line(program, messages))
    return control


def _add_program(control: "clingo.Control", program: str) -> None:
    """The program read, the first time as text; then what was read is kept: three times as fast."""
    from clingo.ast import ProgramBuilder, parse_string

    if program not in _read:
        _read[program] = []
        control.add("base", [], program_text(program))
        return
    if not (statements := _read[program]):
        parse_string(program_text(program), statements.append)
        atexit.register(statements.clear)  # those that outlive clingo would complain
    with ProgramBuilder(control) as builder:
        for statement in statements:
            builder.add(statement)


def _plain(symbol: "clingo.Symbol") -> Plain:
    from clingo import SymbolType

    if symbol.type == SymbolType.Number:
        return symbol.number
    if symbol.type == SymbolType.String:
        return symbol.string
    arguments = tuple(map(_plain, symbol.arguments))
    return arguments if symbol.name == "" else symbol.name


def _one_line(program: str, messages: Sequence[str]) -> str:
    """What clingo said first; it calls a text that is no file <block>."""
    first = " ".join(messages[0].split()).replace("<block>", "facts")
    return f"asp/{program}: clingo says {first}"


@cache
def _program(path: Path) -> str:
    """The text of a program with its includes in place. clingo itself would look for them in the
    working folder first, where other files may have the same names."""
    text = path.read_text(encoding="utf-8")
    return _INCLUDE.sub(lambda match: _program((path.parent / match[1]).resolve()), text)


def _require_clingo() -> None:
    try:
        import clingo  # noqa: F401
    except ImportError as error:
        raise ClausewitzError("clingo is missing: install it with `pip install clingo`") from error
