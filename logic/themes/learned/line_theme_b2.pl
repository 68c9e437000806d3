% line_theme_b2: python tools/learn_problem_themes.py problems.csv line_theme_b2
% From the development half; positive are problems with the keyword B2.
% Learned by clausewitz 0.2.0 for line_theme_b2/1, from the folder line_theme_b2
% (bk.pl eb3edb2d0dbc5427, bias.pl 485f349dbd1fd0d7, exs.pl 6652fa95193cabac),
% score f1. Verified in SWI-Prolog on all examples: it covers
% 8 of 12 positive and 0 of 398 negative ones, with 5 literals.
% Nothing is proved of other theories.

line_theme_b2(Tree) :-
    same_piece(Defence1, Defence2, Tree),
    blocks(Defence1, Attack1, Square1, Tree),
    shuts_own_guard(Defence1, Attack1, Square1, Tree),
    blocks(Defence2, _Attack2, _Square2, Tree).
