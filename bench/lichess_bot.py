"""A game of clausewitz-uci, run by lichess-bot, against a stand-in for Lichess on this machine.

    python bench/lichess_bot.py FOLDER [--python PROGRAM] [--opponent PLAYER] [--seconds N]

FOLDER is a checkout of github.com/lichess-bot-devs/lichess-bot, and PROGRAM a Python that has what
its requirements.txt names. lichess-bot gets examples/bots/lichess-bot.yml with an address of this
machine in place of Lichess's, accepts a challenge and plays to the end. Printed are the game, the
reasons that its log holds, and how many moves were refused; anything but a whole game is a fault.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import closing, suppress
from pathlib import Path

import chess

from bot_server import BotGame, BotServer
from clausewitz.engines.own.search_limit import Limit
from clausewitz.play.players.player_names import find_player
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.exit_status import run_and_exit
from clausewitz.support.systems import kill_group

CONFIGURATION = Path(__file__).parents[1] / "examples" / "bots" / "lichess-bot.yml"
ENDS = 20.0  # seconds that lichess-bot has to leave after the game
REASON = re.compile(r"info string (\S+: .*)")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    parser.add_argument("--python", default=sys.executable, metavar="PROGRAM")
    parser.add_argument("--opponent", default="clausewitz:evaluation=words,nodes=100")
    parser.add_argument("--seconds", type=float, default=60.0, help="on each clock; 1 a move more")
    wish = parser.parse_args()
    with closing(find_player(wish.opponent)) as opponent:

        def reply(board: chess.Board) -> chess.Move:
            return opponent.choose(board, Limit(nodes=100)).move

        game = BotGame(reply, wish.seconds)
        log = play(wish.folder.resolve(), wish.python, game)
    print(game.pgn())
    reasons = REASON.findall(log)
    print(f"\n{len(game.board.move_stack)} half-moves, {game.status}; reasons in the log:")
    print("\n".join(reasons[-5:]))
    if not game.over.is_set() or game.refused or game.status not in ("mate", "draw"):
        print(log[-3000:], file=sys.stderr)
        raise ClausewitzError(f"no whole game: {game.status}, refused: {game.refused}")


def play(folder: Path, python: str, game: BotGame) -> str:
    """Let lichess-bot play the game; what it has logged."""
    with tempfile.TemporaryDirectory() as place:
        server = BotServer(game)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        file, log = Path(place) / "config.yml", Path(place) / "log.txt"
        file.write_text(configured(server.address), encoding="utf-8")
        command = [python, "lichess-bot.py", "-v", "--disable_auto_logging"]
        # It imports what lies beside it, and is to use nothing of ours but the engine.
        settings = {name: value for name, value in os.environ.items() if name != "PYTHONSAFEPATH"}
        with log.open("wb") as output:
            process = subprocess.Popen(
                [*command, "--config", str(file), "-l", str(Path(place) / "more.txt")],
                cwd=folder,
                stdout=output,
                stderr=subprocess.STDOUT,
                env=settings | {"COLUMNS": "1000"},
                start_new_session=True,
            )
            try:
                end = time.monotonic() + 4 * game.seconds + 600  # compiling, increments
                while not game.over.wait(1) and process.poll() is None and time.monotonic() < end:
                    pass
                if not game.over.is_set():
                    game.end("aborted", None)
            finally:
                leave(process)
                server.shutdown()
        more = Path(place) / "more.txt"
        return more.read_text(errors="replace") if more.is_file() else log.read_text()


def configured(address: str) -> str:
    """The configuration that ships, for this engine and the server on this machine."""
    engine = shutil.which("clausewitz-uci")
    if engine is None:
        raise ClausewitzError("clausewitz-uci is not on the PATH")
    text = CONFIGURATION.read_text(encoding="utf-8")
    text = text.replace('url: "https://lichess.org/"', f'url: "{address}"')
    return text.replace('dir: "fill in"', f'dir: "{Path(engine).parent.as_posix()}"')


def leave(process: "subprocess.Popen[bytes]") -> None:
    """End lichess-bot, and the processes that it has started and may leave behind."""
    process.terminate()
    with suppress(subprocess.TimeoutExpired):
        process.wait(ENDS)
    with suppress(OSError):
        kill_group(process.pid)
    process.wait()


if __name__ == "__main__":
    run_and_exit("lichess_bot", main)
