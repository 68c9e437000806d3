:- module(judgement_practice,
          [ practice/4,         % +Rating, +Bands, +Games, -Answer
            counts/2,           % +Games, -Counts
            idea/3              % +Motif, +Mate, -Idea
          ]).

:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).

/** <module> What a player should practise

A game is game(Number, Side, Opening, Moves, Happenings): Side is the player's,
Opening a number, each of Moves is moves(Phase, Time, Count), where Time is
enough, short or unknown, and each of Happenings is
happening(Kind, Motif, Mate, Phase, Time, Place): a tactic that the player
found, missed or allowed, which mates in Mate moves, or 0, and is number Place
of the game.

What is counted is count(Kind, Idea, Chances, Failed, Games, Places):

| kind | idea | chances | failed |
| --- | --- | --- | --- |
| missed | fork, mate_in_1 and so on | games with such a chance | where the first was missed |
| allowed | the same | games | where the player allowed one |
| phase | opening, middlegame, endgame | moves there | tactics missed or allowed |
| colour | white, black | moves | the same |
| clock | short | moves with little time | the same |
| opening | opening(Number, Side) | moves in the opening | the same |

No idea counts twice in a game, so three moves of one attack are one piece of
evidence. Places are those of the tactics that count as failed, as Game-Place.

The rates of others come by bands of rating: band(Low, Games, Moves, Rates),
where each of Rates is rate(Kind, Idea, Chances, Failed), counted in the same
way.
*/

%   Numbers. The doubts were chosen on simulated players with the seeds 0 to 199 and measured with
%   others: docs/measured/coaching.md (bench/simulated_players.py). The rest was set by hand.

most_advice(3).
most_of_contexts(1).        % of these, about phases, colours, clocks and openings
accounted(0.5).             % share of a context's tactics that were spoken of, where it is left out

%   doubt(Class, Share): that any advice of a class is wrong, shared out among all that is tested.
doubt(idea, 0.15).
doubt(context, 0.04).

%   strength(Kind, Number): a player is taken for one of the peers until the games say otherwise,
%   as if so many chances had been seen in which they fail as often as the peers.
strength(missed, 4).
strength(allowed, 4).
strength(phase, 60).
strength(colour, 60).
strength(clock, 60).
strength(opening, 60).

%   least(Kind, Chances, Games): fewer say nothing.
least(missed, 5, 5).
least(allowed, 10, 10).
least(phase, 60, 8).
least(colour, 60, 8).
least(clock, 40, 8).
least(opening, 40, 5).

%   beyond(Kind, Times): the player fails so many times as often as the peers, at least, after
%   shrinking: a smaller difference is not worth the time, however sure.
beyond(missed, 1.25).
beyond(allowed, 1.25).
beyond(phase, 1.25).
beyond(colour, 1.25).
beyond(clock, 1.25).
beyond(opening, 1.4).

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

%   clustered(Kind, Times): tactics come in wild games and stay away from quiet ones, so counts vary
%   by so many times as much as if they came one by one: rounded from 53 games of the peers.
clustered(missed, 1.0).
clustered(allowed, 1.0).
clustered(phase, 2.2).
clustered(colour, 2.0).
clustered(clock, 1.5).
clustered(opening, 1.4).

games_enough(20).           % with fewer, that nothing is found says nothing of the player
deviations(1.96).           % standard deviations of the interval that goes with advice: 95 %
half_band(100).             % points of rating from the lowest of a band to its middle
peers_needed(100).          % chances; with fewer, those of the next bands of rating are added
peers_least(30).            % chances; with fewer in all bands, an idea is not judged
elsewhere_strength(5).      % tactics, by which the rate elsewhere is drawn to that of the peers

%!  practice(+Rating, +Bands, +Games, -Answer) is det.
%
%   Rating is a number or `none`. Answer is advice(List), the most useful
%   first, each advice(Kind, Idea, Chances, Failed, Games, Share, Peers, Low,
%   High, Places, Train), where Train is train(Themes, From, To): the puzzles
%   that train it, by themes and rating. Else it is nothing(too_few), or
%   nothing(as_peers(Kind, Idea, Failed)) with what the player failed in most
%   often, or nothing(as_peers), if that is nothing.

practice(Rating, Bands, Games, Answer) :-
    counts(Games, Counts),
    by_distance(Rating, Bands, Near),
    findall(tested(Class, Count, Expected),
            ( member(Count, Counts),
              enough(Count, Class),
              expected(Count, Counts, Near, Games, Expected)
            ),
            Tested),
    findall(Rank-Advice,
            ( member(tested(Class, Count, Expected), Tested),
              aggregate_all(count, member(tested(Class, _, _), Tested), Tests),
              advised(Class, Tests, Count, Expected, Rating, Rank, Advice)
            ),
            Ranked),
    keysort(Ranked, Sorted),
    pairs_values(Sorted, All),
    answer(All, Games, Counts, Answer).

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

enough(count(Kind, _, Chances, _, Games, _), Class) :-
    class(Kind, Class),
    least(Kind, LeastChances, LeastGames),
    Chances >= LeastChances,
    length(Games, Number),
    Number >= LeastGames.

%   advised(+Class, +Tests, +Count, +Expected, +Rating, -Rank, -Advice): the player fails more often
%   than was to be expected, beyond doubt. Ideas come before contexts, then what costs most tactics.
%   What is known of a rate is a beta distribution with A and B, whose logit is nearly normal: its
%   mean is log(A / B), its variance 1 / A + 1 / B.

advised(Class, Tests, Count, rate(Peers, Spread), Rating, Rank, Advice) :-
    Count = count(Kind, Idea, Chances, Failed, Games, Places),
    strength(Kind, Strength),
    A is Strength * Peers + Failed,
    B is Strength * (1 - Peers) + Chances - Failed,
    beyond(Kind, Times),
    A / (A + B) >= Times * Peers,
    Logit is log(A / B),
    clustered(Kind, Clustered),
    Own is Clustered * (1 / A + 1 / B),
    Score is (Logit - log(Peers / (1 - Peers))) / sqrt(Own + Spread),
    Doubt is (1 - erf(Score / sqrt(2))) / 2,
    doubt(Class, Most),
    Doubt =< Most / Tests,
    deviations(Deviations),
    Low is 1 / (1 + exp(Deviations * sqrt(Own) - Logit)),
    High is 1 / (1 + exp(-Deviations * sqrt(Own) - Logit)),
    Share is Failed / Chances,
    Surplus is Failed - Chances * Peers,
    ( Class == idea -> Later = 0 ; Later = 1 ),
    Less is -Surplus,
    Rank = rank(Later, Less),
    length(Games, Number),
    train(Idea, Rating, Train),
    Advice = advice(Kind, Idea, Chances, Failed, Number, Share, Peers, Low, High, Places, Train).

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

%!  idea(+Motif, +Mate, -Idea) is det.
%
%   What a tactic is filed under: a short mate under its length, whatever its
%   pattern is called; `other`, where nobody could practise it.

idea(_, 1, Idea) => Idea = mate_in_1.
idea(_, 2, Idea) => Idea = mate_in_2.
idea(_, Mate, Idea), Mate > 2 => Idea = mate.
idea(Motif, _, Idea), filed(Motif, Under) => Idea = Under.
idea(_, _, Idea) => Idea = other.

filed(fork,               fork).
filed(pin,                pin).
filed(skewer,             pin).
filed(x_ray_attack,       pin).
filed(discovered_attack,  discovered_attack).
filed(discovered_check,   discovered_attack).
filed(double_check,       discovered_attack).
filed(hanging_piece,      hanging_piece).
filed(material,           material).
filed(intermezzo,         material).
filed(trapped_piece,      trapped_piece).
filed(promotion,          promotion).
filed(advanced_pawn,      promotion).
filed(under_promotion,    promotion).
filed(capturing_defender, defender).
filed(deflection,         defender).
filed(attraction,         defender).
filed(interference,       defender).
filed(clearance,          defender).
filed(sacrifice,          defender).

%!  counts(+Games, -Counts) is det.

counts(Games, Counts) :-
    findall(Kind-Idea-Row, row(Games, Kind, Idea, Row), Rows),
    keysort(Rows, Sorted),
    group_pairs_by_key(Sorted, Groups),
    findall(Number, member(game(Number, _, _, _, _), Games), All),
    maplist(summed(All), Groups, Counts).

%   row(Chances, Failed, Game, Places) is what a game adds. In all games something could be allowed.

summed(All, (allowed-Idea)-Rows, Count) =>
    findall(Place, member(row(_, _, _, [Place]), Rows), Places),
    length(All, Chances),
    length(Places, Failed),
    Count = count(allowed, Idea, Chances, Failed, All, Places).
summed(_, (Kind-Idea)-Rows, Count) =>
    foldl(added, Rows, 0-0, Chances-Failed),
    findall(Game, member(row(_, _, Game, _), Rows), Games),
    findall(Place, ( member(row(_, _, _, Own), Rows), member(Place, Own) ), Places),
    Count = count(Kind, Idea, Chances, Failed, Games, Places).

added(row(Chances, Failed, _, _), Chances0-Failed0, Chances1-Failed1) :-
    Chances1 is Chances0 + Chances,
    Failed1 is Failed0 + Failed.

row(Games, Kind, Idea, Row) :-
    member(game(Number, Side, Opening, Moves, Happenings), Games),
    files(Happenings, Filed),
    row_of(Number, Side, Opening, Moves, Filed, Kind, Idea, Row).

%   Each tactic as filed(Kind, Idea, Phase, Time, Place).

files(Happenings, Filed) :-
    maplist(file, Happenings, Filed).

file(happening(Kind, Motif, Mate, Phase, Time, Place), filed(Kind, Idea, Phase, Time, Place)) :-
    idea(Motif, Mate, Idea).

row_of(Number, _, _, _, Filed, missed, Idea, row(1, Failed, Number, Places)) :-
    findall(Idea-(Kind-Place),
            ( member(filed(Kind, Idea, _, _, Place), Filed),
              Kind \== allowed,
              Idea \== other
            ),
            Chances),
    firsts(Chances, Firsts),
    member(Idea-(Kind-Place), Firsts),
    (   Kind == missed
    ->  Failed = 1,
        Places = [Number-Place]
    ;   Failed = 0,
        Places = []
    ).
row_of(Number, _, _, _, Filed, allowed, Idea, row(1, 1, Number, [Number-Place])) :-
    findall(Idea-Place,
            ( member(filed(allowed, Idea, _, _, Place), Filed),
              Idea \== other
            ),
            Allowed),
    firsts(Allowed, Firsts),
    member(Idea-Place, Firsts).
row_of(Number, Side, Opening, Moves, Filed, Kind, Idea, row(Chances, Failed, Number, Places)) :-
    situation(Kind, Idea, Side, Opening, Phase, Time),
    aggregate_all(sum(Count), member(moves(Phase, Time, Count), Moves), Chances),
    Chances > 0,
    findall((What-Under)-Place,
            ( member(filed(What, Under, Phase, Time, Place), Filed),
              What \== found
            ),
            Failures),
    firsts(Failures, Firsts),
    findall(Number-Place, member(_-Place, Firsts), Places),
    length(Places, Failed).

%   situation(Kind, Idea, +Side, +Opening, Phase, Time): moves of this phase and time count.

situation(phase, Phase, _, _, Phase, _) :-
    member(Phase, [opening, middlegame, endgame]).
situation(colour, Side, Side, _, _, _).
situation(clock, Time, _, _, _, Time) :-
    member(Time, [short, enough]).
situation(opening, opening(Opening, Side), Side, Opening, opening, _).

%   The first value of each key, in the order of the list.

firsts([], []).
firsts([Key-Value|Pairs], [Key-Value|Firsts]) :-
    exclude(has_key(Key), Pairs, Others),
    firsts(Others, Firsts).

has_key(Key, Other-_) :-
    Key == Other.

%   expected(+Count, +Counts, +Bands, +Games, -Rate): in which share peers fail; in contexts, in
%   which a player would who fails there as often as elsewhere, if that is more. Rate is
%   rate(Share, Spread), Spread the variance of the logit of what is known of it.

expected(count(missed, Idea, _, _, _, _), _, Bands, _, Rate) :-
    peers(missed, Idea, Bands, Rate).
expected(count(allowed, Idea, _, _, _, _), _, Bands, Games, Rate) :-
    peers_in_game(Idea, Bands, Games, Rate).
expected(count(phase, Phase, _, _, _, _), Counts, Bands, _, Rate) :-
    expected_in(phase, Phase, Counts, Bands, Rate).
expected(count(colour, Side, _, _, _, _), Counts, Bands, _, Rate) :-
    expected_in(colour, Side, Counts, Bands, Rate).
expected(count(clock, short, _, _, _, _), Counts, Bands, _, Rate) :-
    expected_in(clock, short, Counts, Bands, Rate).
expected(count(opening, Opening, _, _, _, _), Counts, Bands, _, Rate) :-
    peers(phase, opening, Bands, Peers),
    findall(part(Moves, Failed, Peers),
            ( member(count(opening, Other, Moves, Failed, _, _), Counts),
              Other \== Opening
            ),
            Elsewhere),
    as_elsewhere(Elsewhere, Peers, Rate).

expected_in(Kind, Idea, Counts, Bands, Rate) :-
    peers(Kind, Idea, Bands, Peers),
    findall(part(Moves, Failed, Usual),
            ( member(count(Kind, Other, Moves, Failed, _, _), Counts),
              Other \== Idea,
              peers(Kind, Other, Bands, Usual)
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

%   The bands, those nearest to the rating first; without a rating, all are as near.

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

%   peers(+Kind, +Idea, +Bands, -Rate): of the nearest bands, as many as are needed.

peers(Kind, Idea, Bands, rate(Share, Spread)) :-
    gathered(Bands, Kind, Idea, 0-0, Chances-Failed),
    peers_least(Least),
    Chances >= Least,
    A is Failed + 0.5,
    B is Chances - Failed + 0.5,
    Share is A / (A + B),
    Spread is 1 / A + 1 / B.

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

peers_in_game(Idea, Bands, Games, rate(Share, Spread)) :-
    peers(allowed, Idea, Bands, rate(OfGames, Spread)),
    mean_moves(Games, Own),
    peers_moves(Bands, Others),
    Share is 1 - (1 - OfGames) ** (Own / Others).

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
