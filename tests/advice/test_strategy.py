"""Strategic words, changes and reasons: Prolog and Python say the same; and what is said of moves."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import chess
import chess.pgn
import pytest

from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.strategy.board_words import StrategicWords
from clausewitz.advice.strategy.move_words import PlayedMove
from clausewitz.advice.strategy.quiet_reasons import strategic_reasons
from clausewitz.advice.strategy.suggestions import quiet_suggestion, with_quiet_moves
from clausewitz.advice.strategy.verdicts import verdict_texts
from clausewitz.advice.strategy.worths import strategic_worths
from clausewitz.position.board import SIDES, after_move, fen_of
from clausewitz.support.data import data_dir
from clausewitz.wording import say
from plain_swipl import run_swipl

JUDGEMENT = data_dir("logic") / "judgement" / "strategy.pl"
VOCABULARY = data_dir("bk") / "vocabulary.pl"


def game_lines() -> Iterator[tuple[chess.Board, tuple[chess.Move, ...]]]:
    """Positions of shipped games, each with the four moves that were played there."""
    with (data_dir("examples") / "games.pgn").open() as file:
        while game := chess.pgn.read_game(file):
            board, moves = game.board(), list(game.mainline_moves())
            for ply, move in enumerate(moves[:-4]):
                yield board.copy(stack=False), tuple(moves[ply : ply + 4])
                board.push(move)


def drawn(number: int, seed: int) -> list[tuple[chess.Board, tuple[chess.Move, ...]]]:
    return Random(seed).sample(list(game_lines()), number)


def answers(program: str, goal: str, main: Path, folder: Path) -> list[str]:
    """The lines that a goal prints."""
    file = folder / "queries.pl"
    file.write_text(f":- use_module('{VOCABULARY}').\n:- use_module('{main}').\n{program}\n")
    done = run_swipl(f"{goal}, halt", file, folder)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def written(values: tuple[str | int, ...]) -> str:
    return f"[{','.join(map(str, values))}]"


def test_words_of_positions_and_moves_are_those_of_prolog(tmp_path: Path) -> None:
    lines = [line for line in drawn(100, 1) if not line[1][0].promotion]
    queries = "\n".join(
        f'line({number}, "{fen_of(board)}", {chess.SQUARE_NAMES[moves[0].from_square]}, '
        f"{chess.SQUARE_NAMES[moves[0].to_square]})."
        for number, (board, moves) in enumerate(lines)
    )
    program = f"""{queries}
show :-
    line(Number, FEN, From, To),
    fen_position(FEN, Position),
    (   strategic(Word, Side, Arguments, Position),
        format("~w ~w ~w ~w~n", [Number, Word, Side, Arguments])
    ;   strategic_deed(Word, From, To, Arguments, Position),
        format("~w ~w ~w~n", [Number, Word, Arguments])
    ),
    fail.
show.
"""
    found = answers(program, "show", VOCABULARY, tmp_path)
    expected = []
    for number, (board, (move, *_)) in enumerate(lines):
        before, after = StrategicWords(board), StrategicWords(after_move(board, move))
        expected += [
            f"{number} {fact.word} {SIDES[fact.side]} {written(fact.arguments)}"
            for fact in before.facts
        ]
        deeds = PlayedMove(move, before, after).deeds()
        expected += [f"{number} {deed.word} {written(deed.arguments)}" for deed in deeds]
    assert sorted(found) == sorted(expected)


def test_prolog_weighs_reasons_as_python_does(tmp_path: Path) -> None:
    lines = [line for line in drawn(12, 2) if not any(move.promotion for move in line[1])]
    pairs = [
        (board, moves, (next(iter(board.legal_moves)),)) for board, moves in lines if moves
    ]
    queries = "\n".join(
        f'pair({number}, "{fen_of(board)}", {_moves(moves)}, {_moves(rival)}).'
        for number, (board, moves, rival) in enumerate(pairs)
    )
    program = f"""{queries}
show :-
    pair(Number, FEN, Moves, Others),
    fen_line(FEN, Moves, Line),
    fen_line(FEN, Others, Rival),
    quiet_reasons(Line, Rival, Reasons),
    member(reason(Weight, Name, Change, Cases), Reasons),
    format("~w ~w ~w ~w ~w~n", [Number, Weight, Name, Change, Cases]),
    fail.
show.
"""
    found = answers(program, "show", JUDGEMENT, tmp_path)
    expected = []
    for number, (board, moves, rival) in enumerate(pairs):
        reasons = strategic_reasons(board, JudgedLine(moves, 0), JudgedLine(rival, 0))
        weights = [reason.weight for reason in reasons]
        assert all(more >= less for more, less in pairwise(weights))
        expected += [
            f"{number} {reason.weight} {reason.name} {reason.change.replace(', ', ',')} "
            f"[{','.join(map(written, sorted(reason.cases, key=str)))}]"
            for reason in reasons
        ]
    assert len(expected) > 30
    assert sorted(found) == sorted(expected)


def _moves(moves: tuple[chess.Move, ...]) -> str:
    return f"[{', '.join(move.uci() for move in moves)}]"


SAID = [
    # (position, line, what is said of its first move)
    (
        "1rrq2k1/p4pbp/3p2p1/p3p2n/1PP1P3/2N2P2/PB1Q2PP/1R1R2K1 w - - 0 1",
        "c3d5 f8g8",
        "takes the outpost on d5",
    ),
]
