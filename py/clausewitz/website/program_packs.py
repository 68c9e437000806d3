"""The files of bk/, logic/ and asp/ as they are, one pack for each program that runs them."""

import json
from collections.abc import Iterator
from pathlib import Path

from clausewitz import prolog
from clausewitz.support.data import data_dir

_PACKS = {  # folders, and the endings of files
    "prolog": (("bk", ".pl"), ("bk", ".lp"), ("logic", ".pl")),
    "clingo": (("asp", ".lp"), ("bk", ".lp")),
}
# Learning tasks and the weights of the engine are not loaded by logic/repl.pl.
_LEFT_OUT = "logic/tasks/", "logic/weights/", "logic/patterns/", "logic/theories.pl", "bk/pack.pl"


def program_pack(name: str) -> bytes:
    """An object in JSON: the path of each file, and its text."""
    return json.dumps(dict(_texts(name)), ensure_ascii=False).encode()


def bridge_pack() -> bytes:
    """The same of the files by which Python asks Prolog."""
    files = sorted(Path(prolog.__file__).parent.glob("*.pl"))
    texts = {path.name: path.read_text(encoding="utf-8") for path in files}
    return json.dumps(texts, ensure_ascii=False).encode()


def _texts(pack: str) -> Iterator[tuple[str, str]]:
    for folder, ending in _PACKS[pack]:
        root = data_dir(folder)
        for path in sorted(root.rglob(f"*{ending}")):
            place = f"{folder}/{path.relative_to(root).as_posix()}"
            is_hidden = "/." in place
            if not place.startswith(_LEFT_OUT) and not is_hidden:
                yield place, path.read_text(encoding="utf-8")
