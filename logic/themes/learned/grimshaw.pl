% grimshaw: python tools/learn_problem_themes.py problems.csv grimshaw
% From the development half; positive are problems with the keyword Grimshaw.
% Learned by clausewitz 0.2.0 for grimshaw/1, from the folder grimshaw
% (bk.pl eb3edb2d0dbc5427, bias.pl eff8db93350b60f8, exs.pl e8c2f39fdefba622),
% score f1. Verified in SWI-Prolog on all examples: it covers
% 17 of 18 positive and 5 of 392 negative ones, with 4 literals.
% Nothing is proved of other theories.

grimshaw(Tree) :-
    same_square(Defence1, Defence2, Tree),
    shuts_off(Defence1, _Attack1, _Square1, Tree),
    shuts_off(Defence2, _Attack2, _Square2, Tree).
