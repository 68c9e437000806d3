% The space in which motifs of one move in a line are learned: what can be said of a move of the
% solver (half move 1, from 3 to 4), of the positions before it (2) and after it (5), of the
% opponent's move before it (from 6 to 7, in 8), of the line's last move (half move 9, from 10 to 11,
% in 12, leading to 13), of the opponent's king (on 14), and of up to two squares besides.

head_pred(motif, 1).

body_pred(solver_move, 6).
body_pred(move_before, 5).
body_pred(last_move, 6).
body_pred(facing_king, 3).
body_pred(next_ply, 2).
body_pred(last_ply, 2).
body_pred(becomes, 3).
body_pred(castled, 2).
body_pred(took_en_passant, 2).
body_pred(captures, 3).
body_pred(promotes, 3).
body_pred(check, 1).
body_pred(checkmate, 1).
body_pred(keeps_gain, 2).
body_pred(up_by, 3).
body_pred(down_by, 3).
body_pred(absent, 2).
body_pred(single, 2).
body_pred(has_moves, 2).
body_pred(men_left, 2).
body_pred(pawn_on, 2).
body_pred(king_on, 2).
body_pred(queen_on, 2).
body_pred(advanced_to, 3).
body_pred(at_home, 2).
body_pred(file_of, 2).
body_pred(attacks, 3).
body_pred(checks, 3).
body_pred(outranks, 3).
body_pred(idle, 2).
body_pred(bare_king, 2).
body_pred(unguarded, 2).
body_pred(same_pos, 2).
body_pred(different_pos, 2).

type(motif, (line)).

direction(motif, (in)).
direction(attacks, (in, out, in)).
direction(checks, (out, out, in)).

max_clauses(12).
max_vars(17).
max_body(8).

% The half move that a clause speaks of, and what is known with it.
always(solver_move, (1, 3, 4, 2, 5, 0)).
given(move_before, (1, 6, 7, 8, 0)).
given(last_move, (9, 10, 11, 12, 13, 0)).
given(facing_king, (1, 14, 0)).

fixed(solver_move, (1, 3, 4, 2, 5, 0)).
fixed(next_ply, (any, 1)).
fixed(becomes, (1, any, 0)).
fixed(castled, (1, 0)).
fixed(took_en_passant, (1, 0)).
fixed(keeps_gain, (1, 0)).
fixed(up_by, (1, any, 0)).
fixed(down_by, (1, any, 0)).

% Of what is known, what each predicate may speak of.
among(last_ply, (0, 1)).
among(captures, (2, 3, 4, 6, 7, 8, 10, 11, 12)).
among(promotes, (2, 3, 4)).
among(check, (2, 5, 13)).
among(checkmate, (5, 13)).
among(absent, (2, 5)).
among(single, (2, 5)).
among(has_moves, (2, 12)).
among(men_left, (2)).
among(pawn_on, (2, 4, 5, 7, 8)).
among(king_on, (4, 5)).
among(queen_on, (4, 5)).
among(advanced_to, (4, 5, 11, 13)).
among(at_home, (14, 5)).
among(file_of, (4, 14)).
among(attacks, (4, 5, 11, 13)).
among(checks, (4, 5)).
among(outranks, (2, 3, 4, 6, 7, 8)).
among(idle, (4, 5, 11, 13)).
among(bare_king, (14, 5)).
among(unguarded, (2, 4, 5)).
among(same_pos, (3, 4, 6, 7)).
among(different_pos, (3, 4, 6, 7)).

ordered(same_pos).
ordered(different_pos).

negatable(last_ply).
negatable(becomes).
negatable(captures).
negatable(check).
negatable(checkmate).
negatable(absent).
negatable(pawn_on).
negatable(king_on).
negatable(advanced_to).
negatable(outranks).
negatable(unguarded).

constant(ply, 0).
constant(ply, 1).
constant(ply, 3).
constant(ply, 5).
constant(ply, 7).
constant(piece, pawn).
constant(piece, knight).
constant(piece, bishop).
constant(piece, rook).
constant(piece, queen).
constant(number, 1).
constant(number, 2).
constant(number, 3).
constant(number, 18).
constant(number, 20).
constant(rank, 6).
constant(rank, 7).
constant(file, 5).
constant(file, 6).
constant(file, 7).
