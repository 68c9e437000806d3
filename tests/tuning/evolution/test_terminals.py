"""What evolved players see: the kernel says of every board what bk/endgames.pl says."""

import shutil

import chess
import pytest

from clausewitz.kernel import endgames
from clausewitz.kernel.endgames.language import TERMINALS, Terminal, Type
from clausewitz.position.board import fen_of
from clausewitz.prolog import prolog
from tuning.evolution.endgame_positions import moves_drawn

MOVES = list(moves_drawn(each=30, seed=1))
SEEN = [endgames.terminals(before, after) for before, after in MOVES]


def _goal(before: chess.Board, after: chess.Board) -> str:
    """Binds one variable to a list with the values of all terminals, in their order."""
    goals = [f'fen_position("{fen_of(before)}", B)', f'fen_position("{fen_of(after)}", P)']
    for number, terminal in enumerate(TERMINALS):
        given = "B, P" if terminal.name == "is_material_increase" else "P"
        if terminal.type is Type.QUERY:
            goals.append(f"{terminal.name}(V{number}, P)")
        else:
            goals.append(f"( {terminal.name}({given}) -> V{number} = 1 ; V{number} = 0 )")
    return ", ".join(goals)


@pytest.mark.skipif(shutil.which("swipl") is None, reason="SWI-Prolog is not installed")
def test_kernel_and_prolog_see_the_same() -> None:
    for (before, after), seen in zip(MOVES, SEEN, strict=True):
        rows = prolog().query(_goal(before, after)).rows
        assert len(rows) == 1, fen_of(after)
        by_prolog = {t.name: int(rows[0][f"V{number}"]) for number, t in enumerate(TERMINALS)}
        assert seen == by_prolog, f"{fen_of(before)} then {fen_of(after)}"


@pytest.mark.parametrize("terminal", TERMINALS, ids=lambda terminal: terminal.name)
def test_boards_tell_terminals_apart(terminal: Terminal) -> None:
    """Or the comparison would prove nothing. That my king is in check no legal move can bring."""
    values = {seen[terminal.name] for seen in SEEN}
    assert len(values) > 1 or terminal.name == "not_my_king_in_check"
