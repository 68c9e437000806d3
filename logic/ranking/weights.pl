% What features of a move weigh, alone or together: the score of a move is the sum of the
% weights of all that holds of it (ranking.pl). Learned, not written:
%
%     python tools/learn_ranking.py train.csv.zst --first 11000 --every 0 --weight 0.3 --rounds 8 --each 8 --pull 4
%
% Fitted to 13,235 moves to find. On puzzles of the first lines that are not
% learned from, the right move is (with 95 % intervals):
% - first in 91.6 % (90.4 to 92.7), in the first three in 99.1 % (98.6 to 99.4); 2,181 puzzles rated under 1800
% - first in 58.3 % (54.7 to 61.7), in the first three in 87.3 % (84.8 to 89.5); 767 puzzles rated from 1800 on

weight([winning_fork], 0.64).
weight([absolute_pin], 0.62).
weight([relative_pin], 0.25).
weight([attacking_the_pinned], 0.09).
weight([pinned_defender], 0.11).
weight([skewer], 0.26).
weight([discovered_attack], 0.43).
weight([discovered_check], -0.20).
weight([double_check], 0.08).
weight([hanging_piece], 0.74).
weight([removing_the_defender], -0.07).
weight([back_rank_mate], 0.17).
weight([smothered_mate], 0.14).
weight([trapped_piece], 0.32).
weight([promotion], 1.19).
weight([mate_in_one], 2.61).
weight([learned_back_rank_mate], 0.38).
weight([learned_discovered_attack], 0.48).
weight([learned_fork], -0.04).
weight([learned_hanging_piece], 0.18).
weight([learned_mate_in1], 2.61).
weight([learned_pin], 0.58).
weight([learned_promotion], 1.19).
weight([learned_skewer], 0.30).
weight([learned_smothered_mate], 0.14).
weight([learned_trapped_piece], 0.15).
weight([attacks_queen_with_less], 1.17).
weight([attacks_rook_with_less], 0.16).
weight([attacks_minor_with_less], 0.44).
weight([attacks_queen], 0.24).
weight([attacks_undefended], 0.09).
weight([attacks_undefended_pawn], 0.03).
weight([attacks_pinned], 0.15).
weight([pins_something], 0.05).
weight([opens_attack], 0.49).
weight([check_and_attack], -0.01).
weight([endangers_two], 0.33).
weight([traps_something], 0.45).
weight([tempts_defender], 0.25).
weight([takes_a_defender], 0.29).
weight([takes_an_attacker], 0.18).
weight([interferes], -0.04).
weight([takes_pinned], -0.05).
weight([takes_undefended], 0.58).
weight([takes_intruder], 0.61).
weight([takes_dearer], 0.09).
weight([takes_equal], -0.02).
weight([pawn_takes], -0.13).
weight([takes_from_pawn], 0.44).
weight([attacks_together], -0.05).
weight([attacks_piece_together], 0.05).
weight([offers_queens], -0.63).
weight([keeps_all], 0.80).
weight([brings_one], 1.33).
weight([brings_two], 1.43).
weight([brings_three], 0.64).
weight([brings_four], 0.82).
weight([brings_five], 0.79).
weight([brings_six], 0.90).
weight([brings_eight], 1.42).
weight([costs_two], -0.93).
weight([costs_three], -0.90).
weight([costs_five], -1.39).
weight([stalemates], -0.24).
weight([mates_in_two], 0.85).
weight([threatens_mate], 2.72).
weight([allows_mate], -0.59).
weight([parries_mate], 0.41).
weight([gives_check], 0.57).
weight([check_with_one_reply], 0.66).
weight([check_with_two_replies], 0.88).
weight([check_with_three_replies], 0.79).
weight([check_with_four_replies], 0.75).
weight([check_with_five_replies], 0.48).
weight([check_with_eight_replies], 0.43).
weight([quiet_with_one_reply], -0.25).
weight([quiet_with_three_replies], 0.76).
weight([quiet_with_six_replies], 0.39).
weight([check_next_to_king], 0.09).
weight([check_by_taking], -0.67).
weight([check_from_safety], 1.04).
weight([uncovers_check], 0.01).
weight([takes_when_checked], -0.67).
weight([king_leaves_check], 0.03).
weight([blocks_check], 0.02).
weight([comes_to_king], -0.43).
weight([comes_near_king], 0.32).
weight([bears_on_king_zone], 0.08).
weight([takes_near_king], 0.85).
weight([takes_flight_square], 0.20).
weight([king_without_flight], 0.68).
weight([king_shut_in], 0.39).
weight([queen_and_helper], 0.65).
weight([looks_at_king], 0.01).
weight([king_moves], -0.17).
weight([king_castles], 1.00).
weight([king_to_the_fight], 0.37).
weight([two_on_king_square], 0.49).
weight([king_to_passed_pawn], 0.24).
weight([takes_pawn], 0.39).
weight([takes_knight], 1.62).
weight([takes_bishop], 1.81).
weight([takes_rook], 1.51).
weight([takes_queen], 1.76).
weight([becomes_queen], 1.19).
weight([reply_gains_one], -0.16).
weight([reply_gains_two], 0.28).
weight([reply_gains_three], 0.16).
weight([reply_gains_four], 0.40).
weight([reply_gains_five], -0.10).
weight([reply_gains_six], -0.34).
weight([reply_gains_seven], -0.73).
weight([reply_gains_eight], 0.20).
weight([reply_gains_nine], -0.12).
weight([reply_loses_one], 0.17).
weight([reply_loses_two], -0.31).
weight([reply_loses_three], 0.40).
weight([reply_loses_four], 0.28).
weight([reply_loses_five], -1.04).
weight([reply_loses_six], 0.26).
weight([reply_loses_seven], 0.24).
weight([reply_loses_eight], 0.23).
weight([reply_loses_nine], 0.10).
weight([leaves_one], 0.34).
weight([leaves_two], 0.36).
weight([leaves_three], 0.02).
weight([leaves_five], 0.23).
weight([leaves_eight], -0.17).
weight([gives_one], -0.33).
weight([gives_two], 0.48).
weight([gives_three], -0.35).
weight([gives_five], 0.15).
weight([gives_eight], -0.13).
weight([threatens_one], 0.30).
weight([threatens_two], 0.37).
weight([threatens_three], 0.49).
weight([threatens_five], 0.14).
weight([threatens_eight], -0.22).
weight([looks_best], 0.59).
weight([meets_threat_one], 0.04).
weight([meets_threat_three], 0.12).
weight([meets_threat_five], 0.02).
weight([meets_threat_eight], -0.08).
weight([pawn_moves], -0.34).
weight([knight_moves], 0.20).
weight([bishop_moves], -0.01).
weight([rook_moves], 0.18).
weight([queen_moves], 0.13).
weight([piece_to_rank_3], 0.20).
weight([piece_to_rank_4], 0.17).
weight([piece_to_rank_5], 0.27).
weight([piece_to_rank_6], -0.37).
weight([piece_to_rank_7], 0.11).
weight([piece_to_rank_8], -0.10).
weight([to_the_edge], 0.05).
weight([goes_back], -0.49).
weight([was_attacked], 0.14).
weight([escapes], 0.47).
weight([dear_piece_escapes], -0.27).
weight([saves_another], 0.41).
weight([abandons_another], -0.06).
weight([attacked_by_pawn], -0.32).
weight([is_attacked], 0.31).
weight([pawn_to_rank_4], 0.42).
weight([pawn_to_rank_5], 1.03).
weight([pawn_to_rank_6], 1.06).
weight([pawn_to_rank_7], 0.48).
weight([passed_pawn_moves], 1.79).
weight([makes_passed_pawn], 0.42).
weight([lets_promote], 0.27).
weight([pawn_about_to_promote], -0.70).
weight([takes_passed_pawn], 0.21).
weight([attacks_passed_pawn], 0.06).
weight([defends_passed_pawn], 0.11).
weight([before_passed_pawn], -0.12).
weight([pawn_runs_free], 0.81).
weight([gives_one, passed_pawn_moves], -1.19).
weight([attacks_queen, check_with_three_replies], -1.17).
weight([takes_an_attacker, check_with_two_replies], -1.26).
weight([attacks_queen_with_less, takes_equal], -1.35).
weight([threatens_mate, takes_rook], -1.06).
weight([leaves_three, threatens_three], -0.40).
weight([leaves_two, threatens_two], -0.39).
weight([attacks_undefended, king_moves], 0.75).
weight([reply_loses_one, piece_to_rank_8], -0.76).
weight([takes_undefended, goes_back], 0.77).
weight([takes_pinned, takes_pawn], 1.20).
weight([threatens_mate, threatens_two], -0.87).
weight([comes_near_king, threatens_three], -0.64).
weight([reply_gains_three, pawn_runs_free], 1.08).
weight([check_with_two_replies, pawn_about_to_promote], -1.32).
weight([brings_one, pawn_to_rank_6], -0.70).
weight([takes_undefended, threatens_mate], -1.05).
weight([takes_equal, two_on_king_square], -0.53).
weight([attacks_undefended, passed_pawn_moves], -0.92).
weight([attacks_queen_with_less, saves_another], -0.86).
weight([piece_to_rank_8, pawn_about_to_promote], 0.79).
weight([takes_an_attacker, costs_three], 0.84).
weight([attacks_undefended_pawn, gives_check], -0.27).
weight([piece_to_rank_6, is_defended], 0.43).
weight([threatens_mate, gives_one], -0.80).
weight([bears_on_king_zone, passed_pawn_moves], -0.89).
weight([king_without_flight, gives_three], -0.60).
weight([takes_undefended, threatens_three], -0.71).
weight([check_from_safety, knight_moves], -0.70).
weight([attacks_queen_with_less, leaves_eight], -1.06).
weight([takes_pinned, comes_near_king], 0.89).
weight([two_on_king_square, reply_gains_nine], -1.00).
weight([learned_fork, is_attacked], -0.83).
weight([check_with_four_replies, takes_bishop], -0.85).
weight([attacks_queen, comes_to_king], -0.94).
weight([takes_undefended, leaves_two], -0.67).
weight([check_next_to_king, defends_passed_pawn], -0.86).
weight([brings_one, check_with_five_replies], -0.68).
weight([winning_fork, check_with_three_replies], -0.97).
weight([costs_three, bishop_moves], -0.83).
weight([check_with_three_replies, looks_best], -0.55).
weight([attacks_pinned, pawn_about_to_promote], 0.84).
weight([pins_something, brings_four], -0.62).
weight([brings_five, threatens_mate], -0.99).
weight([king_to_passed_pawn, piece_to_rank_6], 0.77).
weight([costs_three, defends_passed_pawn], 0.65).
weight([attacks_undefended_pawn, pawn_moves], 0.74).
weight([takes_rook, threatens_eight], 0.89).
weight([attacks_undefended, gives_five], -0.58).
weight([threatens_five, pawn_about_to_promote], 0.75).
weight([costs_five, takes_bishop], 0.98).
weight([takes_equal, pawn_to_rank_6], -0.91).
weight([attacks_queen_with_less, blocks_check], -0.95).
weight([traps_something, looks_best], 0.98).
weight([attacks_undefended_pawn, king_moves], 0.54).
weight([is_defended, pawn_runs_free], 0.66).
weight([attacks_queen_with_less, pawn_about_to_promote], -1.02).
weight([is_attacked, passed_pawn_moves], -0.79).
weight([king_without_flight, threatens_five], -0.58).
weight([takes_pinned, check_with_four_replies], -1.13).
weight([pins_something, abandons_another], 0.54).
weight([check_and_attack, attacks_piece_together], 0.70).
weight([leaves_two, pawn_to_rank_6], 0.64).
weight([pinned_defender, traps_something], 0.91).
