"""A move explained: what it does, runs into and is worth."""

import chess
import pytest

from clausewitz.advice.explanation.explainer import Explanation, Part, Role, explain
from clausewitz.advice.explanation.explanation_forms import ExplainedMove
from clausewitz.advice.lines.line_search import LineSearch, SearchEffort
from clausewitz.support.errors import ClausewitzError

FORK = "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1"
SCHOLAR = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR b KQkq - 3 3"


@pytest.fixture(scope="module")
def search() -> LineSearch:
    return LineSearch(SearchEffort(20_000, 10_000, 10_000, 2_000, 5_000))


def explained(search: LineSearch, fen: str, san: str | None = None) -> Explanation:
    board = chess.Board(fen)
    return explain(board, board.parse_san(san) if san else None, search)


def test_without_a_move_the_best_one_is_explained(search: LineSearch) -> None:
    found = explained(search, FORK)
    assert found.is_best
    assert not found.is_mistake
    words = found.words
    assert words[Part.DOES][0] == "Nd5+ forks the king on f6 and the rook on c7."
    assert any(
        text.startswith("Against 1... Ke5 there is 2. Nxc7") for text in words[Part.DEFENCES]
    )
    assert words[Part.VERDICT][0].startswith("White is winning (+")
    assert words[Part.VERDICT][1].startswith("The next best move is ")


def test_a_mistake_is_explained_by_its_refutation(search: LineSearch) -> None:
    found = explained(search, SCHOLAR, "d6")
    assert found.is_mistake
    words = found.words
    assert words[Part.DOES] == ["d6 is a blunder: 4. Qxf7# is mate."]
    assert words[Part.VERDICT][0].startswith("Black is mated in one: 3... d6 4. Qxf7#")
    assert words[Part.VERDICT][1].startswith("Better is ")
    assert not found.lines_of(Role.DEFENCE)


def test_what_the_opponent_threatens_is_explained(search: LineSearch) -> None:
    words = explained(search, SCHOLAR).words
    assert words[Part.DANGER][0].startswith("Left alone, White would play 4. Qxf7#, which is mate.")


def test_an_exchange_is_no_refutation(search: LineSearch) -> None:
    fen = "r4rk1/pp3ppp/2p5/3q4/3P4/1Q3N2/PP3PPP/R4RK1 w - - 0 1"
    sentences = explained(search, fen).words.get(Part.ALTERNATIVES, [])
    assert not any("Qxd5 is worse" in text and "wins a queen" in text for text in sentences)


def test_the_proof_is_printed_on_request(search: LineSearch) -> None:
    found = explained(search, FORK)
    board = chess.Board(FORK)
    short, whole = found.words, explain(board, None, search, proofs=True).words
    assert len(whole[Part.DOES]) > len(short[Part.DOES])
    assert "prey(f6, d5, After)" in " ".join(whole[Part.DOES])


def test_it_is_also_json_and_a_game(search: LineSearch) -> None:
    explanation = explained(search, FORK)
    found = ExplainedMove(explanation)
    written = found.as_dict()
    assert written["move"] == "c3d5"
    assert written["motifs"][0]["tactic"] == "fork"
    assert written["text"]["does"] == found.words[Part.DOES]
    game = found.as_game()
    assert game.variations[0].move == found.move
    assert "forks the king" in game.variations[0].comment
    assert len(game.variations) > 1


def test_a_game_that_is_over_has_no_move_to_explain(search: LineSearch) -> None:
    with pytest.raises(ClausewitzError, match="there is no legal move to explain"):
        explained(search, "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1")
