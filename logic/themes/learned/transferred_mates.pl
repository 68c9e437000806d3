% transferred_mates: python tools/learn_problem_themes.py problems.csv transferred_mates
% From the development half; positive are problems with the keyword Transferred mates.
% Learned by clausewitz 0.2.0 for transferred_mates/1, from the folder transferred_mates
% (bk.pl eb3edb2d0dbc5427, bias.pl ba7a84614a86f75b, exs.pl b2c75ac552e62d65),
% score f1. Verified in SWI-Prolog on all examples: it covers
% 15 of 32 positive and 27 of 378 negative ones, with 7 literals.
% Nothing is proved of other theories.

transferred_mates(Tree) :-
    error_enough(Defence1, Attack1, Tree),
    spares_defender(Defence1, Attack1, Tree),
    try_threat(_Phase1, Attack1, Tree),
    error_enough(Defence2, Attack2, Tree),
    same_piece(Defence2, Defence3, Tree),
    set_met(Defence3, Attack2, Tree).
