"""Files are written by `support/files.py` alone, so that all are whole and synced."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from source_trees import nodes_of, package_sources

ROOT = Path(__file__).parents[2]
FOLDERS = ROOT / "py" / "clausewitz", ROOT / "tools"
WRITER = "py/clausewitz/support/files.py"

EXCEPTIONS = {
    "py/clausewitz/kernel/jit/cache.py": "the kernel imports nothing of ours; it has its checksums",
    "py/clausewitz/kernel/jit/entry_points.py": "a lock of the kernel, in which nothing is written",
    "py/clausewitz/support/exit_status.py": "streams: the null device where there is none",
    "py/clausewitz/runs/worker_process.py": "the null device, when nobody reads any more",
    "py/clausewitz/runs/run_folder.py": "savez writes into a file that support/files.py has opened",
    "py/clausewitz/prolog/swipl.py": "sources copied for a Prolog that compiles them, then gone",
}
WRITERS = {"write_text", "write_bytes", "tofile", "savez", "savez_compressed", "touch"}
OF_MODULES = {
    "os": {"open", "fdopen", "replace", "rename", "truncate", "mkfifo"},
    "shutil": {"copy", "copy2", "copyfile", "copytree", "move"},
    "tempfile": {"mkstemp", "NamedTemporaryFile"},
    "np": {"save", "savetxt"},
    "json": {"dump"},
    "pickle": {"dump"},
}


def writers(source: str) -> Iterator[str]:
    """The calls of a module that write files, or might."""
    for node in nodes_of(source):
        if isinstance(node, ast.Call) and (name := _name(node.func)) and _writes(node, name):
            yield f"line {node.lineno}: {name}"


def _name(called: ast.expr) -> str:
    """A function, or the method of anything: open, os.replace, .write_text."""
    if isinstance(called, ast.Name):
        return called.id
    if isinstance(called, ast.Attribute):
        owner = called.value.id if isinstance(called.value, ast.Name) else ""
        return f"{owner if owner in OF_MODULES else ''}.{called.attr}"
    return ""


def _writes(call: ast.Call, name: str) -> bool:
    owner, _, attribute = name.rpartition(".")
    if owner:
        return attribute in OF_MODULES[owner] | WRITERS
    if attribute == "open":
        return _opens_to_write(call, is_method="." in name)
    return "." in name and attribute in WRITERS


def _opens_to_write(call: ast.Call, is_method: bool) -> bool:
    modes = [keyword.value for keyword in call.keywords if keyword.arg == "mode"]
    modes += call.args[0 if is_method else 1 :][:1]
    return any(
        isinstance(mode, ast.Constant) and bool(set(str(mode.value)) & set("wax+"))
        for mode in modes
        if not (isinstance(mode, ast.Constant) and len(str(mode.value)) > 3)
    )


def modules() -> list[Path]:
    return sorted(path for folder in FOLDERS for path in folder.rglob("*.py"))


def test_no_module_writes_files_itself() -> None:
    package_sources()  # their trees are made together
    names = {str(module.relative_to(ROOT)) for module in modules()} - {WRITER, *EXCEPTIONS}
    faults = {name: list(writers((ROOT / name).read_text(encoding="utf-8"))) for name in names}
    assert {name: found for name, found in faults.items() if found} == {}


def test_exceptions_are_still_some() -> None:
    for name in EXCEPTIONS:
        assert list(writers((ROOT / name).read_text(encoding="utf-8"))), name


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("open(name)", 0),
        ("open(name, 'rb')", 0),
        ("open(name, 'w')", 1),
        ("open(name, mode='a')", 1),
        ("path.open()", 0),
        ("path.open('rb')", 0),
        ("path.open('ab+', buffering=0)", 1),
        ("(folder / 'x').open('x')", 1),
        ("path.write_text('x')", 1),
        ("write_text(path, 'x')", 0),
        ("os.replace(a, b)", 1),
        ("text.replace(a, b)", 0),
        ("json.dump(value, file)", 1),
        ("json.dumps(value)", 0),
        ("shutil.which('x')", 0),
        ("Maia.open(path)", 0),
    ],
)
def test_writers_are_recognized(source: str, found: int) -> None:
    assert len(list(writers(source))) == found
