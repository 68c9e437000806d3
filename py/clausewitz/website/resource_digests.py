"""Digests by which a browser knows that what a page loads is what the site was built with."""

import base64
import hashlib
import json
import posixpath
import re
from collections.abc import Mapping

_LOADED = re.compile(r'<(?:script|link rel="stylesheet")[^>]*? (?:src|href)="([^"]+)"')
_MODULES = "playground/", "coach/", "editor/", "packages/", "start_page.js"


def integrity(content: bytes) -> str:
    """The digest of a file, as pages and requests name it."""
    return "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()


def import_map(imports: Mapping[str, str], files: Mapping[str, bytes]) -> str:
    """Where scripts find those that they import by name, and the digest of each script."""
    digests = {
        f"./{name}": integrity(content)
        for name, content in files.items()
        if name.endswith(".js") and name.startswith(_MODULES)
    }
    return json.dumps({"imports": imports, "integrity": digests})


def with_digests(name: str, page: bytes, files: Mapping[str, bytes]) -> bytes:
    """A page at a place of the site, with the digests of the scripts and styles that it loads."""
    folder = posixpath.dirname(name)

    def named(found: re.Match[str]) -> str:
        content = files[posixpath.normpath(posixpath.join(folder, found[1]))]
        return f'{found[0]} integrity="{integrity(content)}"'

    return _LOADED.sub(named, page.decode()).encode()
