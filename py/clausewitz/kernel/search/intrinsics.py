"""Instructions that Python cannot express, declared to the compiler.

Like the instructions of bits.py, these are Python functions, in whose place numba puts something
else.
"""

import time
from importlib import import_module
from typing import Any

from clausewitz.kernel.board.bits import U64
from clausewitz.kernel.jit.compile import tell_compiler
from clausewitz.kernel.search.state import I64

_SECOND = 1_000_000_000  # in nanoseconds


def prefetch(table: Any, row: U64) -> None:
    """Say that the row of a table will soon be read: it is fetched while other work goes on."""


def stay_apart() -> None:
    """Keep the function that calls this from being put into its callers: what is large, and called
    in several places, would fill the processor's cache with copies of itself."""


def now() -> I64:
    """The time in nanoseconds, by the clock that the deadline of a search is set by."""
    return I64(time.clock_gettime_ns(time.CLOCK_MONOTONIC))


@tell_compiler
def _tell() -> None:
    types: Any = import_module("numba.types")
    extending: Any = import_module("numba.extending")

    def accept(table: Any, row: Any) -> Any:
        fits = isinstance(table, types.Array) and row == types.uint64
        return types.none if fits else None

    extending.type_callable(prefetch)(lambda _: accept)
    extending.lower_builtin(prefetch, types.Array, types.uint64)(_write_prefetch)
    extending.type_callable(stay_apart)(lambda _: lambda: types.none)
    extending.lower_builtin(stay_apart)(_mark)
    extending.type_callable(now)(lambda _: lambda: types.int64)
    extending.lower_builtin(now)(_read_clock)


def _write_prefetch(context: Any, builder: Any, signature: Any, operands: Any) -> Any:
    ir: Any = import_module("llvmlite.ir")
    arrays: Any = import_module("numba.np.arrayobj")
    helpers: Any = import_module("numba.core.cgutils")
    table = arrays.make_array(signature.args[0])(context, builder, operands[0])
    stride = helpers.unpack_tuple(builder, table.strides)[0]
    start = builder.ptrtoint(table.data, ir.IntType(64))
    byte = ir.IntType(8).as_pointer()
    address = builder.inttoptr(builder.add(start, builder.mul(operands[1], stride)), byte)
    whole = ir.IntType(32)
    kind = ir.FunctionType(ir.VoidType(), [byte, whole, whole, whole])
    call = helpers.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0")
    # For reading, into all cache levels, data.
    builder.call(call, [address, whole(0), whole(3), whole(1)])
    return context.get_dummy_value()


def _mark(context: Any, builder: Any, _signature: Any, _operands: Any) -> Any:
    builder.function.attributes.add("noinline")
    return context.get_dummy_value()


def _read_clock(_context: Any, builder: Any, _signature: Any, _operands: Any) -> Any:
    """Call the function of the C library that Python calls, too."""
    ir: Any = import_module("llvmlite.ir")
    helpers: Any = import_module("numba.core.cgutils")
    word, number = ir.IntType(64), ir.IntType(32)
    reading = helpers.alloca_once(builder, ir.ArrayType(word, 2))  # seconds and nanoseconds
    kind = ir.FunctionType(number, [number, reading.type])
    call = helpers.get_or_insert_function(builder.module, kind, "clock_gettime")
    builder.call(call, [number(time.CLOCK_MONOTONIC), reading])
    seconds, rest = (builder.extract_value(builder.load(reading), part) for part in range(2))
    return builder.add(builder.mul(seconds, word(_SECOND)), rest)
