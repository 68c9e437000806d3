"""`python -m clausewitz` is the clausewitz command."""

import os
import sys

# Python puts the working folder first, where a stranger's `typer` may lie. These two modules are
# loaded before that; the folder that this package is in stays.
if not sys.flags.safe_path and sys.path[0] != os.path.dirname(os.path.dirname(__file__)):
    del sys.path[0]

from clausewitz.cli import main

main()
