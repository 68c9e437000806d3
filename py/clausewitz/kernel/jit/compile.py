"""Marks on the functions of the kernel: which are compiled, and how.

`entry` marks an entry point from Python into compiled code: it has one signature, is compiled or
loaded from the cache at its first call, and carries all the code it uses in one cache file. The
other marks are for functions that only compiled functions call and that are never cached by
themselves:

    jit         the rule
    pasted      large, and called in one place: these would be optimized once more for each of the
                callers around them, which is what a cold start spends its time on
    recursive   calls itself
    shared      large, and called in several places

A mark leaves the Python function as it is: a process that finds its entry points in the cache never
loads the compiler, which takes longer than most questions. Where something is to be compiled,
by_numba.py puts numba's functions in the place of those marked.

All do without numba's counting of references: that is two atomic operations for each view of an
array, a row of a position say, and took ten times as long as trying a clause. So none makes arrays:
working memory is handed down from Python, or lies on the stack (`stack_space` of
jit/stack_space.py). With NUMBA_DISABLE_JIT=1 the entry points, too, are the Python functions.
"""

import functools
import os
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast

import numpy as np

from clausewitz.kernel.jit.entry_points import register

_Function = TypeVar("_Function", bound=Callable[..., Any])
_Arguments = ParamSpec("_Arguments")
_Result = TypeVar("_Result")

CACHE_LINE = 64
"""Bytes."""

MARKED: dict[Callable[..., Any], dict[str, Any]] = {}
"""The functions that entry points call, with numba's options for each."""

BEFORE_COMPILING: list[Callable[[], None]] = []
"""What is called before numba compiles anything: see `tell_compiler`."""


def record(fields: type) -> "np.dtype[np.void]":
    """How a record lies in memory: the annotations of a class have the kind of each field and its
    shape, if it is an array. What is as long as a line of the processor's cache begins with one."""
    names, formats, places = list[str](), list[Any](), list[int]()
    end = 0
    for name, kind in fields.__annotations__.items():
        one: Any = np.dtype([("", *kind.__metadata__)])[0]
        align = CACHE_LINE if one.itemsize >= CACHE_LINE else one.alignment
        names.append(name)
        formats.append(one)
        places.append(_next(end, align))
        end = places[-1] + one.itemsize
    size = _next(end, CACHE_LINE)
    layout: Any = {"names": names, "formats": formats, "offsets": places, "itemsize": size}
    layout["aligned"] = True
    found: np.dtype[np.void] = np.dtype(layout)
    return found


def _next(place: int, step: int) -> int:
    """The first multiple of the step from this place on."""
    return -(-place // step) * step


def new_array(shape: int | tuple[int, ...], kind: Any) -> "np.ndarray[Any, Any]":
    """An array of zeros that begins where a line of the processor's cache does."""
    dtype = np.dtype(kind)
    size = int(np.prod(shape)) * dtype.itemsize
    memory = np.zeros(size + CACHE_LINE, np.uint8)
    start = -memory.ctypes.data % CACHE_LINE
    found: np.ndarray[Any, Any] = memory[start : start + size].view(dtype).reshape(shape)
    return found


def jit(function: _Function) -> _Function:
    """Compile a function that only compiled functions call, into each of its callers.

    Put inline, an array argument costs nothing; in a call it costs as much as making a move.
    """
    return _mark(function, forceinline=True)


def pasted(function: _Function) -> _Function:
    """Put a function into its callers before they are compiled, and compile it only there."""
    return _mark(function, inline="always")


def recursive(function: _Function) -> _Function:
    """Compile a function that calls itself, once, where a typed function enters it."""
    return _mark(function)


def shared(function: _Function) -> _Function:
    """Compile a function that only compiled functions call, once for all of them: for what is large
    and called in several places. Its arguments should be records and numbers, not arrays."""
    # Said explicitly, because numba lets a function do as its first caller does.
    return _mark(function, forceinline=False)


def tell_compiler(words: Callable[[], None]) -> Callable[[], None]:
    """Mark a function that declares another to numba. It is called once, if at all."""
    BEFORE_COMPILING.append(words)
    return words


def entry(
    signature: str, nogil: bool = False, **records: "np.dtype[np.void]"
) -> Callable[[Callable[_Arguments, _Result]], Callable[_Arguments, _Result]]:
    """Compile a function that Python calls: with this one signature, at the first call.

    The signature is numba's, in which records have the names that are given here.
    """

    def decorate(function: Callable[_Arguments, _Result]) -> Callable[_Arguments, _Result]:
        entry_point = register(function, signature, nogil, records)

        @functools.cache
        def compiled() -> Callable[_Arguments, _Result]:
            return function if _without_compiler() else cast(Any, entry_point.load())

        @functools.wraps(function)
        def call(*args: _Arguments.args, **kwargs: _Arguments.kwargs) -> _Result:
            return compiled()(*args, **kwargs)

        return call

    return decorate


def _mark(function: _Function, **options: Any) -> _Function:
    MARKED[function] = options
    return function


def _without_compiler() -> bool:
    return os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")
