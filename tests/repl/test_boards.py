"""Boards on the terminal."""

import shutil
from pathlib import Path

import pytest

from repl.plain_repl import printed

FORK = "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 b - - 0 1"

pytestmark = pytest.mark.skipif(
    shutil.which("swipl") is None, reason="SWI-Prolog (the swipl command) is not installed"
)

LETTERS = """\
8  . . . . . . . .
7  . p r . . . p p
6  p . . . . k . .
5  . . . . . . . .
4  . . . . . . . .
3  . . N . . . P .
2  P P . . . P . P
1  . . . . . . K .
   a b c d e f g h
Black to move
"""


def test_board_has_letters_where_there_is_no_unicode(tmp_path: Path) -> None:
    assert printed(f'board("{FORK}")', tmp_path) == LETTERS.splitlines()


def test_board_has_figures_where_there_is(tmp_path: Path) -> None:
    goal = f'set_position("{FORK}"), with_output_to(string(T), board), print(T), nl'
    (written,) = printed(goal, tmp_path)
    figures = str.maketrans("KQRBNPkqrbnp", "♔♕♖♗♘♙♚♛♜♝♞♟")
    *ranks, files, turn = LETTERS.splitlines()
    shown = [*(rank.translate(figures) for rank in ranks), files, turn]
    text = written.strip('"').encode().decode("unicode_escape")
    assert text.splitlines() == shown
