% Motifs over lines of moves, written by hand.

english(mate, "The line ends in mate.").
mate(Line) :-
    last_move(_, _, _, _, After, Line),
    checkmate(After).

english(double_check, "Two pieces give check at once.").
double_check(Line) :-
    solver_move(_, _, _, _, After, Line),
    checks(One, _, After),
    checks(Other, _, After),
    different_pos(One, Other).

english(castling, "The king castles.").
castling(Line) :-
    solver_move(Ply, _, _, _, _, Line),
    castled(Ply, Line).

english(en_passant, "A pawn takes en passant.").
en_passant(Line) :-
    solver_move(Ply, _, _, _, _, Line),
    took_en_passant(Ply, Line).

promoted(Ply, Line) :-
    becomes(Ply, _, Line).

english(sacrifice, "Material is given.").
sacrifice(Line) :-
    next_move(Ply, _, _, _, _, Line),
    next_ply(Ply, Reply),
    next_ply(Reply, Next),
    down_by(Next, 2, Line),
    \+ any_promotion(Line).

any_promotion(Line) :-
    solver_ply(Ply, Line),
    becomes(Ply, _, Line).

english(capturing_defender, "A defender is taken, and then what it defended.").
capturing_defender(Line) :-
    earlier_move(Ply, From0, Defender, Before0, After0, Line),
    solver_move(Ply, From, To, Before, _, Line),
    move_before(Ply, _, Replied, _, Line),
    taken(Ply, _, Line),
    different_pos(Replied, To),
    unguarded(To, Before),
    \+ king_on(From, Before),
    \+ outranks(To, From, Before),
    \+ some_check(After0),
    \+ some_check(Before0),
    different_pos(Defender, From),
    different_pos(From0, To),
    defends(Defender, To, Before0).

some_check(Position) :-
    checks(_, _, Position).
