"""Players as files: the clauses mean what the trees do, and what is no player is refused."""

import random
import shutil
from pathlib import Path

import pytest

from clausewitz.endgames.endgame_classes import parse_class, parse_classes, start_boards, start_rows
from clausewitz.endgames.move_choice import Chooser, reason_text
from clausewitz.endgames.player_files import (
    EndgamePlayer,
    check_name,
    find_player,
    parse_player,
    shipped,
)
from clausewitz.kernel import endgames
from clausewitz.kernel.endgames.language import MOST_NODES, STATUSES
from clausewitz.position.board import fen_of
from clausewitz.support.data import data_dir
from clausewitz.support.errors import ClausewitzError
from player_clauses import written_anew
from repl.plain_repl import answered
from tuning.evolution.endgame_positions import moves_drawn, scattered
from tuning.evolution.random_trees import random_tree, random_trees

needs_swipl = pytest.mark.skipif(
    shutil.which("swipl") is None, reason="SWI-Prolog (the swipl command) is not installed"
)
LOGIC = data_dir("logic")


def scores_by_clauses(file: Path, name: str, moves: list[tuple[str, str]]) -> list[float]:
    """What evaluate_endgame/4 says in plain Prolog."""
    pairs = ", ".join(f'"{before}"-"{after}"' for before, after in moves)
    goal = (
        f"load_tactics('{file}'), forall(member(F-G, [{pairs}]), (fen_position(F, B), "
        f"fen_position(G, P), evaluate_endgame({name}, B, P, S), print(S), nl))"
    )
    return [float(line) for line in answered(goal, file.parent)]


@needs_swipl
@pytest.mark.parametrize("seed", range(3))
def test_clauses_score_as_the_kernel_does(seed: int, tmp_path: Path) -> None:
    player = EndgamePlayer(f"drawn{seed}", "KRKR", random_trees(random.Random(seed)))
    check_clauses(player, player.text("% Drawn."), tmp_path / "player.pl", seed)


@needs_swipl
@pytest.mark.parametrize("name", shipped())
def test_clauses_that_ship_score_as_the_kernel_does(name: str, tmp_path: Path) -> None:
    text = shipped()[name].read_text(encoding="utf-8").replace(f"{name}(", "once_more(")
    text = text.replace(f"({name},", "(once_more,")
    check_clauses(find_player(name), text, tmp_path / "player.pl", 9, "once_more")


def check_clauses(
    player: EndgamePlayer, text: str, file: Path, seed: int, name: str | None = None
) -> None:
    file.write_text(text, encoding="utf-8")
    moves = list(moves_drawn(each=6, seed=seed))
    found = scores_by_clauses(file, name or player.name, [(fen_of(b), fen_of(a)) for b, a in moves])
    compiled = endgames.players_of([player.programs()])
    expected = []
    for before, after in moves:
        worth = endgames.terminals(before, before.copy())["evaluate_material"]
        status = 1 if worth == 0 else 2 if worth > 0 else 0  # "I" am not to move there
        expected.append(endgames.value(compiled, status, before, after))
    assert found == expected
    assert len(set(expected)) > 1


@pytest.mark.parametrize("name", shipped())
def test_clauses_that_ship_are_made_from_the_trees(name: str) -> None:
    assert written_anew(shipped()[name]) == shipped()[name].read_text(encoding="utf-8")


@needs_swipl
def test_the_toplevel_evaluates_endgames(tmp_path: Path) -> None:
    goal = (
        'fen_position("7k/8/6K1/8/8/8/8/R7 w - - 0 1", P), make_move(a1, a8, P, Q), '
        "once(evaluate_endgame(Q, S)), number(S), "
        "forall(endgame_move(master, P, From, To, _), (print(From-To), nl))"
    )
    assert answered(goal, tmp_path) == ["a1-a8"]


@needs_swipl
def test_the_kernel_plays_one_of_the_moves_that_prolog_likes(tmp_path: Path) -> None:
    chooser, chance = Chooser(find_player("master")), random.Random(6)
    for board in (scattered(name, chance) for name in ("KRKR", "KQRKQR", "KRK", "KQKR")):
        goal = (
            f'fen_position("{fen_of(board)}", P), '
            "forall(endgame_move(master, P, From, To, S), (write(From), write(To), nl))"
        )
        liked = answered(goal, tmp_path)
        assert chooser.choose(board)[0].uci()[:4] in liked


def test_a_player_is_read_as_it_was_written() -> None:
    for seed in range(20):
        player = EndgamePlayer("drawn", "KRKR,KQKQ", random_trees(random.Random(seed)))
        assert parse_player(player.text("% Drawn."), "here") == player


def test_a_reason_names_tree_tests_and_score() -> None:
    (board,) = start_boards([parse_class("KRKR")], 1, seed=1)
    reason = Chooser(find_player("master")).reason(board)
    assert reason.status == "even"
    assert len(reason.others) + 1 == board.legal_moves.count()
    assert all(other.score <= reason.chosen.score for other in reason.others)
    assert "tree for even" in reason_text(reason, board, "master")


GOOD = EndgamePlayer("good", "KRKR", random_trees(random.Random(1))).text("% Made.")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "no endgame_player"),
        ('endgame_player(p, "KRKR").', "no tree for advantage"),
        ('endgame_player(p, "KRKR").\nendgame_tree(p, advantage, magic).', 'no node "magic"'),
        ('endgame_player(p, "KRKR").\nendgame_tree(p, advantage, 7).', "none of the constants"),
        ('endgame_player(p, "KRKR").\nendgame_tree(p, advantage, if3(is_mate, 500)).', "3 nodes"),
        ('endgame_player(p, "KRKR").\nendgame_tree(p, advantage, is_mate).', "gives no score"),
        (
            'endgame_player(p, "KRKR").\nendgame_tree(p, advantage, if3(500, 500, 500)).',
            "takes a boolean",
        ),
        ('endgame_player(p, "KRKR").\nendgame_tree(p, advantage, 500 500).', "after the tree"),
        ('endgame_player(p, "KRKR").\nendgame_tree(p, advantage, [500]).', "is not a node"),
        ('endgame_player(p, "KRKR").\nendgame_tree(p, advantage, not(not).', "ends too early"),
    ],
)
def test_what_is_no_player_is_refused_in_one_line(text: str, words: str) -> None:
    full = text + "".join(
        f"\nendgame_tree(p, {status}, 500)." for status in STATUSES[1:] if "tree" in text
    )
    with pytest.raises(ClausewitzError, match=words) as refused:
        parse_player(full, "here")
    assert "\n" not in str(refused.value)


def test_a_tree_too_large_is_refused() -> None:
    tree = random_tree(random.Random(1), 9)
    assert tree.size > MOST_NODES
    text = GOOD.replace("endgame_tree(good, even,", f"endgame_tree(good, even, {tree}).\n% ", 1)
    with pytest.raises(ClausewitzError, match="nodes, more than"):
        parse_player(text, "here")


@pytest.mark.parametrize(
    "name", ["KKK", "KK", "RR", "KRXK", "", "K" + 16 * "Q" + "K", "KPPPPPPPPPK"]
)
def test_a_class_that_cannot_be_is_refused(name: str) -> None:
    with pytest.raises(ClausewitzError, match=r"class of endgames|side can have|two kings"):
        parse_class(name)


def test_a_class_without_a_quiet_start_is_refused() -> None:
    crowd = parse_class("KQQQQQQQQKQQQQQQQQ")
    with pytest.raises(ClausewitzError, match="nobody is attacked"):
        start_rows([crowd], 1, seed=0)


def test_classes_by_turns() -> None:
    boards = list(start_boards(parse_classes("multiple"), 8, seed=3))
    assert [len(board.piece_map()) for board in boards] == [4, 6, 4, 6] * 2
    assert not any(
        b.is_attacked_by(not m.color, s) for b in boards for s, m in b.piece_map().items()
    )


@pytest.mark.parametrize("name", ["Krkr", "even", "a b", "", "1a"])
def test_a_name_that_is_no_predicate_is_refused(name: str) -> None:
    with pytest.raises(ClausewitzError, match="is not a name"):
        check_name(name)
