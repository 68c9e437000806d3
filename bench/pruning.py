"""What the paper's rules bring: Elo and states against the Base Player, at equal depth.

    python bench/pruning.py [--games N] [--depth N] [--weights NAME] [--seed N] [--jobs N]
                            [--only MODE,MODE] [-o RUN]

Each mode plays Base with the same weights in pairs of games from random openings; the Elo is that
of the mode, with its interval of 95 %, and states are those that it visits for a move, as a share
of Base's in the same games. Modes with quiescence play Base with quiescence. With -o games are
saved in a folder, and the same command goes on with them.

    pruning N     moves are left out that the rules N do not keep (1234 is the paper's player)
    ordering N    moves that they keep are looked at first; all are, and the same are played
    reducing N-p  moves that they do not keep are looked at p plies less far first
"""

import argparse
import sys
from pathlib import Path

from clausewitz.papers.han_lavelle_wilkerson.paper_games import match
from clausewitz.play.matches.match import Standing

MODES = {
    "pruning 1234": ("pruning:{},openings=no", "base:{}"),
    "pruning 123": ("pruning:{},rules=123,openings=no", "base:{}"),
    "pruning 34": ("pruning:{},rules=34,openings=no", "base:{}"),
    "pruning 4": ("pruning:{},rules=4,openings=no", "base:{}"),
    "ordering 1234": ("ordering:{}", "base:{}"),
    "ordering 34": ("ordering:{},rules=34", "base:{}"),
    "reducing 1234-1": ("reducing:{},plies=1", "base:{}"),
    "reducing 1234-2": ("reducing:{}", "base:{}"),
    "reducing 4-2": ("reducing:{},rules=4", "base:{}"),
    "pruning 1234, quiescence": (
        "pruning:{},openings=no,quiescence=yes",
        "base:{},quiescence=yes",
    ),
    "pruning 4, quiescence": (
        "pruning:{},rules=4,openings=no,quiescence=yes",
        "base:{},quiescence=yes",
    ),
    "ordering 1234, quiescence": ("ordering:{},quiescence=yes", "base:{},quiescence=yes"),
    "reducing 1234-2, quiescence": ("reducing:{},quiescence=yes", "base:{},quiescence=yes"),
    "base, quiescence": ("base:{},quiescence=yes", "base:{}"),
}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--depth", type=int, default=3)
    parser.add_argument("--weights", default="handmade")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", default=",".join(name.replace(", ", " ") for name in MODES))
    parser.add_argument("-o", "--output", type=Path)
    wish = parser.parse_args()
    only = wish.only.split(",")
    print(f"{wish.games} games each, depth {wish.depth}, weights {wish.weights}")
    print(f"{'mode':30}{'won':>5}{'drawn':>7}{'lost':>6}{'Elo':>7}{'95 %':>14}{'states':>9}")
    for name, players in MODES.items():
        plain = name.replace(", ", " ")
        if plain not in only:
            continue
        a, b = (player.format(wish.weights) for player in players)
        folder = wish.output / plain.replace(" ", "-") if wish.output else None
        found = match(
            a, b, wish.depth, wish.games, wish.seed, wish.jobs, folder, _ProgressLines(name)
        )
        print(row(name, found), flush=True)


class _ProgressLines:
    """A word on stderr after every 20 games."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __call__(self, done: int) -> None:
        if done % 20 == 0:
            print(f"{self._name}: {done} games", file=sys.stderr, flush=True)


def row(name: str, found: Standing) -> str:
    tally, elo = found.tally, found.elo
    ours, base = (effort.nodes / effort.moves for effort in map(found.effort, ("a", "b")))
    interval = f"{elo.low:+.0f} … {elo.high:+.0f}"
    counts = f"{tally.wins:>5}{tally.draws:>7}{tally.losses:>6}"
    return f"{name:30}{counts}{elo.value:>+7.0f}{interval:>14}{ours / base:>9.1%}"


if __name__ == "__main__":
    main()
