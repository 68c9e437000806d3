"""The files of a built site that may be served: those that its listing names, and no other."""

import json
import re
from pathlib import Path
from typing import NamedTuple

from clausewitz.support.errors import ClausewitzError, file_errors
from clausewitz.website.site_builder import LISTING

_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
}
_OTHER_TYPE = "application/octet-stream"
POLICY = "default-src 'none'"
"""The policy of what is no page; scripts and styles have that of the page they are part of."""
_WORKER_POLICY = "default-src 'self'"
"""The script that caches the site in the browser is a worker of its own, and fetches the files."""
_NOT_FRAMED = "; frame-ancestors 'none'"
_PAGE_POLICY = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]+)">')


class ServedFile(NamedTuple):
    content: bytes
    kind: str
    policy: str
    digest: str


class SiteShelf:
    """Files by the paths of requests. A link to another place is no file of the site."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        listing = self._folder / LISTING
        with file_errors(listing):
            digests = json.loads(listing.read_text(encoding="utf-8"))
        if not isinstance(digests, dict):
            raise ClausewitzError(f"{listing}: this is not the listing of a site")
        self._digests = {str(name): str(digest) for name, digest in digests.items()}

    def file(self, path: str) -> ServedFile | None:
        """The file at a path such as /docs/, unless there is none."""
        name = path.removeprefix("/")
        if not name or name.endswith("/"):
            name += "index.html"
        place = self._folder / name
        is_inside = place.resolve() == place and place.is_relative_to(self._folder)
        if name not in self._digests or not is_inside or not place.is_file():
            return None
        content = place.read_bytes()
        kind = _TYPES.get(place.suffix, _OTHER_TYPE)
        return ServedFile(content, kind, _policy(name, content), self._digests[name])


def _policy(name: str, content: bytes) -> str:
    """A page says itself what it may load; a header alone can forbid frames around it."""
    if name.endswith(".html"):
        found = _PAGE_POLICY.search(content.decode("utf-8", "replace"))
        return (found[1] if found else POLICY) + _NOT_FRAMED
    return (_WORKER_POLICY if name.endswith(".js") else POLICY) + _NOT_FRAMED
