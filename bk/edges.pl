:- module(edges,
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

How men stand to each other, and how they would after one move: table 4
of Finkelstein and Markovitch, "Learning to play chess selectively by
acquiring move patterns". F is a man, S a square that a man can go to:

    FS     reaches/3, covers/3        FFSF   wedges/5
    FF     attacks/3, defends/3       FFFS   comes_behind/5
    FSF    aims/4                     FFFF   behind_two/5
    FFF    behind/4                   FFSFF  wedges_before/6
    FSFF   aims_through/5             FFFSF  wedges_after/6

Pins, checks and the turn do not matter: a man goes where its manner of
moving takes it. All squares of an edge are different.
*/

%!  reaches(?Man, ?Square, +Position) is nondet.
%
%   True when the piece on Man can go to the empty Square in its manner
%   of moving. A pawn goes straight ahead, one step or two.

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
%   True when the piece on Man bears on the empty Square. Other than
%   reaches/3 for pawns only, which bear on where they capture.

covers(Man, Square, Position) :-
    position_board(Position, Board),
    board_content(Board, Man, Content),
    Content \== empty,
    sees(Man, Square, Content, Board),
    board_content(Board, Square, empty).

%!  castles(?King, ?Square, +Position) is nondet.
%!  passes(?Pawn, ?Square, +Position) is nondet.
%
%   True when the side to move may castle, the king on King going to
%   Square; or take en passant, the pawn on Pawn going there.

castles(King, Square, Position) :-
    king_at(_, King, Position),
    legal_move(King, Square, Position),
    \+ adjacent(King, Square).

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
%   bear on the piece on Other, of either side. Square is empty or holds
%   a piece that it would take.
%
%   ```
%   ?- fen_position("r3k3/8/8/3N4/8/8/8/4K3 w - -", P), aims(d5, c7, Other, P).
%   Other = e8 ; Other = a8.
%   ```

aims(Man, Square, Other, Position) :-
    position_board(Position, Board),
    goes(Man, Square, Content, Board),
    seen_from(Square, Other, Content, Man, Board).

%!  aims_through(?Man, ?Square, ?Middle, ?Back, +Position) is nondet.
%
%   True when the piece on Man can go to Square, and would from there
%   bear on the piece on Middle, with Back behind it: see behind/4.

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
%   the piece on Man can go to Square, between them.

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
%   and the piece on Man can go to Square, next behind it on the line.

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
%   True when the sliding piece on Front bears on the piece on First, and
%   the next ones on that line are those on Second and on Back.

behind_two(Front, First, Second, Back, Position) :-
    position_board(Position, Board),
    board_content(Board, Front, _-Piece),
    line_of_men(Piece, Front, Board, [First, Second, Back|_]).

%!  wedges_before(?Front, ?Man, ?Square, ?Middle, ?Back, +Position) is nondet.
%!  wedges_after(?Front, ?Middle, ?Man, ?Square, ?Back, +Position) is nondet.
%
%   True when Back is behind Middle on the line of Front, see behind/4,
%   and the piece on Man can go to Square: between Front and Middle, or
%   between Middle and Back.

wedges_before(Front, Man, Square, Middle, Back, Position) :-
    position_board(Position, Board),
    behind(Front, Middle, Back, Position),
    wedge(Front, Man, Square, Middle, Board),
    Man \== Back.

wedges_after(Front, Middle, Man, Square, Back, Position) :-
    position_board(Position, Board),
    behind(Front, Middle, Back, Position),
    wedge(Middle, Man, Square, Back, Board),
    Man \== Front.

%!  rank_for(?Square, ?Rank, +Position) is nondet.
%
%   True when Square is on rank Rank as the side to move counts: its
%   first rank is 1.

rank_for(Square, Rank, Position) :-
    turn(Side, Position),
    to_coords(Square, Row, _),
    (   Side == white
    ->  Rank = Row
    ;   Rank is 9 - Row
    ).
