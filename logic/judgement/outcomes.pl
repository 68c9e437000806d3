:- module(judgement_outcomes,
          [ explained_end/4,    % +Course, +Score, -Ply, -Wins
            result/3,           % +Course, +Score, -Result
            answer_result/3,    % +Line, +Score, -Result
            brief_result/3,     % +Course, +Score, -Result
            brief_answer/3,     % +Line, +Score, -Result
            threat_result/3,    % +Course, +Score, -Result
            glimpse/3,          % +Course, +Score, -Ply
            decisive_capture/5  % +Course, +Ply, +Result, -At, -Piece
          ]).

:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').
:- use_module('../../bk/plies', [half_move/7, line_after/3]).
:- use_module(gains).

/** <module> What a line comes to

Mate, or what is won and lost in the part of it that matters, held against
what the search says of it:

    mate(Moves), mated(Moves)
    gain(Won, Lost)
    at_least(gain(Won, Lost))     there is somewhat more in it
    and_more(gain(Won, Lost))     that is the least of it
    saving(gain(Won, Lost))       it makes up for what was lost before
    gain([], [])                  nothing worth naming
*/

longer(15).             % half moves in which a greater gain is looked for, or how much of it stays
far_more(2).            % pawns by which it has to be greater
worth_a_threat(3).      % pawns
ahead(100).             % hundredths of a pawn
level(60).              % hundredths: nobody is ahead
more(250).              % hundredths: an attack, a pawn that cannot be stopped, a piece that falls
more_than_pawns(80).    % hundredths, where one pawn or two are all that is named
worth_naming(5).        % pawns of a piece that falls on the way, and is named for it
glimpse(5).             % half moves that give an idea of what is to come
most_kinds(3).          % kinds of pieces won and lost that one takes in at a glance

%!  explained_end(+Course, +Score, -Ply, -Wins:boolean) is det.
%
%   The half move up to which a line is explained: later where the first gain
%   is the least of it, or where the search sees that much of it is lost again.

explained_end(Course, mate(_), Ply, Wins) :-
    !,
    settled_end(Course, Ply, Wins).
explained_end(Course, Score, Ply, Wins) :-
    settled_end(Course, First, FirstWins),
    surplus(Course, First, Score, Surplus),
    more(More),
    longer(Longer),
    (   Surplus =< -More
    ->  settled_end(Course, [settling(Longer)], Ply, Wins)
    ;   Surplus >= More,
        settled_end(Course, [longest(Longer)], Ply, Wins),
        balance_at(Course, First, Now),
        balance_at(Course, Ply, Then),
        far_more(FarMore),
        Then >= Now + FarMore
    ->  true
    ;   Ply = First,
        Wins = FirstWins
    ).

%   How much more the search sees in a line than the material left after Ply.

surplus(Course, Ply, Score, Surplus) :-
    material_after(Course, Ply, Pawns),
    Surplus is Score - 100 * Pawns.

material_after(Course, Ply, Pawns) :-
    line_of(Course, Line),
    solver_side(Solver, Line),
    half_move(Ply, _, _, _, _, After, Line),
    material(Solver, Pawns, After).

%!  result(+Course, +Score, -Result) is det.

result(_, mate(Moves), Result) :-
    !,
    (   Moves > 0
    ->  Result = mate(Moves)
    ;   Left is -Moves,
        Result = mated(Left)
    ).
result(Course, Score, Result) :-
    explained_end(Course, Score, Ply, true),
    own_gain(Course, Ply, Gain),
    \+ given_back(Course, Ply, Score),
    Gain \== gain([], []),      % a line may end in mate though the search is not sure of it
    held_against(Course, Ply, Score, Gain, Held),
    !,
    Result = Held.
result(_, _, gain([], [])).

%   More than a pawn is up at Ply, from level or better, and the search sees nothing of it.

given_back(Course, Ply, Score) :-
    level(Level),
    abs(Score) < Level,
    balance_at(Course, Ply, Pawns),
    far_more(FarMore),
    Pawns >= FarMore,
    line_of(Course, Line),
    solver_side(Solver, Line),
    first_move(_, _, Start, _, Line),
    material(Solver, Before, Start),
    Before > -FarMore.

held_against(Course, Ply, Score, Gain, saving(Gain)) :-
    restores_balance(Course, Ply, Score),
    !.
held_against(Course, Ply, Score, Gain, Held) :-
    surplus(Course, Ply, Score, Surplus),
    balance_at(Course, Ply, Pawns),
    more(More),
    (   Surplus < More
    ->  (   is_small(Pawns, Score),
            more_than_pawns(Least),
            Surplus >= Least
        ->  Held = at_least(Gain)
        ;   Held = Gain
        )
    ;   is_small(Pawns, Score)
    ->  Held = and_more(Gain)
    ;   % Far behind before and not ahead after: the game is saved, and what was taken is no matter.
        is_ahead(Score),
        Held = at_least(Gain)
    ).

is_small(Pawns, Score) :-
    far_more(FarMore),
    Pawns =< FarMore,
    is_ahead(Score).

is_ahead(Score) :-
    ahead(Ahead),
    Score >= Ahead.

%   A side that was behind is level at Ply, in material and by the search.

restores_balance(Course, Ply, Score) :-
    far_more(FarMore),
    line_of(Course, Line),
    solver_side(Solver, Line),
    first_move(_, _, Start, _, Line),
    material(Solver, Before, Start),
    Before =< -FarMore,
    level(Level),
    abs(Score) < Level,
    material_after(Course, Ply, After),
    abs(After) =< 1.

own_gain(Course, Ply, gain(Won, Lost)) :-
    line_of(Course, Line),
    solver_side(Solver, Line),
    won_and_lost(Course, Ply, Solver, Won, Lost).

%!  glimpse(+Course, +Score, -Ply) is det.
%
%   The half move up to which a line is shown: as far as it is explained, and
%   somewhat further where more is to come.

glimpse(Course, Score, Ply) :-
    explained_end(Course, Score, End, _),
    (   result(Course, Score, and_more(_))
    ->  glimpse(Least),
        line_of(Course, Line),
        aggregate_all(max(Half), half_move(Half, _, _, _, _, _, Line), Last),
        Ply is min(Last, max(End, Least))
    ;   Ply = End
    ).

%!  decisive_capture(+Course, +Ply, +Result, -At, -Piece) is semidet.
%
%   Piece is the dearest that falls up to Ply, at the half move At, where the
%   Result does not name it since as much was given for it.

decisive_capture(Course, Ply, Result, At, Piece) :-
    gain_of(Result, gain(Won, _)),
    Won = [Named|_],
    dearest_fall(Course, Ply, At, Piece),
    At > 1,
    value(Piece, Value),
    worth_naming(Least),
    Value >= Least,
    \+ names(Named, Value).

gain_of(gain(Won, Lost), gain(Won, Lost)).
gain_of(at_least(Gain), Gain).
gain_of(and_more(Gain), Gain).
gain_of(saving(Gain), Gain).

names(new(_), _) :- !.
names(Piece, Value) :-
    value(Piece, Worth),
    Worth >= Value.

%!  answer_result(+Line, +Score, -Result) is det.
%
%   What the answer to the first move of Line comes to, for the side that
%   gives it; Score is that of Line. What the first move has taken counts as
%   lost: to take back wins nothing.

answer_result(_, mate(Moves), Result) :-
    !,
    % The answer to the first of so many moves is the same number of moves from mate, or one less
    % where it is the first move that was to mate.
    (   Moves < 0
    ->  Left is -Moves,
        Result = mate(Left)
    ;   Left is Moves - 1,
        Result = mated(Left)
    ).
answer_result(Line, Score, Result) :-
    (   line_after(1, Line, Answer),
        course(Answer, AnswerCourse),
        AnswerScore is -Score,
        explained_end(AnswerCourse, AnswerScore, Ply, true)
    ->  course(Line, Course),
        solver_side(Side, Answer),
        End is Ply + 1,
        won_and_lost(Course, End, Side, Won, Lost),
        Result = gain(Won, Lost)
    ;   Result = gain([], [])
    ).

%!  brief_result(+Course, +Score, -Result) is det.
%!  brief_answer(+Line, +Score, -Result) is det.
%
%   The same as result/3 and answer_result/3 for a comment on a move: where
%   many pieces would have to be named, what is won first is the least of it.
%   What comes later is a matter of luck.

brief_result(Course, Score, Result) :-
    result(Course, Score, Whole),
    (   names_many(Whole),
        first_named(Course, Ply),
        own_gain(Course, Ply, gain([Piece|Won], Lost))
    ->  Result = at_least(gain([Piece|Won], Lost))
    ;   Result = Whole
    ).

brief_answer(Line, Score, Result) :-
    answer_result(Line, Score, Whole),
    (   names_many(Whole),
        line_after(1, Line, Answer),
        course(Answer, AnswerCourse),
        first_named(AnswerCourse, Ply),
        solver_side(Side, Answer),
        course(Line, Course),
        End is Ply + 1,
        won_and_lost(Course, End, Side, [Piece|Won], Lost)
    ->  Result = at_least(gain([Piece|Won], Lost))
    ;   Result = Whole
    ).

names_many(Result) :-
    gain_of(Result, gain(Won, Lost)),
    sort(Won, KindsWon),
    sort(Lost, KindsLost),
    length(KindsWon, More),
    length(KindsLost, Less),
    most_kinds(Most),
    More + Less > Most.

first_named(Course, Ply) :-
    worth_a_threat(Least),
    (   first_gain(Course, Least, Ply)
    ->  true
    ;   first_gain(Course, 1, Ply)
    ).

%!  threat_result(+Course, +Score, -Result) is det.
%
%   Mate, or what is won first: all of what a side wins that may move twice
%   says less.

threat_result(Course, mate(Moves), Result) :-
    !,
    result(Course, mate(Moves), Result).
threat_result(Course, _, Result) :-
    worth_a_threat(Least),
    (   ( first_gain(Course, Least, Ply) ; first_gain(Course, 1, Ply) )
    ->  own_gain(Course, Ply, Result)
    ;   Result = gain([], [])
    ).
