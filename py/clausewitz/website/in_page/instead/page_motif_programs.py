"""The programs of motifs beside Python in the page: their names alone, the kernel has the words."""

import json
from dataclasses import dataclass
from functools import cache

import page_host

from clausewitz.tactics.motifs.shipped_motifs import theme_name


@dataclass(frozen=True, slots=True)
class MotifProgram:
    """A clause of a motif."""

    predicate: str
    """The name of the motif in its file."""

    @property
    def motif(self) -> str:
        """As Lichess spells its themes."""
        return theme_name(self.predicate)


@cache
def _programs() -> tuple[MotifProgram, ...]:
    return tuple(map(MotifProgram, json.loads(page_host.motif_names())))


def file_programs(_name: str, _text: str) -> tuple[MotifProgram, ...]:
    """The programs of all files, whichever file is meant."""
    return _programs()
