"""Cached machine code, made into functions that Python can call.

The compiler is not loaded for that, which takes ten times as long, and LLVM only where object files
are not those that object_file.py can load by itself.
"""

import ctypes
import functools
from collections.abc import Callable, Iterable
from importlib import import_module
from itertools import takewhile
from typing import Any, cast

from clausewitz.kernel.jit.face_layout import SELF, is_as_agreed
from clausewitz.kernel.jit.object_file import UnusualError, load_object

_METH_FASTCALL = 0x0080
_PROCESSORS = "/proc/cpuinfo"
_KIND_OF_PROCESSOR = ("vendor_id", "cpu family", "model", "stepping", "flags")


class CannotLoadError(Exception):
    """The cached code does not fit this process."""


class _Method(ctypes.Structure):
    """PyMethodDef of Python's C interface."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("function", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("documentation", ctypes.c_char_p),
    )


def load_function(code: bytes, needs: Iterable[str], name: str) -> Callable[..., Any]:
    """The function of this name in an object file that calls others of these names."""
    if not _is_agreed():
        raise CannotLoadError("arrays of this numpy are not what was expected")
    try:
        address = load_object(code, name)
    except UnusualError:
        address = _loaded_by_llvm(code, needs, name)
    method = _Method(name.encode(), address, _METH_FASTCALL, None)
    # Never freed: the function has only its address, and looks there when it ends itself.
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(method))
    make = ctypes.pythonapi.PyCFunction_NewEx
    make.restype = ctypes.py_object
    make.argtypes = ctypes.POINTER(_Method), ctypes.py_object, ctypes.py_object
    return cast(Callable[..., Any], make(ctypes.byref(method), SELF, name))


def _loaded_by_llvm(code: bytes, needs: Iterable[str], name: str) -> int:
    """The address of a function."""
    llvm, engine = _llvm(), _engine()
    # LLVM ends the process where one is missing.
    if missing := [other for other in needs if not llvm.address_of_symbol(other)]:
        raise CannotLoadError(f"{name} needs {', '.join(missing)}")
    engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    address = engine.get_function_address(name)
    if not address:
        raise CannotLoadError(f"{name} is not in its file")
    return int(address)


def cpu() -> str:
    """The processor that code is made for: its kind and all that it can do."""
    return _cpu_of_linux() or _cpu_of_llvm()


def _cpu_of_linux() -> str:
    """As the kernel describes the first of those that are alike; nothing for other systems."""
    try:
        with open(_PROCESSORS, encoding="utf-8", errors="replace") as file:
            lines = [line.partition(":") for line in takewhile(str.strip, file)]
    except OSError:
        return ""
    known = {name.strip(): value.strip() for name, _, value in lines}
    if not all(name in known for name in _KIND_OF_PROCESSOR):
        return ""
    return " ".join(known[name] for name in _KIND_OF_PROCESSOR)


def _cpu_of_llvm() -> str:
    llvm = _llvm()
    return f"{llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"


@functools.cache
def _is_agreed() -> bool:
    return is_as_agreed()


@functools.cache
def _llvm() -> Any:
    return import_module("llvmlite.binding")


@functools.cache
def _engine() -> Any:
    """What holds the machine code that LLVM has loaded in this process."""
    llvm = _llvm()
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    target = llvm.Target.from_triple(llvm.get_process_triple())
    machine = target.create_target_machine(codemodel="jitdefault", jit=True)
    return llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
