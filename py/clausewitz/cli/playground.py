"""The website on this machine: playground."""

from pathlib import Path
from typing import Annotated

from clausewitz.cli import arguments as arg

_FOLDER_HELP = "Folder that site wrote. Default: what make site builds, or came with the package."
_PORT_HELP = "Port on this machine; 0 is any that is free."

PORT = 8064


def playground(
    folder: Annotated[Path | None, arg.argument("FOLDER", _FOLDER_HELP)] = None,
    port: Annotated[int, arg.option("N", _PORT_HELP, "--port", min=0, max=65535)] = PORT,
    quiet: Annotated[bool, arg.flag("--no-browser", "Only serve it: open no browser.")] = False,
) -> None:
    """Open board, Prolog and clingo in the browser.

    The site is served to this machine alone until Ctrl-C.
    """
    import webbrowser

    from clausewitz.website.site_server import SiteServer, served_folder

    server = SiteServer(served_folder(folder), port)
    print(f"{server.address} (Ctrl-C ends it)", flush=True)
    if not quiet:
        webbrowser.open(server.address)
    server.serve()
