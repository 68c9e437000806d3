"""How the kernel is compiled, and where the machine code is kept between processes.

    compile      the marks: doors from Python, and what is behind them
    entry_points all doors, each compiled or loaded at its first call
    cache        the folders of machine code
    loading      machine code made into functions that Python can call
    face_layout  what such functions and this process agree upon
    stack_room   room to work in for compiled functions
    parallel     all doors compiled at once
    tested_versions  of the compilers, and what to install instead of newer ones

and, loaded only where something has to be compiled,

    by_numba     the compiler
    deferred     machine code for the doors only
    c_wrapper    a door as an object file

$CLAUSEWITZ_COMPILE says what the first call of a door that is not compiled does: "all" compiles
all of them, as the command line wants it; otherwise it is this one alone.
"""
