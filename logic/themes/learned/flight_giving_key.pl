% flight_giving_key: python tools/learn_problem_themes.py problems.csv flight_giving_key
% From the development half; positive are problems with the keyword Flight giving key.
% Learned by clausewitz 0.2.0 for flight_giving_key/1, from the folder flight_giving_key
% (bk.pl eb3edb2d0dbc5427, bias.pl d2efefab48ab21de, exs.pl 1640d3555775218a),
% score f1. Verified in SWI-Prolog on all examples: it covers
% 105 of 106 positive and 12 of 304 negative ones, with 12 literals.
% Nothing is proved of other theories.

flight_giving_key(Tree) :-
    flights_given(Number1, Tree),
    at_least(Number1, 2),
    flights_taken(Number2, Tree),
    at_least(Number2, 1).

flight_giving_key(Tree) :-
    flights_given(Number1, Tree),
    at_least(Number1, 1),
    at_most(Number1, 1),
    flights_taken(Number2, Tree),
    at_most(Number2, 0),
    refuted_by(_Phase1, _Defence1, Tree).
