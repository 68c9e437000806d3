% changed_mates: python tools/learn_problem_themes.py problems.csv changed_mates
% From the development half; positive are problems with the keyword Changed mates.
% Learned by clausewitz 0.2.0 for changed_mates/1, from the folder changed_mates
% (bk.pl eb3edb2d0dbc5427, bias.pl 69434de1627f9ad8, exs.pl 83193d255487b848),
% score f1. Verified in SWI-Prolog on all examples: it covers
% 35 of 49 positive and 72 of 361 negative ones, with 8 literals.
% Nothing is proved of other theories.

changed_mates(Tree) :-
    model(_Defence1, _Attack1, Tree),
    same_square(_Defence2, _Defence3, Tree),
    try_threat(_Phase1, _Attack2, Tree).

changed_mates(Tree) :-
    other_attack(Attack1, Attack2, Tree),
    set_met(Defence1, Attack1, Tree),
    spares_defender(Defence1, Attack2, Tree).
