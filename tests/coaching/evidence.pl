% When a player fails more often than others: logic/judgement/practice_evidence.pl.
%
%     swipl -g "run_tests,halt" tests/coaching/evidence.pl

:- use_module(library(plunit)).
:- use_module('../../logic/judgement/practice_evidence').

:- begin_tests(evidence).

test(few_like_the_others_get_advice, [nondet, true((Any =< 0.08, Any > 0.03))]) :-
    usual(Tests),
    findall(Tail, ( nth0(At, Tests, _), least(Tests, At, Least), tail(Tests, At, Least, Tail) ), Tails),
    foldl([Tail, Left0, Left]>>(Left is Left0 * (1 - Tail)), Tails, 1, None),
    Any is 1 - None.

test(what_can_show_little_takes_nothing_away, [nondet, true(Least == Alone)]) :-
    Forks = test(missed, fork, 7, beta(120.5, 204.5)),
    Mates = test(missed, mate, 5, beta(80.5, 20.5)),
    least([Forks], 0, Alone),
    least([Forks, Mates, Mates, Mates], 0, Least).

test(what_can_show_much_does, [nondet, true(Least > Alone)]) :-
    usual(Tests),
    nth0(2, Tests, Exchanges),
    least([Exchanges], 0, Alone),
    least(Tests, 2, Least).

test(few_others_say_less, [nondet, true(Few > Many)]) :-
    least([test(missed, fork, 14, beta(3.7, 6.3))], 0, Few),
    least([test(missed, fork, 14, beta(120.5, 204.5))], 0, Many).

test(what_is_rare_needs_more_games, [nondet, true(Fork-Enough == [fork]-true)]) :-
    usual(Tests),
    findall(Test, ( member(One, Tests), counted(0, 1, 0, One, Test) ), Counted),
    undecided(Counted, Undecided),
    findall(Idea, member(_-test(count(missed, Idea, _, _, _, _), _), Undecided), Ideas),
    exclude(==(hanging_piece), Ideas, Fork),
    memberchk(Needed-test(count(missed, fork, _, _, _, _), Beta), Undecided),
    Twice is 2 * Needed,
    numlist(1, Twice, Games),
    findall(Test, ( nth0(At, Counted, Test), At > 0 ), Others),
    undecided([test(count(missed, fork, Twice, 0, Games, []), Beta)|Others], Later),
    (   member(_-test(count(missed, fork, _, _, _, _), _), Later)
    ->  Enough = false
    ;   Enough = true
    ).

test(a_small_difference_is_not_worth_the_time, [nondet, true(Least >= 1.25 * 470)]) :-
    least([test(allowed, material, 1000, beta(47_000, 53_000))], 0, Least).

test(a_thousand_games_can_be_judged, [nondet, true(Least < 300)]) :-
    least([test(allowed, fork, 1000, beta(240.5, 1130.5))], 0, Least).

:- end_tests(evidence).

%   Ideas as they come in 40 games, each test(Kind, Idea, Chances, Beta).

usual([ test(missed, fork, 7, beta(120.5, 204.5)),
        test(missed, hanging_piece, 12, beta(102.5, 447.5)),
        test(missed, material, 17, beta(387.5, 863.5)),
        test(allowed, fork, 40, beta(24.5, 113.5)),
        test(allowed, material, 40, beta(64.5, 73.5)),
        test(allowed, mate_in_1, 40, beta(11.5, 107.5))
      ]).

%   In how many chances of one idea a player has to fail before it is a weakness.

least(Tests, At, Least) :-
    nth0(At, Tests, test(_, Idea, Chances, _)),
    between(0, Chances, Least),
    findall(Test, ( nth0(Place, Tests, One), counted(Place, At, Least, One, Test) ), Counted),
    weak_ideas(Counted, Weak),
    memberchk(test(count(_, Idea, Chances, Least, _, _), _), Weak),
    !.

counted(Place, At, Least, test(Kind, Idea, Chances, Beta), test(Count, Beta)) :-
    (   Place == At
    ->  Failed = Least
    ;   Failed = 0
    ),
    numlist(1, Chances, Games),
    Count = count(Kind, Idea, Chances, Failed, Games, []).

%   How likely it is that a player like the others fails as often, or oftener: each probability
%   from the one before.

tail(Tests, At, Least, Tail) :-
    nth0(At, Tests, test(_, _, Chances, beta(A, B))),
    Last is Chances - 1,
    findall(Factor, ( between(0, Last, I), Factor is (B + I) / (A + B + I) ), Factors),
    foldl([Factor, Product0, Product]>>(Product is Product0 * Factor), Factors, 1, None),
    tail(0, Chances, A, B, Least, None, 0, Tail).

tail(Failed, Chances, _, _, _, _, Tail, Tail) :-
    Failed > Chances,
    !.
tail(Failed, Chances, A, B, Least, Probability, Sum, Tail) :-
    (   Failed >= Least
    ->  Sum1 is Sum + Probability
    ;   Sum1 = Sum
    ),
    Next is Probability * (Chances - Failed) * (A + Failed)
            / ((Failed + 1) * (B + Chances - Failed - 1)),
    More is Failed + 1,
    tail(More, Chances, A, B, Least, Next, Sum1, Tail).
