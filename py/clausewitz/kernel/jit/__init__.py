"""How the kernel is compiled, and where the machine code is kept between processes.

    compile    the decorators: doors from Python, and what is behind them
    deferred   machine code for the doors only
    cache      the folders of machine code
    doors      all doors, each compiled or loaded at its first call
    parallel   all of them at once

$CLAUSEWITZ_COMPILE says what the first call of a door that is not compiled does: "all" compiles
all of them, as the command line wants it; otherwise it is this one alone.
"""
