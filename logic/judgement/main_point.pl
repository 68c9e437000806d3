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
% Fitted on 4,627 motifs in the lines of 1,595 puzzles, by
% `python tools/judgement_fit.py PUZZLES -n 1200 --seed 11` (`make learn-judgement`).

motif(smothered_mate, -224).
motif(anastasia_mate, -230).
motif(arabian_mate, -235).
motif(balestra_mate, -235).
motif(blind_swine_mate, -232).
motif(boden_mate, -234).
motif(corner_mate, -435).
motif(double_bishop_mate, -235).
motif(dovetail_mate, -235).
motif(epaulette_mate, -265).
motif(hook_mate, -238).
motif(kill_box_mate, -235).
motif(morphys_mate, -400).
motif(opera_mate, -242).
motif(pillsburys_mate, -365).
motif(swallowstail_mate, -281).
motif(triangle_mate, -240).
motif(vukovic_mate, -277).
motif(back_rank_mate, -174).
motif(mate_in_1, -205).
motif(mate_in_2, -231).
motif(mate_in_3, -169).
motif(mate_in_4, -177).
motif(mate_in_5, -235).
motif(mate, -183).
motif(fork, -184).
motif(textbook_fork, -235).
motif(skewer, -205).
motif(double_check, -216).
motif(discovered_attack, -152).
motif(discovered_check, -273).
motif(trapped_piece, -219).
motif(pin, -223).
motif(textbook_pin, -235).
motif(capturing_defender, -273).
motif(x_ray_attack, -198).
motif(hanging_piece, -438).
motif(promotion, -261).
motif(under_promotion, -255).
motif(en_passant, -231).
motif(attraction, -209).
motif(deflection, -184).
motif(interference, -303).
motif(intermezzo, -237).
motif(clearance, -264).
motif(collinear_move, -290).
motif(attacking_f2_f7, -257).
motif(sacrifice, -130).
motif(advanced_pawn, -183).
motif(castling, -295).
motif(exposed_king, -199).
motif(kingside_attack, -216).
motif(queenside_attack, -205).
motif(defensive_move, -295).
motif(quiet_move, -279).
motif(pawn_endgame, -184).
motif(knight_endgame, -220).
motif(bishop_endgame, -209).
motif(rook_endgame, -168).
motif(queen_endgame, -216).
motif(queen_rook_endgame, -224).

sign(within(3), 161).
sign(within(5), 175).
sign(within(7), 58).
sign(settled, 78).
sign(strict, 37).
sign(at_once, 79).
sign(mates, 115).
sign(reply, 38).
sign(reply_strict, 39).
sign(only_reply, -69).
