"""Forced mates: mate."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from clausewitz.cli.arguments import Json, print_json, write_text
from clausewitz.errors import ClausewitzError

if TYPE_CHECKING:
    from clausewitz.games.epd import EpdPosition
    from clausewitz.mates import Verdict


def mate(
    fen: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="FEN",
            help="A position, FEN or EPD, quoted or not; - reads one per line.",
            show_default=False,
        ),
    ] = None,
    moves: Annotated[
        int | None,
        typer.Option(
            "-n",
            "--moves",
            metavar="N",
            help="At most so many moves; else what dm in the EPD says.",
        ),
    ] = None,
    file: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Read positions from a file, one per line.")
    ] = None,
    all_keys: Annotated[
        bool, typer.Option("--all-keys", help="Find all first moves that force the mate.")
    ] = False,
    checks_only: Annotated[
        bool, typer.Option("--checks-only", help="Let the attacker do nothing but check.")
    ] = False,
    seconds: Annotated[
        float | None, typer.Option(min=0, help="How long a position may take.", show_default=False)
    ] = None,
    pgn: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the proofs as games with variations.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Prove a forced mate against every defence, or that there is none in so many moves.

    The mate found is the shortest. The answer is unknown if the time is over, or if checks alone
    do not mate.
    """
    from clausewitz.mates import proof_game, prove

    problems = _problems(fen, file)
    lengths = [_length(problem, moves) for problem in problems]
    games = []
    for problem, length in zip(problems, lengths, strict=True):
        verdict = prove(
            problem.board, length, all_keys=all_keys, seconds=seconds, checks_only=checks_only
        )
        if as_json:
            _print_json(verdict, problem, all_keys)
        else:
            _print_text(verdict, problem, all_keys, length, len(problems) > 1)
        sys.stdout.flush()
        if pgn and verdict.proof:
            game = proof_game(verdict.board, verdict.proof)
            game.headers["Event"] = problem.name or f"Mate in {verdict.n}"
            games.append(f"{game}\n")
    if pgn:
        write_text(pgn, "\n".join(games))


def _problems(fen: list[str] | None, file: Path | None) -> "list[EpdPosition]":
    from clausewitz.clauses import read_text
    from clausewitz.games.epd import read_epd, read_epds

    text = " ".join(fen or []).strip()
    if bool(text) == bool(file):
        raise ClausewitzError("name a position, or a file of positions with --file")
    if text and text != "-":
        return [read_epd(text)]
    source = str(file) if file else "standard input"
    lines = read_text(file) if file else sys.stdin.read()
    found = list(read_epds(lines, source, lambda position, _: position))
    if not found:
        raise ClausewitzError(f"{source} holds no position")
    return found


def _length(problem: "EpdPosition", moves: int | None) -> int:
    from clausewitz.mates import MOST_MOVES

    length = problem.mate if moves is None else moves
    if length is None:
        raise ClausewitzError("in how many moves? say -n N, or dm N; in an EPD")
    if not 1 <= length <= MOST_MOVES:
        raise ClausewitzError(f"a mate in {length} cannot be looked for: 1 to {MOST_MOVES} moves")
    return length


def _print_json(verdict: "Verdict", problem: "EpdPosition", all_keys: bool) -> None:
    answer = verdict.as_json()
    if not all_keys:
        del answer["keys"]
    print_json(answer | ({"id": problem.name} if problem.name else {}))


def _print_text(
    verdict: "Verdict", problem: "EpdPosition", all_keys: bool, length: int, named: bool
) -> None:
    from clausewitz.board import fen_of
    from clausewitz.mates import proof_text

    if named:
        print(problem.name or fen_of(problem.board))
    if verdict.result == "none":
        print(f"no mate in {length}")
    elif verdict.result == "unknown":
        print(f"unknown: {_known(verdict.n)}in {length} none was found within the limits")
    else:
        print(f"mate in {verdict.n}")
        if all_keys:
            print("keys: " + ", ".join(verdict.board.san(key) for key in verdict.keys))
        assert verdict.proof
        print(proof_text(verdict.board, verdict.proof), end="")


def _known(refuted: int) -> str:
    return f"no mate in {refuted}, " if refuted else ""
