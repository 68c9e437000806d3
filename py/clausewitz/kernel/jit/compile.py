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
import logging
import pickle
import shutil
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, ParamSpec, TypeVar, cast

from clausewitz.kernel.jit.cache import BySourcesLocator, cache_folder

# Some versions of numba carry types and some do not: as Any, they are all the same to a checker.
numba: Any = import_module("numba")

_Function = TypeVar("_Function", bound=Callable[..., Any])
_Arguments = ParamSpec("_Arguments")
_Result = TypeVar("_Result")

_LOG = logging.getLogger(__name__)
_CODE = {"error_model": "numpy", "boundscheck": False}
_OPTIONS = _CODE | {"no_cfunc_wrapper": True}
_UNCOUNTED = {"_nrt": False}  # an option without a page, but numba's own sorting relies on it
_INSIDE = {"no_cpython_wrapper": True}
_LOCATOR = f"{BySourcesLocator.__module__}.{BySourcesLocator.__qualname__}"


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
    same time can mix up numba's files. Saving the same one twice is harmless: numba moves complete
    files into place, so a compile that is killed or raced leaves either nothing or a whole file.
    """

    def decorate(function: Callable[_Arguments, _Result]) -> Callable[_Arguments, _Result]:
        @functools.cache
        def compiled() -> Callable[_Arguments, _Result]:
            if numba.config.DISABLE_JIT:
                return function
            make = numba.njit(signature, cache=True, nogil=nogil, **_UNCOUNTED, **_OPTIONS)
            return cast(Callable[_Arguments, _Result], _load_or_compile(function, make))

        @functools.wraps(function)
        def call(*args: _Arguments.args, **kwargs: _Arguments.kwargs) -> _Result:
            return compiled()(*args, **kwargs)

        return call

    return decorate


def _load_or_compile(function: Callable[..., Any], make: Callable[..., Any]) -> Any:
    folder = cache_folder(function.__module__)
    if not any(folder.iterdir()):
        _announce_first_compile()
    try:
        return _cached(function, make)
    except (EOFError, pickle.UnpicklingError) as error:  # cut short by a full disk or power loss
        _LOG.warning("the compile cache %s is damaged (%s): made anew", folder, error)
        shutil.rmtree(folder, ignore_errors=True)
        return _cached(function, make)


@functools.cache
def _announce_first_compile() -> None:
    """A person at a terminal should not take the first start, some ten seconds, for a hang."""
    if sys.stderr.isatty():
        print("compiling the kernel, once for this machine …", file=sys.stderr)


def _cached(function: Callable[..., Any], make: Callable[..., Any]) -> Any:
    """The compiled function. numba's settings are ours only meanwhile: others use numba too.

    Versions that know no locators of others keep it in a folder for each place of the sources.
    """
    ours = {"CACHE_DIR": str(cache_folder(function.__module__)), "CACHE_LOCATOR_CLASSES": _LOCATOR}
    before = {name: getattr(numba.config, name, "") for name in ours}
    try:
        vars(numba.config).update(ours)
        return make(function)
    finally:
        vars(numba.config).update(before)
