"""Programs of asp/ read, given facts and grounded; what the first answer shows."""

import atexit
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from clausewitz.support.background import run_interruptibly
from clausewitz.support.data import data_dir
from clausewitz.support.errors import ClausewitzError, required

if TYPE_CHECKING:  # clingo takes a while to import, and only those who use it need it
    import clingo

_INCLUDE = re.compile(r'^#include "([^"]+)"\.$', re.MULTILINE)

_read: dict[str, list[Any]] = {}  # the statements of programs that were used twice


def answer(program: str, text: str, options: Sequence[str] = ()) -> list[str]:
    """The shown atoms of the first answer of asp/`program` on the facts in `text`."""
    return [str(symbol) for symbol in shown(program, text, options)]


def program_text(program: str) -> str:
    """The text of asp/`program`, its includes in place."""
    return _program(data_dir("asp") / program)


def atom_count(program: str, text: str) -> int:
    """How many atoms asp/`program` derives from the facts in `text`, these included."""
    control = grounded(program, text)  # without this name it would be gone before its atoms
    return len(control.symbolic_atoms)


def shown(program: str, text: str, options: Sequence[str] = ()) -> "Sequence[clingo.Symbol]":
    """The shown symbols of the first answer."""
    control = grounded(program, text, options)  # without this name it would be gone by then
    with control.solve(yield_=True) as handle:
        if (model := handle.model()) is None:
            raise ClausewitzError(f"asp/{program}: no answer for the given facts")
        symbols: Sequence[clingo.Symbol] = model.symbols(shown=True)
        return symbols


def grounded(
    program: str, text: str, options: Sequence[str] = (), seconds: float | None = None
) -> "clingo.Control":
    """The program with the facts, ready to solve. Any message of clingo is an error; a
    TimeoutError says that grounding did not end within the limit."""
    require_clingo()
    from clingo import Control

    messages: list[str] = []
    try:
        control = Control(options, logger=lambda _, message: messages.append(message))
        _add_program(control, program)
        control.add("base", [], text)
        run_interruptibly(lambda: control.ground([("base", [])]), seconds)
    except RuntimeError as error:
        raise ClausewitzError(_one_line(program, [*messages, str(error)])) from error
    if messages:
        raise ClausewitzError(_one_line(program, messages))
    return control


def _add_program(control: "clingo.Control", program: str) -> None:
    """The parsed program, from the cache after the first time, which is three times as fast."""
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


def _one_line(program: str, messages: Sequence[str]) -> str:
    """The first message of clingo, which calls a text that is not a file <block>."""
    first = " ".join(messages[0].split()).replace("<block>", "facts")
    return f"asp/{program}: clingo says {first}"


@cache
def _program(path: Path) -> str:
    """The text of a program with its includes in place. clingo itself would look for them in the
    working folder first, where other files may have the same names."""
    text = path.read_text(encoding="utf-8")
    return _INCLUDE.sub(lambda match: _program((path.parent / match[1]).resolve()), text)


def require_clingo() -> None:
    required("clingo", "clingo is missing: install it with `pip install clingo`")
