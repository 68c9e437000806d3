:- module(judgement_practice,
          [ practice/4,         % +Rating, +Bands, +Games, -Answer
            too_few_chances/4   % +Rating, +Bands, +Games, -Ideas
          ]).

:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(practice_counts).
:- use_module(practice_evidence).
:- use_module(practice_peers).

/** <module> What a player should practise

| to change | see |
| --- | --- |
| what is counted in a game, and under which idea | practice_counts.pl |
| how often others fail | practice_peers.pl |
| when a player fails more often than others | practice_evidence.pl |
| which of it is said, and what trains it | here |
*/

%   Numbers: set by hand.

most_advice(3).
most_of_contexts(1).        % of these, about phases, colours, clocks and openings
accounted(0.5).             % share of a context's tactics that were spoken of, where it is left out
games_enough(20).           % with fewer, that nothing is found says nothing of the player
games_rounded(10).          % a number of games that would be enough is a multiple of this

%   trained(Idea, Themes): which puzzles train it, as Lichess calls them.
trained(mate_in_1, [mateIn1]).
trained(mate_in_2, [mateIn2]).
trained(mate, [mateIn3]).
trained(fork, [fork]).
trained(pin, [pin, skewer]).
trained(discovered_attack, [discoveredAttack]).
trained(hanging_piece, [hangingPiece]).
trained(material, [hangingPiece, intermezzo]).
trained(trapped_piece, [trappedPiece]).
trained(promotion, [advancedPawn]).
trained(defender, [deflection, attraction, capturingDefender]).
trained(opening, [opening]).
trained(middlegame, [middlegame]).
trained(endgame, [endgame]).

%   Points of rating by which these puzzles may be below and above the player's: most can be
%   solved, which is how one learns a pattern.
puzzles_below(200).
puzzles_above(100).

%!  practice(+Rating, +Bands, +Games, -Answer) is det.
%
%   Games are those of practice_counts.pl, Bands those of practice_peers.pl.
%   Rating is a number or `none`. Answer is advice(List), the most useful
%   first, each advice(Kind, Idea, Chances, Failed, Games, Share, Peers, Low,
%   High, Places, Train), where Train is train(Themes, From, To): the puzzles
%   that train it, by themes and rating. Else it is nothing(too_few), or
%   nothing(as_peers(Kind, Idea, Failed)) with what the player failed in most
%   often, or nothing(as_peers), if that is nothing.

practice(Rating, Bands, Games, Answer) :-
    counts(Games, Counts),
    by_distance(Rating, Bands, Near),
    idea_tests(Games, Counts, Near, Ideas),
    findall(test(Count, Expected),
            ( member(Count, Counts),
              expected(Count, Counts, Near, Expected)
            ),
            Contexts),
    weak_ideas(Ideas, WeakIdeas),
    weak_contexts(Contexts, WeakContexts),
    ordered(WeakIdeas, Rating, First),
    ordered(WeakContexts, Rating, Later),
    append(First, Later, All),
    answer(All, Games, Counts, Answer).

%!  too_few_chances(+Rating, +Bands, +Games, -Ideas) is det.
%
%   The ideas of which the games say too little, those that need the fewest
%   games first, each as idea(Kind, Idea, Chances, Needed): about so many games
%   like these would be enough. Needed is `none` where there was no chance.

too_few_chances(Rating, Bands, Games, Ideas) :-
    counts(Games, Counts),
    by_distance(Rating, Bands, Near),
    idea_tests(Games, Counts, Near, Tests),
    undecided(Tests, Undecided),
    length(Games, Number),
    findall(Needed-idea(Kind, Idea, Chances, Needed),
            ( member(Enough-test(count(Kind, Idea, Chances, _, _, _), _), Undecided),
              games_rounded(Step),
              Needed is ceiling(Number * Enough / Chances / Step) * Step
            ),
            Pairs),
    keysort(Pairs, Sorted),
    pairs_values(Sorted, Met),
    findall(idea(missed, Idea, 0, none), unmet(Counts, Idea), Unmet),
    append(Met, Unmet, Ideas).

idea_tests(Games, Counts, Near, Tests) :-
    findall(test(Count, Known),
            ( idea_count(Games, Counts, Count),
              peers_fail(Count, Near, Games, Known)
            ),
            Tests).

idea_count(_, Counts, Count) :-
    member(Count, Counts),
    arg(1, Count, Kind),
    class(Kind, idea).
idea_count(Games, Counts, Count) :-
    unseen(Games, Counts, Count).

%   ordered(+Tests, +Rating, -Advice): what costs most tactics first.

ordered(Tests, Rating, Advice) :-
    maplist(advice(Rating), Tests, Pairs),
    keysort(Pairs, Sorted),
    pairs_values(Sorted, Advice).

advice(Rating, test(Count, Known), Less-Advice) :-
    Count = count(Kind, Idea, Chances, Failed, Games, Places),
    usual_share(Known, Peers),
    Less is Chances * Peers - Failed,
    interval(Count, Peers, Low, High),
    Share is Failed / Chances,
    length(Games, Number),
    train(Idea, Rating, Train),
    Advice = advice(Kind, Idea, Chances, Failed, Number, Share, Peers, Low, High, Places, Train).

usual_share(beta(A, B), Share) :-
    Share is A / (A + B).
usual_share(rate(Share, _), Share).

answer([], Games, Counts, Answer) =>
    length(Games, Number),
    games_enough(Enough),
    (   Number < Enough
    ->  Answer = nothing(too_few)
    ;   most_often(Counts, Kind, Idea, Failed)
    ->  Answer = nothing(as_peers(Kind, Idea, Failed))
    ;   Answer = nothing(as_peers)
    ).
answer(All, _, _, Answer) =>
    chosen(All, Chosen),
    Answer = advice(Chosen).

%   The idea that the player failed in most often, though peers do, too.

most_often(Counts, Kind, Idea, Failed) :-
    aggregate_all(max(Number, Which-Under),
                  ( member(count(Which, Under, _, Number, _, _), Counts),
                    class(Which, idea),
                    Number > 0
                  ),
                  max(Failed, Kind-Idea)).

train(Idea, Rating, train(Themes, From, To)) :-
    (   trained(Idea, Themes)
    ->  true
    ;   Themes = []
    ),
    (   number(Rating)
    ->  puzzles_below(Below),
        puzzles_above(Above),
        From is round((Rating - Below) / 50) * 50,
        To is round((Rating + Above) / 50) * 50
    ;   From = none,
        To = none
    ).

class(missed,  idea).
class(allowed, idea).
class(phase,   context).
class(colour,  context).
class(clock,   context).
class(opening, context).

%   As many as are read; a context only if the ideas before it do not account for it.

chosen(All, Chosen) :-
    most_advice(Most),
    most_of_contexts(MostContexts),
    chosen(All, Most, MostContexts, [], Chosen).

chosen([], _, _, _, []).
chosen(_, 0, _, _, []) :-
    !.
chosen([One|Others], Most, Contexts, Said, Chosen) :-
    One = advice(Kind, _, _, _, _, _, _, _, _, Places, _),
    (   class(Kind, idea)
    ->  Left = Contexts
    ;   Contexts > 0,
        \+ accounted_for(Places, Said),
        Left is Contexts - 1
    ),
    !,
    Fewer is Most - 1,
    append(Places, Said, More),
    Chosen = [One|Rest],
    chosen(Others, Fewer, Left, More, Rest).
chosen([_|Others], Most, Contexts, Said, Chosen) :-
    chosen(Others, Most, Contexts, Said, Chosen).

accounted_for(Places, Said) :-
    intersection(Places, Said, Known),
    length(Places, All),
    length(Known, Number),
    accounted(Share),
    Number >= Share * All.
