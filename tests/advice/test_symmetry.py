"""Both sides are treated alike: of 300 positions and of the same flipped, the same is said."""

import json
from itertools import islice
from typing import Any

import chess
import pytest

from advice.flipped_positions import COUNT, boards, puzzles
from advice.flipped_text import flipped, flipped_text
from agree.reflections import WINGS
from clausewitz.advice.advised_move import AdvisedMove
from clausewitz.advice.explanation.explainer import explain
from clausewitz.advice.explanation.explanation_forms import ExplainedMove
from clausewitz.advice.lines.line_search import LineSearch, SearchEffort
from clausewitz.advice.methods.by_logic import LogicAdviser
from clausewitz.advice.methods.by_search import SearchAdviser
from clausewitz.games.move_lines import MoveLine
from clausewitz.mates import By, proof_text, prove
from clausewitz.position.board import flipped_move
from clausewitz.support.data import example_file
from clausewitz.tactics.motifs.line_cases import line_cases
from clausewitz.tactics.motifs.tag_formats import json_text
from clausewitz.tactics.motifs.tagger import literature_tagger
from running import long

BRIEF = SearchEffort(10_000, 5_000, 5_000, 5_000, 20_000, 2_000, 2_000)


def said(value: Any) -> Any:
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("count", [30, long(COUNT)])
def test_clauses_alone_say_the_same(count: int) -> None:
    some = boards()[:count]
    adviser = LogicAdviser()
    here, there = adviser.advise_all(some), adviser.advise_all([board.mirror() for board in some])
    for board, own, others in zip(some, here, there, strict=True):
        mirrored = flipped(said([move.as_dict() for move in own]), board.turn)
        assert said([move.as_dict() for move in others]) == mirrored, board.fen()


@pytest.mark.parametrize(
    ("count", "effort"), [(12, BRIEF), long(COUNT, BRIEF), long(COUNT, SearchEffort())]
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


def test_the_same_moves_and_scores_left_and_right() -> None:
    """Of 200 puzzles: tests/agree/test_reflections.py."""
    adviser = SearchAdviser(LineSearch(BRIEF))
    some = list(filter(WINGS.fits, boards()[:24]))
    assert len(some) > 6
    for board in some:
        own = adviser.advise(board.copy(stack=False))
        others = adviser.advise(WINGS.board(board.copy(stack=False)))
        assert [move.move for move in others] == [WINGS.move(move.move) for move in own], board
        assert list(map(_score, others)) == list(map(_score, own)), board


def _score(move: AdvisedMove) -> int | None:
    return None if move.line is None else move.line.score


@pytest.mark.parametrize("count", [2, long(60)])
def test_explanations_are_the_same(count: int) -> None:
    for board in boards()[:count]:
        parts = []
        for each in (board.copy(stack=False), board.mirror()):
            found = explain(each, search=LineSearch(BRIEF), proofs=True)
            whole = said(ExplainedMove(found).as_dict())
            parts.append({name: whole[name] for name in ("move", "line", "best", "text")})
        assert parts[1] == flipped(parts[0], board.turn), board.fen()


@pytest.mark.parametrize(
    ("count", "by"), [(30, By.KERNEL), (1, By.ASP), long(100, By.KERNEL), long(20, By.ASP)]
)
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
