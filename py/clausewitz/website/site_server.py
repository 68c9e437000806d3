"""The built site served on this machine alone."""

import logging
import sys
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from socket import socket
from threading import BoundedSemaphore, Thread
from typing import Any, Self

from clausewitz import __version__
from clausewitz.support.data import cache_dir, site_folder
from clausewitz.support.errors import ClausewitzError
from clausewitz.website.site_builder import LISTING, build_site
from clausewitz.website.site_requests import SiteRequests
from clausewitz.website.site_shelf import SiteShelf

_LOG = logging.getLogger(__name__)
MOST_CONNECTIONS = 64


class SiteServer:
    """Serves a folder until it is closed; port 0 takes any that is free."""

    def __init__(self, folder: Path, port: int) -> None:
        requests = partial(SiteRequests, SiteShelf(folder))
        try:
            self._server = _Server(("127.0.0.1", port), requests)
        except OSError as error:
            raise ClausewitzError(f"port {port}: {error.strerror}; name another") from error
        self.address = f"http://127.0.0.1:{self._server.server_port}/"

    def serve(self) -> None:
        self._server.serve_forever()

    def __enter__(self) -> Self:
        self._thread = Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


class _Server(ThreadingHTTPServer):
    """A thread for each connection, for so many at a time."""

    request_queue_size = MOST_CONNECTIONS

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self._free = BoundedSemaphore(MOST_CONNECTIONS)

    def process_request(self, request: Any, client_address: Any) -> None:
        if self._free.acquire(blocking=False):
            super().process_request(request, client_address)
        else:
            self.shutdown_request(request)

    def process_request_thread(self, request: Any, client_address: Any) -> None:
        try:
            super().process_request_thread(request, client_address)
        finally:
            self._free.release()

    def handle_error(self, request: socket | tuple[bytes, socket], client_address: Any) -> None:
        """A browser may go away or fall silent in the middle of an answer: nothing to report."""
        if not isinstance(sys.exception(), OSError):
            super().handle_error(request, client_address)


def served_folder(folder: Path | None) -> Path:
    """The folder to serve: the user's, else the site that came with the wheel or that make built.

    Where there is none it is built once for each version, into the user's cache.
    """
    found = folder or site_folder()
    if folder is None and not (found / LISTING).is_file():
        found = cache_dir("site") / f"site-{__version__}"
        if not (found / LISTING).is_file():
            _LOG.warning("the site is built once, in about a minute: %s", found)
            build_site(found)
    if not (found / LISTING).is_file():
        words = "make site builds it, or: clausewitz site -o FOLDER"
        raise ClausewitzError(f"{found}: no site is here; {words}")
    return found
