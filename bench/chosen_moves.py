"""What parts of the search are worth by the moves they change, which Stockfish judges.

    python bench/chosen_moves.py GAMES.pgn … [-n N] [--nodes N] [--without SWITCH …]
    python bench/chosen_moves.py GAMES.pgn … [-n N] [--nodes N] --against PLAYER …

Positions of games that are not decided are searched to so many nodes by the whole engine and by the
engine without a part, or by other players, named as for `clausewitz match`, with limits of their
own: uci:PROGRAM,Option=Value,nodes=100000. Stockfish, 20,000 nodes, says what score is to be
expected after each move, in thousandths of a point; the difference to the whole engine is printed
with its standard error, and in how many positions they differ. It takes far fewer searches than
games do to see a difference. A yardstick for its size is the whole engine with four times the
nodes, in the first line if parts are left out.
"""

import argparse
import math
import random
import shutil
from itertools import islice
from pathlib import Path
from statistics import fmean, pstdev

import chess
import chess.engine

from clausewitz.engines.own.search_limit import Limit
from clausewitz.engines.own.searcher import Searcher
from clausewitz.games.pgn import pgn_games, refusal
from clausewitz.kernel import search
from clausewitz.play.players.parameters import parse_player
from clausewitz.play.players.player_names import find_player

PROGRAM = shutil.which("stockfish") or "/usr/games/stockfish"
GLANCE, LOOK = 3_000, 20_000  # nodes
DECIDED = 250  # hundredths of a pawn
PLIES = range(14, 110)
PER_POINT = 300  # hundredths of a pawn for a factor of ten in chances


class Judge:
    """Stockfish, and what it has said."""

    def __init__(self) -> None:
        self._engine = chess.engine.SimpleEngine.popen_uci(PROGRAM)
        self._engine.configure({"Hash": 16, "Threads": 1})
        self._known: dict[tuple[str, chess.Move], float] = {}

    def score(self, board: chess.Board, nodes: int) -> int:
        """Of the side to move, in hundredths of a pawn."""
        limit = chess.engine.Limit(nodes=nodes)
        found = self._engine.analyse(board, limit, game=object())["score"].relative
        return found.score(mate_score=3000)

    def worth(self, fen: str, move: chess.Move) -> float:
        """The points to be expected after a move, 0 to 1."""
        if (fen, move) not in self._known:
            board = chess.Board(fen)
            board.push(move)
            if board.is_game_over():
                self._known[fen, move] = 1.0 if board.is_checkmate() else 0.5
            else:
                score = self.score(board, LOOK)
                self._known[fen, move] = 1 / (1 + 10 ** (score / PER_POINT))
        return self._known[fen, move]

    def close(self) -> None:
        self._engine.close()


def undecided(file: Path, number: int, judge: Judge) -> list[str]:
    """So many positions of a file, one of each game."""
    chance, found = random.Random(file.name), list[str]()
    for game in pgn_games(file):
        moves = list(game.mainline_moves())
        if len(found) == number:
            break
        if refusal(game) or len(moves) <= PLIES[0]:
            continue
        board = game.board()
        for move in islice(moves, chance.randrange(PLIES[0], min(len(moves), PLIES[-1]))):
            board.push(move)
        if board.is_check() or not any(board.legal_moves):
            continue
        if abs(judge.score(board, GLANCE)) <= DECIDED:
            found.append(board.fen())
    return found


def chosen(fens: list[str], nodes: int, switches: int) -> list[chess.Move]:
    searcher, moves = Searcher(megabytes=8, switches=switches), []
    for fen in fens:
        searcher.new_game()
        moves.append(searcher.search(chess.Board(fen), Limit(nodes=nodes))[0].line[0])
    return moves


def chosen_by(name: str, fens: list[str], nodes: int) -> list[chess.Move]:
    """The moves of a player, who remembers nothing from one position to the next."""
    player, limit, moves = find_player(name), parse_player(name).limit(Limit(nodes=nodes)), []
    for fen in fens:
        player.new_game()
        moves.append(player.choose(chess.Board(fen), limit).move)
    player.close()
    return moves


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("games", nargs="+", type=Path, metavar="GAMES.pgn")
    parser.add_argument("-n", type=int, default=300, help="positions of each file")
    parser.add_argument("--nodes", type=int, default=40_000, help="for each position")
    parser.add_argument("--without", nargs="*", default=[], choices=list(search.SWITCHES))
    parser.add_argument("--against", nargs="*", default=[], metavar="PLAYER")
    wish = parser.parse_args()
    judge, whole = Judge(), search.ALL_SWITCHES
    fens = [fen for file in wish.games for fen in undecided(file, wish.n, judge)]
    first = chosen(fens, wish.nodes, whole)
    print(f"{len(fens)} positions, {wish.nodes} nodes each; thousandths of a point a move")
    parts = {f"without {n}": (wish.nodes, whole & ~search.SWITCHES[n]) for n in wish.without}
    if not wish.against:
        parts = {"four times the nodes": (4 * wish.nodes, whole)} | parts
    for name in (*parts, *wish.against):
        moves = chosen(fens, *parts[name]) if name in parts else chosen_by(name, fens, wish.nodes)
        triples = list(zip(fens, moves, first, strict=True))
        gains = [1000 * (judge.worth(fen, a) - judge.worth(fen, b)) for fen, a, b in triples]
        error = pstdev(gains) / math.sqrt(len(gains))
        other = sum(a != b for _, a, b in triples)
        print(f"{name:30}{fmean(gains):+8.2f} ± {error:.2f}{other:>6} other moves", flush=True)
    judge.close()


if __name__ == "__main__":
    main()
