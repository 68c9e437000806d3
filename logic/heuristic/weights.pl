% The weights of the heuristic, by name: Han, Lavelle and Wilkerson, section "Pruning Performance".
%
%     weights(Name, Material, Places, Threats).    in thousandths
%
% base and pruning were found by tournaments of Base and of Pruning Players, handmade by one of the
% authors, winning is the best of all.

weights(uniform, 1000, 1000, 1000).
weights(base, 2466, 974, 3998).
weights(pruning, 2466, 300, 120).
weights(handmade, 1000, 20, 50).
weights(winning, 9752, 111, 3530).
