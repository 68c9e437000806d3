"""Forced mates: mate."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from clausewitz.board import fen_of
from clausewitz.cli import arguments as arg
from clausewitz.cli.positions import head
from clausewitz.cli.results import print_json
from clausewitz.errors import ClausewitzError
from clausewitz.escapes import for_tag
from clausewitz.files import check_writable, write_text

if TYPE_CHECKING:
    from clausewitz.games.epd import EpdPosition
    from clausewitz.mates import Verdict

_FEN_HELP = "Position, FEN or EPD, quoted or not; - reads one per line."
_MOVES_HELP = "moves to mate, at most."
_ALL_KEYS_HELP = "Find all first moves that force the mate."
_CHECKS_ONLY_HELP = "Let every move of the attacker be a check."


def mate(
    fen: Annotated[list[str] | None, arg.argument("FEN", _FEN_HELP)] = None,
    moves: Annotated[int | None, arg.count(_MOVES_HELP, None, shown="dm of the EPD")] = None,
    file: Annotated[Path | None, arg.option("FILE", "File of positions, one per line.")] = None,
    all_keys: Annotated[bool, arg.flag("--all-keys", _ALL_KEYS_HELP)] = False,
    checks_only: Annotated[bool, arg.flag("--checks-only", _CHECKS_ONLY_HELP)] = False,
    limit: Annotated[float | None, arg.seconds("for a position.", 0)] = None,
    pgn: arg.PgnFile = None,
    as_json: arg.Json = False,
) -> None:
    """Prove a forced mate, or that there is none.

    The mate found is the shortest, and holds against every defence. The answer is unknown if the
    time is over, or if checks alone do not mate.
    """
    from clausewitz.mates import proof_game, prove

    check_writable(pgn)
    problems, headed = _problems(fen, file), bool(file) or fen == ["-"]
    lengths = [_length(problem, moves) for problem in problems]
    games = []
    for number, (problem, length) in enumerate(zip(problems, lengths, strict=True)):
        verdict = prove(
            problem.board, length, all_keys=all_keys, seconds=limit, checks_only=checks_only
        )
        if as_json:
            _print_json(verdict, problem, all_keys)
        else:
            if headed:
                head(problem.name or fen_of(problem.board), first=not number)
            _print_text(verdict, all_keys, length)
        if pgn and verdict.proof:
            game = proof_game(verdict.board, verdict.proof)
            game.headers["Event"] = for_tag(problem.name) or f"Mate in {verdict.n}"
            games.append(f"{game}\n")
    if pgn:
        write_text(pgn, "\n".join(games))


def _problems(fen: list[str] | None, file: Path | None) -> "list[EpdPosition]":
    from clausewitz.clauses import read_standard_input, read_text
    from clausewitz.games.epd import read_epd, read_epds

    text = " ".join(fen or []).strip()
    if bool(text) == bool(file):
        raise ClausewitzError("name a position, or a file of positions with --file")
    if text and text != "-":
        return [read_epd(text)]
    source = str(file) if file else "standard input"
    lines = read_text(file) if file else read_standard_input()
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


def _print_text(verdict: "Verdict", all_keys: bool, length: int) -> None:
    from clausewitz.mates import proof_text

    if verdict.result == "none":
        print(f"no mate in {length}", flush=True)
    elif verdict.result == "unknown":
        known = f"no mate in {verdict.n}, " if verdict.n else ""
        print(f"unknown: {known}in {length} none was found within the limits", flush=True)
    else:
        print(f"mate in {verdict.n}")
        if all_keys:
            print("keys: " + ", ".join(verdict.board.san(key) for key in verdict.keys))
        assert verdict.proof
        print(proof_text(verdict.board, verdict.proof), end="", flush=True)
