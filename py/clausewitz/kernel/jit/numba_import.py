"""numba, imported without the settings that it would read from a file in the working folder."""

import os
import sys
import warnings
from importlib import import_module
from typing import Any

_NOT_LOADED = object()


def _imported() -> Any:
    """It does not read the file where it finds no yaml, but warns."""
    modules: dict[str, Any] = sys.modules
    yaml = modules.get("yaml", _NOT_LOADED)
    modules["yaml"] = None
    try:
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", "A Numba config file")
            config: Any = import_module("numba.core.config")
    finally:
        modules["yaml"] = yaml
        if yaml is _NOT_LOADED:
            del modules["yaml"]
    config._config_fname = os.devnull  # it is looked for again whenever something is compiled
    return import_module("numba")


# Some versions of numba carry types and some do not: as Any, they are all the same to a checker.
numba: Any = _imported()
