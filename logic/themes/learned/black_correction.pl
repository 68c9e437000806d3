% black_correction: python tools/learn_problem_themes.py problems.csv black_correction
% From the development half; positive are problems with the keyword Black correction.
% Learned by clausewitz 0.2.0 for black_correction/1, from the folder black_correction
% (bk.pl eb3edb2d0dbc5427, bias.pl e5385b089ff5e656, exs.pl ee485c0fd814bff8),
% score f1. Verified in SWI-Prolog on all examples: it covers
% 108 of 113 positive and 36 of 297 negative ones, with 7 literals.
% Nothing is proved of other theories.

black_correction(Tree) :-
    error_enough(Defence1, Attack1, Tree),
    other_attack(Attack2, Attack1, Tree),
    error_not_enough(Defence2, Attack2, Tree),
    same_piece(Defence2, Defence1, Tree),
    same_piece(Defence2, Defence3, Tree),
    same_piece(Defence1, Defence3, Tree).
