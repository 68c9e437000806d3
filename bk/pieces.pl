:- module(pieces,
          [ side/1,             % ?Side
            other_side/2,       % ?Side, ?OtherSide
            piece/1,            % ?Piece
            sliding_piece/1,    % ?Piece
            slides/2,           % ?Piece, ?Kind
            leap/3,             % ?Piece, ?Row, ?Col
            direction/3,        % ?Kind, ?Row, ?Col
            value/2,            % ?Piece, ?Pawns
            worth_more/2,       % ?Piece1, ?Piece2
            promotion_piece/1,  % ?Piece
            forward/2,          % ?Side, ?Row
            pawn_row/2,         % ?Side, ?Row
            last_row/2,         % ?Side, ?Row
            castling_wing/4     % ?Wing, ?KingTo, ?RookFrom, ?RookTo
          ]).

/** <module> Sides and pieces

The facts themselves are in chess.lp, which clingo loads too.
*/

:- include('chess.lp').

%!  sliding_piece(?Piece) is nondet.
%
%   True when Piece moves in a straight line, any number of steps.
%
%   ```
%   ?- findall(P, sliding_piece(P), Ps).
%   Ps = [bishop, rook, queen].
%   ```

sliding_piece(bishop).
sliding_piece(rook).
sliding_piece(queen).

%!  worth_more(?Piece1, ?Piece2) is nondet.
%
%   True when Piece1 has the greater value/2. Bishop and knight are
%   equal, and no piece is worth more than the king.

worth_more(Piece1, Piece2) :-
    value(Piece1, Value1),
    value(Piece2, Value2),
    Value1 > Value2.
