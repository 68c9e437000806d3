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
% Fitted on 4,678 motifs in the lines of 1,595 puzzles, by
% `python tools/judgement_fit.py PUZZLES -n 1200 --seed 11` (`make learn-judgement`).

motif(smothered_mate, -227).
motif(anastasia_mate, -234).
motif(arabian_mate, -238).
motif(balestra_mate, -238).
motif(blind_swine_mate, -236).
motif(boden_mate, -237).
motif(corner_mate, -442).
motif(double_bishop_mate, -238).
motif(dovetail_mate, -238).
motif(epaulette_mate, -271).
motif(hook_mate, -241).
motif(kill_box_mate, -239).
motif(morphys_mate, -402).
motif(opera_mate, -246).
motif(pillsburys_mate, -355).
motif(swallowstail_mate, -284).
motif(triangle_mate, -243).
motif(vukovic_mate, -280).
motif(back_rank_mate, -178).
motif(mate_in_1, -208).
motif(mate_in_2, -233).
motif(mate_in_3, -177).
motif(mate_in_4, -190).
motif(mate_in_5, -239).
motif(mate, -191).
motif(fork, -179).
motif(textbook_fork, -238).
motif(skewer, -199).
motif(double_check, -214).
motif(discovered_attack, -169).
motif(discovered_check, -275).
motif(trapped_piece, -235).
motif(pin, -237).
motif(textbook_pin, -238).
motif(capturing_defender, -299).
motif(x_ray_attack, -229).
motif(hanging_piece, -426).
motif(promotion, -265).
motif(under_promotion, -272).
motif(en_passant, -249).
motif(attraction, -197).
motif(deflection, -183).
motif(interference, -307).
motif(intermezzo, -218).
motif(clearance, -306).
motif(collinear_move, -327).
motif(attacking_f2_f7, -225).
motif(sacrifice, -127).
motif(advanced_pawn, -186).
motif(castling, -287).
motif(exposed_king, -202).
motif(kingside_attack, -187).
motif(queenside_attack, -191).
motif(defensive_move, -292).
motif(quiet_move, -297).
motif(pawn_endgame, -181).
motif(knight_endgame, -221).
motif(bishop_endgame, -208).
motif(rook_endgame, -164).
motif(queen_endgame, -217).
motif(queen_rook_endgame, -225).

sign(within(3), 146).
sign(within(5), 167).
sign(within(7), 63).
sign(settled, 97).
sign(strict, 11).
sign(at_once, 86).
sign(mates, 131).
sign(reply, 37).
sign(reply_strict, 54).
sign(only_reply, -70).
