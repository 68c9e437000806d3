"""What is written beside the moves of a game: neighbours agree, and words have a reason."""

import random
from collections.abc import Collection
from itertools import pairwise

import chess
import chess.pgn
import pytest

from clausewitz.advice.lines.advised_lines import SearchedLine, explained
from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.judgement import holds, move_classes
from clausewitz.advice.lines.statements import brief_term, missed_term, mistake_term
from clausewitz.advice.request import AdviceRequest
from clausewitz.coaching.annotated_games import ReadyGame, annotate
from clausewitz.coaching.chances import explained_chances
from clausewitz.coaching.game_judge import judged_game
from clausewitz.coaching.judged_moves import Chance, JudgedGame, JudgedMove
from clausewitz.coaching.judges import Care, turned
from clausewitz.engines.own.search_limit import MATE
from clausewitz.wording import say
from coaching.pupils import OVERLOOKED, read_games


class WhimsicalJudge:
    """Who sees something else whenever a position is looked at again, if often what was played."""

    def begin(self) -> None:
        self._random = random.Random(self.seed)

    def __init__(self, seed: int, game: chess.pgn.Game) -> None:
        self.seed = seed
        self._played = {node.parent.board().epd(): node.move for node in game.mainline()}

    def best(
        self, board: chess.Board, care: Care, without: Collection[chess.Move] = ()
    ) -> JudgedLine:
        among = [move for move in board.legal_moves if move not in without]
        return self.line_of(board, self._chosen(board, among), care)

    def _chosen(self, board: chess.Board, among: list[chess.Move]) -> chess.Move:
        played = self._played.get(board.epd())
        if played in among and self._random.random() < 0.6:
            return played
        return self._random.choice(among)

    def line_of(self, board: chess.Board, move: chess.Move, care: Care) -> JudgedLine:
        after = board.copy(stack=False)
        moves = [move]
        after.push(move)
        while len(moves) < 4 and (replies := list(after.legal_moves)):
            moves.append(self._chosen(after, replies))
            after.push(moves[-1])
        return JudgedLine(tuple(moves), self._random.choice((-500, -150, 0, 30, 200, MATE - 3)))

    def weighed(self, board: chess.Board, move: chess.Move) -> int | None:
        return self._random.choice((None, -300, 0, 250, 2500))

    def answer(self, board: chess.Board, known: JudgedLine | None = None) -> SearchedLine:
        return SearchedLine(board, known or self.best(board, Care.SURE))


@pytest.mark.parametrize("seed", [0, 7, 11, 26])
def test_a_move_is_worth_what_the_position_after_it_is_worth(seed: int) -> None:
    (game,) = read_games(OVERLOOKED)
    judge = WhimsicalJudge(seed, game)
    moves = judged_game(game.board(), list(game.mainline_moves()), judge).moves
    assert any(move.care > Care.GLANCE for move in moves)
    for move, after in pairwise(moves):
        assert move.value == turned(after.score)
    best = [move for move in moves[:-1] if move.move == move.best.move]
    assert all(move.value == move.best.score for move in best)


def test_who_still_wins_has_not_blundered() -> None:
    classes = move_classes(MATE - 19, 430)
    assert "bad" in classes
    assert "terrible" not in classes
    assert "terrible" in move_classes(MATE - 19, 120)


def test_nothing_is_given_away_where_the_game_is_lost() -> None:
    assert "mistake" not in move_classes(-650, -MATE + 24)
    assert "mistake" in move_classes(-350, -MATE + 24)


def test_what_is_questionable_is_for_both_evaluations_to_say() -> None:
    assert "questionable" in move_classes(200, 90)
    assert "overlooked" not in move_classes(200, 90)
    assert "overlooked" in move_classes(200, 90, other=(210, 10))
    assert {"mistake", "questionable"} <= move_classes(210, 20)
    assert not {"mistake", "overlooked"} & move_classes(210, 20, other=(150, 300))
    assert "questionable" not in move_classes(200, -200)


def test_who_is_twenty_pawns_ahead_by_the_other_evaluation_overlooks_no_mate() -> None:
    assert "overlooked" in move_classes(MATE - 1, 970, other=(MATE - 1, 1200))
    assert "overlooked" not in move_classes(MATE - 1, 970, other=(MATE - 1, 2100))
    assert "questionable" in move_classes(MATE - 1, 970)


def test_a_mistake_is_obvious_by_what_it_gives_away_as_that_is_felt() -> None:
    assert {"obvious", "beyond_doubt"} <= move_classes(50, -420)
    assert not {"obvious", "beyond_doubt"} & move_classes(-380, -620)
    doubtless = move_classes(20, -240)
    assert "beyond_doubt" in doubtless
    assert "obvious" not in doubtless


def test_only_a_pawn_is_taken_en_passant() -> None:
    """The pawn takes a bishop first, and another passes later."""
    board = chess.Board("1k6/7p/8/6P1/8/4b3/5P2/6K1 w - - 0 1")
    line = JudgedLine(tuple(map(chess.Move.from_uci, ("f2e3", "h7h5", "g5h6"))), 500)
    (found,) = explained([SearchedLine(board, line)], AdviceRequest(only=("en_passant",)))
    assert found.sentence == "After 1... h5, 2. gxh6 takes the pawn on h5 en passant."


EXCHANGE = "r1bqr1k1/1pn2pp1/7p/2P3b1/1PBN4/4B1N1/2Q2PPP/1R2K2R b K - 0 19"


def test_what_a_mistake_has_taken_is_held_against_the_answer() -> None:
    """A bishop takes a bishop and is taken: that wins nothing."""
    board = chess.Board(EXCHANGE)
    played = JudgedLine(tuple(map(chess.Move.from_uci, ("g5e3", "f2e3"))), -380)
    best = JudgedLine((chess.Move.from_uci("d8d4"),), -170)
    (text,) = say([mistake_term(board, played, best, "terrible")])
    assert text == (
        "Bxe3 is a blunder and misses a chance: Qxd4 wins a knight; "
        "after 20. fxe3 White is winning (+3.8)."
    )


def test_taking_back_is_no_chance_that_was_missed() -> None:
    board = chess.Board(EXCHANGE)
    board.push_uci("g5e3")
    played = JudgedLine(tuple(map(chess.Move.from_uci, ("e1g1", "e3d4"))), -280)
    best = JudgedLine((chess.Move.from_uci("f2e3"),), 380)
    (text,) = say([missed_term(board, played, best, "terrible", is_back=True)])
    assert text == (
        "O-O is a blunder: fxe3 takes back; after 20... Bxd4 Black is clearly better (-2.8)."
    )


MANY = "2br3k/p7/8/3n4/8/8/8/3QK3 w - - 0 1"


def test_of_many_pieces_the_first_is_named() -> None:
    board = chess.Board(MANY)
    moves = ("d1d5", "a7a6", "d5d8", "h8h7", "d8c8", "h7g6", "c8a6")
    line = JudgedLine(tuple(map(chess.Move.from_uci, moves)), 1200)
    assert brief_term(board, line) == "at_least(gain([knight],[]))"
    (text,) = say([f"brief('Qxd5', {brief_term(board, line)})"])
    assert text == "Qxd5 wins at least a knight."


def test_a_move_is_not_praised_for_being_the_best() -> None:
    line = JudgedLine(tuple(map(chess.Move.from_uci, ("g1f3", "d7d5", "d2d4"))), 60)
    move = JudgedMove(chess.Board(), line.move, line, 60)
    (found,) = explained_chances([Chance(0, move, given=True)])
    assert found.why.startswith("Nf3 is the move to play")
    assert (found.main, found.shows) == ("", False)


def test_taking_back_is_not_praised() -> None:
    """Queen and rook are exchanged for queen and knight: the rook was not won by this move."""
    (game,) = read_games(
        '[FEN "4r1k1/1R3pp1/p6p/3p1Q2/8/2q2N1P/5rPK/8 b - - 1 33"]\n\n33... Qxf3 34. Qxf3 *'
    )
    queen = JudgedLine(tuple(map(chess.Move.from_uci, ("f5f3", "f2f3", "g2f3"))), -425)
    first, second = game.mainline()
    moves = [
        JudgedMove(
            first.parent.board(), first.move, JudgedLine((first.move, *queen.moves), 425), 425
        ),
        JudgedMove(second.parent.board(), second.move, queen, -425, queen.moves[1:]),
    ]
    (found,) = explained_chances([Chance(1, moves[1], given=False)])
    assert found.main == "Qxf3 wins a rook."
    annotate([ReadyGame(game, JudgedGame(moves), {1: found})])
    assert "rook" not in second.comment


def test_a_move_that_is_mated_runs_into_that_whatever_was_missed() -> None:
    (game,) = read_games('[FEN "6k1/5ppp/8/8/8/8/r2N1PPP/4R1K1 b - - 0 1"]\n\n1... Ra3 2. h3 *')
    first, second = game.mainline()
    board = first.parent.board()
    best = JudgedLine((chess.Move.from_uci("a2d2"),), 300)
    mate = (chess.Move.from_uci("e1e8"),)
    moves = [
        JudgedMove(board, first.move, best, 2 - MATE, mate),
        JudgedMove(first.board(), second.move, JudgedLine(mate, MATE - 1), 0),
    ]
    (found,) = explained_chances([Chance(0, moves[0], given=True)])
    annotate([ReadyGame(game, JudgedGame(moves), {0: found})])
    assert "Ra3 is a blunder: 2. Re8# is mate." in first.comment


@pytest.mark.parametrize(
    ("motif", "ply", "length", "expected"),
    [
        ("fork", 3, 5, True),
        ("clearance", 5, 1, False),  # after the part that is explained
        ("kill_box_mate", 17, 17, False),  # nobody sees that far
        ("sacrifice", 1, 5, False),  # what it is given up for says more
    ],
)
def test_a_point_comes_soon_and_says_something(
    motif: str, ply: int, length: int, expected: bool
) -> None:
    assert holds(f"is_headline({motif},{ply},{length})") is expected


def test_a_mate_in_one_that_is_put_off_is_said_to_be_missed() -> None:
    board = chess.Board("r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4")
    played = JudgedLine(tuple(map(chess.Move.from_uci, ("h5e5", "f8e7"))), MATE - 9)
    best = JudgedLine((chess.Move.from_uci("h5f7"),), MATE - 1)
    assert "overlooked" in move_classes(best.score, played.score)
    (text,) = say([missed_term(board, played, best, "slight")])
    assert text == (
        "Qxe5+ is inaccurate and misses a chance: Qxf7# is mate; after 4... Be7 White still mates "
        "in four."
    )


@pytest.mark.parametrize(
    ("second", "words"),
    [("Rxd7", ""), ("h3", "misses a chance: Rxd7 wins a rook for a bishop;")],
)
def test_one_line_has_one_gain(second: str, words: str) -> None:
    """What the mistake took counts beside both moves; and nothing is said twice."""
    fen = "6k1/3r1ppp/8/1B6/3n4/8/5PPP/3R2K1 b - - 0 1"
    (game,) = read_games(f'[FEN "{fen}"]\n\n1... Nxb5 2. {second} *')
    mistake, answer = game.mainline()
    rook = (chess.Move.from_uci("d1d7"), chess.Move.from_uci("b5d6"), chess.Move.from_uci("d7d6"))
    best = JudgedLine((chess.Move.from_uci("d7d5"),), 0)
    is_taken = second == "Rxd7"
    moves = [
        JudgedMove(game.board(), mistake.move, best, -500, rook),
        JudgedMove(
            mistake.board(),
            answer.move,
            JudgedLine(rook[:1], 500),
            500 if is_taken else 0,
            () if is_taken else (chess.Move.from_uci("d7d1"),),
        ),
    ]
    (found,) = explained_chances([Chance(1, moves[1], given=True)])
    annotate([ReadyGame(game, JudgedGame(moves), {1: found})])
    assert "Nxb5 is a blunder: 2. Rxd7 wins a rook for a bishop." in mistake.comment
    assert words in answer.comment
    assert ("rook" in answer.comment) is not is_taken


def test_a_quiet_move_that_gains_a_pawn_later_is_no_chance() -> None:
    """What the played move lost is said, not what a slow best line ends with."""
    (game,) = read_games('[FEN "6k1/5ppp/8/p7/8/7q/3Q1PP1/3R2K1 w - - 0 1"]\n\n1. f3 Qg3 *')
    first, second = game.mainline()
    slow = ("d2d7", "a5a4", "d7a4")
    best = JudgedLine(tuple(map(chess.Move.from_uci, slow)), 320)
    answer = JudgedLine((second.move,), 0)
    moves = [
        JudgedMove(game.board(), first.move, best, 0, answer.moves),
        JudgedMove(first.board(), second.move, answer, 0),
    ]
    (found,) = explained_chances([Chance(0, moves[0], given=True, counts=False)])
    annotate([ReadyGame(game, JudgedGame(moves), {0: found})])
    assert "f3 is a blunder: Qd7 is better; after 1... Qg3" in first.comment


def test_what_the_move_before_was_sure_to_win_is_not_praised() -> None:
    """A fork, and the rook that it won."""
    fen = "6k1/1r3ppp/8/8/3N4/8/5PPP/6K1 w - - 0 1"
    (game,) = read_games(f'[FEN "{fen}"]\n\n1. Nc6 g6 2. Nd8 h6 3. Nxb7 *')
    nodes = list(game.mainline())
    line = [node.move for node in nodes]
    moves = [
        JudgedMove(node.parent.board(), node.move, JudgedLine(tuple(line[at:]), 500), 500)
        for at, node in enumerate(nodes)
    ]
    for move, at in zip(moves, range(5), strict=True):
        move.answer = tuple(line[at + 1 :])
    (found,) = explained_chances([Chance(4, moves[4], given=False)])
    assert found.main
    annotate([ReadyGame(game, JudgedGame(moves), {4: found})])
    assert found.main not in nodes[4].comment


def test_of_who_wins_by_far_only_a_short_mate_is_overlooked() -> None:
    assert "overlooked" in move_classes(1400, 750)
    assert "overlooked" not in move_classes(1400, 850)
    assert "overlooked" in move_classes(MATE - 7, 850)
    assert "overlooked" not in move_classes(MATE - 7, 1050)
    assert "overlooked" in move_classes(MATE - 5, 1050)


def test_what_gives_away_a_little_is_unsure() -> None:
    assert "unsure" in move_classes(500, 320)  # still ahead
    assert "unsure" not in move_classes(500, 250)  # beyond that
    assert "unsure" in move_classes(240, 60)  # a mistake
    assert "unsure" not in move_classes(-240, -400)  # neither


def test_what_is_nearly_a_mistake_is_doubtful() -> None:
    assert "mistake" not in move_classes(160, 0)
    assert "doubtful" in move_classes(160, 0)
    assert "doubtful" not in move_classes(110, 0)
