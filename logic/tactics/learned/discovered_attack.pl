% discoveredAttack: clausewitz learn train.csv.zst --theme discoveredAttack -n 4000 --seed 0 --score f0.5 --most 20 --improve discovered_attack.pl -o RUN
% Learned by clausewitz 0.1.0 from 793 positive and 10594 negative for train; 329 positive and 4239 negative for test; 472 positive and 6349 negative for validation.
% Negative ones are weighed as if 5.86% were positive.
% 206,028 refinements and 45,156,123 conjunctions tried.
% On the training part no clause of at most 5 literals with its head and 8 true examples or more does better by itself than f0.5 0.7189.
% Chosen by f0.5; each rule verified in SWI-Prolog on up to 5 examples that it proposes and 5 others.
% train: precision 0.911, recall 0.779, F1 0.840
% test: precision 0.888, recall 0.717, F1 0.793
% validation: precision 0.945, recall 0.744, F1 0.832
% worth: learned_discovered_attack 0.38 (0.35 to 0.42), right in 268 of 704 moves in 8,768 puzzles

% precision 0.97, recall 0.33
learned_discovered_attack(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    checks(_Square1, _Square2, NewPosition),
    endangers(Square3, Square4, NewPosition),
    \+ attacks(From, Square4, Position),
    \+ attacks(To, Square4, NewPosition),
    \+ attacks(Square4, To, NewPosition),
    unveils(From, Square3, Square4, Position).

% precision 1.00, recall 0.32
learned_discovered_attack(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    checks(_Square1, Square2, NewPosition),
    \+ attacks(To, Square2, NewPosition).

% precision 0.91, recall 0.27
learned_discovered_attack(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    loses_material(NewPosition),
    hanging(Square1, NewPosition),
    \+ attacks(Square1, To, NewPosition),
    outranks(Square1, Square2, NewPosition),
    \+ attacks(Square2, From, Position),
    checks(Square2, _Square3, NewPosition),
    unveils(From, _Square4, Square1, Position).

% precision 0.95, recall 0.22
learned_discovered_attack(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    hanging(Square1, NewPosition),
    checks(Square1, _Square2, NewPosition),
    undefended(Square3, NewPosition),
    attacks(Square3, Square4, NewPosition),
    unveils(From, Square4, Square3, Position).

% precision 0.94, recall 0.17
learned_discovered_attack(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    hanging(Square1, NewPosition),
    checks(Square1, _Square2, NewPosition),
    queen_on(Square3, Position),
    unveils(From, _Square4, Square3, Position).

% precision 0.90, recall 0.07
learned_discovered_attack(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    loses_material(NewPosition),
    \+ attacks(To, From, Position),
    rook_on(Square1, NewPosition),
    threatens(Square2, Square1, NewPosition),
    unveils(From, Square1, Square2, Position).

% precision 0.87, recall 0.02
learned_discovered_attack(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    hanging(Square1, NewPosition),
    checks(Square1, _Square2, NewPosition),
    queen_on(Square3, NewPosition),
    unveils(From, Square3, Square4, Position),
    \+ undefended(Square4, NewPosition),
    wins_exchange(Square3, Square4, NewPosition).

% precision 1.00, recall 0.01
learned_discovered_attack(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    \+ en_prise(To, Position),
    endangers(Square1, To, NewPosition),
    undefended(Square2, Position),
    \+ king_on(Square2, Position),
    unveils(From, Square3, Square1, Position),
    pins(Square3, _Square4, Square2, NewPosition).
