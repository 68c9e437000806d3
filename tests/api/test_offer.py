"""What `import clausewitz` offers, and that it costs nothing until it is used."""

import ast
import inspect
import subprocess
import sys
from pathlib import Path

import pytest

import clausewitz
from clausewitz import api

FUNCTIONS = {
    *("annotate", "explain", "facts", "learn", "legal_moves", "load_theory", "mate"),
    *("query", "suggest", "tag"),
}
MOST_CPU = 0.1  # seconds


def in_new_process(program: str, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *options, "-c", program]
    return subprocess.run(command, capture_output=True, text=True, check=True)


def test_import_loads_nothing_else_of_ours() -> None:
    done = in_new_process("import clausewitz", "-X", "importtime")
    loaded = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}
    assert "clausewitz" in loaded
    assert {name for name in loaded if name.startswith(("clausewitz.", "chess", "numpy"))} == set()


def test_import_takes_a_tenth_of_a_second_at_most() -> None:
    program = (
        "import time; t = time.process_time(); import clausewitz; print(time.process_time() - t)"
    )
    assert float(in_new_process(program).stdout) <= MOST_CPU


def test_all_functions_are_offered() -> None:
    own = {name for name, _ in inspect.getmembers(api, inspect.isfunction) if name[0] != "_"}
    assert own & FUNCTIONS == FUNCTIONS
    assert set(dir(clausewitz)) >= FUNCTIONS | {"ClausewitzError", "Advice", "Verdict"}
    assert all(callable(getattr(clausewitz, name)) for name in FUNCTIONS)


def test_type_checkers_see_what_is_offered() -> None:
    tree = ast.parse(Path(clausewitz.__file__).read_text(encoding="utf-8"))
    seen = {
        (str(node.module).removeprefix("clausewitz."), name.asname)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("clausewitz.")
        for name in node.names
    }
    places = clausewitz._PLACES.items()
    assert seen == {(place, name) for place, names in places for name in names}
    assert Path(clausewitz.__file__).with_name("py.typed").is_file()


def test_a_name_that_is_not_offered_is_no_attribute() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'sugest'"):
        _ = clausewitz.sugest  # type: ignore[attr-defined]


@pytest.mark.parametrize("first", ["clausewitz.learn", "import clausewitz.learn.rule_scores"])
def test_learn_is_a_function_and_a_package(first: str) -> None:
    program = (
        f"import clausewitz; {first}; import clausewitz.learn.search.strategies as found\n"
        "from clausewitz import learn\n"
        "print(found.__name__, callable(learn), callable(clausewitz.learn))"
    )
    said = in_new_process(program).stdout.split()
    assert said == ["clausewitz.learn.search.strategies", "True", "True"]
