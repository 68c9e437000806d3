:- module(chess_ranking,
          [ ranked_move/4,      % +Position, -From, -To, -Score
            best_moves/3,       % +Position, +Moves, -Sorted
            move_score/4,       % +Position, ?From, ?To, -Score
            move_share/4,       % +Position, ?From, ?To, -Share
            score_shares/2,     % +Scores, -Shares
            move_feature/4,     % +Position, +From, +To, ?Name
            move_reason/4,      % +Position, ?From, ?To, ?Name
            claims_to_win/3     % +Position, ?From, ?To
          ]).

/** <module> Which move, by clauses alone

A feature is a clause name(Position, From, To) over the vocabulary: those of
`features/`, and the tactics of `../tactics`. weights.pl has what each of
them weighs, alone or together with another. The score of a legal move is
the sum of the weights of all that holds of it; nothing is searched.

The clausewitz command answers the same by its kernel, far sooner.
*/

:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module('../../bk/vocabulary').

:- include('../tactics/literature').
:- include('../tactics/learned/back_rank_mate').
:- include('../tactics/learned/discovered_attack').
:- include('../tactics/learned/fork').
:- include('../tactics/learned/hanging_piece').
:- include('../tactics/learned/mate_in1').
:- include('../tactics/learned/pin').
:- include('../tactics/learned/promotion').
:- include('../tactics/learned/skewer').
:- include('../tactics/learned/smothered_mate').
:- include('../tactics/learned/trapped_piece').
:- include('features/attacks').
:- include('features/balance').
:- include('features/checks').
:- include('features/force').
:- include('features/kings').
:- include('features/material').
:- include('features/moves').
:- include('features/pawns').
:- include(claims).
:- include(reasons).
:- include(worths).
:- include(weights).

%!  ranked_move(+Position, -From, -To, -Score) is nondet.
%
%   The legal moves, the best first; those of equal score as in best_moves/3.
%
%   ```
%   ?- fen_position("r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1", P), ranked_move(P, From, To, _).
%   ```

ranked_move(Position, From, To, Score) :-
    findall(Score-(From-To), move_score(Position, From, To, Score), Moves),
    best_moves(Position, Moves, Ranked),
    member(Score-(From-To), Ranked).

%!  best_moves(+Position, +Moves, -Sorted) is det.
%
%   Pairs Score-(From-To), the greatest score first; of equals, by the names
%   of their squares, with ranks counted from the side to move.

best_moves(Position, Moves, Sorted) :-
    turn(Side, Position),
    findall(seen(One, Other)-(Score-(From-To)),
            ( member(Score-(From-To), Moves),
              seen_name(Side, From, One),
              seen_name(Side, To, Other)
            ),
            Seen),
    sort(1, @<, Seen, Named),
    pairs_values(Named, Different),
    sort(1, @>=, Different, Sorted).

seen_name(Side, Square, File/Distance) :-
    file_of(Square, File),
    rank_of(Square, Rank),
    (   Side == white
    ->  Distance = Rank
    ;   Distance is 9 - Rank
    ).

%!  move_score(+Position, ?From, ?To, -Score) is nondet.
%
%   The sum of the weights of all that holds of the legal move From, To,
%   in hundredths.

move_score(Position, From, To, Score) :-
    legal_move(From, To, Position),
    findall(Name, move_feature(Position, From, To, Name), Names),
    aggregate_all(sum(Weight),
                  ( weight(Together, Weight),
                    subset(Together, Names)
                  ),
                  Sum),
    Score is round(100 * Sum) / 100.0.

%!  move_share(+Position, ?From, ?To, -Share) is nondet.
%
%   Share, between 0 and 1, grows with the exponential of the score, and
%   all legal moves together have 1: how likely it is that From, To is the
%   move to find, where there is one.

move_share(Position, From, To, Share) :-
    findall(Score-(From-To), move_score(Position, From, To, Score), Scores),
    score_shares(Scores, Shares),
    member(Share-(From-To), Shares).

%!  score_shares(+Scores, -Shares) is det.
%
%   The same of pairs Score-Move of all legal moves: pairs Share-Move.

score_shares([], []) :-
    !.
score_shares(Scored, Shares) :-
    pairs_keys_values(Scored, Scores, Moves),
    max_list(Scores, Best),
    maplist([Score, Part]>>(Part is exp(Score - Best)), Scores, Parts),
    foldl([Part, Sum0, Sum]>>(Sum is Sum0 + Part), Parts, 0, Whole),
    maplist([Part, Share]>>(Share is Part / Whole), Parts, Values),
    pairs_keys_values(Shares, Values, Moves).

%!  move_feature(+Position, +From, +To, ?Name) is nondet.
%
%   Name is a feature that has a weight and holds of the legal move From,
%   To.

move_feature(Position, From, To, Name) :-
    weighed(Name),
    \+ \+ call(Name, Position, From, To).

%!  move_reason(+Position, ?From, ?To, ?Name) is nondet.
%
%   Name is a tactic of `../tactics`, or a plain reason of reasons.pl, that
%   speaks for the legal move From, To: of one move, the one that is worth
%   most comes first.
%
%   ```
%   ?- fen_position("r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1", P), move_reason(P, d5, c7, Name).
%   ```

move_reason(Position, From, To, Name) :-
    legal_move(From, To, Position),
    worth(Name, _),
    \+ \+ call(Name, Position, From, To).

:- dynamic known_weighed/1.

weighed(Name) :-
    (   known_weighed(_)
    ->  true
    ;   findall(One, ( weight(Together, _), member(One, Together) ), All),
        sort(All, Names),
        forall(member(One, Names), assertz(known_weighed(One)))
    ),
    known_weighed(Name).
