"""An object file put into memory without a linker: that of x86-64 in Linux, as it is made here.

Code for a just-in-time compiler names every place by its whole address, so all that a linker would
have to do is to write addresses into it. To load LLVM for that takes longer than most answers. What
looks different in any way is left to LLVM: see loading.py.
"""

import ctypes
import mmap
import struct
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

_HEADER = struct.Struct("<6s12xH20xQ10xHHH")
_SECTION = struct.Struct("<IIQQQQIIQQ")
_SYMBOL = struct.Struct("<IBBHQQ")
_RELOCATION = np.dtype([("offset", "<u8"), ("kind", "<u4"), ("symbol", "<u4"), ("addend", "<u8")])

Addresses = NDArray[np.uint64]


class _Section(NamedTuple):
    name: int
    kind: int
    flags: int
    address: int
    offset: int
    size: int
    link: int
    info: int
    align: int
    entry_size: int


class _Symbol(NamedTuple):
    name: int
    binding: int
    other: int
    section: int
    value: int
    size: int


_MAGIC, _X86_64 = b"\x7fELF\x02\x01", 62
_CONTENTS, _SYMBOLS, _RELOCATIONS, _UNWINDING = 1, 2, 4, 0x70000001
_WRITABLE, _IN_MEMORY = 0x1, 0x2
_WHOLE_ADDRESS = 1  # R_X86_64_64
_LOCAL = 0  # of a symbol's binding, in its upper four bits

_loaded: list[mmap.mmap] = []
"""What is loaded stays for as long as the process."""


class UnusualError(Exception):
    """The file has something that only a linker knows how to deal with."""


def load_object(code: bytes, name: str) -> int:
    """The address of the function of this name in an object file, put into memory."""
    return _ObjectFile(code).load(name)


class _ObjectFile:
    """One file, read as tables."""

    def __init__(self, code: bytes) -> None:
        self._code = code
        if len(code) < _HEADER.size:
            raise UnusualError("not an object file")
        magic, machine, place, _, count, _ = _HEADER.unpack_from(code)
        if magic != _MAGIC or machine != _X86_64:
            raise UnusualError("not an object file of x86-64")
        rows = code[place : place + count * _SECTION.size]
        self._sections = [_Section(*row) for row in _SECTION.iter_unpack(rows)]
        tables = [section for section in self._sections if section.kind == _SYMBOLS]
        if len(tables) != 1:
            raise UnusualError("not one table of symbols")
        self._symbols = [_Symbol(*r) for r in _SYMBOL.iter_unpack(self._contents(tables[0]))]
        self._names = self._contents(self._sections[tables[0].link])

    def load(self, name: str) -> int:
        """Put it into memory; the address of a function in it."""
        places, size = self._places()
        memory = mmap.mmap(-1, max(size, 1))
        start = ctypes.addressof(ctypes.c_char.from_buffer(memory))
        for number, place in places.items():
            contents = self._contents(self._sections[number])
            memory[place : place + len(contents)] = contents
        addresses = self._addresses({number: start + place for number, place in places.items()})
        for section in self._sections:
            if section.kind == _RELOCATIONS and section.info in places:
                rows = np.frombuffer(self._contents(section), _RELOCATION)
                _relocate(memory, places[section.info], rows, addresses)
        _make_executable(start, len(memory))
        _loaded.append(memory)
        return self._address_of(name, addresses)

    def _places(self) -> tuple[dict[int, int], int]:
        """Where each section that has something to be run or read goes, and the size of all."""
        found: dict[int, int] = {}
        end = 0
        for number, section in enumerate(self._sections):
            is_wanted = section.flags & _IN_MEMORY and section.size
            if not is_wanted or section.kind == _UNWINDING:  # nothing is thrown through it
                continue
            if section.kind != _CONTENTS or section.flags & _WRITABLE:
                raise UnusualError("a section of variables")
            align = max(1, section.align)
            found[number] = -(-end // align) * align
            end = found[number] + section.size
        return found, end

    def _addresses(self, starts: dict[int, int]) -> Addresses:
        """Of all symbols: those of the file, and those that Python and its libraries have; 0 for
        what is none, as the name of a source."""
        found = np.zeros(len(self._symbols), np.uint64)
        for number, symbol in enumerate(self._symbols):
            if symbol.section in starts:
                found[number] = starts[symbol.section] + symbol.value
            elif not symbol.section and symbol.name:
                found[number] = _address_outside(self._name(symbol))
        return found

    def _address_of(self, name: str, addresses: Addresses) -> int:
        for symbol, address in zip(self._symbols, addresses.tolist(), strict=True):
            if symbol.binding >> 4 != _LOCAL and address and self._name(symbol) == name:
                return int(address)
        raise UnusualError(f"{name} is not in it")

    def _name(self, symbol: _Symbol) -> str:
        return self._names[symbol.name : self._names.index(b"\0", symbol.name)].decode()

    def _contents(self, section: _Section) -> bytes:
        return self._code[section.offset : section.offset + section.size]


def _relocate(memory: mmap.mmap, place: int, rows: NDArray[np.void], addresses: Addresses) -> None:
    """Write addresses into the section that begins at a place in memory."""
    values = addresses[rows["symbol"]]
    if (rows["kind"] != _WHOLE_ADDRESS).any() or not values.all():
        raise UnusualError("an address of another kind")
    values += rows["addend"]  # sums wrap around, so that some of these may be negative
    into = place + rows["offset"].astype(np.int64)
    written = np.frombuffer(memory, np.uint8)
    written[into[:, None] + np.arange(8)] = values.view(np.uint8).reshape(-1, 8)


def _address_outside(name: str) -> int:
    """Of a function of Python, or of a library that it uses."""
    try:
        found = ctypes.cast(getattr(ctypes.pythonapi, name), ctypes.c_void_p).value
    except AttributeError:
        found = None
    if not found:
        raise UnusualError(f"there is no {name}")
    return found


def _make_executable(start: int, size: int) -> None:
    """And never writable again."""
    protect = ctypes.CDLL(None, use_errno=True).mprotect
    protect.argtypes = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int
    if protect(start, size, mmap.PROT_READ | mmap.PROT_EXEC):
        raise UnusualError(f"memory cannot be run (error {ctypes.get_errno()})")
