% Endings that pieces decide: see endings.pl.
%
%     piece_ending(Name, Mine, Theirs, Turn, Position, Verdict, Proof)

%   The basic mates against a bare king, where nothing is lost at once.
piece_ending(Name, side(Side, King, Pieces), side(Other, Enemy, []), Turn, Position, won(Side), Proof) :-
    mating_force(Pieces, Name, Plan),
    \+ escapes(Turn, Other, King, Enemy, Pieces, Position),
    findall(Piece=Square, member(Piece-Square, Pieces), Found),
    append([king=King|Found], [enemy=Enemy, plan=Plan], Proof).

%   Pieces that cannot mate, whatever is played.
piece_ending(too_little_to_mate, side(_, King, Pieces), side(_, Enemy, []), _, _, drawn,
             [king=King, Piece=Square, enemy=Enemy, plan=no_mate(Piece)]) :-
    Pieces = [Piece-Square],
    memberchk(Piece, [bishop, knight]).

%   A pawn on the edge, and a bishop that does not control the corner in which
%   it promotes: the bare king is there, or gets there in time.
piece_ending(wrong_bishop, side(Side, King, Pieces), side(Other, Enemy, []), Turn, _, drawn,
             [bishop=Bishop, pawn=Pawn, enemy=Enemy, corner=Corner, plan=corner(Corner)]) :-
    selectchk(bishop-Bishop, Pieces, Pawns),
    Pawns = [pawn-Pawn|_],
    forall(member(Piece-Square, Pawns), ( Piece == pawn, edge_pawn(Square) )),
    forall(member(_-Square, Pawns), files_apart(Pawn, Square, 0)),
    promotion_square(Side, Pawn, Corner),
    square_colour(Corner, Colour),
    \+ square_colour(Bishop, Colour),
    apart(Enemy, Corner, Steps),
    (   Steps =< 1
    ->  true
    ;   Pawns = [_],
        Turn == Other,
        Steps =:= 2,
        own_rank(Side, Pawn, Rank),
        Rank =< 5,
        \+ ( adjacent(Corner, Guard), apart(King, Guard, Near), Near < Steps )
    ).

%   One bishop each, on squares of different colours, and pawns.
piece_ending(opposite_bishops, side(white, _, Whites), side(black, _, Blacks), _, _, drawish,
             [bishop=Bishop, other=Other, plan=blockade(Colour)]) :-
    selectchk(bishop-Bishop, Whites, WhitePawns),
    selectchk(bishop-Other, Blacks, BlackPawns),
    only([pawn], WhitePawns),
    only([pawn], BlackPawns),
    once(( WhitePawns = [_|_] ; BlackPawns = [_|_] )),
    square_colour(Other, Colour),
    \+ square_colour(Bishop, Colour).

%   A queen to move against a pawn that is about to promote, with its king
%   beside it.
piece_ending(queen_against_pawn, side(Side, King, [queen-Queen]), side(Other, Enemy, [pawn-Pawn]), Side,
             _, Verdict, [king=King, queen=Queen, pawn=Pawn, enemy=Enemy, plan=Plan]) :-
    own_rank(Other, Pawn, 7),
    promotion_square(Other, Pawn, Goal),
    Queen \== Goal,
    apart(Enemy, Goal, Near),
    Near =< 1,
    apart(King, Goal, Far),
    file_of(Pawn, File),
    pawn_kind(File, Kind),
    queen_verdict(Kind, Far, Enemy, Goal, Result, Plan),
    result_verdict(Result, Side, Verdict).

mating_force([queen-_],            mate_with_queen,             edge).
mating_force([rook-_],             mate_with_rook,              edge).
mating_force([bishop-One, bishop-Two], mate_with_two_bishops,   corner) :-
    square_colour(One, Colour),
    \+ square_colour(Two, Colour).
mating_force([bishop-Bishop, knight-_], mate_with_bishop_and_knight, corners(Corners)) :-
    square_colour(Bishop, Colour),
    findall(Corner, ( in_corner(Corner), square_colour(Corner, Colour) ), Corners).

%   The bare king takes the piece, or is stalemated. Of two pieces it may win one:
%   one that it attacks and the king does not guard, one of two that a step attacks,
%   or a knight in a corner near it.
escapes(Turn, Other, _, Enemy, [_-Square], Position) :-
    Turn == Other,
    (   stalemate(Position)
    ;   adjacent(Enemy, Square),
        legal_move(Enemy, Square, Position)
    ),
    !.
escapes(Turn, Other, King, Enemy, Pieces, Position) :-
    Pieces = [_, _|_],
    (   Turn == Other,
        stalemate(Position)
    ;   member(_-Square, Pieces),
        adjacent(Enemy, Square),
        \+ adjacent(King, Square)
    ;   Turn == Other,
        hunted(King, Enemy, Pieces)
    ;   member(knight-Corner, Pieces),
        in_corner(Corner),
        apart(Enemy, Corner, Steps),
        Steps =< 2
    ),
    !.

%   A step of the bare king attacks both pieces, which the king does not guard.
hunted(King, Enemy, Pieces) :-
    adjacent(Enemy, Step),
    forall(member(_-Square, Pieces),
           ( adjacent(Step, Square), \+ adjacent(King, Square) )).

pawn_kind(1, rook).
pawn_kind(2, other).
pawn_kind(3, bishop).
pawn_kind(4, other).
pawn_kind(5, other).
pawn_kind(6, bishop).
pawn_kind(7, other).
pawn_kind(8, rook).

%   queen_verdict(+Kind, +Far, +Enemy, +Goal, -Result, -Plan): by the pawn, and
%   how Far the king is from the square on which it promotes. A rook pawn draws
%   by stalemate in the corner, a bishop pawn by leaving the queen nothing but
%   to stalemate when it takes.

queen_verdict(other, Far, _, _, won, approach) :-
    Far >= 2.
queen_verdict(rook, Far, Enemy, Goal, Result, Plan) :-
    (   Far >= 2,
        Far =< 3
    ->  Result = won,
        Plan = king_near
    ;   Far >= 5,
        Enemy \== Goal
    ->  Result = drawn,
        Plan = stalemate(Goal)
    ).
queen_verdict(bishop, Far, Enemy, Goal, Result, Plan) :-
    (   Far =:= 2
    ->  Result = won,
        Plan = king_near
    ;   ( Far >= 6 ; Far =:= 5, corner_side(Enemy, Goal) )
    ->  Result = drawn,
        Plan = stalemate(Goal)
    ).

%   The king is between the goal and the nearer edge.
corner_side(Enemy, Goal) :-
    file_of(Enemy, File),
    file_of(Goal, GoalFile),
    (   GoalFile < 5
    ->  File < GoalFile
    ;   File > GoalFile
    ).
