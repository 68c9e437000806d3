"""python-chess without the tables of attacks that it fills when it is loaded.

That takes longer than most answers, and most entries are never looked at. Programs that start for
one answer call `fill_tables_when_read` before anything loads python-chess: each entry is then found
when it is first wanted. Where python-chess is not as it is known here, it stays as it is.
"""

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType

_PACKAGE = "chess"
_KNOWN_NAMES = {"SQUARES", "_sliding_attacks", "_edges", "_carry_rippler", "append"}
"""All that its function mentions: one that mentions other things does other things."""


def fill_tables_when_read() -> None:
    """From now on, unless python-chess is loaded already."""
    if _PACKAGE not in sys.modules and not any(isinstance(f, _Finder) for f in sys.meta_path):
        sys.meta_path.insert(0, _Finder())


def _attack_table(deltas: list[int]) -> tuple[list[int], list[dict[int, int]]]:
    """Run in the place of the function of this name in python-chess, when that has defined all it
    needs and is not loaded yet: for each square the squares that matter, and the attacks from there
    by which of these are occupied."""
    import chess

    class Attacks(dict[int, int]):
        def __init__(self, square: int) -> None:
            self._square = square

        def __missing__(self, occupied: int) -> int:
            found = self[occupied] = chess._sliding_attacks(self._square, occupied, deltas)
            return found

    masks = [chess._sliding_attacks(sq, 0, deltas) & ~chess._edges(sq) for sq in chess.SQUARES]
    return masks, [Attacks(square) for square in chess.SQUARES]


class _Finder:
    """Finds python-chess where Python would, and nothing else."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != _PACKAGE:
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is not None and type(spec.loader) is SourceFileLoader:
            spec.loader = _Loader(spec.loader.name, spec.loader.path)
        return spec


class _Loader(SourceFileLoader):
    """Loads it as Python does, with another function in the place of one."""

    def get_code(self, fullname: str) -> CodeType | None:
        code = super().get_code(fullname)
        if code is None:
            return None
        constants = tuple(
            _attack_table.__code__ if _is_known(constant) else constant
            for constant in code.co_consts
        )
        return code.replace(co_consts=constants)


def _is_known(constant: object) -> bool:
    """Whether it is the function that fills a table, as it is known here."""
    return (
        isinstance(constant, CodeType)
        and constant.co_name == _attack_table.__name__
        and constant.co_varnames[: constant.co_argcount] == ("deltas",)
        and set(constant.co_names) == _KNOWN_NAMES
    )
