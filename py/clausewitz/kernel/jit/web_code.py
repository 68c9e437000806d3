"""Entry points as WebAssembly: the same functions of Python, for a browser.

Numba translates a function to the language of LLVM, for this processor; LLVM makes code for any
other one from that. In place of Python's face each function gets one that numbers are enough for:

    array      where it begins, and its sizes, one for each dimension; all in 32 bits
    int64      a number of 64 bits, as uint64
    boolean    0 or 1 in 32 bits

Arrays are contiguous, and records lie in memory as numpy lays them out.
"""

import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any, NamedTuple

from clausewitz.kernel.jit import by_numba
from clausewitz.kernel.jit.deferred import only_entry_points, registry
from clausewitz.kernel.jit.entry_points import EntryPoint
from clausewitz.kernel.jit.numba_import import numba

types: Any = import_module("numba.types")
ir: Any = import_module("llvmlite.ir")
llvm: Any = import_module("llvmlite.binding")
numpy_support: Any = import_module("numba.np.numpy_support")
arrays: Any = import_module("numba.np.arrayobj")

_TRIPLE = "wasm32-unknown-unknown"
_FEATURES = "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
_FOR_THIS_PROCESSOR = re.compile(r'"target-(cpu|features)"="[^"]*"')
_I1, _I8, _I32, _I64 = (ir.IntType(bits) for bits in (1, 8, 32, 64))
_DOUBLE, _VOID = ir.DoubleType(), ir.VoidType()


class WebCode(NamedTuple):
    """An object file for wasm-ld, and the functions of others that it calls."""

    code: bytes
    needs: tuple[str, ...]


def web_code(entry_points: Mapping[str, EntryPoint]) -> WebCode:
    """Entry points under names, and all that they call."""
    with only_entry_points(), by_numba._marked_replaced():
        text = _text({name: _compiled(entry) for name, entry in entry_points.items()})
    module, machine = _for_web(text)
    for one in (*module.functions, *module.global_variables):
        if not one.is_declaration and one.name not in entry_points:
            one.linkage = "internal"
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(module, passes)
    module.verify()
    return WebCode(bytes(machine.emit_object(module)), tuple(sorted(_needs(module))))


def _compiled(entry: EntryPoint) -> Any:
    """What numba makes of an entry point, with its own types and without a face of Python's."""
    signature = by_numba._types(entry.signature, entry.records)
    options = by_numba._UNCOUNTED | by_numba._CODE | by_numba._INSIDE
    made = numba.njit(**options)(entry.function)
    made.compile(signature)
    return made.overloads[signature.args]


def _text(functions: Mapping[str, Any]) -> str:
    """All functions in the language of LLVM, not optimized yet, each with its face."""
    generator = registry.cpu_target.target_context.codegen()
    library = generator.create_library("web")
    for name, compiled in functions.items():
        library.add_ir_module(_face(compiled, name))
        library.add_linking_library(compiled.library)
    library.finalize()
    return str(library._final_module)


def _for_web(text: str) -> tuple[Any, Any]:
    """A module in the language of LLVM, read for another processor, and what makes code for it."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(_TRIPLE)
    machine = target.create_target_machine(opt=3, features=_FEATURES)
    head = {"triple": _TRIPLE, "datalayout": str(machine.target_data)}
    for name, value in head.items():
        text = re.sub(rf'target {name} = ".*"', f'target {name} = "{value}"', text)
    return llvm.parse_assembly(_FOR_THIS_PROCESSOR.sub("", text)), machine


def _needs(module: Any) -> Iterator[str]:
    for one in (*module.functions, *module.global_variables):
        if one.is_declaration and not one.name.startswith("llvm."):
            yield one.name


def _face(compiled: Any, name: str) -> Any:
    """A module with one function, which takes numbers only and calls what was compiled."""
    context, function = compiled.target_context, compiled.fndesc
    module = context.create_module(name)
    kinds = [one for kind in function.argtypes for one in _argument_kinds(kind)]
    face = ir.Function(module, ir.FunctionType(_result_kind(function.restype), kinds), name)
    build, numbers = ir.IRBuilder(face.append_basic_block()), iter(face.args)
    values = [_value(context, build, kind, numbers) for kind in function.argtypes]
    convention = context.call_conv
    callee = ir.Function(
        module,
        convention.get_function_type(function.restype, function.argtypes),
        function.llvm_func_name,
    )
    status, value = convention.call_function(
        build, callee, function.restype, function.argtypes, values
    )
    with build.if_then(status.is_error, likely=False):
        build.unreachable()
    if function.restype == types.none:
        build.ret_void()
    else:
        build.ret(build.zext(value, _I32) if function.restype == types.boolean else value)
    return module


def _argument_kinds(kind: Any) -> list[Any]:
    if isinstance(kind, types.Array):
        return [_I8.as_pointer(), *[_I32] * kind.ndim]
    return [{types.boolean: _I32, types.float64: _DOUBLE}.get(kind, _I64)]


def _result_kind(kind: Any) -> Any:
    return {types.none: _VOID, types.boolean: _I32, types.float64: _DOUBLE}.get(kind, _I64)


def _value(context: Any, build: Any, kind: Any, numbers: Iterator[Any]) -> Any:
    """An argument as compiled functions take it, made of the next numbers."""
    first = next(numbers)
    if not isinstance(kind, types.Array):
        return build.trunc(first, _I1) if kind == types.boolean else first
    shape = [build.zext(next(numbers), _I64) for _ in range(kind.ndim)]
    size, strides = numpy_support.as_dtype(kind.dtype).itemsize, list[Any]()
    step = _I64(size)
    for length in reversed(shape):
        strides.insert(0, step)
        step = build.mul(step, length)
    array = arrays.make_array(kind)(context, build)
    data = build.bitcast(first, array.data.type)
    arrays.populate_array(array, data, shape, strides, size, None)
    return array._getvalue()
