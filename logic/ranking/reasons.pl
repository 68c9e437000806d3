% Plain reasons for a move, beside the tactics of logic/tactics: what the ranking of logic/ranking
% can say of a move that no tactic of the literature fits.
%
% Each is a relation reason(Position, From, To) over the vocabulary (bk/README.md). After the move,
% friendly/2 is of the other side, whose turn it then is.
% worth: mate_in_two 1.00 (0.99 to 1.00), right in 1,287 of 1,289 moves in 8,768 puzzles
% worth: mate_by_force 0.97 (0.95 to 0.99), right in 303 of 311 moves in 8,768 puzzles
% worth: mate_threat 0.24 (0.21 to 0.26), right in 283 of 1,204 moves in 8,768 puzzles
% worth: winning_capture 0.51 (0.49 to 0.53), right in 1,542 of 3,030 moves in 8,768 puzzles
% worth: free_pawn 0.35 (0.34 to 0.37), right in 1,183 of 3,371 moves in 8,768 puzzles
% worth: fair_trade 0.24 (0.22 to 0.27), right in 350 of 1,432 moves in 8,768 puzzles
% worth: winning_threat 0.50 (0.48 to 0.52), right in 1,255 of 2,524 moves in 8,768 puzzles
% worth: winning_move 0.40 (0.38 to 0.41), right in 1,771 of 4,467 moves in 8,768 puzzles
% worth: gain_by_force 0.39 (0.36 to 0.41), right in 615 of 1,596 moves in 8,768 puzzles
% worth: safe_check 0.30 (0.29 to 0.32), right in 854 of 2,810 moves in 8,768 puzzles
% worth: forcing_sacrifice 0.19 (0.17 to 0.21), right in 373 of 1,954 moves in 8,768 puzzles
% worth: attack_on_queen 0.23 (0.22 to 0.24), right in 718 of 3,124 moves in 8,768 puzzles
% worth: passed_pawn_advance 0.30 (0.27 to 0.34), right in 208 of 687 moves in 8,768 puzzles
% worth: rescue 0.10 (0.10 to 0.11), right in 1,268 of 12,180 moves in 8,768 puzzles
% worth: defence 0.10 (0.09 to 0.11), right in 302 of 2,942 moves in 8,768 puzzles
% worth: mate_parried 0.20 (0.18 to 0.23), right in 293 of 1,438 moves in 8,768 puzzles
% worth: threat 0.20 (0.20 to 0.21), right in 2,465 of 12,133 moves in 8,768 puzzles
% worth: check 0.26 (0.25 to 0.27), right in 4,286 of 16,499 moves in 8,768 puzzles
% worth: capture 0.17 (0.16 to 0.17), right in 3,545 of 21,196 moves in 8,768 puzzles
% worth: only_move 0.00 (0.00 to 1.00), right in 0 of 0 moves in 8,768 puzzles

% Whatever the reply, there is mate at once.
mate_in_two(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    must_lose(50, NewPosition).

% Whatever the reply, a check or a capture then leads to mate.
mate_by_force(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    must_pay(50, NewPosition),
    \+ must_lose(50, NewPosition).

% Mate follows if nothing is done, there was none before, and the best reply gains nothing.
mate_threat(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    would_mate(NewPosition),
    \+ can_mate(Position),
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
free_pawn(Position, From, To) :-
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

% Whatever the reply, a check or a capture then wins something; no exchange does so at once.
gain_by_force(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    must_pay(2, NewPosition),
    \+ must_pay(50, NewPosition),
    \+ must_lose(2, NewPosition).

% A check after which nothing is gained or lost at once.
safe_check(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    checks(_, King, NewPosition),
    friendly(King, NewPosition),
    \+ checkmate(NewPosition),
    \+ must_lose(1, NewPosition),
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

% Something can be taken next that could not be before, and the best reply gains nothing.
threat(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    exposed(Target, 2, NewPosition),
    friendly(Target, NewPosition),
    \+ exposed(Target, 1, Position),
    \+ can_gain(1, NewPosition).

% Any check, and any capture, whatever they cost.
check(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    checks(_, King, NewPosition),
    friendly(King, NewPosition),
    \+ checkmate(NewPosition).

capture(Position, From, To) :-
    captures(From, To, Position).

% There is no other move.
only_move(Position, From, To) :-
    legal_move(From, To, Position),
    \+ has_moves(2, Position).
