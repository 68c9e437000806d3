"""Every program under asp/ is sound by itself, in both versions of clingo and from any folder.

The parts of programs have no rules for what they ask: their headers, which test_headers.py holds,
say what that is, and by which program they are run.
"""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import chess
import clingo
import pytest

from clausewitz import asp
from clausewitz.position import facts
from clausewitz.support.data import data_dir
from running import long

ASP = data_dir("asp")
FILES = sorted(path.relative_to(ASP).as_posix() for path in ASP.rglob("*.lp"))
PROGRAMS = [name for name in FILES if "/" not in name]
CHOICE = re.compile(r"^[^%#\n]*\{", re.MULTILINE)
# The programs that have one answer, since they leave nothing to choose.
DECIDED = sorted(
    path.name for path in ASP.glob("*.lp") if not CHOICE.search(asp.program_text(path.name))
)
# These look three plies ahead or more: only a position with few moves is soon done.
DEEP = {"mate2.lp", "mate2_checks.lp", "mate3.lp", "mate3_checks.lp"}
KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
POSITIONS = {
    "castling, pins and captures": KIWIPETE,
    "en passant that opens the row": "8/8/8/K2pP2r/8/8/8/7k w - d6 0 2",
    "promotion": "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "double check": "4r1k1/8/8/8/8/5n2/8/3QK2R w K - 0 1",
    "checkmate": "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1",
}

FEW_MOVES = "en passant that opens the row"
WHOLE = {"legal.lp", "declarative.lp"}
"""The rules, by both encodings: the command is compared with the module in all positions."""


def cases() -> list[Any]:
    """Every program, in a position for each in turn, or in all of them; the long tests try all."""
    found = []
    for number, name in enumerate(DECIDED):
        for place, (what, fen) in enumerate(POSITIONS.items()):
            if name not in DEEP or what == FEW_MOVES:
                tried = name in WHOLE | DEEP or place == number % len(POSITIONS)
                marks = () if tried else pytest.mark.long
                found.append(pytest.param(name, fen, id=f"{name}, {what}", marks=marks))
    return found


needs_command = pytest.mark.skipif(shutil.which("clingo") is None, reason="no clingo command")


@pytest.fixture
def kiwipete(tmp_path: Path) -> Path:
    return position_file(tmp_path, KIWIPETE)


def position_file(folder: Path, fen: str) -> Path:
    path = folder / "pos.lp"
    path.write_text(facts.asp_facts(chess.Board(fen)), encoding="utf-8")
    return path


def fitting(name: str) -> str:
    return POSITIONS[FEW_MOVES] if name in DEEP else KIWIPETE


def messages(*files: Path) -> list[str]:
    """What the clingo module remarks when it loads and grounds the files."""
    found: list[str] = []
    control = clingo.Control(["--warn=all"], logger=lambda _, message: found.append(message))
    for file in files:
        control.load(str(file))
    control.ground([("base", [])])
    return found


def run_command(folder: Path, *files: Path) -> subprocess.CompletedProcess[str]:
    """The clingo command in a folder; its answer is JSON on stdout, its remarks are on stderr."""
    command = ["clingo", "--warn=all", "--outf=2", *map(str, files)]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def command_messages(folder: Path, *files: Path) -> str:
    """What the clingo command remarks when it grounds; solving may take hours."""
    command = ["clingo", "--mode=gringo", "--warn=all", *map(str, files)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return done.stderr


@pytest.mark.parametrize("name", PROGRAMS)
def test_program_grounds_without_a_message(name: str) -> None:
    assert messages(ASP / name) == []


@pytest.mark.parametrize("name", [long(name) if name in DECIDED else name for name in PROGRAMS])
def test_program_grounds_without_a_message_in_a_position(name: str, tmp_path: Path) -> None:
    """A message of those that have one answer would be an error below, where that is compared."""
    assert messages(ASP / name, position_file(tmp_path, fitting(name))) == []


@needs_command
@pytest.mark.parametrize("name", [name if name in WHOLE else long(name) for name in PROGRAMS])
def test_program_grounds_without_a_message_in_the_command(name: str, tmp_path: Path) -> None:
    assert command_messages(tmp_path, ASP / name) == ""
    position = position_file(tmp_path, fitting(name))
    assert command_messages(tmp_path, ASP / name, position) == ""


@needs_command
@pytest.mark.parametrize(("name", "fen"), cases())
def test_command_and_module_give_the_same_answer(name: str, fen: str, tmp_path: Path) -> None:
    position = position_file(tmp_path, fen)
    result = json.loads(run_command(tmp_path, ASP / name, position).stdout)
    (answer,) = result["Call"][0]["Witnesses"]
    assert sorted(answer["Value"]) == sorted(asp.answer(name, position.read_text()))


def test_programs_without_a_choice_are_known() -> None:
    assert {"attacks.lp", "declarative.lp", "legal.lp", "outcome.lp"} <= set(DECIDED)
    assert "generate.lp" not in DECIDED


@needs_command
def test_includes_are_found_when_the_program_is_named_from_another_folder(kiwipete: Path) -> None:
    folder = kiwipete.parent / "deep" / "er"
    folder.mkdir(parents=True)
    result = json.loads(run_command(folder, ASP / "legal.lp", kiwipete).stdout)
    assert len(result["Call"][0]["Witnesses"][0]["Value"]) == 48


def test_python_includes_no_file_of_the_working_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "show").mkdir()
    (tmp_path / "show" / "legal.lp").write_text("intruder. #show intruder/0.", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert len(asp.answer("legal.lp", facts.asp_facts(chess.Board()))) == 20


def test_every_file_has_a_purpose_and_no_script() -> None:
    texts = {name: (ASP / name).read_text(encoding="utf-8") for name in FILES}
    assert [name for name, text in texts.items() if not text.startswith("% ")] == []
    assert [name for name, text in texts.items() if "#script" in text] == []
