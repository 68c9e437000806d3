% skewer: clausewitz learn train.csv.zst --theme skewer -n 4000 --seed 0 --score f0.5 --most 20 --width 8 --rounds 12 -o RUN
% Learned by clausewitz 0.1.0 from 739 positive and 10596 negative for train; 304 positive and 4237 negative for test; 446 positive and 6353 negative for validation.
% Negative ones are weighed as if 3.01% were positive.
% 122474 clauses tried, chosen by f0.5; each verified in SWI-Prolog on up to 5 examples that it proposes and 5 others.
% train: precision 0.840, recall 0.687, F1 0.756
% test: precision 0.773, recall 0.671, F1 0.718
% validation: precision 0.871, recall 0.684, F1 0.766
% worth: learned_skewer 0.87 (0.80 to 0.92), right in 100 of 115 moves in 8,768 puzzles

% precision 0.86, recall 0.41
learned_skewer(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    loses_material(NewPosition),
    \+ hanging(To, NewPosition),
    rook_on(To, NewPosition),
    major_on(Square2, Position),
    undefended(Square2, NewPosition),
    skewers(To, _Square1, Square2, NewPosition).

% precision 0.86, recall 0.40
learned_skewer(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    loses_material(NewPosition),
    \+ en_prise(To, Position),
    checks(To, Square3, NewPosition),
    sole_defender(Square2, Square3, Position),
    undefended(Square2, Position),
    skewers(To, _Square1, Square2, NewPosition).

% precision 0.97, recall 0.18
learned_skewer(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    loses_material(NewPosition),
    \+ attacks(From, To, Position),
    queen_on(Square2, Position),
    skewers(To, _Square1, Square2, NewPosition),
    undefended(Square4, Position),
    skewers(To, _Square3, Square4, NewPosition).

% precision 0.94, recall 0.08
learned_skewer(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    \+ en_prise(To, Position),
    \+ en_prise(To, NewPosition),
    outranks(Square2, To, NewPosition),
    skewers(To, Square1, Square2, NewPosition),
    sole_defender(Square1, Square2, Position).

% precision 0.83, recall 0.02
learned_skewer(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    bishop_on(Square3, NewPosition),
    checks(Square3, Square1, NewPosition),
    skewers(To, Square1, Square2, NewPosition),
    undefended(Square2, Position).

% precision 0.80, recall 0.02
learned_skewer(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    loses_material(NewPosition),
    bishop_on(Square2, Position),
    skewers(To, Square1, Square2, NewPosition),
    skewers(Square1, _Square3, _Square4, NewPosition).
