"""Working memory on the stack, for compiled functions that run too often to be handed some."""

import math
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.jit.compile import tell_compiler


def stack_space(*shape: int) -> Callable[[], NDArray[np.uint64]]:
    """A function that gives its caller an array of words, whatever they hold. It is the caller's
    until that returns, and the same one at each call."""

    def space() -> NDArray[np.uint64]:
        return np.empty(shape, np.uint64)

    @tell_compiler
    def tell() -> None:
        extending: Any = import_module("numba.extending")
        types: Any = import_module("numba.types")
        kind = types.Array(types.uint64, len(shape), "C")
        extending.type_callable(space)(lambda _: lambda: kind)
        extending.lower_builtin(space)(lambda *parts: _lower(shape, *parts))

    return space


def _lower(
    shape: tuple[int, ...], context: Any, builder: Any, signature: Any, _operands: Any
) -> Any:
    ir: Any = import_module("llvmlite.ir")
    arrays: Any = import_module("numba.np.arrayobj")
    word = ir.IntType(64)
    with builder.goto_entry_block():
        place = builder.alloca(ir.ArrayType(word, math.prod(shape)))
    array = arrays.make_array(signature.return_type)(context, builder)
    data = builder.bitcast(place, array.data.type)
    sizes = [ir.Constant(word, size) for size in shape]
    strides = [ir.Constant(word, 8 * math.prod(shape[axis + 1 :])) for axis in range(len(shape))]
    arrays.populate_array(array, data, sizes, strides, 8, None)
    return array._getvalue()
