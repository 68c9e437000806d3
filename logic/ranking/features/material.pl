% What a move takes, and what the exchanges after it are worth: features of logic/ranking.
%
% can_gain and must_lose speak of the other side's best reply, can_win and would_win of the best
% exchange, exposed of what stands on one square; numbers are at least, in pawns' worth.

% Takes a piece of this kind.
takes_pawn(Position, From, To) :-
    captures(From, To, Position),
    pawn_on(To, Position).

takes_knight(Position, From, To) :-
    captures(From, To, Position),
    knight_on(To, Position).

takes_bishop(Position, From, To) :-
    captures(From, To, Position),
    bishop_on(To, Position).

takes_rook(Position, From, To) :-
    captures(From, To, Position),
    rook_on(To, Position).

takes_queen(Position, From, To) :-
    captures(From, To, Position),
    queen_on(To, Position).

% The pawn becomes a queen.
becomes_queen(Position, From, To) :-
    promotes(From, To, Position).

% The best reply gains so much.
reply_gains_one(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    can_gain(1, NewPosition).

reply_gains_two(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    can_gain(2, NewPosition).

reply_gains_three(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    can_gain(3, NewPosition).

reply_gains_four(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    can_gain(4, NewPosition).

reply_gains_five(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    can_gain(5, NewPosition).

reply_gains_six(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    can_gain(6, NewPosition).

reply_gains_seven(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    can_gain(7, NewPosition).

reply_gains_eight(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    can_gain(8, NewPosition).

reply_gains_nine(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    can_gain(9, NewPosition).

% Even the best reply loses so much.
reply_loses_one(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    must_lose(1, NewPosition).

reply_loses_two(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    must_lose(2, NewPosition).

reply_loses_three(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    must_lose(3, NewPosition).

reply_loses_four(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    must_lose(4, NewPosition).

reply_loses_five(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    must_lose(5, NewPosition).

reply_loses_six(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    must_lose(6, NewPosition).

reply_loses_seven(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    must_lose(7, NewPosition).

reply_loses_eight(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    must_lose(8, NewPosition).

reply_loses_nine(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    must_lose(9, NewPosition).

% Some exchange then gains the other side so much.
leaves_one(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    can_win(1, NewPosition).

leaves_two(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    can_win(2, NewPosition).

leaves_three(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    can_win(3, NewPosition).

leaves_five(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    can_win(5, NewPosition).

leaves_eight(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    can_win(8, NewPosition).

% The piece that moved can be taken with such a profit.
gives_one(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    exposed(To, 1, NewPosition).

gives_two(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    exposed(To, 2, NewPosition).

gives_three(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    exposed(To, 3, NewPosition).

gives_five(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    exposed(To, 5, NewPosition).

gives_eight(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    exposed(To, 8, NewPosition).

% Some exchange would then gain so much, were it this side's turn again.
threatens_one(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    would_win(1, NewPosition).

threatens_two(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    would_win(2, NewPosition).

threatens_three(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    would_win(3, NewPosition).

threatens_five(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    would_win(5, NewPosition).

threatens_eight(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    would_win(8, NewPosition).

% At a first glance, no other move brings more.
looks_best(Position, From, To) :-
    best_reply(From, To, Position).

% The other side threatened to win so much, and does not any more.
meets_threat_one(Position, From, To) :-
    would_win(1, Position),
    make_move(From, To, Position, NewPosition),
    \+ can_win(1, NewPosition).

meets_threat_three(Position, From, To) :-
    would_win(3, Position),
    make_move(From, To, Position, NewPosition),
    \+ can_win(3, NewPosition).

meets_threat_five(Position, From, To) :-
    would_win(5, Position),
    make_move(From, To, Position, NewPosition),
    \+ can_win(5, NewPosition).

meets_threat_eight(Position, From, To) :-
    would_win(8, Position),
    make_move(From, To, Position, NewPosition),
    \+ can_win(8, NewPosition).
