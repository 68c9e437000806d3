"""The memory of Prolog with all files loaded, made once for the same files and cached."""

import hashlib
import tempfile
from pathlib import Path

from clausewitz.support.data import cache_dir
from clausewitz.support.files import move_into_place, write_bytes
from clausewitz.website.npm_packages import run_node

_SCRIPT = Path(__file__).parent / "save_memory.mjs"


def prolog_memory(modules: Path, pack: bytes) -> bytes:
    """What Prolog starts with in a browser, compressed, by swipl-wasm in the folder of modules."""
    swipl = modules / "swipl-wasm"
    digest = hashlib.sha256(pack + _SCRIPT.read_bytes())
    digest.update((swipl / "dist" / "swipl" / "swipl-web.wasm").read_bytes())
    file = cache_dir("site") / f"{digest.hexdigest()[:24]}.memory"
    if not file.is_file():
        with tempfile.TemporaryDirectory(dir=file.parent) as temporary:
            files = Path(temporary) / "files.json"
            write_bytes(files, pack)
            failure = "Prolog in the browser cannot load logic/"
            run_node(_SCRIPT, swipl, files, Path(temporary) / "memory", failure=failure)
            move_into_place(Path(temporary) / "memory", file)
    return file.read_bytes()
