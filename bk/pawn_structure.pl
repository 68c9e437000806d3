:- module(chess_pawn_structure,
          [ isolated_pawn/2,          % ?Square, +Position
            doubled_pawn/2,           % ?Square, +Position
            backward_pawn/2,          % ?Square, +Position
            connected_pawn/2,         % ?Square, +Position
            candidate_pawn/2,         % ?Square, +Position
            protected_passed_pawn/2,  % ?Square, +Position
            centre_pawn/2,            % ?Square, +Position
            pawn_chain/3,             % ?Base, ?Head, +Position
            pawn_lever/3,             % ?Pawn, ?Target, +Position
            pawn_majority/3,          % ?Side, ?Wing, +Position
            more_space/2,             % ?Side, +Position
            reached_rank/3,           % +Side, +Square, -Rank
            neighbouring_pawn/4,      % +Square, ?Side, ?Pawn, +Position
            centre_square/1           % ?Square
          ]).

:- use_module(library(aggregate)).
:- use_module(pieces).
:- use_module(geometry).
:- use_module(position).
:- use_module(counts).

/** <module> The pawn structure

What the pawns of both sides are to one another, whoever is to move. Ranks
are counted as the pawn's own side counts them.
*/

%!  isolated_pawn(?Square:square, +Position:position) is nondet.
%
%   True when no pawn of the same side is left on the files next to that of
%   the pawn on Square.
%
%   ```
%   ?- isolated_pawn(Square, $Structure).
%   Square = a5 ;
%   Square = a7.
%   ```

isolated_pawn(Square, Position) :-
    piece_at(Square, Position, Side, pawn),
    \+ neighbouring_pawn(Square, Side, _, Position).

%!  doubled_pawn(?Square:square, +Position:position) is nondet.
%
%   True when another pawn of its own side stands before the pawn on Square,
%   on the same file.
%
%   ```
%   ?- doubled_pawn(Square, $Structure).
%   Square = a7.
%   ```

doubled_pawn(Square, Position) :-
    piece_at(Square, Position, Side, pawn),
    once(( same_file_pawn(Square, Side, Other, Position),
           is_ahead(Side, Other, Square)
         )).

%!  backward_pawn(?Square:square, +Position:position) is nondet.
%
%   True when the pawn on Square has been left behind: it has neighbours of
%   its own side, all of them further forward, and a pawn of the other side
%   bears on the square before it.
%
%   ```
%   ?- backward_pawn(Square, $Structure).
%   Square = d6.
%   ```

backward_pawn(Square, Position) :-
    piece_at(Square, Position, Side, pawn),
    once(neighbouring_pawn(Square, Side, _, Position)),
    \+ ( neighbouring_pawn(Square, Side, Pawn, Position),
         \+ is_ahead(Side, Pawn, Square)
       ),
    pawn_step(Side, Square, Before),
    other_side(Side, Other),
    pawn_bears_on(Other, Before, Position).

%!  connected_pawn(?Square:square, +Position:position) is nondet.
%
%   True when a pawn of the same side stands beside the pawn on Square, or
%   defends it.
%
%   ```
%   ?- connected_pawn(Square, $Structure).
%   Square = g2 ;
%   Square = h2 ;
%   Square = f3 ;
%   Square = b4 ;
%   Square = c4 ;
%   Square = e4 ;
%   Square = e5 ;
%   Square = g6.
%   ```

connected_pawn(Square, Position) :-
    piece_at(Square, Position, Side, pawn),
    reached_rank(Side, Square, Rank),
    Behind is Rank - 1,
    once(( neighbouring_pawn(Square, Side, Pawn, Position),
           reached_rank(Side, Pawn, Reached),
           memberchk(Reached, [Rank, Behind])
         )).

%!  candidate_pawn(?Square:square, +Position:position) is nondet.
%
%   True when the pawn on Square, which is not passed, may become so: no
%   pawn is before it on its file, and it has at least as many neighbours
%   beside or behind it as there are pawns of the other side that guard its
%   way.
%
%   ```
%   ?- candidate_pawn(Square, $Structure).
%   Square = b4 ;
%   Square = c4.
%   ```

candidate_pawn(Square, Position) :-
    piece_at(Square, Position, Side, pawn),
    other_side(Side, Other),
    \+ ( same_file_pawn(Square, _, Pawn, Position),
         is_ahead(Side, Pawn, Square)
       ),
    aggregate_all(count, guard_of_way(Square, Side, Other, Position), Guards),
    Guards > 0,
    aggregate_all(count, helper(Square, Side, Position), Helpers),
    Helpers >= Guards.

guard_of_way(Square, Side, Other, Position) :-
    neighbouring_pawn(Square, Other, Pawn, Position),
    is_ahead(Side, Pawn, Square).

helper(Square, Side, Position) :-
    neighbouring_pawn(Square, Side, Pawn, Position),
    \+ is_ahead(Side, Pawn, Square).

%!  protected_passed_pawn(?Square:square, +Position:position) is nondet.
%
%   True when a passed pawn is on Square, and a pawn of its own side defends
%   it.
%
%   ```
%   ?- fen_position("4k3/5p2/8/3P4/2P5/8/8/4K3 w - - 0 1", P), protected_passed_pawn(Square, P).
%   P = <4k3/5p2/8/3P4/2P5/8/8/4K3 w - - 0 1>, Square = d5.
%   ```

protected_passed_pawn(Square, Position) :-
    passed_pawn(Square, Position),
    piece_at(Square, Position, Side, pawn),
    pawn_bears_on(Side, Square, Position).

%!  centre_pawn(?Square:square, +Position:position) is nondet.
%
%   True when a pawn stands in the centre: on d4, e4, d5 or e5.
%
%   ```
%   ?- centre_pawn(Square, $Structure).
%   Square = e4 ;
%   Square = e5.
%   ```

centre_pawn(Square, Position) :-
    piece_at(Square, Position, _, pawn),
    centre_square(Square).

%!  pawn_chain(?Base:square, ?Head:square, +Position:position) is nondet.
%
%   True when three pawns or more of one side stand on a diagonal from Base
%   to Head, each defending the next; no further pawn of that side is at
%   either end.
%
%   ```
%   ?- pawn_chain(Base, Head, $Structure).
%   Base = g2, Head = e4.
%   ```

pawn_chain(Base, Head, Position) :-
    piece_at(Base, Position, Side, pawn),
    forward(Side, Rows),
    direction(diagonal, Rows, Cols),
    to_coords(Base, Rank, File),
    \+ chain_pawn(Rank - Rows, File - Cols, Side, _, Position),
    chain_end(Rank, File, Rows, Cols, Side, Position, 1, Length, Head),
    Length >= 3.

chain_end(Rank, File, Rows, Cols, Side, Position, Count, Length, Head) :-
    (   chain_pawn(Rank + Rows, File + Cols, Side, Next, Position)
    ->  to_coords(Next, NextRank, NextFile),
        More is Count + 1,
        chain_end(NextRank, NextFile, Rows, Cols, Side, Position, More, Length, Head)
    ;   Length = Count,
        to_coords(Head, Rank, File)
    ).

chain_pawn(RankSum, FileSum, Side, Square, Position) :-
    Rank is RankSum,
    File is FileSum,
    to_coords(Square, Rank, File),
    piece_at(Square, Position, Side, pawn).

%!  pawn_lever(?Pawn:square, ?Target:square, +Position:position) is nondet.
%
%   True when the pawns on Pawn and Target, of different sides, attack one
%   another: there is tension between them.
%
%   ```
%   ?- pawn_lever(Pawn, Target, $Structure).
%   Pawn = b4, Target = a5 ;
%   Pawn = a5, Target = b4.
%   ```

pawn_lever(Pawn, Target, Position) :-
    piece_at(Pawn, Position, Side, pawn),
    other_side(Side, Other),
    pawn_capture(Side, Pawn, Target),
    piece_at(Target, Position, Other, pawn).

%!  pawn_majority(?Side:side, ?Wing:wing, +Position:position) is nondet.
%
%   True when Side has more pawns than the other on a wing: the files a to d
%   are the queenside, e to h the kingside.
%
%   ```
%   ?- fen_position("4k3/pp3ppp/8/8/8/8/PPP3PP/4K3 w - - 0 1", P), pawn_majority(Side, Wing, P).
%   P = <4k3/pp3ppp/8/8/8/8/PPP3PP/4K3 w - - 0 1>, Side = white, Wing = queenside ;
%   P = <4k3/pp3ppp/8/8/8/8/PPP3PP/4K3 w - - 0 1>, Side = black, Wing = kingside.
%   ```

pawn_majority(Side, Wing, Position) :-
    side(Side),
    other_side(Side, Other),
    wing_files(Wing, First, Last),
    pawns_between(Side, First, Last, Position, Own),
    pawns_between(Other, First, Last, Position, Others),
    Own > Others.

wing_files(queenside, 1, 4).
wing_files(kingside, 5, 8).

pawns_between(Side, First, Last, Position, Count) :-
    aggregate_all(count,
                  ( piece_at(Square, Position, Side, pawn),
                    file_of(Square, File),
                    between(First, Last, File)
                  ),
                  Count).

%!  more_space(?Side:side, +Position:position) is nondet.
%
%   True when the pawns of Side bear on at least two squares more beyond the
%   middle of the board than those of the other side do.
%
%   ```
%   ?- more_space(Side, $Structure).
%   Side = white.
%   ```

more_space(Side, Position) :-
    side(Side),
    other_side(Side, Other),
    space(Side, Position, Own),
    space(Other, Position, Others),
    Own >= Others + 2.

space(Side, Position, Count) :-
    aggregate_all(count,
                  distinct_square(Side, Position),
                  Count).

distinct_square(Side, Position) :-
    sq(Square),
    reached_rank(Side, Square, Rank),
    Rank >= 5,
    pawn_bears_on(Side, Square, Position).

%   What the modules share.

pawn_bears_on(Side, Square, Position) :-
    once(( pawn_capture(Side, From, Square),
           piece_at(From, Position, Side, pawn)
         )).

same_file_pawn(Square, Side, Pawn, Position) :-
    file_of(Square, File),
    to_coords(Pawn, _, File),
    piece_at(Pawn, Position, Side, pawn).

is_ahead(Side, Pawn, Square) :-
    reached_rank(Side, Pawn, Further),
    reached_rank(Side, Square, Rank),
    Further > Rank.

%!  neighbouring_pawn(+Square, ?Side, ?Pawn, +Position) is nondet.
%
%   True when a pawn of Side is on Pawn, on a file next to that of Square.

neighbouring_pawn(Square, Side, Pawn, Position) :-
    file_of(Square, File),
    (   Next is File - 1
    ;   Next is File + 1
    ),
    to_coords(Pawn, _, Next),
    piece_at(Pawn, Position, Side, pawn).

%!  reached_rank(+Side, +Square, -Rank) is det.
%
%   Rank is that of Square as Side counts, from its own first rank.

reached_rank(white, Square, Rank) :-
    rank_of(Square, Rank).
reached_rank(black, Square, Rank) :-
    rank_of(Square, Row),
    Rank is 9 - Row.

%!  centre_square(?Square) is nondet.
%
%   True of d4, e4, d5 and e5.

centre_square(d4).
centre_square(e4).
centre_square(d5).
centre_square(e5).
