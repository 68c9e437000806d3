"""The coach's Python as it is packed for the page."""

import json
import subprocess
import sys
import zipfile
from io import BytesIO
from pathlib import Path

import chess
import pytest

from clausewitz.kernel import web_kernel
from clausewitz.play.openings.cases import board_key, board_names, table
from clausewitz.website.python_pack import python_pack

_PAGE = "clausewitz.website.in_page"
_IMPORTS = f"{_PAGE}.coached_games, {_PAGE}.own_puzzles, {_PAGE}.solved_problems"


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pack")
    with zipfile.ZipFile(BytesIO(python_pack())) as archive:
        archive.extractall(folder)
    numbers = json.dumps(web_kernel.web_table()["problems"])
    answers = {"problem_numbers": numbers, "motif_names": '["fork", "pin"]'}
    lines = (f"def {name}(): return {text!r}\n" for name, text in answers.items())
    (folder / "page_host.py").write_text("".join(lines))
    return folder


def test_it_can_be_imported_where_nothing_else_is_installed(unpacked: Path) -> None:
    goal = f"import sys; sys.path.insert(0, {str(unpacked)!r}); import {_IMPORTS}; "
    goal += "print(sorted({name.partition('.')[0] for name in sys.modules} & {'numpy', 'pyswip'}))"
    command = [sys.executable, "-I", "-S", "-c", goal]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("[]\n", "")


def test_names_of_motifs_are_known_without_their_programs(unpacked: Path) -> None:
    """Those that advice looks up by the themes that JavaScript names."""
    goal = f"import sys; sys.path.insert(0, {str(unpacked)!r}); "
    goal += "from clausewitz.advice.lines.line_tags import both_readings; "
    goal += "print([one.motif for one in both_readings()])"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", goal], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("['fork', 'pin']\n", "")


def test_openings_are_called_as_the_table_calls_them() -> None:
    lines = table().lines
    names = board_names(lines)
    board = chess.Board()
    for san in ["e4", "c5", "Nf3", "d6", "d4", "cxd4", "Nxd4", "Nf6", "Nc3", "a6", "h3", "h5"]:
        board.push_san(san)
        named = table().name(board)
        found = names.get(board_key(board, board.turn))
        is_of_a_line = named is not None and named.distance == 0
        assert (found is not None) == is_of_a_line
        if found is not None and named is not None:
            assert lines[found].name == named.line.name
