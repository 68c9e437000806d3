% The heuristic of Han, Lavelle and Wilkerson, "Applying CBR Retrieval and Rule-Based Heuristics to
% Improve Alpha-Beta Search in Chess": H is a weighted sum of material, places and threats, as one
% side sees them. The paper writes white for that side; its tables count for Black mirrored.
%
%     heuristic(P, Material, Places, Threats)   of the side to move
%     heuristic_value(P, Weights, H)            weighted, by a name of weights.pl or tuned.pl, in thousandths
%
% The kernel has the same in kernel/minimax/heuristic.py; tests/play/test_rules.py compares the two.

:- include(places).     % places(Piece, Rank, A, B, C, D, E, F, G, H)
:- include(weights).    % weights(Name, Material, Places, Threats): the paper's
:- include(tuned).      % and ours

heuristic(P, Material, Places, Threats) :-
    turn(Side, P),
    heuristic_of(Side, P, Material, Places, Threats).

heuristic_value(P, Weights, H) :-
    weights(Weights, CMaterial, CPlaces, CThreats),
    heuristic(P, Material, Places, Threats),
    H is CMaterial * Material + CPlaces * Places + CThreats * Threats.

heuristic_of(Side, P, Material, Places, Threats) :-
    material(Side, Material, P),
    places_of(Side, P, Places),
    threats_of(Side, P, Threats).

% How well the side's own pieces stand; those of the other side do not count.
places_of(Side, P, Sum) :-
    findall(Value,
            ( piece_at(Square, P, Side, Piece),
              place_value(Side, Piece, Square, Value)
            ),
            Values),
    sum_list(Values, Sum).

place_value(Side, Piece, Square, Value) :-
    to_coords(Square, Rank, File),
    seen_by(Side, Rank, Row),
    places(Piece, Row, A, B, C, D, E, F, G, H),
    nth1(File, [A, B, C, D, E, F, G, H], Value).

% Ranks are counted from the side's own.
seen_by(white, Rank, Rank).
seen_by(black, Rank, Row) :-
    Row is 9 - Rank.

% The other side's pieces that are attacked, less the side's own; a king in check is one of them.
threats_of(Side, P, Threats) :-
    other_side(Side, Other),
    attacked_men(Other, P, Gained),
    attacked_men(Side, P, Lost),
    Threats is Gained - Lost.

attacked_men(Side, P, Count) :-
    findall(Square, ( piece_at(Square, P, Side, _), attacked(Square, P) ), Squares),
    length(Squares, Count).
