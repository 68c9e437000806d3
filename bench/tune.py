"""Games of genetic weights: how many a second in the kernel, and by a twin with python-chess.

    python bench/tune.py [--games N] [--depth N]

The same agents play the same games twice, move by move: with the kernel's minimax, and with the
plain one of the tests. Times are of the processor; states are what both searches visit.
"""

import argparse
import sys
import time
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import chess

from clausewitz.engines.own.search_limit import Choice, Limit
from clausewitz.play.matches.game import GameRules, Side, play_game
from clausewitz.play.matches.start_positions import Opening, openings
from clausewitz.play.player import Player
from clausewitz.play.players import paper_heuristic
from clausewitz.play.players.base_and_pruning import BasePlayer, PruningPlayer
from clausewitz.tuning.weights.agents import Agent, Breeding, first_generation
from clausewitz.tuning.weights.genetic_plan import PAPER

sys.path[0] = str(Path(__file__).parents[1] / "tests")  # in place of this folder
from play.twin_minimax import PAPERS, Memory, TwinPlayer, TwinRules  # noqa: E402

LONGEST = 60  # plies of a game after the opening: the twin is slow


class Twin:
    """The twin as a player."""

    def __init__(self, agent: Agent, rules: TwinRules) -> None:
        self.name, self._agent, self._rules = "twin", agent, rules

    def new_game(self) -> None:
        pass

    def choose(self, board: chess.Board, limit: Limit) -> Choice:
        twin = TwinPlayer(self._agent.weights, Memory(PLACES), self._rules)
        move, _ = twin.choose(board, limit.depth or 1)
        return Choice(move, nodes=twin.states)

    def close(self) -> None:
        pass


def _places() -> dict[tuple[int, int], int]:
    table = paper_heuristic.places()
    return {(p, s): int(table[p << 6 | s]) for p in chess.PIECE_TYPES for s in chess.SQUARES}


PLACES = _places()


@dataclass
class Played:
    """What games took."""

    seconds: float
    plies: int
    states: int
    moves: list[str]

    def line(self, name: str, games: int) -> str:
        return (
            f"{name:24}{games / self.seconds:>10.2f}{1e6 * self.seconds / self.states:>12.2f}"
            f"{self.states / self.plies:>12.0f}"
        )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--depth", type=int, default=2)
    arguments = parser.parse_args()
    a, b, *_ = first_generation(Breeding(), PAPER.population, seed=0)
    starts = list(islice(openings(0, 8), arguments.games))
    limit = Limit(depth=arguments.depth)
    print(f"{'':24}{'games/s':>10}{'us/state':>12}{'states/ply':>12}")
    kinds = {"base": (BasePlayer, TwinRules()), "pruning": (_pruning, PAPERS)}
    for kind, (make, rules) in kinds.items():
        play(Side(make(a.text), limit), Side(make(b.text), limit), starts[:1])  # loads the kernel
        ours = play(Side(make(a.text), limit), Side(make(b.text), limit), starts)
        twins = play(Side(Twin(a, rules), limit), Side(Twin(b, rules), limit), starts)
        if ours.moves != twins.moves:
            sys.exit("the kernel and its twin do not play the same games")
        print(ours.line(f"{kind}, kernel", len(starts)))
        print(twins.line(f"{kind}, python-chess", len(starts)))
        print(f"{'':24}{twins.seconds / ours.seconds:>9.0f} times")


def _pruning(weights: str) -> Player:
    return PruningPlayer(weights, manner=None)


def play(white: Side, black: Side, starts: list[Opening]) -> Played:
    began, plies, states, moves = time.process_time(), 0, 0, list[str]()
    for opening in starts:
        played = play_game(white, black, opening, GameRules(max_plies=LONGEST))
        moves += [move.uci() for move in played.game.mainline_moves()]
        plies += sum(effort.moves for effort in played.effort.values())
        states += sum(effort.nodes for effort in played.effort.values())
    return Played(time.process_time() - began, plies, states, moves)


if __name__ == "__main__":
    main()
