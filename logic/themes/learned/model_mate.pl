% model_mate: python tools/learn_problem_themes.py problems.csv model_mate
% From the development half; positive are problems with the keyword Model mates.
% Learned by clausewitz 0.2.0 for model_mate/1, from the folder model_mate
% (bk.pl eb3edb2d0dbc5427, bias.pl ff83a283a6139eb2, exs.pl 7f320947d3a34e46),
% score f1. Verified in SWI-Prolog on all examples: it covers
% 7 of 10 positive and 3 of 400 negative ones, with 6 literals.
% Nothing is proved of other theories.

model_mate(Tree) :-
    met(Defence1, Attack1, Tree),
    model(Defence2, Attack1, Tree),
    other_defence(Defence2, Defence3, Tree),
    model(Defence3, _Attack2, Tree),
    refuted_by(_Phase1, Defence1, Tree).
