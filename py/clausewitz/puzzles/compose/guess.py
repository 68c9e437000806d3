"""Boards guessed by asp/compose.lp: White's key, every reply answered by a mate."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

import chess

from clausewitz import asp, mates
from clausewitz.position.board import fen_of
from clausewitz.position.facts import (
    asp_chessman,
    asp_move,
    atom_parts,
    move_from_asp,
    put_chessman,
)
from clausewitz.puzzles.compose.material import MOST_PIECES
from clausewitz.puzzles.compose.puzzle import Puzzle
from clausewitz.puzzles.compose.puzzle_request import MOST_WORTH, PuzzleRequest
from clausewitz.support.errors import ClausewitzError

# handy found boards soonest in trials. A hundredth of the decisions by chance, and signs too, make
# each answer another board; a search that meets so many conflicts is given up for a new one.
_OPTIONS = ["--configuration=handy", "--rand-freq=0.01", "--sign-def=rnd"]
_CONFLICTS = 4000

# The part of the board that stays empty, other squares each time: no two searches are alike,
# and each is shorter.
_EMPTY = 0.3
# How often a kind of piece is left out, where the pieces are not given.
_LEFT_OUT = {"queen": 0.6, "rook": 0.4, "bishop": 0.3, "knight": 0.3}

_KINDS = {"q": "queen", "r": "rook", "b": "bishop", "n": "knight", "p": "pawn"}


@dataclass(frozen=True, slots=True)
class Guess:
    """A diagram and a key that mates in two, other keys and shorter mates not excluded."""

    board: chess.Board
    key: chess.Move
    idea: tuple[str, ...]
    """Atoms that say king, key and mates; no other guess shall hold them all."""


class Composer:
    """Guesses for one request, with a fixed number of replies to the key."""

    def __init__(
        self, request: PuzzleRequest, replies: int, seed: int, conflicts: int = _CONFLICTS
    ) -> None:
        values = {"n": request.size, "w": request.white, "b": request.black, "r": replies}
        wanted = [*request.wanted(), *([request.named_mate] if request.named_mate else [])]
        text = "".join(f"wanted({name}).\n" for name in wanted)
        text += "".join(_material(request.pieces) if request.pieces else [])
        text += f"spend({request.spend}).\n" if request.spend < MOST_WORTH else ""
        text += f"face({request.face}).\n" if request.face else ""
        options = [*constants(values), *_OPTIONS]
        options += [f"--solve-limit={conflicts}", f"--seed={seed % 2**31}"]
        self._guesser = asp.Guesser("compose.lp", text, options)
        self._size = request.size
        self._given = request.pieces is not None

    def guess(self, random: Random | None, assumed: Sequence[str] = ()) -> Guess | None:
        """A guess with some squares empty and some pieces left out, by chance; perhaps none.

        Without chance any board is looked for, and `refuted` then says whether there is none.
        """
        denied: list[str] = []
        if random is not None:
            denied += denied_squares(random, self._size)
            if not self._given:
                denied += self._left_out(random)
        atoms = self._guesser.guess(assumed, denied)
        return None if atoms is None else _read(atoms)

    @property
    def refuted(self) -> bool:
        return self._guesser.refuted

    def _left_out(self, random: Random) -> Iterator[str]:
        for side in ("white", "black"):
            for kind, share in _LEFT_OUT.items():
                if random.random() < share:
                    yield f"at_least({kind},{side},1)"

    def forbid(self, guess: Guess) -> None:
        """Never again this key, king and mates."""
        self._guesser.forbid(guess.idea)


def denied_squares(random: Random, size: int) -> Iterator[str]:
    """Atoms of the part of the board that stays empty."""
    places = [(row, column) for row in range(size) for column in range(size)]
    for row, column in random.sample(places, int(_EMPTY * len(places))):
        for kind in (*_KINDS.values(), "king"):
            yield f"chessman({kind},white,{row + 1},{column + 1},0)"
            yield f"chessman({kind},black,{row + 1},{column + 1},0)"


def check_proof(puzzle: Puzzle, size: int) -> None:
    """Prove that the key is the only one and the mate no shorter; a disagreement is an error.

    It is the last word before a puzzle is written: clingo proves what the kernel has found. On
    smaller boards it proves the mate by the rules for guessed boards; that there is no other key,
    the plain search of mates/boards.py has said.
    """
    proved = _is_proved(puzzle) if size == 8 else confirms(puzzle, size)
    if not proved:
        raise ClausewitzError(
            f"{fen_of(puzzle.board)}: clingo does not find the mate in {puzzle.mate} by "
            f"{puzzle.key.uci()} alone; please report this"
        )


def _is_proved(puzzle: Puzzle) -> bool:
    verdict = mates.prove(puzzle.board, puzzle.mate, all_keys=True)
    found = verdict.result, verdict.n, verdict.keys
    return found == ("mate", puzzle.mate, (puzzle.key,))


def confirms(puzzle: Puzzle, size: int) -> bool:
    """Whether asp/compose.lp, given the diagram and the key, finds a mate in two moves."""
    values = {"n": size, "w": MOST_PIECES, "b": MOST_PIECES, "r": puzzle.replies}
    pieces = {f"chessman({asp_chessman(*one)},0)" for one in puzzle.board.piece_map().items()}
    text = "wanted(promoted).\n" + "".join(f":- not {atom}.\n" for atom in sorted(pieces))
    text += f":- not {len(pieces)} {{ chessman(P, S, R, C, 0) }} {len(pieces)}.\n"
    text += f":- not move({asp_move(puzzle.key)},0).\n"
    return asp.Guesser("compose.lp", text, constants(values)).guess() is not None


def constants(values: dict[str, int]) -> list[str]:
    """As options of clingo."""
    return [f"-c {name}={value}" for name, value in values.items()]


def _material(pieces: str) -> Iterator[str]:
    """The facts that say how many pieces of each kind there are."""
    for side, letters in (("white", "QRBNP"), ("black", "qrbnp")):
        for letter in letters:
            yield f"men({_KINDS[letter.lower()]}, {side}, {pieces.count(letter)}).\n"


def _read(atoms: list[str]) -> Guess:
    board = chess.Board(None)
    board.turn = chess.WHITE
    idea, key = [], chess.Move.null()
    for atom in atoms:
        name, (*arguments, time) = atom_parts(atom)
        if name == "chessman":
            put_chessman(board, *arguments)
            if arguments[:2] == ["king", "black"]:
                idea.append(atom)
        else:
            if time == "0":
                key = move_from_asp(*arguments)
            if not time.startswith("slot"):
                idea.append(atom)
    return Guess(board, key, tuple(idea))
