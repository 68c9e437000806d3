:- module(practice_peers,
          [ by_distance/3,      % +Rating, +Bands, -Near
            peers_fail/4,       % +Count, +Bands, +Games, -Beta
            expected/4          % +Count, +Counts, +Bands, -Rate
          ]).

:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).

/** <module> How often others fail

The rates of others come by bands of rating: band(Low, Games, Moves, Rates),
where each of Rates is rate(Kind, Idea, Chances, Failed), counted as
practice_counts.pl counts.

What is known of a rate is beta(A, B): a beta distribution.
*/

half_band(100).             % points of rating from the lowest of a band to its middle
peers_needed(100).          % chances; with fewer, those of the next bands of rating are added
peers_least(30).            % chances; with fewer in all bands, an idea is not judged
elsewhere_strength(5).      % tactics, by which the rate elsewhere is drawn to that of the peers

%!  peers_fail(+Count, +Bands, +Games, -Beta) is semidet.
%
%   In which share of the chances of an idea peers fail.

peers_fail(count(missed, Idea, _, _, _, _), Bands, _, Beta) :-
    peers(missed, Idea, Bands, Beta).
peers_fail(count(allowed, Idea, _, _, _, _), Bands, Games, Beta) :-
    peers_in_game(Idea, Bands, Games, Beta).

%!  expected(+Count, +Counts, +Bands, -Rate) is semidet.
%
%   In which share of the moves of a context peers fail, or a player who fails
%   there as often as elsewhere, if that is more. Rate is rate(Share, Spread),
%   Spread the variance of the logit of what is known of it.

expected(count(phase, Phase, _, _, _, _), Counts, Bands, Rate) :-
    expected_in(phase, Phase, Counts, Bands, Rate).
expected(count(colour, Side, _, _, _, _), Counts, Bands, Rate) :-
    expected_in(colour, Side, Counts, Bands, Rate).
expected(count(clock, short, _, _, _, _), Counts, Bands, Rate) :-
    expected_in(clock, short, Counts, Bands, Rate).
expected(count(opening, Opening, _, _, _, _), Counts, Bands, Rate) :-
    usual(phase, opening, Bands, Peers),
    findall(part(Moves, Failed, Peers),
            ( member(count(opening, Other, Moves, Failed, _, _), Counts),
              Other \== Opening
            ),
            Elsewhere),
    as_elsewhere(Elsewhere, Peers, Rate).

expected_in(Kind, Idea, Counts, Bands, Rate) :-
    usual(Kind, Idea, Bands, Peers),
    findall(part(Moves, Failed, Usual),
            ( member(count(Kind, Other, Moves, Failed, _, _), Counts),
              Other \== Idea,
              usual(Kind, Other, Bands, Usual)
            ),
            Elsewhere),
    as_elsewhere(Elsewhere, Peers, Rate).

as_elsewhere(Elsewhere, rate(Peers, Spread), rate(Share, WithOwn)) :-
    elsewhere_strength(Strength),
    foldl(elsewhere, Elsewhere, Strength-Strength, Failed-Usual),
    (   Failed > Usual
    ->  Times is Failed / Usual,
        Share is Times * Peers / (1 - Peers + Times * Peers),
        WithOwn is Spread + 1 / Failed
    ;   Share = Peers,
        WithOwn = Spread
    ).

elsewhere(part(Moves, Failed, rate(Usual, _)), Failed0-Usual0, Failed1-Usual1) :-
    Failed1 is Failed0 + Failed,
    Usual1 is Usual0 + Moves * Usual.

usual(Kind, Idea, Bands, rate(Share, Spread)) :-
    peers(Kind, Idea, Bands, beta(A, B)),
    Share is A / (A + B),
    Spread is 1 / A + 1 / B.

%!  by_distance(+Rating, +Bands, -Near) is det.
%
%   The bands, those nearest to the rating first; without a rating, all are as
%   near.

by_distance(none, Bands, [all(Bands)]) :-
    !.
by_distance(Rating, Bands, Near) :-
    findall(Distance-Band,
            ( member(Band, Bands),
              arg(1, Band, Low),
              half_band(Half),
              Distance is abs(Low + Half - Rating)
            ),
            Pairs),
    keysort(Pairs, Sorted),
    pairs_values(Sorted, Near).

%   peers(+Kind, +Idea, +Bands, -Beta): of the nearest bands, as many as are needed.

peers(Kind, Idea, Bands, beta(A, B)) :-
    gathered(Bands, Kind, Idea, 0-0, Chances-Failed),
    peers_least(Least),
    Chances >= Least,
    A is Failed + 0.5,
    B is Chances - Failed + 0.5.

gathered([], _, _, Sums, Sums).
gathered([Band|Bands], Kind, Idea, Chances0-Failed0, Sums) :-
    peers_needed(Needed),
    (   Chances0 >= Needed
    ->  Sums = Chances0-Failed0
    ;   in_band(Band, Kind, Idea, Chances, Failed),
        Chances1 is Chances0 + Chances,
        Failed1 is Failed0 + Failed,
        gathered(Bands, Kind, Idea, Chances1-Failed1, Sums)
    ).

in_band(all(Bands), Kind, Idea, Chances, Failed) :-
    !,
    aggregate_all(r(sum(Own), sum(OwnFailed)),
                  ( member(Band, Bands),
                    in_band(Band, Kind, Idea, Own, OwnFailed)
                  ),
                  r(Chances, Failed)).
in_band(band(_, Games, _, Rates), Kind, Idea, Chances, Failed) :-
    (   memberchk(rate(Kind, Idea, Chances, Failed), Rates)
    ->  true
    ;   Kind == allowed         % by nobody
    ->  Chances = Games,
        Failed = 0
    ;   Chances = 0,
        Failed = 0
    ).

%   The share of games in which peers allow it, if theirs were as long as the player's.

peers_in_game(Idea, Bands, Games, beta(A, B)) :-
    peers(allowed, Idea, Bands, beta(A0, B0)),
    mean_moves(Games, Own),
    peers_moves(Bands, Others),
    Known is A0 + B0,
    Share is 1 - (B0 / Known) ** (Own / Others),
    A is Known * Share,
    B is Known - A.

mean_moves(Games, Mean) :-
    aggregate_all(sum(Count),
                  ( member(game(_, _, _, Moves, _), Games), member(moves(_, _, Count), Moves) ),
                  Sum),
    length(Games, Number),
    Mean is max(1, Sum) / Number.

peers_moves(Bands, Mean) :-
    findall(Games-Moves, ( member(Band, Bands), lengths(Band, Games, Moves) ), Pairs),
    pairs_keys_values(Pairs, Games, Moves),
    sum_list(Games, Number),
    sum_list(Moves, Sum),
    Mean is Sum / Number.

lengths(all(Bands), Games, Moves) :-
    member(Band, Bands),
    lengths(Band, Games, Moves).
lengths(band(_, Games, Moves, _), Games, Moves).
