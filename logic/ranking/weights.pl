% What features of a move weigh, alone or together: the score of a move is the sum of the
% weights of all that holds of it (ranking.pl). Learned, not written:
%
%     python tools/learn_ranking.py train.csv.zst --first 11000 --rounds 6 --each 8 --pull 4
%
% Fitted to 13,235 moves to find.
% Right moves on puzzles that are not learned from (95 % intervals):
% rated under 1800, 2,181 puzzles: first 91.1 % (89.8 to 92.2), in the first three 98.8 % (98.3 to 99.2)
% from 1800 on, 767 puzzles: first 58.9 % (55.4 to 62.3), in the first three 87.0 % (84.4 to 89.2)

weight([winning_fork], 0.93).
weight([absolute_pin], 0.51).
weight([relative_pin], 0.25).
weight([attacking_the_pinned], 0.13).
weight([pinned_defender], 0.04).
weight([skewer], 0.16).
weight([discovered_attack], 0.37).
weight([discovered_check], -0.18).
weight([double_check], 0.28).
weight([hanging_piece], 0.80).
weight([removing_the_defender], -0.11).
weight([back_rank_mate], 0.16).
weight([smothered_mate], 0.11).
weight([trapped_piece], 0.38).
weight([promotion], 1.01).
weight([mate_in_one], 2.90).
weight([learned_back_rank_mate], 0.38).
weight([learned_discovered_attack], 0.45).
weight([learned_fork], -0.19).
weight([learned_hanging_piece], 0.11).
weight([learned_mate_in1], 2.90).
weight([learned_pin], 0.67).
weight([learned_promotion], 1.01).
weight([learned_skewer], 0.33).
weight([learned_smothered_mate], 0.11).
weight([learned_trapped_piece], 0.15).
weight([attacks_queen_with_less], 1.38).
weight([attacks_rook_with_less], 0.09).
weight([attacks_minor_with_less], 0.35).
weight([attacks_queen], -0.21).
weight([attacks_undefended], 0.16).
weight([attacks_undefended_pawn], 0.19).
weight([attacks_pinned], 0.26).
weight([pins_something], 0.03).
weight([opens_attack], 0.49).
weight([check_and_attack], 0.08).
weight([endangers_two], 0.32).
weight([traps_something], 0.80).
weight([tempts_defender], 0.44).
weight([takes_a_defender], 0.26).
weight([takes_an_attacker], 0.16).
weight([interferes], -0.04).
weight([takes_pinned], 0.01).
weight([takes_undefended], 0.53).
weight([takes_intruder], 0.73).
weight([takes_dearer], 0.22).
weight([takes_equal], -0.17).
weight([pawn_takes], -0.23).
weight([takes_from_pawn], 0.35).
weight([keeps_all], 0.79).
weight([brings_one], 1.23).
weight([brings_two], 1.41).
weight([brings_three], 0.68).
weight([brings_four], 0.74).
weight([brings_five], 0.85).
weight([brings_six], 0.91).
weight([brings_eight], 1.45).
weight([costs_two], -0.92).
weight([costs_three], -0.88).
weight([costs_five], -1.39).
weight([stalemates], -0.24).
weight([mates_in_two], 0.85).
weight([threatens_mate], 2.82).
weight([allows_mate], -0.58).
weight([parries_mate], 0.40).
weight([gives_check], 0.72).
weight([check_with_one_reply], 0.66).
weight([check_with_two_replies], 0.92).
weight([check_with_three_replies], 0.65).
weight([check_with_four_replies], 0.79).
weight([check_with_five_replies], 0.28).
weight([check_with_eight_replies], 0.53).
weight([quiet_with_one_reply], -0.25).
weight([quiet_with_three_replies], 0.74).
weight([quiet_with_six_replies], 0.38).
weight([check_next_to_king], 0.01).
weight([check_by_taking], -0.84).
weight([check_from_safety], 1.31).
weight([uncovers_check], 0.06).
weight([takes_when_checked], -0.66).
weight([king_leaves_check], -0.03).
weight([blocks_check], -0.15).
weight([comes_to_king], -0.57).
weight([comes_near_king], 0.21).
weight([bears_on_king_zone], 0.20).
weight([takes_near_king], 1.02).
weight([takes_flight_square], 0.22).
weight([king_without_flight], 0.74).
weight([king_shut_in], 0.37).
weight([queen_and_helper], 0.59).
weight([looks_at_king], -0.11).
weight([king_moves], -0.11).
weight([king_castles], 0.99).
weight([king_to_the_fight], 0.43).
weight([takes_pawn], 0.43).
weight([takes_knight], 1.66).
weight([takes_bishop], 1.83).
weight([takes_rook], 1.60).
weight([takes_queen], 1.69).
weight([becomes_queen], 1.01).
weight([reply_gains_one], -0.14).
weight([reply_gains_two], 0.28).
weight([reply_gains_three], 0.13).
weight([reply_gains_four], 0.32).
weight([reply_gains_five], -0.05).
weight([reply_gains_six], -0.33).
weight([reply_gains_seven], -0.76).
weight([reply_gains_eight], 0.14).
weight([reply_gains_nine], -0.47).
weight([reply_loses_one], 0.21).
weight([reply_loses_two], -0.16).
weight([reply_loses_three], 0.32).
weight([reply_loses_four], 0.17).
weight([reply_loses_five], -1.00).
weight([reply_loses_six], 0.25).
weight([reply_loses_seven], 0.22).
weight([reply_loses_eight], 0.22).
weight([reply_loses_nine], 0.07).
weight([leaves_one], 0.33).
weight([leaves_two], 0.42).
weight([leaves_three], 0.01).
weight([leaves_five], 0.20).
weight([leaves_eight], 0.02).
weight([gives_one], -0.38).
weight([gives_two], 0.45).
weight([gives_three], -0.34).
weight([gives_five], 0.12).
weight([gives_eight], -0.03).
weight([threatens_one], 0.43).
weight([threatens_two], 0.39).
weight([threatens_three], 0.40).
weight([threatens_five], 0.17).
weight([threatens_eight], -0.21).
weight([looks_best], 0.63).
weight([pawn_moves], -0.36).
weight([knight_moves], 0.19).
weight([bishop_moves], -0.02).
weight([rook_moves], 0.17).
weight([queen_moves], 0.13).
weight([piece_to_rank_3], 0.18).
weight([piece_to_rank_4], 0.18).
weight([piece_to_rank_5], 0.28).
weight([piece_to_rank_6], -0.36).
weight([piece_to_rank_7], 0.11).
weight([piece_to_rank_8], -0.08).
weight([to_the_edge], 0.04).
weight([goes_back], -0.50).
weight([was_attacked], 0.24).
weight([escapes], 0.46).
weight([dear_piece_escapes], -0.27).
weight([saves_another], 0.47).
weight([abandons_another], 0.03).
weight([is_defended], 0.04).
weight([attacked_by_pawn], -0.25).
weight([is_attacked], 0.37).
weight([pawn_to_rank_4], 0.48).
weight([pawn_to_rank_5], 1.04).
weight([pawn_to_rank_6], 1.09).
weight([pawn_to_rank_7], 0.82).
weight([passed_pawn_moves], 1.75).
weight([makes_passed_pawn], 0.30).
weight([lets_promote], 0.30).
weight([pawn_about_to_promote], -0.28).
weight([takes_passed_pawn], 0.18).
weight([attacks_passed_pawn], 0.07).
weight([defends_passed_pawn], 0.08).
weight([before_passed_pawn], 0.01).
weight([is_attacked, passed_pawn_moves], -1.18).
weight([attacks_queen, check_with_three_replies], -1.22).
weight([threatens_mate, takes_rook], -0.93).
weight([takes_an_attacker, check_with_two_replies], -1.37).
weight([attacks_queen_with_less, takes_equal], -1.19).
weight([leaves_three, threatens_three], -0.51).
weight([leaves_two, threatens_two], -0.47).
weight([gives_one, pawn_to_rank_7], -1.29).
weight([takes_undefended, goes_back], 0.79).
weight([reply_loses_one, piece_to_rank_8], -0.79).
weight([check_with_two_replies, pawn_about_to_promote], -1.34).
weight([takes_pinned, takes_pawn], 1.25).
weight([takes_intruder, threatens_mate], -0.86).
weight([brings_one, pawn_to_rank_6], -0.90).
weight([attacks_undefended_pawn, gives_check], -0.37).
weight([check_from_safety, threatens_one], -0.70).
weight([threatens_mate, threatens_two], -0.88).
weight([piece_to_rank_8, pawn_about_to_promote], 1.00).
weight([takes_undefended, threatens_three], -0.73).
weight([attacks_undefended, king_moves], 0.66).
weight([king_without_flight, threatens_five], -0.57).
weight([check_with_four_replies, looks_best], -0.61).
weight([leaves_five, pawn_to_rank_5], 0.64).
weight([leaves_three, pawn_to_rank_7], 0.55).
weight([comes_near_king, reply_loses_two], -0.60).
weight([attacks_queen_with_less, saves_another], -0.75).
weight([attacks_undefended, passed_pawn_moves], -1.12).
weight([threatens_mate, gives_one], -0.87).
weight([takes_an_attacker, costs_three], 0.91).
weight([reply_gains_three, pawn_about_to_promote], 0.76).
weight([check_from_safety, knight_moves], -0.63).
weight([takes_undefended, leaves_two], -0.74).
weight([bears_on_king_zone, passed_pawn_moves], -0.85).
weight([takes_undefended, threatens_mate], -0.89).
weight([winning_fork, is_attacked], -0.88).
weight([takes_pinned, check_next_to_king], -1.18).
weight([check_with_four_replies, takes_bishop], -0.83).
weight([piece_to_rank_6, is_defended], 0.43).
weight([king_moves, defends_passed_pawn], 0.54).
weight([attacks_pinned, pawn_about_to_promote], 0.94).
weight([king_without_flight, gives_three], -0.62).
weight([brings_five, threatens_mate], -0.89).
weight([attacks_queen, comes_to_king], -0.69).
weight([winning_fork, check_with_three_replies], -0.94).
weight([tempts_defender, was_attacked], -0.54).
weight([brings_one, leaves_eight], -0.75).
weight([costs_three, bishop_moves], -0.85).
weight([attacks_undefended, takes_flight_square], -0.46).
