% Plain reasons for a move, beside the tactics of logic/tactics: what the ranking of logic/ranking
% can say of a move that no tactic of the literature fits.
%
% Each is a relation reason(Position, From, To) over the vocabulary (bk/README.md). After the move,
% friendly/2 is of the other side, whose turn it then is.

% Whatever the reply, there is mate at once.
mate_in_two(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    must_lose(50, NewPosition).

% Mate follows if nothing is done; and what threatens it cannot be taken at a profit.
mate_threat(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    would_mate(NewPosition),
    \+ can_gain(1, NewPosition).

% What is taken is worth more than all that the best reply gains.
winning_capture(Position, From, To) :-
    captures(From, To, Position),
    make_move(From, To, Position, NewPosition),
    queen_on(To, Position),
    \+ can_gain(9, NewPosition).
winning_capture(Position, From, To) :-
    captures(From, To, Position),
    make_move(From, To, Position, NewPosition),
    rook_on(To, Position),
    \+ can_gain(5, NewPosition).
winning_capture(Position, From, To) :-
    captures(From, To, Position),
    make_move(From, To, Position, NewPosition),
    minor_on(To, Position),
    \+ can_gain(3, NewPosition).

% A pawn for nothing.
pawn_capture(Position, From, To) :-
    captures(From, To, Position),
    make_move(From, To, Position, NewPosition),
    pawn_on(To, Position),
    \+ can_gain(1, NewPosition).

% As much is taken as the best reply takes back.
fair_trade(Position, From, To) :-
    captures(From, To, Position),
    make_move(From, To, Position, NewPosition),
    minor_on(To, Position),
    can_gain(3, NewPosition),
    \+ can_gain(4, NewPosition).
fair_trade(Position, From, To) :-
    captures(From, To, Position),
    make_move(From, To, Position, NewPosition),
    rook_on(To, Position),
    can_gain(5, NewPosition),
    \+ can_gain(6, NewPosition).
fair_trade(Position, From, To) :-
    captures(From, To, Position),
    make_move(From, To, Position, NewPosition),
    queen_on(To, Position),
    can_gain(9, NewPosition),
    \+ can_gain(10, NewPosition).

% Every reply loses a minor piece or more; something that big can be taken already.
winning_threat(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    must_lose(3, NewPosition),
    exposed(Target, 3, NewPosition),
    friendly(Target, NewPosition),
    \+ must_lose(50, NewPosition).

% The same, but it is not yet seen what will be taken.
winning_move(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    must_lose(2, NewPosition),
    \+ must_lose(50, NewPosition).

% A check after which the best reply gains nothing.
safe_check(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    checks(_, King, NewPosition),
    friendly(King, NewPosition),
    \+ checkmate(NewPosition),
    \+ can_gain(1, NewPosition).

% Something is given, for a check that leaves one reply.
forcing_sacrifice(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    check(NewPosition),
    \+ has_moves(2, NewPosition),
    exposed(To, 2, NewPosition).

% The queen has to run from something of less worth, which is safe.
attack_on_queen(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    attacks(To, Queen, NewPosition),
    queen_on(Queen, NewPosition),
    outranks(Queen, To, NewPosition),
    \+ can_gain(1, NewPosition).

% A passed pawn goes on, and is not lost.
passed_pawn_advance(Position, From, To) :-
    passed_pawn(From, Position),
    make_move(From, To, Position, NewPosition),
    advanced_to(To, 5, NewPosition),
    \+ can_gain(1, NewPosition).

% The piece could be won where it stood, and cannot be where it goes.
rescue(Position, From, To) :-
    exposed(From, 2, Position),
    make_move(From, To, Position, NewPosition),
    \+ can_gain(2, NewPosition).

% Another piece could be won before the move, and cannot be after it.
defence(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    exposed(Target, 2, Position),
    friendly(Target, Position),
    different_pos(Target, From),
    \+ exposed(Target, 1, NewPosition),
    \+ can_gain(2, NewPosition).

% The other side threatens mate; after the move it neither mates nor wins anything.
mate_parried(Position, From, To) :-
    would_mate(Position),
    make_move(From, To, Position, NewPosition),
    \+ can_gain(2, NewPosition).

% There is no other move.
only_move(Position, From, To) :-
    legal_move(From, To, Position),
    \+ has_moves(2, Position).
