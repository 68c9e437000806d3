% pin: clausewitz learn train.csv.zst --theme pin -n 4000 --seed 0 --score f0.5 --most 20 --improve pin.pl -o RUN
% Learned by clausewitz 0.1.0 from 809 positive and 10580 negative for train; 335 positive and 4238 negative for test; 500 positive and 6329 negative for validation.
% Negative ones are weighed as if 6.87% were positive.
% 212,780 refinements and 23,776,831 conjunctions tried.
% On the training part no clause of at most 5 literals with its head and 8 true examples or more does better by itself than f0.5 0.8323.
% Chosen by f0.5; each rule verified in SWI-Prolog on up to 5 examples that it proposes and 5 others.
% train: precision 0.996, recall 0.869, F1 0.928
% test: precision 0.982, recall 0.878, F1 0.927
% validation: precision 0.995, recall 0.864, F1 0.925
% worth: learned_pin 0.12 (0.11 to 0.13), right in 295 of 2,454 moves in 8,768 puzzles

% precision 1.00, recall 0.43
learned_pin(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    endangers(Square1, To, NewPosition),
    pinned(Square1, NewPosition),
    pins(Square2, Square1, _Square3, NewPosition),
    different_pos(To, Square2).

% precision 0.99, recall 0.32
learned_pin(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    undefended(To, NewPosition),
    pinned(Square1, Position),
    threatens(Square1, To, NewPosition),
    attacks(Square2, Square1, Position),
    pins(Square2, _Square3, _Square4, NewPosition).

% precision 1.00, recall 0.31
learned_pin(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pinned(Square1, NewPosition),
    endangers(Square2, Square1, NewPosition),
    pins(Square2, _Square3, _Square4, NewPosition),
    trapped(Square1, NewPosition).

% precision 1.00, recall 0.09
learned_pin(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pinned(Square1, NewPosition),
    threatens(To, Square1, NewPosition),
    attacks(Square1, Square2, Position),
    hanging(Square2, NewPosition),
    pins(Square3, Square1, _Square4, NewPosition),
    different_pos(Square2, Square3).

% precision 1.00, recall 0.06
learned_pin(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    checks(To, Square1, NewPosition),
    pins(Square2, Square3, Square1, NewPosition),
    endangers(Square2, Square3, NewPosition).
