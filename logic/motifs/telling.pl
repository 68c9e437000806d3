% Some motifs have a stricter reading for lines that a search found, where a motif may be there by
% chance: decisive_fork/1 and so on, beside the motif in literature/. That it holds is a sign that
% the motif matters; logic/judgement has what the signs weigh.
%
% What motifs are to a line. How it ends is given first, the motif first that stands first here; what
% merely describes it last. In between comes first what weighs most by logic/judgement/main_point.pl.
%
%     told(Kind, Motif).
%
%     ends       the game is over
%     wins       why something is won
%     helps      how it was made possible
%     describes  true of many lines: it never comes first, before what the line comes to

told(ends, smothered_mate).
told(ends, anastasia_mate).
told(ends, arabian_mate).
told(ends, balestra_mate).
told(ends, blind_swine_mate).
told(ends, boden_mate).
told(ends, corner_mate).
told(ends, double_bishop_mate).
told(ends, dovetail_mate).
told(ends, epaulette_mate).
told(ends, hook_mate).
told(ends, kill_box_mate).
told(ends, morphys_mate).
told(ends, opera_mate).
told(ends, pillsburys_mate).
told(ends, swallowstail_mate).
told(ends, triangle_mate).
told(ends, vukovic_mate).
told(ends, back_rank_mate).
told(ends, mate_in_1).
told(ends, mate_in_2).
told(ends, mate_in_3).
told(ends, mate_in_4).
told(ends, mate_in_5).
told(ends, mate).

told(wins, fork).
told(wins, textbook_fork).
told(wins, skewer).
told(wins, double_check).
told(wins, discovered_attack).
told(wins, discovered_check).
told(wins, trapped_piece).
told(wins, pin).
told(wins, textbook_pin).
told(wins, capturing_defender).
told(wins, x_ray_attack).
told(wins, hanging_piece).
told(wins, promotion).
told(wins, under_promotion).
told(wins, en_passant).

told(helps, attraction).
told(helps, deflection).
told(helps, interference).
told(helps, intermezzo).
told(helps, clearance).
told(helps, collinear_move).
told(helps, attacking_f2_f7).
told(helps, sacrifice).
told(helps, advanced_pawn).

told(describes, castling).
told(describes, exposed_king).
told(describes, kingside_attack).
told(describes, queenside_attack).
told(describes, defensive_move).
told(describes, quiet_move).
told(describes, pawn_endgame).
told(describes, knight_endgame).
told(describes, bishop_endgame).
told(describes, rook_endgame).
told(describes, queen_endgame).
told(describes, queen_rook_endgame).

% Said of the position, not of a move:
%
%     of_position(Motif).

of_position(exposed_king).
of_position(pawn_endgame).
of_position(knight_endgame).
of_position(bishop_endgame).
of_position(rook_endgame).
of_position(queen_endgame).
of_position(queen_rook_endgame).

% Names of phases, which come behind all else:
%
%     phase(Motif).

phase(pawn_endgame).
phase(knight_endgame).
phase(bishop_endgame).
phase(rook_endgame).
phase(queen_endgame).
phase(queen_rook_endgame).

% Said of the last move that is read only where the next move of the line does not take the piece:
%
%     lasting(Motif).

lasting(advanced_pawn).
