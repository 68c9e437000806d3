"""Where machine code is cached between processes.

Each module with entry points has a folder of its own, named by a hash of all sources it uses: an
edit elsewhere in the kernel leaves its machine code as it is. The hash alone decides: a second
checkout or a wheel with the same sources finds what the first has compiled.

What is cached is run. So a folder or a file that is not the user's own, or that others may write
to, is not used, and neither is a file that is not as it was written.
"""

import functools
import hashlib
import json
import os
import re
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import platformdirs

from clausewitz.kernel.jit.loading import cpu

_PACKAGE = "clausewitz.kernel"
_SOURCES = Path(__file__).parents[1]
_COMPILER = ("by_numba", "compile", "deferred", "c_wrapper", "face_layout", "stack_space")
"""The modules of this folder that machine code depends on."""
_TOOLS = ("numba", "llvmlite")
_SETTINGS = re.compile("NUMBA_(CPU|OPT|BOUNDSCHECK|ENABLE_AVX|LOOP|SLP|DEBUG|LLVM)")
"""The settings of numba that change the code it makes."""
_IMPORT = re.compile(
    r"^(?:from\s+([\w.]+)\s+import\s+(\([^)]*\)|[^\n]*)|import\s+([^\n]*))", re.MULTILINE
)
_UNUSED_AFTER = 30 * 24 * 60 * 60  # seconds
_WRITABLE_BY_OTHERS = stat.S_IWGRP | stat.S_IWOTH
_HAS_OWNERS = hasattr(os, "getuid")  # on Windows files do not say to whom they belong


class DamagedError(Exception):
    """A file of machine code is not as it was written."""


class CachedCode(NamedTuple):
    """The machine code of one entry point."""

    entry_point: str
    needs: tuple[str, ...]
    """Functions of others that it calls."""
    code: bytes

    def write(self, file: Path) -> None:
        """Whole or not at all."""
        import tempfile  # takes long to load

        about = json.dumps({"entry_point": self.entry_point, "needs": self.needs}).encode()
        contents = about + b"\n" + self.code
        handle, name = tempfile.mkstemp(dir=file.parent)
        try:
            with os.fdopen(handle, "wb") as new:
                new.write(_digest(contents) + b"\n" + contents)
            os.replace(name, file)
        except OSError:
            os.unlink(name)
            raise

    @classmethod
    def read(cls, file: Path, entry_point: str) -> "CachedCode":
        """What was written for this entry point."""
        with file.open("rb") as opened:
            if trouble := _trouble(os.fstat(opened.fileno())):
                raise DamagedError(f"{file} {trouble}")
            digest, _, contents = opened.read().partition(b"\n")
        about, _, code = contents.partition(b"\n")
        if digest != _digest(contents):
            raise DamagedError(f"{file} is not as it was written")
        try:
            words = json.loads(about)
            owner, needs = words["entry_point"], tuple(words["needs"])
        except (ValueError, LookupError, TypeError) as error:
            raise DamagedError(f"{file} is not what this version writes") from error
        if owner != entry_point:
            raise DamagedError(f"{file} is of {owner}")
        return cls(entry_point, needs, code)


@functools.cache
def cache_folder(module: str) -> Path:
    """The folder of a module's machine code; a new one whenever code, tools or CPU change.

    Those beside it that nobody has used for a month go when a new one comes. Where the cache's root
    cannot be used, it lies in a temporary folder.
    """
    named = os.environ.get("CLAUSEWITZ_CACHE")
    root = Path(named or platformdirs.user_cache_dir("clausewitz"))
    folder = root / f"kernel-{_fingerprint(module)}"
    trouble = _made(root, is_ours=not named) or _made(folder)
    if not trouble:
        if not any(folder.iterdir()):
            _remove_unused(folder.parent)
        return folder
    import logging  # these take long to load
    import tempfile

    instead = Path(tempfile.gettempdir()) / f"clausewitz-{_user()}" / folder.name
    if _made(instead.parent) or _made(instead):
        instead = Path(tempfile.mkdtemp(prefix="clausewitz-"))
    logging.getLogger(__name__).warning("%s: compiled code is cached in %s", trouble, instead)
    return instead


def _made(folder: Path, is_ours: bool = False) -> str:
    """Why a folder, made if need be, cannot be used; nothing, if it can. Its date then says when it
    last was. One that only we use is closed to others: an older version may have left it open."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if is_ours and folder.lstat().st_uid == _user():
            folder.chmod(stat.S_IMODE(folder.lstat().st_mode) & ~_WRITABLE_BY_OTHERS)
        trouble = _trouble(folder.lstat())
        if trouble or not os.access(folder, os.W_OK):
            return f"{folder} {trouble}" if trouble else f"cannot write to {folder}"
        os.utime(folder)
    except OSError:
        return f"cannot write to {folder.parent}"
    return ""


def _trouble(status: os.stat_result) -> str:
    """Why a file or a folder is not to be trusted."""
    if stat.S_ISLNK(status.st_mode):
        return "is a link"
    if not _HAS_OWNERS:
        return ""  # the system closes the folders of users to others
    if status.st_uid != _user():
        return "belongs to another user"
    return "can be written to by others" if status.st_mode & _WRITABLE_BY_OTHERS else ""


def _user() -> int:
    return os.getuid() if _HAS_OWNERS else 0


def _remove_unused(root: Path) -> None:
    import shutil  # takes long to load

    for folder in root.glob("kernel-*"):
        with suppress(FileNotFoundError):  # another process removes it
            if folder.stat().st_mtime < time.time() - _UNUSED_AFTER:
                shutil.rmtree(folder, ignore_errors=True)


def _digest(contents: bytes) -> bytes:
    return hashlib.sha256(contents).hexdigest().encode()


def _fingerprint(module: str) -> str:
    """A hash of all that a module's machine code depends on."""
    digest = hashlib.sha256()
    for source in sorted(_sources_of(module)):
        digest.update(_contents(source).encode())
    digest.update(_surroundings())
    return digest.hexdigest()[:16]


@functools.cache
def _surroundings() -> bytes:
    """All but the sources of the kernel."""
    settings = sorted(item for item in os.environ.items() if _SETTINGS.match(item[0]))
    tools = [_version(name) for name in _TOOLS]
    compiler = [_contents(Path(__file__).with_name(f"{name}.py")) for name in _COMPILER]
    return repr((sys.version, cpu(), tools, settings, compiler)).encode()


def _version(name: str) -> str:
    """What a package says of its version, read and not run: to load numba takes long."""
    spec = find_spec(name)
    folders = spec.submodule_search_locations if spec else None
    return _contents(Path(folders[0]) / "_version.py") if folders else ""


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
def _contents(source: Path) -> str:
    return source.read_text(encoding="utf-8")


@functools.cache
def _imported_by(source: Path) -> list[str]:
    """The modules that a source imports; of a package, the parts that it names."""
    return list(_imports(_contents(source)))


def _imports(source: str) -> Iterator[str]:
    """Imports at the left edge: a function that is compiled cannot import."""
    for package, names, modules in _IMPORT.findall(source):
        if modules:
            yield from (words.split()[0] for words in modules.split(","))
        elif (file := _file_of(package)) is not None and file.name != "__init__.py":
            yield package
        elif file is not None:
            for words in filter(str.strip, names.strip("()").split(",")):
                part = f"{package}.{words.split()[0]}"
                yield part if _file_of(part) else package


@functools.cache
def _file_of(module: str) -> Path | None:
    """The source of a module of the kernel on which machine code depends; None for others."""
    if not f"{module}.".startswith(f"{_PACKAGE}.") or module.startswith(f"{_PACKAGE}.jit."):
        return None
    path = _SOURCES.joinpath(*module.removeprefix(_PACKAGE).split(".")[1:])
    files = path.with_suffix(".py"), path / "__init__.py"
    return next((file for file in files if file.is_file()), None)
