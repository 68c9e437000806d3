"""What is written about the functions: types in the guide, the API page, the notebook."""

import ast
import json
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any, assert_type

import pytest

import clausewitz
from guide_blocks import ROOT, typed_lines

GUIDE = ROOT / "docs" / "guide" / "python.md"
NOTEBOOK = ROOT / "examples" / "clausewitz.ipynb"


def test_types_are_those_of_the_functions() -> None:
    """mypy, which looks at the tests too, knows them; at run time nothing is asserted."""
    advice = clausewitz.suggest("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", by="logic")
    assert_type(advice, clausewitz.Advice)
    assert_type(advice[0], clausewitz.AdvisedMove)
    assert isinstance(advice[0], clausewitz.AdvisedMove)
    assert {"py.typed"} <= {file.name for file in Path(clausewitz.__file__).parent.iterdir()}


@pytest.mark.long
def test_a_users_mypy_sees_the_types_of_the_guide(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    lines = "reveal_type(advice[0])\nreveal_type(clausewitz.learn)\nclausewitz.mate(fork, '2')\n"
    program.write_text(f"{typed_lines(GUIDE)}{lines}", encoding="utf-8")
    cache = ROOT / ".mypy_cache" / "of_a_user"
    command = [sys.executable, "-m", "mypy", "--strict", f"--cache-dir={cache}", str(program)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    *said, last = done.stdout.splitlines()
    notes, faults = ([line for line in said if f": {kind}: " in line] for kind in ("note", "error"))
    assert "AdvisedMove" in notes[0]
    assert "LearnedTheory" in notes[1]
    assert len(faults) == 1, done.stdout
    assert 'incompatible type "str"; expected "int"' in faults[0]
    assert last.startswith("Found 1 error")


def test_api_page_is_that_of_the_docstrings() -> None:
    made = runpy.run_path(str(ROOT / "tools" / "api_page.py"))
    shown = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    assert made["page"]() == shown, "run make api-page"


def cells() -> list[dict[str, Any]]:
    book = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    assert (book["nbformat"], book["nbformat_minor"]) == (4, 5)
    assert book["metadata"]["kernelspec"]["language"] == "python"
    return list(book["cells"])


def test_notebook_is_one_without_outputs() -> None:
    assert len({cell["id"] for cell in cells()}) == len(cells())
    for cell in cells():
        common = {"cell_type", "id", "metadata", "source"}
        is_code = cell["cell_type"] == "code"
        assert cell.keys() == common | ({"outputs", "execution_count"} if is_code else set())
        assert not cell.get("outputs")
        ast.parse("".join(cell["source"]) if is_code else "")


@pytest.mark.long
def test_notebook_runs_and_shows_boards() -> None:
    names: dict[str, Any] = {}
    shown = []
    for cell in cells():
        if cell["cell_type"] == "code":
            *body, last = ast.parse("".join(cell["source"])).body
            exec(compile(ast.Module(body, []), NOTEBOOK.name, "exec"), names)
            assert isinstance(last, ast.Expr)
            value = eval(compile(ast.Expression(last.value), NOTEBOOK.name, "eval"), names)
            shown.append("" if value is None else value._repr_html_())
    assert sum("<svg" in text for text in shown) == 7
