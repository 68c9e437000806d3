"""Records of judged games, made by hand: it is known what a page of them shows."""

import chess

from clausewitz.coaching.chances import ExplainedChance
from clausewitz.coaching.game_records import GameRecord
from clausewitz.engines.own.search_limit import MATE
from coaching.pupils import HOSTILE
from training.puzzle_samples import TWO_MOVES

SITE = "https://lichess.org/abcdefgh"
SCHOLAR = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4"
FORK = "2q3k1/5ppp/8/3N4/8/8/5PPP/6K1 w - - 1 31"


def chance(fen: str, line: str, **fields: object) -> ExplainedChance:
    """A chance that a move before has given, and which was missed unless another thing is said."""
    board = chess.Board(fen)
    plain: dict[str, object] = {
        "ply": board.ply(),
        "side": "white" if board.turn else "black",
        "fen": fen,
        "before": "",
        "played": "",
        "line": tuple(line.split()),
        "score": 500,
        "value": 0,
        "taken": False,
        "missed": True,
        "given": True,
        "motifs": ("fork",),
        "why": "It forks.",
        "squares": (),
    }
    return ExplainedChance(**plain | fields)  # type: ignore[arg-type]


MISSED = chance(
    SCHOLAR,
    "h5f7",
    before="g8f6",
    played="h5e5",
    answer="c6e5",
    score=MATE - 1,
    value=-730,
    motifs=("mate",),
    why="Qxf7# is mate.",
    squares=("f7", "e8"),
)
"""White, who has a mate in one and takes a pawn with the queen."""
TWO = chance(
    chess.Board(TWO_MOVES).fen().replace(" w ", " b ").replace("R5K1", "4R1K1"),
    "h6e3 e1e3 f8f1",
    before="a1e1",
    played="h6h3",
    score=MATE - 3,
    value=40,
    motifs=("pillsburys_mate",),
    why="It mates in two.",
    squares=("f1", "g1"),
    lit=3,
)
"""Black, who mates in two; the first moves are given away by no other of the samples."""
ALLOWED = chance(
    FORK, "d5e7 g8f8 e7c8", before="a8c8", played="f2f4", answer="c8c5", score=450, value=-310
)
"""White, against the player."""
OVERLOOKED = chance(
    "6k1/5ppp/8/8/8/8/5PPP/R3R1K1 w - - 0 40",
    "a1a8",
    before="h8g8",
    played="h2h3",
    score=MATE - 1,
    value=900,
    missed=False,
    overlooked=True,
    motifs=("back_rank_mate",),
    why="Ra8# is mate.",
    squares=("a8", "g8"),
)
"""White, who has two mates in one, and wins all the same."""
FOUND = chance(SCHOLAR, "h5f7", before="g8f6", played="h5f7", taken=True, missed=False)


def record(number: int, side: str, *chances: ExplainedChance, **tags: str) -> GameRecord:
    players = {"White": "Anna", "Black": "Bert"}
    if side == "black":
        players = {"White": "Bert", "Black": "Anna"}
    return GameRecord(
        place=f"pupil.pgn/{number}",
        side=side,
        tags={**players, "Result": "1-0", **tags},
        ratings=(1500, 1510),
        start=chess.STARTING_FEN,
        opening=("e2e4", "e7e5"),
        moves=30 + number,
        mistakes=2,
        chances=chances,
        pgn="",
    )


def games() -> list[GameRecord]:
    """Four games in two months; the first has an address, the second names that could be obeyed."""
    return [
        record(1, "white", MISSED, Date="2024.01.02", Site=SITE, Opening="Italian Game"),
        record(2, "black", TWO, Date="2024.01.09", Site="javascript:alert(1)", Opening=HOSTILE),
        record(3, "black", ALLOWED, Date="2024.02.03", White=HOSTILE, Site="Club"),
        record(
            4, "white", FOUND, OVERLOOKED, Date="2024.02.05", Opening="Italian Game", Result="0-1"
        ),
    ]
