"""Other legal moves as negative examples."""

import chess

from clausewitz.games.example import Example
from clausewitz.games.negatives import with_other_moves

FORK = Example("8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1", "c3d5", source="x", themes=("fork",))


def test_other_moves_are_legal_negative_and_their_own_sources() -> None:
    first, *others = with_other_moves([FORK], 5, seed=1)
    assert first == FORK
    assert len({other.move for other in others}) == 5
    for other in others:
        assert chess.Move.from_uci(other.move) in FORK.board().legal_moves
        assert other.move != FORK.move
        assert not other.label
        assert other.source == f"x {other.move}"
        assert other.fen == FORK.fen


def test_there_are_no_more_than_there_are_and_the_seed_decides() -> None:
    assert len(list(with_other_moves([FORK], 500, seed=1))) == FORK.board().legal_moves.count()
    drawn = [tuple(e.move for e in with_other_moves([FORK], 3, seed=s)) for s in (1, 1, 2)]
    assert drawn[0] == drawn[1] != drawn[2]


def test_negative_examples_get_none() -> None:
    negative = Example(FORK.fen, "g1h1", label=False)
    assert list(with_other_moves([negative], 3, seed=1)) == [negative]


def test_promotions_on_one_square_are_one_move() -> None:
    pawn = Example("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7a8q")
    moves = [e.move for e in with_other_moves([pawn], 99, seed=1)][1:]
    assert sorted(moves) == ["a1a2", "a1b1", "a1b2"]
