% What features of a move weigh, alone or together: the score of a move is the sum of the
% weights of all that holds of it (ranking.pl). Learned, not written:
%
%     python tools/learn_ranking.py train.csv.zst --first 11000 --every 10 --weight 0.3 --rounds 8 --each 8 --pull 4
%
% Fitted to 34,044 moves to find. On puzzles of the first lines that are not
% learned from, the right move is (with 95 % intervals):
% - first in 92.2 % (91.0 to 93.3), in the first three in 99.0 % (98.5 to 99.3); 2,181 puzzles rated under 1800
% - first in 57.7 % (54.2 to 61.2), in the first three in 87.1 % (84.6 to 89.3); 767 puzzles rated from 1800 on

weight([winning_fork], 0.74).
weight([absolute_pin], 0.61).
weight([relative_pin], 0.47).
weight([attacking_the_pinned], 0.10).
weight([pinned_defender], 0.17).
weight([skewer], 0.38).
weight([discovered_attack], 0.50).
weight([discovered_check], -0.20).
weight([double_check], 0.32).
weight([hanging_piece], 0.57).
weight([removing_the_defender], 0.13).
weight([back_rank_mate], 0.14).
weight([smothered_mate], 0.07).
weight([trapped_piece], 0.46).
weight([promotion], 1.27).
weight([mate_in_one], 2.77).
weight([learned_back_rank_mate], 0.52).
weight([learned_discovered_attack], 0.26).
weight([learned_fork], -0.23).
weight([learned_hanging_piece], 0.25).
weight([learned_mate_in1], 2.77).
weight([learned_pin], 0.68).
weight([learned_promotion], 1.27).
weight([learned_skewer], 0.35).
weight([learned_smothered_mate], 0.07).
weight([learned_trapped_piece], 0.18).
weight([attacks_queen_with_less], 1.08).
weight([attacks_rook_with_less], 0.18).
weight([attacks_minor_with_less], 0.50).
weight([attacks_queen], 0.25).
weight([attacks_undefended], -0.04).
weight([attacks_undefended_pawn], 0.20).
weight([attacks_pinned], 0.07).
weight([pins_something], 0.06).
weight([opens_attack], 0.38).
weight([check_and_attack], -0.22).
weight([endangers_two], 0.43).
weight([traps_something], 0.75).
weight([tempts_defender], 0.31).
weight([takes_a_defender], 0.23).
weight([takes_an_attacker], 0.26).
weight([interferes], 0.02).
weight([takes_pinned], -0.40).
weight([takes_undefended], 0.58).
weight([takes_intruder], 0.83).
weight([takes_dearer], 0.15).
weight([takes_equal], -0.01).
weight([pawn_takes], -0.02).
weight([takes_from_pawn], 0.41).
weight([attacks_together], -0.02).
weight([attacks_piece_together], 0.09).
weight([offers_queens], -0.48).
weight([keeps_all], 0.65).
weight([brings_one], 1.00).
weight([brings_two], 1.44).
weight([brings_three], 0.65).
weight([brings_four], 0.75).
weight([brings_five], 0.64).
weight([brings_six], 0.57).
weight([brings_eight], 1.64).
weight([costs_two], -0.89).
weight([costs_three], -0.90).
weight([costs_five], -1.28).
weight([stalemates], -0.29).
weight([mates_in_two], 1.15).
weight([threatens_mate], 2.76).
weight([allows_mate], -0.50).
weight([parries_mate], 0.32).
weight([gives_check], 0.95).
weight([check_with_one_reply], 0.93).
weight([check_with_two_replies], 0.82).
weight([check_with_three_replies], 0.89).
weight([check_with_four_replies], 0.55).
weight([check_with_five_replies], 0.34).
weight([check_with_eight_replies], 0.54).
weight([quiet_with_one_reply], -0.26).
weight([quiet_with_three_replies], 0.84).
weight([quiet_with_six_replies], 0.61).
weight([check_next_to_king], -0.08).
weight([check_by_taking], -1.07).
weight([check_from_safety], 0.81).
weight([uncovers_check], 0.17).
weight([takes_when_checked], -0.72).
weight([blocks_check], -0.11).
weight([comes_to_king], -0.30).
weight([comes_near_king], 0.14).
weight([bears_on_king_zone], 0.11).
weight([takes_near_king], 0.61).
weight([takes_flight_square], 0.24).
weight([king_without_flight], 0.63).
weight([king_shut_in], 0.39).
weight([queen_and_helper], 0.66).
weight([looks_at_king], 0.04).
weight([king_moves], 0.05).
weight([king_castles], 2.47).
weight([king_to_the_fight], 0.41).
weight([two_on_king_square], 0.52).
weight([king_to_passed_pawn], 0.32).
weight([takes_pawn], 0.57).
weight([takes_knight], 1.84).
weight([takes_bishop], 1.91).
weight([takes_rook], 2.01).
weight([takes_queen], 2.10).
weight([becomes_queen], 1.27).
weight([reply_gains_one], -0.17).
weight([reply_gains_two], 0.24).
weight([reply_gains_three], -0.05).
weight([reply_gains_four], 0.34).
weight([reply_gains_five], -0.17).
weight([reply_gains_six], -0.28).
weight([reply_gains_seven], -0.90).
weight([reply_gains_eight], 0.02).
weight([reply_gains_nine], -0.21).
weight([reply_loses_one], 0.53).
weight([reply_loses_two], -0.19).
weight([reply_loses_three], 0.33).
weight([reply_loses_five], -0.61).
weight([reply_loses_six], 0.22).
weight([reply_loses_seven], 0.25).
weight([reply_loses_eight], 0.24).
weight([reply_loses_nine], 0.17).
weight([leaves_one], 0.30).
weight([leaves_two], 0.39).
weight([leaves_three], 0.13).
weight([leaves_five], 0.15).
weight([leaves_eight], 0.01).
weight([gives_one], -0.35).
weight([gives_two], 0.47).
weight([gives_three], -0.49).
weight([gives_five], 0.12).
weight([gives_eight], 0.04).
weight([threatens_one], 0.26).
weight([threatens_two], 0.53).
weight([threatens_three], 0.38).
weight([threatens_five], 0.14).
weight([threatens_eight], -0.20).
weight([looks_best], 0.58).
weight([meets_threat_three], 0.18).
weight([meets_threat_five], 0.05).
weight([meets_threat_eight], -0.02).
weight([pawn_moves], -0.36).
weight([knight_moves], 0.14).
weight([bishop_moves], -0.11).
weight([rook_moves], 0.18).
weight([queen_moves], 0.10).
weight([piece_to_rank_3], 0.20).
weight([piece_to_rank_4], 0.19).
weight([piece_to_rank_5], 0.44).
weight([piece_to_rank_6], -0.21).
weight([piece_to_rank_7], -0.07).
weight([piece_to_rank_8], -0.14).
weight([to_the_edge], 0.07).
weight([goes_back], -0.59).
weight([was_attacked], 0.18).
weight([escapes], 0.42).
weight([dear_piece_escapes], -0.21).
weight([saves_another], 0.40).
weight([abandons_another], -0.13).
weight([is_defended], 0.08).
weight([attacked_by_pawn], -0.37).
weight([is_attacked], 0.30).
weight([pawn_to_rank_4], 0.44).
weight([pawn_to_rank_5], 1.05).
weight([pawn_to_rank_6], 1.01).
weight([pawn_to_rank_7], 0.58).
weight([passed_pawn_moves], 1.93).
weight([makes_passed_pawn], 0.43).
weight([lets_promote], 0.27).
weight([pawn_about_to_promote], -0.82).
weight([takes_passed_pawn], 0.21).
weight([defends_passed_pawn], 0.13).
weight([before_passed_pawn], 0.02).
weight([pawn_runs_free], 0.83).
weight([gives_one, passed_pawn_moves], -1.30).
weight([takes_an_attacker, check_with_two_replies], -0.91).
weight([attacks_queen, check_with_three_replies], -1.12).
weight([takes_equal, check_with_four_replies], -0.64).
weight([leaves_three, threatens_three], -0.41).
weight([threatens_mate, takes_rook], -1.04).
weight([leaves_two, threatens_two], -0.42).
weight([attacks_undefended, king_moves], 0.75).
weight([attacks_queen_with_less, takes_equal], -1.17).
weight([takes_undefended, goes_back], 0.91).
weight([threatens_mate, threatens_two], -1.10).
weight([reply_loses_one, piece_to_rank_8], -0.56).
weight([reply_gains_three, pawn_runs_free], 0.95).
weight([costs_three, pawn_about_to_promote], 0.78).
weight([check_with_two_replies, passed_pawn_moves], -1.04).
weight([attacks_undefended_pawn, gives_check], -0.50).
weight([takes_undefended, threatens_mate], -1.17).
weight([takes_pinned, costs_three], 0.79).
weight([attacks_pinned, pawn_about_to_promote], 0.99).
weight([takes_pawn, pawn_to_rank_6], -1.23).
weight([takes_an_attacker, two_on_king_square], -0.68).
weight([attacks_queen_with_less, takes_intruder], -0.82).
weight([comes_near_king, reply_loses_two], -0.45).
weight([is_attacked, passed_pawn_moves], -0.91).
weight([takes_undefended, threatens_three], -0.67).
weight([bears_on_king_zone, passed_pawn_moves], -0.95).
weight([threatens_mate, gives_one], -0.68).
weight([king_without_flight, gives_three], -0.66).
weight([winning_fork, is_attacked], -0.91).
weight([is_defended, pawn_runs_free], 0.69).
weight([takes_pinned, comes_near_king], 1.17).
weight([check_next_to_king, takes_pawn], 0.88).
weight([attacks_queen, two_on_king_square], -0.58).
weight([brings_six, gives_three], 1.00).
weight([check_with_five_replies, pawn_about_to_promote], -0.79).
weight([check_with_two_replies, defends_passed_pawn], -0.51).
weight([attacks_undefended, passed_pawn_moves], -0.88).
weight([piece_to_rank_7, is_defended], 0.47).
weight([takes_an_attacker, costs_two], 0.62).
weight([king_moves, reply_gains_one], -0.57).
weight([check_from_safety, knight_moves], -0.69).
weight([attacks_queen, saves_another], -0.57).
weight([piece_to_rank_8, pawn_about_to_promote], 0.78).
weight([brings_two, check_with_one_reply], -0.77).
weight([check_with_four_replies, pawn_to_rank_4], 0.50).
weight([check_next_to_king, takes_flight_square], -0.51).
weight([check_with_three_replies, threatens_three], -0.53).
weight([king_without_flight, threatens_five], -0.49).
weight([attacks_queen_with_less, leaves_eight], -0.98).
weight([goes_back, lets_promote], 0.86).
weight([attacks_undefended_pawn, pawn_moves], 0.61).
weight([tempts_defender, knight_moves], -0.62).
weight([blocks_check, gives_one], -1.01).
weight([takes_undefended, leaves_three], -0.60).
weight([offers_queens, check_by_taking], -0.98).
weight([takes_intruder, threatens_mate], -0.91).
weight([attacks_queen_with_less, takes_dearer], -0.98).
weight([check_with_one_reply, knight_moves], 0.80).
weight([goes_back, is_attacked], 0.36).
weight([costs_five, takes_bishop], 0.88).
weight([king_to_passed_pawn, piece_to_rank_6], 0.55).
weight([reply_loses_one, piece_to_rank_5], -0.51).
weight([check_with_three_replies, looks_best], -0.47).
weight([threatens_five, abandons_another], 0.47).
