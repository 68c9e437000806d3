% switchback: python tools/learn_problem_themes.py problems.csv switchback
% From the development half; positive are problems with the keyword Switchback.
% Learned by clausewitz 0.2.0 for switchback/1, from the folder switchback
% (bk.pl eb3edb2d0dbc5427, bias.pl 7f3556dce800c845, exs.pl 28f5e390340cf904),
% score f1. Verified in SWI-Prolog on all examples: it covers
% 24 of 24 positive and 1 of 386 negative ones, with 4 literals.
% Nothing is proved of other theories.

switchback(Tree) :-
    first_move(Square1, Square2, Tree),
    later_move(Square2, Square1, Tree),
    refuted_by(_Phase1, _Defence1, Tree).
