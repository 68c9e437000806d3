"""How long the tools of `clausewitz mcp` take on random positions, beside the limits they state.

    python bench/tool_limits.py [-n N] [--seed N]

The positions are of games of random moves, so that most are wild. Every tool that takes a position
is called on each, by a client over stdio; what comes back must fit its schema. A call that is
refused, other than that the game is over or no bad move is there, is a fault, and so is one that
takes longer than the tool states. Seconds are those of the wall, as the limits are.
"""

import argparse
import sys
import time
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Any

import anyio
import chess
from jsonschema import validate

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from clausewitz.cli.mcp.tool_list import BY_NAME
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.exit_status import run_and_exit
from cli.mcp_clients import called, over_stdio, words

LONGEST = 100  # plies of random play


def random_board(chance: Random) -> chess.Board:
    """A position in which the game goes on, of a game of random moves."""
    board = chess.Board()
    for _ in range(chance.randrange(LONGEST)):
        after = board.copy()
        after.push(chance.choice(list(board.legal_moves)))
        if after.is_game_over():
            return board
        board = after
    return board


def calls_of(board: chess.Board, chance: Random) -> dict[str, dict[str, Any]]:
    """A call of each tool that takes a position."""
    fen = {"fen": board.fen()}
    line = board.copy()
    while len(line.move_stack) < len(board.move_stack) + 5 and any(line.legal_moves):
        line.push(chance.choice(list(line.legal_moves)))
    played = [move.uci() for move in line.move_stack[len(board.move_stack) :]]
    return {
        "suggest": fen | {"picture": True},
        "explain": fen,
        "refute": fen | {"move": played[0]},
        "tag": fen | {"moves": " ".join(played)},
        "legal_moves": fen,
        "mate": fen | {"in_moves": 3},
        "solve": fen | {"stipulation": "#2", "variations": True},
        "query": fen | {"goal": "fork(Pos, From, To)"},
        "opening": {"moves": " ".join(move.uci() for move in board.move_stack)},
        "board": fen,
    }


async def measured(many: int, seed: int) -> dict[str, list[float]]:
    chance, taken = Random(seed), defaultdict[str, list[float]](list)
    async with over_stdio() as client:
        for number in range(many):
            board = random_board(chance)
            for tool, given in calls_of(board, chance).items():
                began = time.monotonic()
                found = await called(client, tool, **given)
                taken[tool].append(time.monotonic() - began)
                if found.is_error:
                    raise ClausewitzError(f"{tool} {given}: {words(found)}")
                validate(found.structured_content, BY_NAME[tool].output_schema)
            print(f"\r{number + 1} positions", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return taken


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("-n", type=int, default=200, help="positions")
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    taken = anyio.run(measured, wish.n, wish.seed)
    print("| tool | calls | mean | longest | at most |\n| --- | ---: | ---: | ---: | ---: |")
    for tool, times in taken.items():
        mean, limit = sum(times) / len(times), BY_NAME[tool].seconds
        print(f"| `{tool}` | {len(times)} | {mean:.1f} s | {max(times):.1f} s | {limit} s |")
    late = [tool for tool, times in taken.items() if max(times) > BY_NAME[tool].seconds]
    if late:
        raise ClausewitzError(f"later than stated: {', '.join(late)}")


if __name__ == "__main__":
    run_and_exit("tool_limits", main)
