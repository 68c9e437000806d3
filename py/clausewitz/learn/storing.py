"""A run is a folder: its settings, the levels of its search as they are finished, its results.

Every file is written beside its place and moved there whole, so a kill at any moment leaves only
whole files, and a resumed run goes on from the last finished level to the same result.
"""

import json
import os
from pathlib import Path
from typing import Any

import numpy as np

from clausewitz.errors import ClausewitzError
from clausewitz.learn.direct import Level, Node
from clausewitz.learn.lattice import Lattice

_SETTINGS = "settings.json"


class RunFolder:
    """The files of one run."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def start(self, settings: dict[str, Any], resume: bool) -> None:
        """Take the folder for these settings: a new one, or to be resumed with the same."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            known = self._known_settings()
        except OSError as error:
            raise ClausewitzError(f"{self.path}: {error.strerror}") from error
        if known is None:
            self.write(_SETTINGS, json.dumps(settings, indent=1, sort_keys=True))
        elif not resume:
            raise ClausewitzError(f"{self.path} holds a run already: --resume goes on with it")
        elif known != settings:
            changed = sorted(k for k in {*known, *settings} if known.get(k) != settings.get(k))
            raise ClausewitzError(f"{self.path} holds a run with another {', '.join(changed)}")

    def _known_settings(self) -> dict[str, Any] | None:
        file = self.path / _SETTINGS
        if not file.exists():
            return None
        try:
            known: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        except ValueError as error:
            raise ClausewitzError(f"{file}: not the settings of a run") from error
        return known

    def write(self, name: str, text: str) -> None:
        part = self.path / f"{name}.part"
        part.write_text(text, encoding="utf-8")
        os.replace(part, self.path / name)

    def save_level(self, level: Level, lattice: Lattice) -> None:
        """Keep a finished level; its bodies are numbers of the atoms that are kept beside them."""
        supports = [node.support for node in level.nodes.values()]
        nodes = [[body, node.types, sorted(node.dead)] for body, node in level.nodes.items()]
        text = json.dumps({"atoms": lattice.atoms, "tried": level.tried, "nodes": nodes})
        part = self.path / f"level-{level.size}.part"
        with part.open("wb") as file:
            np.savez(
                file,
                text=np.frombuffer(text.encode(), np.uint8),
                ends=np.cumsum([len(support) for support in supports], dtype=np.int64),
                supports=np.concatenate([np.empty(0, np.uint64), *supports]),
            )
        os.replace(part, self.path / f"level-{level.size}.npz")

    def load_level(self, size: int, lattice: Lattice) -> Level | None:
        """A finished level, if there is one."""
        file = self.path / f"level-{size}.npz"
        if not file.exists():
            return None
        with np.load(file, allow_pickle=False) as data:
            kept = json.loads(data["text"].tobytes())
            supports = np.split(data["supports"].astype(np.uint64), data["ends"])
        if kept["atoms"] != json.loads(json.dumps(lattice.atoms)):
            raise ClausewitzError(f"{file} was made by another version: start anew")
        level = Level(size, kept["tried"])
        for (body, types, dead), support in zip(kept["nodes"], supports, strict=False):
            level.nodes[tuple(body)] = Node(tuple(types), support, set(dead))
        return level
