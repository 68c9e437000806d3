% active_sacrifice: python tools/learn_problem_themes.py problems.csv active_sacrifice
% From the development half; positive are problems with the keyword Active sacrifice.
% Learned by clausewitz 0.2.0 for active_sacrifice/1, from the folder active_sacrifice
% (bk.pl eb3edb2d0dbc5427, bias.pl f6c81a9d654ce8ab, exs.pl b6ac82bec676bce6),
% score f1. Verified in SWI-Prolog on all examples: it covers
% 72 of 76 positive and 52 of 334 negative ones, with 5 literals.
% Nothing is proved of other theories.

active_sacrifice(Tree) :-
    error_enough(_Defence1, _Attack1, Tree),
    first_move(_Square1, Square2, Tree),
    goes_to(Defence2, Square2, Tree),
    met(Defence2, _Attack2, Tree).
