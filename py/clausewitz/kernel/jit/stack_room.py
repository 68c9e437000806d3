"""Room to work in on the stack, for compiled functions that run too often to be handed some."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.jit.compile import tell_compiler


def stack_room(words: int) -> Callable[[], NDArray[np.uint64]]:
    """A function that gives its caller so many words, whatever they hold. They are the caller's
    until it returns, and the same ones each time it asks."""

    def room() -> NDArray[np.uint64]:
        return np.empty(words, np.uint64)

    @tell_compiler
    def tell() -> None:
        extending: Any = import_module("numba.extending")
        types: Any = import_module("numba.types")
        extending.type_callable(room)(lambda _: lambda: types.uint64[::1])
        extending.lower_builtin(room)(lambda *parts: _lower(words, *parts))

    return room


def _lower(words: int, context: Any, builder: Any, signature: Any, _operands: Any) -> Any:
    ir: Any = import_module("llvmlite.ir")
    arrays: Any = import_module("numba.np.arrayobj")
    kind = ir.ArrayType(ir.IntType(64), words)
    with builder.goto_entry_block():
        place = builder.alloca(kind)
    array = arrays.make_array(signature.return_type)(context, builder)
    data = builder.bitcast(place, array.data.type)
    size = ir.Constant(ir.IntType(64), words)
    stride = ir.Constant(ir.IntType(64), 8)
    arrays.populate_array(array, data, [size], [stride], 8, None)
    return array._getvalue()
