% What a strategic change speaks for a quiet move, in hundredths: how much the odds grow,
% as logarithms, that a master plays a move which makes it. See strategy.pl.
%
%     worth(Name, Change, Weight)  a change that is a reason, and can be said
%     fleeting(Word)               counts even if it holds for one move only
%     last_resort(Name)            is said only where there is no other reason
%     alike(Name1, Name2)          only one of them is named
%     beside(Change, Weight)       another change, which was weighed together with these
%
% A change is does(Word), gains(Whose, Word) or loses(Whose, Word), with the words of
% bk/strategy.pl; Whose is the side that moves (own) or the other.
%
% Fitted on 3,000 moves of master games and all other legal moves beside them, by
% `python tools/strategy_fit.py MASTERS -n 3000 --seed 11` (`make learn-strategy`);
% 28% of the moves played come first. What takes more than one half move to see,
% from prepares to blocks_pawn, is not fitted: its weights were set by hand, beside the others, on
% `python bench/quiet_moves.py --part dev --read 100`; so was, until it is fitted again, that of
% activates. To add a reason, write its line with the
% weight 0, give it words in logic/english/strategy.pl and fit again.

worth(castles, does(castles), 132).
worth(develops, does(develops), 99).
worth(makes_way_for_castling, does(makes_way_for_castling), 57).
worth(exchange, does(exchanges), 436).
worth(capture, does(takes), 318).
worth(passed_pawn, does(pushes_passed_pawn), 116).
worth(opens_line, does(frees), 9).
worth(worst_piece, does(improves_worst_piece), 25).
worth(active, does(activates), 20).
worth(keeps_out, does(keeps_out), 45).
worth(holds_back, does(restrains), -5).
worth(check, does(checks_king), -211).
worth(control, does(takes_control), 19).
worth(king_safety, does(leaves_back_rank), 8).
worth(king_to_centre, does(king_to_centre), 59).
worth(king_to_pawn, does(king_to_pawn), 57).
worth(heads_for, does(heads_for), 30).
worth(prepares, does(prepares), 0).
worth(prepares, does(makes_room), 0).
worth(heads_for, does(is_bound_for), -5).
worth(plan, does(plans), 0).
worth(out_of_check, does(leaves_check), 900).
worth(exchange, does(offers_exchange), 60).
worth(exchange, does(offers_strong), 61).
worth(removes, does(removes), 60).
worth(saves, does(saves), 70).
worth(loose_piece, does(guards_loose), 20).
worth(opens_file, does(opens_file), 50).
worth(faces_queen, does(faces_queen), -5).
worth(backs_pawn, does(backs_pawn), -5).
worth(king_safety, does(leaves_line), -5).
worth(holds_back, does(blocks_pawn), 40).
worth(outpost, gains(own, outpost), 59).
worth(centralised, gains(own, centralised), 55).
worth(open_file, gains(own, rook_on_open_file), 114).
worth(half_open_file, gains(own, rook_on_half_open_file), 88).
worth(seventh_rank, gains(own, rook_on_seventh), 73).
worth(rook_behind_passed_pawn, gains(own, rook_behind_passed_pawn), 39).
worth(connected_rooks, gains(own, connected_rooks), 34).
worth(long_diagonal, gains(own, long_diagonal), 19).
worth(battery, gains(own, battery), 18).
worth(bishop_pair, gains(own, bishop_pair), 100).
worth(blockade, gains(own, blockade), 52).
worth(passed_pawn, gains(own, passed_pawn), 23).
worth(protected_passed_pawn, gains(own, protected_passed_pawn), -28).
worth(supports_pawn, gains(own, connected_pawn), 40).
worth(centre, gains(own, controls_centre), 45).
worth(lever, gains(own, pawn_lever), 72).
worth(space, does(gains_space), 42).
worth(half_open_file, gains(own, half_open_file), 125).
worth(aims_at_king, gains(own, aims_at_king), 26).
worth(pin, gains(own, pins_piece), 52).
worth(defence, loses(own, under_attack), 169).
worth(protects, loses(own, outnumbered), 95).
worth(guards, gains(own, guards_attacked), 20).
worth(isolated_pawn, loses(own, isolated_pawn), 27).
worth(doubled_pawn, loses(own, doubled_pawn), 115).
worth(backward_pawn, loses(own, backward_pawn), -40).
worth(knight_on_rim, loses(own, knight_on_rim), 53).
worth(king_safety, loses(own, king_in_centre), 145).
worth(king_safety, loses(own, open_file_to_king), 34).
worth(escape_square, loses(own, shut_in), -30).
worth(attacks, gains(other, under_attack), 59).
worth(eyes, gains(own, eyes), 18).
worth(pressure, gains(other, outnumbered), 31).
worth(restricts, gains(other, restricted), 38).
worth(isolated_pawn, gains(other, isolated_pawn), -1).
worth(doubled_pawn, gains(other, doubled_pawn), 0).
worth(backward_pawn, gains(other, backward_pawn), 17).
worth(breaks_pin, loses(other, pins_piece), 59).

fleeting(under_attack).
fleeting(outnumbered).
fleeting(pins_piece).
fleeting(restricted).
fleeting(eyes).
fleeting(guards_attacked).
fleeting(develops).
fleeting(improves_worst_piece).
fleeting(activates).
fleeting(gains_space).
fleeting(restrains).
fleeting(keeps_out).
fleeting(pushes_passed_pawn).
fleeting(takes_control).
fleeting(frees).

last_resort(control).
last_resort(check).
last_resort(plan).
last_resort(loose_piece).

alike(passed_pawn, space).
alike(passed_pawn, protected_passed_pawn).
alike(keeps_out, holds_back).
alike(holds_back, space).
alike(attacks, eyes).
alike(pin, eyes).
alike(attacks, pressure).
alike(eyes, pressure).
alike(eyes, opens_line).
alike(eyes, centre).
alike(defence, protects).
alike(defence, guards).
alike(protects, guards).
alike(king_to_centre, king_to_pawn).
alike(out_of_check, king_to_centre).
alike(out_of_check, king_to_pawn).
alike(out_of_check, king_safety).
alike(worst_piece, active).
alike(develops, active).
alike(develops, worst_piece).
alike(removes, saves).
alike(makes_way_for_castling, prepares).
alike(keeps_out, centre).
alike(keeps_out, restricts).
alike(lever, pressure).
alike(breaks_pin, guards).
alike(king_to_centre, king_safety).
alike(opens_file, half_open_file).
alike(opens_file, open_file).
alike(removes, attacks).
alike(open_file, half_open_file).
alike(aims_at_king, eyes).
alike(centre, space).
alike(lever, space).
alike(lever, exchange).
alike(castles, king_safety).
alike(control, centre).
alike(control, space).
alike(control, keeps_out).
alike(control, holds_back).
alike(control, outpost).
alike(control, centralised).
alike(control, king_to_centre).
alike(outpost, centralised).

beside(gains(other, aims_at_king), 19).
beside(gains(other, bad_bishop), 33).
beside(gains(other, battery), -17).
beside(gains(other, blockade), -28).
beside(gains(other, candidate_pawn), 30).
beside(gains(other, controls_centre), -19).
beside(gains(other, eyes), -37).
beside(gains(other, good_bishop), -6).
beside(gains(other, guards_attacked), -2).
beside(gains(other, half_open_file), -70).
beside(gains(other, hole), -43).
beside(gains(other, long_diagonal), -10).
beside(gains(other, open_file_to_king), -24).
beside(gains(other, outpost), -29).
beside(gains(other, passed_pawn), -21).
beside(gains(other, pawn_chain), -37).
beside(gains(other, pawn_majority), -40).
beside(gains(other, pins_piece), -8).
beside(gains(other, protected_passed_pawn), -12).
beside(gains(other, rook_behind_passed_pawn), 13).
beside(gains(other, rook_on_half_open_file), -13).
beside(gains(other, rook_on_open_file), -111).
beside(gains(other, weak_complex), -33).
beside(gains(other, worst_piece), -5).
beside(gains(own, active_king), -34).
beside(gains(own, backward_pawn), 1).
beside(gains(own, bad_bishop), -28).
beside(gains(own, candidate_pawn), -25).
beside(gains(own, castled_king), -24).
beside(gains(own, centre_pawn), -10).
beside(gains(own, doubled_pawn), -68).
beside(gains(own, good_bishop), -17).
beside(gains(own, hole), -9).
beside(gains(own, isolated_pawn), 39).
beside(gains(own, king_in_centre), -115).
beside(gains(own, knight_on_rim), -12).
beside(gains(own, more_space), -12).
beside(gains(own, open_file_to_king), -7).
beside(gains(own, outnumbered), -122).
beside(gains(own, pawn_chain), 9).
beside(gains(own, pawn_majority), -80).
beside(gains(own, restricted), -26).
beside(gains(own, sheltered_king), -9).
beside(gains(own, shut_in), 49).
beside(gains(own, under_attack), -205).
beside(gains(own, weak_complex), -50).
beside(gains(own, worst_piece), 9).
beside(loses(other, aims_at_king), -10).
beside(loses(other, backward_pawn), -39).
beside(loses(other, bad_bishop), -36).
beside(loses(other, battery), 17).
beside(loses(other, candidate_pawn), -13).
beside(loses(other, centralised), 4).
beside(loses(other, connected_pawn), 7).
beside(loses(other, connected_rooks), -17).
beside(loses(other, controls_centre), 5).
beside(loses(other, doubled_pawn), 20).
beside(loses(other, eyes), 32).
beside(loses(other, good_bishop), -59).
beside(loses(other, guards_attacked), 13).
beside(loses(other, half_open_file), 132).
beside(loses(other, long_diagonal), -88).
beside(loses(other, more_space), -17).
beside(loses(other, outnumbered), 20).
beside(loses(other, outpost), 29).
beside(loses(other, pawn_chain), 17).
beside(loses(other, pawn_majority), 0).
beside(loses(other, protected_passed_pawn), -48).
beside(loses(other, restricted), -40).
beside(loses(other, rook_behind_passed_pawn), -23).
beside(loses(other, rook_on_half_open_file), 20).
beside(loses(other, rook_on_seventh), -51).
beside(loses(other, sheltered_king), 2).
beside(loses(other, shut_in), 2).
beside(loses(other, under_attack), -90).
beside(loses(other, weak_complex), -42).
beside(loses(other, worst_piece), 14).
beside(loses(own, active_king), -29).
beside(loses(own, aims_at_king), -5).
beside(loses(own, bad_bishop), -9).
beside(loses(own, battery), -26).
beside(loses(own, blockade), -32).
beside(loses(own, candidate_pawn), 4).
beside(loses(own, castled_king), 49).
beside(loses(own, centralised), -41).
beside(loses(own, centre_pawn), 91).
beside(loses(own, connected_pawn), -25).
beside(loses(own, connected_rooks), -15).
beside(loses(own, controls_centre), -3).
beside(loses(own, eyes), -18).
beside(loses(own, good_bishop), -37).
beside(loses(own, guards_attacked), 22).
beside(loses(own, half_open_file), -45).
beside(loses(own, hole), 39).
beside(loses(own, long_diagonal), -2).
beside(loses(own, more_space), -21).
beside(loses(own, outpost), -44).
beside(loses(own, passed_pawn), -110).
beside(loses(own, pawn_chain), -38).
beside(loses(own, pawn_lever), 47).
beside(loses(own, pawn_majority), -13).
beside(loses(own, pins_piece), 24).
beside(loses(own, protected_passed_pawn), 12).
beside(loses(own, restricted), 12).
beside(loses(own, rook_behind_passed_pawn), 0).
beside(loses(own, rook_on_half_open_file), -82).
beside(loses(own, rook_on_open_file), -55).
beside(loses(own, rook_on_seventh), -37).
beside(loses(own, sheltered_king), -33).
beside(loses(own, worst_piece), 1).
