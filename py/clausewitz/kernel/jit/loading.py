"""Cached machine code, made into functions that Python can call: by LLVM alone.

The compiler itself is not loaded for that, which takes ten times as long.
"""

import ctypes
import functools
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any, cast

from clausewitz.kernel.jit.face_layout import SELF, is_as_agreed

_METH_FASTCALL = 0x0080


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
    llvm, engine = _llvm(), _engine()
    # LLVM ends the process where one is missing.
    if missing := [other for other in needs if not llvm.address_of_symbol(other)]:
        raise CannotLoadError(f"{name} needs {', '.join(missing)}")
    engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    address = engine.get_function_address(name)
    if not address:
        raise CannotLoadError(f"{name} is not in its file")
    method = _Method(name.encode(), address, _METH_FASTCALL, None)
    # Never freed: the function has only its address, and looks there when it ends itself.
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(method))
    make = ctypes.pythonapi.PyCFunction_NewEx
    make.restype = ctypes.py_object
    make.argtypes = ctypes.POINTER(_Method), ctypes.py_object, ctypes.py_object
    return cast(Callable[..., Any], make(ctypes.byref(method), SELF, name))


def cpu() -> str:
    """The processor that code is made for, as LLVM describes it."""
    llvm = _llvm()
    return f"{llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"


@functools.cache
def _llvm() -> Any:
    return import_module("llvmlite.binding")


@functools.cache
def _engine() -> Any:
    """What holds all machine code of this process."""
    if not is_as_agreed():
        raise CannotLoadError("arrays of this numpy are not what was expected")
    llvm = _llvm()
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    target = llvm.Target.from_triple(llvm.get_process_triple())
    machine = target.create_target_machine(codemodel="jitdefault", jit=True)
    return llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
