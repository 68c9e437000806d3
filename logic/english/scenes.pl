:- module(english_scenes,
          [ pawn_takes_pawn/3,
            held_by_pawn/2,
            hit_by_less/2,
            is_attacked/2,
            bare_file/3,
            uncovers/4,
            alone/3,
            behind_pawn/2,
            aims_at_something/3,
            goes_back/2,
            leaves_centre/2,
            rank_for/3,
            back_rank_in_danger/1,
            pawn_in_centre/1,
            king_on/2,
            to/2,
            taker/2,
            victim/2,
            kind_on/3,
            on/3,
            bears_on/2,
            moved//1,
            moved_kind//1,
            one_each/2,
            own_name/2,
            other_name/2,
            file_name/2,
            rook_comes/3,
            contested/2,
            holds/2,
            many_pieces/1,
            count_of/2,
            many_pawns/1,
            is_open_to/2,
            is_wanted/2,
            at_open_file/1,
            opposite_bishops/1,
            material/3
          ]).

:- use_module(library(lists)).
:- use_module(boards).
:- use_module(nouns).

/** <module> What is around a quiet move

Relations over a scene, as strategy.pl has it: the move, its squares, and the
boards before and after it.
*/

%   A pawn that attacks another one challenges it.

pawn_takes_pawn(Board, Attacker, Square) :-
    stands(Attacker, Board, _, pawn),
    stands(Square, Board, _, pawn).

%   What a pawn of its own side protects and only dearer pieces attack is safe.

held_by_pawn(Board, Square) :-
    stands(Square, Board, Side, Piece),
    man(Board, Side, pawn, Pawn),
    sees(Board, Pawn, Square),
    !,
    worth(Piece, Worth),
    opponent(Side, Other),
    \+ ( attacked_by(Board, Other, Square, Attacker),
         worth_on(Board, Attacker, Less),
         Less =< Worth
       ).

%   A file at the king has no pawn of its own.

bare_file(Board, Side, King) :-
    place(King, File, _),
    between(1, 8, Bare),
    abs(Bare - File) =< 1,
    \+ ( man(Board, Side, pawn, Pawn), place(Pawn, Bare, _) ),
    !.

%   A piece of the side that moves bears on Square along a line on which the
%   one that moved stood.

uncovers(scene(_, Side, _, To, _, After, _), From, Slider, Square) :-
    man(After, Side, Piece, Slider),
    memberchk(Piece, [bishop, rook, queen]),
    Slider \== To,
    place(Square, _, _),
    in_line(Slider, From, Square),
    sees(After, Slider, Square).

%   A queen takes nothing that is protected.

alone(Board, Attacker, Square) :-
    stands(Attacker, Board, Side, queen),
    seers(Board, Side, Square, 1).

%   A rook behind a pawn that goes straight on gets nothing but the squares that it leaves.

behind_pawn(scene(_, _, From, To, _, After, _), [Square]) :-
    stands(Square, After, _, rook),
    in_line(Square, From, To).

%   Two pieces on a line bear on something: a piece of the other side, or a
%   square beside its king.

aims_at_something(Board, Front, Back) :-
    stands(Front, Board, Side, _),
    opponent(Side, Other),
    man(Board, Other, Piece, Square),
    (   Aim = Square
    ;   Piece == king,
        beside(Square, Aim)
    ),
    sees(Board, Front, Aim),
    in_line(Back, Front, Aim),
    !.

goes_back(Piece, Scene) :-
    Scene = scene(_, Side, From, To, _, _, _),
    taker(Scene, Piece),
    rank_for(Side, From, Rank0),
    rank_for(Side, To, Rank),
    Rank < Rank0.

rank_for(Side, Square, Rank) :-
    place(Square, _, Rank0),
    (   Side == white
    ->  Rank = Rank0
    ;   Rank is 9 - Rank0
    ).

%   A rook or queen of the other side has a file without a pawn of its own.

back_rank_in_danger(scene(_, Side, _, _, _, After, _)) :-
    opponent(Side, Other),
    member(Piece, [rook, queen]),
    man(After, Other, Piece, Square),
    place(Square, File, _),
    \+ ( man(After, Other, pawn, Pawn),
         place(Pawn, File, _)
       ),
    !.

%   A pawn that goes to the centre gains space there, which says more.

pawn_in_centre(Scene) :-
    taker(Scene, pawn),
    member(Square, [d4, e4, d5, e5]),
    to(Square, Scene).

%   The king of the side that moves has castled there.

king_on(Wing, scene(_, Side, _, _, _, After, _)) :-
    man(After, Side, king, King),
    rank_for(Side, King, Rank),
    Rank =< 2,
    place(King, File, _),
    (   Wing == kingside
    ->  File >= 6
    ;   Wing == queenside,
        File =< 3
    ),
    !.

%   Pieces and squares of a scene.

to(Square, scene(_, _, _, To, _, _, _)) :-
    Square == To.

taker(scene(_, _, From, _, Before, _, _), Piece) :-
    stands(From, Before, _, Piece).

victim(scene(_, _, _, To, Before, _, _), Piece) :-
    stands(To, Before, _, Piece).

kind_on(Square, scene(_, _, _, _, _, After, _), Piece) :-
    stands(Square, After, _, Piece).

on(Square, Scene, Piece) :-
    kind_on(Square, Scene, Piece).

bears_on(scene(_, _, _, To, _, After, _), Square) :-
    sees(After, To, Square).

moved(Scene) -->
    [the], moved_kind(Scene).

moved_kind(Scene) -->
    { taker(Scene, Piece) },
    [Piece].

one_each(Cases, Squares) :-
    findall(Square, member([Square], Cases), All),
    length(All, Count),
    (   Count > 2
    ->  All = [One, Two|_],
        Squares = [One, Two]
    ;   Squares = All
    ).

own_name(Scene, Name) :-
    arg(2, Scene, Side),
    side_name(Side, Name).

other_name(Scene, Name) :-
    arg(2, Scene, Side),
    opponent(Side, Other),
    side_name(Other, Name).

file_name(Square, File) :-
    sub_atom(Square, 0, 1, _, File).

%   The rook that has come to a file: it moved, or castling brought it.

rook_comes(Cases, scene(_, Side, _, _, Before, _, _), Rook) :-
    member([Rook], Cases),
    \+ stands(Rook, Before, Side, rook),
    !.

contested(Rook, scene(_, Side, _, _, _, After, _)) :-
    opponent(Side, Other),
    man(After, Other, rook, Square),
    place(Rook, File, _),
    place(Square, File, _),
    sees(After, Rook, Square),
    !.

%   At least as many of its pieces bear on a square as of the other side.

holds(scene(_, Side, _, _, _, After, _), Square) :-
    opponent(Side, Other),
    seers(After, Side, Square, Own),
    seers(After, Other, Square, Others),
    Others =< Own.

seers(Board, Side, Square, Count) :-
    findall(From, ( man(Board, Side, _, From), sees(Board, From, Square) ), Froms),
    length(Froms, Count).

many_pieces(Scene) :-
    count_of(Scene, Count),
    Count >= 20.

count_of(scene(_, _, _, _, _, After, _), Count) :-
    findall(Square, man(After, _, _, Square), Squares),
    length(Squares, Count).

%   There are pawns enough for files to matter.

many_pawns(scene(_, _, _, _, _, After, _)) :-
    findall(Square, man(After, _, pawn, Square), Squares),
    length(Squares, Count),
    Count >= 4.

%   The bishop sees most of what is before it on the diagonal.

is_open_to(Square, Scene) :-
    arg(6, Scene, After),
    findall(To, ( place(To, _, _), sees(After, Square, To) ), Seen),
    length(Seen, Count),
    Count >= 6,
    count_of(Scene, Pieces),
    Pieces >= 12.

%   A square that the other side contests.

is_wanted(Square, scene(_, Side, _, _, _, After, _)) :-
    opponent(Side, Other),
    man(After, Other, _, From),
    sees(After, From, Square),
    !.

%   The king of the side that moves stands on a file without its pawns, where
%   a rook or queen of the other side is.

at_open_file(scene(_, Side, _, _, _, After, _)) :-
    man(After, Side, king, King),
    place(King, File, _),
    opponent(Side, Other),
    member(Piece, [rook, queen]),
    man(After, Other, Piece, Square),
    place(Square, File, _),
    \+ ( man(After, Side, pawn, Pawn), place(Pawn, File, _) ),
    !.

%   With these, exchanges help who is behind.

opposite_bishops(Board) :-
    findall(Square, man(Board, white, bishop, Square), [White]),
    findall(Square, man(Board, black, bishop, Square), [Black]),
    place(White, File1, Rank1),
    place(Black, File2, Rank2),
    (File1 + Rank1 + File2 + Rank2) mod 2 =:= 1.

material(Board, Side, Total) :-
    findall(Worth, ( man(Board, Side, Piece, _), Piece \== king, worth(Piece, Worth) ), Worths),
    sum_list(Worths, Total).

%   From a file nearer to the centre to one further from it.

leaves_centre(From, To) :-
    place(From, File0, _),
    place(To, File, _),
    abs(2 * File - 9) > max(1, abs(2 * File0 - 9)).

%   What a cheaper piece attacks is not safe by protection.

hit_by_less(Board, Square) :-
    stands(Square, Board, Side, Piece),
    worth(Piece, Worth),
    opponent(Side, Other),
    attacked_by(Board, Other, Square, Attacker),
    worth_on(Board, Attacker, Less),
    Less < Worth,
    !.

is_attacked(Board, Square) :-
    stands(Square, Board, Side, _),
    opponent(Side, Other),
    attacked_by(Board, Other, Square, _),
    !.
