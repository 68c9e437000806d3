"""A run is a folder: its settings, the levels of its search as they are finished, its results.

Every file is written beside its place and moved there whole, so a kill at any moment leaves only
whole files, and a resumed run goes on from the last finished level to the same result.
"""

import hashlib
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from clausewitz.errors import ClausewitzError
from clausewitz.learn.search.enumerator import Found, Level, Node
from clausewitz.learn.search.popper_loop import Round
from clausewitz.learn.search.testers import Numbers
from clausewitz.learn.space.hypothesis_space import Atom, Space
from clausewitz.learn.space.lattice import Lattice

_SETTINGS = "settings.json"
_Loaded = tuple[dict[str, Any], list[Numbers], bytes]


def digest(text: str) -> str:
    """Tells texts apart, in the settings of runs."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class RunFolder:
    """The files of one run."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def start(self, settings: dict[str, Any], resume: bool) -> None:
        """Take the folder for these settings: a new one, or to be resumed with the same."""
        self.make()
        known = self._known_settings()
        if known is None:
            self.write(_SETTINGS, json.dumps(settings, indent=1, sort_keys=True))
        elif not resume:
            raise ClausewitzError(f"{self.path} holds a run already: --resume goes on with it")
        elif known != settings:
            changed = sorted(k for k in {*known, *settings} if known.get(k) != settings.get(k))
            raise ClausewitzError(f"{self.path} holds a run with another {', '.join(changed)}")

    def make(self) -> None:
        try:
            self.path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise ClausewitzError(f"{self.path}: {error.strerror}") from error

    def _known_settings(self) -> dict[str, Any] | None:
        file = self.path / _SETTINGS
        if not file.exists():
            return None
        try:
            known: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        except OSError as error:
            raise ClausewitzError(f"{file}: {error.strerror}") from error
        except ValueError as error:
            raise ClausewitzError(f"{file}: not the settings of a run") from error
        return known

    def write(self, name: str, text: str) -> None:
        part = self.path / f"{name}.part"
        part.write_text(text, encoding="utf-8")
        os.replace(part, self.path / name)

    def read(self, name: str) -> str | None:
        """What was written, if it was."""
        file = self.path / name
        return file.read_text(encoding="utf-8") if file.exists() else None

    def save_level(self, level: Level, lattice: Lattice) -> None:
        """Keep a finished level of the direct search."""
        nodes = [[body, node.types, sorted(node.dead)] for body, node in level.nodes.items()]
        supports = [node.support for node in level.nodes.values()]
        kept = {"atoms": lattice.atoms, "tried": level.tried, "nodes": nodes}
        proposed = b"".join(node.proposed for node in level.nodes.values())
        self._save(f"level-{level.size}", kept, supports, proposed)

    def load_level(self, size: int, lattice: Lattice) -> Level | None:
        """A finished level, if there is one."""
        loaded = self._load(f"level-{size}", lattice.atoms)
        if loaded is None:
            return None
        kept, supports, proposed = loaded
        level = Level(size, kept["tried"])
        for number, (body, types, dead) in enumerate(kept["nodes"]):
            length = len(proposed) // len(supports)
            flags = proposed[number * length : (number + 1) * length]
            level.nodes[tuple(body)] = Node(tuple(types), supports[number], flags, set(dead))
        return level

    def save_round(self, done: Round, space: Space) -> None:
        """Keep a finished round of the loop, with what failed in it, for that constrains others."""
        atoms = sorted(space.atoms())
        numbers = {atom: number for number, atom in enumerate(atoms)}
        found = [[[numbers[atom] for atom in hit.body], hit.types] for hit in done.kept]
        failed = [[[numbers[atom] for atom in body], types] for body, types in done.failed]
        kept = {"atoms": atoms, "tried": done.tried, "found": found, "failed": failed}
        self._save(f"round-{done.size}", kept, [hit.support for hit in done.kept])

    def load_round(self, size: int, space: Space) -> Round | None:
        """A finished round, if there is one."""
        atoms = sorted(space.atoms())
        loaded = self._load(f"round-{size}", atoms)
        if loaded is None:
            return None
        kept, supports, _ = loaded
        found, failed = (
            [(tuple(atoms[number] for number in body), tuple(types)) for body, types in kept[part]]
            for part in ("found", "failed")
        )
        hits = [Found(space, *typed, s) for typed, s in zip(found, supports, strict=True)]
        return Round(size, kept["tried"], hits, failed)

    def _save(
        self, name: str, kept: dict[str, Any], supports: Sequence[Numbers], proposed: bytes = b""
    ) -> None:
        """Keep what can be written as JSON, and moves. Bodies are numbers of `atoms` in it."""
        part = self.path / f"{name}.part"
        with part.open("wb") as file:
            np.savez(
                file,
                text=np.frombuffer(json.dumps(kept).encode(), np.uint8),
                sizes=np.array([len(support) for support in supports], np.int64),
                supports=np.concatenate([np.empty(0, np.uint64), *supports]),
                proposed=np.frombuffer(proposed, np.uint8),
            )
        os.replace(part, self.path / f"{name}.npz")

    def _load(self, name: str, atoms: Sequence[Atom]) -> _Loaded | None:
        file = self.path / f"{name}.npz"
        if not file.exists():
            return None
        with np.load(file, allow_pickle=False) as data:
            kept = json.loads(data["text"].tobytes())
            ends = np.cumsum(data["sizes"])
            supports = np.split(data["supports"].astype(np.uint64), ends)[: len(ends)]
            proposed = data["proposed"].tobytes()
        if kept["atoms"] != json.loads(json.dumps(atoms)):
            raise ClausewitzError(f"{file} was made by another version: start anew")
        return kept, supports, proposed
