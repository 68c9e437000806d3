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
    unveils(From, Square1, Square2, Position),
    endangers(Square1, Square2, NewPosition),
    checks(_Square3, _Square4, NewPosition),
    \+ attacks(From, Square2, Position),
    \+ attacks(Square2, To, NewPosition),
    \+ attacks(To, Square2, NewPosition).

% precision 1.00, recall 0.32
learned_discovered_attack(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    checks(_Square1, Square2, NewPosition),
    \+ attacks(To, Square2, NewPosition).

% precision 0.91, recall 0.27
learned_discovered_attack(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    unveils(From, _Square1, Square2, Position),
    hanging(Square2, NewPosition),
    checks(Square3, _Square4, NewPosition),
    outranks(Square2, Square3, NewPosition),
    \+ attacks(Square2, To, NewPosition),
    \+ attacks(Square3, From, Position),
    loses_material(NewPosition).

% precision 0.95, recall 0.22
learned_discovered_attack(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    unveils(From, Square1, Square2, Position),
    attacks(Square2, Square1, NewPosition),
    checks(Square3, _Square4, NewPosition),
    hanging(Square3, NewPosition),
    undefended(Square2, NewPosition).

% precision 0.94, recall 0.17
learned_discovered_attack(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    unveils(From, _Square1, Square2, Position),
    queen_on(Square2, Position),
    checks(Square3, _Square4, NewPosition),
    hanging(Square3, NewPosition).

% precision 0.90, recall 0.07
learned_discovered_attack(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    rook_on(Square1, NewPosition),
    unveils(From, Square1, Square2, Position),
    threatens(Square2, Square1, NewPosition),
    \+ attacks(To, From, Position),
    loses_material(NewPosition).

% precision 0.87, recall 0.02
learned_discovered_attack(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    queen_on(Square1, NewPosition),
    unveils(From, Square1, Square2, Position),
    wins_exchange(Square1, Square2, NewPosition),
    checks(Square3, _Square4, NewPosition),
    hanging(Square3, NewPosition),
    \+ undefended(Square2, NewPosition).

% precision 1.00, recall 0.01
learned_discovered_attack(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    unveils(From, Square1, Square2, Position),
    endangers(Square2, To, NewPosition),
    pins(Square1, _Square3, Square4, NewPosition),
    \+ king_on(Square4, Position),
    undefended(Square4, Position),
    \+ en_prise(To, Position).
