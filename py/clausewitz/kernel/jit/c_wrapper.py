"""The machine code of an entry point: the compiled function, and a face that Python calls.

The face is a function of Python's C interface (METH_FASTCALL): it takes Python objects, checks
them, hands arrays and numbers on and makes an object of the result. All it needs of others are
functions that Python itself exports, so that it can be loaded without numba.

`self` of the face is a tuple of what else it needs: see SELF in face_layout.py.
"""

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any, cast

import numpy as np

from clausewitz.kernel.jit.deferred import Described
from clausewitz.kernel.jit.face_layout import (
    ARRAY_TYPE,
    BYTE_ORDER,
    CONTIGUOUS_ALIGNED_WRITEABLE,
    DATA,
    DESCRIPTION,
    DIMENSIONS,
    FAILURE,
    FLAGS,
    NONE,
    NUMBER_OF_DIMENSIONS,
    OBJECT_TYPE,
    STRIDES,
    SWAPPED,
    TYPE_NUMBER,
    WRONG_TYPE,
)

types: Any = import_module("numba.types")
ir: Any = import_module("llvmlite.ir")
numpy_support: Any = import_module("numba.np.numpy_support")
arrays: Any = import_module("numba.np.arrayobj")

_I1, _I8, _I32, _I64 = (ir.IntType(bits) for bits in (1, 8, 32, 64))
_DOUBLE, _VOID = ir.DoubleType(), ir.VoidType()
_OBJECT = _I8.as_pointer()


def object_code(compiled: Any, name: str, signature: str, nogil: bool) -> Described:
    """The face of a function that numba has compiled, and all that it calls, as one object file.

    Only the face can be seen from outside: whatever is put inside its callers is not written.
    """
    context = compiled.target_context
    library = context.codegen().create_library(name)
    library.add_ir_module(_Face(compiled, context, name, signature, nogil).module)
    library.add_linking_library(compiled.library)
    return cast(Described, library.object_file(name))


class _Face:
    """Writes the face in the language of LLVM."""

    def __init__(self, compiled: Any, context: Any, name: str, signature: str, nogil: bool) -> None:
        self.context, self.function, self.nogil = context, compiled.fndesc, nogil
        self.module = context.create_module(name)
        kind = ir.FunctionType(_OBJECT, [_OBJECT, _OBJECT.as_pointer(), _I64])
        self.face = ir.Function(self.module, kind, name)
        self.build = ir.IRBuilder(self.face.append_basic_block("entry"))
        self.name, self.signature = name, signature
        self._write()

    def _write(self) -> None:
        build, kinds = self.build, self.function.argtypes
        _, objects, count = self.face.args
        self._refuse_unless(build.icmp_signed("==", count, _I64(len(kinds))), "arguments")
        array_type = self._of_self(ARRAY_TYPE)
        values = []
        for number, kind in enumerate(kinds):
            one = build.load(build.gep(objects, [_I64(number)]))
            if isinstance(kind, types.Array):
                values.append(self._array(one, kind, array_type, number))
            else:
                values.append(self._number(one, kind))
        build.ret(self._object(self._call(values)))

    def _array(self, one: Any, kind: Any, array_type: Any, number: int) -> Any:
        """The array in an object of numpy, after a look at whether it is of the kind."""
        build = self.build
        is_array = build.icmp_unsigned("==", self._read(one, OBJECT_TYPE, _OBJECT), array_type)
        words = f"argument {number + 1}"
        with build.if_then(build.not_(is_array), likely=False):
            found = self._python("PyObject_IsInstance", _I32, one, array_type)
            self._refuse_unless(build.icmp_signed("==", found, _I32(1)), words)
        dimensions = self._read(one, NUMBER_OF_DIMENSIONS, _I32)
        flags = build.and_(self._read(one, FLAGS, _I32), _I32(CONTIGUOUS_ALIGNED_WRITEABLE))
        description = self._read(one, DESCRIPTION, _OBJECT)
        elements = self._read(description, TYPE_NUMBER, _I32)
        order = self._read(description, BYTE_ORDER, _I8)
        element = numpy_support.as_dtype(kind.dtype)
        self._refuse_unless(build.icmp_signed("==", dimensions, _I32(kind.ndim)), words)
        self._refuse_unless(
            build.icmp_signed("==", flags, _I32(CONTIGUOUS_ALIGNED_WRITEABLE)), words
        )
        self._refuse_unless(build.icmp_signed("==", elements, _I32(element.num)), words)
        self._refuse_unless(build.icmp_signed("!=", order, _I8(SWAPPED)), words)
        shape = list(self._sizes(one, DIMENSIONS, kind.ndim))
        strides = list(self._sizes(one, STRIDES, kind.ndim))
        if element.num == np.dtype(np.void).num:  # records of other fields have another size
            self._refuse_unless(build.icmp_signed("==", strides[-1], _I64(element.itemsize)), words)
        array = arrays.make_array(kind)(self.context, build)
        data = build.bitcast(self._read(one, DATA, _OBJECT), array.data.type)
        arrays.populate_array(array, data, shape, strides, element.itemsize, None)
        return array._getvalue()

    def _sizes(self, one: Any, place: int, count: int) -> Iterator[Any]:
        first = self.build.bitcast(self._read(one, place, _OBJECT), _I64.as_pointer())
        return (self.build.load(self.build.gep(first, [_I64(n)])) for n in range(count))

    def _number(self, one: Any, kind: Any) -> Any:
        """A number or a truth; Python says what is wrong with an object that is neither."""
        build = self.build
        if kind == types.boolean:
            truth = self._python("PyObject_IsTrue", _I32, one)
            self._give_up_if(build.icmp_signed("<", truth, _I32(0)))
            return build.icmp_signed("!=", truth, _I32(0))
        if kind == types.float64:
            value = self._python("PyFloat_AsDouble", _DOUBLE, one)
            self._give_up_if_wrong(build.fcmp_ordered("==", value, _DOUBLE(-1.0)))
            return value
        convert = {
            types.uint64: "PyLong_AsUnsignedLongLong",
            types.int64: "PyLong_AsLongLong",
        }[kind]
        whole = self._python("PyNumber_Index", _OBJECT, one)
        self._give_up_if(build.icmp_unsigned("==", whole, _OBJECT(None)))
        value = self._python(convert, _I64, whole)
        self._python("Py_DecRef", _VOID, whole)
        self._give_up_if_wrong(build.icmp_signed("==", value, _I64(-1)))
        return value

    def _call(self, values: Sequence[Any]) -> Any:
        """Call what was compiled, and leave Python to others meanwhile if that is wanted."""
        convention, (result, kinds) = (
            self.context.call_conv,
            (self.function.restype, self.function.argtypes),
        )
        kind = convention.get_function_type(result, kinds)
        callee = ir.Function(self.module, kind, self.function.llvm_func_name)
        thread = self._python("PyEval_SaveThread", _OBJECT) if self.nogil else None
        status, value = convention.call_function(self.build, callee, result, kinds, values)
        if thread is not None:
            self._python("PyEval_RestoreThread", _VOID, thread)
        with self.build.if_then(status.is_error, likely=False):
            self._raise(FAILURE, f"{self.name} failed")
        return value

    def _object(self, value: Any) -> Any:
        """The result as an object of Python."""
        kind = self.function.restype
        if kind == types.none:
            none = self._of_self(NONE)
            self._python("Py_IncRef", _VOID, none)
            return none
        if kind == types.boolean:
            return self._python("PyBool_FromLong", _OBJECT, self.build.zext(value, _I64))
        make = {
            types.uint64: "PyLong_FromUnsignedLongLong",
            types.int64: "PyLong_FromLongLong",
            types.float64: "PyFloat_FromDouble",
        }[kind]
        return self._python(make, _OBJECT, value)

    def _refuse_unless(self, good: Any, what: str) -> None:
        with self.build.if_then(self.build.not_(good), likely=False):
            self._raise(WRONG_TYPE, f"{self.name}: {what} not as in {self.signature}")

    def _give_up_if_wrong(self, suspicious: Any) -> None:
        """A number that may also mean that Python has found something wrong."""
        with self.build.if_then(suspicious, likely=False):
            error = self._python("PyErr_Occurred", _OBJECT)
            self._give_up_if(self.build.icmp_unsigned("!=", error, _OBJECT(None)))

    def _give_up_if(self, wrong: Any) -> None:
        with self.build.if_then(wrong, likely=False):
            self.build.ret(_OBJECT(None))

    def _raise(self, place: int, words: str) -> None:
        text = self.context.insert_const_string(self.module, words)
        self._python("PyErr_SetString", _VOID, self._of_self(place), text)
        self.build.ret(_OBJECT(None))

    def _of_self(self, place: int) -> Any:
        return self._python("PyTuple_GetItem", _OBJECT, self.face.args[0], _I64(place))

    def _read(self, one: Any, place: int, kind: Any) -> Any:
        """What stands so many bytes after the beginning of a structure."""
        address = self.build.gep(one, [_I64(place)])
        return self.build.load(self.build.bitcast(address, kind.as_pointer()))

    def _python(self, name: str, result: Any, *arguments: Any) -> Any:
        """Call a function that Python exports."""
        known = self.module.globals.get(name)
        kind = ir.FunctionType(result, [argument.type for argument in arguments])
        function = known or ir.Function(self.module, kind, name)
        return self.build.call(function, arguments)
