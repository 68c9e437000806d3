"""Requests to the site's server: those of a browser are answered, others refused in one line."""

import io
import time
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler
from socket import socket
from typing import Any
from urllib.parse import unquote

from clausewitz.website.site_shelf import POLICY, SiteShelf

REQUEST_SECONDS = 10.0
"""How long a request may take to come, and a connection to be silent."""
ANSWER_SECONDS = 30.0
_ONLY = "only HTTP/1.1 is spoken here"
_ALWAYS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-cache",
}


class SiteRequests(BaseHTTPRequestHandler):
    """One connection, which may bring many requests."""

    raw_requestline: bytes  # which the stubs of the library do not name
    protocol_version = default_request_version = "HTTP/1.1"
    server_version, sys_version = "clausewitz", ""
    # The names under which a browser finds this machine. Any other one would be a name of somebody
    # else's that leads here, so that a page of theirs could read the answers.
    _hosts = "127.0.0.1", "localhost"

    def __init__(self, shelf: SiteShelf, *arguments: Any) -> None:
        self._shelf = shelf
        super().__init__(*arguments)

    def setup(self) -> None:
        super().setup()
        self._source = _TimedSource(self.connection)
        self.rfile = io.BufferedReader(self._source)

    def handle_one_request(self) -> None:
        self._source.end = time.monotonic() + REQUEST_SECONDS
        super().handle_one_request()

    def parse_request(self) -> bool:
        if len(self.raw_requestline.split()) == 2:  # of HTTP/0.9: newer libraries read no headers
            self.command = self.requestline = ""
            self._refuse(HTTPStatus.BAD_REQUEST, _ONLY)
            return False
        if not super().parse_request():
            return False
        self.connection.settimeout(ANSWER_SECONDS)
        words = self._refusal()
        if words:
            self._refuse(HTTPStatus.BAD_REQUEST, words)
        return not words

    def _refusal(self) -> str:
        """Why the request is not one that a browser sends to this site."""
        port = self.connection.getsockname()[1]
        hosts = self.headers.get_all("Host", [])
        if self.requestline.split()[-1] not in ("HTTP/1.0", "HTTP/1.1"):
            return _ONLY
        if self.headers.defects or self.headers.get_payload():
            return "the headers cannot be read"
        if len(hosts) != 1 or hosts[0] not in [f"{name}:{port}" for name in self._hosts]:
            return "the request is for another host"
        if "Content-Length" in self.headers or "Transfer-Encoding" in self.headers:
            return "nothing can be sent here"
        return "" if self.path.startswith("/") else "the path does not begin with /"

    def do_GET(self) -> None:
        self._answer(with_content=True)

    def do_HEAD(self) -> None:
        self._answer(with_content=False)

    def _answer(self, with_content: bool) -> None:
        try:
            found = self._shelf.file(unquote(self.path.partition("?")[0], errors="strict"))
        except (ValueError, OSError):  # signs that no name of a file has
            found = None
        if found is None:
            self._refuse(HTTPStatus.NOT_FOUND, "there is no such file")
            return
        tag = f'"{found.digest}"'
        is_known = self.headers.get("If-None-Match") == tag
        self.send_response(HTTPStatus.NOT_MODIFIED if is_known else HTTPStatus.OK)
        self.send_header("ETag", tag)
        self._send_headers(found.kind, len(found.content), found.policy)
        if with_content and not is_known:
            self.wfile.write(found.content)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """What the library refuses: its own words would repeat the request."""
        self._refuse(HTTPStatus(code), HTTPStatus(code).phrase)

    def _refuse(self, status: HTTPStatus, words: str) -> None:
        """One line as plain text; what follows may be the rest of something that is no request."""
        self.close_connection = True
        self.request_version = self.protocol_version  # else an old one gets no headers
        content = f"{words}\n".encode()
        self.send_response(status)
        self.send_header("Connection", "close")
        self._send_headers("text/plain; charset=utf-8", len(content), POLICY)
        if self.command != "HEAD":
            self.wfile.write(content)

    def _send_headers(self, kind: str, length: int, policy: str) -> None:
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(length))
        self.send_header("Content-Security-Policy", policy)
        for name, value in _ALWAYS.items():
            self.send_header(name, value)
        self.end_headers()

    def log_message(self, *_words: Any) -> None:
        """Requests are not logged."""


class _TimedSource(io.RawIOBase):
    """What comes from a connection until `end`: however slowly it comes, a request has an end."""

    def __init__(self, connection: socket) -> None:
        self._connection = connection
        self.end = 0.0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        left = self.end - time.monotonic()
        if left <= 0:
            raise TimeoutError("the request takes too long")
        self._connection.settimeout(left)
        return self._connection.recv_into(buffer)
