#!/usr/bin/env python3
"""Fit logic/judgement/strategic_worth.pl: what strategic changes speak for a quiet move.

    python tools/strategy_fit.py MASTERS.pgn.zst … [-n 4000] [--seed 11]

Masters' moves are compared with the other legal moves of the same positions: the weights are those
of a conditional logit, in which the chance of a move grows with what it changes. One position is
drawn of each game, from the eighth move on; the side to move is not in check, and what is played
neither takes more than it risks nor checks. Games of the part on which answers are measured
(bench/quiet_positions.py) are left out.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import chess
import numpy as np

sys.path.append(str(Path(__file__).resolve().parents[1] / "bench"))

from clausewitz.clauses import read_text
from clausewitz.clauses.syntax import Compound, read_sentences, whole_number, write_term
from clausewitz.cli.progress import ProgressLine
from clausewitz.games.example import PassedOverError, Record
from clausewitz.games.game_stream import GameSampleRequest, games
from clausewitz.games.published_files import Source
from clausewitz.position.board import fen_of
from clausewitz.prolog import prolog
from clausewitz.runs.progress import Progress
from clausewitz.support.data import data_dir
from clausewitz.support.files import write_text
from puzzle_draws import Part
from quiet_positions import FIRST_MOVE, part_of_game
from ranking_fit.conditional_logit import Choices, fit

_PULL = 3.0
_RARE = 20  # moves that must make a change for it to get a weight of its own
_FILE = data_dir("logic") / "judgement" / "strategic_worth.pl"
_CHANGES = """
    member(Move, [{moves}]), fen_line("{fen}", [Move], _Line),
    distinct(Change, strategy:strategic_change(Change, _, 1, _Line))
"""
_WHOLE_GAME = GameSampleRequest(min_move=FIRST_MOVE, per_game=10_000)

Position = tuple[list[frozenset[str]], int]
"""What each legal move changes, by names, and which of them was played."""


def main() -> None:
    request = options()
    with ProgressLine() as tell:
        positions = []
        for board, move in played_moves(request.games, request.n, request.seed):
            positions.append(looked_at(board, move))
            tell(Progress("positions", len(positions), request.n))
    weights, share = fitted(positions)
    command = f"python tools/strategy_fit.py MASTERS -n {request.n} --seed {request.seed}"
    write_text(_FILE, text_of(weights, header(len(positions), share, command)))
    print(f"{_FILE}: {len(positions):,} positions, {share:.1%} of the moves come first")


def played_moves(
    files: Sequence[Path], number: int, seed: int
) -> Iterator[tuple[chess.Board, chess.Move]]:
    """A quiet move of each of so many games, drawn at random."""
    found = {}
    for file in files:
        for record in games(Source(file), _WHOLE_GAME):
            if isinstance(record, Record) and part_of_game(record.game) is Part.DEV:
                found[record.game] = record
    random = Random(seed)
    drawn = random.sample(sorted(found), len(found))
    count = 0
    for game in drawn:
        try:
            examples = found[game].examples(random)
        except PassedOverError:
            continue
        for example in examples[:3]:
            board, move = example.board(), chess.Move.from_uci(example.move)
            if is_quiet(board, move):
                yield board, move
                count += 1
                break
        if count == number:
            return


def is_quiet(board: chess.Board, move: chess.Move) -> bool:
    return not (board.is_check() or board.gives_check(move) or move.promotion)


def looked_at(board: chess.Board, move: chess.Move) -> Position:
    moves = [each.uci() for each in board.legal_moves]
    goal = _CHANGES.format(moves=",".join(moves), fen=fen_of(board))
    made: dict[str, set[str]] = {each: set() for each in moves}
    for row in prolog().query(goal, most=100_000).rows:
        made[row["Move"]].add(row["Change"].replace(",", ", "))
    return [frozenset(made[each]) for each in moves], moves.index(move.uci())


def fitted(positions: Sequence[Position]) -> tuple[dict[str, int], float]:
    """Weights in hundredths, and how often the move that was played is the likeliest."""
    counts = Counter(name for made, _ in positions for own in made for name in own)
    names = sorted(name for name, count in counts.items() if count >= _RARE)
    columns = {name: number for number, name in enumerate(names)}
    rows = [own for made, _ in positions for own in made]
    holds = np.zeros((len(rows), len(names)), bool)
    for number, own in enumerate(rows):
        holds[number, [columns[name] for name in own if name in columns]] = True
    sizes = [len(made) for made, _ in positions]
    starts = np.cumsum([0, *sizes[:-1]])
    right = starts + [played for _, played in positions]
    choices = Choices(holds, starts, right, np.ones(len(positions)))
    weights = fit(choices, _PULL)
    scores = choices.scores(weights)
    best = np.maximum.reduceat(scores, starts)
    share = float(np.mean(scores[right] >= best))
    return {name: round(100 * weights[at]) for name, at in columns.items()}, share


def header(positions: int, share: float, command: str) -> list[str]:
    return [
        "What a strategic change speaks for a quiet move, in hundredths: how much the odds grow,",
        "as logarithms, that a master plays a move which makes it. See strategy.pl.",
        "",
        "    worth(Name, Change, Weight)  a change that is a reason, and can be said",
        "    fleeting(Word)               counts even if it holds for one move only",
        "    last_resort(Name)            is said only where there is no other reason",
        "    alike(Name1, Name2)          only one of them is named",
        "    beside(Change, Weight)       another change, which was weighed together with these",
        "",
        "A change is does(Word), gains(Whose, Word) or loses(Whose, Word), with the words of",
        "bk/strategy.pl; Whose is the side that moves (own) or the other.",
        "",
        f"Fitted on {positions:,} moves of master games and all other legal moves beside them, by",
        f"`{command}` (`make learn-strategy`);",
        f"{share:.0%} of the moves played come first. What takes more than one half move to see,",
        "from prepares to blocks_pawn, is not fitted: its weights were set by hand, beside the",
        "others, on `python bench/quiet_moves.py --part dev --read 100`.",
        "To add a reason, write its line with the",
        "weight 0, give it words in logic/english/strategy.pl and fit again.",
    ]


class Worths:
    """What the file says, in its order."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}  # of each change that is a reason, that of the reason
        self.weights: dict[str, int] = {}
        self.fleeting: list[str] = []
        self.last_resort: list[str] = []
        self.alike: list[tuple[str, str]] = []
        for sentence in read_sentences(read_text(_FILE), str(_FILE)):
            match sentence.head:
                case Compound("worth", (name, change, number)):
                    self.names[write_term(change)] = str(name)
                    self.weights[write_term(change)] = whole_number(number) or 0
                case Compound("alike", (name, other)):
                    self.alike.append((str(name), str(other)))
                case Compound("last_resort", (name,)):
                    self.last_resort.append(str(name))
                case Compound("fleeting", (word,)):
                    self.fleeting.append(str(word))


def text_of(weights: dict[str, int], head: Sequence[str]) -> str:
    """The reasons of the file as it is, with new weights where the games have an example."""
    known = Worths()
    worths = [
        f"worth({name}, {change}, {weights.get(change, known.weights[change])})."
        for change, name in known.names.items()
    ]
    others = [
        f"beside({change}, {weight})."
        for change, weight in weights.items()
        if change not in known.names
    ]
    fleeting = [f"fleeting({word})." for word in known.fleeting]
    last = [f"last_resort({name})." for name in known.last_resort]
    alike = [f"alike({', '.join(pair)})." for pair in known.alike]
    comment = [f"% {line}".rstrip() for line in head]
    parts = (comment, worths, fleeting, last, alike, others)
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", type=Path, nargs="+", help="master games, PGN, may be compressed")
    parser.add_argument("-n", type=int, default=4000, help="positions, 4,000 by default")
    parser.add_argument("--seed", type=int, default=11, help="of the draw, 11 by default")
    return parser.parse_args()


if __name__ == "__main__":
    main()
