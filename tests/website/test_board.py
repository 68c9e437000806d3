"""The board of the playground: moves, games, positions set up, and who reads it by ear."""

import pytest

from website.site_pages import FORK, Visit

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
PROMOTES = "8/P7/8/8/8/k7/8/2K5 w - - 0 1"
KINGS = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"


def fen(visit: Visit) -> str:
    return str(visit.get("document.getElementById('position').value"))


def play(visit: Visit, move: str) -> None:
    visit.fill("move", move)
    visit.click("#move-form button")


def click_square(visit: Visit, square: str) -> None:
    file, rank = "abcdefgh".index(square[0]), int(square[1])
    visit.get("document.getElementById('board').scrollIntoView()")
    visit.get("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")  # it is seen
    box = visit.get("(b => [b.left, b.top, b.width])(board.getBoundingClientRect())")
    x, y = box[0] + (file + 0.5) * box[2] / 8, box[1] + (8.5 - rank) * box[2] / 8
    visit.browser.mouse(x, y, "mousePressed", "mouseReleased")


def test_moves_are_typed_in_both_notations(visit: Visit) -> None:
    visit.at("clingo", START)
    play(visit, "e4")
    play(visit, "e7e5")
    assert fen(visit) == "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
    assert visit.texts("#moves button") == ["e4", "e5"]
    play(visit, "Ke3")
    assert visit.text("#position-status") == "Ke3 is not a legal move here."


def test_moves_are_made_on_the_board(visit: Visit) -> None:
    visit.at("clingo", PROMOTES)
    click_square(visit, "a7")
    click_square(visit, "a8")
    visit.wait("document.getElementById('promotion').open")
    visit.click("#promotion button[value=n]")
    visit.wait("document.querySelectorAll('#moves button').length === 1")
    assert visit.texts("#moves button") == ["a8=N"]


def test_games_are_pasted_and_walked_through(visit: Visit) -> None:
    visit.at("clingo", FORK)
    visit.set_position('[White "A"]\n\n1. f3 e5 (1... d5) 2. g4 {bad} Qh4# 0-1')
    assert visit.text("#position-status") == "Mate: Black has won."
    visit.click("#back")
    visit.click("#first")
    assert fen(visit) == START
    visit.click("#forward")
    assert visit.text("#moves [aria-current]") == "f3"
    visit.set_position("1. e4 e5 2. Ke3")
    assert visit.text("#position-status") == "Ke3 is not a legal move after 2 half moves."


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("hello", "This is neither a FEN nor a game."),
        ("8/8/8/8/8/8/8/8 w - - 0 1", "The board is empty."),
        ("4k3/8/8/8/8/8/8/8 w - - 0 1", "Each side needs one king."),
        ("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", "The side that is not to move is in check."),
        ("4k3/8/8/8/8/8/8/4X3 w - - 0 1", "This is not a FEN."),
    ],
)
def test_what_is_no_position_is_reported(visit: Visit, text: str, words: str) -> None:
    visit.at("clingo", FORK)
    visit.set_position(text)
    assert visit.text("#position-status") == words


def test_positions_are_set_up_by_clicks(visit: Visit) -> None:
    visit.at("clingo", FORK)
    visit.click("#setup summary")
    visit.wait("document.getElementById('setup').open")
    visit.click("#clear-board")
    assert fen(visit) == KINGS
    visit.click("[name=piece][value='black queen']")
    click_square(visit, "d8")
    visit.wait("document.getElementById('position').value.startsWith('3qk3')")
    visit.click("[name=turn][value=b]")
    assert fen(visit) == "3qk3/8/8/8/8/8/8/4K3 b - - 0 1"
    visit.click("[name=piece][value='none']")
    click_square(visit, "e1")
    visit.wait("document.getElementById('position').value.includes('/8 b')")
    assert visit.text("#position-status") == "Not yet a position: each side needs one king."
    visit.click("#start-board")
    visit.click("[name=turn][value=w]")
    assert fen(visit) == START


def test_the_board_is_described_to_screen_readers(visit: Visit) -> None:
    visit.at("clingo", FORK)
    label = visit.get("document.getElementById('board').getAttribute('aria-label')")
    assert label == "White: Ke1, Nd5. Black: Ke8, Ra8. White to move."
