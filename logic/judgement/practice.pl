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
| missed | fork, mate_in_1, … | games with such a chance | where the first was missed |
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

%   Numbers. They were chosen on simulated players with the seeds 0 to 199, and measured with
%   others: docs/measured/coaching.md (bench/simulated_players.py).

most_advice(3).
most_of_contexts(1).        % of these, about phases, colours, clocks and openings

doubt(0.12).                % that any of the advice is wrong, shared out among all that is tested

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

interval(0.95).             % of the interval that goes with a piece of advice
peers_needed(100).          % chances; with fewer, those of the next bands of rating are added
peers_least(30).            % chances; with fewer in all bands, an idea is not judged
elsewhere_strength(5).      % tactics, by which the rate elsewhere is drawn to that of the peers

%!  practice(+Rating, +Bands, +Games, -Answer) is det.
%
%   Rating is a number or `none`. Answer is advice(List), the most useful
%   first, each advice(Kind, Idea, Chances, Failed, Games, Share, Peers, Low,
%   High, Places, Train), or nothing(too_few), or nothing(as_peers). Train is
%   train(Themes, From, To): the puzzles that train it, by themes and rating.

practice(Rating, Bands, Games, Answer) :-
    counts(Games, Counts),
    by_distance(Rating, Bands, Near),
    findall(Count-Peers,
            ( member(Count, Counts),
              enough(Count),
              expected(Count, Counts, Near, Games, Peers)
            ),
            Tested),
    length(Tested, Tests),
    (   Tests =:= 0
    ->  Answer = nothing(too_few)
    ;   findall(Rank-Advice,
                ( member(Count-Peers, Tested),
                  advised(Count, Peers, Tests, Rating, Rank, Advice)
                ),
                Ranked),
        (   Ranked == []
        ->  Answer = nothing(as_peers)
        ;   keysort(Ranked, Sorted),
            pairs_values(Sorted, All),
            chosen(All, Chosen),
            Answer = advice(Chosen)
        )
    ).

enough(count(Kind, _, Chances, _, Games, _)) :-
    least(Kind, LeastChances, LeastGames),
    Chances >= LeastChances,
    length(Games, Number),
    Number >= LeastGames.

%   advised(+Count, +Peers, +Tests, +Rating, -Rank, -Advice): the player fails more often than the peers,
%   beyond doubt. Motifs come before contexts, then what costs most tactics.

advised(count(Kind, Idea, Chances, Failed, Games, Places), Peers, Tests, Rating, Rank, Advice) :-
    posterior(Kind, Chances, Failed, Peers, A, B),
    Shrunk is A / (A + B),
    beyond(Kind, Times),
    Shrunk >= Times * Peers,
    beta_below(Peers, A, B, Doubt),
    doubt(Most),
    Doubt =< Most / Tests,
    interval(Width),
    Tail is (1 - Width) / 2,
    beta_quantile(Tail, A, B, Low),
    beta_quantile(1 - Tail, A, B, High),
    Share is Failed / Chances,
    Surplus is Failed - Chances * Peers,
    ( context(Kind) -> Class = 1 ; Class = 0 ),
    Rank = rank(Class, -(Surplus)),
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

posterior(Kind, Chances, Failed, Peers, A, B) :-
    strength(Kind, Strength),
    A is Strength * Peers + Failed,
    B is Strength * (1 - Peers) + Chances - Failed.

context(phase).
context(colour).
context(clock).
context(opening).

%   As many as are read, and not all of them about contexts.

chosen(All, Chosen) :-
    most_advice(Most),
    most_of_contexts(MostContexts),
    chosen(All, Most, MostContexts, Chosen).

chosen([], _, _, []).
chosen(_, 0, _, []) :-
    !.
chosen([One|Others], Most, Contexts, Chosen) :-
    arg(1, One, Kind),
    (   \+ context(Kind)
    ->  Fewer is Most - 1,
        Chosen = [One|More],
        chosen(Others, Fewer, Contexts, More)
    ;   Contexts > 0
    ->  Fewer is Most - 1,
        FewerContexts is Contexts - 1,
        Chosen = [One|More],
        chosen(Others, Fewer, FewerContexts, More)
    ;   chosen(Others, Most, Contexts, Chosen)
    ).

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
    maplist(summed, Groups, Counts).

%   row(Chances, Failed, Game, Places) is what a game adds.

summed((Kind-Idea)-Rows, count(Kind, Idea, Chances, Failed, Games, Places)) :-
    foldl(added, Rows, 0-0, Chances-Failed),
    findall(Game, member(row(_, _, Game, _), Rows), Games),
    findall(Place, ( member(row(_, _, _, Own), Rows), member(Place, Own) ), Places).

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
row_of(Number, _, _, _, Filed, allowed, Idea, row(1, Failed, Number, Places)) :-
    allowed_idea(Idea),
    (   memberchk(filed(allowed, Idea, _, _, Place), Filed)
    ->  Failed = 1,
        Places = [Number-Place]
    ;   Failed = 0,
        Places = []
    ).
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

allowed_idea(Idea) :-
    setof(Under, Motif^filed(Motif, Under), Ideas),
    member(Idea, [mate_in_1, mate_in_2, mate|Ideas]).

%   The first value of each key, in the order of the list.

firsts([], []).
firsts([Key-Value|Pairs], [Key-Value|Firsts]) :-
    exclude(has_key(Key), Pairs, Others),
    firsts(Others, Firsts).

has_key(Key, Other-_) :-
    Key == Other.

%   expected(+Count, +Counts, +Bands, +Games, -Share): the share in which peers fail; in contexts,
%   that in which a player would who fails there as often as elsewhere, if that is more.

expected(count(missed, Idea, _, _, _, _), _, Bands, _, Share) :-
    peers(missed, Idea, Bands, Share).
expected(count(allowed, Idea, _, _, _, _), _, Bands, Games, Share) :-
    peers_in_game(Idea, Bands, Games, Share).
expected(count(phase, Phase, _, _, _, _), Counts, Bands, _, Share) :-
    peers(phase, Phase, Bands, Peers),
    findall(Moves-(Failed-Rate),
            ( member(count(phase, Other, Moves, Failed, _, _), Counts),
              Other \== Phase,
              peers(phase, Other, Bands, Rate)
            ),
            Others),
    as_elsewhere(Others, Peers, Share).
expected(count(colour, Side, _, _, _, _), Counts, Bands, _, Share) :-
    peers(colour, Side, Bands, Peers),
    findall(Moves-(Failed-Rate),
            ( member(count(colour, Other, Moves, Failed, _, _), Counts),
              Other \== Side,
              peers(colour, Other, Bands, Rate)
            ),
            Others),
    as_elsewhere(Others, Peers, Share).
expected(count(clock, short, _, _, _, _), Counts, Bands, _, Share) :-
    peers(clock, short, Bands, Peers),
    findall(Moves-(Failed-Rate),
            ( member(count(clock, enough, Moves, Failed, _, _), Counts),
              peers(clock, enough, Bands, Rate)
            ),
            Others),
    as_elsewhere(Others, Peers, Share).
expected(count(opening, Opening, _, _, _, _), Counts, Bands, _, Share) :-
    peers(phase, opening, Bands, Peers),
    findall(Moves-(Failed-Peers),
            ( member(count(opening, Other, Moves, Failed, _, _), Counts),
              Other \== Opening
            ),
            Others),
    as_elsewhere(Others, Peers, Share).

as_elsewhere(Others, Peers, Share) :-
    elsewhere_strength(Strength),
    foldl(elsewhere, Others, Strength-Strength, Failed-Expected),
    Share is min(0.9, Peers * max(1, Failed / Expected)).

elsewhere(Moves-(Failed-Rate), Failed0-Expected0, Failed1-Expected1) :-
    Failed1 is Failed0 + Failed,
    Expected1 is Expected0 + Moves * Rate.

%   The bands, those nearest to the rating first; without a rating, all are as near.

by_distance(none, Bands, [all(Bands)]) :-
    !.
by_distance(Rating, Bands, Near) :-
    findall(Distance-Band,
            ( member(Band, Bands),
              arg(1, Band, Low),
              Distance is abs(Low + 100 - Rating)
            ),
            Pairs),
    keysort(Pairs, Sorted),
    pairs_values(Sorted, Near).

%   peers(+Kind, +Idea, +Bands, -Share): of the nearest bands, as many as are needed.

peers(Kind, Idea, Bands, Share) :-
    gathered(Bands, Kind, Idea, 0-0, Chances-Failed),
    peers_least(Least),
    Chances >= Least,
    Share is (Failed + 0.5) / (Chances + 1).

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
    aggregate_all(sum(Number), ( member(Band, Bands), in_band(Band, Kind, Idea, Number, _) ), Chances),
    aggregate_all(sum(Number), ( member(Band, Bands), in_band(Band, Kind, Idea, _, Number) ), Failed).
in_band(band(_, _, _, Rates), Kind, Idea, Chances, Failed) :-
    (   memberchk(rate(Kind, Idea, Chances, Failed), Rates)
    ->  true
    ;   Chances = 0,
        Failed = 0
    ).

%   The share of games in which peers allow it, if theirs were as long as the player's.

peers_in_game(Idea, Bands, Games, Share) :-
    peers(allowed, Idea, Bands, OfGames),
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

%!  beta_below(+X, +A, +B, -Share) is det.
%
%   The share of the beta distribution with A and B that is below X: the
%   incomplete beta function, by its continued fraction (Lentz).

beta_below(X, _, _, Share), X =< 0 => Share = 0.0.
beta_below(X, _, _, Share), X >= 1 => Share = 1.0.
beta_below(X, A, B, Share) =>
    Front is exp(lgamma(A + B) - lgamma(A) - lgamma(B) + A * log(X) + B * log(1 - X)),
    (   X < (A + 1) / (A + B + 2)
    ->  fraction(X, A, B, Fraction),
        Share is Front * Fraction / A
    ;   Y is 1 - X,
        fraction(Y, B, A, Fraction),
        Share is 1 - Front * Fraction / B
    ).

fraction(X, A, B, Fraction) :-
    D is 1 / (1 - (A + B) * X / (A + 1)),
    fraction(1, X, A, B, 1.0, D, D, Fraction).

fraction(M, X, A, B, C0, D0, Fraction0, Fraction) :-
    Even is M * (B - M) * X / ((A + 2 * M - 1) * (A + 2 * M)),
    D1 is 1 / (1 + Even * D0),
    C1 is 1 + Even / C0,
    Odd is -(A + M) * (A + B + M) * X / ((A + 2 * M) * (A + 2 * M + 1)),
    D2 is 1 / (1 + Odd * D1),
    C2 is 1 + Odd / C1,
    Step is D2 * C2,
    Fraction1 is Fraction0 * D1 * C1 * Step,
    (   ( abs(Step - 1) < 1.0e-10 ; M >= 200 )
    ->  Fraction = Fraction1
    ;   Next is M + 1,
        fraction(Next, X, A, B, C2, D2, Fraction1, Fraction)
    ).

%   The number below which such a share is, by halving.

beta_quantile(Share, A, B, X) :-
    Wanted is Share,
    halved(40, 0.0, 1.0, Wanted, A, B, X).

halved(0, Low, High, _, _, _, X) :-
    !,
    X is (Low + High) / 2.
halved(Steps, Low, High, Wanted, A, B, X) :-
    Middle is (Low + High) / 2,
    beta_below(Middle, A, B, Below),
    Fewer is Steps - 1,
    (   Below < Wanted
    ->  halved(Fewer, Middle, High, Wanted, A, B, X)
    ;   halved(Fewer, Low, Middle, Wanted, A, B, X)
    ).
