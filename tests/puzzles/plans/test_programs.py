"""static.lp, dynamic.lp and help.lp: the plans they find obey the rules, and none is missing."""

import re
from collections.abc import Iterator
from itertools import permutations, product

import chess
import clingo
import pytest

from clausewitz.position import facts
from clausewitz.support.data import data_dir
from puzzles.plans import small_rules as plain
from running import long

ASP = data_dir("asp")
PIECES = ("queen", "rook", "bishop", "knight", "pawn")


def run(program: str, *options: str, text: str = "") -> tuple[list[list[str]], list[int]]:
    """The answers that count, as the command line gives them, and what the last one costs."""
    control = clingo.Control([*options, "--warn=all"], logger=lambda _, message: print(message))
    control.load(str(ASP / program))
    control.add("base", [], text)
    control.ground([("base", [])])
    found, cost = [], []
    optimal = "--opt-mode=optN" in options
    with control.solve(yield_=True) as handle:
        for model in handle:
            cost = model.cost
            if model.optimality_proven or not optimal:
                found.append([str(symbol) for symbol in model.symbols(shown=True)])
    return found, cost


def constants(**numbers: int) -> list[str]:
    return [f"--const={name}={number}" for name, number in numbers.items()]


class Shown:
    """What one answer shows."""

    def __init__(self, atoms: list[str]) -> None:
        self.pieces: dict[int, plain.Pieces] = {}
        self.moves: dict[int, plain.Move] = {}
        for atom in atoms:
            name, *arguments = re.split(r"[(),]", atom.rstrip(")"))
            time = int(arguments[-1])
            if name == "chessman":
                piece, side, row, col = arguments[:4]
                pieces = self.pieces.setdefault(time, {})
                assert (int(row), int(col)) not in pieces
                pieces[int(row), int(col)] = piece, side
            elif name == "move":
                row0, col0, row, col = map(int, arguments[:4])
                assert time not in self.moves
                self.moves[time] = row0, col0, row, col, arguments[4]
            else:
                assert name == "checkmate"
                self.mate_at = time
        assert sorted(self.pieces) == list(range(1, self.mate_at + 1))
        assert sorted(self.moves) == list(range(1, self.mate_at))


def check(shown: Shown, size: int, first: str = "white", frozen: bool = False) -> list[int]:
    """Every move is legal and the last one mates Black; how many moves there were on each board."""
    side, choices = first, []
    for time in range(1, shown.mate_at):
        legal = plain.legal_moves(shown.pieces[time], side, size)
        choices.append(len(legal))
        assert shown.moves[time] in legal
        assert plain.after(shown.pieces[time], shown.moves[time]) == shown.pieces[time + 1]
        side = side if frozen else plain.OTHER[side]
    assert plain.is_mate(shown.pieces[shown.mate_at], "black", size)
    return choices


def quiet(pieces: plain.Pieces, size: int) -> bool:
    """No legal move of White's gives check."""
    moves = plain.legal_moves(pieces, "white", size)
    return not any(plain.in_check(plain.after(pieces, move), "black", size) for move in moves)


@pytest.mark.parametrize(("size", "pawns", "cost"), [long(4, 0, [4, 5, -9]), (4, 1, [4, 1, -9])])
def test_dynamic_plans_of_the_paper_are_forced_and_quiet(
    size: int, pawns: int, cost: list[int]
) -> None:
    numbers = constants(n=size, k=4, w=3, b=2, pawns=pawns)
    found, best = run("dynamic.lp", *numbers, "--opt-mode=optN", "--models=10")
    assert len(found) == 10
    assert best == cost
    for atoms in found:
        shown = Shown(atoms)
        assert shown.mate_at == 4
        assert check(shown, size)[1] == 1
        assert quiet(shown.pieces[1], size)
        assert not plain.in_check(shown.pieces[1], "white", size)


@pytest.mark.long
def test_no_dynamic_plan_is_missing_and_none_is_too_many() -> None:
    """All boards of two white pieces and one black piece, by plain rules."""
    found, _ = run("dynamic.lp", *constants(n=4, k=4, w=2, b=1), "--opt-mode=ignore", "--models=0")
    lines = [(placed(s.pieces[1]), s.moves[1], s.moves[3]) for s in map(Shown, found)]
    assert sorted(lines) == sorted(plain_lines(4))


Line = tuple[tuple[tuple[plain.Square, tuple[str, str]], ...], plain.Move, plain.Move]


def placed(pieces: plain.Pieces) -> tuple[tuple[plain.Square, tuple[str, str]], ...]:
    return tuple(sorted(pieces.items()))


def plain_lines(size: int) -> Iterator[Line]:
    """First board, key and mate of every forced line, with a reply that is the only one."""
    squares = [(row, col) for row in range(1, size + 1) for col in range(1, size + 1)]
    for piece, (white, black, other) in product(PIECES, permutations(squares, 3)):
        pieces: plain.Pieces = {white: ("king", "white"), black: ("king", "black")}
        pieces[other] = piece, "white"
        if piece == "pawn" and other[0] in (1, size):
            continue
        if any(plain.in_check(pieces, side, size) for side in plain.OTHER) or not quiet(
            pieces, size
        ):
            continue
        for key in plain.legal_moves(pieces, "white", size):
            after = plain.after(pieces, key)
            replies = plain.legal_moves(after, "black", size)
            if len(replies) == 1:
                answered = plain.after(after, *replies)
                for mate in plain.legal_moves(answered, "white", size):
                    if plain.is_mate(plain.after(answered, mate), "black", size):
                        yield placed(pieces), key, mate


@pytest.mark.parametrize(("size", "pawns"), [(4, 0), long(5, 1)])
def test_static_plans_are_series_without_a_check(size: int, pawns: int) -> None:
    numbers = constants(n=size, k=4, w=3, b=2, pawns=pawns)
    found, _ = run("static.lp", *numbers, "--opt-mode=optN", "--models=10")
    assert len(found) == 10
    for atoms in found:
        shown = Shown(atoms)
        check(shown, size, frozen=True)
        assert not any(plain.in_check(shown.pieces[time], "black", size) for time in (1, 2, 3))
        assert quiet(shown.pieces[1], size)
        assert quiet(shown.pieces[2], size)


@pytest.mark.parametrize(("steps", "first"), [(4, "white"), (5, "black")])
def test_helpmates_end_with_whites_move(steps: int, first: str) -> None:
    numbers = constants(n=5, k=steps, w=2, b=3)
    found, _ = run("help.lp", *numbers, "--opt-mode=ignore", "--models=15", "--restart-on-model")
    assert len(found) == 15
    for atoms in found:
        check(Shown(atoms), 5, first)


@pytest.mark.long
def test_eight_rows_have_double_steps() -> None:
    numbers = constants(n=8, k=4, w=4, b=3, checks=1)
    wish = "wished(I) :- goes(I, (4, C), none, 1), at(white, I, (2, C), 1), kind(white, I, pawn)."
    options = [*numbers, "--opt-mode=ignore", "--models=1", "--configuration=jumpy"]
    found, _ = run("dynamic.lp", *options, text=f"{wish} :- not wished(_).")
    (atoms,) = found
    assert check(Shown(atoms), 8)[1] == 1


@pytest.mark.parametrize(
    ("program", "fen", "steps", "mate_at", "first_moves"),
    [
        ("dynamic.lp", "r5k1/5ppp/8/8/8/8/4R3/4R1K1 w - - 0 1", 6, 4, {"e2e8"}),
        ("dynamic.lp", "4r1k1/4r3/8/8/8/8/5PPP/R5K1 b - - 0 1", 6, 4, {"e7e1"}),
        ("dynamic.lp", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", 4, None, set()),
        ("static.lp", "7k/5K2/8/8/8/8/8/R7 w - - 0 1", 6, 2, {"a1h1"}),
        ("static.lp", "7k/8/5K2/8/8/8/6P1/8 w - - 0 1", 9, None, set()),
        ("help.lp", "7k/8/6K1/8/8/8/8/R7 b - - 0 1", 5, 3, {"h8g8"}),
        ("help.lp", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", 5, None, set()),
    ],
)
def test_plans_for_a_given_position_are_the_shortest(
    program: str, fen: str, steps: int, mate_at: int | None, first_moves: set[str]
) -> None:
    text = facts.asp_facts(chess.Board(fen))
    found, _ = run(program, *constants(k=steps), "--opt-mode=optN", "--models=0", text=text)
    shown = [Shown(atoms) for atoms in found]
    assert {one.mate_at for one in shown} == ({mate_at} if mate_at else set())
    assert {name(one.moves[1]) for one in shown} == first_moves


def name(move: plain.Move) -> str:
    files = " abcdefgh"
    return f"{files[move[1]]}{move[0]}{files[move[3]]}{move[2]}"


def test_pieces_without_clocks_are_not_overlooked() -> None:
    text = "chessman(king, white, 1, 1, 0). turn(white, 0)."
    assert run("dynamic.lp", *constants(n=4), text=text) == ([], [])
