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
% Fitted on 3,136 motifs in the lines of 1,190 puzzles, by
% `python tools/judgement_fit.py PUZZLES -n 900 --seed 11` (`make learn-judgement`).

motif(smothered_mate, -220).
motif(anastasia_mate, -227).
motif(arabian_mate, -227).
motif(balestra_mate, -227).
motif(blind_swine_mate, -226).
motif(boden_mate, -226).
motif(corner_mate, -342).
motif(double_bishop_mate, -227).
motif(dovetail_mate, -227).
motif(epaulette_mate, -251).
motif(hook_mate, -224).
motif(kill_box_mate, -225).
motif(morphys_mate, -354).
motif(opera_mate, -195).
motif(pillsburys_mate, -368).
motif(swallowstail_mate, -272).
motif(triangle_mate, -231).
motif(vukovic_mate, -226).
motif(back_rank_mate, -164).
motif(mate_in_1, -189).
motif(mate_in_2, -177).
motif(mate_in_3, -134).
motif(mate_in_4, -146).
motif(mate_in_5, -226).
motif(mate, -119).
motif(fork, -170).
motif(textbook_fork, -227).
motif(skewer, -222).
motif(double_check, -191).
motif(discovered_attack, -198).
motif(discovered_check, -275).
motif(trapped_piece, -254).
motif(pin, -224).
motif(textbook_pin, -227).
motif(capturing_defender, -286).
motif(x_ray_attack, -212).
motif(hanging_piece, -390).
motif(promotion, -252).
motif(under_promotion, -237).
motif(en_passant, -259).
motif(attraction, -215).
motif(deflection, -207).
motif(interference, -307).
motif(intermezzo, -272).
motif(clearance, -287).
motif(collinear_move, -270).
motif(attacking_f2_f7, -213).
motif(sacrifice, -165).
motif(advanced_pawn, -174).
motif(castling, -258).
motif(exposed_king, -190).
motif(kingside_attack, -217).
motif(queenside_attack, -267).
motif(defensive_move, -298).
motif(quiet_move, -292).
motif(pawn_endgame, -178).
motif(knight_endgame, -208).
motif(bishop_endgame, -200).
motif(rook_endgame, -159).
motif(queen_endgame, -209).
motif(queen_rook_endgame, -215).

sign(within(3), 163).
sign(within(5), 187).
sign(within(7), 69).
sign(settled, 87).
sign(strict, 7).
sign(at_once, 39).
sign(mates, 82).
sign(reply, 81).
sign(reply_strict, 8).
sign(only_reply, -111).
