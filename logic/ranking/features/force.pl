% What a move brings where the other side answers as well as it can, and then a forcing move may
% follow: a check, a capture or a promotion. And what forcing moves the other side has.
%
% As in balance.pl, a feature has a clause for every kind of piece that may be taken, and numbers are
% in pawns' worth. Features of logic/ranking.

% Mate, at the latest by the third move.
forces_mate(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    must_pay(50, NewPosition).

% 0 or more.
stays_even(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    empty(To, Position),
    \+ can_earn(1, NewPosition).
stays_even(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pawn_on(To, Position),
    \+ can_earn(2, NewPosition).
stays_even(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    minor_on(To, Position),
    \+ can_earn(4, NewPosition).
stays_even(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    rook_on(To, Position),
    \+ can_earn(6, NewPosition).
stays_even(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    queen_on(To, Position),
    \+ can_earn(10, NewPosition).

% 1 or more.
earns_one(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    empty(To, Position),
    must_pay(1, NewPosition).
earns_one(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pawn_on(To, Position),
    \+ can_earn(1, NewPosition).
earns_one(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    minor_on(To, Position),
    \+ can_earn(3, NewPosition).
earns_one(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    rook_on(To, Position),
    \+ can_earn(5, NewPosition).
earns_one(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    queen_on(To, Position),
    \+ can_earn(9, NewPosition).

% 2 or more.
earns_two(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    empty(To, Position),
    must_pay(2, NewPosition).
earns_two(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pawn_on(To, Position),
    must_pay(1, NewPosition).
earns_two(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    minor_on(To, Position),
    \+ can_earn(2, NewPosition).
earns_two(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    rook_on(To, Position),
    \+ can_earn(4, NewPosition).
earns_two(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    queen_on(To, Position),
    \+ can_earn(8, NewPosition).

% 3 or more.
earns_three(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    empty(To, Position),
    must_pay(3, NewPosition).
earns_three(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pawn_on(To, Position),
    must_pay(2, NewPosition).
earns_three(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    minor_on(To, Position),
    \+ can_earn(1, NewPosition).
earns_three(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    rook_on(To, Position),
    \+ can_earn(3, NewPosition).
earns_three(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    queen_on(To, Position),
    \+ can_earn(7, NewPosition).

% 4 or more.
earns_four(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    empty(To, Position),
    must_pay(4, NewPosition).
earns_four(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pawn_on(To, Position),
    must_pay(3, NewPosition).
earns_four(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    minor_on(To, Position),
    must_pay(1, NewPosition).
earns_four(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    rook_on(To, Position),
    \+ can_earn(2, NewPosition).
earns_four(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    queen_on(To, Position),
    \+ can_earn(6, NewPosition).

% 5 or more.
earns_five(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    empty(To, Position),
    must_pay(5, NewPosition).
earns_five(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pawn_on(To, Position),
    must_pay(4, NewPosition).
earns_five(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    minor_on(To, Position),
    must_pay(2, NewPosition).
earns_five(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    rook_on(To, Position),
    \+ can_earn(1, NewPosition).
earns_five(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    queen_on(To, Position),
    \+ can_earn(5, NewPosition).

% 6 or more.
earns_six(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    empty(To, Position),
    must_pay(6, NewPosition).
earns_six(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pawn_on(To, Position),
    must_pay(5, NewPosition).
earns_six(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    minor_on(To, Position),
    must_pay(3, NewPosition).
earns_six(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    rook_on(To, Position),
    must_pay(1, NewPosition).
earns_six(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    queen_on(To, Position),
    \+ can_earn(4, NewPosition).

% 8 or more.
earns_eight(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    empty(To, Position),
    must_pay(8, NewPosition).
earns_eight(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pawn_on(To, Position),
    must_pay(7, NewPosition).
earns_eight(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    minor_on(To, Position),
    must_pay(5, NewPosition).
earns_eight(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    rook_on(To, Position),
    must_pay(3, NewPosition).
earns_eight(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    queen_on(To, Position),
    \+ can_earn(2, NewPosition).

% 2 or more are lost.
pays_two(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    empty(To, Position),
    can_earn(2, NewPosition).
pays_two(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pawn_on(To, Position),
    can_earn(3, NewPosition).
pays_two(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    minor_on(To, Position),
    can_earn(5, NewPosition).
pays_two(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    rook_on(To, Position),
    can_earn(7, NewPosition).
pays_two(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    queen_on(To, Position),
    can_earn(11, NewPosition).

% 3 or more are lost.
pays_three(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    empty(To, Position),
    can_earn(3, NewPosition).
pays_three(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pawn_on(To, Position),
    can_earn(4, NewPosition).
pays_three(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    minor_on(To, Position),
    can_earn(6, NewPosition).
pays_three(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    rook_on(To, Position),
    can_earn(8, NewPosition).
pays_three(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    queen_on(To, Position),
    can_earn(12, NewPosition).

% 5 or more are lost.
pays_five(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    empty(To, Position),
    can_earn(5, NewPosition).
pays_five(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pawn_on(To, Position),
    can_earn(6, NewPosition).
pays_five(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    minor_on(To, Position),
    can_earn(8, NewPosition).
pays_five(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    rook_on(To, Position),
    can_earn(10, NewPosition).
pays_five(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    queen_on(To, Position),
    can_earn(14, NewPosition).

% A forcing move that brings so much would follow if the other side did nothing.
may_force_one(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    would_force(1, NewPosition).

may_force_two(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    would_force(2, NewPosition).

may_force_three(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    would_force(3, NewPosition).

may_force_four(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    would_force(4, NewPosition).

may_force_five(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    would_force(5, NewPosition).

may_force_six(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    would_force(6, NewPosition).

may_force_eight(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    would_force(8, NewPosition).

may_force_mate(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    would_force(50, NewPosition).

% The other side has a forcing move that brings so much.
allows_force_one(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    can_force(1, NewPosition).

allows_force_two(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    can_force(2, NewPosition).

allows_force_three(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    can_force(3, NewPosition).

allows_force_five(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    can_force(5, NewPosition).

allows_forced_mate(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    can_force(50, NewPosition).
