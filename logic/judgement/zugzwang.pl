:- module(judgement_zugzwang,
          [ squeezed/2,             % +Line, -Ply
            zugzwang/2              % +Score, +PassedScore
          ]).

:- use_module(library(aggregate)).
:- use_module('../../bk/vocabulary').
:- use_module('../../bk/plies', [half_move/7]).
:- use_module(scores).

/** <module> Zugzwang: whoever is to move would rather pass

Found by two searches of the same length, one of the position, one of the
same position after a pass.
*/

looked_at(5).               % half moves of a line after which it is looked for
few_moves(15).              % that somebody has who may be in zugzwang
few_pieces(3).              % beside kings and pawns, on the whole board
loses(0.15).                % chances that having to move loses

%!  squeezed(+Line, -Ply) is nondet.
%
%   After the half move Ply of the solver the other side has few moves, no
%   check to meet, and few pieces are left: it may be in zugzwang.

squeezed(Line, Ply) :-
    looked_at(Most),
    half_move(Ply, _, _, _, Before, After, Line),
    Ply =< Most,
    1 =:= Ply mod 2,
    few_pieces_left(Before),
    \+ in_check(_, After),
    few_moves(Moves),
    aggregate_all(count, legal_move(_, _, After), Count),
    Count > 0,
    Count =< Moves.

few_pieces_left(Position) :-
    few_pieces(Most),
    aggregate_all(count,
                  ( piece_at(_, Position, _, Piece), Piece \== king, Piece \== pawn ),
                  Count),
    Count =< Most.

%!  zugzwang(+Score, +PassedScore) is semidet.
%
%   True when a position in which the other side must move is worth Score, and
%   so much less, PassedScore, if it may pass.
%
%   ```
%   ?- zugzwang(350, 0).
%   true.
%   ?- zugzwang(50, 40).
%   false.
%   ```

zugzwang(Score, PassedScore) :-
    chances(Score, Moved),
    chances(PassedScore, Passed),
    loses(Least),
    Moved - Passed >= Least.
