:- module(practice_evidence,
          [ weak_ideas/2,       % +Tests, -Weak
            weak_contexts/2,    % +Tests, -Weak
            undecided/2,        % +Tests, -Undecided
            interval/4          % +Count, +Peers, -Low, -High
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).

/** <module> Whether a player fails more often than others, beyond doubt

A test is test(Count, Known): what was counted of a player (practice_counts.pl),
and what is known of others: beta(A, B) for an idea, rate(Share, Spread) for a
context (practice_peers.pl).

Ideas come seldom, so their counts are small and are taken as they are. A player
like the others fails in so many of so many chances with a probability that
follows from what is known of them (the beta-binomial distribution: it is the
less certain the fewer others were counted). One with a weakness has odds of
failing that are several times those of others. The evidence for a weakness is
how many times likelier the count is for the second than for the first.

How much evidence is enough, is decided for all ideas together: of all counts
that were possible with these chances, those with the most evidence are taken,
until a player like the others would have one of them with the probability that
is allowed. So an idea with few chances, which could not show much, takes
nothing away from the others.

With few chances even a great weakness would often not be seen: of such ideas it
is not said that the player is like the others, but that the games say too
little.

Tactics of a context are many, and come in clusters: there the logit of the rate
is taken for normal.
*/

%   Numbers. The doubts and the odds were chosen on simulated players and measured on others:
%   docs/measured/coaching.md (bench/simulated_players.py). The rest was set by hand.

%   doubt(Class, Share): that any advice of a class is wrong.
doubt(idea, 0.06).
doubt(context, 0.02).

%   The odds of failing of a player with a weakness are so many times those of others; all of these
%   are as likely.
weakness_odds([2, 4, 8]).

%   The games say enough of an idea if a player with such odds would be seen with this probability.
great_weakness(8).
seen_often(0.9).
most_needed(1000).          % chances: what takes more is not counted further

%   Counts that are less likely than this for a player like the others do not change how much
%   evidence is enough.
negligible(1.0e-6).

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

%   clustered(Kind, Times): tactics come in wild games and stay away from quiet ones, so counts vary
%   by so many times as much as if they came one by one: rounded from 53 games of the peers.
clustered(missed, 1.0).
clustered(allowed, 1.0).
clustered(phase, 2.2).
clustered(colour, 2.0).
clustered(clock, 1.5).
clustered(opening, 1.4).

deviations(1.96).           % standard deviations of the interval that goes with advice: 95 %

%!  weak_ideas(+Tests, -Weak) is det.
%
%   The tests of ideas that show a weakness.

weak_ideas(Tests, Weak) :-
    include(enough, Tests, Sufficient),
    too_little(Sufficient, TooLittle),
    include(shows_weakness(TooLittle), Sufficient, Weak).

enough(test(count(Kind, _, Chances, _, Games, _), _)) :-
    least(Kind, LeastChances, LeastGames),
    Chances >= LeastChances,
    length(Games, Number),
    Number >= LeastGames.

shows_weakness(TooLittle, Test) :-
    Test = test(count(_, _, Chances, Failed, _, _), Beta),
    least_failed(Test, Least),
    Failed >= Least,
    evidence(Chances, Failed, Beta, Evidence),
    Evidence > TooLittle.

%   least_failed(+Test, -Failed): with fewer, the difference is not worth the time.

least_failed(test(count(Kind, _, Chances, _, _, _), beta(A, B)), Failed) :-
    strength(Kind, Strength),
    beyond(Kind, Times),
    Peers is A / (A + B),
    Failed is ceiling(Peers * (Times * (Strength + Chances) - Strength)).

%   too_little(+Tests, -Evidence): a player like the others has more in some idea with the
%   probability that is allowed, or less; and with this, it would be more than that.

too_little(Tests, Evidence) :-
    foldl(possible, Tests, [], Possible),
    sort(1, @>=, Possible, Ordered),
    doubt(idea, Doubt),
    first_beyond(Ordered, Doubt, Evidence).

first_beyond([], _, -inf).
first_beyond([Evidence-Probability|Rest], Doubt, First) :-
    Left is Doubt - Probability,
    (   Left < 0
    ->  First = Evidence
    ;   first_beyond(Rest, Left, First)
    ).

%   possible(+Test, +Known, -All): the counts that the test could have had, each as
%   Evidence-Probability, before those that are known. Above what others fail in, each is less
%   likely than the one before.

possible(Test, Known, All) :-
    Test = test(count(_, _, Chances, _, _, _), Beta),
    least_failed(Test, Least),
    possible(Least, Chances, Beta, Known, All).

possible(Failed, Chances, Beta, Known, All) :-
    (   Failed =< Chances,
        probability(Chances, Failed, Beta, Probability),
        negligible(Negligible),
        Probability >= Negligible
    ->  evidence(Chances, Failed, Beta, Evidence),
        More is Failed + 1,
        possible(More, Chances, Beta, [Evidence-Probability|Known], All)
    ;   All = Known
    ).

probability(Chances, Failed, Beta, Probability) :-
    log_likelihood(Chances, Failed, Beta, Log),
    Probability is exp(Log
                       + lgamma(Chances + 1)
                       - lgamma(Failed + 1)
                       - lgamma(Chances - Failed + 1)).

%   evidence(+Chances, +Failed, +Others, -Evidence): how many times likelier for a player with a
%   weakness than for one like the others, as a logarithm.

evidence(Chances, Failed, Others, Evidence) :-
    log_likelihood(Chances, Failed, Others, Log),
    weakness_odds(Odds),
    foldl(likelier(Chances, Failed, Others, Log), Odds, 0, Sum),
    length(Odds, Number),
    Evidence is log(Sum / Number).

likelier(Chances, Failed, Others, Log, Times, Sum0, Sum) :-
    with_odds(Times, Others, Weak),
    log_likelihood(Chances, Failed, Weak, LogWeak),
    Sum is Sum0 + exp(LogWeak - Log).

with_odds(Times, beta(A, B), beta(WeakA, WeakB)) :-
    WeakA is (A + B) * Times * A / (B + Times * A),
    WeakB is A + B - WeakA.

%   Of so many failures among the chances, in one order.

log_likelihood(Chances, Failed, beta(A, B), Log) :-
    Log is lgamma(A + Failed) + lgamma(B + Chances - Failed) - lgamma(A + B + Chances)
           - lgamma(A) - lgamma(B) + lgamma(A + B).

%!  undecided(+Tests, -Undecided) is det.
%
%   The tests of ideas with too few chances, each as Needed-Test: about so many
%   would be enough.

undecided(Tests, Undecided) :-
    include(enough, Tests, Sufficient),
    too_little(Sufficient, TooLittle),
    findall(Needed-Test,
            ( member(Test, Tests),
              needed(Test, TooLittle, Needed),
              Test = test(count(_, _, Chances, _, _, _), _),
              Needed > Chances
            ),
            Undecided).

needed(test(count(Kind, _, Chances, _, _, _), Beta), TooLittle, Needed) :-
    least(Kind, Least, _),
    First is max(Chances, Least),
    needed(First, Kind, Beta, TooLittle, Needed).

needed(Chances, Kind, Beta, TooLittle, Needed) :-
    most_needed(Most),
    (   Chances >= Most
    ->  Needed = Most
    ;   least_shown(Chances, Kind, Beta, TooLittle, Failed),
        often_seen(Failed, Chances, Beta)
    ->  Needed = Chances
    ;   More is Chances + 1 + Chances // 16,
        needed(More, Kind, Beta, TooLittle, Needed)
    ).

%   least_shown(+Chances, +Kind, +Others, +TooLittle, -Failed): so many failures show a
%   weakness; the more there are, the more they show.

least_shown(Chances, Kind, Beta, TooLittle, Failed) :-
    least_failed(test(count(Kind, _, Chances, _, _, _), Beta), Least),
    between(Least, Chances, Failed),
    evidence(Chances, Failed, Beta, Evidence),
    Evidence > TooLittle,
    !.

%   A player with a great weakness fails so often, or oftener, with the probability that is needed.

often_seen(Failed, Chances, Beta) :-
    great_weakness(Times),
    with_odds(Times, Beta, Weak),
    probability(Chances, Failed, Weak, Probability),
    seen_often(Often),
    sums_up(Failed, Chances, Weak, Probability, Often).

sums_up(Failed, Chances, beta(A, B), Probability, Wanted) :-
    Left is Wanted - Probability,
    (   Left =< 0
    ->  true
    ;   Failed < Chances,
        More is Failed + 1,
        Next is Probability * (Chances - Failed) * (A + Failed) / (More * (B + Chances - More)),
        sums_up(More, Chances, beta(A, B), Next, Left)
    ).

%!  weak_contexts(+Tests, -Weak) is det.
%
%   The tests of contexts that show a weakness: the doubt is shared out among
%   them.

weak_contexts(Tests, Weak) :-
    include(enough, Tests, Sufficient),
    length(Sufficient, Number),
    include(weak_context(Number), Sufficient, Weak).

weak_context(Number, test(Count, rate(Peers, Spread))) :-
    Count = count(Kind, _, _, _, _, _),
    shrunk(Count, Peers, A, B),
    beyond(Kind, Times),
    A / (A + B) >= Times * Peers,
    logit(Kind, A, B, Logit, Variance),
    Score is (Logit - log(Peers / (1 - Peers))) / sqrt(Variance + Spread),
    Doubt is (1 - erf(Score / sqrt(2))) / 2,
    doubt(context, Most),
    Doubt =< Most / Number.

%   What is known of the player's rate is a beta distribution with A and B, whose logit is nearly
%   normal: its mean is log(A / B), its variance 1 / A + 1 / B.

shrunk(count(Kind, _, Chances, Failed, _, _), Peers, A, B) :-
    strength(Kind, Strength),
    A is Strength * Peers + Failed,
    B is Strength * (1 - Peers) + Chances - Failed.

logit(Kind, A, B, Logit, Variance) :-
    Logit is log(A / B),
    clustered(Kind, Clustered),
    Variance is Clustered * (1 / A + 1 / B).

%!  interval(+Count, +Peers, -Low, -High) is det.
%
%   Where the player's rate is, with that of the peers taken into account.

interval(Count, Peers, Low, High) :-
    arg(1, Count, Kind),
    shrunk(Count, Peers, A, B),
    logit(Kind, A, B, Logit, Variance),
    deviations(Deviations),
    Low is 1 / (1 + exp(Deviations * sqrt(Variance) - Logit)),
    High is 1 / (1 + exp(-Deviations * sqrt(Variance) - Logit)).
