% What the words of the vocabulary cost, and how much they let through, counted on moves of games:
%
%     swipl tools/word_costs.pl <MOVES >py/clausewitz/clauses/word_costs.csv
%
% MOVES are lines "From To FEN"; tools/measure_words.py draws them. Words are those of squares in one
% position, or of squares alone. Each is queried in the position before the move and in that after it,
% with each of its squares unknown (-) or known: the move's origin (f), its target (t), or the square
% of some other piece (s). A line of the answer is of one such question, each number a mean:
%
%     answers      how many answers it has
%     holds        how often it has one
%     inferences   what all answers cost
%     first        what the first answer costs, or to know that there is none

:- module(word_costs, []).

:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(main)).
:- use_module(library(readutil)).
:- use_module('../bk/vocabulary').

:- dynamic signature/1.
:- include('../bk/signatures').

:- initialization(main, main).

:- dynamic sample/5.            % When, Position, From, To, Others

main([]) :-
    read_samples,
    format("word,position,squares,answers,holds,inferences,first~n"),
    forall(question(Word, When, Classes), write_costs(Word, When, Classes)).

read_samples :-
    read_line_to_string(user_input, Line),
    (   Line == end_of_file
    ->  true
    ;   split_string(Line, " ", "", [FromText, ToText|Fields]),
        atomic_list_concat(Fields, ' ', FEN),
        maplist(atom_string, [From, To], [FromText, ToText]),
        fen_position(FEN, Before),
        once(make_move(From, To, Before, After)),
        enter_sample(before, Before, From, To),
        enter_sample(after, After, From, To),
        read_samples
    ).

enter_sample(When, Position, From, To) :-
    findall(Square,
            ( piece_at(Square, Position, _, _),
              \+ memberchk(Square, [From, To])
            ),
            Squares),
    thinned(Squares, Others),
    assertz(sample(When, Position, From, To, Others)).

%   thinned(+Squares, -Some): four of them, from first to last.

thinned(Squares, Some) :-
    length(Squares, Count),
    findall(Square,
            ( between(0, 3, Part),
              Place is Part * Count // 4,
              nth0(Place, Squares, Square)
            ),
            Some0),
    sort(Some0, Some).

%   question(-Word, -When, -Classes): Word is Name/Arity.

question(Name/Arity, When, Classes) :-
    signature(Head),
    Head =.. [Name|Modes],
    length(Modes, Arity),
    of_squares(Modes, Squares),
    length(Squares, Count),
    Count =< 3,
    (   Squares == Modes
    ->  When = before
    ;   member(When, [before, after])
    ),
    maplist(class, Squares, Classes),
    \+ ( member(Class, [f, t]),
         aggregate_all(count, member(Class, Classes), Twice),
         Twice > 1
       ).

of_squares(Modes, Squares) :-
    (   append(Squares, [+position], Modes)
    ->  true
    ;   Squares = Modes
    ),
    Modes \== [],
    forall(member(Mode, Squares), memberchk(Mode, [+square, -square])).

class(-square, -).
class(_,       f).
class(_,       t).
class(_,       s).

%   write_costs(+Word, +When, +Classes): the means over all samples, and over
%   several choices of other pieces.

write_costs(Name/Arity, When, Classes) :-
    ignore(cost(Name/Arity, When, Classes, _)),     % what it loads on the way is not counted
    findall(Cost, cost(Name/Arity, When, Classes, Cost), Costs),
    length(Costs, Count),
    (   Count > 0
    ->  foldl(added, Costs, cost(0, 0, 0, 0), Sum),
        Sum =.. [_|Sums],
        maplist(mean(Count), Sums, Means),
        atomic_list_concat(Classes, Pattern),
        format("~w,~w,~w", [Name, When, Pattern]),
        maplist(format(",~3f"), Means),
        nl
    ;   true
    ).

added(cost(A0, H0, I0, F0), cost(A1, H1, I1, F1), cost(A, H, I, F)) :-
    maplist([X, Y, Z]>>(Z is X + Y), [A0, H0, I0, F0], [A1, H1, I1, F1], [A, H, I, F]).

mean(Count, Sum, Mean) :-
    Mean is Sum / Count.

cost(Name/Arity, When, Classes, cost(Answers, Holds, All, First)) :-
    sample(When, Position, From, To, Others),
    Others \== [],
    aggregate_all(count, member(s, Classes), Known),
    (   Known =:= 0
    ->  Turn = 0
    ;   member(Turn, [0, 1])
    ),
    known(Classes, Turn, From, To, Others, Squares),
    length(Squares, Count),
    (   Arity =:= Count
    ->  Goal =.. [Name|Squares]
    ;   append(Squares, [Position], Arguments),
        Goal =.. [Name|Arguments]
    ),
    inferences(aggregate_all(count, Goal, Answers), All),
    inferences(( Goal -> true ; true ), First),
    Holds is min(1, Answers).

%   known(+Classes, +Turn, +From, +To, +Others, -Squares): each s is another piece.

known([], _, _, _, _, []).
known([Class|Classes], Turn, From, To, Others, [Square|Squares]) :-
    known_square(Class, Turn, From, To, Others, Square, Next),
    known(Classes, Next, From, To, Others, Squares).

known_square(-, Turn, _, _, _, _, Turn).
known_square(f, Turn, From, _, _, From, Turn).
known_square(t, Turn, _, To, _, To, Turn).
known_square(s, Turn, _, _, Others, Square, Next) :-
    length(Others, Count),
    Place is Turn mod Count,
    nth0(Place, Others, Square),
    Next is Turn + 1.

inferences(Goal, Spent) :-
    statistics(inferences, Before),
    call(Goal),
    statistics(inferences, After),
    Spent is After - Before.
