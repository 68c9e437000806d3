% What features of a move weigh, alone or together: the score of a move is the sum of the
% weights of all that holds of it (ranking.pl). Learned, not written:
%
%     python tools/learn_ranking.py train.csv.zst --first 11000 --every 0 --weight 1 --rounds 5 --each 8 --pull 4
%
% Fitted to 13,235 moves to find. On puzzles of the first lines that are not
% learned from, the right move is (with 95 % intervals):
% - first in 95.7 % (94.8 to 96.5), in the first three in 99.2 % (98.8 to 99.5); 2,181 puzzles rated under 1800
% - first in 68.4 % (65.0 to 71.6), in the first three in 92.5 % (90.4 to 94.1); 767 puzzles rated from 1800 on

weight([winning_fork], 0.65).
weight([absolute_pin], 0.65).
weight([relative_pin], -0.07).
weight([attacking_the_pinned], 0.23).
weight([pinned_defender], -0.22).
weight([skewer], 0.05).
weight([discovered_attack], 0.36).
weight([discovered_check], -0.06).
weight([double_check], -0.07).
weight([hanging_piece], 0.49).
weight([removing_the_defender], -0.08).
weight([back_rank_mate], 0.35).
weight([smothered_mate], 0.09).
weight([trapped_piece], 0.27).
weight([promotion], 1.39).
weight([mate_in_one], 3.82).
weight([learned_back_rank_mate], 0.46).
weight([learned_discovered_attack], 0.49).
weight([learned_fork], 0.01).
weight([learned_hanging_piece], 0.20).
weight([learned_mate_in1], 3.82).
weight([learned_pin], 0.28).
weight([learned_promotion], 1.39).
weight([learned_skewer], -0.01).
weight([learned_smothered_mate], 0.09).
weight([learned_trapped_piece], 0.40).
weight([attacks_queen_with_less], 0.46).
weight([attacks_rook_with_less], -0.07).
weight([attacks_minor_with_less], 0.26).
weight([attacks_queen], -0.12).
weight([attacks_undefended], 0.05).
weight([attacks_undefended_pawn], 0.18).
weight([attacks_pinned], 0.22).
weight([pins_something], 0.16).
weight([opens_attack], 0.47).
weight([check_and_attack], 0.23).
weight([endangers_two], 0.30).
weight([traps_something], 0.59).
weight([tempts_defender], 0.04).
weight([takes_a_defender], 0.32).
weight([takes_an_attacker], 0.28).
weight([interferes], -0.04).
weight([takes_pinned], -0.38).
weight([takes_undefended], 0.68).
weight([takes_intruder], 0.78).
weight([takes_dearer], -0.03).
weight([takes_equal], -0.08).
weight([pawn_takes], -0.33).
weight([takes_from_pawn], 0.51).
weight([attacks_together], -0.18).
weight([attacks_piece_together], 0.19).
weight([offers_queens], -0.64).
weight([keeps_all], 0.05).
weight([brings_one], 0.38).
weight([brings_two], 0.73).
weight([brings_three], 0.41).
weight([brings_five], 0.33).
weight([brings_six], 0.52).
weight([brings_eight], 0.76).
weight([costs_two], -0.24).
weight([costs_three], -0.14).
weight([costs_five], -0.72).
weight([stalemates], -0.23).
weight([mates_in_two], 0.53).
weight([threatens_mate], 0.25).
weight([allows_mate], -0.04).
weight([parries_mate], 0.01).
weight([gives_check], 0.98).
weight([check_with_one_reply], 0.47).
weight([check_with_two_replies], 0.63).
weight([check_with_three_replies], 0.30).
weight([check_with_four_replies], 0.66).
weight([check_with_five_replies], 0.60).
weight([check_with_eight_replies], 0.64).
weight([quiet_with_one_reply], -0.24).
weight([quiet_with_three_replies], 0.75).
weight([quiet_with_six_replies], 0.39).
weight([check_next_to_king], -0.18).
weight([check_by_taking], -0.88).
weight([check_from_safety], 0.66).
weight([uncovers_check], 0.07).
weight([takes_when_checked], -0.55).
weight([king_leaves_check], -0.23).
weight([blocks_check], 0.13).
weight([forces_mate], 0.72).
weight([stays_even], 1.31).
weight([earns_one], 1.50).
weight([earns_two], 1.49).
weight([earns_three], 0.59).
weight([earns_four], 1.62).
weight([earns_five], 0.50).
weight([earns_six], 0.78).
weight([earns_eight], 1.29).
weight([pays_two], -0.92).
weight([pays_three], -1.56).
weight([pays_five], -1.25).
weight([may_force_one], 0.51).
weight([may_force_two], 0.33).
weight([may_force_three], 0.39).
weight([may_force_four], 0.61).
weight([may_force_five], 0.13).
weight([may_force_six], 0.34).
weight([may_force_eight], 0.30).
weight([may_force_mate], 0.70).
weight([allows_force_one], -0.34).
weight([allows_force_two], -0.54).
weight([allows_force_three], -0.28).
weight([allows_force_five], -0.50).
weight([allows_forced_mate], -1.57).
weight([comes_to_king], -0.38).
weight([comes_near_king], 0.18).
weight([bears_on_king_zone], 0.11).
weight([takes_near_king], 0.66).
weight([takes_flight_square], 0.27).
weight([king_without_flight], 0.62).
weight([king_shut_in], -0.13).
weight([queen_and_helper], 0.42).
weight([looks_at_king], -0.17).
weight([king_moves], 0.03).
weight([king_castles], 0.95).
weight([king_to_the_fight], 0.41).
weight([two_on_king_square], 0.41).
weight([king_to_passed_pawn], 0.42).
weight([takes_pawn], 0.18).
weight([takes_knight], 1.05).
weight([takes_bishop], 1.15).
weight([takes_rook], 0.84).
weight([takes_queen], 0.84).
weight([becomes_queen], 1.39).
weight([reply_gains_one], 0.18).
weight([reply_gains_two], 0.80).
weight([reply_gains_three], 0.22).
weight([reply_gains_four], 0.82).
weight([reply_gains_five], 0.20).
weight([reply_gains_six], -0.09).
weight([reply_gains_seven], -0.43).
weight([reply_gains_eight], -0.17).
weight([reply_gains_nine], 0.01).
weight([reply_loses_one], 0.01).
weight([reply_loses_two], -0.37).
weight([reply_loses_three], 0.45).
weight([reply_loses_four], 0.09).
weight([reply_loses_five], -0.94).
weight([reply_loses_six], -0.23).
weight([reply_loses_seven], 0.06).
weight([reply_loses_eight], 0.06).
weight([reply_loses_nine], -0.02).
weight([leaves_one], 0.47).
weight([leaves_two], 0.16).
weight([leaves_three], -0.21).
weight([leaves_five], 0.30).
weight([leaves_eight], -0.25).
weight([gives_one], -0.27).
weight([gives_two], 0.55).
weight([gives_three], 0.08).
weight([gives_five], -0.09).
weight([gives_eight], 0.13).
weight([threatens_one], 0.08).
weight([threatens_two], -0.02).
weight([threatens_three], 0.10).
weight([threatens_five], -0.25).
weight([threatens_eight], -0.25).
weight([looks_best], 0.45).
weight([meets_threat_one], 0.06).
weight([meets_threat_three], 0.18).
weight([meets_threat_five], -0.20).
weight([meets_threat_eight], 0.49).
weight([pawn_moves], -0.15).
weight([knight_moves], 0.03).
weight([bishop_moves], -0.06).
weight([rook_moves], 0.19).
weight([queen_moves], -0.04).
weight([piece_to_rank_3], 0.20).
weight([piece_to_rank_4], 0.20).
weight([piece_to_rank_5], 0.22).
weight([piece_to_rank_6], -0.11).
weight([piece_to_rank_7], 0.06).
weight([piece_to_rank_8], -0.15).
weight([to_the_edge], 0.04).
weight([goes_back], -0.55).
weight([was_attacked], 0.03).
weight([escapes], 0.27).
weight([dear_piece_escapes], -0.29).
weight([saves_another], 0.23).
weight([abandons_another], 0.18).
weight([is_defended], 0.08).
weight([attacked_by_pawn], -0.01).
weight([is_attacked], 0.32).
weight([pawn_to_rank_4], 0.49).
weight([pawn_to_rank_5], 1.13).
weight([pawn_to_rank_6], 0.93).
weight([pawn_to_rank_7], 0.11).
weight([passed_pawn_moves], 1.55).
weight([makes_passed_pawn], 0.44).
weight([lets_promote], 0.14).
weight([pawn_about_to_promote], -1.10).
weight([takes_passed_pawn], 0.08).
weight([attacks_passed_pawn], -0.19).
weight([defends_passed_pawn], 0.19).
weight([before_passed_pawn], -0.14).
weight([pawn_runs_free], -0.71).
weight([gives_one, passed_pawn_moves], -1.57).
weight([takes_an_attacker, may_force_six], -0.72).
weight([may_force_mate, gives_three], -1.05).
weight([attacks_queen_with_less, takes_equal], -0.95).
weight([threatens_mate, takes_rook], -0.91).
weight([takes_undefended, may_force_three], -1.03).
weight([takes_pinned, costs_three], 1.19).
weight([brings_three, allows_force_five], -1.18).
weight([check_with_two_replies, pawn_about_to_promote], -1.33).
weight([attacks_undefended, passed_pawn_moves], -1.04).
weight([two_on_king_square, pawn_moves], -0.53).
weight([takes_an_attacker, check_with_four_replies], -1.01).
weight([bears_on_king_zone, pawn_to_rank_5], -0.62).
weight([brings_one, goes_back], 0.58).
weight([check_next_to_king, takes_pawn], 0.90).
weight([promotion, looks_best], 1.77).
weight([attacks_undefended, gives_three], -0.64).
weight([is_defended, pawn_runs_free], 0.80).
weight([earns_six, may_force_eight], -0.96).
weight([earns_four, may_force_four], -0.78).
weight([reply_gains_two, attacks_passed_pawn], 0.63).
weight([pays_five, reply_gains_nine], -1.36).
weight([winning_fork, check_with_three_replies], -1.02).
weight([takes_equal, pawn_to_rank_6], -1.01).
weight([attacks_undefended_pawn, gives_check], -0.48).
weight([may_force_four, passed_pawn_moves], -1.07).
weight([brings_one, check_with_five_replies], -0.70).
weight([pins_something, takes_a_defender], -0.78).
weight([king_without_flight, gives_three], -0.70).
weight([threatens_five, pawn_about_to_promote], 0.73).
weight([pays_two, pawn_to_rank_6], 1.02).
weight([takes_pinned, may_force_one], 0.85).
weight([pays_three, may_force_mate], 0.92).
weight([check_with_eight_replies, threatens_eight], 0.84).
weight([learned_hanging_piece, takes_flight_square], -0.77).
weight([attacks_queen_with_less, saves_another], -0.66).
weight([learned_pin, attacks_undefended], 0.88).
weight([may_force_three, attacked_by_pawn], -0.56).
weight([attacks_together, takes_bishop], 0.70).
weight([comes_near_king, makes_passed_pawn], 0.83).
