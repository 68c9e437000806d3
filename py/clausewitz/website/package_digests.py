"""Digests of what the site takes from npm, package by package, as they were when it was looked at.

npm compares what it fetches with package-lock.json. This compares what is used with what is listed
here, each time: the cache is a folder in which anybody's program may have been since.
"""

import hashlib
import json
from pathlib import Path

from clausewitz.support.errors import ClausewitzError, file_errors

DIGESTS = Path(__file__).parent / "package_digests.json"


def check_packages(modules: Path) -> None:
    """Refuse a folder node_modules that holds another file than those that are listed."""
    listed: dict[str, str] = json.loads(DIGESTS.read_text(encoding="utf-8"))
    with file_errors(modules):
        found = package_digests(modules)
    wrong = sorted(name for name in listed | found if listed.get(name) != found.get(name))
    if wrong:
        words = "not as listed in package_digests.json; remove the folder and build again"
        raise ClausewitzError(f"{modules}: {', '.join(wrong)}: {words}")


def package_digests(modules: Path) -> dict[str, str]:
    """A digest of all files of each package, by its name."""
    folders = [one for one in modules.iterdir() if not one.name.startswith((".", "@"))]
    folders += [one for scope in modules.glob("@*") for one in scope.iterdir()]
    return {one.relative_to(modules).as_posix(): _tree(one) for one in sorted(folders)}


def _tree(folder: Path) -> str:
    """Names and contents; a link would lead to something that is not looked at."""
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_symlink() or path.is_file():
            content = b"a link" if path.is_symlink() else path.read_bytes()
            name = path.relative_to(folder).as_posix()
            digest.update(f"{name}\0{hashlib.sha256(content).hexdigest()}\n".encode())
    return digest.hexdigest()
