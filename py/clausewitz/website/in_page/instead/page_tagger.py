"""Motifs of lines beside Python in the page: the kernel as WebAssembly finds them."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import page_host

from clausewitz.tactics.motifs.line_cases import LineCases
from clausewitz.tactics.motifs.motif_programs import file_programs
from clausewitz.tactics.motifs.shipped_motifs import theme_name
from clausewitz.tactics.motifs.tags import MotifTexts as MotifTexts
from clausewitz.tactics.motifs.tags import Tag as Tag


def motif_texts(files: Iterable[Path]) -> MotifTexts:
    """Their names alone: the programs come with the kernel."""
    return MotifTexts(tuple((file.name, "") for file in files))


def chosen_motifs(texts: MotifTexts, _names: Iterable[str]) -> MotifTexts:
    """All of them: nobody asks for some in the page."""
    return texts


def literature_predicates() -> Mapping[str, str]:
    """The predicates of all motifs, by theme."""
    return {one.motif: one.predicate for one in file_programs("", "")}


class Tagger:
    """Motifs ready to be looked for in lines."""

    def __init__(self, _texts: MotifTexts) -> None:
        self.programs = file_programs("", "")

    def tags(self, lines: LineCases) -> list[list[Tag]]:
        """The motifs of each line with their proofs."""
        wanted = [[line.fen, line.moves, line.after_a_move] for line in lines.lines]
        found = json.loads(page_host.motifs(json.dumps(wanted)))
        return [[_tag(*tag) for tag in own] for own in found]


def literature_tagger() -> Tagger:
    """The tagger of all motifs of the literature."""
    return Tagger(MotifTexts(()))


def _tag(predicate: str, clause: str, ply: int | None, values: list[list[Any]]) -> Tag:
    """Of each value: the name of its variable, what kind it is of, and the value."""
    groups: dict[str, dict[str, Any]] = {"square": {}, "ply": {}, "other": {}}
    for name, kind, value in values:
        groups.get(kind, groups["other"])[name.lstrip("_")] = value
    return Tag(theme_name(predicate), clause, ply, *groups.values())
