"""Firefox without a window, driven through WebDriver BiDi: JSON over a WebSocket."""

import base64
import json
import os
import shutil
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

from running import LONG

FIREFOX = next(filter(None, map(shutil.which, ("firefox-esr", "firefox"))), None)
_OPTIONS = ["--headless", "--no-remote", "--remote-debugging-port=0"]
# Whether a page is dark or printed is set where Firefox itself is written.
_OPTIONS += ["--remote-allow-system-access"]
_KEYS = {
    "ArrowDown": "\ue015",
    "ArrowLeft": "\ue012",
    "ArrowRight": "\ue014",
    "ArrowUp": "\ue013",
    "Enter": "\ue007",
    "Escape": "\ue00c",
    "Tab": "\ue004",
}
_WATCHED = ["log.entryAdded", "network.beforeRequestSent"]
_POINTER = {"mousePressed": "pointerDown", "mouseReleased": "pointerUp"}


class Firefox:
    """One page. What it complained about is in `errors`.

    A request is an error unless its address begins with one of `allowed`; Firefox has a font of its
    own as data.
    """

    def __init__(self, profile: Path, allowed: tuple[str, ...] = ("file:", "data:")) -> None:
        assert FIREFOX is not None
        self.allowed = allowed
        self._process = subprocess.Popen(
            [FIREFOX, *_OPTIONS, "--profile", str(profile), "about:blank"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.errors: list[str] = []
        self._number = 0
        try:
            self._begin(profile)
        except BaseException:
            self._process.kill()
            raise

    def _begin(self, profile: Path) -> None:
        self._socket = _WebSocket(_port(profile, self._process), "/session")
        self._call("session.new", capabilities={})
        self._call("session.subscribe", events=_WATCHED)
        self._page = self._call("browsingContext.getTree")["contexts"][0]["context"]
        tree = self._call("browsingContext.getTree", **{"moz:scope": "chrome"})
        self._window = tree["contexts"][0]["context"]
        # Buttons hear keys only where the page has the focus, which the address has at first.
        self._evaluate(self._window, "window.gBrowser.selectedBrowser.focus()")

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(LONG)
        self._socket.close()

    def open(self, page: Path | str) -> None:
        """A file, or an address."""
        url = page if isinstance(page, str) else page.resolve().as_uri()
        self._call("browsingContext.navigate", context=self._page, url=url, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """What the expression gives; a promise is waited for."""
        return self._evaluate(self._page, expression)

    def in_frame(self, expression: str) -> Any:
        """What the expression gives in the frame of the page."""
        (page,) = self._call("browsingContext.getTree", root=self._page)["contexts"]
        (frame,) = page["children"]
        return self._evaluate(frame["context"], expression)

    def look(self, width: int, height: int, dark: bool = False, phone: bool = False) -> None:
        """Be a screen of this size, bright or dark; a phone's differs in nothing else."""
        size = {"width": width, "height": height}
        self._call("browsingContext.setViewport", context=self._page, viewport=size)
        self._override("prefersColorSchemeOverride", "dark" if dark else "light")

    def printing(self, on: bool) -> None:
        """Look as on paper, or no longer."""
        self._override("mediumOverride", "print" if on else "")

    def press(self, key: str) -> None:
        value = _KEYS.get(key, key)
        self._act("key", {}, [{"type": kind, "value": value} for kind in ("keyDown", "keyUp")])

    def mouse(self, x: float, y: float, *kinds: str) -> None:
        """What the mouse does at a point, in the words of the other browser."""
        pressed = [{"type": _POINTER[kind], "button": 0} for kind in kinds if kind in _POINTER]
        self._act("pointer", {"pointerType": "mouse"}, [_moved(x, y), *pressed])

    def touch(self, *points: tuple[float, float]) -> None:
        """A finger that goes from the first of the points to the last."""
        down, up = ({"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp"))
        first, *others = (_moved(x, y) for x, y in points)
        self._act("pointer", {"pointerType": "touch"}, [first, down, *others, up])

    def _act(self, kind: str, parameters: dict[str, str], actions: list[dict[str, Any]]) -> None:
        source: dict[str, Any] = {"type": kind, "actions": actions}
        source["id"] = parameters.get("pointerType", kind)
        if parameters:
            source["parameters"] = parameters
        self._call("input.performActions", context=self._page, actions=[source])

    def _override(self, name: str, value: str) -> None:
        shown = "window.gBrowser.selectedBrowser.browsingContext"
        self._evaluate(self._window, f"{shown}.{name} = {json.dumps(value)}; true")

    def _evaluate(self, context: str, expression: str) -> Any:
        answer = self._call(
            "script.evaluate",
            expression=expression,
            target={"context": context},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer["exceptionDetails"]
        return _plain(answer["result"])

    def _call(self, method: str, **parameters: Any) -> dict[str, Any]:
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._socket.receive())
            if answer.get("id") == self._number:
                assert answer["type"] == "success", answer
                found: dict[str, Any] = answer["result"]
                return found
            self._hear(answer)

    def _hear(self, event: dict[str, Any]) -> None:
        method, about = event.get("method"), event.get("params", {})
        # Firefox itself has complaints, too, and asks its makers for news.
        source = about.get("source", about)
        if source.get("context") != self._page:
            return
        if method == "log.entryAdded" and about["level"] == "error":
            self.errors.append(json.dumps(about))
        if method == "network.beforeRequestSent":
            url = about["request"]["url"]
            if not url.startswith(self.allowed):
                self.errors.append(f"a request: {url}")


def _moved(x: float, y: float) -> dict[str, Any]:
    return {"type": "pointerMove", "x": round(x), "y": round(y)}


def _plain(value: dict[str, Any]) -> Any:
    """A value of BiDi, each with its type, as JSON has it."""
    found = value.get("value")
    if value["type"] == "array":
        return [_plain(one) for one in found or ()]
    if value["type"] == "object":
        return {key: _plain(one) for key, one in found or ()}
    return found


def _port(profile: Path, process: subprocess.Popen[bytes]) -> int:
    """Where Firefox listens, which it writes into its profile."""
    file = profile / "WebDriverBiDiServer.json"
    end = time.monotonic() + LONG
    while time.monotonic() < end:
        assert process.poll() is None, "Firefox has ended"
        text = file.read_text(encoding="utf-8") if file.exists() else ""
        if text.endswith("}"):
            return int(json.loads(text)["ws_port"])
        time.sleep(0.05)
    raise AssertionError("Firefox does not listen")


class _WebSocket:
    """Texts to and from a server on this machine, as in RFC 6455."""

    def __init__(self, port: int, path: str) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), LONG)
        self._stream = self._socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        ]
        self._socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        status = self._stream.readline()
        assert b" 101 " in status, status
        while self._stream.readline().strip():
            pass

    def close(self) -> None:
        self._stream.close()
        self._socket.close()

    def send(self, text: str) -> None:
        data = text.encode()
        size = len(data)
        if size < 126:
            head = bytes([0x81, 0x80 | size])
        elif size < 1 << 16:
            head = bytes([0x81, 0x80 | 126]) + size.to_bytes(2)
        else:
            head = bytes([0x81, 0x80 | 127]) + size.to_bytes(8)
        # What a client sends is masked; Firefox refuses a mask that changes nothing.
        mask = os.urandom(4)
        masked = bytes(one ^ mask[place % 4] for place, one in enumerate(data))
        self._socket.sendall(head + mask + masked)

    def receive(self) -> str:
        text = b""
        while True:
            first, second = self._read(2)
            size = second & 0x7F
            if size >= 126:
                size = int.from_bytes(self._read(2 if size == 126 else 8))
            data = self._read(size)
            is_text = first & 0x0F in (0, 1)
            assert is_text or first & 0x0F in (9, 10), "Firefox has closed the connection"
            if is_text:
                text += data
                if first & 0x80:
                    return text.decode()

    def _read(self, size: int) -> bytes:
        data = self._stream.read(size)
        assert len(data) == size, "Firefox has ended"
        return data
