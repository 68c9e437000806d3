% When logic alone says that a move wins: it mates at once, mates by force, or brings at least three
% pawns' worth whatever the reply. The reply may take, take with check or give a check of its own:
% can_earn/2 and must_pay/2 weigh all of them, and the forcing move that may follow. Two pawns' worth
% would be claimed more often, but too often wrongly.

claims_to_win(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    checkmate(NewPosition).
claims_to_win(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    must_lose(50, NewPosition).
claims_to_win(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    must_pay(50, NewPosition).
claims_to_win(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    empty(To, Position),
    must_pay(3, NewPosition).
claims_to_win(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pawn_on(To, Position),
    must_pay(2, NewPosition).
claims_to_win(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    minor_on(To, Position),
    \+ can_earn(1, NewPosition).
claims_to_win(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    rook_on(To, Position),
    \+ can_earn(3, NewPosition).
claims_to_win(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    queen_on(To, Position),
    \+ can_earn(7, NewPosition).
% A pawn becomes a queen, and keeps most of that.
claims_to_win(Position, From, To) :-
    promotes(From, To, Position),
    make_move(From, To, Position, NewPosition),
    \+ can_earn(6, NewPosition).
