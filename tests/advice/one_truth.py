"""One truth: `suggest`, `explain` and `annotate` give the same move, value and motif.

    make agree-advice [ARGS="-n 500 --list 20"]

Every position comes as a FEN. `annotate` gets a game in which the best move is played, as the
others name it, and which is glanced at where nothing happens: the value is compared where it names
a chance. A motif is what a line shows and what does more than describe it; where an answer
gives none, only that is compared. What `suggest` does not answer is compared between the others.
Disagreements are listed, then counted; any makes the exit status 1.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import chess
import chess.pgn

import clausewitz
from advice.flipped_positions import boards
from agree.sources import game_positions
from clausewitz.advice.lines.line_tags import DESCRIBES, motif_kinds
from clausewitz.engines.own.searcher import mate_distance
from clausewitz.position.board import fen_of

KINDS = ("move", "motif", "value")
"""What is compared, the worst disagreement first."""


def positions(number: int) -> list[chess.Board]:
    """Puzzles, positions of games and endings; beyond those that ship for it, of games alone."""
    mixed = boards()[:number]
    games = game_positions(2 * (number - len(mixed))) if number > len(mixed) else []
    going_on = [board for board in games if any(board.legal_moves)]
    return [*mixed, *going_on[: number - len(mixed)]]


@dataclass(frozen=True, slots=True)
class Answer:
    """What is said of a position; None is what an answer does not say."""

    move: str
    value: str | None
    """Hundredths of a pawn or moves to mate."""
    motif: str | None
    """Empty where the line shows none that decides anything."""


@dataclass(frozen=True, slots=True)
class Disagreement:
    fen: str
    of: str
    """Move, value or motif."""
    between: tuple[str, str]
    said: tuple[str, str]

    def __str__(self) -> str:
        pairs = zip(self.between, self.said, strict=True)
        return f"{self.fen}: {self.of}: " + ", ".join(f"{who} {what}" for who, what in pairs)


def suggested(fen: str) -> Answer | None:
    moves = clausewitz.suggest(fen).as_dict()["moves"]
    if not moves:
        return None
    first = moves[0]
    # Where nothing is forced reasons are strategic words, of which a pin is one, too.
    motif = deciding(r["tactic"] for r in first["reasons"]) if first["forced"] else None
    return Answer(first["move"], _value(first), motif)


def explained(fen: str) -> Answer:
    found = clausewitz.explain(fen).as_dict()
    return Answer(found["move"], _value(found), deciding(one["tactic"] for one in found["motifs"]))


def annotated(fen: str, played: str) -> Answer:
    """What `annotate` says of the position at the start of a game in which a move is played."""
    game = chess.pgn.Game()
    game.setup(chess.Board(fen))
    game.add_main_variation(chess.Move.from_uci(played))
    found = clausewitz.annotate(game)
    if found.chances and found.chances[0].fen == fen:
        chance = found.chances[0]
        return Answer(chance.line[0], _score(chance.score), deciding(chance.motifs))
    node, *better = found.game.variations
    assert node.move is not None
    if better:
        return Answer(better[0].move.uci(), None, None)
    return Answer(node.move.uci(), None, None)


def _value(found: dict[str, Any]) -> str:
    return f"mate {found['mate']}" if "mate" in found else str(found["score"])


def _score(score: int) -> str:
    mate = mate_distance(score)
    return str(score) if mate is None else f"mate {mate}"


def deciding(motifs: Iterable[str]) -> str:
    """The first motif that does more than describe a line."""
    kinds = motif_kinds()
    return next((name for name in motifs if kinds.get(name, DESCRIBES) != DESCRIBES), "")


def disagreements(fen: str) -> Iterator[Disagreement]:
    """Where two answers to a position say different things."""
    first, whole = suggested(fen), explained(fen)
    answers = {"suggest": first, "explain": whole, "annotate": annotated(fen, whole.move)}
    known = {who: answer for who, answer in answers.items() if answer is not None}
    for (one, own), (other, others) in combinations(known.items(), 2):
        for of in KINDS:
            said = getattr(own, of), getattr(others, of)
            if None not in said and said[0] != said[1]:
                yield Disagreement(fen, of, (one, other), (str(said[0]), str(said[1])))
            if of == "move" and said[0] != said[1]:
                break  # the value and the motif of another move are others


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("-n", type=int, default=500, help="positions, 500 by default")
    parser.add_argument("--list", type=int, default=20, metavar="N", help="print N of them")
    chosen = parser.parse_args()
    drawn = positions(chosen.n)
    found = [one for board in drawn for one in disagreements(fen_of(board))]
    found.sort(key=lambda one: KINDS.index(one.of))
    print(*found[: chosen.list], sep="\n")
    for (of, (one, other)), number in Counter((one.of, one.between) for one in found).items():
        print(f"{one} and {other}, {of}: {number} of {len(drawn):,} positions differ")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
