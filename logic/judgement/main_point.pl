% What speaks for a motif being the main point of a line that shows it, in hundredths:
% log-odds that it is a theme of the puzzle. The sum decides; see points.pl.
%
%     motif(Motif, Weight)   the motif by itself
%     sign(Sign, Weight)     what is added for a sign:
%         within(N)   the first N half moves show it
%         settled     the part of the line shows it after which its gain is settled
%         strict      its stricter reading holds there, decisive_*, if it has one
%         at_once     the first move makes it
%         mates       the line ends in mate
%         reply       the line of another reply to the first move shows it
%         reply_strict  its stricter reading holds there
%         only_reply  the main line does not show it
%
% Fitted on 3,198 motifs in the lines of 1,190 puzzles, by
% `python tools/judgement_fit.py PUZZLES -n 900 --seed 11` (`make learn-judgement`).

motif(smothered_mate, -200).
motif(anastasia_mate, -202).
motif(arabian_mate, -207).
motif(balestra_mate, -207).
motif(blind_swine_mate, -206).
motif(boden_mate, -206).
motif(corner_mate, -324).
motif(double_bishop_mate, -207).
motif(dovetail_mate, -207).
motif(epaulette_mate, -233).
motif(hook_mate, -205).
motif(kill_box_mate, -206).
motif(morphys_mate, -336).
motif(opera_mate, -175).
motif(pillsburys_mate, -345).
motif(swallowstail_mate, -252).
motif(triangle_mate, -212).
motif(vukovic_mate, -206).
motif(back_rank_mate, -143).
motif(mate_in_1, -177).
motif(mate_in_2, -157).
motif(mate_in_3, -115).
motif(mate_in_4, -147).
motif(mate_in_5, -200).
motif(mate, -108).
motif(fork, -154).
motif(textbook_fork, -207).
motif(skewer, -184).
motif(double_check, -171).
motif(discovered_attack, -164).
motif(discovered_check, -253).
motif(trapped_piece, -204).
motif(pin, -202).
motif(textbook_pin, -207).
motif(capturing_defender, -240).
motif(x_ray_attack, -188).
motif(hanging_piece, -398).
motif(promotion, -236).
motif(under_promotion, -219).
motif(en_passant, -241).
motif(attraction, -182).
motif(deflection, -196).
motif(interference, -268).
motif(intermezzo, -189).
motif(clearance, -287).
motif(collinear_move, -253).
motif(attacking_f2_f7, -227).
motif(sacrifice, -137).
motif(advanced_pawn, -148).
motif(castling, -261).
motif(exposed_king, -161).
motif(kingside_attack, -243).
motif(queenside_attack, -229).
motif(defensive_move, -282).
motif(quiet_move, -254).
motif(pawn_endgame, -165).
motif(knight_endgame, -192).
motif(bishop_endgame, -185).
motif(rook_endgame, -148).
motif(queen_endgame, -193).
motif(queen_rook_endgame, -197).

sign(within(3), 160).
sign(within(5), 183).
sign(within(7), 40).
sign(settled, 99).
sign(strict, 0).
sign(at_once, 75).
sign(mates, 85).
sign(reply, 56).
sign(reply_strict, -33).
sign(only_reply, -44).
