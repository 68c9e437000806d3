% Mates and checks: features of logic/ranking.

% Ends the game without a winner; mate_in_one is a tactic of the literature.
stalemates(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    stalemate(NewPosition).

% Every reply allows mate at once.
mates_in_two(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    must_lose(50, NewPosition).

% Mate would follow if the other side did nothing, and was not there before.
threatens_mate(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    would_mate(NewPosition),
    \+ can_mate(Position).

% The other side mates at once.
allows_mate(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    can_mate(NewPosition).

% The other side threatens mate, and after the move it cannot mate at once.
parries_mate(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    would_mate(Position),
    \+ can_mate(NewPosition).

% The other side is in check.
gives_check(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    check(NewPosition).

% A check that leaves so many replies at most.
check_with_one_reply(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    check(NewPosition),
    \+ has_moves(2, NewPosition).

check_with_two_replies(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    check(NewPosition),
    \+ has_moves(3, NewPosition).

check_with_three_replies(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    check(NewPosition),
    \+ has_moves(4, NewPosition).

check_with_four_replies(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    check(NewPosition),
    \+ has_moves(5, NewPosition).

check_with_five_replies(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    check(NewPosition),
    \+ has_moves(6, NewPosition).

check_with_eight_replies(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    check(NewPosition),
    \+ has_moves(9, NewPosition).

% No check, but so few replies.
quiet_with_one_reply(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    \+ check(NewPosition),
    \+ has_moves(2, NewPosition).

quiet_with_three_replies(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    \+ check(NewPosition),
    \+ has_moves(4, NewPosition).

quiet_with_six_replies(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    \+ check(NewPosition),
    \+ has_moves(7, NewPosition).

% A check that the piece that moved gives itself, from next to the king,
% by taking, or where it cannot be won.
check_next_to_king(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    checks(To, King, NewPosition),
    adjacent(To, King).

check_by_taking(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    captures(From, To, Position),
    check(NewPosition).

check_from_safety(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    checks(To, _, NewPosition),
    \+ en_prise(To, NewPosition).

% A check that the move uncovers.
uncovers_check(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    checks(Checker, _, NewPosition),
    different_pos(Checker, To).

% Out of check: by taking, by moving the king, by stepping between.
takes_when_checked(Position, From, To) :-
    check(Position),
    captures(From, To, Position).

king_leaves_check(Position, From, To) :-
    check(Position),
    king_on(From, Position),
    legal_move(From, To, Position).

blocks_check(Position, From, To) :-
    check(Position),
    legal_move(From, To, Position),
    \+ king_on(From, Position),
    empty(To, Position).
