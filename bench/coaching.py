"""The coach beside Stockfish: are its missed tactics missed, and does it see what was to be had?

    python bench/coaching.py missed GAMES --first 1 --games 200
    python bench/coaching.py answers GAMES --first 1 --games 40
    clausewitz mine GAMES -o puzzles.csv && python bench/coaching.py puzzles puzzles.csv --count 200

`missed`: of tactics called missed, drawn at random, those where Stockfish sees the move at least a
pawn above the one that was played. `answers`: of moves by which, as Stockfish sees it, a side gives
two pawns or more away and stands two pawns worse, those whose answer the coach tells as a chance.
`puzzles`: of mined puzzles, drawn at random, those with one best first move: a pawn above all the
others, or the only one that mates. For `answers`, positions are gone through at a small depth
first; the verdict is that of the full depth.
"""

import argparse
import json
import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import chess

from clausewitz.coaching.game_judge import judged_game
from clausewitz.coaching.judged_moves import Chance, JudgedGame
from clausewitz.coaching.judges import JudgeRequest, ended_score, judge_of, turned
from clausewitz.engines.engine_names import find_engine
from clausewitz.engines.move_values import Value
from clausewitz.engines.own.search_limit import MATE
from clausewitz.games.lichess_puzzles import all_puzzles
from clausewitz.games.published_files import Source
from clausewitz.games.whole_games import PlayedGame, read_games
from clausewitz.position.board import after_move, fen_of
from clausewitz.tactics.ranking.precision import wilson

PATIENCE = 600.0  # seconds for one search on a machine that has other work
SHALLOW = 10  # plies: at this depth all positions are gone through
PAWN = 100
MATES = MATE - 1_000  # scores beyond are mates
BLUNDER = 200
DECIDED = 700  # hundredths: what is beyond makes no difference to a game
DOUBTFUL = 120  # hundredths given away at the small depth that are looked at with the full one


class Reference:
    """What Stockfish says of positions; a file keeps it, so that a run can go on."""

    def __init__(self, depth: int, cache: Path | None) -> None:
        self._depth, self._cache = depth, cache
        self._engines = {
            plies: find_engine("stockfish", depth=plies, patience=PATIENCE).searcher()
            for plies in {depth, SHALLOW}
        }
        self._known: dict[str, list[tuple[str, int]]] = {}
        if cache is not None and cache.exists():
            for line in cache.read_text().splitlines():
                self._known.update(json.loads(line))

    def lines(
        self, board: chess.Board, most: int = 1, depth: int | None = None
    ) -> list[tuple[str, int]]:
        """The best moves with their scores, best first."""
        depth = depth or self._depth
        key = f"{fen_of(board)} {most} {depth}"
        if key not in self._known:
            found = self._engines[depth].lines(board, min(most, board.legal_moves.count()))
            self._known[key] = [(line.move, score(line.value)) for line in found]
            if self._cache is not None:
                with self._cache.open("a") as file:
                    file.write(json.dumps({key: self._known[key]}) + "\n")
        return self._known[key]

    def score(self, board: chess.Board, depth: int | None = None) -> int:
        """What a position is worth to the side to move."""
        ended = ended_score(board)
        return self.lines(board, 1, depth)[0][1] if ended is None else ended

    def value(self, board: chess.Board, move: chess.Move) -> int:
        """What a move is worth to who makes it."""
        return turned(self.score(after_move(board, move)))

    def close(self) -> None:
        for engine in self._engines.values():
            engine.close()


def score(value: Value) -> int:
    if value.mate is None:
        return round(value.centipawns)
    return MATE - abs(value.mate) if value.mate > 0 else abs(value.mate) - MATE


def games(options: argparse.Namespace) -> Iterator[PlayedGame]:
    first = options.first - 1
    return islice(read_games([options.file]), first, first + options.games)


def judged(options: argparse.Namespace) -> Iterator[tuple[PlayedGame, JudgedGame]]:
    judge = judge_of(JudgeRequest(nodes=options.nodes))
    for number, game in enumerate(games(options), 1):
        yield game, judged_game(game.start, game.moves, judge)
        if number % 25 == 0:
            print(f"{number} games judged", flush=True)


def missed(options: argparse.Namespace, reference: Reference) -> None:
    """Whether what is called missed was."""
    found = [chance for _, game in judged(options) for chance in game.chances if chance.missed]
    random.Random(options.seed).shuffle(found)
    drawn = found[: options.count]
    print(f"{len(found)} missed in {options.games} games; {len(drawn)} drawn")
    right = 0
    for number, chance in enumerate(drawn, 1):
        gained = _gained(reference, chance)
        right += gained >= PAWN
        if gained < PAWN or options.all:
            print(_shown(chance), f"gains {gained / 100:.2f}", flush=True)
        if number % 10 == 0:
            print(f"{number}: {right} right", flush=True)
    print("missed, a pawn better by Stockfish:", _share(right, len(drawn)))


def _gained(reference: Reference, chance: Chance) -> int:
    move = chance.move
    best = reference.value(move.board, move.best.move)
    return best - reference.value(move.board, move.move)


def answers(options: argparse.Namespace, reference: Reference) -> None:
    """Whether what Stockfish sees is seen."""
    right = seen = 0
    for number, (game, found) in enumerate(judged(options), 1):
        chances = {chance.at: chance for chance in found.chances}
        for at in _blunders(game, reference):
            seen += 1
            board, best = found.moves[at].board, reference.lines(found.moves[at].board)[0]
            hit = at in chances and (
                chances[at].move.best.move.uci() == best[0]
                or reference.value(board, chances[at].move.best.move) >= best[1] - PAWN
            )
            right += hit
            if not hit:
                what = "another" if at in chances else "none"
                move = found.moves[at]
                print(
                    f"{what}: {fen_of(board)} {best[0]} {best[1]}, ours {move.best.move} "
                    f"{move.best.score}, after {found.moves[at - 1].best.score}",
                    flush=True,
                )
        print(f"{number} games: {right} of {seen}", flush=True)
    print("answers to blunders that are told:", _share(right, seen))


def _blunders(game: PlayedGame, reference: Reference) -> Iterator[int]:
    """Which moves of a game answer a blunder, counted from 0."""
    boards = [board for board, _ in game.steps()]
    scores = [reference.score(board, SHALLOW) for board in boards]
    for at in range(1, len(boards)):
        if bounded(scores[at - 1]) + bounded(scores[at]) < DOUBTFUL or scores[at] < DOUBTFUL:
            continue
        before, after = reference.score(boards[at - 1]), reference.score(boards[at])
        if bounded(before) + bounded(after) >= BLUNDER and after >= BLUNDER:
            yield at


def bounded(value: int) -> int:
    """A score, or that of a game that is decided."""
    return max(-DECIDED, min(DECIDED, value))


def puzzles(options: argparse.Namespace, reference: Reference) -> None:
    """Whether mined puzzles have one best first move."""
    found = list(all_puzzles(Source(options.file)))
    random.Random(options.seed).shuffle(found)
    drawn, right = found[: options.count], 0
    for number, puzzle in enumerate(drawn, 1):
        board, move = next(puzzle.solution())
        lines = reference.lines(board, 2)
        is_only = lines[0][0] == move.uci() and (len(lines) < 2 or _is_only(*lines))
        right += is_only
        if not is_only or options.all:
            print(fen_of(board), move, lines, flush=True)
        if number % 10 == 0:
            print(f"{number}: {right} right", flush=True)
    print("one best first move by Stockfish:", _share(right, len(drawn)))


def _is_only(best: tuple[str, int], other: tuple[str, int]) -> bool:
    if best[1] > MATES:
        return other[1] <= MATES
    return best[1] - other[1] >= PAWN


def _shown(chance: Chance) -> str:
    move = chance.move
    return (
        f"{fen_of(move.board)} {move.best.move} {move.best.score}, played {move.move} {move.value}"
    )


def _share(right: int, whole: int) -> str:
    if not whole:
        return "none"
    low, high = wilson(right, whole)
    return f"{right} of {whole}, {right / whole:.1%} [{low:.1%}, {high:.1%}]"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("part", choices=("missed", "answers", "puzzles"))
    parser.add_argument("file", type=Path, metavar="FILE", help="games (PGN), or puzzles (CSV)")
    parser.add_argument("--first", type=int, default=1, help="number of the first game")
    parser.add_argument("--games", type=int, default=100, help="number of games")
    parser.add_argument("--count", type=int, default=100, help="number of tactics drawn")
    parser.add_argument("--nodes", type=int, default=JudgeRequest().nodes)
    parser.add_argument("--depth", type=int, default=18, help="plies of Stockfish's search")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--cache", type=Path, help="file that keeps what Stockfish says")
    parser.add_argument("--all", action="store_true", help="show the right ones, too")
    options = parser.parse_args()
    reference = Reference(options.depth, options.cache)
    parts = {"missed": missed, "answers": answers, "puzzles": puzzles}
    try:
        parts[options.part](options, reference)
    finally:
        reference.close()


if __name__ == "__main__":
    main()
