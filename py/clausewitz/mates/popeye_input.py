"""Popeye's input files, as far as they are about chess: English words, which may be shortened.

BeginProblem
Author       Unknown
Stipulation  #2
Pieces       White Ka3 Ra8 Black Kb1
Twin         Move a8 b8
EndProblem
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

import chess

from clausewitz.mates.problem_twins import Placement, Twin, colour, placed
from clausewitz.mates.stipulations import read_stipulation
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.limits import shortened

_COMMANDS = (
    "beginproblem", "endproblem", "nextproblem", "author", "origin", "title", "remark", "award",
    "protocol", "latex", "stipulation", "sstipulation", "condition", "option", "pieces", "forsyth",
    "twin", "zeroposition", "array",
)  # fmt: skip
# Options that change how the solution is printed or found, not what it is.
_HARMLESS = (
    "setplay", "try", "variation", "movenumbers", "nothreat", "intelligent", "noboard",
    "nontrivial", "postkeyplay", "noshortvariations", "startmovenumber", "maxsolutions", "maxtime",
    "stoponshortsolutions", "upto",
)  # fmt: skip
_WITH_NUMBER = ("maxsolutions", "maxtime", "startmovenumber", "nontrivial")
_REST_OF_LINE = ("author", "origin", "title", "remark", "award", "protocol", "latex")
_LEAST = 3  # letters of a command
_LETTERS = ("k", "q", "r", "b", "s", "n", "p")
_SQUARES = 64


@dataclass(slots=True)
class PopeyeProblem:
    """A problem as it is read."""

    pieces: Placement = field(default_factory=dict)
    stipulation: str = ""
    titles: dict[str, str] = field(default_factory=dict)
    twins: list[str] = field(default_factory=list)
    is_zero: bool = False
    is_duplex: bool = False
    complaint: str = ""
    """Why it is not read, if it is not."""

    @property
    def name(self) -> str:
        named = (self.titles.get(title, "") for title in ("author", "origin", "title"))
        return ", ".join(filter(None, named))

    def diagram(self) -> Twin:
        if self.complaint:
            raise ClausewitzError(self.complaint)
        return Twin(self.pieces, read_stipulation(self.stipulation.lower()))


def read_popeye(text: str) -> Iterator[PopeyeProblem]:
    """The problems of an input file; what is not about chess is in their complaints."""
    problem, begun = PopeyeProblem(), False
    for command, words in _commands(text):
        if command in ("nextproblem", "endproblem", "beginproblem"):
            if begun:
                yield problem
            problem, begun = PopeyeProblem(), False
            continue
        begun = True
        try:
            _enter(problem, command, words)
        except ClausewitzError as error:
            problem.complaint = problem.complaint or str(error)
    if begun:
        yield problem


def _commands(text: str) -> Iterator[tuple[str, str]]:
    """Each command with the words that follow it, over as many lines as they take."""
    command, words = "", list[str]()
    for line in text.splitlines():
        first, _, rest = line.strip().partition(" ")
        first, rest = re.split(r"\s", first, maxsplit=1)[0], rest.strip()
        lower = first.lower()
        meant = [name for name in _COMMANDS if len(lower) >= _LEAST and name.startswith(lower)]
        if meant:
            if command:
                yield command, " ".join(words)
            command, words = meant[0], [line.strip()[len(first) :].strip()]
        elif line.strip():
            words.append(line.strip())
    if command:
        yield command, " ".join(words)


def _enter(problem: PopeyeProblem, command: str, words: str) -> None:
    if command in _REST_OF_LINE:
        problem.titles[command] = words
    elif command == "stipulation":
        problem.stipulation = words
    elif command == "forsyth":
        problem.pieces = _forsyth(words)
    elif command == "pieces":
        side = chess.WHITE
        for word in words.split():
            if re.fullmatch(r"[A-Za-z]{2,}", word):
                side = colour(word)
            else:
                problem.pieces |= placed(word, side)
    elif command in ("twin", "zeroposition"):
        problem.is_zero = problem.is_zero or command == "zeroposition"
        problem.twins.append(words)
    elif command == "option":
        _take_options(problem, words)
    else:
        raise ClausewitzError(f"{command} {shortened(words)}: not known here")


def _take_options(problem: PopeyeProblem, words: str) -> None:
    tokens = iter(words.split())
    for token in tokens:
        lower = token.lower()
        meant = [name for name in (*_HARMLESS, "duplex") if name.startswith(lower)]
        if len(lower) < _LEAST or not meant:
            raise ClausewitzError(f"option {shortened(token)}: not known here")
        problem.is_duplex = problem.is_duplex or meant[0] == "duplex"
        if meant[0] in _WITH_NUMBER:
            next(tokens, None)


def _forsyth(text: str) -> Placement:
    """The pieces row by row; a number of empty squares may go on into the next rows."""
    pieces: Placement = {}
    place = 0
    for token in re.findall(r"\d+|.", text.split()[0] if text.split() else ""):
        if token.isdigit():
            place += int(token)
        elif token == "/":
            place += -place % 8
        elif token.lower() in _LETTERS and place < _SQUARES:
            square = chess.square(place % 8, 7 - place // 8)
            letter = "n" if token in "sS" else token.lower()
            side = chess.WHITE if token.isupper() else chess.BLACK
            pieces[square] = chess.Piece(chess.PIECE_SYMBOLS.index(letter), side)
            place += 1
        else:
            raise ClausewitzError(f"forsyth {shortened(text)}: {token} is no piece of chess")
    if not 0 < place <= _SQUARES or not pieces:
        raise ClausewitzError(f"forsyth {shortened(text)}: not a board of 64 squares")
    return pieces
