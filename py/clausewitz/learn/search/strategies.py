"""The ways of searching a space, apart from what takes long to import: for the command line."""

from enum import StrEnum

from clausewitz.support.errors import ClausewitzError


class GeneratedBy(StrEnum):
    """What makes the clauses."""

    DIRECT = "direct"
    CLINGO = "clingo"


class TriedBy(StrEnum):
    """What tries them."""

    KERNEL = "kernel"
    PROLOG = "prolog"


def check_way(by: GeneratedBy, tried_by: TriedBy) -> None:
    if by == GeneratedBy.DIRECT and tried_by != TriedBy.KERNEL:
        raise ClausewitzError(
            "the direct search needs the kernel: with Prolog, use --generator clingo"
        )
