% rudenko: python tools/learn_problem_themes.py problems.csv rudenko
% From the development half; positive are problems with the keyword Rudenko.
% Learned by clausewitz 0.2.0 for rudenko/1, from the folder rudenko
% (bk.pl eb3edb2d0dbc5427, bias.pl fc9f3731af27627d, exs.pl f7a766f884ef4a11),
% score f1. Verified in SWI-Prolog on all examples: it covers
% 5 of 11 positive and 0 of 399 negative ones, with 7 literals.
% Nothing is proved of other theories.

rudenko(Tree) :-
    checks_back(Defence1, Tree),
    error_enough(Defence1, _Attack1, Tree),
    king_moves(Defence2, Tree),
    other_defence(Defence2, Defence3, Tree),
    king_moves(Defence3, Tree),
    try_met(_Phase1, Defence1, _Attack2, Tree).
