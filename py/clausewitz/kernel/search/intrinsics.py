"""What Python has no words for, told to the compiler.

Like the instructions of bits.py, these are Python functions that do nothing, in whose place numba
does something.
"""

from importlib import import_module
from typing import Any

import numpy as np

from clausewitz.kernel.board.bits import U64, ir, numba_extending, numba_types

I64 = np.int64

_arrays: Any = import_module("numba.np.arrayobj")
_helpers: Any = import_module("numba.core.cgutils")


def prefetch(table: Any, row: U64) -> None:
    """Say that the row of a table will soon be read: it is fetched while other work goes on."""


def stay_apart() -> None:
    """Keep the function that calls this from being put into its callers: what is large, and called
    in several places, would fill the processor's cache with copies of itself."""


def _type_prefetch(_context: Any) -> Any:
    def accept(table: Any, row: Any) -> Any:
        fits = isinstance(table, numba_types.Array) and row == numba_types.uint64
        return numba_types.none if fits else None

    return accept


def _write_prefetch(context: Any, builder: Any, signature: Any, operands: Any) -> Any:
    table = _arrays.make_array(signature.args[0])(context, builder, operands[0])
    stride = _helpers.unpack_tuple(builder, table.strides)[0]
    start = builder.ptrtoint(table.data, ir.IntType(64))
    byte = ir.IntType(8).as_pointer()
    address = builder.inttoptr(builder.add(start, builder.mul(operands[1], stride)), byte)
    whole = ir.IntType(32)
    kind = ir.FunctionType(ir.VoidType(), [byte, whole, whole, whole])
    call = _helpers.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0")
    # To read, to be kept in all caches, data.
    builder.call(call, [address, whole(0), whole(3), whole(1)])
    return context.get_dummy_value()


def _type_stay_apart(_context: Any) -> Any:
    return lambda: numba_types.none


def _mark(context: Any, builder: Any, _signature: Any, _operands: Any) -> Any:
    builder.function.attributes.add("noinline")
    return context.get_dummy_value()


numba_extending.type_callable(prefetch)(_type_prefetch)
numba_extending.lower_builtin(prefetch, numba_types.Array, numba_types.uint64)(_write_prefetch)
numba_extending.type_callable(stay_apart)(_type_stay_apart)
numba_extending.lower_builtin(stay_apart)(_mark)
