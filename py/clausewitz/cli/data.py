"""The public files that something here can use."""

import os
from typing import Annotated

from clausewitz.cli import arguments as arg
from clausewitz.cli.results import print_json
from clausewitz.support.data import PUBLIC_FILES, VARIABLE, public_files, required_files
from clausewitz.support.errors import ClausewitzError

_FIRST_HELP = "Kind of file; prints only the path of the best one."


def data(
    first: Annotated[str | None, arg.option("KIND", _FIRST_HELP)] = None,
    as_json: arg.Json = False,
) -> None:
    """List useful public data files.

    Each is listed with its use, source and licence, and where it was found in the folder
    $CLAUSEWITZ_DATA or its subfolders.
    """
    if first:
        if first not in PUBLIC_FILES:
            raise ClausewitzError(f"no public files {first}: there are {', '.join(PUBLIC_FILES)}")
        print(required_files(first)[0])
        return
    if not as_json:
        print(f"looked for in ${VARIABLE}: {os.environ.get(VARIABLE) or 'not set'}")
    for kind, public in PUBLIC_FILES.items():
        paths = [str(path) for path in public_files(kind)]
        if as_json:
            print_json({"kind": kind} | public._asdict() | {"found": paths})
            continue
        print(f"{kind}: {', '.join(public.names)}")
        print(f"  for      {public.use}")
        print(f"  from     {public.source} (licence: {public.licence})")
        more = f" and {len(paths) - 1} more" if len(paths) > 1 else ""
        missing = f"  missing  put it into {public.folder}/ of that folder"
        print(f"  found    {paths[0]}{more}" if paths else missing)
