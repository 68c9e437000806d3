"""Examples that contradict each other are refused, and only these."""

import chess
import pytest

from clausewitz.games.example import Example
from clausewitz.games.negatives import refuse_contradictions, without_contradictions
from clausewitz.support.errors import ClausewitzError

START = chess.STARTING_FEN
PAWN = "8/P6k/8/8/8/8/8/K7 w - - 0 1"


def test_same_move_with_both_labels_is_refused_with_its_position() -> None:
    examples = [
        Example(START, "g1f3"),
        Example(START, "e2e4", label=False),
        Example(START, "e2e4"),
    ]
    with pytest.raises(ClausewitzError) as refusal:
        refuse_contradictions(examples)
    assert str(refusal.value) == f"e2e4 is both a positive and a negative example in {START}"


def test_position_is_the_same_whatever_its_clocks_and_blanks() -> None:
    later = START.replace("0 1", "4 3")
    spaced = START.replace(" ", "  ").removesuffix("0  1")
    for fen in (later, spaced):
        with pytest.raises(ClausewitzError, match="e2e4 is both"):
            refuse_contradictions([Example(START, "e2e4"), Example(fen, "e2e4", label=False)])


def test_promotions_of_one_pawn_are_one_move() -> None:
    examples = [Example(PAWN, "a7a8q", label=False), Example(PAWN, "a7a8n")]
    with pytest.raises(ClausewitzError, match="a7a8n is a positive and a7a8q a negative"):
        refuse_contradictions(examples)
    refuse_contradictions([Example(PAWN, "a7a8q"), Example(PAWN, "a7a8n")])


def test_other_moves_other_positions_and_repetitions_are_no_contradiction() -> None:
    refuse_contradictions([])
    refuse_contradictions(
        [
            Example(START, "e2e4"),
            Example(START, "e2e4", split="test"),
            Example(START, "e2e3", label=False),
            Example(START.replace("KQkq", "-"), "e2e4", label=False),
        ]
    )


def test_negative_sources_that_contradict_can_be_left_out() -> None:
    fen, other = chess.STARTING_FEN, "8/8/8/8/8/2k5/8/K1R5 b - - 0 1"
    positive = Example(fen, "e2e4", source="a")
    examples = [
        positive,
        Example(fen.replace("0 1", "3 9"), "e2e4", label=False, source="b"),
        Example(other, "c3b3", label=False, source="b"),
        Example(other, "c3d2", label=False, source="c"),
        Example(fen, "d2d4", label=False),
    ]
    left = without_contradictions(examples)
    assert left == [positive, examples[3], examples[4]]
    refuse_contradictions(left)
