% flight_giving_and_taking_key: python tools/learn_problem_themes.py problems.csv flight_giving_and_taking_key
% From the development half; positive are problems with the keyword Flight giving and taking key.
% Learned by clausewitz 0.2.0 for flight_giving_and_taking_key/1, from the folder flight_giving_and_taking_key
% (bk.pl eb3edb2d0dbc5427, bias.pl f59054238ca82f09, exs.pl 68416c45d3be81f3),
% score f1. Verified in SWI-Prolog on all examples: it covers
% 28 of 29 positive and 2 of 381 negative ones, with 6 literals.
% Nothing is proved of other theories.

flight_giving_and_taking_key(Tree) :-
    flights_given(Number1, Tree),
    at_least(Number1, 1),
    flights_taken(Number2, Tree),
    at_least(Number2, 1),
    error_not_enough(_Defence1, _Attack1, Tree).
