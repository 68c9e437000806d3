% What a move brings in all: what it takes less what the best reply gains, or with what that loses.
%
% Each feature has a clause for every kind of piece that may be taken: nothing, a pawn, a minor
% piece, a rook or a queen. Numbers are in pawns' worth: a pawn 1, a minor piece 3, a rook 5, a
% queen 9. Features of logic/ranking.

% 0 or more.
keeps_all(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    empty(To, Position),
    \+ can_gain(1, NewPosition).
keeps_all(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pawn_on(To, Position),
    \+ can_gain(2, NewPosition).
keeps_all(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    minor_on(To, Position),
    \+ can_gain(4, NewPosition).
keeps_all(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    rook_on(To, Position),
    \+ can_gain(6, NewPosition).
keeps_all(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    queen_on(To, Position),
    \+ can_gain(10, NewPosition).

% 1 or more.
brings_one(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    empty(To, Position),
    must_lose(1, NewPosition).
brings_one(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pawn_on(To, Position),
    \+ can_gain(1, NewPosition).
brings_one(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    minor_on(To, Position),
    \+ can_gain(3, NewPosition).
brings_one(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    rook_on(To, Position),
    \+ can_gain(5, NewPosition).
brings_one(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    queen_on(To, Position),
    \+ can_gain(9, NewPosition).

% 2 or more.
brings_two(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    empty(To, Position),
    must_lose(2, NewPosition).
brings_two(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pawn_on(To, Position),
    must_lose(1, NewPosition).
brings_two(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    minor_on(To, Position),
    \+ can_gain(2, NewPosition).
brings_two(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    rook_on(To, Position),
    \+ can_gain(4, NewPosition).
brings_two(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    queen_on(To, Position),
    \+ can_gain(8, NewPosition).

% 3 or more.
brings_three(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    empty(To, Position),
    must_lose(3, NewPosition).
brings_three(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pawn_on(To, Position),
    must_lose(2, NewPosition).
brings_three(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    minor_on(To, Position),
    \+ can_gain(1, NewPosition).
brings_three(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    rook_on(To, Position),
    \+ can_gain(3, NewPosition).
brings_three(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    queen_on(To, Position),
    \+ can_gain(7, NewPosition).

% 4 or more.
brings_four(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    empty(To, Position),
    must_lose(4, NewPosition).
brings_four(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pawn_on(To, Position),
    must_lose(3, NewPosition).
brings_four(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    minor_on(To, Position),
    must_lose(1, NewPosition).
brings_four(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    rook_on(To, Position),
    \+ can_gain(2, NewPosition).
brings_four(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    queen_on(To, Position),
    \+ can_gain(6, NewPosition).

% 5 or more.
brings_five(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    empty(To, Position),
    must_lose(5, NewPosition).
brings_five(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pawn_on(To, Position),
    must_lose(4, NewPosition).
brings_five(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    minor_on(To, Position),
    must_lose(2, NewPosition).
brings_five(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    rook_on(To, Position),
    \+ can_gain(1, NewPosition).
brings_five(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    queen_on(To, Position),
    \+ can_gain(5, NewPosition).

% 6 or more.
brings_six(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    empty(To, Position),
    must_lose(6, NewPosition).
brings_six(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pawn_on(To, Position),
    must_lose(5, NewPosition).
brings_six(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    minor_on(To, Position),
    must_lose(3, NewPosition).
brings_six(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    rook_on(To, Position),
    must_lose(1, NewPosition).
brings_six(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    queen_on(To, Position),
    \+ can_gain(4, NewPosition).

% 8 or more.
brings_eight(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    empty(To, Position),
    must_lose(8, NewPosition).
brings_eight(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pawn_on(To, Position),
    must_lose(7, NewPosition).
brings_eight(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    minor_on(To, Position),
    must_lose(5, NewPosition).
brings_eight(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    rook_on(To, Position),
    must_lose(3, NewPosition).
brings_eight(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    queen_on(To, Position),
    \+ can_gain(2, NewPosition).

% 2 or more are lost.
costs_two(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    empty(To, Position),
    can_gain(2, NewPosition).
costs_two(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pawn_on(To, Position),
    can_gain(3, NewPosition).
costs_two(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    minor_on(To, Position),
    can_gain(5, NewPosition).
costs_two(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    rook_on(To, Position),
    can_gain(7, NewPosition).
costs_two(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    queen_on(To, Position),
    can_gain(11, NewPosition).

% 3 or more are lost.
costs_three(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    empty(To, Position),
    can_gain(3, NewPosition).
costs_three(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pawn_on(To, Position),
    can_gain(4, NewPosition).
costs_three(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    minor_on(To, Position),
    can_gain(6, NewPosition).
costs_three(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    rook_on(To, Position),
    can_gain(8, NewPosition).
costs_three(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    queen_on(To, Position),
    can_gain(12, NewPosition).

% 5 or more are lost.
costs_five(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    empty(To, Position),
    can_gain(5, NewPosition).
costs_five(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pawn_on(To, Position),
    can_gain(6, NewPosition).
costs_five(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    minor_on(To, Position),
    can_gain(8, NewPosition).
costs_five(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    rook_on(To, Position),
    can_gain(10, NewPosition).
costs_five(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    queen_on(To, Position),
    can_gain(14, NewPosition).
