"""clausewitz report: what it writes, and one line for each mistake."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from metrics.report.samples import Json, small, write_run
from running import Run


def test_report_writes_three_files_and_says_so(run: Run, measured: Path, tmp_path: Path) -> None:
    page = tmp_path / "new" / "tactics.html"
    result = run("report", str(measured), "-o", str(page))
    assert result.status == 0
    assert result.out.startswith("3 tactics, ")
    assert result.out.endswith(f"kB: {page}\n")
    names = {"tactics.html", "tactics.csv", "tactics.json"}
    assert {file.name for file in page.parent.iterdir()} == names


def test_report_is_written_into_the_run_by_default(run: Run, measured: Path) -> None:
    result = run("report", "--json", str(measured))
    answer = json.loads(result.out)
    assert answer["tactics"] == 3
    assert answer["page"] == str(measured / "report.html")
    assert all(Path(answer[name]).exists() for name in ("page", "csv", "json"))


def refused(run: Run, *arguments: str) -> str:
    result = run("report", *arguments)
    assert result.status == 2
    assert result.out == ""
    assert result.err.count("\n") == 1
    return result.err


def test_folder_that_is_not_there(run: Run, tmp_path: Path) -> None:
    assert "is not a folder" in refused(run, str(tmp_path / "nowhere"))


def test_run_that_was_not_measured(run: Run, tmp_path: Path) -> None:
    assert "has no metrics.json" in refused(run, str(tmp_path))


@pytest.mark.parametrize(
    "content", [b"", b"{", b"\xff\xfe", b"[" * 100_000, b"nonsense", b'{"positions": 1,}']
)
def test_malformed_json(content: bytes, run: Run, tmp_path: Path) -> None:
    (tmp_path / "metrics.json").write_bytes(content)
    assert "metrics.json: this is not JSON" in refused(run, str(tmp_path))
    assert not (tmp_path / "report.html").exists()


def changed(*way: str | int, value: Any) -> Callable[[Json], None]:
    def change(content: Any) -> None:
        for step in way[:-1]:
            content = content[step]
        content[way[-1]] = value

    return change


TACTIC = ("tactics", 1)
SHOWN = (*TACTIC, "shown", 0)
WRONG: list[tuple[Callable[[Json], None], str]] = [
    (lambda c: c.pop("tactics"), 'there is no "tactics"'),
    (lambda c: c["tactics"][1].pop("clause"), 'tactics[1]: there is no "clause"'),
    (changed("tactics", value={}), "tactics: expected a list, found {}"),
    (changed("positions", value=-1), "positions: expected a count, found -1"),
    (changed("positions", value=True), "positions: expected a count, found true"),
    (changed("examples", value="x"), 'examples: expected an object, found "x"'),
    (changed(*TACTIC, "name", value=None), "tactics[1].name: expected text, found null"),
    (changed(*TACTIC, "name", value="\ud800"), "tactics[1].name: expected text of whole"),
    (changed(*TACTIC, "coverage", "value", value="1"), "coverage.value: expected a number"),
    (changed(*TACTIC, "coverage", "low", value=float("nan")), "low: expected a number, found NaN"),
    (changed(*TACTIC, "coverage", "low", value=10**400), "coverage.low: expected a number"),
    (changed(*TACTIC, "divergence", value=[]), "divergence: expected an object, found []"),
    (changed(*SHOWN, "fen", value="<b>"), "tactics[1].shown[0].fen: bad FEN"),
    (changed(*SHOWN, "move", value="a1a8"), 'move: "a1a8" is not a legal move'),
    (changed(*SHOWN, "played", value="<b>"), 'played: "<b>" is not a move'),
    (changed(*SHOWN, "played", value="0000"), 'played: "0000" is not a legal move'),
    (changed(*SHOWN, "bindings", "Square1", value=1), "Square1: expected text, found 1"),
]


@pytest.mark.parametrize(("change", "words"), WRONG, ids=lambda x: x if isinstance(x, str) else "")
def test_other_schema(change: Callable[[Json], None], words: str, run: Run, tmp_path: Path) -> None:
    content = small()
    change(content)
    write_run(tmp_path, content)
    assert words in refused(run, str(tmp_path))
    assert not (tmp_path / "report.html").exists()


def test_other_json(run: Run, tmp_path: Path) -> None:
    (tmp_path / "metrics.json").write_text("[]")
    assert "expected an object, found []" in refused(run, str(tmp_path))


def test_page_of_another_name(run: Run, measured: Path, tmp_path: Path) -> None:
    assert "ends in .html" in refused(run, str(measured), "-o", str(tmp_path / "report.json"))


def test_input_is_not_written_over(run: Run, measured: Path) -> None:
    assert "is the input" in refused(run, str(measured), "-o", str(measured / "metrics.html"))


def test_place_that_cannot_be_written(run: Run, measured: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    words = refused(run, str(measured), "-o", str(tmp_path / "file" / "report.html"))
    assert "file: File exists" in words
