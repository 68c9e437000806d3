"""What the paper's runs cost: pieces with numbers, as asp/plans/ has them, beside chessmen without.

    python bench/plans.py [--size 4] [--models 10]

Both programs look for the same plans: dynamic, without pawns, at most three white and two black
pieces, with clingo's default configuration. The seconds are of a processor, as clingo says; the
ratio is to the first program. Both must find plans of the same worth.
"""

import argparse
import re
import subprocess
import tempfile
from pathlib import Path

from clausewitz.support.data import data_dir

ASP = data_dir("asp")

# The paper's constraints over asp/guessed/ as it is.
WITHOUT_NUMBERS = """
#include "{bk}/chess.lp".
#include "{asp}/rules/board.lp".
#include "{asp}/guessed/position.lp".
#include "{asp}/guessed/attack.lp".
#include "{asp}/guessed/line.lp".
#include "{asp}/guessed/move.lp".
#include "{asp}/guessed/legal.lp".
#include "{asp}/guessed/mate.lp".
#include "{asp}/guessed/play.lp".
#const k = 4. #const w = 3. #const b = 2.
time(1..k). board(T) :- time(T). follows(T, T+1) :- time(T), T < k. final(k).
turn(white, T) :- time(T), T \\ 2 = 1.
turn(black, T) :- time(T), T \\ 2 = 0.
{{ chessman(P, S, R, C, 1) : piece(P), P != pawn, side(S) }} 1 :- row(R), row(C).
:- side(S), not 1 {{ chessman(king, S, R, C, 1) }} 1.
:- w+1 {{ chessman(P, white, R, C, 1) }}.
:- b+1 {{ chessman(P, black, R, C, 1) }}.
asked(black, 1). :- check(S, 1).
1 {{ move(R0, C0, R, C, P, T) : legal_move((R0, C0), (R, C), P, T) }} 1 :- time(T), T < k.
:- not checkmate(k).
:- turn(black, T), T < k, 2 {{ legal_move(From, To, P, T) }}.
:~ chessman(P, white, R, C, 1), value(P, V), P != king. [V@10, R, C]
:~ chessman(P, black, R, C, 1), value(P, V), P != king. [-V@5, R, C]
% No legal move of White's on board 1 gives check, at once or by leaving a line.
look(D, Sq) :- chessman(king, black, R, C, 1), step((R, C), D, Sq).
look(D, Next) :- look(D, Sq), not occupied(Sq, 1), step(Sq, D, Next).
spot(P, Sq) :- look(D, Sq), slides(P, Kind), direction(Kind, D).
spot(knight, (R0, C0)) :-
    chessman(king, black, R, C, 1), leap(knight, DR, DC), offset(R0, DR, R), offset(C0, DC, C).
:- legal_move((R, C), To, none, 1), spot(P, To), chessman(P, white, R, C, 1).
screen(Sq, (DR, DC)) :- look((DR, DC), Sq), man(white, Sq, 1), ray(white, (-DR, -DC), Sq, 1).
:- legal_move((R0, C0), (R, C), none, 1), screen((R0, C0), (DR, DC)),
    (R-R0) * DC != (C-C0) * DR.
#show move/6.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description="What the paper's runs cost, by two programs.")
    parser.add_argument("--size", type=int, default=4)
    parser.add_argument("--models", type=int, default=10)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder) / "plain.lp"
        plain.write_text(WITHOUT_NUMBERS.format(asp=ASP, bk=data_dir("bk")), encoding="utf-8")
        rows = [
            ("chessmen without numbers", *_run(plain, options)),
            ("men with numbers (asp/dynamic.lp)", *_run(ASP / "dynamic.lp", options, "pawns=0")),
        ]
    assert len({worth for _, _, worth, _ in rows}) == 1, "the programs do not agree"
    print(f"{'dynamic, ' + str(options.size) + ' by ' + str(options.size):36}", end="")
    print(f"{'seconds':>9}{'ratio':>8}{'rules':>9}   worth")
    first = rows[0][1]
    for name, seconds, worth, rules in rows:
        print(f"{name:36}{seconds:9.2f}{first / seconds:8.1f}{rules:9,}   {' : '.join(worth)}")


def _run(program: Path, wish: argparse.Namespace, *more: str) -> tuple[float, tuple[str, str], int]:
    """Seconds, what White and Black have, and how many rules there are after grounding."""
    constants = [f"n={wish.size}", "k=4", "w=3", "b=2", *more]
    command = ["clausewitz-clingo", str(program), *(f"--const={one}" for one in constants)]
    command += ["--opt-mode=optN", str(wish.models), "--quiet=2", "--stats"]
    out = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    (*_, white, black) = _number(r"Optimization : (.*)", out).split()
    seconds = float(_number(r"CPU Time +: ([\d.]+)s", out))
    return seconds, (white, black.lstrip("-")), int(_number(r"Rules +: (\d+)", out))


def _number(pattern: str, text: str) -> str:
    match = re.search(pattern, text)
    assert match, text
    return match[1]


if __name__ == "__main__":
    main()
