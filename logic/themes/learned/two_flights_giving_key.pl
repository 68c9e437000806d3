% two_flights_giving_key: python tools/learn_problem_themes.py problems.csv two_flights_giving_key
% From the development half; positive are problems with the keyword 2 flights giving key.
% Learned by clausewitz 0.2.0 for two_flights_giving_key/1, from the folder two_flights_giving_key
% (bk.pl eb3edb2d0dbc5427, bias.pl 64ccf01607893716, exs.pl 70e9ae82fc9cf107),
% score f1. Verified in SWI-Prolog on all examples: it covers
% 14 of 15 positive and 1 of 395 negative ones, with 7 literals.
% Nothing is proved of other theories.

two_flights_giving_key(Tree) :-
    flights_given(Number1, Tree),
    at_least(Number1, 2),
    at_most(Number1, 2),
    flights_taken(Number2, Tree),
    at_most(Number2, 0),
    error_not_enough(_Defence1, _Attack1, Tree).
