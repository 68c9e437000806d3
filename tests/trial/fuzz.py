"""Coverage-guided fuzzing of the readers by atheris, where that is installed.

    PYTHONPATH=py:tests python -m trial.fuzz [READER …] [-- OPTIONS OF libFuzzer]

Without a reader all are fuzzed, and the first byte of an input says which. Inputs that broke a
reader are saved as crash-* in the folder that this is called from; given as an option, one is tried
again.
"""

import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from clausewitz.support.errors import ClausewitzError
from trial.reader_list import Reader, readers
from trial.reader_uses import without_caching

MISSING = "atheris is not installed (pip install atheris; it has wheels for Linux on x86_64)"
_LARGEST = 4096


def chosen(names: Sequence[str]) -> list[Reader]:
    """The readers of these names, or all, each once."""
    known = {reader.name: reader for reader in readers()}
    for name in names:
        if name not in known:
            raise ClausewitzError(f"no reader {name}: there are {', '.join(known)}")
    return [known[name] for name in names or known]


def tried_input(some: Sequence[Reader], folder: Path) -> Callable[[bytes], None]:
    """Gives an input to one of the readers; what is no ClausewitzError comes out."""

    def try_one(data: bytes) -> None:
        if not data:
            return
        reader = some[data[0] % len(some)]
        text = data[1:] if len(some) > 1 else data
        file = folder / f"{reader.name}.{reader.ending}"
        file.write_bytes(text)
        with suppress(ClausewitzError):
            reader.read(file)

    return try_one


def seeds_written(some: Sequence[Reader], folder: Path) -> None:
    """The beginnings of real files, for the fuzzer to start from."""
    for number, reader in enumerate(some):
        for place, text in enumerate(reader.texts()[:20]):
            text = text[:_LARGEST]
            packed = reader.packs(text) if reader.packs else text
            first = bytes([number]) if len(some) > 1 else b""
            (folder / f"{reader.name}-{place}").write_bytes(first + packed)


def main() -> None:
    words = sys.argv[1:]
    cut = words.index("--") if "--" in words else len(words)
    try:
        atheris = import_module("atheris")
    except ImportError:
        print(MISSING, file=sys.stderr)
        sys.exit(2)
    without_caching()
    some = chosen(words[:cut])
    with tempfile.TemporaryDirectory(prefix="trial-") as folder:
        corpus = Path(folder) / "seeds"
        corpus.mkdir()
        seeds_written(some, corpus)
        atheris.instrument_all()
        options = [*words[cut + 1 :], f"-max_len={_LARGEST}", str(corpus)]
        atheris.Setup([sys.argv[0], *options], tried_input(some, Path(folder)))
        atheris.Fuzz()


if __name__ == "__main__":
    main()
