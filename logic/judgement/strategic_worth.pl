% What a strategic change speaks for a quiet move, in hundredths: how much the odds grow,
% as logarithms, that a master plays a move which makes it. See strategy.pl.
%
%     worth(Name, Change, Weight)  a change that is a reason, and can be said
%     fleeting(Word)               counts even if it holds for one move only
%     beside(Change, Weight)       another change, which was weighed together with these
%
% A change is does(Word), gains(Whose, Word) or loses(Whose, Word): words of bk/strategy.pl,
% of the side that moves (own) or the other.
%
% Fitted on 3,000 moves of master games and all other legal moves beside them, by
% `python tools/strategy_fit.py MASTERS -n 3000 --seed 11` (`make learn-strategy`);
% 28% of the moves played come first. To add a reason, write its line with the weight
% 0, give it words in logic/english/strategy.pl and fit again.

worth(castles, does(castles), 136).
worth(develops, does(develops), 90).
worth(makes_way_for_castling, does(makes_way_for_castling), 57).
worth(exchange, does(exchanges), 426).
worth(capture, does(takes), 313).
worth(passed_pawn, does(pushes_passed_pawn), 140).
worth(opens_line, does(frees), 12).
worth(worst_piece, does(improves_worst_piece), 26).
worth(keeps_out, does(keeps_out), 41).
worth(holds_back, does(restrains), 0).
worth(check, does(checks_king), 0).
worth(king_to_centre, does(king_to_centre), 61).
worth(king_to_pawn, does(king_to_pawn), 48).
worth(heads_for, does(heads_for), 0).
worth(prepares, does(prepares), 0).
worth(outpost, gains(own, outpost), 59).
worth(centralised, gains(own, centralised), 68).
worth(open_file, gains(own, rook_on_open_file), 112).
worth(half_open_file, gains(own, rook_on_half_open_file), 89).
worth(seventh_rank, gains(own, rook_on_seventh), 63).
worth(rook_behind_passed_pawn, gains(own, rook_behind_passed_pawn), 45).
worth(connected_rooks, gains(own, connected_rooks), 36).
worth(long_diagonal, gains(own, long_diagonal), 19).
worth(battery, gains(own, battery), 10).
worth(bishop_pair, gains(own, bishop_pair), 101).
worth(blockade, gains(own, blockade), 53).
worth(passed_pawn, gains(own, passed_pawn), 17).
worth(protected_passed_pawn, gains(own, protected_passed_pawn), -32).
worth(supports_pawn, gains(own, connected_pawn), 42).
worth(centre, gains(own, controls_centre), 50).
worth(lever, gains(own, pawn_lever), 51).
worth(space, does(gains_space), 0).
worth(half_open_file, gains(own, half_open_file), 122).
worth(aims_at_king, gains(own, aims_at_king), 29).
worth(pin, gains(own, pins_piece), 58).
worth(saves_piece, loses(own, under_attack), 159).
worth(protects, loses(own, outnumbered), 97).
worth(guards, gains(own, guards_attacked), 0).
worth(isolated_pawn, loses(own, isolated_pawn), 32).
worth(doubled_pawn, loses(own, doubled_pawn), 110).
worth(backward_pawn, loses(own, backward_pawn), -35).
worth(knight_on_rim, loses(own, knight_on_rim), 51).
worth(king_safety, loses(own, king_in_centre), 141).
worth(king_safety, loses(own, open_file_to_king), 32).
worth(escape_square, loses(own, shut_in), -32).
worth(attacks, gains(other, under_attack), 53).
worth(eyes, gains(own, attacks), 0).
worth(pressure, gains(other, outnumbered), 35).
worth(restricts, gains(other, restricted), 42).
worth(isolated_pawn, gains(other, isolated_pawn), -1).
worth(doubled_pawn, gains(other, doubled_pawn), 0).
worth(backward_pawn, gains(other, backward_pawn), 26).
worth(breaks_pin, loses(other, pins_piece), 71).

fleeting(under_attack).
fleeting(outnumbered).
fleeting(pawn_lever).
fleeting(pins_piece).
fleeting(restricted).
fleeting(attacks).
fleeting(guards_attacked).

beside(gains(other, aims_at_king), 29).
beside(gains(other, battery), 7).
beside(gains(other, blockade), -22).
beside(gains(other, candidate_pawn), 29).
beside(gains(other, controls_centre), -10).
beside(gains(other, good_bishop), -11).
beside(gains(other, half_open_file), -68).
beside(gains(other, hole), -38).
beside(gains(other, long_diagonal), -5).
beside(gains(other, open_file_to_king), -36).
beside(gains(other, outpost), -19).
beside(gains(other, passed_pawn), -19).
beside(gains(other, pawn_chain), -40).
beside(gains(other, pawn_majority), -42).
beside(gains(other, pins_piece), -7).
beside(gains(other, protected_passed_pawn), -7).
beside(gains(other, rook_behind_passed_pawn), 12).
beside(gains(other, rook_on_half_open_file), -19).
beside(gains(other, rook_on_open_file), -108).
beside(gains(other, weak_complex), -38).
beside(gains(other, worst_piece), -3).
beside(gains(own, active_king), -32).
beside(gains(own, backward_pawn), 4).
beside(gains(own, bad_bishop), -22).
beside(gains(own, candidate_pawn), -23).
beside(gains(own, castled_king), -34).
beside(gains(own, doubled_pawn), -63).
beside(gains(own, good_bishop), -23).
beside(gains(own, hole), -8).
beside(gains(own, isolated_pawn), 32).
beside(gains(own, king_in_centre), -118).
beside(gains(own, knight_on_rim), -12).
beside(gains(own, open_file_to_king), -11).
beside(gains(own, outnumbered), -126).
beside(gains(own, pawn_chain), 13).
beside(gains(own, pawn_majority), -78).
beside(gains(own, restricted), -29).
beside(gains(own, sheltered_king), -11).
beside(gains(own, shut_in), 42).
beside(gains(own, under_attack), -187).
beside(gains(own, weak_complex), -49).
beside(gains(own, worst_piece), 9).
beside(loses(other, aims_at_king), -9).
beside(loses(other, backward_pawn), -38).
beside(loses(other, bad_bishop), -33).
beside(loses(other, battery), 13).
beside(loses(other, candidate_pawn), -16).
beside(loses(other, centralised), 19).
beside(loses(other, connected_pawn), 4).
beside(loses(other, connected_rooks), -18).
beside(loses(other, controls_centre), 11).
beside(loses(other, doubled_pawn), 22).
beside(loses(other, good_bishop), -65).
beside(loses(other, half_open_file), 129).
beside(loses(other, long_diagonal), -85).
beside(loses(other, more_space), -8).
beside(loses(other, outnumbered), 12).
beside(loses(other, outpost), 30).
beside(loses(other, pawn_chain), 15).
beside(loses(other, pawn_majority), -2).
beside(loses(other, protected_passed_pawn), -43).
beside(loses(other, restricted), -37).
beside(loses(other, rook_behind_passed_pawn), -18).
beside(loses(other, rook_on_half_open_file), 32).
beside(loses(other, rook_on_seventh), -46).
beside(loses(other, sheltered_king), -11).
beside(loses(other, shut_in), -19).
beside(loses(other, under_attack), -84).
beside(loses(other, weak_complex), -45).
beside(loses(other, worst_piece), 17).
beside(loses(own, active_king), -30).
beside(loses(own, aims_at_king), -7).
beside(loses(own, bad_bishop), -8).
beside(loses(own, battery), -34).
beside(loses(own, blockade), -33).
beside(loses(own, candidate_pawn), 6).
beside(loses(own, castled_king), 38).
beside(loses(own, centralised), -32).
beside(loses(own, centre_pawn), 96).
beside(loses(own, connected_pawn), -14).
beside(loses(own, connected_rooks), -23).
beside(loses(own, controls_centre), 2).
beside(loses(own, good_bishop), -40).
beside(loses(own, half_open_file), -43).
beside(loses(own, hole), 36).
beside(loses(own, long_diagonal), -9).
beside(loses(own, more_space), -16).
beside(loses(own, outpost), -39).
beside(loses(own, passed_pawn), -111).
beside(loses(own, pawn_chain), -32).
beside(loses(own, pawn_lever), 75).
beside(loses(own, pawn_majority), -9).
beside(loses(own, pins_piece), 31).
beside(loses(own, protected_passed_pawn), 9).
beside(loses(own, restricted), 14).
beside(loses(own, rook_behind_passed_pawn), 6).
beside(loses(own, rook_on_half_open_file), -90).
beside(loses(own, rook_on_open_file), -59).
beside(loses(own, rook_on_seventh), -43).
beside(loses(own, sheltered_king), -30).
beside(loses(own, worst_piece), 0).
