"""How long the tools of `clausewitz mcp` take on random positions, beside the limits they state.

    python bench/tool_limits.py [-n N] [--games FILE.pgn] [--many N] [--seed N]

The positions are of games of random moves, so that most are wild. Every tool that takes a position
is called on each, by a client over stdio; `annotate` on some games of the file, `coach` on twenty
at a time, `compose` with wishes drawn by chance. What comes back must fit its schema. A call that
is refused is a fault, except that few random positions are problems that `solve` takes; and so is
one that takes longer than the tool states. Seconds are those of the wall, as the limits are.
"""

import argparse
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import anyio
import chess
import chess.pgn
from jsonschema import validate

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from clausewitz.cli.mcp.tool_list import BY_NAME
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.exit_status import run_and_exit
from cli.mcp_clients import called, over_stdio, words

Call = tuple[str, dict[str, Any]]
"""A tool, and what it is given."""

LONGEST = 100  # plies of random play
AT_ONCE = 20  # games that the coach takes
STIPULATIONS = ("#2", "#3", "s#2", "r#2", "h#2.5", "ser-h#3", "=2")
GAMES = Path(__file__).parents[1] / "examples" / "games.pgn"


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
        "solve": fen | {"stipulation": chance.choice(STIPULATIONS), "variations": True},
        "query": fen | {"goal": "fork(Pos, From, To)"},
        "opening": {"moves": " ".join(move.uci() for move in board.move_stack)},
        "board": fen,
    }


def longer_calls(games: list[chess.pgn.Game], many: int, chance: Random) -> Iterator[Call]:
    """Calls of the tools that take games, or only wishes."""
    for game in chance.sample(games, many):
        yield "annotate", {"pgn": str(game)}
    for _ in range(many // AT_ONCE):
        some = chance.sample(games, AT_ONCE)
        names = Counter(game.headers[side] for game in some for side in ("White", "Black"))
        pgn = "\n\n".join(map(str, some))
        yield "coach", {"pgn": pgn, "player": names.most_common(1)[0][0]}
    for seed in range(many // 4):
        yield "compose", {"seed": seed, "count": chance.randint(1, 5), "mate": chance.randint(2, 3)}


async def measured(calls: Iterator[Call]) -> dict[str, list[float]]:
    """The seconds of each call, by tool."""
    taken = defaultdict[str, list[float]](list)
    async with over_stdio() as client:
        for number, (tool, given) in enumerate(calls, 1):
            began = time.monotonic()
            found = await called(client, tool, **given)
            taken[tool].append(time.monotonic() - began)
            if not found.is_error:
                validate(found.structured_content, BY_NAME[tool].output_schema)
            elif tool != "solve" or "took more" in words(found):
                raise ClausewitzError(f"{tool} {given}: {words(found)}")
            print(f"\r{number} calls", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return taken


def all_calls(wish: argparse.Namespace) -> Iterator[Call]:
    chance = Random(wish.seed)
    for _ in range(wish.n):
        board = random_board(chance)
        yield from calls_of(board, chance).items()
    with wish.games.open(encoding="utf-8", errors="replace") as file:
        games = list(iter(lambda: chess.pgn.read_game(file), None))
    yield from longer_calls(games, wish.many, chance)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("-n", type=int, default=200, help="positions")
    parser.add_argument("--games", type=Path, default=GAMES, help="games in PGN")
    parser.add_argument("--many", type=int, default=20, help="games that are annotated")
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    taken = anyio.run(measured, all_calls(wish))
    print("| tool | calls | mean | longest | at most |\n| --- | ---: | ---: | ---: | ---: |")
    for tool, times in taken.items():
        mean, limit = sum(times) / len(times), BY_NAME[tool].seconds
        print(f"| `{tool}` | {len(times)} | {mean:.1f} s | {max(times):.1f} s | {limit} s |")
    late = [tool for tool, times in taken.items() if max(times) > BY_NAME[tool].seconds]
    if late:
        raise ClausewitzError(f"later than stated: {', '.join(late)}")


if __name__ == "__main__":
    run_and_exit("tool_limits", main)
