"""The Universal Chess Interface: the engine in any chess program."""

from clausewitz.position.quick_tables import fill_tables_when_read

fill_tables_when_read()  # before a module of this package loads python-chess: a program waits
