"""The kernel as WebAssembly: compiled and linked once for the same sources, and cached.

kernel.wasm   the compiled functions
kernel.json   what they take, how records lie in memory, and what stands in kernel.bin
kernel.bin    what a search starts with: the weights of the evaluation and its network

What else answers need beside it is in answer_packs.py and tactic_packs.py.
"""

import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
from dataclasses import asdict
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from clausewitz.advice.lines.judgement_limits import looks
from clausewitz.advice.lines.line_search import THOROUGH, SearchEffort
from clausewitz.engines.own.evaluation_kinds import PLAYING
from clausewitz.engines.own.evaluation_weights import named
from clausewitz.engines.own.network_file import find_network
from clausewitz.kernel import search, web_kernel
from clausewitz.support.data import cache_dir
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.files import move_into_place, write_bytes
from clausewitz.website.answer_packs import answer_packs, mate_numbers
from clausewitz.website.tactic_packs import tactic_packs

FILES = WASM, TABLE, START = "kernel/kernel.wasm", "kernel/kernel.json", "kernel/kernel.bin"
"""Where these files are in the site."""
_KERNEL = Path(web_kernel.__file__).parent
_TOOLS = "numba", "llvmlite"
_PROVIDED = {"clock_gettime"}  # by kernel.js
_STACK = 1 << 20  # bytes: a search calls itself a hundred times
_OPTIONS = "--no-entry", "--strip-all", "--stack-first", "-z", f"stack-size={_STACK}"
_NAMES = "wasm-ld", *(f"wasm-ld-{number}" for number in range(25, 13, -1))


class NoLinkerError(ClausewitzError):
    """There is no linker for WebAssembly."""


def kernel_files() -> dict[str, bytes]:
    """The files by their places in the site."""
    fields, content = _start()
    table = {
        **web_kernel.web_table(),
        "start": fields,
        "effort": asdict(SearchEffort()),
        "thorough": asdict(THOROUGH),
        "looks": looks(),
        "mates": mate_numbers(),
    }
    packs = {**answer_packs(), **tactic_packs()}
    packed = {f"kernel/{name}": content for name, content in packs.items()}
    return {WASM: _module(), TABLE: json.dumps(table).encode(), START: content, **packed}


def _start() -> tuple[dict[str, list[int]], bytes]:
    """What is not zero in the state of a new search: the place and size of each field, and all
    of them one after the other."""
    weights, network = named("clausewitz").packed(), find_network(PLAYING)
    state = search.search_state(weights, search.ALL_SWITCHES, network)
    fields, content = dict[str, list[int]](), b""
    for name in state.dtype.names or ():
        if np.any(state[name]):
            numbers = state[name].tobytes()
            fields[name] = [len(content), len(numbers)]
            content += numbers
    return fields, content


def _module() -> bytes:
    """The linked module, from the cache where these sources were compiled before."""
    file = cache_dir("site") / f"{_digest()}.wasm"
    if not file.is_file():
        linker = _linker()
        from clausewitz.kernel.jit.web_code import web_code  # the compiler takes long to load

        made = web_code(web_kernel.web_entry_points())
        if missing := set(made.needs) - _PROVIDED:
            raise ClausewitzError(f"the kernel for the web needs {', '.join(sorted(missing))}")
        with tempfile.TemporaryDirectory(dir=file.parent) as temporary:
            _link(linker, made.code, Path(temporary))
            move_into_place(Path(temporary) / "kernel.wasm", file)
    return file.read_bytes()


def _digest() -> str:
    """Of all that the module is made from."""
    tools = [version(name) for name in _TOOLS]
    digest = hashlib.sha256(repr((tools, _OPTIONS)).encode())
    for source in sorted(_KERNEL.rglob("*.py")):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:24]


def _linker() -> list[str]:
    """The command that links WebAssembly."""
    if found := next(filter(None, map(shutil.which, _NAMES)), None):
        return [found]
    if find_spec("ziglang"):
        return [sys.executable, "-P", "-m", "ziglang", "wasm-ld"]
    raise NoLinkerError("no wasm-ld is installed; Debian has it in the package lld, pip in ziglang")


def _link(linker: list[str], code: bytes, folder: Path) -> None:
    write_bytes(folder / "kernel.o", code)
    exports = ["__heap_base", *web_kernel.web_entry_points()]
    options: list[Any] = [*_OPTIONS, "--allow-undefined", *(f"--export={name}" for name in exports)]
    command = [*linker, *options, folder / "kernel.o", "-o", folder / "kernel.wasm"]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode != 0:
        raise ClausewitzError(f"wasm-ld cannot link the kernel: {done.stderr[:300]}")
