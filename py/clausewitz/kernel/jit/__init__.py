"""How the kernel is compiled, and where the machine code is cached between processes.

    compile      the marks: entry points from Python, and the functions they call
    entry_points all of them, each compiled or loaded at its first call
    cache        the folders of machine code
    loading      machine code made into functions that Python can call
    object_file  an object file put into memory without a linker
    face_layout  what such functions and this process agree upon
    stack_space  working memory for compiled functions
    parallel     all entry points compiled in parallel
    tested_versions  of the compilers, and what to install instead of newer ones

and, loaded only where something has to be compiled,

    by_numba     the compiler
    deferred     machine code for the entry points only
    c_wrapper    an entry point as an object file

$CLAUSEWITZ_COMPILE says what the first call of an entry point that is not compiled does: "parts"
compiles its whole part and those of everyday use, as the command line wants it; otherwise this one
alone is compiled, "silently" without a word about it.
"""
