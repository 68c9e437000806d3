"""The folder of a search: the levels or rounds that are finished, each in a file of its own.

A resumed run goes on from the last finished level to the same result.
"""

import json
from collections.abc import Sequence
from typing import Any

import numpy as np

from clausewitz.learn.search.enumerator import FoundClause, KnownBody, Level
from clausewitz.learn.search.popper_loop import Round
from clausewitz.learn.search.testers import Numbers
from clausewitz.learn.space.hypothesis_space import Atom, Space
from clausewitz.learn.space.lattice import Lattice
from clausewitz.runs.run_folder import RunFolder, reporting_damage
from clausewitz.support.errors import ClausewitzError

_Loaded = tuple[dict[str, Any], list[Numbers], bytes]


class SearchFolder(RunFolder):
    """The files of one search."""

    def save_level(self, level: Level, lattice: Lattice, before: Level) -> None:
        """Keep a finished level of the direct search.

        With it what was learned of the level before: were that written to the other level's own
        file, a kill between both would leave literals that are known as dead too early, and the
        next level would be another one.
        """
        nodes = [[body, node.types, sorted(node.dead)] for body, node in level.nodes.items()]
        supports = [node.support for node in level.nodes.values()]
        dead = [sorted(node.dead) for node in before.nodes.values()]
        saved = {"atoms": lattice.atoms, "tried": level.tried, "nodes": nodes, "dead": dead}
        proposed = b"".join(node.proposed for node in level.nodes.values())
        self._save(f"level-{level.size}", saved, supports, proposed)

    def load_level(self, size: int, lattice: Lattice, before: Level | None = None) -> Level | None:
        """A finished level, if there is one; the one before it gets to know its dead literals."""
        loaded = self._load(f"level-{size}", lattice.atoms)
        if loaded is None:
            return None
        saved, supports, proposed = loaded
        level = Level(size, saved["tried"])
        for number, (body, types, dead) in enumerate(saved["nodes"]):
            length = len(proposed) // len(supports)
            flags = proposed[number * length : (number + 1) * length]
            level.nodes[tuple(body)] = KnownBody(tuple(types), supports[number], flags, set(dead))
        if before and "dead" in saved:  # else, by version 0.1.0, they are in the file before
            for node, dead in zip(before.nodes.values(), saved["dead"], strict=True):
                node.dead = set(dead)
        return level

    def save_round(self, done: Round, space: Space) -> None:
        """Save a finished round of the loop, with what failed in it, for that constrains others."""
        atoms = sorted(space.atoms())
        numbers = {atom: number for number, atom in enumerate(atoms)}
        found = [[[numbers[atom] for atom in hit.body], hit.types] for hit in done.found]
        failed = [[[numbers[atom] for atom in body], types] for body, types in done.failed]
        saved = {"atoms": atoms, "tried": done.tried, "found": found, "failed": failed}
        self._save(f"round-{done.size}", saved, [hit.support for hit in done.found])

    def load_round(self, size: int, space: Space) -> Round | None:
        """A finished round, if there is one."""
        atoms = sorted(space.atoms())
        loaded = self._load(f"round-{size}", atoms)
        if loaded is None:
            return None
        saved, supports, _ = loaded
        found, failed = (
            [(tuple(atoms[number] for number in body), tuple(types)) for body, types in saved[part]]
            for part in ("found", "failed")
        )
        hits = [FoundClause(space, *typed, s) for typed, s in zip(found, supports, strict=True)]
        return Round(size, saved["tried"], hits, failed)

    def _save(
        self, name: str, saved: dict[str, Any], supports: Sequence[Numbers], proposed: bytes = b""
    ) -> None:
        """Save what can be written as JSON, and moves. Bodies are numbers of `atoms` in it."""
        self.write_arrays(
            f"{name}.npz",
            text=np.frombuffer(json.dumps(saved).encode(), np.uint8),
            sizes=np.array([len(support) for support in supports], np.int64),
            supports=np.concatenate([np.empty(0, np.uint64), *supports]),
            proposed=np.frombuffer(proposed, np.uint8),
        )

    def _load(self, name: str, atoms: Sequence[Atom]) -> _Loaded | None:
        data = self.read_arrays(f"{name}.npz")
        if data is None:
            return None
        with reporting_damage(self.path / f"{name}.npz"):
            saved = json.loads(data["text"].tobytes())
            if saved["atoms"] != json.loads(json.dumps(atoms)):
                file = f"{self.path}/{name}.npz"
                raise ClausewitzError(f"{file} was made by another version: start anew")
            ends = np.cumsum(data["sizes"])
            supports = np.split(data["supports"].astype(np.uint64), ends)[: len(ends)]
            return saved, supports, data["proposed"].tobytes()
