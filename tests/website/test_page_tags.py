"""Motifs, mates and legal moves of the page are what the command line prints, byte for byte."""

from dataclasses import replace
from pathlib import Path

import chess
import pytest

from clausewitz.games.epd import read_epd
from clausewitz.games.line_files import LineFile
from clausewitz.games.line_readers import read_lines
from clausewitz.games.move_lines import MoveLine
from clausewitz.mates import kernel_search
from clausewitz.mates.prover import prove
from clausewitz.mates.verdict import By
from clausewitz.play.rules import By as Program
from clausewitz.play.rules import legal_moves
from clausewitz.support.data import example_file, public_files
from clausewitz.tactics.motifs.shipped_motifs import literature_files
from clausewitz.tactics.motifs.tagger import chosen_motifs, motif_texts
from clausewitz.tactics.motifs.tagging import tag_line
from website.page_answers import page_answers

PUZZLES, MATES = 500, 50
OWN = 30  # lines without the move before


@pytest.mark.long
def test_motifs_of_the_page_are_those_of_the_command_line(tmp_path: Path) -> None:
    lines = puzzles()
    lines += [without_move_before(line) for line in lines[:OWN]]
    motifs = chosen_motifs(motif_texts(literature_files()), [])
    expected = [tag_line(line, motifs).to_json() for line in lines]
    assert page_answers(tmp_path, [("tag", request(line)) for line in lines]) == expected


def puzzles() -> list[MoveLine]:
    """Public puzzles where there are any, else those that ship."""
    shipped = [example_file("book_puzzles.csv"), example_file("puzzles.csv")]
    found = list[MoveLine]()
    for path in public_files("puzzles") or shipped:
        for part in LineFile(path).parts():
            found += [line for line in read_lines(part) if isinstance(line, MoveLine)]
            if len(found) >= PUZZLES:
                return found[:PUZZLES]
    return found


def without_move_before(line: MoveLine) -> MoveLine:
    """The solver's part, under a name that is not ASCII."""
    board = chess.Board(line.fen)
    board.push_uci(line.moves[0])
    fen = board.fen(en_passant="fen")
    return replace(
        line, name=f"Rätsel {line.name}", fen=fen, moves=line.moves[1:], after_a_move=False
    )


def request(line: MoveLine) -> dict[str, object]:
    moves = list(line.moves)
    return {"id": line.name, "fen": line.fen, "moves": moves, "afterMove": line.after_a_move}


@pytest.mark.long
def test_mates_of_the_page_are_those_of_the_command_line(tmp_path: Path) -> None:
    requests, expected = list[list[object]](), list[str]()
    for number, (board, moves) in enumerate(problems()):
        length = moves - (number % 5 == 0)  # some have no mate as short as that
        all_keys, by = number % 3 == 0, By.KERNEL if number % 10 == 1 else By.ASP
        kernel_search._known().fill(0)  # a position at a time, as the page proves them
        verdict = prove(board, length, all_keys=all_keys, by=by)
        fen = board.fen(en_passant="fen")
        requests.append(["mate", fen, length, {"allKeys": all_keys, "by": str(by)}])
        expected.append(verdict.to_json())
    assert len(requests) == MATES
    assert page_answers(tmp_path, requests) == expected


def problems() -> list[tuple[chess.Board, int]]:
    """Mates that ship, in two to four moves, every other one with the colours exchanged."""
    lines = example_file("mates.epd").read_text(encoding="utf-8").splitlines()
    read = [read_epd(line) for line in lines if line and not line.startswith("#")]
    chosen = read[:: len(read) // MATES][:MATES]
    turned = [one.board.mirror() if number % 2 else one.board for number, one in enumerate(chosen)]
    return [(board, one.mate or 0) for board, one in zip(turned, chosen, strict=True)]


@pytest.mark.long
def test_legal_moves_of_the_page_are_those_of_the_command_line(tmp_path: Path) -> None:
    boards = [chess.Board(), chess.Board("8/P5k1/8/3pP3/8/8/8/R3K2R w KQ d6 0 40")]
    boards += [board for board, _ in problems()]
    requests = [("legal", board.fen(en_passant="fen")) for board in boards]
    expected = [one.to_json() for one in legal_moves(boards, Program.KERNEL)]
    refused = ["error: not a position that can be searched: nonsense"]
    assert page_answers(tmp_path, [*requests, ("legal", "nonsense")]) == expected + refused
