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

    Packages from npm are fetched once, in pinned versions, and cached; the kernel is compiled to
    WebAssembly once for each version, if wasm-ld is there to link it. Any web host can serve the
    files.
    """
    from clausewitz.website.kernel_module import FILES
    from clausewitz.website.site_builder import build_site

    size = build_site(folder)
    page = folder / "index.html"
    kernel = [folder / name for name in FILES if (folder / name).is_file()]
    if as_json:
        sizes = {file.name: file.stat().st_size for file in kernel}
        print_json({"page": str(page), "bytes": size, "kernel": sizes})
    else:
        for file in kernel:
            print(f"{file.stat().st_size / 1e3:.0f} kB: {file}")
        print(f"{size / 1e6:.1f} MB: {page} (to look at it: clausewitz playground {folder})")
