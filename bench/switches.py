"""What each part of the search is worth: the engine without it against the whole, at fixed nodes.

    python bench/switches.py [--games N] [--nodes N] [--seed N] [-j N] [SWITCH ...]

Pairs of games from the same openings, which are drawn by lot, with colours changed. Elo is of the
part, with its interval of 95 %: what the whole engine is ahead of the one without it. A part with
an interval above 0 is a gain for sure; with more games, intervals get smaller.
"""

import argparse
import sys

from clausewitz.engines.own.search_limit import Limit
from clausewitz.kernel import search
from clausewitz.play.matches.game import GameRules
from clausewitz.play.matches.game_table import Seat, Setting
from clausewitz.play.matches.match import Standing, play_match
from clausewitz.play.matches.start_positions import RANDOM_PLIES, openings

LONGEST = 240  # plies of a game
HOPELESS = 900  # hundredths of a pawn that both players see: the game is over


def measure(switch: str, games: int, nodes: int, seed: int, jobs: int) -> Standing:
    """A match of the whole engine against itself without a part."""
    limit = Limit(nodes=nodes)
    setting = Setting(
        Seat("clausewitz:hash=8", limit),
        Seat(f"clausewitz:hash=8,off={switch}", limit),
        GameRules(max_plies=LONGEST, resign=HOPELESS),
    )
    return play_match(setting, openings(seed, RANDOM_PLIES), games, jobs=jobs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("switches", nargs="*", metavar="SWITCH", help="all of them if none")
    parser.add_argument("--games", type=int, default=200, help="for each, an even number")
    parser.add_argument("--nodes", type=int, default=5000, help="for a move")
    parser.add_argument("--seed", type=int, default=0, help="of the openings")
    parser.add_argument("-j", "--jobs", type=int, default=1, help="games at once")
    options = parser.parse_args()
    unknown = [switch for switch in options.switches if switch not in search.SWITCHES]
    if unknown:
        sys.exit(f"no switch is called {unknown[0]}: there are {', '.join(search.SWITCHES)}")
    print(f"{options.games} games each at {options.nodes} nodes a move, whole engine first")
    print(f"{'without':24}{'wins':>6}{'draws':>6}{'losses':>7}{'Elo':>8}   95 %", flush=True)
    for switch in options.switches or search.SWITCHES:
        found = measure(switch, options.games, options.nodes, options.seed, options.jobs)
        tally, elo = found.tally, found.elo
        print(
            f"{switch:24}{tally.wins:>6}{tally.draws:>6}{tally.losses:>7}{elo.value:>8.0f}"
            f"   {elo.low:.0f} to {elo.high:.0f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
