"""What Windows lacks is hidden from the package: Python runs this at its start (make test-hidden).

Python's own modules go on as they are: they know on which system they run.
"""

import builtins
import os
import signal
from collections.abc import Mapping
from typing import Any

MODULES = {"fcntl", "resource"}
_import = builtins.__import__


def _hiding(
    name: str, importer: Mapping[str, Any] | None = None, *more: Any, **named: Any
) -> object:
    if name in MODULES and str((importer or {}).get("__name__")).startswith("clausewitz"):
        raise ImportError(f"No module named '{name}': it is hidden")
    return _import(name, importer, *more, **named)


builtins.__import__ = _hiding  # type: ignore[assignment]
for _place, _name in ((signal, "SIGHUP"), (os, "fork")):
    if hasattr(_place, _name):
        delattr(_place, _name)
