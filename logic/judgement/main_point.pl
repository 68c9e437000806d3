% What speaks for a motif being the main point of a line that shows it, in hundredths:
% log-odds that it is a theme of the puzzle. The sum decides; see judgement.pl.
%
%     motif(Motif, Weight)   the motif by itself
%     sign(Sign, Weight)     what is added for a sign:
%         within(N)   the first N half moves show it
%         settled     the part of the line shows it after which its gain is settled
%         strict      its stricter reading holds there, decisive_*, if it has one
%         at_once     the first move makes it
%         mates       the line ends in mate
%
% Fitted on 3,018 motifs in the lines of 1,190 puzzles, by
% `python tools/judgement_fit.py PUZZLES -n 900 --seed 11` (`make learn-judgement`).

motif(smothered_mate, -200).
motif(anastasia_mate, -208).
motif(arabian_mate, -208).
motif(balestra_mate, -208).
motif(blind_swine_mate, -207).
motif(boden_mate, -207).
motif(corner_mate, -322).
motif(double_bishop_mate, -208).
motif(dovetail_mate, -208).
motif(epaulette_mate, -229).
motif(hook_mate, -205).
motif(kill_box_mate, -202).
motif(morphys_mate, -334).
motif(opera_mate, -174).
motif(pillsburys_mate, -342).
motif(swallowstail_mate, -253).
motif(triangle_mate, -208).
motif(vukovic_mate, -207).
motif(back_rank_mate, -141).
motif(mate_in_1, -169).
motif(mate_in_2, -134).
motif(mate_in_3, -86).
motif(mate_in_4, -124).
motif(mate_in_5, -197).
motif(mate, -51).
motif(fork, -156).
motif(textbook_fork, -208).
motif(skewer, -207).
motif(double_check, -171).
motif(discovered_attack, -190).
motif(discovered_check, -270).
motif(trapped_piece, -252).
motif(pin, -213).
motif(textbook_pin, -208).
motif(capturing_defender, -274).
motif(x_ray_attack, -196).
motif(hanging_piece, -377).
motif(promotion, -240).
motif(under_promotion, -219).
motif(en_passant, -242).
motif(attraction, -183).
motif(deflection, -175).
motif(interference, -266).
motif(intermezzo, -243).
motif(clearance, -286).
motif(collinear_move, -248).
motif(attacking_f2_f7, -233).
motif(sacrifice, -140).
motif(advanced_pawn, -166).
motif(castling, -244).
motif(exposed_king, -173).
motif(kingside_attack, -210).
motif(queenside_attack, -253).
motif(defensive_move, -290).
motif(quiet_move, -288).
motif(pawn_endgame, -162).
motif(knight_endgame, -191).
motif(bishop_endgame, -183).
motif(rook_endgame, -142).
motif(queen_endgame, -192).
motif(queen_rook_endgame, -196).

sign(within(3), 160).
sign(within(5), 184).
sign(within(7), 66).
sign(settled, 84).
sign(strict, 2).
sign(at_once, 47).
sign(mates, 66).
