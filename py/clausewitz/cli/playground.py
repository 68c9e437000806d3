"""The website on this machine: playground."""

from pathlib import Path
from typing import Annotated

from clausewitz.cli import arguments as arg
from clausewitz.cli.terminal import fall_silent

_FOLDER_HELP = (
    "Folder written by site. Default: the site built by make site or shipped with the package, "
    "else one that is built now (this needs npm) and cached."
)
_PORT_HELP = "Port on this machine; 0 means any free port."

PORT = 8064


def playground(
    folder: Annotated[Path | None, arg.argument("FOLDER", _FOLDER_HELP)] = None,
    port: Annotated[int, arg.option("N", _PORT_HELP, "--port", min=0, max=65535)] = PORT,
    quiet: Annotated[
        bool, arg.flag("--no-browser", "Serve the site without opening a browser.")
    ] = False,
) -> None:
    """Open a board with Prolog and clingo in the browser.

    The site is served to this machine only, until Ctrl-C.
    """
    import webbrowser

    from clausewitz.website.site_server import SiteServer, served_folder

    server = SiteServer(served_folder(folder), port)
    fall_silent()
    print(f"{server.address} (Ctrl-C ends it)", flush=True)
    if not quiet:
        webbrowser.open(server.address)
    server.serve()
