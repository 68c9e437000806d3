"""The compilers whose private interfaces this folder uses, and the versions that were tested."""

UNTESTED_FROM = {"numba": (0, 69), "llvmlite": (0, 51)}
"""The first version of each that was not tested; pyproject.toml has the same caps."""


def untested() -> list[str]:
    """The installed compilers that are newer than what was tested, with their versions."""
    found = {name: _installed(name) for name in UNTESTED_FROM}
    return [
        f"{name} {number}"
        for name, number in found.items()
        if tuple(map(int, number.split(".")[:2])) >= UNTESTED_FROM[name]
    ]


def advice() -> str:
    """What to install where a newer compiler is in the way; nothing where it is not."""
    if not (newer := untested()):
        return ""
    caps = " ".join(f"'{name}<{major}.{minor}'" for name, (major, minor) in UNTESTED_FROM.items())
    return f"; not tested with {' and '.join(newer)}: pip install {caps}"


def _installed(name: str) -> str:
    # Loaded late: it takes long, and where all is compiled, it is not needed.
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version(name)
    except PackageNotFoundError:  # installed in a way that leaves no record
        return "0.0"
