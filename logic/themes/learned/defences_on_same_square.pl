% defences_on_same_square: python tools/learn_problem_themes.py problems.csv defences_on_same_square
% From the development half; positive are problems with the keyword Defences on same square.
% Learned by clausewitz 0.2.0 for defences_on_same_square/1, from the folder defences_on_same_square
% (bk.pl eb3edb2d0dbc5427, bias.pl dcb86d2431b37c49, exs.pl ba07399fa1643f05),
% score f1. Verified in SWI-Prolog on all examples: it covers
% 35 of 35 positive and 7 of 375 negative ones, with 5 literals.
% Nothing is proved of other theories.

defences_on_same_square(Tree) :-
    other_defence(Defence1, Defence2, Tree),
    same_square(Defence1, Defence2, Tree),
    other_defence(Defence2, Defence3, Tree),
    same_square(Defence1, Defence3, Tree).
