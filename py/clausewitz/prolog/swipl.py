"""SWI-Prolog started and its files compiled, without a look into the working folder.

The only module that imports pyswip.
"""

import hashlib
import os
import shutil
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from clausewitz.support.data import cache_dir, open_to_others
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.files import move_into_place, write_text
from clausewitz.support.systems import INSTALL_PROLOG

MISSING = (
    f"SWI-Prolog is not installed: {INSTALL_PROLOG}; without it there are legal, board, mate, "
    "solve, tag, compose, opening, match, playground and clausewitz-uci"
)


class NoPrologError(ClausewitzError):
    """SWI-Prolog is not there, or not whole."""


_NO_FILES = ("-f", "none")
"""What a user has Prolog load at every start is for whoever types at it, not for our work."""
_WHOLE = "all_in_one"  # the program that loads all that is to be in a .qlf
_QUIETLY = ("-q", "--nosignals", *_NO_FILES)


def start() -> Any:
    """pyswip's interface to the C library, with Prolog started.

    pyswip as a whole would start it with the working folder as its program, and Prolog would load a
    file swipl.prc that lies there; where no swipl is found, pyswip would try a library from there.
    """
    if "pyswip" in sys.modules:  # somebody else has started Prolog
        return import_module("pyswip.core")
    swipl = shutil.which("swipl")
    spec = find_spec("pyswip")
    if spec is None or not (swipl or os.environ.get("LIBSWIPL_PATH")):
        raise NoPrologError(MISSING)
    sys.modules["pyswip"] = package = ModuleType("pyswip")
    package.__path__ = list(spec.submodule_search_locations or ())
    try:
        core: Any = import_module("pyswip.core")
        home = [f"--home={core.SWI_HOME_DIR}"] if core.SWI_HOME_DIR else []
        words = [swipl or sys.executable, *_QUIETLY, *home]
        if not core.PL_initialise(len(words), words):
            raise ClausewitzError("SWI-Prolog cannot be started")
        return core
    except Exception as error:  # pyswip raises its own, OSError or AttributeError by the cause
        raise NoPrologError(f"{MISSING} ({error})") from error
    finally:
        del sys.modules["pyswip"]


def compiled(
    files: Sequence[Path], others: Iterable[Path] = (), libraries: Sequence[str] = ()
) -> list[Path]:
    """Prolog files, with those of their folders and others that they load, as one cached .qlf.

    The libraries of Prolog that they use may be in it, too: else these are compiled at every start.

    It is keyed by the sources and Prolog itself, compiled by a Prolog of its own, in a folder of
    its own, and renamed into place, so that processes may race. Its name holds its checksum: what
    is not as it was written is made anew. Without a swipl command, or without space for the .qlf,
    the sources are as good, only slower to load.
    """
    beside = (path for file in files for path in file.parent.iterdir())
    sources = sorted(path for path in (*beside, *others) if path.suffix in (".pl", ".lp"))
    swipl = shutil.which("swipl")
    if swipl is None:
        return list(files)
    digest = hashlib.sha256(f"{swipl} {os.stat(swipl).st_mtime_ns} {libraries}".encode())
    for source in sources:
        digest.update(source.name.encode() + source.read_bytes())
    # A folder for each: Prolog takes two files of one name beside their .qlf for the same.
    name = files[0].stem
    target = cache_dir("qlf") / name / f"{name}-{digest.hexdigest()[:16]}"
    try:
        target.parent.mkdir(mode=0o700, exist_ok=True)
        return [_whole_qlf(target) or _made_qlf(swipl, files, sources, libraries, target)]
    except (OSError, ClausewitzError):  # a full disk, say
        return list(files)


def _whole_qlf(target: Path) -> Path | None:
    """The file of this beginning that nobody else wrote, whose checksum is as its name says; others
    go."""
    for made in target.parent.glob(f"{target.name}-*.qlf"):
        if not open_to_others(made) and made == _qlf(target, made.read_bytes()):
            return made
        made.unlink(missing_ok=True)
    return None


def _made_qlf(
    swipl: str,
    files: Sequence[Path],
    sources: Iterable[Path],
    libraries: Sequence[str],
    target: Path,
) -> Path:
    import subprocess  # these take long to load
    import tempfile

    with tempfile.TemporaryDirectory(dir=target.parent) as folder:
        # Folders as they lie: files find one another by their paths.
        root = Path(os.path.commonpath([source.parent for source in sources]))
        for source in sources:
            place = Path(folder) / source.relative_to(root)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, place)
        whole = Path(folder) / f"{_WHOLE}.pl"
        write_text(whole, _loading(libraries, [file.relative_to(root) for file in files]))
        goal = f"qcompile({_WHOLE}, [include(user)])"
        command = [swipl, *_NO_FILES, "-g", goal, "-t", "halt"]
        if subprocess.run(command, cwd=folder, stderr=subprocess.DEVNULL).returncode:
            raise ClausewitzError(f"Prolog cannot compile {files[0]}")
        made = whole.with_suffix(".qlf")
        made.chmod(0o600)
        place = _qlf(target, made.read_bytes())
        move_into_place(made, place)
    return place


def _loading(libraries: Sequence[str], files: Iterable[Path]) -> str:
    """A program that loads libraries and files, to be compiled with all of them."""
    named = ", ".join(f"library({library})" for library in libraries)
    lines = [f":- load_files([{named}], [if(not_loaded), imports([]), qcompile(part)])."]
    return "\n".join([*lines, *(f":- use_module('{file.with_suffix('')}')." for file in files), ""])


def _qlf(target: Path, content: bytes) -> Path:
    return target.with_name(f"{target.name}-{hashlib.sha256(content).hexdigest()[:16]}.qlf")
