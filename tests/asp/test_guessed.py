"""The rules for guessed boards: right where a board is fixed, and on boards that are guessed."""

import random
import re
from functools import cache

import chess
import clingo
import pytest

from asp.fact_boards import boards_of_atoms
from clausewitz.asp import program_text
from clausewitz.asp.moves import _move
from clausewitz.position import facts
from puzzles.plans import small_rules as plain

FILES = ["position", "attack", "line", "move", "legal", "mate", "play"]
ATOM = re.compile(r"(\w+)\((.*)\)")

SHOW_MOVES = "#show legal_move(R0, C0, R, C, P, T) : legal_move((R0, C0), (R, C), P, T)."

# One board guessed, a legal move chosen, the board after it.
GUESS = """
board(0;1). turn(white, 0). turn(black, 1). follows(0, 1). asked(black, 0).
{ chessman(P, S, R, C, 0) : piece(P), side(S) } 1 :- row(R), row(C).
:- side(S), not 1 { chessman(king, S, R, C, 0) } 1.
:- side(S), not 3 { chessman(P, S, R, C, 0) } 7.
:- chessman(pawn, S, R, C, 0), last_row(X, R).
:- check(black, 0).
1 { move(R0, C0, R, C, P, 0) : legal_move((R0, C0), (R, C), P, 0) } 1.
#show chessman/5. #show move/6. #show checkmate/1. #show stalemate/1.
"""


@cache
def rules() -> str:
    texts = [program_text(f"guessed/{name}.lp") for name in FILES]
    return "".join([program_text("../bk/chess.lp"), program_text("rules/board.lp"), *texts])


def answers(text: str, *options: str) -> list[list[str]]:
    control = clingo.Control([*options, "--warn=all"], logger=lambda _, message: print(message))
    control.add("base", [], rules() + text)
    control.ground([("base", [])])
    with control.solve(yield_=True) as handle:
        return [[str(symbol) for symbol in model.symbols(shown=True)] for model in handle]


@cache
def real_positions() -> list[chess.Board]:
    """Positions of random games, many of them with checks; nobody castles or takes en passant."""
    rng = random.Random(5)
    boards = []
    for _ in range(12):
        board = chess.Board()
        for ply in range(200):
            if ply % 20 == 0 or board.is_check():
                boards.append(board.copy(stack=False))
                boards[-1].castling_rights, boards[-1].ep_square = chess.BB_EMPTY, None
            if not (moves := list(board.legal_moves)):
                break
            board.push(rng.choice(moves))
    boards += [
        chess.Board(fen)
        for fen in (
            "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
            "4r1k1/8/8/8/8/5n2/8/3QK2R w - - 0 1",
            "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
            "4r2k/8/8/8/1b6/8/4R3/r2NK3 w - - 0 1",
            "4r2k/8/8/8/4K3/8/8/8 w - - 0 1",
            "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1",
            "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w - - 0 1",
            "6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1",
            "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b - - 0 1",
            "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1",
            "3k4/3P4/3K1B2/8/8/8/8/8 b - - 0 1",
            "4R1k1/5p1p/5BpB/8/8/8/8/6K1 b - - 0 1",
        )
    ]
    return boards


def times(atoms: list[str]) -> dict[str, set[str]]:
    """The atoms by their last argument, which is left out."""
    found: dict[str, set[str]] = {}
    for atom in atoms:
        head, _, time = atom[:-1].rpartition("," if "," in atom else "(")
        found.setdefault(time, set()).add(head)
    return found


def uci(moves: set[str]) -> set[str]:
    return {
        _move(move.removeprefix("legal_move(")).uci()
        for move in moves
        if move.startswith("legal_move(")
    }


def test_legal_moves_and_outcomes_of_real_positions_equal_python_chess() -> None:
    boards = real_positions()
    text = f"{SHOW_MOVES} #show checkmate/1. #show stalemate/1."
    for number, board in enumerate(boards):
        text += facts.asp_facts(board, number) + f"board({number})."
    (atoms,) = answers(text)
    found = times(atoms)
    assert sum(board.is_check() for board in boards) > 20
    assert sum(board.is_checkmate() for board in boards) > 3
    for number, board in enumerate(boards):
        of_board = found.get(str(number), set())
        assert uci(of_board) == {move.uci() for move in board.legal_moves}, board.fen()
        assert ("checkmate" in of_board) == board.is_checkmate(), board.fen()
        assert ("stalemate" in of_board) == board.is_stalemate(), board.fen()


def test_final_boards_tell_mates_from_other_checks() -> None:
    boards = [board for board in real_positions() if board.is_check()]
    text = "#show checkmate/1."
    for number, board in enumerate(boards):
        text += facts.asp_facts(board, number) + f"board({number}). final({number})."
    (atoms,) = answers(text)
    mates = {f"checkmate({number})" for number, board in enumerate(boards) if board.is_checkmate()}
    assert set(atoms) == mates


@pytest.mark.long
def test_board_after_a_move_equals_python_chess() -> None:
    rng = random.Random(6)
    text = "#show. #show chessman(P, S, R, C, T1) : follows(T, T1), chessman(P, S, R, C, T1)."
    after = {}
    for number, board in enumerate(real_positions()):
        if not (moves := list(board.legal_moves)):
            continue
        move = max(rng.sample(moves, min(4, len(moves))), key=lambda m: m.promotion or 0)
        board_after = board.copy(stack=False)
        board_after.push(move)
        if board_after.has_legal_en_passant():
            continue
        after[f"after({number})"] = board_after
        becomes = chess.piece_name(move.promotion) if move.promotion else "none"
        ends = ", ".join(
            f"{chess.square_rank(s) + 1}, {chess.square_file(s) + 1}"
            for s in (move.from_square, move.to_square)
        )
        text += facts.asp_facts(board, number) + f"board({number}). board(after({number})). "
        text += f"follows({number}, after({number})). move({ends}, {becomes}, {number}).\n"
    (atoms,) = answers(text)
    boards = boards_of_atoms(atoms)
    assert len(after) > 240
    assert {t: b.board_fen() for t, b in boards.items()} == {
        t: b.board_fen() for t, b in after.items()
    }


def read_pieces(atoms: list[str], time: int) -> plain.Pieces:
    pieces: plain.Pieces = {}
    for atom in atoms:
        name, *arguments = re.split(r"[(),]", atom.rstrip(")"))
        if name == "chessman" and int(arguments[-1]) == time:
            piece, side, row, col = arguments[:4]
            assert (int(row), int(col)) not in pieces, "two pieces on a square"
            pieces[int(row), int(col)] = piece, side
    return pieces


def read_moves(atoms: list[str], name: str, time: int) -> set[plain.Move]:
    found = set()
    for atom in atoms:
        head, *arguments = re.split(r"[(),]", atom.rstrip(")"))
        if head == name and int(arguments[-1]) == time:
            row0, col0, row, col = map(int, arguments[:4])
            found.add((row0, col0, row, col, arguments[4]))
    return found


@pytest.mark.parametrize(
    ("size", "boards"), [(4, 25), (5, 10), pytest.param(8, 6, marks=pytest.mark.long)]
)
def test_every_guessed_board_and_the_board_after_it_obey_the_rules(size: int, boards: int) -> None:
    models = answers(
        GUESS + SHOW_MOVES,
        f"--const=n={size}",
        f"--models={boards}",
        "--enum-mode=record",
        "--restart-on-model",
        "--rand-freq=1",
        "--sign-def=rnd",
        "--seed=3",
    )
    assert len(models) == boards
    for atoms in models:
        before, then = read_pieces(atoms, 0), read_pieces(atoms, 1)
        assert read_moves(atoms, "legal_move", 0) == plain.legal_moves(before, "white", size)
        assert read_moves(atoms, "legal_move", 1) == plain.legal_moves(then, "black", size)
        (move,) = read_moves(atoms, "move", 0)
        assert then == plain.after(before, move)
        assert ("checkmate(1)" in atoms) == plain.is_mate(then, "black", size)


def test_plain_rules_equal_python_chess() -> None:
    names = {True: "white", False: "black"}
    for board in real_positions()[:80]:
        pieces = {
            (chess.square_rank(s) + 1, chess.square_file(s) + 1): (
                chess.piece_name(piece.piece_type),
                names[piece.color],
            )
            for s, piece in board.piece_map().items()
        }
        found = plain.legal_moves(pieces, names[board.turn], 8)
        assert {_move(",".join(map(str, move))).uci() for move in found} == {
            move.uci() for move in board.legal_moves
        }
