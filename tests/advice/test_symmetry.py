"""Both sides are treated alike: of 300 positions and of the same flipped (the board turned upside
down, colours exchanged), the same is found and the same is said."""

import csv
import json
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from typing import Any

import chess
import chess.pgn
import numpy as np
import pytest

from advice.flipped_text import flipped, flipped_text
from clausewitz import kernel
from clausewitz.advice.by_logic import LogicAdviser
from clausewitz.advice.by_search import SearchAdviser
from clausewitz.advice.explanation import explain
from clausewitz.advice.explanation_forms import as_dict
from clausewitz.advice.explanation_text import in_words
from clausewitz.advice.line_search import LineSearch, SearchEffort
from clausewitz.board import flipped_move
from clausewitz.data import example_file
from clausewitz.engine.evaluation_weights import named
from clausewitz.engine.search_limit import Limit
from clausewitz.engine.searcher import Info, Searcher
from clausewitz.games.move_lines import MoveLine
from clausewitz.kernel import search
from clausewitz.kernel.search import entries
from clausewitz.mates import By, proof_text, prove
from clausewitz.motifs.line_cases import line_cases
from clausewitz.motifs.tag_formats import json_text
from clausewitz.motifs.tagger import literature_tagger
from play.twins import POSITIONS
from running import long

COUNT = 300
BRIEF = SearchEffort(10_000, 5_000, 5_000, 5_000, 20_000, 2_000, 2_000)
SPECIAL = (
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1",
    "rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3",
    "8/8/8/8/k1pP3R/8/8/4K3 b - d3 0 1",  # the pawn may not take: it is pinned
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N w - - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "5rk1/2rR1ppp/p3p3/1p2q3/2p5/P1P2Q1P/1P3RP1/6K1 w - - 2 24",  # rooks take in either order
    "8/8/4k3/3p4/3P1K2/8/6P1/8 b - - 4 52",
    "8/P7/8/2k5/8/8/5Kp1/8 w - - 0 1",
    "8/6pk/7p/8/3B4/6PP/4r2K/8 w - - 5 48",
)


def puzzles() -> Iterator[list[str]]:
    """Of each puzzle that ships its FEN, and its moves."""
    for name in ("puzzles.csv", "book_puzzles.csv"):
        with example_file(name).open() as file:
            for row in csv.DictReader(file):
                yield [row["FEN"], *row["Moves"].split()]


def middlegames() -> Iterator[chess.Board]:
    """A position of every third game that ships: later and later ones."""
    with example_file("games.pgn").open() as file:
        for number in range(COUNT):
            game = chess.pgn.read_game(file)
            if game is None:
                return
            if number % 3 == 0:
                board = game.end().board()
                while board.ply() > 12 + number // 3:
                    board.pop()
                yield board


@cache
def boards() -> list[chess.Board]:
    """Puzzles, positions of games, endings, and what only some positions have; no game is over."""
    found = [chess.Board(fen) for fen in (*SPECIAL, *POSITIONS)]
    found += list(middlegames())
    for fen, first, *_ in puzzles():
        board = chess.Board(fen)
        board.push_uci(first)
        found.append(board.copy(stack=False))
    # Files are read in their order: so that a part of the list has something of everything.
    ready = [board for board in found if any(board.legal_moves)]
    step = len(ready) / COUNT
    chosen = [ready[int(number * step)] for number in range(COUNT)]
    return [board for start in range(20) for board in chosen[start::20]]


def told(infos: Sequence[Info]) -> list[object]:
    return [(i.score, i.depth, i.deepest, i.nodes, i.number, i.line) for i in infos]


def turned(infos: Sequence[object]) -> list[object]:
    return [(*rest, [flipped_move(move) for move in line]) for *rest, line in infos]  # type: ignore[misc, has-type]


def test_there_are_enough_positions() -> None:
    assert len(boards()) == COUNT
    assert len({board.board_fen() for board in boards()}) > 0.95 * COUNT


def test_the_evaluation_is_the_same() -> None:
    state = search.search_state(named("clausewitz").packed(), search.ALL_SWITCHES)
    quiet = [board for board in boards() if not board.is_check()]
    scores = np.zeros((2, len(quiet)), np.int64)
    for some, boards_ in zip(scores, (quiet, [b.mirror() for b in quiet]), strict=True):
        entries.evaluate_all(state, np.array([kernel.from_board(b) for b in boards_]), some)
    assert scores[0].tolist() == scores[1].tolist()
    assert len(set(scores[0].tolist())) > len(quiet) / 2


@pytest.mark.parametrize("limit", [Limit(depth=5), Limit(nodes=3_000)], ids=["depth", "nodes"])
def test_the_search_finds_the_same(limit: Limit) -> None:
    """Score, depth, nodes and lines, of this position and, with what is remembered, of the next."""
    searcher = Searcher(megabytes=1)
    for board in boards():
        found = []
        for start in (board, board.mirror()):
            searcher.new_game()
            infos = searcher.search(start, limit, lines=2)
            after = start.copy(stack=False)
            after.push(infos[0].line[0])
            then = searcher.search(after, limit) if any(after.legal_moves) else []
            found.append([told(infos), told(then)])
        assert found[0] == [turned(infos) for infos in found[1]], board.fen()


def test_a_game_with_repetitions_is_searched_alike() -> None:
    """The moves before count: who is better does not repeat."""
    moves = ["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"]
    board = chess.Board("6nk/5ppp/8/8/8/8/5PPP/Q5NK w - - 0 1")
    mirror = board.mirror()
    for uci in moves:
        board.push_uci(uci)
        mirror.push(flipped_move(chess.Move.from_uci(uci)))
    found = [Searcher(megabytes=1).search(each, Limit(depth=6)) for each in (board, mirror)]
    assert told(found[0]) == turned(told(found[1]))


def said(value: Any) -> Any:
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("count", [100, long(COUNT)])
def test_clauses_alone_say_the_same(count: int) -> None:
    some = boards()[:count]
    adviser = LogicAdviser()
    here, there = adviser.advise_all(some), adviser.advise_all([board.mirror() for board in some])
    for board, own, others in zip(some, here, there, strict=True):
        mirrored = flipped(said([move.as_dict() for move in own]), board.turn)
        assert said([move.as_dict() for move in others]) == mirrored, board.fen()


@pytest.mark.parametrize(
    ("count", "effort"), [(40, BRIEF), long(COUNT, BRIEF), long(COUNT, SearchEffort())]
)
def test_the_same_move_score_and_sentences(count: int, effort: SearchEffort) -> None:
    adviser = SearchAdviser(LineSearch(effort))
    spoken = 0
    for board in boards()[:count]:
        own, others = (
            said([move.as_dict() for move in adviser.advise(each.copy(stack=False))])
            for each in (board, board.mirror())
        )
        for reason in (r for move in (*own, *others) for r in move["reasons"]):
            if reason["tactic"] == "attacking_f2_f7":  # which has a clause for each side
                del reason["clause"]
        assert others == flipped(own, board.turn), board.fen()
        spoken += bool(own)
    assert spoken > count / 4


@pytest.mark.parametrize("count", [3, long(60)])
def test_explanations_are_the_same(count: int) -> None:
    for board in boards()[:count]:
        parts = []
        for each in (board.copy(stack=False), board.mirror()):
            found = explain(each, search=LineSearch(BRIEF))
            whole = said(as_dict(found, in_words(found, proofs=True)))
            parts.append({name: whole[name] for name in ("move", "line", "best", "text")})
        assert parts[1] == flipped(parts[0], board.turn), board.fen()


@pytest.mark.parametrize(("count", "by"), [(100, By.KERNEL), (2, By.ASP), long(60, By.ASP)])
def test_mates_are_the_same(count: int, by: By) -> None:
    lines = example_file("mates.epd").read_text().splitlines()
    fens = (" ".join(line.split()[:4]) for line in lines if not line.startswith("#"))
    for fen in islice(fens, count):
        board = chess.Board(f"{fen} 0 1")
        found = [prove(each, 3, all_keys=True, by=by) for each in (board, board.mirror())]
        assert [found[1].n, found[1].result] == [found[0].n, found[0].result]
        assert list(found[1].keys) == [flipped_move(key) for key in found[0].keys]
        texts = [proof_text(each.board, each.proof) if each.proof else "" for each in found]
        assert texts[1] == flipped_text(texts[0], board.turn)


def test_motifs_of_lines_are_the_same() -> None:
    texts = []
    for flip in (False, True):
        lines = []
        for number, (fen, *moves) in enumerate(puzzles()):
            start, played = chess.Board(fen), map(chess.Move.from_uci, moves)
            start = start.mirror() if flip else start
            words = tuple((flipped_move(m) if flip else m).uci() for m in played)
            lines.append(MoveLine(str(number), start.fen(), words, after_a_move=True))
        cases = line_cases(lines)
        tagged = zip(cases.lines, literature_tagger().tags(cases), strict=True)
        texts.append([json.loads(line) for line in json_text(tagged, True).splitlines()])
    here, there = texts
    for own, other in zip(here, there, strict=True):
        for motif in (*own["motifs"], *other["motifs"]):
            if motif["name"] == "attackingF2F7":
                del motif["clause"]
        assert other == flipped(own, white_begins=True)


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ("1. Nd5+ Ke5 2. Nxc7", "1... Nd4+ 2. Ke4 Nxc2"),
        ("After 3... Rxg8, 4. Nf7# is mate on h8.", "After 4. Rxg1, 4... Nf2# is mate on h1."),
        ("R1e3 and bxa8=Q+ or O-O-O", "R8e6 and bxa1=Q+ or O-O-O"),
        ("White is winning (+4.1).", "Black is winning (-4.1)."),
        ("mate_in_2, e7e8q, Square1", "mate_in_2, e2e1q, Square1"),
    ],
)
def test_texts_are_flipped_and_back(text: str, other: str) -> None:
    assert flipped_text(text, white_begins=True) == other
    assert flipped_text(other, white_begins=False) == text
