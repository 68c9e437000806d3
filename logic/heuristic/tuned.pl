% Weights of the heuristic that generations of pruning players found.
%
%     weights(Name, Material, Places, Threats).    in thousandths

weights(tuned, 6422, 179, 251).
