% The Prolog toplevel of Clausewitz, without Python: swipl logic/repl.pl
:- ensure_loaded('repl/toplevel').
