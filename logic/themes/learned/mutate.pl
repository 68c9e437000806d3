% mutate: python tools/learn_problem_themes.py problems.csv mutate
% From the development half; positive are problems with the keyword Mutate.
% Learned by clausewitz 0.2.0 for mutate/1, from the folder mutate
% (bk.pl eb3edb2d0dbc5427, bias.pl fc51cafd547ab334, exs.pl 67e6bbfaaf0ca063),
% score f1. Verified in SWI-Prolog on all examples: it covers
% 14 of 15 positive and 4 of 395 negative ones, with 5 literals.
% Nothing is proved of other theories.

mutate(Tree) :-
    all_set(Tree),
    other_attack(Attack1, Attack2, Tree),
    set_met(Defence1, Attack1, Tree),
    spares_defender(Defence1, Attack2, Tree).
