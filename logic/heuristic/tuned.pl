% Weights of the heuristic that generations of base players found.
%
%     weights(Name, Material, Places, Threats).    in thousandths
%
% Made by clausewitz 0.1.0:
%   clausewitz tune genetic --tuned base --nodes 2000 --population 12 --generations 20 --fittest \
%     5 --survivors 3 --crossover 0.5 --mutation 0.05 --draw by-size --nudge 0.2 --starts 2 \
%     --random-plies 8 --final 12 --finalists 6 --seed 0 --name tuned -o RUN
% In the last tournament, of 11 agents, the paper's five sets among them,
% +89 =111 -40.

weights(tuned, 11417, 482, 4848).
