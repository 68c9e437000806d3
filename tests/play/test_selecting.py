"""Move patterns that choose what is looked at: the search, its plain twin, players and options."""

import random
from pathlib import Path

import chess
import pytest

from clausewitz.errors import ClausewitzError
from clausewitz.kernel import engine
from clausewitz.patterns.files import write_patterns
from clausewitz.patterns.mining import Miner
from clausewitz.patterns.model import Pattern, PatternSet
from clausewitz.patterns.ranking import FittedRanker
from clausewitz.play.naming import find_player
from clausewitz.play.players import Limit
from clausewitz.play.searching import Searcher
from clausewitz.play.selecting import Selection
from play.twins import POSITIONS, assert_same_tree
from play.uci_client import Client

MIDDLE = POSITIONS[-2]
FREE_QUEEN = "r1b1kbnr/pppp1ppp/2n5/4p2q/4P3/3P1N2/PPP2PPP/RNBQKB1R w KQkq - 0 5"


def some_patterns() -> tuple[Pattern, ...]:
    """Pieces around moves of the positions, with weights by lot: what they say is no matter."""
    chooser = random.Random(1)
    found = dict[object, Pattern]()
    for fen in POSITIONS:
        board = chess.Board(fen)
        miner = Miner(board, chooser)
        for move in board.legal_moves:
            graph = miner.piece(move, 2, 0.2, 0.5)
            found[graph] = Pattern(graph, fitted=chooser.randint(-900, 900))
    return tuple(found.values())


PATTERNS = some_patterns()
RANKER = FittedRanker(PATTERNS)


def is_kept(move: chess.Move, board: chess.Board, k: int) -> bool:
    return board.is_capture(move) or bool(move.promotion) or move in RANKER.rank(board)[:k]


def file_of(folder: Path, patterns: tuple[Pattern, ...] = PATTERNS) -> Path:
    file = folder / "own.pl"
    write_patterns(file, PatternSet(patterns, ("By lot.",)))
    return file


@pytest.mark.parametrize("less", [0, 1])
def test_selective_search_visits_what_the_twin_visits(less: int) -> None:
    on, differing = set(engine.SWITCHES), 0
    selection = Selection(RANKER, 3, less=less)
    for fen in POSITIONS:
        plain = assert_same_tree(fen, 4, on)
        differing += plain != assert_same_tree(fen, 4, on, selection=selection)
    assert differing > len(POSITIONS) // 2


def test_first_moves_are_those_that_patterns_choose() -> None:
    searcher = Searcher(megabytes=1)
    for fen in POSITIONS:
        board = chess.Board(fen)
        searcher.select(Selection(RANKER, 2, least_depth=1))
        [found] = searcher.search(board, Limit(depth=5))
        if not board.is_check():
            assert is_kept(found.line[0], board, 2)
        searcher.select(None)
        searcher.new_game()
        before = searcher.search(board, Limit(depth=5))
        fresh = Searcher(megabytes=1).search(board, Limit(depth=5))
        assert (before[0].nodes, before[0].line) == (fresh[0].nodes, fresh[0].line)


def test_best_move_of_a_shallow_look_stays() -> None:
    board = chess.Board(FREE_QUEEN)
    takes = chess.Move.from_uci("f3e5")
    last = Selection(FittedRanker([]), 1, least_depth=4)  # the first move that is listed
    assert last.moves(board) != [takes]
    searcher = Searcher(megabytes=1)
    plain = searcher.search(board, Limit(depth=3))[0].line[0]
    searcher.new_game()
    searcher.select(last)
    captures = filter(board.is_capture, board.legal_moves)
    found = searcher.search(board, Limit(depth=4))[0].line[0]
    assert found in (plain, *last.moves(board), *captures)


def test_moves_to_choose_from_go_before_patterns() -> None:
    searcher = Searcher(megabytes=1)
    searcher.select(Selection(RANKER, 1, least_depth=1))
    board = chess.Board(MIDDLE)
    unlikely = RANKER.rank(board)[-1]
    assert searcher.search(board, Limit(depth=5), among=[unlikely])[0].line[0] == unlikely
    assert len(searcher.search(board, Limit(depth=3), lines=4)) == 4


def test_players_are_selective_if_asked(tmp_path: Path) -> None:
    board, file = chess.Board(MIDDLE), file_of(tmp_path)
    player = find_player(f"clausewitz:hash=1,patterns={file},select=2,selectfrom=1")
    assert is_kept(player.choose(board, Limit(depth=5)).move, board, 2)
    assert find_player("clausewitz:hash=1,select=4").choose(board, Limit(depth=4)).move


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("clausewitz:patterns=nowhere.pl", "No such file"),
        ("clausewitz:select=0", "select is 1 or more"),
        ("clausewitz:select=many", "not a whole number"),
        ("clausewitz:select=65", "too many for a search"),
        ("clausewitz:selectfrom=3", "say nothing without patterns"),
    ],
)
def test_what_cannot_select_is_said_in_a_line(name: str, message: str) -> None:
    with pytest.raises(ClausewitzError, match=message) as caught:
        find_player(name)
    assert "\n" not in str(caught.value)


def test_patterns_without_fitted_weights_are_refused(tmp_path: Path) -> None:
    file = file_of(tmp_path, tuple(Pattern(pattern.graph) for pattern in PATTERNS[:5]))
    with pytest.raises(ClausewitzError, match="no weight is fitted"):
        find_player(f"clausewitz:patterns={file}")


def test_chess_programs_switch_patterns_on(tmp_path: Path) -> None:
    board = chess.Board(MIDDLE)
    likely = {move.uci() for move in board.legal_moves if is_kept(move, board, 1)}
    file = file_of(tmp_path)
    with Client("uci", f"setoption name Patterns value {file}") as client:
        client.send("setoption name Select value 1", "isready")
        client.until("readyok")
        client.send(f"position fen {MIDDLE}", "go depth 3")
        whole = client.until("bestmove ")[-1].split()[1]
        client.send(f"position fen {MIDDLE}", "go depth 6")
        assert client.until("bestmove ")[-1].split()[1] in {*likely, whole}
        said = client.ask("setoption name Patterns value nowhere.pl")
        assert said == ["info string nowhere.pl: No such file or directory"]
        client.send("setoption name Select value 0", "isready")
        client.until("readyok")
