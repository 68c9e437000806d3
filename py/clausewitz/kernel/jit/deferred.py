"""Machine code for the entry points only, which is what makes a cold start three times as short.

numba optimizes a compiled function and turns it into machine code before it compiles the callers,
into which it is put and where all that is done again: once more for each level of calls. Here a
function stays as it was translated until its address is requested, and that is done for entry
points alone. They come out as quick: what stands inside is optimized there, once.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from clausewitz.kernel.jit.numba_import import numba

codegen: Any = numba.core.codegen
registry: Any = numba.core.registry
compiler_lock: Any = numba.core.compiler_lock.global_compiler_lock


class Described(NamedTuple):
    """Machine code, and what the process that runs it has to have."""

    code: bytes
    needs: tuple[str, ...]
    """Functions of others that it calls."""


class DeferredLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]
    """The code of one function and of those it calls, optimized when an address in it is wanted."""

    _is_machine_code = False

    def get_pointer_to_function(self, name: str) -> int:
        self._ensure_finalized()
        if not (self._is_machine_code or self._defines(name)):
            return 0
        self._make_machine_code()
        return int(super().get_pointer_to_function(name))

    def _defines(self, name: str) -> bool:
        return any(f.name == name and not f.is_declaration for f in self._final_module.functions)

    def _make_machine_code(self) -> None:
        if not self._is_machine_code:
            self._is_machine_code = True
            super()._optimize_final_module()
            self._final_module.verify()
            super()._finalize_final_module()

    def object_file(self, name: str) -> Described:
        """The machine code, of which others see only the function of this name."""
        self.finalize()
        module = self._final_module
        for one in (*module.functions, *module.global_variables):
            if not one.is_declaration and one.name != name:
                one.linkage = "internal"
        super()._optimize_final_module()
        module = self._final_module
        module.verify()
        needs = [
            one.name
            for one in (*module.functions, *module.global_variables)
            if one.is_declaration and not one.name.startswith("llvm.")
        ]
        return Described(self._codegen._tm.emit_object(module), tuple(sorted(needs)))

    def _optimize_final_module(self) -> None:
        """Called when all is linked in; deferred."""

    def _finalize_final_module(self) -> None:
        """Called after that; deferred."""
        self._finalize_dynamic_globals()
        self._finalized = True


@contextmanager
def only_entry_points() -> Iterator[None]:
    """Compile like this meanwhile. Other threads that use numba wait."""
    with compiler_lock:
        generator = registry.cpu_target.target_context.codegen()
        waiting: list[tuple[str, Any]] = []

        def set_env(name: str, environment: Any) -> None:
            """Functions without machine code have no variable yet that this could be put into."""
            if generator._engine.get_global_value_address(name):
                type(generator).set_env(generator, name, environment)
            else:
                waiting.append((name, environment))

        generator._library_class, generator.set_env = DeferredLibrary, set_env
        try:
            yield
            for name, environment in waiting:
                if generator._engine.get_global_value_address(name):
                    type(generator).set_env(generator, name, environment)
        finally:
            del generator._library_class, generator.set_env
