:- module(chess_edges,
          [ reaches/3,            % ?Man, ?Square, +Position
            covers/3,             % ?Man, ?Square, +Position
            castles/3,            % ?King, ?Square, +Position
            passes/3,             % ?Pawn, ?Square, +Position
            aims/4,               % ?Man, ?Square, ?Other, +Position
            aims_through/5,       % ?Man, ?Square, ?Middle, ?Back, +Position
            wedges/5,             % ?Front, ?Man, ?Square, ?Back, +Position
            comes_behind/5,       % ?Front, ?Middle, ?Man, ?Square, +Position
            behind_two/5,         % ?Front, ?First, ?Second, ?Back, +Position
            wedges_before/6,      % ?Front, ?Man, ?Square, ?Middle, ?Back, +Position
            wedges_after/6,       % ?Front, ?Middle, ?Man, ?Square, ?Back, +Position
            rank_for/3            % ?Square, ?Rank, +Position
          ]).

:- use_module(library(lists)).
:- use_module(pieces).
:- use_module(geometry).
:- use_module(position).
:- use_module(attacks).
:- use_module(lines).
:- use_module(moves).

/** <module> The edges of move patterns

How pieces stand to each other, and how they would after one move: table 4
of Finkelstein and Markovitch, "Learning to play chess selectively by
acquiring move patterns". F is a piece, S a square that a piece can go to:

    FS     reaches/3, covers/3        FFSF   wedges/5
    FF     attacks/3, defends/3       FFFS   comes_behind/5
    FSF    aims/4                     FFFF   behind_two/5
    FFF    behind/4                   FFSFF  wedges_before/6
    FSFF   aims_through/5             FFFSF  wedges_after/6

Pins, checks and the turn do not matter: a piece goes where its manner of
moving takes it. All squares of an edge are different.
*/

%!  reaches(?Man, ?Square, +Position) is nondet.
%
%   True when the piece on Man can go to the empty Square in its manner
%   of moving; a pawn goes straight ahead, one step or two. FS in the
%   paper's table.
%
%   ```
%   ?- reaches(a7, Square, $Promotion).
%   Square = a8.
%
%   ?- reaches(e5, Square, $EnPassant).
%   Square = e6.
%   ```

reaches(Man, Square, Position) :-
    position_board(Position, Board),
    board_content(Board, Man, Side-Piece),
    step_to(Piece, Side, Man, Square, Board).

step_to(Piece, Side, Man, Square, Board) :-
    (   Piece == pawn
    ->  pawn_goes(Side, Man, Square, Board)
    ;   sees(Man, Square, Side-Piece, Board),
        board_content(Board, Square, empty)
    ).

pawn_goes(Side, Pawn, Square, Board) :-
    pawn_step(Side, Pawn, Square),
    board_content(Board, Square, empty).
pawn_goes(Side, Pawn, Square, Board) :-
    pawn_double_step(Side, Pawn, Over, Square),
    board_content(Board, Over, empty),
    board_content(Board, Square, empty).

%!  covers(?Man, ?Square, +Position) is nondet.
%
%   True when the piece on Man bears on the empty Square. It differs
%   from reaches/3 for pawns only.
%
%   ```
%   ?- covers(e4, Square, $Exchange).
%   Square = f5.
%   ```

covers(Man, Square, Position) :-
    position_board(Position, Board),
    board_content(Board, Man, Content),
    Content \== empty,
    sees(Man, Square, Content, Board),
    board_content(Board, Square, empty).

%!  castles(?King, ?Square, +Position) is nondet.
%
%   True when the side to move may castle now: the king on King goes to
%   Square.
%
%   ```
%   ?- castles(King, Square, $Castling).
%   King = e1, Square = c1.
%   ```

castles(King, Square, Position) :-
    king_at(_, King, Position),
    legal_move(King, Square, Position),
    \+ adjacent(King, Square).

%!  passes(?Pawn, ?Square, +Position) is nondet.
%
%   True when the side to move may take en passant now: the pawn on Pawn
%   goes to Square.
%
%   ```
%   ?- passes(Pawn, Square, $EnPassant).
%   Pawn = e5, Square = d6.
%   ```

passes(Pawn, Square, Position) :-
    en_passant_square(Square, Position),
    legal_move(Pawn, Square, Position),
    piece_at(Pawn, Position, Side, pawn),
    pawn_capture(Side, Pawn, Square).

%   goes(?Man, ?Square, ?Content, +Board): the piece on Man, which is
%   Content, can go to Square, taking what the other side has there.

goes(Man, Square, Side-Piece, Board) :-
    board_content(Board, Man, Side-Piece),
    (   step_to(Piece, Side, Man, Square, Board)
    ;   sees(Man, Square, Side-Piece, Board),
        board_content(Board, Square, Other-_),
        Other \== Side
    ).

%   seen_from(?Square, ?Other, +Content, +Man, +Board): were the piece
%   Content on Square and not on Man, it would bear on the piece on Other.

seen_from(Square, Other, Content, Man, Board) :-
    board_with(Board, [Man=empty, Square=Content], After),
    sees(Square, Other, Content, After),
    board_content(After, Other, _-_).

%!  aims(?Man, ?Square, ?Other, +Position) is nondet.
%
%   True when the piece on Man can go to Square, and would from there
%   bear on the piece on Other, of either side. Square is empty, or
%   holds a piece of the other side that it would take. FSF.
%
%   ```
%   ?- aims(d5, c7, Other, $Fork).
%   Other = e8 ;
%   Other = a8.
%   ```

aims(Man, Square, Other, Position) :-
    position_board(Position, Board),
    goes(Man, Square, Content, Board),
    seen_from(Square, Other, Content, Man, Board).

%!  aims_through(?Man, ?Square, ?Middle, ?Back, +Position) is nondet.
%
%   True when the piece on Man can go to Square, and would from there
%   bear on the piece on Middle, with the one on Back behind it as in
%   behind/4. FSFF.
%
%   ```
%   ?- aims_through(b5, Square, Middle, Back, $Pin).
%   Square = a4, Middle = c6, Back = e8.
%   ```

aims_through(Man, Square, Middle, Back, Position) :-
    position_board(Position, Board),
    goes(Man, Square, Side-Piece, Board),
    board_with(Board, [Man=empty, Square=Side-Piece], After),
    line_of_men(Piece, Square, After, [Middle, Back|_]).

%   line_of_men(+Piece, ?Square, +Board, -Men): a sliding Piece on Square
%   has Men before it in one of its directions, nearest first.

line_of_men(Piece, Square, Board, Men) :-
    slides(Piece, Kind),
    ray(Square, Kind, Squares),
    findall(Man, ( member(Man, Squares), board_content(Board, Man, _-_) ), Men).

%!  wedges(?Front, ?Man, ?Square, ?Back, +Position) is nondet.
%
%   True when the sliding piece on Front bears on the piece on Back, and
%   the piece on Man can go to Square, between them. FFSF.
%
%   ```
%   ?- wedges(a1, Man, Square, Back, $Castling).
%   Man = f3, Square = a3, Back = a8.
%
%   ?- wedges(Front, Man, Square, Back, $Exchange).
%   false.
%   ```

wedges(Front, Man, Square, Back, Position) :-
    position_board(Position, Board),
    board_content(Board, Front, _-Piece),
    line_of_men(Piece, Front, Board, [Back|_]),
    wedge(Front, Man, Square, Back, Board).

%   wedge(+One, ?Man, ?Square, +Two, +Board): the piece on Man can go to
%   Square, on the empty line between One and Two.

wedge(One, Man, Square, Two, Board) :-
    line(One, Two, _, Between),
    member(Square, Between),
    goes(Man, Square, _, Board),
    Man \== One,
    Man \== Two.

%!  comes_behind(?Front, ?Middle, ?Man, ?Square, +Position) is nondet.
%
%   True when the sliding piece on Front bears on the piece on Middle,
%   and the piece on Man can go to Square, where it would be the next
%   behind Middle on that line. FFFS.
%
%   ```
%   ?- comes_behind(b5, Middle, Man, Square, $Pin).
%   Middle = c6, Man = e8, Square = d7.
%   ```

comes_behind(Front, Middle, Man, Square, Position) :-
    position_board(Position, Board),
    board_content(Board, Front, _-Piece),
    line_of_men(Piece, Front, Board, [Middle|_]),
    goes(Man, Square, Content, Board),
    Man \== Front,
    Man \== Middle,
    board_with(Board, [Man=empty, Square=Content], After),
    line_of_men(Piece, Front, After, [Middle, Square|_]).

%!  behind_two(?Front, ?First, ?Second, ?Back, +Position) is nondet.
%
%   True when the sliding piece on Front bears on the piece on First,
%   and the next ones on the same line are those on Second and Back.
%   FFFF.
%
%   ```
%   ?- behind_two(Front, First, Second, d8, $Start).
%   Front = d1, First = d2, Second = d7 ;
%   Front = a8, First = b8, Second = c8.
%   ```

behind_two(Front, First, Second, Back, Position) :-
    position_board(Position, Board),
    board_content(Board, Front, _-Piece),
    line_of_men(Piece, Front, Board, [First, Second, Back|_]).

%!  wedges_before(?Front, ?Man, ?Square, ?Middle, ?Back, +Position) is nondet.
%
%   True when Back is behind Middle on the line of Front, as in
%   behind/4, and the piece on Man can go to Square, between Front and
%   Middle. FFSFF.
%
%   ```
%   ?- wedges_before(Front, Man, Square, Middle, Back, $Castling).
%   Front = h1, Man = f3, Square = f1, Middle = e1, Back = a1 ;
%   Front = h8, Man = f3, Square = f8, Middle = e8, Back = a8.
%   ```

wedges_before(Front, Man, Square, Middle, Back, Position) :-
    position_board(Position, Board),
    behind(Front, Middle, Back, Position),
    wedge(Front, Man, Square, Middle, Board),
    Man \== Back.

%!  wedges_after(?Front, ?Middle, ?Man, ?Square, ?Back, +Position) is nondet.
%
%   True when Back is behind Middle on the line of Front, as in
%   behind/4, and the piece on Man can go to Square, between Middle and
%   Back. FFFSF.
%
%   ```
%   ?- wedges_after(Front, Middle, Man, Square, Back, $Smothered).
%   Front = g8, Middle = g7, Man = f7, Square = g5, Back = g1.
%   ```

wedges_after(Front, Middle, Man, Square, Back, Position) :-
    position_board(Position, Board),
    behind(Front, Middle, Back, Position),
    wedge(Middle, Man, Square, Back, Board),
    Man \== Front.

%!  rank_for(?Square, ?Rank, +Position) is nondet.
%
%   True when Square is on rank Rank as the side to move counts, from
%   its own first rank.
%
%   ```
%   ?- rank_for(c6, Rank, $Pin).
%   Rank = 3.
%   ```

rank_for(Square, Rank, Position) :-
    turn(Side, Position),
    to_coords(Square, Row, _),
    (   Side == white
    ->  Rank = Row
    ;   Rank is 9 - Row
    ).
