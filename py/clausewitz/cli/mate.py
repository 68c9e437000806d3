"""Forced mates: mate."""

import sys
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

from clausewitz.cli import arguments as arg
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.positions import head
from clausewitz.cli.results import print_json
from clausewitz.games.epd import EpdPosition, read_epd, read_epd_lines
from clausewitz.mates import Verdict, proof_game, proof_text
from clausewitz.mates.many import MateRequest, Problem, verdicts
from clausewitz.mates.verdict import By, refuse_nonsense
from clausewitz.position.board import fen_of
from clausewitz.runs.pool import Workers
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.escapes import for_tag
from clausewitz.support.files import check_writable, whole_text

_FEN_HELP = "Position as FEN or EPD, quoted or not; - reads one per line from standard input."
_FILE_HELP = "File of positions (FEN or EPD), one per line; - is standard input."
_MOVES_HELP = "moves to mate."
_ALL_KEYS_HELP = "Find all first moves that force mate."
_CHECKS_ONLY_HELP = "Let the attacker play nothing but checks."
_BY_HELP = (
    "Program that answers: clingo (asp), which confirms what the kernel finds, or the kernel alone."
)


def mate(
    fen: Annotated[list[str] | None, arg.argument("FEN", _FEN_HELP)] = None,
    moves: Annotated[int | None, arg.most(_MOVES_HELP, None, shown="dm of the EPD")] = None,
    file: Annotated[Path | None, arg.option("FILE", _FILE_HELP)] = None,
    by: Annotated[By, arg.choice(_BY_HELP, "--by")] = By.ASP,
    all_keys: Annotated[bool, arg.flag("--all-keys", _ALL_KEYS_HELP)] = False,
    checks_only: Annotated[bool, arg.flag("--checks-only", _CHECKS_ONLY_HELP)] = False,
    limit: Annotated[float | None, arg.seconds("per position.", 0)] = None,
    jobs: arg.Jobs = 0,
    pgn: arg.PgnFile = None,
    as_json: arg.Json = False,
) -> None:
    """Prove a forced mate, or that there is none.

    The mate is the shortest, and holds against every defence. The answer is unknown if the time
    runs out, or if --checks-only finds no mate. Positions from a file are solved in parallel and
    answered in order.
    """
    if by == By.KERNEL and checks_only:
        raise ClausewitzError("--checks-only is for clingo: leave out --by kernel")
    check_writable(pgn)
    headed = bool(file) or fen == ["-"]
    request = MateRequest(all_keys, checks_only, limit, by)
    with stoppable(), whole_text(pgn) if pgn else nullcontext() as games:
        for number, (problem, length, verdict) in enumerate(
            _answers(request, _problems(fen, file, moves), jobs)
        ):
            if as_json:
                print_json(verdict.as_dict() | ({"id": problem.name} if problem.name else {}))
            else:
                if headed:
                    head(problem.name or fen_of(problem.board), first=not number)
                _print_text(verdict, request, length)
            if games and verdict.proof:
                games.write(_game(verdict, problem))


def _answers(
    request: MateRequest, problems: Iterable[tuple[EpdPosition, int]], jobs: int
) -> Iterator[tuple[EpdPosition, int, Verdict]]:
    """Each problem with its length and its verdict, in order."""
    waiting: deque[tuple[EpdPosition, int]] = deque()

    def boards() -> Iterator[Problem]:
        for problem, length in problems:
            waiting.append((problem, length))
            yield problem.board, length

    for verdict in verdicts(request, boards(), Workers(arg.cores(jobs))):
        problem, length = waiting.popleft()
        yield problem, length, verdict


def _problems(
    fen: list[str] | None, file: Path | None, moves: int | None
) -> Iterator[tuple[EpdPosition, int]]:
    """The positions with the most moves of their mates, one by one."""
    text = " ".join(fen or []).strip()
    if bool(text) == bool(file):
        raise ClausewitzError("name a position, or a file of positions with --file")
    if text and text != "-":
        yield _problem(read_epd(text), moves)
        return
    named = None if file is None or str(file) == "-" else file
    source = str(named or "standard input")
    found = False
    for problem in read_epd_lines(
        _lines(named), source, lambda position, _: _problem(position, moves)
    ):
        found = True
        yield problem
    if not found:
        raise ClausewitzError(f"{source} holds no position")


def _lines(file: Path | None) -> Iterator[str]:
    """The lines of a file, or of standard input, as they are needed."""
    from clausewitz.games.published_files import Source

    if file is None and not hasattr(sys.stdin, "buffer"):  # who calls us from Python put text there
        yield from sys.stdin
        return
    for number, line in enumerate(Source(file or Path("-")).lines(), 1):
        try:
            yield line.decode("utf-8-sig" if number == 1 else "utf-8")
        except UnicodeDecodeError as error:
            name = f"{file or 'standard input'}:{number}"
            raise ClausewitzError(f"{name}: not UTF-8 text (byte {error.start})") from error


def _problem(position: EpdPosition, moves: int | None) -> tuple[EpdPosition, int]:
    length = position.mate if moves is None else moves
    if length is None:
        raise ClausewitzError("in how many moves? say -n N, or dm N; in an EPD")
    refuse_nonsense(position.board, length)
    return position, length


def _game(verdict: Verdict, problem: EpdPosition) -> str:
    """The proof as a game of a PGN file."""
    assert verdict.proof
    game = proof_game(verdict.board, verdict.proof)
    game.headers["Event"] = for_tag(problem.name) or f"Mate in {verdict.n}"
    return f"{game}\n\n"


def _print_text(verdict: Verdict, request: MateRequest, length: int) -> None:
    if verdict.result == "none":
        print(verdict.sentence, flush=True)
    elif verdict.result == "unknown":
        known = f"no mate in {verdict.n}, " if verdict.n else ""
        print(f"unknown: {known}in {length} none was found within the limits", flush=True)
    else:
        print(verdict.sentence)
        if request.all_keys:
            print("keys: " + ", ".join(verdict.board.san(key) for key in verdict.keys))
        assert verdict.proof
        print(proof_text(verdict.board, verdict.proof), end="", flush=True)
        if verdict.shortest_by != request.by:
            print(
                "time ran out before clingo confirmed that no mate is shorter: so says the kernel"
            )
