% The space of Krishnan and Martens, "Synthesizing Chess Tactics from Player Games", with the
% meaning that bk/ gives to the words: seven predicates, five variables, five literals.
%
% Popper's format, and three words of our own: always/2 (a literal of every clause, its variables
% by number: 0 is the first of the head), fixed/2 (arguments that literals of a predicate must
% have) and ordered/1 (arguments in the order of their variables, as the other order says the same).

head_pred(f, 3).

body_pred(attacks, 3).
body_pred(make_move, 4).
body_pred(different_pos, 2).
body_pred(behind, 4).
body_pred(piece_at, 4).
body_pred(other_side, 2).
body_pred(legal_move, 3).

type(f, (position, square, square)).
type(attacks, (square, square, position)).
type(make_move, (square, square, position, position)).
type(different_pos, (square, square)).
type(behind, (square, square, square, position)).
type(piece_at, (square, position, side, piece)).
type(other_side, (side, side)).
type(legal_move, (square, square, position)).

direction(f, (in, in, in)).
direction(attacks, (in, out, in)).
direction(make_move, (in, in, in, out)).
direction(different_pos, (in, in)).
direction(behind, (in, out, out, in)).
direction(piece_at, (in, in, in, out)).
direction(other_side, (in, in)).
direction(legal_move, (out, out, in)).

max_clauses(1).
max_vars(5).
max_body(5).
no_singletons(true).

always(legal_move, (1, 2, 0)).
fixed(legal_move, (1, 2, any)).
ordered(different_pos).
ordered(other_side).
