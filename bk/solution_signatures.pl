% The words of themes as data, as signatures.pl has those of tactics and motifs: which
% predicates a clause over the solution of a chess problem may use, and the types and modes
% of their arguments. All words of signatures.pl about squares and positions may be used, too.
%
% Types that are new: tree; node, a move of a tree, or a phase; kind, what a node is; motive and
% weakness, terms that defence_motives.pl lists.

% The moves of a solution
signature(phase(-kind, -node, +tree)).
signature(actual_play(-node, +tree)).
signature(solution_play(-node, +tree)).
signature(threat(-node, -node, +tree)).
signature(defence(-node, -node, +tree)).
signature(idle_reply(-node, -node, +tree)).
signature(refutation(-node, -node, +tree)).
signature(answer(-node, -node, +tree)).
signature(sole_answer(-node, -node, +tree)).
signature(variation(-node, -node, -node, +tree)).
signature(tree_move(-node, -square, -square, +tree)).
signature(promotion_of(-node, -piece, +tree)).
signature(mover(-node, -side, -piece, +tree)).
signature(before(-node, -position, +tree)).
signature(after(-node, -position, +tree)).
signature(node_kind(-node, -kind, +tree)).
signature(parent(-node, -node, +tree)).
signature(reaches_goal(-node, +tree)).
signature(same_move(+node, +node, +tree)).

% What moves do to lines
signature(opens(-node, -square, -square, +tree)).
signature(closes(-node, -square, -square, +tree)).
signature(takes_piece(-node, -side, -piece, +tree)).
signature(unpins(-node, -square, +tree)).
signature(pins_down(-node, -square, +tree)).
signature(fires_battery(-node, -square, -square, +tree)).
signature(gives_check_in(-node, +tree)).
signature(answers_check(-node, +tree)).
signature(moves_alike(-piece, -piece)).

% Why a defence defends, and what it spoils
signature(motive(-node, -node, -motive, +tree)).
signature(weakness(-node, -node, -weakness, +tree)).
signature(mates_once_gone(-node, -node, +tree)).

% Flights and mates
signature(gives_flight(-node, -square, +tree)).
signature(takes_flight(-node, -square, +tree)).
signature(flight_move(-node, -node, -square, +tree)).
signature(model_picture(+position)).
signature(ideal_picture(+position)).
signature(pin_picture(+position, -square)).
signature(half_pinned(+position, -square, -square)).
signature(battery_mate(-node, -square, -square, +tree)).
signature(double_check_mate(-node, +tree)).
