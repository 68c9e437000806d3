% load_tactics/1 under the path that pages and programs name.
:- module(theories, []).
:- reexport('repl/theories').
