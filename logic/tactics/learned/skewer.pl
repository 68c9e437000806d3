% skewer: clausewitz learn train.csv.zst --theme skewer -n 4000 --seed 0 --score f0.5 --most 20 --improve skewer.pl -o RUN
% Learned by clausewitz 0.1.0 from 739 positive and 10596 negative for train; 304 positive and 4237 negative for test; 446 positive and 6353 negative for validation.
% Negative ones are weighed as if 3.01% were positive.
% 170,246 refinements and 45,362,047 conjunctions tried.
% On the training part no clause of at most 5 literals with its head and 7 true examples or more does better by itself than f0.5 0.5836.
% Chosen by f0.5; each rule verified in SWI-Prolog on up to 5 examples that it proposes and 5 others.
% train: precision 0.844, recall 0.671, F1 0.748
% test: precision 0.796, recall 0.651, F1 0.716
% validation: precision 0.873, recall 0.664, F1 0.754
% worth: learned_skewer 0.91 (0.84 to 0.95), right in 90 of 99 moves in 8,768 puzzles

% precision 0.86, recall 0.41
learned_skewer(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    rook_on(To, NewPosition),
    skewers(To, _Square1, Square2, NewPosition),
    major_on(Square2, Position),
    undefended(Square2, NewPosition),
    \+ hanging(To, NewPosition),
    loses_material(NewPosition).

% precision 0.86, recall 0.40
learned_skewer(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    checks(To, Square1, NewPosition),
    skewers(To, _Square2, Square3, NewPosition),
    sole_defender(Square3, Square1, Position),
    undefended(Square3, Position),
    \+ en_prise(To, Position),
    loses_material(NewPosition).

% precision 0.97, recall 0.18
learned_skewer(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    skewers(To, _Square1, Square2, NewPosition),
    queen_on(Square2, Position),
    skewers(To, _Square3, Square4, NewPosition),
    \+ attacks(From, To, Position),
    undefended(Square4, Position),
    loses_material(NewPosition).

% precision 0.94, recall 0.08
learned_skewer(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    skewers(To, Square1, Square2, NewPosition),
    sole_defender(Square1, Square2, Position),
    outranks(Square2, To, NewPosition),
    \+ en_prise(To, NewPosition),
    \+ en_prise(To, Position).

% precision 0.83, recall 0.02
learned_skewer(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    skewers(To, Square1, Square2, NewPosition),
    checks(Square3, Square1, NewPosition),
    bishop_on(Square3, NewPosition),
    undefended(Square2, Position).
