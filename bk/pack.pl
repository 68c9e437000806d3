name(clausewitz).
version('0.2.0').
title('The rules of chess and what players see in a position, as relations').
keywords([chess, rules, tactics]).
author('The Clausewitz developers', '').
