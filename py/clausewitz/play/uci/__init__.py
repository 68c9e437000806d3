"""The Universal Chess Interface: the engine in any chess program."""
