"""Chromium without a window, driven through its DevTools protocol over two pipes."""

import base64
import fcntl
import json
import os
import select
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from running import LONG

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "chrome"))), None)

# Chromium reads commands from 3 and writes answers to 4.
_LAUNCH = "import os, sys; os.dup2(int(sys.argv[1]), 3); os.dup2(int(sys.argv[2]), 4); "
_LAUNCH += "os.execv(sys.argv[3], sys.argv[3:])"
_OPTIONS = ["--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe"]
# Else a page loaded again may not see what it stored just before (4 times of 100).
_OPTIONS += ["--disable-features=RenderDocument,ProactivelySwapBrowsingInstance"]
_PATIENCE = LONG
_WATCHED = "Runtime", "Log", "Network"


class PageLeftError(Exception):
    """Another page came before this one had answered."""


class Browser:
    """One page and its workers. What it complained about is in `errors`.

    A request is an error unless its address begins with one of `allowed`.
    """

    def __init__(self, profile: Path, allowed: tuple[str, ...] = ("file:",)) -> None:
        assert CHROMIUM is not None
        theirs_in, self._write = _pipe()
        self._read, theirs_out = _pipe()
        command = [CHROMIUM, *_OPTIONS, f"--user-data-dir={profile}", "about:blank"]
        self._process = subprocess.Popen(
            [sys.executable, "-c", _LAUNCH, str(theirs_in), str(theirs_out), *command],
            pass_fds=(theirs_in, theirs_out),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(theirs_in)
        os.close(theirs_out)
        self.errors: list[str] = []
        self.allowed = allowed
        self._buffer, self._number, self._session = b"", 0, ""
        self._loaded = False
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        attached = self.call("Target.attachToTarget", targetId=target, flatten=True)
        self._session = attached["sessionId"]
        self.call("Page.enable")
        for domain in _WATCHED:
            self.call(f"{domain}.enable")
        workers = {"autoAttach": True, "waitForDebuggerOnStart": False, "flatten": True}
        self.call("Target.setAutoAttach", **workers)

    @property
    def process_id(self) -> int:
        return self._process.pid

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(_PATIENCE)
        os.close(self._write)
        os.close(self._read)

    def open(self, page: Path | str) -> None:
        """A file, or an address."""
        self._loaded = False
        url = page if isinstance(page, str) else page.resolve().as_uri()
        self.call("Page.navigate", url=url)
        while not self._loaded:
            self._hear(self._receive())

    def evaluate(self, expression: str, **where: int) -> Any:
        """What the expression gives; a promise is waited for."""
        wish = {"expression": expression, "returnByValue": True, "awaitPromise": True}
        answer = self.call("Runtime.evaluate", **wish, **where)
        assert "exceptionDetails" not in answer, answer["exceptionDetails"]
        return answer["result"].get("value")

    def in_frame(self, expression: str) -> Any:
        """What the expression gives in the frame of the page, where its policy forbids nothing."""
        (frame,) = self.call("Page.getFrameTree")["frameTree"]["childFrames"]
        world = self.call("Page.createIsolatedWorld", frameId=frame["frame"]["id"])
        return self.evaluate(expression, contextId=world["executionContextId"])

    def look(self, width: int, height: int, dark: bool = False, phone: bool = False) -> None:
        """Be a screen of this size, bright or dark."""
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone}
        self.call("Emulation.setDeviceMetricsOverride", **size)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.call("Emulation.setEmulatedMedia", features=[scheme])

    def printing(self, on: bool) -> None:
        """Look as on paper, or no longer."""
        self.call("Emulation.setEmulatedMedia", media="print" if on else "")

    def press(self, key: str) -> None:
        text = {"Enter": "\r"}.get(key, key if len(key) == 1 else "")
        pressed = {"key": key, "text": text, "windowsVirtualKeyCode": {"Tab": 9}.get(key, 0)}
        self.call("Input.dispatchKeyEvent", type="keyDown", **pressed)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key)

    def mouse(self, x: float, y: float, *kinds: str) -> None:
        """What the mouse does at a point."""
        for kind in kinds:
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def touch(self, *points: tuple[float, float]) -> None:
        """A finger that goes from the first of the points to the last."""
        kinds = ["touchStart", *["touchMove"] * (len(points) - 1)]
        for kind, (x, y) in zip(kinds, points, strict=True):
            self.call("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y}])
        self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def screenshot(self, file: Path) -> None:
        file.write_bytes(base64.b64decode(self.call("Page.captureScreenshot")["data"]))

    def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        number = self._send(self._session, method, **parameters)
        while True:
            answer = self._receive()
            if answer.get("id") == number:
                if "navigated" in answer.get("error", {}).get("message", ""):
                    raise PageLeftError
                assert "error" not in answer, answer["error"]
                found: dict[str, Any] = answer["result"]
                return found
            self._hear(answer)

    def _send(self, session: str, method: str, **parameters: Any) -> int:
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self._write, json.dumps(message).encode() + b"\0")
        return self._number

    def _hear(self, event: dict[str, Any]) -> None:
        method, about = event.get("method"), event.get("params", {})
        if method == "Page.loadEventFired":
            self._loaded = True
        if method == "Target.attachedToTarget":
            for domain in _WATCHED:
                self._send(about["sessionId"], f"{domain}.enable")
        is_complaint = method == "Runtime.exceptionThrown" or (
            about.get("type") == "error" and method == "Runtime.consoleAPICalled"
        )
        if is_complaint or method == "Log.entryAdded":
            self.errors.append(json.dumps(about))
        if method == "Network.requestWillBeSent":
            url = about["request"]["url"]
            if not url.startswith(self.allowed):
                self.errors.append(f"a request: {url}")

    def _receive(self) -> dict[str, Any]:
        end = time.monotonic() + _PATIENCE
        while b"\0" not in self._buffer:
            ready, _, _ = select.select([self._read], [], [], max(end - time.monotonic(), 0))
            assert ready, "Chromium does not answer"
            received = os.read(self._read, 1 << 16)
            assert received, "Chromium has ended"
            self._buffer += received
        message, _, self._buffer = self._buffer.partition(b"\0")
        found: dict[str, Any] = json.loads(message)
        return found


def _pipe() -> tuple[int, int]:
    """A pipe whose ends do not have the numbers that Chromium wants."""
    ends = os.pipe()
    high = tuple(fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 10) for end in ends)
    for end in ends:
        os.close(end)
    return high[0], high[1]
