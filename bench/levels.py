"""How strong the levels of `clausewitz play` are: matches against Stockfish at limited strength.

    python bench/levels.py [--seed N] [--to LEVEL] [--save]

Each level plays the next one, and Stockfish with UCI_Elo near its own strength; games begin with
random openings in pairs, as those of `clausewitz match` do. The ratings are those that make all the
results most likely (Bradley and Terry), with Stockfish at the Elo it was limited to. So they are on
its scale, which is that of the CCRL at 40/4: people's ratings differ by site and clock. --save
writes them to the table that ships, py/clausewitz/play/terminal/levels.json; matches that are
there with the same players, number of games and seed are not played again.
"""

import argparse
import json
import math
from typing import Any

import numpy as np

from clausewitz.engines.own.search_limit import Limit
from clausewitz.play.matches.game import GameRules
from clausewitz.play.matches.game_table import Seat, Setting
from clausewitz.play.matches.match import play_match
from clausewitz.play.matches.start_positions import RANDOM_PLIES, openings
from clausewitz.play.terminal.levels import PLAYER, TABLE

LONGEST = 200  # plies of a game
HOPELESS = 450  # hundredths of a pawn that both players see: the game is over
ELO = math.log(10) / 400
STEPS = 100
SCALE = "Elo of Stockfish 15.1 limited by UCI_Elo"

# For each level: games of a match, the Elo of a rival, and the nodes that it may visit. Limited to
# such an Elo it decides at a depth which fewer nodes than these reach.
RIVALS = {
    1: [(40, 1350, 10_000)],
    2: [(40, 1350, 10_000)],
    3: [(40, 1350, 10_000), (20, 1600, 4_000)],
    4: [(20, 1800, 4_000)],
    5: [(20, 2000, 10_000)],
    6: [(20, 2000, 10_000)],
    7: [(8, 2200, 100_000)],
    8: [(6, 2400, 300_000)],
}
GAMES = (0, 40, 20, 20, 20, 16, 8, 6)
"""Against the level below."""


def pairings(levels: list[dict[str, Any]]) -> list[tuple[str, str, int]]:
    """Who plays whom, and how many games; the quickest first."""
    seats = [f"{PLAYER},nodes={one['nodes']}" for one in levels]
    found = []
    for number, seat in enumerate(seats):
        if number:
            found.append((seat, seats[number - 1], GAMES[number]))
        for games, elo, nodes in RIVALS[number + 1]:
            found.append((seat, f"stockfish:elo={elo},nodes={nodes}", games))
    return found


def played(a: str, b: str, games: int, seed: int) -> dict[str, Any]:
    """A match, as a line of the table."""
    limit = Limit(nodes=1000)  # both have one of their own
    rules = GameRules(max_plies=LONGEST, resign=HOPELESS)
    setting = Setting(Seat(a, limit), Seat(b, limit), rules)
    tally = play_match(setting, openings(seed, RANDOM_PLIES), games).tally
    return {"a": a, "b": b, "games": games, "seed": seed, **tally._asdict()}


def fitted(
    matches: list[dict[str, Any]], known: dict[str, float]
) -> dict[str, tuple[float, float]]:
    """The rating of each player that has none, and how far it may be off with 95 % confidence.

    To each match a drawn game is added, so that nobody who won all is rated without end.
    """
    names = sorted({match[side] for match in matches for side in "ab"} - known.keys())
    place = {name: number for number, name in enumerate(names)}
    ratings = np.full(len(names), 1800.0)
    for _ in range(STEPS):
        slope, curvature = np.zeros(len(names)), np.zeros((len(names), len(names)))
        for match in matches:
            games = match["games"] + 1
            points = match["wins"] + match["draws"] / 2 + 0.5
            both = [match[side] for side in "ab"]
            a, b = (known.get(name, ratings[place.get(name, 0)]) for name in both)
            share = 1 / (1 + math.exp(-ELO * (a - b)))
            weight = games * share * (1 - share) * ELO**2
            signs = [
                (place[name], sign)
                for name, sign in zip(both, (1, -1), strict=True)
                if name in place
            ]
            for one, sign in signs:
                slope[one] += sign * ELO * (points - games * share)
                for other, other_sign in signs:
                    curvature[one, other] += sign * other_sign * weight
        ratings = ratings + np.clip(np.linalg.solve(curvature, slope), -200, 200)
    errors = 1.96 * np.sqrt(np.diag(np.linalg.inv(curvature)))
    return {name: (ratings[place[name]], errors[place[name]]) for name in names}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=0, help="of the openings")
    parser.add_argument("--to", type=int, default=8, help="the last level")
    parser.add_argument("--save", action="store_true", help="write the table that ships")
    options = parser.parse_args()
    table = json.loads(TABLE.read_text(encoding="utf-8"))
    levels = table["levels"][: options.to]
    known = {(m["a"], m["b"], m["games"]): m for m in table["matches"] if m["seed"] == options.seed}
    matches: list[dict[str, Any]] = []
    for pairing in pairings(levels):
        matches.append(known.get(pairing) or played(*pairing, options.seed))
        one = matches[-1]
        print(f"{one['a']:44}{one['b']:44}", one["wins"], one["draws"], one["losses"], flush=True)
        rate(levels, matches)
        if options.save and len(matches) >= len(table["matches"]):
            table |= {"scale": SCALE, "matches": list(matches)}
            save(table)
    for number, level in enumerate(levels, 1):
        print(number, level)


def rate(levels: list[dict[str, Any]], matches: list[dict[str, Any]]) -> None:
    """Rate the levels that have played."""
    rivals = {match["b"] for match in matches if match["b"].startswith("stockfish")}
    anchors = {name: float(name.partition("elo=")[2].partition(",")[0]) for name in rivals}
    found = fitted(matches, anchors)
    for level in levels:
        name = f"{PLAYER},nodes={level['nodes']}"
        if name in found:
            rating, error = (round(number / 10) * 10 for number in found[name])
            level |= {"rating": rating, "within": error}


def save(table: dict[str, Any]) -> None:
    TABLE.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
