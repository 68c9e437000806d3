% The vocabulary as data: which predicates a clause may use, and the types and modes of their
% arguments.
%
%     signature(Predicate).
%
% + must be bound when the predicate is called; - is found where it is not given.
%
% This file is read as data, by Prolog (logic/repl.pl) and by Python
% (clausewitz.clauses); README.md in this folder tells what each predicate means, and
% logic/english how each reads in English.

% Moves
signature(legal_move(-square, -square, +position)).
signature(legal_move(-square, -square, -promotion, +position)).
signature(make_move(-square, -square, +position, -position)).
signature(make_move(-square, -square, -promotion, +position, -position)).
signature(captures(-square, -square, +position)).
signature(promotes(-square, -square, +position)).

% The board
signature(sq(-square)).
signature(square(-rank, -file)).
signature(to_coords(-square, -rank, -file)).
signature(sameRow(-rank, -file, -rank, -file)).
signature(sameCol(-rank, -file, -rank, -file)).
signature(different_pos(+square, +square)).
signature(same_pos(+square, +square)).
signature(rank_of(-square, -rank)).
signature(file_of(-square, -file)).
signature(last_rank(-side, -square)).
signature(aligned(-square, -square, -square)).
signature(adjacent(-square, -square)).
signature(leap_target(-piece, -square, -square)).
signature(move(-rank, -file, -rank, -file)).

% Sides and pieces
signature(side(-side)).
signature(other_side(-side, -side)).
signature(piece(-piece)).
signature(sliding_piece(-piece)).
signature(value(-piece, -count)).
signature(worth_more(-piece, -piece)).
signature(promotion_piece(-piece)).
signature(contents(-side, -piece, -rank, -file)).

% One position
signature(position(+position)).
signature(turn(-side, +position)).
signature(piece_at(-square, +position, -side, -piece)).
signature(empty(-square, +position)).
signature(pawn_on(-square, +position)).
signature(knight_on(-square, +position)).
signature(bishop_on(-square, +position)).
signature(rook_on(-square, +position)).
signature(queen_on(-square, +position)).
signature(king_on(-square, +position)).
signature(minor_on(-square, +position)).
signature(major_on(-square, +position)).
signature(friendly(-square, +position)).
signature(hostile(-square, +position)).
signature(at_home(-square, +position)).
signature(king_at(-side, -square, +position)).
signature(kingside_castle(-side, +position)).
signature(queenside_castle(-side, +position)).
signature(castling_right(-side, -wing, +position)).
signature(en_passant_square(-square, +position)).
signature(halfmove_clock(-count, +position)).
signature(fullmove_number(-count, +position)).

% Attack and defence
signature(attacks(-square, -square, +position)).
signature(defends(-square, -square, +position)).
signature(controls(-square, -square, +position)).
signature(guards(-square, -square, -side, +position)).
signature(checks(-square, -square, +position)).
signature(in_check(-side, +position)).
signature(check(+position)).
signature(checkmate(+position)).
signature(stalemate(+position)).
signature(outranks(-square, -square, +position)).
signature(equals(-square, -square, +position)).
signature(same_side(-square, -square, +position)).
signature(undefended(-square, +position)).
signature(sole_defender(-square, -square, +position)).
signature(hanging(-square, +position)).
signature(exchange(-square, -square, -count, +position)).
signature(wins_exchange(-square, -square, +position)).
signature(threatens(-square, -square, +position)).
signature(en_prise(-square, +position)).
signature(safe(-square, +position)).
signature(winnable(-square, -square, +position)).
signature(endangers(-square, -square, +position)).
signature(trapped(-square, +position)).
signature(boxed_in(-square, +position)).

% Lines
signature(behind(-square, -square, -square, +position)).
signature(lined_up(-square, -square, -square, +position)).
signature(pins(-square, -square, -square, +position)).
signature(skewers(-square, -square, -square, +position)).
signature(pinned(-square, +position)).
signature(unveils(-square, -square, -square, +position)).

% Kings
signature(king_zone(-square, -square, +position)).
signature(flight(-square, -square, +position)).
signature(no_flight(-square, +position)).
signature(shut_in(-square, +position)).

% Replies
signature(best_reply(-square, -square, +position)).
signature(loses_material(+position)).
signature(gains_material(+position)).

% Prospects
signature(can_mate(+position)).
signature(would_mate(+position)).
signature(can_win(-number, +position)).
signature(would_win(-number, +position)).
signature(exposed(-square, -number, +position)).
signature(can_gain(-number, +position)).
signature(must_lose(-number, +position)).

% Forcing moves
signature(can_force(-number, +position)).
signature(would_force(-number, +position)).
signature(can_earn(-number, +position)).
signature(must_pay(-number, +position)).

% Weighing
signature(attacked(-square, +position)).
signature(activity(-square, -count, +position)).
signature(material(-side, -count, +position)).
signature(more_active(-square, -square, +position)).
signature(more_active(-square, -square, -promotion, +position)).
signature(loses_exchange(-square, -square, +position)).
signature(loses_exchange(-square, -square, -promotion, +position)).

% Edges
signature(reaches(-square, -square, +position)).
signature(covers(-square, -square, +position)).
signature(castles(-square, -square, +position)).
signature(passes(-square, -square, +position)).
signature(aims(-square, -square, -square, +position)).
signature(aims_through(-square, -square, -square, -square, +position)).
signature(wedges(-square, -square, -square, -square, +position)).
signature(comes_behind(-square, -square, -square, -square, +position)).
signature(behind_two(-square, -square, -square, -square, +position)).
signature(wedges_before(-square, -square, -square, -square, -square, +position)).
signature(wedges_after(-square, -square, -square, -square, -square, +position)).
signature(rank_for(-square, -rank, +position)).

% Guarding
signature(unguarded(-square, +position)).
signature(vulnerable(-square, +position)).
signature(cornered(-square, +position)).
signature(pin_line(-square, -square, +position)).

% Distances
signature(apart(-square, -square, -number)).
signature(same_rank(-square, -square)).
signature(same_file(-square, -square)).
signature(same_diagonal(-square, -square)).
signature(on_edge(-square)).
signature(in_corner(-square)).

% Counts
signature(absent(-piece, +position)).
signature(single(-piece, +position)).
signature(men_left(-number, +position)).
signature(has_moves(-number, +position)).
signature(advanced_to(-square, -rank, +position)).
signature(passed_pawn(-square, +position)).

% Lines of moves
signature(played(-ply, -square, -square, -position, -position, +line)).
signature(solver_move(-ply, -square, -square, -position, -position, +line)).
signature(reply(-ply, -square, -square, -position, +line)).
signature(next_move(-ply, -square, -square, -position, -position, +line)).
signature(move_before(-ply, -square, -square, -position, +line)).
signature(earlier_move(-ply, -square, -square, -position, -position, +line)).
signature(first_move(-square, -square, -position, -position, +line)).
signature(last_move(-ply, -square, -square, -position, -position, +line)).
signature(solver_ply(-ply, +line)).
signature(last_ply(-ply, +line)).
signature(next_ply(+ply, -ply)).
signature(earlier_ply(+ply, +ply)).
signature(solver_side(-side, +line)).
signature(takes_on(-ply, -square, +line)).
signature(taken(-ply, -piece, +line)).
signature(becomes(-ply, -piece, +line)).
signature(castled(-ply, +line)).
signature(took_en_passant(-ply, +line)).
signature(gives_check(-ply, +line)).
signature(facing_king(-ply, -square, +line)).
signature(up_by(-ply, -number, +line)).
signature(down_by(-ply, -number, +line)).
signature(keeps_gain(-ply, +line)).
signature(storm_by(-ply, -number, +line)).

% Endgames
signature(not_my_king_in_check(+position)).
signature(is_opp_king_in_check(+position)).
signature(my_king_dist_edges(-count, +position)).
signature(opp_king_proximity_to_edges(-count, +position)).
signature(num_my_pieces_not_attacked(-count, +position)).
signature(num_opp_pieces_attacked(-count, +position)).
signature(value_my_pieces_attacking(-count, +position)).
signature(value_opp_pieces_attacking(-count, +position)).
signature(is_my_queen_not_attacked(+position)).
signature(is_opp_queen_attacked(+position)).
signature(is_my_fork(+position)).
signature(is_opp_not_fork(+position)).
signature(num_moves_my_king(-count, +position)).
signature(num_not_moves_opp_king(-count, +position)).
signature(my_king_prox_rook(-count, +position)).
signature(opp_king_dist_rook(-count, +position)).
signature(my_pieces_same_line(+position)).
signature(opp_pieces_not_same_line(+position)).
signature(is_opp_king_protecting_piece(+position)).
signature(is_my_king_protecting_piece(+position)).
signature(evaluate_material(-count, +position)).
signature(is_material_increase(+position, +position)).
signature(is_mate(+position)).
signature(is_mate_in_one(+position)).
signature(opp_piece_can_be_captured(+position)).
signature(my_piece_cannot_be_captured(+position)).
signature(is_opp_king_stuck(+position)).
signature(is_my_king_not_stuck(+position)).
signature(is_opp_king_behind_piece(+position)).
signature(is_my_king_not_behind_piece(+position)).
signature(is_opp_piece_pinned(+position)).
signature(is_my_piece_not_pinned(+position)).
signature(smaller(+count, +count)).
