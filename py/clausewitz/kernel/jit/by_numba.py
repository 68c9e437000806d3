"""The compiler: entry points as machine code, made by numba.

Loaded only where something has to be compiled.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from importlib import import_module
from types import FunctionType
from typing import TYPE_CHECKING, Any

from clausewitz.kernel.jit import compile as marks
from clausewitz.kernel.jit.numba_import import numba

if TYPE_CHECKING:
    from clausewitz.kernel.jit.deferred import Described

_PACKAGE = "clausewitz.kernel"
_CODE = {"error_model": "numpy", "boundscheck": False, "no_cfunc_wrapper": True}
_UNCOUNTED = {"_nrt": False}  # an option without a page, but numba's own sorting relies on it
_INSIDE = {"no_cpython_wrapper": True}

_NOT_SLOWED_BY_WIDE = "+avx512vbmi2"

_compiled: dict[Callable[..., Any], Any] = {}


def _use_wide_registers() -> None:
    """LLVM holds back from registers of 512 bits: the first processors that had them were slowed
    down by them. Those that can do more with them, since 2019, are not."""
    config: Any = import_module("numba.core.config")
    if config.CPU_NAME is None and config.CPU_FEATURES is None:
        features = import_module("numba.core.codegen").get_host_cpu_features()
        if _NOT_SLOWED_BY_WIDE in features.split(","):
            config.CPU_FEATURES = f"{features},-prefer-256-bit"


_use_wide_registers()


def compile_entry_point(
    function: Callable[..., Any], signature: str, nogil: bool, records: dict[str, Any], name: str
) -> "Described":
    """The machine code of an entry point, to be loaded by loading.py under this name."""
    # These use private parts of numba: without them there is still `callable_by_numba`.
    from clausewitz.kernel.jit.c_wrapper import object_code
    from clausewitz.kernel.jit.deferred import only_entry_points

    types = _types(signature, records)
    with only_entry_points(), _marked_replaced():
        made = numba.njit(**_UNCOUNTED, **_CODE, **_INSIDE)(function)
        made.compile(types)
        return object_code(made.overloads[types.args], name, signature, nogil)


def callable_by_numba(
    function: Callable[..., Any], signature: str, nogil: bool, records: dict[str, Any]
) -> Any:
    """An entry point as numba itself calls it: for where ours cannot be loaded."""
    types = _types(signature, records)
    with _deferred_if_possible(), _marked_replaced():
        made = numba.njit(nogil=nogil, **_UNCOUNTED, **_CODE)(function)
        made.compile(types)
    made.disable_compile()
    return made


def _deferred_if_possible() -> AbstractContextManager[None]:
    """Compiling as `deferred` does it, or in numba's own way, which takes longer."""
    try:
        from clausewitz.kernel.jit.deferred import only_entry_points
    except (ImportError, AttributeError):
        return nullcontext()
    return only_entry_points()


def _types(signature: str, records: dict[str, Any]) -> Any:
    """numba's types of an entry point: its own names, and ours of records."""
    names = vars(numba.types) | {name: numba.from_dtype(kind) for name, kind in records.items()}
    return eval(signature, {}, names)


@contextmanager
def _marked_replaced() -> Iterator[None]:
    """Put numba's functions in the place of those that are marked, wherever the kernel has them,
    and Python's back: numba's cannot be called from Python."""
    while marks.BEFORE_COMPILING:
        marks.BEFORE_COMPILING.pop(0)()
    for function, options in marks.MARKED.items():
        if function not in _compiled:
            all_options = _UNCOUNTED | _INSIDE | _CODE | options
            _compiled[function] = numba.njit(**all_options)(function)
    modules = [m for name, m in sys.modules.items() if name.startswith(f"{_PACKAGE}.")]
    places = [
        (module, word, value)
        for module in modules
        for word, value in vars(module).items()
        if isinstance(value, FunctionType) and value in _compiled
    ]
    for module, word, value in places:
        setattr(module, word, _compiled[value])
    try:
        yield
    finally:
        for place in places:
            setattr(*place)
