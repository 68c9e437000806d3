"""What the page suggests is what the command line prints, byte for byte, at the same nodes."""

import csv
import shutil
import subprocess
from pathlib import Path

import chess
import chess.pgn
import pytest

from clausewitz.advice.lines.line_search import LineSearch, SearchEffort
from clausewitz.advice.methods import batches
from clausewitz.advice.methods.by_search import SearchAdviser
from clausewitz.advice.request import AdviceRequest
from clausewitz.support.data import example_file
from clausewitz.website.kernel_module import NoLinkerError, kernel_files
from clausewitz.website.npm_packages import OfflineError, fetched_packages
from clausewitz.website.program_packs import program_pack
from clausewitz.website.prolog_state import prolog_state
from clausewitz.website.site_builder import WEB

NODES = 3_000
SCRIPT = Path(__file__).with_name("page_suggestions.mjs")
EACH = 100  # puzzles, positions of games, endings
FEW = 8  # pieces of an ending, pawns and kings included


@pytest.mark.long
def test_suggestions_of_the_page_are_those_of_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    effort = SearchEffort().shorter(NODES, SearchEffort().best)
    adviser, question = SearchAdviser(LineSearch(effort)), batches.Question(AdviceRequest())
    monkeypatch.setattr(batches, "_adviser", lambda _: adviser)
    fens = [*puzzles(), *positions_of_games(FEW + 1, 32), *positions_of_games(2, FEW)]
    assert len(fens) == 3 * EACH
    expected = [one.to_json() for one in batches.answer(question, [*map(chess.Board, fens)])]
    assert page_suggestions(tmp_path, fens) == expected


def page_suggestions(folder: Path, fens: list[str]) -> list[str]:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        pytest.skip("node is not installed")
    try:
        modules, files = fetched_packages(WEB), kernel_files()
    except (NoLinkerError, OfflineError) as error:
        pytest.skip(str(error))
    shutil.copytree(WEB / "kernel", folder / "kernel")
    for name, content in files.items():
        (folder / name).write_bytes(content)
    (folder / "prolog.prc").write_bytes(prolog_state(modules, program_pack("prolog")))
    command = [node, *map(str, (SCRIPT, folder, modules / "swipl-wasm", NODES))]
    done = subprocess.run(command, input="\n".join(fens), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return [line for line in done.stdout.splitlines() if line.startswith("{")]


def puzzles() -> list[str]:
    """Positions to solve, of the puzzles that ship."""
    with example_file("book_puzzles.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    boards = [chess.Board(row["FEN"]) for row in rows[:EACH]]
    for board, row in zip(boards, rows, strict=False):
        board.push_uci(row["Moves"].split()[0])
    return [board.fen(en_passant="fen") for board in boards]


def positions_of_games(fewest: int, most: int) -> list[str]:
    """Positions with so many pieces of the games that ship, far from one another."""
    found = list[str]()
    with example_file("games.pgn").open(encoding="utf-8") as file:
        while (game := chess.pgn.read_game(file)) is not None:
            board = game.board()
            for move in game.mainline_moves():
                board.push(move)
                if fewest <= board.occupied.bit_count() <= most and any(board.legal_moves):
                    found.append(board.fen(en_passant="fen"))
    return found[:: len(found) // EACH][:EACH]
