"""requirements.lock, as it is read: what is locked, for which machines, with which hashes."""

import re
from pathlib import Path
from typing import NamedTuple

from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
LOCK = ROOT / "requirements.lock"


class Locked(NamedTuple):
    """One version of a package; another Python may have another one."""

    name: str
    version: str
    marker: Marker | None
    hashes: tuple[str, ...]  # SHA-256 of the wheels and the source

    def holds_on(self, machine: dict[str, str]) -> bool:
        return self.marker is None or self.marker.evaluate(machine)


def read_lock(text: str) -> list[Locked]:
    return [
        _row(Requirement(line.partition(" --hash")[0]), line)
        for line in re.sub(r"\\\n|^ *#.*\n", "", text, flags=re.MULTILINE).splitlines()
    ]


def _row(requirement: Requirement, line: str) -> Locked:
    (pin,) = requirement.specifier  # uv writes == and nothing else
    hashes = re.findall(r"--hash=sha256:([0-9a-f]{64})\b", line)
    name = canonicalize_name(requirement.name)
    return Locked(name, pin.version, requirement.marker, tuple(hashes))
