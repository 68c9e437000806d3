"""Python for the page, coach and problems: its modules, what they import, and the data they read.

Which modules those are, their own text says: what a module imports, at its beginning or inside a
function, is packed with it. Modules that call compiled code or pyswip are replaced by those of
in_page/instead.
"""

import ast
import io
import json
import zipfile
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import clausewitz
from clausewitz.play.openings.cases import board_names, table
from clausewitz.support.data import data_dir
from clausewitz.website import in_page
from clausewitz.website.in_page.instead.page_cases import NAMES_FILE

_PACKAGE = Path(clausewitz.__file__).parent
_ROOTS = "coached_games", "own_puzzles", "solved_problems"
_OURS = "clausewitz", "chess", "platformdirs"
"""Packages of plain Python; whatever else is imported belongs to Python itself."""
_INSTEAD = (
    "clausewitz.prolog",
    "clausewitz.kernel",
    "clausewitz.kernel.problems",
    "clausewitz.engines.engine_names",
    "clausewitz.engines.own.searcher",
    "clausewitz.play.openings.cases",
    "clausewitz.tactics.ranking",
    "clausewitz.tactics.motifs.tagger",
    "clausewitz.tactics.motifs.line_cases",
    "clausewitz.tactics.motifs.motif_programs",
)
"""Modules that are replaced: by page_prolog.py of that folder, and so on."""
_NEVER_RUN = (
    "clausewitz.engines.maia",
    "clausewitz.engines.uci",
    "clausewitz.kernel.",
    "clausewitz.matching",
    "platformdirs.android",
)
"""Packages that only other engines and other commands need."""
_DATA = {".css", ".html", ".js", ".json"}
_DATA_FOLDER = "clausewitz/_data/logic"
_LOGIC = "judgement/limits.pl", "motifs/telling.pl"
_TIME = (1980, 1, 1, 0, 0, 0)  # of all files, so that the pack is the same for the same files


def python_pack() -> bytes:
    """The archive that Python in the page unpacks."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for place, content in sorted(packed_files().items()):
            info = zipfile.ZipInfo(place, _TIME)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, content)
    return packed.getvalue()


def packed_files() -> dict[str, bytes]:
    """The files of the archive by their places in it."""
    modules = packed_modules()
    files = {place: path.read_bytes() for place, path in modules.values()}
    for place, path in modules.values():
        if path.is_relative_to(_PACKAGE):
            folder = Path(place).parent
            for other in path.parent.iterdir():
                if other.suffix in _DATA:
                    files[f"{folder}/{other.name}"] = other.read_bytes()
    logic = data_dir("logic")
    files |= {f"{_DATA_FOLDER}/{name}": (logic / name).read_bytes() for name in _LOGIC}
    return files | {f"{_DATA_FOLDER}/{NAMES_FILE}": _openings()}


def _openings() -> bytes:
    """The names of the table of openings, and the number of that which each board has: to play all
    lines would take Python in the page some seconds."""
    lines = table().lines
    names = [line.name for line in lines]
    return json.dumps([names, board_names(lines)], ensure_ascii=False).encode()


@cache
def packed_modules() -> Mapping[str, tuple[str, Path]]:
    """The modules by their names: the place of each in the archive, and the file put there."""
    found: dict[str, tuple[str, Path]] = {}
    waiting = [f"{in_page.__name__}.{name}" for name in _ROOTS]
    while waiting:
        name = waiting.pop()
        parent = name.rpartition(".")[0]
        if name in found or name.partition(".")[0] not in _OURS:
            continue
        if name.startswith(_NEVER_RUN) and name not in _INSTEAD:
            continue
        path = _source(name)
        if path is None:
            continue
        is_package = path.name == "__init__.py"
        found[name] = f"{name.replace('.', '/')}{'/__init__' if is_package else ''}.py", path
        if name in _INSTEAD:
            path = (
                Path(__file__).parent / "in_page" / "instead" / f"page_{name.rpartition('.')[2]}.py"
            )
            found[name] = found[name][0], path
        package = name if is_package else parent
        waiting += [parent, *_imports(ast.parse(path.read_bytes()), package)]
    return found


def _source(name: str) -> Path | None:
    """The file of a module; none of a name that is something else."""
    try:
        spec = find_spec(name)
    except ModuleNotFoundError:  # what is imported from a module, and is no module
        return None
    origin = Path(spec.origin) if spec is not None and spec.origin else None
    return origin if origin is not None and origin.suffix == ".py" else None


def _imports(node: ast.AST, package: str) -> Iterator[str]:
    """What may be modules, of all that is imported in a text but for the sake of types."""
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                continue
            case ast.Import(names=names):
                yield from (one.name for one in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                above = package.split(".")[: len(package.split(".")) - level + 1] if level else []
                base = ".".join([*above, *filter(None, [module])])
                yield base
                yield from (f"{base}.{one.name}" for one in names)
            case _:
                yield from _imports(child, package)
