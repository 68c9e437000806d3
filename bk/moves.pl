:- module(chess_moves,
          [ legal_move/3,         % ?From, ?To, +Position
            legal_move/4,         % ?From, ?To, ?Promotion, +Position
            make_move/4,          % ?From, ?To, +Position, ?NewPosition
            make_move/5,          % ?From, ?To, ?Promotion, +Position, ?NewPosition
            captures/3,           % ?From, ?To, +Position
            promotes/3,           % ?From, ?To, +Position
            check/1,              % +Position
            checkmate/1,          % +Position
            stalemate/1,          % +Position
            perft/3,              % +Depth, +Position, -Leaves
            perft_bulk/3          % +Depth, +Position, -Leaves
          ]).

:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module(pieces).
:- use_module(geometry).
:- use_module(position).
:- use_module(attacks).

/** <module> The rules of movement

A legal move is a candidate (a move as the piece moves) that does not
leave the own king attacked. Castling is From and To of the king;
Promotion is `none` but for a pawn that reaches its last rank.
*/

%!  legal_move(?From, ?To, +Position) is nondet.
%
%   True when the side to move may move from From to To. All rules of
%   chess hold: pins, checks, castling, en passant. A promotion is one
%   move, whatever the pawn becomes.
%
%   *The paper's* were facts that a script asserted, for the position at
%   hand alone: a position after a move had no legal moves. Ours follow
%   from the rules, in every position.
%
%   ```
%   ?- legal_move(a7, To, $Promotion).
%   To = a8 ;
%   To = b8.
%
%   ?- legal_move(e1, To, $Castling), \+ adjacent(e1, To).
%   To = c1.
%   ```
%
%   @see    Krishnan and Martens, appendix

legal_move(From, To, Position) :-
    legal_move(From, To, Promotion, Position),
    usual_promotion(Promotion).

usual_promotion(none).
usual_promotion(queen).

%!  legal_move(?From, ?To, ?Promotion, +Position) is nondet.
%
%   As legal_move/3, and tells what the pawn becomes, or `none`.
%
%   ```
%   ?- legal_move(a7, a8, Piece, $Promotion).
%   Piece = queen ;
%   Piece = rook ;
%   Piece = bishop ;
%   Piece = knight.
%
%   ?- legal_move(e5, To, Piece, $EnPassant).
%   To = e6, Piece = none ;
%   To = d6, Piece = none.
%   ```

legal_move(From, To, Promotion, Position) :-
    turn(Side, Position),
    position_board(Position, Board),
    king_at(Side, King, Position),
    other_side(Side, Other),
    (   guarded_on(Board, King, Other)
    ->  Check = check
    ;   Check = quiet
    ),
    board_content(Board, From, Side-Piece),
    danger(Check, From, King, Other, Board, Danger),
    candidate_to(Piece, From, To, Side, Board, Position),
    \+ exposes_king(Danger, From, To, Side, Piece, Position),
    promotion(Piece, Side, To, Promotion).

promotion(Piece, Side, To, Promotion) :-
    (   Piece == pawn,
        last_rank(Side, To)
    ->  promotion_piece(Promotion)
    ;   Promotion = none
    ).

%   Most moves cannot expose the king: only those that answer a check,
%   move the king, leave a line on which it would be attacked, or capture
%   en passant need the board after them. Which piece may do so is found out
%   before its moves are.

danger(Check, From, King, Other, Board, Danger) :-
    (   ( Check == check ; From == King ; screens(From, King, Other, Board) )
    ->  Danger = any_move
    ;   Danger = en_passant
    ).

%   screens(+From, +King, +Other, +Board): a sliding piece of Other would bear
%   on King if the piece on From were not there.

screens(From, King, Other, Board) :-
    line(King, From, Kind, Between),
    all_empty(Between, Board),
    ray(King, Kind, Squares),
    append(_, [From|Beyond], Squares),
    !,
    first_piece(Beyond, Board, Other-Piece),
    slides(Piece, Kind).

exposes_king(Danger, From, To, Side, Piece, Position) :-
    (   Danger == any_move
    ->  true
    ;   Piece == pawn,
        en_passant_square(To, Position)
    ),
    board_after(From, To, Side-Piece, Position, Board),
    board_content(Board, King, Side-king),
    other_side(Side, Other),
    guarded_on(Board, King, Other).

%   candidate_to(+Piece, +From, ?To, +Side, +Board, +Position): Piece of Side
%   on From can go to To as it moves, whatever becomes of its own king.

candidate_to(pawn, From, To, Side, Board, Position) :-
    !,
    pawn_candidate(From, To, Side, Board, Position).
candidate_to(Piece, From, To, Side, Board, Position) :-
    (   sees(From, To, Side-Piece, Board),
        \+ board_content(Board, To, Side-_)
    ;   Piece == king,
        castling(From, To, Side, Board, Position)
    ).

pawn_candidate(From, To, Side, Board, _) :-
    pawn_step(Side, From, To),
    board_content(Board, To, empty).
pawn_candidate(From, To, Side, Board, _) :-
    pawn_double_step(Side, From, Over, To),
    board_content(Board, Over, empty),
    board_content(Board, To, empty).
pawn_candidate(From, To, Side, Board, Position) :-
    pawn_capture(Side, From, To),
    (   other_side(Side, Other),
        board_content(Board, To, Other-_)
    ->  true
    ;   en_passant_square(To, Position)
    ).

%   The king may not castle out of, through or into check; the squares
%   between king and rook are empty. (Into check: exposes_king/6.)

castling(From, To, Side, Board, Position) :-
    castling_right(Side, Wing, Position),
    castling_squares(Side, Wing, From, To, RookFrom, RookTo),
    line(From, RookFrom, straight, Between),
    forall(member(Square, Between), board_content(Board, Square, empty)),
    other_side(Side, Other),
    \+ guarded_on(Board, From, Other),
    \+ guarded_on(Board, RookTo, Other).

castling_squares(Side, Wing, From, To, RookFrom, RookTo) :-
    other_side(Side, Other),
    last_row(Other, Rank),
    castling_wing(Wing, KingToFile, RookFromFile, RookToFile),
    to_coords(From, Rank, 5),
    to_coords(To, Rank, KingToFile),
    to_coords(RookFrom, Rank, RookFromFile),
    to_coords(RookTo, Rank, RookToFile).

%!  make_move(?From, ?To, +Position, ?NewPosition) is nondet.
%
%   True when the legal move From, To leads from Position to
%   NewPosition; a pawn that promotes becomes a queen. Turn, castling
%   rights, en passant square and clocks of NewPosition are what they
%   should be.
%
%   *The paper's* failed when NewPosition was bound, and nothing was
%   legal or attacked in NewPosition, so no clause with make_move ever
%   suggested a move. Ours is a relation: the third query finds the move
%   that was played.
%
%   ```
%   ?- make_move(d5, c7, $Fork, P).
%   P = <r3k3/2N5/8/8/8/8/8/4K3 b q - 1 1>.
%
%   ?- make_move(From, To, $Fork, P), checks(To, King, P), undefended(To, P).
%   From = d5, To = f6, P = <r3k3/8/5N2/8/8/8/8/4K3 b q - 1 1>, King = e8 ;
%   From = d5, To = c7, P = <r3k3/2N5/8/8/8/8/8/4K3 b q - 1 1>, King = e8.
%
%   ?- fen_position("4k3/8/3P4/8/8/8/8/4K3 b - - 0 2", P), make_move(From, To, $EnPassant, P).
%   P = <4k3/8/3P4/8/8/8/8/4K3 b - - 0 2>, From = e5, To = d6.
%   ```
%
%   @see    Krishnan and Martens, appendix

make_move(From, To, Position, NewPosition) :-
    legal_move(From, To, Promotion, Position),
    usual_promotion(Promotion),
    position_after(From, To, Promotion, Position, NewPosition).

%!  make_move(?From, ?To, ?Promotion, +Position, ?NewPosition) is nondet.
%
%   As make_move/4, and the pawn becomes what Promotion says.
%
%   ```
%   ?- make_move(a7, b8, knight, $Promotion, P).
%   P = <1N6/4k3/8/8/8/8/8/4K3 b - - 0 1>.
%   ```

make_move(From, To, Promotion, Position, NewPosition) :-
    legal_move(From, To, Promotion, Position),
    position_after(From, To, Promotion, Position, NewPosition).

%   position_after(+From, +To, +Promotion, +Position, -NewPosition):
%   the move is known to be legal.

position_after(From, To, Promotion, Position, NewPosition) :-
    position_parts(Position, Board0, Side, Castling0, _, Halfmove0, Fullmove0),
    board_content(Board0, From, Side-Piece),
    man_after(Promotion, Side-Piece, Man),
    board_after(From, To, Man, Position, Board),
    rights_after(Castling0, From, To, Castling),
    passed_square(Piece, Side, From, To, EnPassant),
    halfmove_after(Piece, Board0, To, Halfmove0, Halfmove),
    other_side(Side, Other),
    fullmove_after(Side, Fullmove0, Fullmove),
    position_parts(NewPosition, Board, Other, Castling, EnPassant, Halfmove, Fullmove).

man_after(none, Man, Man) :- !.
man_after(Promotion, Side-_, Side-Promotion).

%   board_after(+From, +To, +Man, +Position, -Board): Man is what stands
%   on To afterwards.

board_after(From, To, Man, Position, Board) :-
    position_board(Position, Board0),
    board_content(Board0, From, Side-Piece),
    (   Piece == king,
        castling_squares(Side, _, From, To, RookFrom, RookTo),
        \+ leap_target(king, From, To)
    ->  Also = [RookFrom=empty, RookTo=Side-rook]
    ;   Piece == pawn,
        en_passant_square(To, Position),
        pawn_capture(Side, From, To)
    ->  pawn_step(Side, Captured, To),
        Also = [Captured=empty]
    ;   Also = []
    ),
    board_with(Board0, [From=empty, To=Man|Also], Board).

%   A right is lost when the king or that rook leaves home, or the rook
%   is captured there.

rights_after(Rights0, From, To, Rights) :-
    (   Rights0 \== [],
        ( home(From, _) ; home(To, _) )
    ->  exclude(right_lost(From, To), Rights0, Rights)
    ;   Rights = Rights0
    ).

right_lost(From, To, Right) :-
    (   home(From, Right)
    ;   home(To, Right)
    ),
    !.

%   home(?Square, ?Right): a king or rook has to stand on Square for Right.

home(e1, white-_).
home(h1, white-kingside).
home(a1, white-queenside).
home(e8, black-_).
home(h8, black-kingside).
home(a8, black-queenside).

passed_square(Piece, Side, From, To, Passed) :-
    (   Piece == pawn,
        pawn_double_step(Side, From, Over, To)
    ->  Passed = Over
    ;   Passed = none
    ).

halfmove_after(Piece, Board0, To, Halfmove0, Halfmove) :-
    (   Piece == pawn
    ->  Halfmove = 0
    ;   board_content(Board0, To, empty)
    ->  Halfmove is Halfmove0 + 1
    ;   Halfmove = 0
    ).

fullmove_after(white, Number, Number).
fullmove_after(black, Number0, Number) :-
    Number is Number0 + 1.

%!  captures(?From, ?To, +Position) is nondet.
%
%   True when the legal move From, To takes a piece, also en passant.
%
%   ```
%   ?- captures(From, To, $EnPassant).
%   From = e5, To = d6.
%
%   ?- captures(From, To, $Exchange).
%   From = d2, To = d5 ;
%   From = e4, To = d5.
%   ```

captures(From, To, Position) :-
    (   nonvar(To),
        empty(To, Position)
    ->  en_passant_square(To, Position)     % before the rest is looked at
    ;   true
    ),
    legal_move(From, To, Position),
    (   \+ empty(To, Position)
    ->  true
    ;   piece_at(From, Position, _, pawn),
        en_passant_square(To, Position)
    ).

%!  promotes(?From, ?To, +Position) is nondet.
%
%   True when the legal move From, To promotes a pawn.
%
%   ```
%   ?- promotes(From, To, $Promotion).
%   From = a7, To = a8 ;
%   From = a7, To = b8.
%   ```

promotes(From, To, Position) :-
    turn(Side, Position),
    piece_at(From, Position, Side, pawn),
    pawn_step(Side, From, Ahead),
    last_rank(Side, Ahead),
    legal_move(From, To, queen, Position).

%!  check(+Position) is semidet.
%
%   True when the side to move is in check.
%
%   ```
%   ?- check($Mate).
%   true.
%
%   ?- check($Start).
%   false.
%   ```

check(Position) :-
    turn(Side, Position),
    in_check(Side, Position).

%!  checkmate(+Position) is semidet.
%
%   True when the side to move is in check and has no legal move.
%
%   ```
%   ?- checkmate($Mate).
%   true.
%
%   ?- checkmate($Stalemate).
%   false.
%   ```

checkmate(Position) :-
    turn(Side, Position),
    once(in_check(Side, Position)),
    \+ legal_move(_, _, Position).

%!  stalemate(+Position) is semidet.
%
%   True when the side to move is not in check and has no legal move.
%
%   ```
%   ?- stalemate($Stalemate).
%   true.
%
%   ?- stalemate($Mate).
%   false.
%   ```

stalemate(Position) :-
    turn(Side, Position),
    \+ in_check(Side, Position),
    \+ legal_move(_, _, Position).

%!  perft(+Depth:count, +Position:position, -Leaves:count) is det.
%
%   True when Leaves positions lie Depth plies below Position, each
%   counted once for each way to it. Every move is made.
%
%   ```
%   ?- perft(2, $Start, Leaves).
%   Leaves = 400.
%   ```

perft(Depth, Position, Leaves) :-
    must_be(nonneg, Depth),
    leaves(Depth, 0, Position, Count),
    Leaves = Count.

%!  perft_bulk(+Depth:count, +Position:position, -Leaves:count) is det.
%
%   As perft/3, without making the last move of each line.
%
%   ```
%   ?- perft_bulk(2, $Castling, Leaves).
%   Leaves = 791.
%   ```

perft_bulk(Depth, Position, Leaves) :-
    must_be(nonneg, Depth),
    leaves(Depth, 1, Position, Count),
    Leaves = Count.

%   leaves(+Depth, +Counted, +Position, -Leaves): moves are made down to
%   depth Counted, and only counted there.

leaves(0, _, _, 1) :- !.
leaves(Depth, Depth, Position, Leaves) :-
    !,
    aggregate_all(count, legal_move(_, _, _, Position), Leaves).
leaves(Depth, Counted, Position, Leaves) :-
    Below is Depth - 1,
    aggregate_all(sum(Count),
                  ( make_move(_, _, _, Position, Next),
                    leaves(Below, Counted, Next, Count)
                  ),
                  Leaves).
