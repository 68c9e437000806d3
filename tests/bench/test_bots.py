"""The stand-in for Lichess's Bot API, with a bot of a few lines; and lichess-bot, where it is."""

import json
import os
import sys
import threading
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import chess
import pytest

BENCH = Path(__file__).parents[2] / "bench"


def test_a_bot_plays_to_the_end_by_the_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    from bot_server import BotGame, BotServer

    white, black = iter(["f2f3", "g2g4"]), iter(["e7e5", "d8h4"])
    game = BotGame(lambda _: chess.Move.from_uci(next(white)))
    server = BotServer(game)
    threading.Thread(target=server.serve_forever, daemon=True).start()

    def request(path: str, post: bool = False) -> Any:
        return urllib.request.urlopen(server.address + path, b"" if post else None)

    events = request("api/stream/event")
    assert json.loads(events.readline())["type"] == "challenge"
    request("api/challenge/standin1/accept", post=True)
    assert json.loads(events.readline())["type"] == "gameStart"
    with pytest.raises(urllib.error.HTTPError):
        request("api/bot/game/standin1/move/e2e5", post=True)
    for line in request("api/bot/game/stream/standin1"):
        event = json.loads(line or "{}")
        state = event.get("state", event)
        if state["status"] == "started" and len(state["moves"].split()) % 2:
            request(f"api/bot/game/standin1/move/{next(black)}", post=True)
    assert game.refused == ["e2e5"]
    assert (state["status"], state["winner"]) == ("mate", "black")
    assert "2. g4 Qh4# 0-1" in game.pgn()
    server.shutdown()


@pytest.mark.long
@pytest.mark.skipif("LICHESS_BOT" not in os.environ, reason="needs LICHESS_BOT=FOLDER, a checkout")
def test_lichess_bot_plays_a_whole_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """LICHESS_BOT_PYTHON names a Python with what it needs."""
    monkeypatch.syspath_prepend(str(BENCH))
    import lichess_bot

    python = os.environ.get("LICHESS_BOT_PYTHON", sys.executable)
    arguments = [os.environ["LICHESS_BOT"], "--python", python, "--seconds", "20"]
    monkeypatch.setattr(sys, "argv", ["lichess_bot.py", *arguments])
    lichess_bot.main()
    assert "half-moves" in capsys.readouterr().out
