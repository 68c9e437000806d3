"""Answers of programs, one by one: all of them, random ones, or better and better ones."""

import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from clausewitz.asp.grounding import grounded

if TYPE_CHECKING:
    import clingo

# All answers. Nogoods that clingo learns may name all atoms that are false, hundreds of them; the
# decisions that led there say the same.
_ENUMERATE = ["0", "--contraction=20,decisionSeq"]

_PATIENCE = 0.25  # seconds in clingo's hands before Python may look up

Plain = int | str | tuple["Plain", ...]
"""A term of an answer: a number, a name or string, a tuple."""


class Enumerator:
    """The answers of asp/`program`, one by one, while nogoods rule out more and more of them.

    Atoms are numbers here; a nogood is a list of those that no answer may hold together.
    """

    def __init__(self, program: str, text: str) -> None:
        self._control = grounded(program, text, _ENUMERATE)
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
    """Random answers of asp/`program`, one at a time, that hold what is assumed.

    Atoms are texts without blanks here. Those that the program cannot derive are false.
    """

    def __init__(self, program: str, text: str, options: Sequence[str]) -> None:
        self._control = grounded(program, text, options)
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
    """Better and better answers of asp/`program`, then, once they are proved best, others as good.

    Without `best`, any answers. Atoms are texts without blanks here.
    """

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
        self._question = program, text, [*fixed, *options]
        self._context: clingo.SolveControl | None = None
        self.exhausted = False
        """Whether the last search was exhaustive."""
        self.in_time = True
        """Whether it ended before its time was up."""

    def answers(self, seconds: float | None = None) -> "Iterator[Answer]":
        """Each answer as it is found, within the time limit, which includes grounding."""
        end = None if seconds is None else time.monotonic() + seconds
        try:
            control = grounded(*self._question, seconds)
        except TimeoutError:
            self.in_time = False
            return
        with control.solve(yield_=True, async_=True) as handle:
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
        """Wait for the next answer or the end of the search; Ctrl-C works meanwhile."""
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


def _plain(symbol: "clingo.Symbol") -> Plain:
    from clingo import SymbolType

    if symbol.type == SymbolType.Number:
        return symbol.number
    if symbol.type == SymbolType.String:
        return symbol.string
    return symbol.name or tuple(map(_plain, symbol.arguments))
