"""The command sheet: PDF and LaTeX, and every way to be refused."""

import json
import re
import shutil
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from clausewitz.puzzles.sheets import latex_sheet, make_sheet, pdf_sheet, sheet_puzzles
from clausewitz.puzzles.sheets.solutions import SolutionLine
from running import Run

MATE = '5r1k/6pp/7N/8/8/1Q6/8/6K1 w - - dm 2; bm Qg8+; id "Smothered & 50 % old";'
BY_BLACK = "6k1/8/1q6/8/8/7n/6PP/5R1K b - - dm 2;"
SMALL = '8/8/8/8/4b3/8/n2RQ3/1k1K4 w - - dm 2; bm Rd2a2; c0 "dry"; c9 "size 5";'


@pytest.fixture
def puzzles(tmp_path: Path) -> Path:
    path = tmp_path / "puzzles.epd"
    path.write_text("\n".join([MATE, BY_BLACK, SMALL]), encoding="utf-8")
    return path


def pages(pdf: bytes) -> int:
    found = re.search(rb"/Type\s*/Pages\b.*?/Count\s+(\d+)", pdf, re.DOTALL)
    assert found
    return int(found[1])


def test_a_pdf_has_diagrams_and_then_solutions(run: Run, puzzles: Path, tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.pdf"
    status, out, error = run("sheet", str(puzzles), "-o", str(sheet))
    assert (status, out, error) == (0, f"3 puzzles: {sheet}\n", "")
    content = sheet.read_bytes()
    assert content.startswith(b"%PDF")
    assert pages(content) == 2


def test_thirteen_puzzles_take_two_pages_before_the_solutions(
    run: Run, puzzles: Path, tmp_path: Path
) -> None:
    puzzles.write_text(f"{MATE}\n" * 13, encoding="utf-8")
    sheet = tmp_path / "sheet.pdf"
    run("sheet", str(puzzles), "-o", str(sheet), "--no-proofs")
    assert pages(sheet.read_bytes()) == 3
    run("sheet", str(puzzles), "-o", str(sheet), "--no-proofs", "--columns", "4")
    assert pages(sheet.read_bytes()) == 2


def test_the_same_puzzles_make_the_same_pdf(run: Run, puzzles: Path, tmp_path: Path) -> None:
    one, two = tmp_path / "one.pdf", tmp_path / "two.pdf"
    for sheet in (one, two):
        run("sheet", str(puzzles), "-o", str(sheet))
    assert one.read_bytes() == two.read_bytes()


def test_long_solutions_go_on_in_the_next_column_and_on_the_next_page(puzzles: Path) -> None:
    sheet = make_sheet(sheet_puzzles(puzzles), "Mates", proofs=False)
    lines = [
        SolutionLine(0, "1. Qg8+!"),
        *(SolutionLine(n % 3 + 1, f"{n}… Rxg8 2. Nf7#") for n in range(300)),
    ]
    items = [replace(item, solution=lines) for item in sheet.items]
    assert pages(pdf_sheet(replace(sheet, items=items))) >= 7


def test_latex_draws_boards_from_their_fen(run: Run, puzzles: Path, tmp_path: Path) -> None:
    source = tmp_path / "sheet.tex"
    assert run("sheet", str(puzzles), "-o", str(source), "--title", "A_1").status == 0
    text = source.read_text(encoding="utf-8")
    assert "setfen={5r1k/6pp/7N/8/8/1Q6/8/6K1 w - - 0 1}]" in text
    assert "printarea=a1-e5]" in text
    assert r"Smothered \& 50 \% old" in text
    assert r"A\_1" in text
    assert r"\textbf{1\quad 1. Qg8+!}" in text
    assert r"2. Nf7\#" in text
    assert text.count("{") == text.count("}")


def test_latex_needs_no_typst(puzzles: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    sheet = make_sheet(sheet_puzzles(puzzles), "Mates")
    assert latex_sheet(sheet).count(r"\chessboard[") == 3


def test_json_names_the_file_and_what_was_noted(run: Run, puzzles: Path, tmp_path: Path) -> None:
    puzzles.write_text(MATE.replace("dm 2", "dm 3"), encoding="utf-8")
    sheet = tmp_path / "sheet.pdf"
    status, out, error = run("sheet", str(puzzles), "-o", str(sheet), "--json")
    note = f"{puzzles}:1: it is a mate in 2, not in 3"
    assert status == 0
    assert error.splitlines()[-1] == note  # on a busy machine a line of progress comes before it
    assert json.loads(out) == {"file": str(sheet), "puzzles": 1, "notes": [note]}


def test_typst_missing_is_said_before_anything_is_proved(
    run: Run, puzzles: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    status, out, error = run("sheet", str(puzzles), "-o", str(tmp_path / "sheet.pdf"))
    assert (status, out, error.count("\n")) == (2, "", 1)
    assert "pip install clausewitz[pdf]" in error


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), "Missing option"),
        (("-o", "sheet.doc"), "sheet.doc: sheets are PDF files"),
        (("-o", "no/such/folder/sheet.pdf", "--no-proofs"), "No such file or directory"),
        (("-o", "no/such/folder/sheet.tex", "--no-proofs"), "No such file or directory"),
        (("-o", "sheet.pdf", "--columns", "9"), "--columns"),
    ],
)
def test_command_refuses_in_one_line(
    run: Run, puzzles: Path, arguments: tuple[str, ...], words: str
) -> None:
    status, out, error = run("sheet", str(puzzles), *arguments)
    assert (status, out, error.count("\n")) == (2, "", 1)
    assert words in error


FORK = "w1,r3k3/8/8/1p6/4N3/8/8/4K3 b q - 0 1,b5b4 e4d6 e8d8 d6b7,1500,80,90,100,fork short,,"
GAME = (
    '[Event "Knight & rook"]\n[FEN "q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1"]\n\n1. Nc7+ Kd7 2. Nxa8 *\n'
)


@pytest.mark.parametrize(("name", "text"), [("p.csv", FORK), ("p.pgn", GAME)])
def test_puzzles_of_lichess_and_games_are_printed_with_their_reason(
    run: Run, tmp_path: Path, name: str, text: str
) -> None:
    file, sheet = tmp_path / name, tmp_path / "sheet.tex"
    file.write_text(text)
    status, out, error = run("sheet", str(file), "-o", str(sheet))
    assert (status, error) == (0, ""), error
    assert out == f"1 puzzle: {sheet}\n"
    if name == "p.pgn":
        assert "1. Nc7+ Kd7 2. Nxa8" in sheet.read_text()
        assert "Fork: Nc7+ forks the king on e8 and the queen on a8" in sheet.read_text()


def test_a_line_of_an_epd_is_printed_with_its_reason(run: Run, tmp_path: Path) -> None:
    file, sheet = tmp_path / "p.epd", tmp_path / "sheet.tex"
    file.write_text("q3k3/8/8/3N4/8/8/8/4K3 w - - bm Nc7+; pv Nc7+ Kd7 Nxa8;")
    assert run("sheet", str(file), "-o", str(sheet)).status == 0
    assert "Fork: Nc7+ forks the king" in sheet.read_text()


def test_whole_games_are_no_puzzles(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.pgn"
    file.write_text("1. e4 e5 *\n")
    done = run("sheet", str(file), "-o", str(tmp_path / "sheet.pdf"))
    assert done.status == 2
    assert "`clausewitz mine` takes some out of them" in done.err


def test_some_puzzles_of_a_file_are_chosen(run: Run, tmp_path: Path) -> None:
    file, sheet = tmp_path / "p.csv", tmp_path / "sheet.tex"
    file.write_text(f"{FORK}\n{FORK}\n{FORK}\n")
    assert run("sheet", str(file), "-o", str(sheet), "-n", "2").out.startswith("2 puzzles")


@pytest.mark.parametrize(
    ("name", "text", "options", "out"),
    [
        ("p.csv", FORK, ["--motif", "fork", "--rating", "1400-1600"], "1 puzzle"),
        ("p.csv", FORK, ["--rating", "1600-1700"], "no puzzle matches (rating 1600-1700)"),
        ("p.pgn", GAME, ["--motif", "fork"], "1 puzzle"),
        ("p.pgn", GAME, ["--motif", "pin"], "no puzzle matches (pin)"),
    ],
)
def test_puzzles_are_chosen_by_motif_and_rating(
    run: Run, tmp_path: Path, name: str, text: str, options: list[str], out: str
) -> None:
    file = tmp_path / name
    file.write_text(text)
    done = run("sheet", file, "-o", tmp_path / "sheet.tex", *options)
    assert out in done.out + done.err


PROBLEMS = """FEN,Stipulation,Author,Source,Year
3N1K2/B7/4P3/1Nrpk1P1/1Qn1P3/6P1/2P2P2/8 w - - 0 1,#2,"Baird, Edith",Weekly Gazette,1893
8/8/8/8/8/R1K5/8/1k6 b - - 0 1,h#2,,,
k7/8/8/8/8/8/8/K7 w - - 0 1,x#2,Nobody,,
"""


def test_problems_are_printed_as_problemists_do(run: Run, tmp_path: Path) -> None:
    problems, sheet = tmp_path / "problems.csv", tmp_path / "sheet.tex"
    problems.write_text(PROBLEMS, encoding="utf-8")
    status, out, error = run("sheet", str(problems), "-o", str(sheet))
    assert (status, out) == (0, f"2 puzzles: {sheet}\n")
    assert "Nobody" in error
    text = sheet.read_text(encoding="utf-8")
    assert "\\textbf{1}\\quad \\#2 (11+4)" in text
    assert "Baird, Edith, Weekly Gazette, 1893" in text
    assert "1.Sd6!" in text
    assert "h\\#2 (2+1)" in text


GRIMSHAW = """FEN,Stipulation,Keywords
8/1K2p3/pPR1P1p1/3k4/r5N1/1P2Q3/8/b7 w - - 0 1,#2,Grimshaw
"""


@pytest.mark.skipif(shutil.which("swipl") is None, reason="SWI-Prolog is not installed")
def test_the_theme_of_the_keyword_is_drawn(run: Run, tmp_path: Path) -> None:
    problems, sheet = tmp_path / "problems.csv", tmp_path / "sheet.tex"
    problems.write_text(GRIMSHAW, encoding="utf-8")
    assert run("sheet", problems, "-o", sheet, "--themes").status == 0
    *_, said, drawn = sheet.read_text(encoding="utf-8").partition("\\medskip")[0].splitlines()
    assert "Grimshaw: 1...Rd4 and 1...Bd4 shut each other off on d4" in said
    for move in ("a4-d4", "e3-g5", "a1-d4", "e3-e4"):
        assert move in drawn
    assert run("sheet", problems, "-o", tmp_path / "sheet.pdf", "--themes").status == 0
