"""The puzzles of the book: how many there are, that they are what they say, how they differ."""

from collections import Counter
from importlib import import_module
from itertools import combinations

import chess
import pytest

from clausewitz import kernel
from clausewitz.clauses import read_text
from clausewitz.engines.own.searcher import Searcher
from clausewitz.games.lichess_puzzles import LichessPuzzle, all_puzzles
from clausewitz.games.published_files import Source
from clausewitz.support.data import example_file
from clausewitz.tactics.motifs.tagger import literature_tagger
from clausewitz.website.book.book_entries import shown_themes
from clausewitz.website.book.book_pages import book_pages
from clausewitz.website.book.page_puzzles import chosen_puzzles, picture
from clausewitz.website.book.shipped_lines import PUZZLE_FILES, ShownLine, shown_puzzles

FEWER = {"collinear move": 4, "interference": 4, "swallow's tail mate": 2, "trapped piece": 2}
"""Pages for which less was found than the five that all others have."""


@pytest.fixture(scope="module")
def rows() -> list[LichessPuzzle]:
    return list(all_puzzles(Source(example_file("book_puzzles.csv"))))


@pytest.fixture(scope="module")
def lines() -> list[ShownLine]:
    return shown_puzzles(map(example_file, PUZZLE_FILES))


def test_every_page_sets_five_puzzles() -> None:
    found = {page.title: page.content.count("<summary>Solution</summary>") for page in book_pages()}
    del found["Book of tactics"], found["Themes of problems"]
    assert {title: number for title, number in found.items() if number != 5} == FEWER
    assert len(found) == len(shown_themes())


def test_no_example_shows_what_is_to_be_solved() -> None:
    for page in book_pages():
        examples, _, puzzles = page.content.partition("<h2>To solve</h2>")
        boards = [part.partition("&")[0] for part in puzzles.split("playground.html#fen=")[1:]]
        assert page.title in ("Book of tactics", "Themes of problems") or boards
        assert not [board for board in boards if f"#fen={board}&" in examples]


def test_puzzles_are_named_by_what_they_show(
    rows: list[LichessPuzzle], lines: list[ShownLine]
) -> None:
    motifs = set(literature_tagger().names)
    tags = {line.source: set(line.tags) for line in lines}
    assert 0 < len(rows) < 300
    assert len({row.source for row in rows}) == len(rows)
    for row in rows:
        assert len(list(row.solution())) == len(row.cells["Moves"].split()) / 2
        assert motifs.intersection(row.themes) == tags[row.source]


def test_one_move_alone_mates_so_soon(rows: list[LichessPuzzle]) -> None:
    """Of the mates in four and five only the end: the whole takes long."""
    mates = [row for row in rows if "mate" in row.themes]
    assert len(mates) > 50
    for row in mates:
        solution = list(row.solution())
        for left, (board, move) in enumerate(reversed(solution[-3:]), 1):
            assert kernel.mating_moves(kernel.from_board(board), left) == [move], row.source
        board, move = solution[-1]
        board.push(move)
        assert board.is_checkmate()


def test_puzzles_of_a_page_differ(lines: list[ShownLine]) -> None:
    repeats: Counter[str] = Counter()
    for theme in shown_themes():
        chosen = chosen_puzzles(lines, theme, 5)
        assert len({line.game for line in chosen}) == len(chosen)
        pictures = [picture(line, theme) for line in chosen]
        repeats[theme] = sum(one == other for one, other in combinations(pictures, 2))
    assert sum(repeats.values()) < len(repeats) / 2, repeats


def test_choice_does_not_depend_on_what_is_not_chosen(lines: list[ShownLine]) -> None:
    chosen = chosen_puzzles(lines, "fork", 5)
    others = [line for line in lines if line.played.board.turn == chess.WHITE]
    left = [line for line in lines if line in chosen or line in others]
    assert chosen_puzzles(left, "fork", 5) == chosen
    assert chosen_puzzles(chosen, "fork", 5) == chosen


def test_a_game_depends_on_its_number_and_the_seed_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(example_file("book_games.py").parent))
    games, searcher = import_module("book_games"), Searcher(megabytes=1)
    first = [str(one) for one in games.offers_of(400, 1, searcher)]
    assert first
    games.offers_of(2, 1, searcher)
    assert [str(one) for one in games.offers_of(400, 1, searcher)] == first


def test_the_file_is_small() -> None:
    assert len(read_text(example_file("book_puzzles.csv"))) < 100_000
