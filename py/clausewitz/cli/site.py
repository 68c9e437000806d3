"""The website as files: site."""

from pathlib import Path
from typing import Annotated

from clausewitz.cli import arguments as arg
from clausewitz.cli.results import print_json

_FOLDER_HELP = "Folder for the site: a new one, or that of an earlier site."


def site(
    folder: Annotated[Path, arg.output(_FOLDER_HELP, "FOLDER")],
    as_json: arg.Json = False,
) -> None:
    """Build the website as static files.

    Packages from npm are fetched once, in pinned versions, and cached. Any web host can serve the
    files.
    """
    from clausewitz.website.site_builder import build_site

    size = build_site(folder)
    page = folder / "index.html"
    if as_json:
        print_json({"page": str(page), "bytes": size})
    else:
        print(f"{size / 1e6:.1f} MB: {page} (to look at it: clausewitz playground {folder})")
