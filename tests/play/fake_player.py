"""A program that plays, for tests: by UCI or XBoard, with faults on request.

Its move is a checksum of the position, the same for ever. A file `fault` beside it says which fault
comes at which move of a process: "die 5". It comes once, then the file is gone; "die 5 always"
stays. A line is added to `starts` at every start; `hangs` names the process that has begun to hang.
"""

import os
import sys
import zlib
from pathlib import Path

import chess

HERE = Path(__file__).resolve().parent
FAULT = HERE / "fault"


def fault_now(moves: int) -> str:
    if not FAULT.exists():
        return ""
    kind, at, *always = FAULT.read_text().split()
    if moves < int(at):
        return ""
    if not always:
        FAULT.unlink()
    return kind


def say(*lines: str) -> None:
    print(*lines, sep="\n", flush=True)


def chosen(board: chess.Board, moves: int) -> str:
    """The move, unless there is a fault, which shows here or is said instead of a move."""
    fault = fault_now(moves)
    if fault == "die":
        sys.exit(1)
    if fault == "hang":
        (HERE / "hangs").write_text(str(os.getpid()))
        for _ in sys.stdin:  # deaf, but not left behind when nobody is there any more
            pass
        sys.exit(1)
    if fault == "illegal":
        return "a1h8"
    if fault == "rubbish":
        return "e9e9"
    if fault == "none":
        return "(none)"
    legal = sorted(move.uci() for move in board.legal_moves)
    return legal[zlib.crc32(board.fen().encode()) % len(legal)]


def positioned(words: list[str]) -> chess.Board:
    """startpos moves …, or fen … moves …"""
    at = words.index("moves") if "moves" in words else len(words)
    board = chess.Board(" ".join(words[1:at])) if words[0] == "fen" else chess.Board()
    for move in words[at + 1 :]:
        board.push_uci(move)
    return board


def uci() -> None:
    board, moves = chess.Board(), 0
    for line in sys.stdin:
        match line.split():
            case ["uci"]:
                say("id name Fake", "option name Hash type spin default 1 min 1 max 64")
                say("option name Style type string default plain", "uciok")
            case ["isready"]:
                say("readyok")
            case ["setoption", "name", "Style", "value", value]:
                (HERE / "style").write_text(value)
            case ["position", *words]:
                board = positioned(words)
            case ["go", *limit]:
                moves += 1
                (HERE / "limit").write_text(" ".join(limit))
                value = zlib.crc32(board.fen().encode()) % 200 - 100
                move = chosen(board, moves)
                say(f"info depth 3 score cp {value} nodes 7 pv {move}", f"bestmove {move}")
            case ["quit"]:
                return


def xboard() -> None:
    board, moves = chess.Board(), 0
    for line in sys.stdin:
        match line.split():
            case ["protover", _]:
                say("feature ping=1 setboard=1 usermove=1 san=0 sigint=0 sigterm=0 done=1")
            case ["new"]:
                board = chess.Board()
            case ["setboard", *fen]:
                board = chess.Board(" ".join(fen))
            case ["usermove", move]:  # always after force: only `go` asks for a move
                board.push_uci(move)
            case ["ping", number]:
                say(f"pong {number}")
            case ["go"]:
                moves += 1
                answer(board, moves)
            case ["quit"]:
                return


def answer(board: chess.Board, moves: int) -> None:
    if (HERE / "resigns").exists():
        say("resign")
        return
    move = chosen(board, moves)
    say("3 12 1 7 thinking", f"move {move}")
    if chess.Move.from_uci(move) in board.legal_moves:
        board.push_uci(move)


def main() -> None:
    with (HERE / "starts").open("a") as file:
        file.write("started\n")
    xboard() if sys.argv[1:] == ["xboard"] else uci()


if __name__ == "__main__":
    main()
