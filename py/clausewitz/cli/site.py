"""The website as files: site."""

from pathlib import Path
from typing import Annotated

from clausewitz.cli import arguments as arg
from clausewitz.cli.results import print_json


def site(
    folder: Annotated[Path, arg.output("Folder for the site, new or with an earlier one.", "FOLDER")],
    as_json: arg.Json = False,
) -> None:
    """Build the website: the playground as files for any web host.

    What it takes from npm is fetched once, in versions that are fixed, and kept in the user's cache.
    """
    from clausewitz.website.site_builder import build_site

    size = build_site(folder)
    page = folder / "index.html"
    if as_json:
        print_json({"page": str(page), "bytes": size})
    else:
        print(f"{size / 1e6:.1f} MB: {page} (to look at it: clausewitz playground {folder})")
