% All tests in Prolog: of bk/, of the reader of tactic files, and of the bridge to Python.
%
%     swipl --on-error=status --on-warning=status \
%         -g "run_tests,list_undefined,halt" tests/bk/all.pl

:- use_module(library(plunit)).

:- ensure_loaded([ pieces,
                   geometry,
                   fen,
                   facts,
                   position,
                   validity,
                   men,
                   attacks,
                   lines,
                   kings,
                   moves,
                   perft,
                   relations,
                   replies,
                   prospects,
                   forcing,
                   weighing,
                   endgames,
                   edges,
                   guarding,
                   distances,
                   pawn_squares,
                   counts,
                   strategy,
                   plies,
                   deeds,
                   solutions,
                   modes,
                   theories,
                   '../prolog/bridge'
                 ]).
