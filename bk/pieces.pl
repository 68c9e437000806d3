:- module(chess_pieces,
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

%!  side(?Side) is nondet.
%
%   True when Side is one of the two.
%
%   ```
%   ?- side(Side).
%   Side = white ;
%   Side = black.
%   ```
%
%   @see    Krishnan and Martens, appendix

%!  other_side(?Side, ?OtherSide) is nondet.
%
%   True when Side and OtherSide are opponents.
%
%   ```
%   ?- other_side(white, Other).
%   Other = black.
%   ```
%
%   @see    Krishnan and Martens, appendix

%!  piece(?Piece) is nondet.
%
%   True when Piece is one of the six.
%
%   ```
%   ?- piece(Piece).
%   Piece = pawn ;
%   Piece = knight ;
%   Piece = bishop ;
%   Piece = rook ;
%   Piece = queen ;
%   Piece = king.
%   ```
%
%   @see    Krishnan and Martens, appendix

%!  value(?Piece, ?Pawns) is nondet.
%
%   True when Piece is worth that many pawns. The king's 100 is more
%   than all else together.
%
%   ```
%   ?- value(Piece, Pawns).
%   Piece = pawn, Pawns = 1 ;
%   Piece = knight, Pawns = 3 ;
%   Piece = bishop, Pawns = 3 ;
%   Piece = rook, Pawns = 5 ;
%   Piece = queen, Pawns = 9 ;
%   Piece = king, Pawns = 100.
%   ```

%!  promotion_piece(?Piece) is nondet.
%
%   True when a pawn may become Piece.
%
%   ```
%   ?- promotion_piece(Piece).
%   Piece = queen ;
%   Piece = rook ;
%   Piece = bishop ;
%   Piece = knight.
%   ```

%!  slides(?Piece, ?Kind) is nondet.
%
%   True when Piece goes any number of steps in directions of Kind,
%   `straight` or `diagonal`.

%!  direction(?Kind, ?Row, ?Col) is nondet.
%
%   True when one step in a direction of Kind is Row ranks and Col files.

%!  leap(?Piece, ?Row, ?Col) is nondet.
%
%   True when Piece, a knight or king, goes Row ranks and Col files.

%!  forward(?Side, ?Row) is nondet.
%
%   True when the pawns of Side go Row ranks in one step: 1 or -1.

%!  pawn_row(?Side, ?Row) is nondet.
%
%   True when the pawns of Side start on rank Row.

%!  last_row(?Side, ?Row) is nondet.
%
%   True when the pawns of Side promote on rank Row.

%!  castling_wing(?Wing, ?KingTo, ?RookFrom, ?RookTo) is nondet.
%
%   True when castling on Wing takes the king to file KingTo and the rook
%   from file RookFrom to file RookTo.

:- include('chess.lp').

%!  sliding_piece(?Piece) is nondet.
%
%   True when Piece moves in straight lines, any number of steps.
%
%   ```
%   ?- sliding_piece(Piece).
%   Piece = bishop ;
%   Piece = rook ;
%   Piece = queen.
%   ```
%
%   @see    Krishnan and Martens, appendix

sliding_piece(bishop).
sliding_piece(rook).
sliding_piece(queen).

%!  worth_more(?Piece1, ?Piece2) is nondet.
%
%   True when Piece1 has the greater value/2. Bishop and knight are
%   equal, and no piece is worth more than the king.
%
%   ```
%   ?- worth_more(rook, Piece).
%   Piece = pawn ;
%   Piece = knight ;
%   Piece = bishop.
%   ```

worth_more(Piece1, Piece2) :-
    value(Piece1, Value1),
    value(Piece2, Value2),
    Value1 > Value2.
