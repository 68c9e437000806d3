"""A UCI engine for tests: its values are a checksum of the position, its faults come on request.

A file `fault` beside it says which fault comes at which search of a process: "die 5". It comes
once, then the file is gone; "die 5 always" stays. A line is added to `starts` at every start,
and `hangs` names the process that has begun to hang.
"""

import os
import sys
import time
import zlib
from pathlib import Path

import chess

HERE = Path(__file__).resolve().parent
FAULT = HERE / "fault"


def value(board: chess.Board) -> str:
    """What the side to move has, the same for ever; sometimes a mate."""
    number = zlib.crc32(board.fen(en_passant="fen").encode())
    return f"mate {number % 7 - 3 or 4}" if number % 10 == 0 else f"cp {number % 801 - 400}"


def turned(words: str) -> str:
    kind, number = words.split()
    return f"{kind} {-int(number)}"


def after(board: chess.Board, move: chess.Move) -> chess.Board:
    board = board.copy(stack=False)
    board.push(move)
    return board


def value_of(board: chess.Board, move: chess.Move) -> str:
    child = after(board, move)
    if child.is_checkmate():
        return "mate 1"
    return "cp 0" if child.is_stalemate() else turned(value(child))


def fault_now(search: int) -> str:
    if not FAULT.exists():
        return ""
    kind, at, *always = FAULT.read_text().split()
    if search < int(at):
        return ""
    if not always:
        FAULT.unlink()
    return kind


def say(*lines: str) -> None:
    print(*lines, sep="\n", flush=True)


def search(board: chess.Board, lines: int, fault: str) -> None:
    moves = sorted(board.legal_moves, key=chess.Move.uci)
    if fault == "die":
        say("info depth 1 score cp 12")
        sys.exit(1)
    if fault == "hang":
        (HERE / "hangs").write_text(str(os.getpid()))
        time.sleep(3600)
    if fault == "rubbish":
        say("info depth 1 score cp fish pv", "bestmove e9e9")
    elif fault == "illegal":
        say("info depth 1 score cp 77 pv a1a1", "bestmove a1h8q")
    elif fault == "valueless":
        say(f"bestmove {moves[0]}")
    elif lines == 1:
        say("info depth 1 score cp 9999 lowerbound", f"info depth 1 score {value(board)} nodes 1")
        say(f"bestmove {moves[0]} ponder {moves[0]}")
    else:
        reported = moves[1:] if fault == "miss" else moves
        for place, move in enumerate(reported, 1):
            say(f"info depth 1 multipv {place} score {value_of(board, move)} pv {move}")
        say(f"bestmove {moves[0]}")


def main() -> None:
    with (HERE / "starts").open("a") as file:
        file.write("started\n")
    board, lines, searches = chess.Board(), 1, 0
    for line in sys.stdin:
        match line.split():
            case ["uci"]:
                say("id name Fake 1.0", "option name MultiPV type spin default 1 min 1 max 300")
                say("option name Hash type spin default 16 min 1 max 64", "uciok")
            case ["isready"]:
                say("readyok")
            case ["setoption", "name", "MultiPV", "value", number]:
                lines = int(number)
            case ["position", "fen", *fen]:
                board = chess.Board(" ".join(fen))
            case ["go", "depth", _]:
                searches += 1
                search(board, lines, fault_now(searches))
            case ["quit"]:
                return


if __name__ == "__main__":
    main()
