"""Measured tactics as `clausewitz metrics` writes them, made up."""

import json
import random
from pathlib import Path
from typing import Any

import chess

Json = dict[str, Any]

FORK = "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1"
NOTHING = {"value": None, "low": None, "high": None, "n": 0}
CLAUSE = """{name}(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    attacks(To, Square1, NewPosition),
    attacks(To, Square2, NewPosition),
    different_pos(Square1, Square2)."""
ENGLISH = "{To} attacks {Square1} and {Square2} at once, and stands where nothing attacks it."


def estimate(value: float, width: float = 0.01, n: int = 100) -> Json:
    return {"value": value, "low": value - width, "high": value + width, "n": n}


def figures(coverage: float, accuracy: float, divergence: float, n: int = 100) -> Json:
    return {
        "suggestions": 2 * n,
        "coverage": estimate(coverage, n=200),
        "accuracy": {
            "suggestions": estimate(accuracy, n=n),
            "covered": estimate(min(2 * accuracy, 1), n=n),
            "chance": estimate(accuracy, n=n),
        },
        "divergence": {"stockfish": estimate(divergence, 9.5, n), "maia-1600": NOTHING},
        "value": {"stockfish": estimate(-divergence, 9.5, n), "maia-1600": NOTHING},
    }


def nothing() -> Json:
    """The figures of a tactic that never applies."""
    found = figures(0, 0, 0, 0)
    found["accuracy"] = dict.fromkeys(found["accuracy"], NOTHING)
    found["divergence"] = dict.fromkeys(found["divergence"], NOTHING)
    found["value"] = dict.fromkeys(found["value"], NOTHING)
    return found


def place(fen: str = FORK, move: str = "c3d5", played: str = "c3e4") -> Json:
    return {
        "fen": fen,
        "move": move,
        "played": played,
        "bindings": {"Square1": "f6", "Square2": "c7"},
    }


def tactic(name: str, measured: Json, shown: list[Json] | None = None) -> Json:
    return {
        "name": name,
        "clause": CLAUSE.replace("{name}", name),
        "english": ENGLISH,
        "shown": [place()] if shown is None else shown,
        **measured,
    }


def metrics(tactics: list[Json]) -> Json:
    return {
        "positions": 200,
        "examples": {"name": "examples.csv", "digest": "0123456789abcdef"},
        "engines": [
            {
                "name": "stockfish",
                "identity": "Stockfish 15.1; child, depth 1",
                "mode": "child",
                "label": "stockfish (child, depth 1)",
            }
        ],
        "missing": [{"engine": "maia-1600", "reason": "there is no file maia-1600.pb.gz"}],
        "baselines": [
            {"name": "random", **figures(1, 0.032, 293)},
            {"name": "ground", **figures(1, 1, 0)},
            {"name": "stockfish move", **figures(1, 0.41, 80)},
        ],
        "policy": {"rank": "order in the file", **figures(0.9, 0.05, 310)},
        "tactics": tactics,
    }


def small() -> Json:
    """Three tactics: one that is seldom right, one that is often, one that never applies."""
    return metrics(
        [
            tactic("fork", figures(0.8, 0.04, 379, 160)),
            tactic("winning_fork", figures(0.05, 0.25, 31, 10), [place(), place(played="c3d5")]),
            tactic("skewer", nothing(), []),
        ]
    )


def large(number: int, seed: int = 0) -> Json:
    """So many tactics, each with three of two hundred positions."""
    chance = random.Random(seed)
    places = [_random_place(chance) for _ in range(200)]
    return metrics(
        [
            tactic(
                f"t{at}",
                figures(
                    round(chance.random(), 4),
                    round(chance.betavariate(2, 20), 4),
                    round(chance.gauss(300, 60), 4),
                    chance.randrange(1, 200),
                ),
                chance.sample(places, 3),
            )
            for at in range(number)
        ]
    )


def _random_place(chance: random.Random) -> Json:
    board = chess.Board()
    for _ in range(chance.randrange(20, 60)):
        board.push(chance.choice(list(board.legal_moves)))
        if board.is_game_over():
            return _random_place(chance)
    move, played = (chance.choice(list(board.legal_moves)).uci() for _ in range(2))
    return place(board.fen(), move, played)


def write_run(folder: Path, content: Json) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "metrics.json").write_text(json.dumps(content))
    return folder
