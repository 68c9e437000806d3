"""Make examples/games.pgn: games of club strength, played by Stockfish against itself.

    python examples/make_games.py [--games 300] [--seed 1] [-o examples/games.pgn]

Both sides are weakened by the rule that Stockfish itself follows for UCI_Elo: search to a small
depth, then choose among the best four moves, with noise that grows as the strength sinks. Stockfish
takes the noise from the clock; here it comes from the seed. So the same Stockfish (version and
network) makes the same games again, byte for byte but for the date; another version makes others.

A game begins with one of some common openings and goes on, up to ply 6 to 8, with random moves that
a short search holds for nearly equal. It ends by the rules of chess (draws by repetition and by
fifty moves are claimed), or because a side that sees itself lost resigns; some players never do.
Nothing is adjudicated.

A run that was stopped goes on where it was: finished games are saved in FILE.part.
"""

import argparse
import datetime
import os
import random
import shutil
import sys
from pathlib import Path
from typing import NamedTuple

import chess
import chess.engine
import chess.pgn

WEAKEST, STRONGEST = 1350, 1900
OPENING_PLIES = (6, 8)
OPENING_DEPTH, OPENING_MOVES, OPENING_MARGIN = 8, 8, 40
OPENINGS = """
    e4 e5 Nf3 Nc6; e4 e5 Nf3 Nc6 Bc4; e4 e5 Nf3 Nc6 Bb5; e4 e5 Nf3 d6; e4 e5 Nf3 Nf6; e4 e5 Nc3;
    e4 e5 Bc4; e4 e5 f4; e4 c5 Nf3; e4 c5 Nf3 d6 d4; e4 c5 Nf3 Nc6; e4 c5 Nc3; e4 c5 c3;
    e4 e6 d4 d5; e4 c6 d4 d5; e4 d5 exd5; e4 d6 d4; e4 g6; e4 Nf6; d4 d5 c4; d4 d5 c4 e6 Nc3;
    d4 d5 c4 c6; d4 d5 Nf3; d4 d5 Bf4; d4 Nf6 c4; d4 Nf6 c4 e6; d4 Nf6 c4 g6; d4 Nf6 Nf3; d4 f5;
    d4 e6; c4 e5; c4 c5; c4 Nf6; Nf3 d5; Nf3 Nf6; b3; g3; f4
"""
LINES = 4  # how many moves Stockfish weighs against each other when it is weakened
PAWN = 35  # Stockfish's own pawn in the middlegame, in the centipawns that 15.1 prints
MATE = 10_000
LOST, HOPELESS_MOVES, NEVER_RESIGNS = -700, 4, 0.4


class Player(NamedTuple):
    """How strong a side is, nominally, and whether it ever resigns."""

    elo: int
    resigns: bool

    @property
    def level(self) -> float:
        """Stockfish 15.1's Skill Level for a UCI_Elo."""
        return float(max(0.0, (self.elo - 1346.6) / 143.4) ** (1 / 0.806))


class Line(NamedTuple):
    move: chess.Move
    score: int


class Engine:
    """Stockfish at full strength, one thread: what it answers depends on the question alone."""

    def __init__(self, path: str) -> None:
        self.process = chess.engine.SimpleEngine.popen_uci(path)
        self.process.configure({"Threads": 1, "Hash": 16})

    @property
    def name(self) -> str:
        return str(self.process.id["name"])

    def lines(self, board: chess.Board, depth: int, most: int, game: int) -> list[Line]:
        """The best moves with their scores for the side to move, the best first.

        Another `game` makes Stockfish forget what it has seen so far.
        """
        limit = chess.engine.Limit(depth=depth)
        found = self.process.analyse(board, limit, multipv=most, game=game)
        return [
            Line(info["pv"][0], info["score"].relative.score(mate_score=MATE)) for info in found
        ]


def chosen(lines: list[Line], level: float, chooser: random.Random) -> chess.Move:
    """The move a weakened Stockfish plays: Skill::pick_best of its source, with our noise."""
    weakness = 120 - 2 * level
    best, worst = lines[0].score, lines[-1].score
    spread = min(best - worst, PAWN)

    def allure(line: Line) -> float:
        push = weakness * (best - line.score) + spread * chooser.randrange(int(weakness))
        return line.score + push / 128

    return max(lines, key=allure).move


def play(engine: Engine, number: int, seed: int) -> chess.pgn.Game:
    """One game. It depends on its number and the seed alone, not on the games before it."""
    chooser = random.Random(f"{seed}/{number}")
    white, black = players = _players(chooser)
    board = _opening(engine, number, chooser)
    hopeless = {chess.WHITE: 0, chess.BLACK: 0}
    result = ""
    while not result:
        player = white if board.turn else black
        lines = engine.lines(board, 1 + int(player.level), LINES, number)
        hopeless[board.turn] = hopeless[board.turn] + 1 if lines[0].score < LOST else 0
        if player.resigns and hopeless[board.turn] >= HOPELESS_MOVES:
            result = "0-1" if board.turn else "1-0"
        else:
            board.push(chosen(lines, player.level, chooser))
            result = _result(board)
    return _game(board, players, result, number, seed)


def _players(chooser: random.Random) -> tuple[Player, Player]:
    """Two of about the same strength."""
    elo = chooser.randint(WEAKEST, STRONGEST)
    other = min(max(elo + chooser.randint(-150, 150), WEAKEST), STRONGEST)
    first, second = (Player(e, chooser.random() >= NEVER_RESIGNS) for e in (elo, other))
    return first, second


def _opening(engine: Engine, number: int, chooser: random.Random) -> chess.Board:
    board = chess.Board()
    for san in chooser.choice(OPENINGS.split(";")).split():
        board.push_san(san)
    for _ in range(chooser.randint(*OPENING_PLIES) - board.ply()):
        lines = engine.lines(board, OPENING_DEPTH, OPENING_MOVES, number)
        sound = [line.move for line in lines if lines[0].score - line.score <= OPENING_MARGIN]
        board.push(chooser.choice(sound))
    return board


def _result(board: chess.Board) -> str:
    """The result, or nothing while the game goes on."""
    outcome = board.outcome(claim_draw=True)
    return outcome.result() if outcome else ""


def _game(
    board: chess.Board, players: tuple[Player, Player], result: str, number: int, seed: int
) -> chess.pgn.Game:
    game = chess.pgn.Game.from_board(board)
    white, black = players
    game.headers.update(
        {
            "Event": f"Clausewitz club games, seed {seed}",
            "Site": "?",
            "Date": datetime.datetime.now(datetime.UTC).strftime("%Y.%m.%d"),
            "Round": str(number),
            "White": f"Stockfish at {white.elo}",
            "Black": f"Stockfish at {black.elo}",
            "Result": result,
            "WhiteElo": str(white.elo),
            "BlackElo": str(black.elo),
            "Termination": "Normal",
        }
    )
    return game


def _preface(engine: Engine, games: int, seed: int) -> str:
    command = f"python examples/make_games.py --games {games} --seed {seed}"
    return f"; made by {command}, with {engine.name}; the ratings are nominal\n\n"


def _finished(part: Path, preface: str) -> int:
    """How many games a stopped run of the same command has left, but for the last one."""
    text = part.read_text() if part.exists() else ""
    text = text[: text.rfind("[Event ")] if text.startswith(preface) else preface
    part.write_text(text)
    return text.count("[Event ")


def make(path: Path, games: int, seed: int, engine: Engine) -> None:
    part = path.with_name(path.name + ".part")
    preface = _preface(engine, games, seed)
    done = _finished(part, preface)
    with part.open("a") as file:
        for number in range(done + 1, games + 1):
            game = play(engine, number, seed)
            exporter = chess.pgn.StringExporter(columns=80, comments=False, variations=False)
            print(game.accept(exporter), file=file, end="\n\n", flush=True)
            _show(f"{number} of {games} games")
    part.replace(path)
    print(f"{path}: {games} games with {engine.name}", file=sys.stderr)


def _show(progress: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{progress} ", end="", file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=300, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument(
        "-o", "--output", type=Path, default=Path(__file__).with_name("games.pgn"), metavar="FILE"
    )
    options = parser.parse_args()
    stockfish = shutil.which("stockfish", path=f"{os.environ.get('PATH', '')}:/usr/games")
    if stockfish is None:
        print("make_games: stockfish is missing (Debian: stockfish)", file=sys.stderr)
        return 2
    engine = Engine(stockfish)
    try:
        make(options.output, options.games, options.seed, engine)
    finally:
        engine.process.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
