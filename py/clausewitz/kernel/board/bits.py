"""Sets of squares in 64 bits: bit 0 is a1, bit 7 h1, bit 63 h8, as in python-chess.

Every number in compiled code is a uint64, constants too: numba turns a uint64 that meets an int64
into a float. The three machine instructions Python has no operator for are Python functions here,
and `tell_compiler` declares to numba which instruction to put in their place.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol

import numpy as np

from clausewitz.kernel.jit.compile import jit, tell_compiler

U64 = np.uint64

U0, U1 = U64(0), U64(1)
ALL = U64(0xFFFF_FFFF_FFFF_FFFF)
TOP = U64(1 << 63)
_FIRST_RANK, _RANKS = U64(0xFF), U64(0b111000)


class Words(Protocol):
    """A flat array of uint64 in compiled code: numpy's own types forget what an element is."""

    def __getitem__(self, index: U64, /) -> U64: ...

    def __setitem__(self, index: U64, word: U64, /) -> None: ...


def popcount(squares: U64) -> U64:
    """How many squares are in the set."""
    return U64(int(squares).bit_count())


def first(squares: U64) -> U64:
    """The lowest square of a set, which must not be empty."""
    return U64((int(squares) & -int(squares)).bit_length() - 1)


def last(squares: U64) -> U64:
    """The highest square of a set, which must not be empty."""
    return U64(int(squares).bit_length() - 1)


@jit
def first_from_black(squares: U64) -> U64:
    """The first square as Black sees them: from a8 to h8, then from a7 on."""
    rank = last(squares) & _RANKS
    return first(squares >> rank & _FIRST_RANK) + rank


@tell_compiler
def _tell() -> None:
    ir: Any = import_module("llvmlite.ir")
    never_empty, top_index = ir.Constant(ir.IntType(1), 1), ir.Constant(ir.IntType(64), 63)
    _compile_to(lambda build, x: build.ctpop(x), popcount)
    _compile_to(lambda build, x: build.cttz(x, never_empty), first)
    _compile_to(lambda build, x: build.xor(build.ctlz(x, never_empty), top_index), last)


def _compile_to(instruction: Callable[[Any, Any], Any], twin: Callable[[U64], U64]) -> None:
    """Let numba emit `instruction` (of an LLVM builder and an operand) where `twin` is called."""
    types: Any = import_module("numba.types")
    extending: Any = import_module("numba.extending")

    def typing(_context: Any) -> Callable[[Any], Any]:
        return lambda squares: types.uint64 if squares == types.uint64 else None

    def lowering(_context: Any, builder: Any, _signature: Any, operands: Any) -> Any:
        return instruction(builder, operands[0])

    extending.type_callable(twin)(typing)
    extending.lower_builtin(twin, types.uint64)(lowering)
