:- module(english_boards,
          [ stands/4,           % +Square, +Board, -Side, -Piece
            man/4,              % +Board, ?Side, ?Piece, -Square
            worth/2,            % +Piece, -Worth
            worth_on/3,         % +Board, +Square, -Worth
            opponent/2,         % ?Side, ?Other
            place/3,            % ?Square, ?File, ?Rank
            in_line/3,          % +Square, +Middle, +Other
            sees/3,             % +Board, +From, +To
            attacked_by/4,      % +Board, +Side, +Square, -From
            guarded/2,          % +Board, +Square
            held_before/4,      % +Board, +Pinned, -Pinner, -Behind
            beside/2,           % +Square, ?Other
            by_name/2,          % +Squares, -Sorted
            seen_place/2,       % +Square, -Place
            look_from/1         % +Side
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).

/** <module> What the grammar sees of a board

The grammar looks at a board through stands/4 alone. A board is a string
of 64 signs, a1 first and h8 last, with the letters of a FEN and a full
stop for an empty square; or whatever board_piece/4 answers for, such as
a position of bk/ (see positions.pl).

Squares come in the order in which the solver sees them, so that the same
is said of a position and of its mirror image with colours exchanged.
*/

:- multifile board_piece/4.      % +Board, +Square, -Side, -Piece
:- dynamic board_piece/4.

%!  stands(+Square, +Board, -Side, -Piece) is semidet.

stands(Square, Board, Side, Piece) :-
    string(Board),
    !,
    place(Square, File, Rank),
    Index is (Rank - 1) * 8 + File,
    string_code(Index, Board, Code),
    letter(Code, Side, Piece).
stands(Square, Board, Side, Piece) :-
    board_piece(Board, Square, Side, Piece).

letter(0'P, white, pawn).
letter(0'N, white, knight).
letter(0'B, white, bishop).
letter(0'R, white, rook).
letter(0'Q, white, queen).
letter(0'K, white, king).
letter(0'p, black, pawn).
letter(0'n, black, knight).
letter(0'b, black, bishop).
letter(0'r, black, rook).
letter(0'q, black, queen).
letter(0'k, black, king).

%!  man(+Board, ?Side, ?Piece, -Square) is nondet.

man(Board, Side, Piece, Square) :-
    viewer(Viewer),
    seen(Viewer, Square),
    stands(Square, Board, Side, Piece).

%!  look_from(+Side) is det.
%
%   From now on squares come as Side sees them; before, as White does.

look_from(Side) :-
    b_setval(english_viewer, Side).

viewer(Side) :-
    nb_current(english_viewer, Side),
    !.
viewer(white).

%!  worth(+Piece, -Worth) is det.
%
%   What orders the things that a sentence speaks of.

worth(pawn,   1).
worth(knight, 3).
worth(bishop, 3).
worth(rook,   5).
worth(queen,  9).
worth(king,   99).

%!  worth_on(+Board, +Square, -Worth) is semidet.

worth_on(Board, Square, Worth) :-
    stands(Square, Board, _, Piece),
    worth(Piece, Worth).

opponent(white, black).
opponent(black, white).

%!  place(?Square, ?File, ?Rank) is nondet.
%
%   File and Rank are numbers from 1 to 8.

:- dynamic place/3.             % 64 facts, made as the file is read
:- dynamic seen/2.              % Side, Square, in the order in which Side sees the squares

term_expansion(places, Facts) :-
    findall(place(Square, File, Rank),
            ( between(1, 8, Rank),
              between(1, 8, File),
              Letter is 0'a + File - 1,
              Digit is 0'0 + Rank,
              atom_codes(Square, [Letter, Digit])
            ),
            Facts).

term_expansion(views, Facts) :-
    findall(seen(white, Square), place(Square, _, _), White),
    findall(seen(black, Square),
            ( between(1, 8, Distance),
              Rank is 9 - Distance,
              place(Square, _, Rank)
            ),
            Black),
    append(White, Black, Facts).

places.
views.

%!  beside(+Square, ?Other) is nondet.

beside(Square, Other) :-
    place(Square, File, Rank),
    direction(DX, DY),
    X is File + DX,
    Y is Rank + DY,
    place(Other, X, Y).

direction(Right, Up) :-
    viewer(Side),
    way_on(Right, On),
    (   Side == white
    ->  Up = On
    ;   Up is -On
    ).

way_on( 1,  0).
way_on(-1,  0).
way_on( 0,  1).
way_on( 0, -1).
way_on( 1,  1).
way_on( 1, -1).
way_on(-1,  1).
way_on(-1, -1).

%!  by_name(+Squares, -Sorted) is det.
%
%   The squares by file and then by rank, as the viewer counts ranks.

by_name(Squares, Sorted) :-
    viewer(Side),
    map_list_to_pairs(name_key(Side), Squares, Pairs),
    keysort(Pairs, Ordered),
    pairs_values(Ordered, Sorted).

name_key(Side, Square, File/Distance) :-
    place(Square, File, Rank),
    distance(Side, Rank, Distance).

distance(white, Rank, Rank).
distance(black, Rank, Distance) :-
    Distance is 9 - Rank.

%!  seen_place(+Square, -Place) is semidet.
%
%   Place orders squares as the viewer sees them, its first rank first.

seen_place(Square, Distance/File) :-
    atom(Square),
    place(Square, File, Rank),
    viewer(Side),
    distance(Side, Rank, Distance).

%!  in_line(+Square, +Middle, +Other) is semidet.
%
%   Middle is between the two others on a rank, file or diagonal.

in_line(Square, Middle, Other) :-
    way(Square, Middle, DX, DY, Near),
    way(Square, Other, DX, DY, Far),
    Near < Far.

%   The direction from a square to another on its line, and the steps.
way(From, To, DX, DY, Steps) :-
    place(From, X0, Y0),
    place(To, X, Y),
    Right is X - X0,
    Up is Y - Y0,
    Steps is max(abs(Right), abs(Up)),
    Steps > 0,
    ( Right =:= 0 ; Up =:= 0 ; abs(Right) =:= abs(Up) ),
    !,
    DX is sign(Right),
    DY is sign(Up).

%!  sees(+Board, +From, +To) is semidet.
%
%   The piece on From attacks or defends To.

sees(Board, From, To) :-
    stands(From, Board, Side, Piece),
    place(From, X0, Y0),
    place(To, X, Y),
    Right is X - X0,
    Up is Y - Y0,
    reaches(Piece, Side, Right, Up),
    (   slides(Piece)
    ->  way(From, To, DX, DY, Steps),
        clear(Board, X0, Y0, DX, DY, Steps)
    ;   true
    ).

reaches(pawn, white, Right, 1) :- abs(Right) =:= 1.
reaches(pawn, black, Right, -1) :- abs(Right) =:= 1.
reaches(knight, _, Right, Up) :- abs(Right * Up) =:= 2.
reaches(king, _, Right, Up) :- max(abs(Right), abs(Up)) =:= 1.
reaches(bishop, _, Right, Up) :- Right =\= 0, abs(Right) =:= abs(Up).
reaches(rook, _, Right, Up) :- once(( Right =:= 0 ; Up =:= 0 )), Right =\= Up.
reaches(queen, Side, Right, Up) :-
    once(( reaches(rook, Side, Right, Up) ; reaches(bishop, Side, Right, Up) )).

slides(bishop).
slides(rook).
slides(queen).

clear(_, _, _, _, _, 1) :- !.
clear(Board, X0, Y0, DX, DY, Steps) :-
    X is X0 + DX,
    Y is Y0 + DY,
    place(Square, X, Y),
    \+ stands(Square, Board, _, _),
    Fewer is Steps - 1,
    clear(Board, X, Y, DX, DY, Fewer).

%!  attacked_by(+Board, +Side, +Square, -From) is nondet.
%
%   A piece of Side on From attacks or defends Square.

attacked_by(Board, Side, Square, From) :-
    man(Board, Side, _, From),
    From \== Square,
    sees(Board, From, Square).

%!  guarded(+Board, +Square) is semidet.
%
%   A piece of the same side would take back on Square.

guarded(Board, Square) :-
    stands(Square, Board, Side, _),
    attacked_by(Board, Side, Square, _),
    !.

%!  held_before(+Board, +Pinned, -Pinner, -Behind) is nondet.
%
%   The piece on Pinned stands between an enemy slider on Pinner and a
%   piece of its own side on Behind.

held_before(Board, Pinned, Pinner, Behind) :-
    stands(Pinned, Board, Side, _),
    opponent(Side, Enemy),
    direction(DX, DY),
    first_met(Board, Pinned, DX, DY, Pinner),
    stands(Pinner, Board, Enemy, Piece),
    slides(Piece),
    sees(Board, Pinner, Pinned),
    BackX is -DX,
    BackY is -DY,
    first_met(Board, Pinned, BackX, BackY, Behind),
    stands(Behind, Board, Side, _).

first_met(Board, From, DX, DY, Met) :-
    place(From, X0, Y0),
    X is X0 + DX,
    Y is Y0 + DY,
    place(Square, X, Y),
    (   stands(Square, Board, _, _)
    ->  Met = Square
    ;   first_met(Board, Square, DX, DY, Met)
    ).
