"""The built site served on this machine alone."""

import os
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from types import TracebackType
from typing import Any, Self

from clausewitz.data import site_folder
from clausewitz.errors import ClausewitzError
from clausewitz.website.site_builder import LISTING

_TYPES = {".js": "text/javascript", ".wasm": "application/wasm"}


class SiteServer:
    """Serves a folder until it is closed; port 0 takes any that is free."""

    def __init__(self, folder: Path, port: int) -> None:
        try:
            self._server = _Server(("127.0.0.1", port), partial(_Handler, directory=str(folder)))
        except OSError as error:
            raise ClausewitzError(f"port {port}: {error.strerror}; name another") from error
        self.address = f"http://127.0.0.1:{self._server.server_port}/"

    def serve(self) -> None:
        """Serve until the program is stopped."""
        self._server.serve_forever()

    def __enter__(self) -> Self:
        self._thread = Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


class _Server(ThreadingHTTPServer):
    """A browser may go away in the middle of an answer: that is nothing to be told."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class _Handler(SimpleHTTPRequestHandler):
    """Says nothing of what is asked for, and knows the types that browsers insist on."""

    protocol_version = "HTTP/1.1"  # one connection serves many files

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        return _TYPES.get(Path(path).suffix) or super().guess_type(path)

    def log_message(self, *_words: Any) -> None:
        pass


def served_folder(folder: Path | None) -> Path:
    """The folder to serve: the user's, or the site that was built or came with the wheel."""
    found = folder or site_folder()
    if not (found / LISTING).is_file():
        words = "make site builds it, or: clausewitz site -o FOLDER"
        raise ClausewitzError(f"{found}: no site is here; {words}")
    return found
