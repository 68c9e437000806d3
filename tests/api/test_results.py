"""Results: on a board, as sequences, and what is said of bad input."""

import io
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import chess
import chess.pgn
import chess.variant
import pytest

import clausewitz
from clausewitz import ClausewitzError
from clausewitz.position.drawing.board_results import BoardResult

ROOT = Path(__file__).parents[2]
FORK = "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1"
MATE = "kb6/brp5/1pK5/Pp6/8/8/8/8 w - - 0 1"
MATED = "7k/5K2/8/8/8/8/8/6R1 b - - 0 1"
OVER = "3R2k1/5ppp/8/8/8/8/5PPP/6K1 b - - 1 1"
SENTENCE = "Nd5+ forks the king on f6 and the rook on c7."


@cache
def advice() -> clausewitz.Advice:
    return clausewitz.suggest(FORK)


def arrows(result: BoardResult) -> int:
    """How many arrows the picture has."""
    lines = ElementTree.fromstring(result.svg()).iter("{http://www.w3.org/2000/svg}line")
    return sum(line.get("class") == "arrow" for line in lines)


def test_first_sentence_is_that_of_the_readme() -> None:
    assert advice()[0].sentence == SENTENCE
    assert SENTENCE in (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("ask", "number", "words"),
    [
        (advice, 1, SENTENCE),
        (lambda: advice()[0], 1, "It wins a rook"),
        (lambda: clausewitz.suggest(OVER), 0, "Black is checkmated"),
        (lambda: clausewitz.explain(MATED), 1, "Kh7 only delays the mate"),
        (lambda: clausewitz.tag(FORK, "Nd5+ Ke5 Nxc7"), 2, SENTENCE),
        (lambda: clausewitz.mate(MATE, 2), 1, "mate in 2\n1. a6 b4 2. axb7#"),
        (lambda: clausewitz.mate(MATE, 1), 0, "no mate in 1"),
        (lambda: clausewitz.legal_moves(OVER), 0, ""),
        (lambda: clausewitz.facts(OVER), 0, "contents(white, king, 1, 7).\n"),
        (lambda: clausewitz.query("fork(Pos, From, To)", FORK), 1, "From = c3, To = d5"),
        (lambda: clausewitz.query("X = '<b>'"), 0, "X = '<b>'"),
        (lambda: clausewitz.annotate("1. f4 e5 2. g4 Qh4#", nodes=500), 1, "Qh4# is mate."),
    ],
)
def test_notebook_shows_board_arrows_and_words(
    ask: Callable[[], BoardResult], number: int, words: str
) -> None:
    result = ask()
    shown = ElementTree.fromstring(f"<p>{result._repr_html_()}</p>")
    assert arrows(result) == number
    assert words in "".join(shown[-1].itertext())


def test_a_theory_is_shown_as_its_clauses() -> None:
    theory = clausewitz.load_theory(text="takes(P, F, T) :- captures(F, T, P).")
    assert "captures(F, T, P)" in theory._repr_html_()
    assert theory.as_dict()["tactics"][0]["name"] == "takes"


def test_results_are_sequences() -> None:
    assert len(advice()) == len(list(advice())) == 1
    assert advice()[0] in advice()
    assert advice()[:1] == advice().moves
    assert not clausewitz.suggest(OVER)
    moves = clausewitz.legal_moves(FORK)
    assert set(moves) == set(chess.Board(FORK).legal_moves)


def test_a_board_stays_as_it_is_and_its_past_does_not_matter() -> None:
    board = chess.Board()
    board.push_san("e4")
    before = board.copy()
    assert clausewitz.facts(board).facts == clausewitz.facts(board.fen(en_passant="fen")).facts
    assert board == before
    assert board.move_stack == before.move_stack


def test_a_game_stays_as_it_is() -> None:
    game = chess.pgn.read_game(io.StringIO("1. f4 e5 2. g4 Qh4#"))
    assert game is not None
    before = str(game)
    assert clausewitz.annotate(game, nodes=500).pgn != before
    assert str(game) == before


def test_motifs_of_ones_own_have_their_names_for_words() -> None:
    own = clausewitz.load_theory(text="goes(Line) :- solver_move(_, From, _, _, _, Line).")
    assert clausewitz.tag(FORK, "Nd5+", tactics=own).text == "goes (From c3)"


BAD: dict[str, tuple[Callable[[], object], str]] = {
    "FEN": (lambda: clausewitz.suggest("e4"), 'bad FEN "e4"'),
    "blank FEN": (lambda: clausewitz.explain(" "), 'bad FEN ""'),
    "position": (lambda: clausewitz.facts(3), "a position is a FEN or a chess.Board, not int"),  # type: ignore[arg-type]
    "variant": (lambda: clausewitz.facts(chess.variant.AtomicBoard()), "not AtomicBoard"),
    "kings": (lambda: clausewitz.mate(chess.Board(None), 1), "the board is empty"),
    "SAN": (lambda: clausewitz.explain(FORK, "Qa1"), '"Qa1" is not a legal move'),
    "move": (lambda: clausewitz.explain(FORK, chess.Move.null()), "0000 is not a legal move in 8/"),
    "line": (lambda: clausewitz.tag(FORK, ["Nd5+", "Kd8"]), '"Kd8" is not a legal move'),
    "no line": (lambda: clausewitz.tag(FORK, ""), "it has no move to find"),
    "by": (lambda: clausewitz.suggest(FORK, by="magic"), "by is 'magic', not "),  # type: ignore[arg-type]
    "motif": (lambda: clausewitz.tag(FORK, "Nd5+", only="forc"), "did you mean fork"),
    "length": (lambda: clausewitz.mate(FORK, 99), "1 to 30 moves"),
    "kernel": (lambda: clausewitz.mate(FORK, 1, by="kernel", checks_only=True), "for clingo"),
    "goal": (lambda: clausewitz.query("fork(", FORK), "Syntax error"),
    "predicate": (lambda: clausewitz.query("no_such(1)"), "Unknown procedure"),
    "steps": (lambda: clausewitz.query("repeat, fail", inferences=999), "took too long"),
    "number": (lambda: clausewitz.query("true", most=0), "most is 0, and not 1 or more"),
    "seconds": (lambda: clausewitz.mate(FORK, 1, seconds=float("nan")), "seconds is nan"),
    "game": (lambda: clausewitz.annotate("1. e5"), "cannot be annotated: "),
    "no game": (lambda: clausewitz.annotate(""), "there is no game in the text"),
    "engine": (lambda: clausewitz.annotate("1. e4", engine="no-such"), "no-such"),
    "clause": (lambda: clausewitz.load_theory(text="f(P) :- halt."), "text:1: "),
    "file": (lambda: clausewitz.load_theory("no-such.pl"), "no-such.pl: No such file"),
    "neither": (lambda: clausewitz.load_theory(), "name one of them"),
    "examples": (lambda: clausewitz.learn("no-such.csv", "run"), "no-such.csv: "),
    "name": (lambda: clausewitz.learn("no-such.csv", "run", name="My fork"), "such as my_fork"),
}


@pytest.mark.parametrize(("ask", "words"), BAD.values(), ids=BAD.keys())
def test_bad_input_is_an_error_of_one_line(
    ask: Callable[[], object], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ClausewitzError) as error:
        ask()
    assert words in str(error.value)
    assert len(str(error.value).splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_one_call_does_not_change_the_next() -> None:
    """Errors, other tactics and other functions in between do not show."""
    own = clausewitz.load_theory(text="fork(P, F, T) :- legal_move(F, T, P).")
    queries: dict[str, Callable[[], str]] = {
        "fork": lambda: clausewitz.query("fork(Pos, From, To)", FORK).to_json(),
        "own": lambda: clausewitz.query("fork(Pos, From, To)", FORK, tactics=own).to_json(),
        "best": lambda: clausewitz.suggest(FORK).to_json(),
        "uci": lambda: clausewitz.suggest(FORK, notation="uci").to_json(),
        "moves": lambda: clausewitz.suggest(FORK, tactics=own).to_json(),
        "why": lambda: clausewitz.explain(MATED, "Kh7").to_json(),
        "tags": lambda: clausewitz.tag(FORK, "Nd5+ Ke5 Nxc7").to_json(),
        "rules": lambda: clausewitz.legal_moves(FORK, by="prolog").to_json(),
    }
    here = os.getcwd(), sys.path.copy()
    first = {name: ask() for name, ask in queries.items()}
    for bad, _ in list(BAD.values())[:-2]:
        with pytest.raises(ClausewitzError):
            bad()
    assert {name: queries[name]() for name in reversed(queries)} == first
    assert (os.getcwd(), sys.path) == here


def test_a_goal_may_not_see_tactics_of_the_one_before() -> None:
    own = clausewitz.load_theory(text="mine(P, F, T) :- legal_move(F, T, P).")
    assert len(clausewitz.query("mine(Pos, From, To)", FORK, tactics=own)) == 19
    with pytest.raises(ClausewitzError, match="Unknown procedure: mine/3"):
        clausewitz.query("mine(Pos, From, To)", FORK)


@pytest.mark.long
def test_prolog_answers_beside_the_prolog_that_runs_here() -> None:
    here = clausewitz.suggest(FORK, by="logic")
    there = clausewitz.suggest(FORK, by="prolog")
    assert there[0].sentence == here[0].sentence == SENTENCE
