"""Where machine code is kept between processes.

numba looks at the source file of a function only, not at those of the functions it calls. So each
module with doors from Python has a folder of its own, named by a hash of all sources it uses: an
edit elsewhere in the kernel leaves its machine code as it is. The hash alone decides: a second
checkout or a wheel with the same sources finds what the first has compiled.
"""

import ast
import functools
import hashlib
import logging
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar

import platformdirs

numba: Any = import_module("numba")
caching: Any = import_module("numba.core.caching")
llvm: Any = import_module("llvmlite.binding")

_LOG = logging.getLogger(__name__)
_PACKAGE = "clausewitz.kernel"
_SOURCES = Path(__file__).parents[1]
_NOT_COMPILED = {f"{_PACKAGE}.jit.{name}" for name in ("cache", "doors", "parallel")}
_UNUSED_AFTER = 30 * 24 * 60 * 60  # seconds


# In older versions the names of locators were private.
_Locator: Any = (
    getattr(caching, "UserProvidedCacheLocator", None) or caching._UserProvidedCacheLocator
)


class _BySources(_Locator):  # type: ignore[misc]
    """Tells numba where to keep machine code: right in the folder of a module, which is named by
    its sources, and not by where they lie or when they were written."""

    def __init__(self, function: Any, file: str) -> None:
        self._py_file, self._lineno = file, function.__code__.co_firstlineno
        self._folder = str(cache_folder(function.__module__))

    @classmethod
    def from_function(cls, function: Any, file: str) -> "_BySources":
        return cls(function, file)

    def get_cache_path(self) -> str:
        return self._folder

    def get_source_stamp(self) -> str:
        return ""


class _Kept(caching.CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes: ClassVar = [_BySources]


class SourcesCache(caching.FunctionCache):  # type: ignore[misc]
    """The cache of a door."""

    _impl_class = _Kept


def cache_root() -> Path:
    """$CLAUSEWITZ_CACHE, or else the user's cache folder."""
    return Path(os.environ.get("CLAUSEWITZ_CACHE") or platformdirs.user_cache_dir("clausewitz"))


@functools.cache
def cache_folder(module: str) -> Path:
    """The folder of a module's machine code; a new one whenever code, tools or CPU change.

    Those beside it that nobody has used for a month go when a new one comes. Where the cache's root
    cannot be written to, it lies in a temporary folder, which must be the user's own: what is
    loaded from it is run.
    """
    folder = cache_root() / f"kernel-{_fingerprint(module)}"
    if _is_writable(folder):
        if not any(folder.iterdir()):
            _remove_unused(folder.parent)
        return folder
    instead = Path(tempfile.gettempdir()) / f"clausewitz-{os.getuid()}" / folder.name
    if not (_is_writable(instead) and instead.parent.stat().st_uid == os.getuid()):
        instead = Path(tempfile.mkdtemp(prefix="clausewitz-"))
    _LOG.warning("cannot write to %s: compiled code is kept in %s", folder.parent, instead)
    return instead


def _is_writable(folder: Path) -> bool:
    """Whether the folder, made if need be, can be used; its date then says when it last was."""
    try:
        folder.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
        os.utime(folder)
    except OSError:
        return False
    return True


def _remove_unused(root: Path) -> None:
    for folder in root.glob("kernel-*"):
        with suppress(FileNotFoundError):  # another process removes it
            if folder.stat().st_mtime < time.time() - _UNUSED_AFTER:
                shutil.rmtree(folder, ignore_errors=True)


def _fingerprint(module: str) -> str:
    """A hash of all that a module's machine code depends on."""
    digest = hashlib.sha256()
    for source in sorted(_sources_of(module)):
        digest.update(_contents(source))
    cpu = llvm.get_host_cpu_name()
    digest.update(f"{sys.version} {numba.__version__} {cpu}".encode())
    return digest.hexdigest()[:16]


def _sources_of(module: str) -> set[Path]:
    """The module's source and those of the kernel that it imports, and so on."""
    found: set[Path] = set()
    waiting = [_file_of(module)]
    while waiting:
        source = waiting.pop()
        if source is not None and source not in found:
            found.add(source)
            waiting.extend(map(_file_of, _imported_by(source)))
    return found


@functools.cache
def _contents(source: Path) -> bytes:
    return source.read_bytes()


@functools.cache
def _imported_by(source: Path) -> list[str]:
    """The modules that a source imports; of a package, the parts that it names."""
    return list(_imports(ast.parse(_contents(source))))


def _imports(tree: ast.Module) -> Iterator[str]:
    for node in tree.body:  # a function that is compiled cannot import
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                part = f"{node.module}.{alias.name}"
                yield part if _file_of(part) else node.module


@functools.cache
def _file_of(module: str) -> Path | None:
    """The source of a module of the kernel on which machine code depends; None for others."""
    if module in _NOT_COMPILED or not f"{module}.".startswith(f"{_PACKAGE}."):
        return None
    path = _SOURCES.joinpath(*module.removeprefix(_PACKAGE).split(".")[1:])
    files = path.with_suffix(".py"), path / "__init__.py"
    return next((file for file in files if file.is_file()), None)
