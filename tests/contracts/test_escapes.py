"""Names of strangers reach no terminal, spreadsheet, page, picture or game as commands."""

import csv
import io
import os
import pty
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import chess.pgn
import pytest

from clausewitz.games.example import Example
from clausewitz.games.example_table import read_examples, write_examples
from clausewitz.games.move_lines import MoveLine
from clausewitz.position.drawing.curves import Curve, CurvePanel, curves_svg
from clausewitz.support import escapes
from clausewitz.tactics.motifs.tag_formats import csv_text, game_of_line
from clausewitz.tactics.motifs.tagger import Tag
from engines.conftest import fake
from engines.faking import FakeEngine
from running import Run

__all__ = ["fake"]

FORMULAS = ["=cmd|'/c calc'!A1", "+1+cmd|x", "-2+3", "@SUM(A1)", "\t=1", "\r=1"]
WILD = "a\x1b[2J\x1b]0;title\x07b\x9b31m\u202ec<script>&\"'{}\\"


@pytest.mark.parametrize("text", FORMULAS)
def test_a_formula_is_no_cell(text: str) -> None:
    assert escapes.for_cell(text) == f"'{text}"


@pytest.mark.parametrize(
    "text", ["-1", "+0.5", "-1e-9", "-", "-:12", "-/3", "", "fork", "e2e4", "-inf", "1-0"]
)
def test_numbers_and_words_stay_as_they_are(text: str) -> None:
    assert escapes.for_cell(text) == text


def test_what_a_terminal_would_obey_is_shown() -> None:
    shown = escapes.for_terminal(f"one\n\ttwo {WILD}")
    assert shown.startswith("one\n\ttwo a\\x1b[2J\\x1b]0;title\\x07b\\x9b31m\\u202ec<script>")
    assert escapes.for_line("one\n\ttwo \x1b") == "one two \\x1b"
    assert escapes.for_terminal("Ré♔ 1…") == "Ré♔ 1…"


def test_markup_is_text() -> None:
    text = escapes.for_markup(WILD)
    element = ElementTree.fromstring(f'<a b="{text}">{text}</a>')
    plain = WILD.replace("\x1b", " ").replace("\x07", " ").replace("\x9b", " ")
    assert element.text == element.get("b") == plain


def test_a_picture_with_any_name_is_xml() -> None:
    panel = CurvePanel(WILD, [Curve(WILD, [(0.0, 1.0), (1.0, 2.0)])])
    assert "script" in "".join(ElementTree.fromstring(curves_svg(WILD, [panel])).itertext())


def test_tags_and_comments_of_games_stay_what_they_are() -> None:
    line = MoveLine('x"]\n[Site "y', chess.STARTING_FEN, ("e2e4",))
    tag = Tag("a} 1. d4 {b", ply=1)
    text = str(game_of_line(line, [tag]))
    game = chess.pgn.read_game(io.StringIO(text))
    assert game is not None
    assert game.headers["Event"] == "x'] [Site 'y"
    assert game.headers["Site"] == "?"
    assert [str(move) for move in game.mainline_moves()] == ["e2e4"]
    assert not game.errors


def test_latex_is_text() -> None:
    assert escapes.for_latex("a_b\\input{x}\n$") == r"a\_b\textbackslash{}input\{x\} \$"


def test_tables_hold_no_formula(tmp_path: Path) -> None:
    row = next(csv.reader([csv_text([(MoveLine("=1+1", chess.STARTING_FEN, ()), [])], True)]))
    assert row[0] == "'=1+1"
    example = Example(chess.STARTING_FEN, "e2e4", source="=1+1", themes=("@a", "b"))
    write_examples(tmp_path / "examples.csv", [example])
    (found,) = read_examples(tmp_path / "examples.csv")
    assert (found.source, found.themes) == ("'=1+1", ("'@a", "b"))


def test_metrics_hold_no_formula(run: Run, fake: FakeEngine, tmp_path: Path) -> None:
    """A tactic may have any name that can be printed."""
    examples = [Example(chess.STARTING_FEN, "e2e4"), Example(chess.STARTING_FEN, "d2d4")]
    write_examples(tmp_path / "examples.csv", examples)
    (tmp_path / "t.pl").write_text("'=cmd|x'(P, F, T) :- legal_move(F, T, P).\n")
    files = [tmp_path / name for name in ("t.pl", "examples.csv")]
    done = run("metrics", *files, "-o", tmp_path / "run", "--engine", fake.option, "--depth", 2)
    assert done.status == 0
    cells = [cell for row in csv.reader((tmp_path / "run/metrics.csv").open()) for cell in row]
    assert "'=cmd|x" in cells


def on_a_terminal(code: str) -> bytes:
    """What a program sends to a terminal of its own."""
    master, slave = pty.openpty()
    process = subprocess.Popen([sys.executable, "-c", code], stdout=slave, stderr=slave)
    os.close(slave)
    found = b""
    try:
        while block := os.read(master, 1024):
            found += block
    except OSError:  # so it ends on Linux
        pass
    process.wait()
    os.close(master)
    return found


def test_commands_send_no_escape_sequence_of_others() -> None:
    code = """
import sys
from clausewitz.cli.terminal import guard_terminals, red
guard_terminals()
print(red("ours"), "\\x1b[2Jtheirs", flush=True)
print("\\rhalf\\x1b[K", "\\x1b[1Atheirs", file=sys.stderr, flush=True)
"""
    found = on_a_terminal(code)
    assert b"\\x1b[2Jtheirs" in found
    assert b"\x1b[2J" not in found
    assert b"\rhalf\x1b[K" in found
    assert b"\x1b[1A" not in found


def test_a_pipe_gets_everything() -> None:
    code = "from clausewitz.cli.terminal import guard_terminals as g; g(); print('\\x1b[2J')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert done.stdout == b"\x1b[2J\n"
