"""Zugzwang: found by letting the side pass that would rather not move."""

import pytest

import clausewitz


@pytest.mark.parametrize(
    ("fen", "said"),
    [
        # A pawn falls as soon as the other side has to move: at once, or after one more move.
        (
            "8/8/8/3p1K2/2kP4/8/8/8 w - - 0 1",
            "Ke5 puts Black in zugzwang: it would rather pass, since every move loses something.",
        ),
        (
            "8/8/p3k3/P1p1P1pp/4K3/6PP/8/8 b - - 0 36",
            "After 37. gxh4, 37... gxh4 puts White in zugzwang: "
            "it would rather pass, since every move loses something.",
        ),
        # A tempo changes nothing where the king is far away, nor is a middlegame one.
        ("8/8/3KP3/8/8/8/7k/8 w - - 0 1", ""),
        ("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3", ""),
    ],
)
def test_who_would_rather_pass(fen: str, said: str) -> None:
    reasons = [one for move in clausewitz.suggest(fen) for one in move.reasons]
    assert "".join(one.why for one in reasons if one.tactic == "zugzwang") == said
