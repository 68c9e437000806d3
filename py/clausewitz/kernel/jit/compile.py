"""How the kernel is compiled, and where the machine code is kept between processes.

`entry` marks a door from Python into the compiled world: it has one signature, is compiled or
loaded from the cache at its first call, and carries all the code it uses in one cache file. Behind
the doors are functions that only compiled functions call and that are never cached by themselves:

    jit         the rule
    pasted      large, and called in one place: these would be optimized once more for each of the
                callers around them, which is what a cold start spends its time on
    shared      large, and called in several places
    allocating  makes arrays

All but the last do without numba's counting of references: that is two atomic operations for each
view of an array, a row of a position say, and took ten times as long as trying a clause. Room to
work in is therefore handed down from Python, or made in a function that takes long anyway. With
NUMBA_DISABLE_JIT=1 all four leave the Python function as it is.
"""

import functools
from collections.abc import Callable
from importlib import import_module
from typing import Any, ParamSpec, TypeVar, cast

import numpy as np

from clausewitz.kernel.jit.cache import SourcesCache
from clausewitz.kernel.jit.deferred import only_doors
from clausewitz.kernel.jit.doors import register

# Some versions of numba carry types and some do not: as Any, they are all the same to a checker.
numba: Any = import_module("numba")

_Function = TypeVar("_Function", bound=Callable[..., Any])
_Arguments = ParamSpec("_Arguments")
_Result = TypeVar("_Result")

_CODE = {"error_model": "numpy", "boundscheck": False}
_OPTIONS = _CODE | {"no_cfunc_wrapper": True}
_UNCOUNTED = {"_nrt": False}  # an option without a page, but numba's own sorting relies on it
_INSIDE = {"no_cpython_wrapper": True}


def record(fields: type) -> tuple[Any, Any]:
    """How a record lies in memory, told to numpy and to numba: the annotations of a class have the
    kind of each field and its shape, if it is an array."""
    kinds = fields.__annotations__.items()
    layout = np.dtype([(name, *kind.__metadata__) for name, kind in kinds], align=True)
    return layout, numba.from_dtype(layout)


def jit(function: _Function) -> _Function:
    """Compile a function that only compiled functions call, into each of its callers.

    Put inline, an array argument costs nothing; in a call it costs as much as making a move.
    """
    options = _UNCOUNTED | _INSIDE | _OPTIONS
    return cast(_Function, numba.njit(forceinline=True, **options)(function))


def pasted(function: _Function) -> _Function:
    """Put a function into its callers before they are compiled, and compile it only there."""
    options = _UNCOUNTED | _INSIDE | _OPTIONS
    return cast(_Function, numba.njit(inline="always", **options)(function))


def allocating(function: _Function) -> _Function:
    """Compile a function that only compiled functions call and that makes arrays.

    It says so itself, because numba lets a function do as its first caller does.
    """
    options = {"_nrt": True} | _INSIDE | _OPTIONS
    return cast(_Function, numba.njit(**options)(function))


def recursive(function: _Function) -> _Function:
    """Compile a function that calls itself, once, where a typed function enters it."""
    options = _UNCOUNTED | _INSIDE | _OPTIONS
    return cast(_Function, numba.njit(**options)(function))


def shared(function: _Function) -> _Function:
    """Compile a function that only compiled functions call, once for all of them: for what is large
    and called in several places. Its arguments should be records and numbers, not arrays."""
    # Said explicitly, because numba lets a function do as its first caller does.
    options = {"forceinline": False} | _UNCOUNTED | _INSIDE | _OPTIONS
    return cast(_Function, numba.njit(**options)(function))


def entry(
    signature: Any, nogil: bool = False
) -> Callable[[Callable[_Arguments, _Result]], Callable[_Arguments, _Result]]:
    """Compile a function that Python calls: with this one signature, at the first call.

    One signature each, because two processes that save different signatures of a function at the
    same time can mix up numba's files.
    """

    def decorate(function: Callable[_Arguments, _Result]) -> Callable[_Arguments, _Result]:
        def make() -> Any:
            made = numba.njit(nogil=nogil, **_UNCOUNTED, **_OPTIONS)(function)
            made._cache = SourcesCache(function)
            with only_doors():
                made.compile(signature)
            made.disable_compile()
            return made

        @functools.cache
        def compiled() -> Callable[_Arguments, _Result]:
            return function if numba.config.DISABLE_JIT else cast(Any, door.load())

        @functools.wraps(function)
        def call(*args: _Arguments.args, **kwargs: _Arguments.kwargs) -> _Result:
            return compiled()(*args, **kwargs)

        door = register(function.__module__, function.__name__, make)
        return call

    return decorate
