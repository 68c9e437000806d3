"""Lines of play: where they end, what they win, and when they are tactics."""

import chess
import pytest

from clausewitz.advice.lines.advised_lines import with_mate
from clausewitz.advice.lines.judged_line import JudgedLine, chances
from clausewitz.advice.lines.judgement import claimed
from clausewitz.advice.lines.statements import NOTHING, result_term
from clausewitz.engines.own.search_limit import MATE
from clausewitz.position.board import fen_of
from clausewitz.prolog import prolog

Line = tuple[chess.Board, tuple[chess.Move, ...]]
FORK = "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1"


def line(fen: str, *san: str) -> Line:
    board, moves = chess.Board(fen), []
    after = board.copy()
    for text in san:
        moves.append(after.push_san(text))
    return board, tuple(moves)


def answer(played: Line, goal: str) -> dict[str, str]:
    """What holds of the course of a line by logic/judgement/gains.pl; nothing if that fails."""
    board, moves = played
    words = ", ".join(move.uci() for move in moves)
    made = f'fen_line("{fen_of(board)}", [{words}], Line), course(Line, Course)'
    rows = prolog().query(f"{made}, judgement_gains:{goal}").rows
    return {name: value for row in rows for name, value in row.items() if name.isupper()}


def decisive(played: Line) -> int:
    return int(answer(played, "decisive_end(Course, P)")["P"])


def settled(played: Line) -> tuple[int, bool]:
    found = answer(played, "settled_end(Course, P, W)")
    return int(found["P"]), found["W"] == "true"


def first_gain(played: Line, least: int) -> int:
    return int(answer(played, f"first_gain(Course, {least}, P)").get("P", 0))


def gain(played: Line, ply: int) -> int:
    return int(answer(played, f"balance_at(Course, {ply}, B)")["B"])


@pytest.mark.parametrize(
    ("fen", "san", "shown"),
    [
        (FORK, "Nd5+ Ke5 Nxc7 g6 Na8 Kd4", 3),  # the rook is won; what follows is another story
        (FORK, "Nd5+ Ke6", 1),  # the mover's last move ends it
        ("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 2 3", "Qxf7#", 1),
        # Pawns are exchanged.
        ("k7/8/8/3p4/4P3/2N5/8/K5q1 w - - 0 1", "Kb2 dxe4 Nxe4 Kb7", 3),
        (chess.STARTING_FEN, "e4 e5 Nf3 Nc6 Bb5", 3),  # nothing is won
    ],
)
def test_a_line_is_shown_until_what_was_wanted_is_in_hand(fen: str, san: str, shown: int) -> None:
    assert decisive(line(fen, *san.split())) == shown


def test_what_is_lost_again_later_was_not_won() -> None:
    played = line(
        "k7/8/8/3p4/4P3/8/8/K2r4 w - - 0 1", *["Kb2", "Rd2+", "Kc3", "dxe4", "Kxd2", "Kb7"]
    )
    assert decisive(played) == 5
    assert gain(played, 5) == 4


def test_what_the_last_move_of_a_line_takes_back_was_not_won() -> None:
    """The rook takes a knight, and is taken two moves later."""
    board = chess.Board("6k1/8/8/n7/8/8/7P/R3b1K1 w - - 0 1")
    moves = tuple(map(chess.Move.from_uci, ("a1a5", "g8h8", "h2h3", "e1a5")))
    assert decisive((board, moves)) == 3


def test_what_a_gain_costs_later_is_counted() -> None:
    fen = "rn1RB3/r2R1pkp/p4p2/1pp1pP2/4P3/8/PPP3PP/6K1 b - - 3 23"
    played = line(fen, *["Nxd7", "Rxa8", "Rxa8", "Bxd7", "Rd8", "Bc6", "Rd1+", "Kf2"])
    assert decisive(played) == 1
    assert settled(played) == (5, True)
    assert gain(played, 5) == 2


def test_a_combination_after_the_first_gain_is_not_what_it_costs() -> None:
    fen = "1k6/1p4RP/2p2p2/8/4r3/p6K/8/8 w - - 0 1"
    played = line(fen, *["h8=Q+", "Ka7", "Rxb7+", "Kxb7", "Qh7+", "Kb6", "Qxe4"])
    assert first_gain(played, 3) == 1
    # The rook does not come back here.
    played = line(fen, *["h8=Q+", "Ka7", "Rxb7+", "Kxb7", "Qh7+", "Kb6", "Qg7"])
    assert first_gain(played, 3) != 1


def test_a_gain_is_settled_after_it_was_taken_back() -> None:
    fen = "3Bqb1r/p1R2ppp/k3p3/1ppbP3/8/8/PP3PPP/3Q2K1 w - - 7 24"
    san = "Qd3 c4 Qd4 Bb7 a4 Qc6 Rxc6+ Bxc6 axb5+ Bxb5 Qf4 Bc5 Bc7 Rf8 Bd6 Bxd6 exd6"
    played = line(fen, *san.split())
    assert gain(played, settled(played)[0]) == 4


def test_what_is_lost_again_was_not_won() -> None:
    played = line(
        "8/8/p5p1/2pk1p1p/5P1P/1PPK2P1/8/8 b - - 2 35", "c4+", "Kc2", "cxb3+", "Kxb3", "a5"
    )
    assert settled(played) == (5, False)


def test_an_exchange_is_shown_to_its_end() -> None:
    fen = "rnbqkb1r/pp3p1p/6pn/P1ppp3/8/3P1P2/1PP1P1P1/RNBQKBNR w KQkq - 0 8"
    assert settled(line(fen, "Bxh6", "Bxh6", "Rxh6", "Qg5", "Rh1")) == (3, True)


def test_a_promotion_is_waited_for() -> None:
    san = "Kf6 Kg4 Kg7 Kf3 Kxh7 Ke2 Kg6 Kd3 h7 Kd4 h8=Q+ Kd5 Qc3"
    board, moves = line("8/7p/4K2P/8/5k2/8/8/8 w - - 5 54", *san.split())
    assert settled((board, moves)) == (11, True)
    assert result_term(board, JudgedLine(moves, 900)) == "gain([pawn,new(queen)],[])"


def test_a_new_piece_that_is_taken_costs_the_pawn() -> None:
    goal = "won_and_lost(Course, 3, white, W, L)"
    played = line("8/P4k2/8/8/8/8/1r6/K1R5 w - - 0 1", "a8=Q", "Ra2+", "Qxa2+")
    assert answer(played, goal) == {"W": "[rook,new(queen)]", "L": "[]"}
    played = line("1r6/P4k2/8/8/8/8/8/K1R5 w - - 0 1", "a8=Q", "Rxa8+")
    assert answer(played, goal) == {"W": "[]", "L": "[pawn]"}


@pytest.mark.parametrize(
    ("fen", "san", "won"),
    [
        (FORK, "Nd5+ Ke5 Nxc7", 5),
        ("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8=Q", 8),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", 1),
    ],
)
def test_gains_count_captures_and_promotions(fen: str, san: str, won: int) -> None:
    played = line(fen, *san.split())
    assert gain(played, len(played[1])) == won


def test_chances_are_even_at_nought_and_end_somewhere() -> None:
    assert chances(0) == 0
    assert chances(300) == -chances(-300) > 0.4
    assert chances(3000) == chances(MATE - 3)


def judged(*scores: int) -> list[JudgedLine]:
    moves = list(chess.Board().legal_moves)
    return [JudgedLine((move,), score) for move, score in zip(moves, scores, strict=False)]


@pytest.mark.parametrize(
    ("scores", "claims"),
    [
        ((MATE - 3, MATE - 5), 2),  # both mate
        ((MATE - 3, 500), 1),
        ((-MATE + 4, -MATE + 2), 0),
        ((30, 20), 0),
        ((30, -150), 1),
        ((350, 300), 0),
        ((650, 450), 1),  # won anyway, and two pawns better
        ((650, 550), 0),
        ((-450, -650), 0),
        ((350, 150), 1),
        ((350,), 1),  # the only legal move
    ],
)
def test_a_tactic_stands_out(scores: tuple[int, ...], claims: int) -> None:
    assert claimed(judged(*scores))[0] == claims


def test_a_mate_is_played_out_against_the_longest_defence() -> None:
    board = chess.Board("kb6/brp5/1pK5/Pp6/8/8/8/8 w - - 0 1")
    first = chess.Move.from_uci("a5a6")
    found = with_mate(board, JudgedLine((first,), MATE - 3))
    assert found.move == first
    assert found.mate == 2
    for move in found.moves:
        board.push(move)
    assert board.is_checkmate()


def test_a_mate_that_is_none_is_left_as_it_is() -> None:
    board = chess.Board()
    claim = JudgedLine((chess.Move.from_uci("e2e4"),), MATE - 3)
    assert with_mate(board, claim) == claim


@pytest.mark.parametrize(
    ("fen", "line", "read"),
    [
        pytest.param(
            "r1q1r1k1/1p3pp1/n1p4p/p2pp2P/P3P3/2P2P2/1P1QBb2/R1BK3R w - - 0 24",
            "e2a6 a8a6 d2f2 e8e6 d1c2",
            3,
            id="the line that was opened is used for the bishop on f2",
        ),
        pytest.param(
            "5rk1/p5pp/2pp4/3p4/8/1P1R1rqP/P1P2QP1/4R1K1 w - - 0 25",
            "f2g3 f3g3 d3g3 a7a5 e1e6",
            1,
            id="to take back on the same square is no more than that",
        ),
    ],
)
def test_motifs_are_read_to_the_end_of_an_exchange_that_goes_on_elsewhere(
    fen: str, line: str, read: int
) -> None:
    played = chess.Board(fen), tuple(map(chess.Move.from_uci, line.split()))
    assert answer(played, "motif_end(Course, P)") == {"P": str(read)}


def test_a_line_to_a_mate_that_is_not_certain_wins_nothing() -> None:
    board = chess.Board("6k1/5ppp/8/8/8/8/7P/R3K3 w - - 0 1")
    line = JudgedLine((chess.Move.from_uci("a1a8"),), 900)  # no score of a mate
    assert result_term(board, line) == NOTHING
