:- module(chess, []).

/** <module> Chess

The vocabulary as a library, where the folder above is installed as a
pack:

    ?- pack_install('.').
    ?- use_module(library(chess)).

README.md in that folder tells what each word means.
*/

:- reexport('../vocabulary').
