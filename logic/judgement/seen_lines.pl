:- module(judgement_seen_lines,
          [ seen_line/3,        % +FEN, +Moves, -Seen
            seen_part/3,        % +Seen, +Length, -Case line
            line_words/3,       % +Seen, +Length, -Term
            line_words/4,       % +Seen, +First, +Last, -Term
            move_words/3,       % +Seen, +Ply, -Text
            bk_line/2,          % +Seen, -Line
            passed/2,           % +FEN, -Passed
            judged_score/2,     % +Line, -Score
            score_words/3,      % +Side, +Line, -Term
            turned/2            % +Line, -Turned
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').
:- use_module('../../bk/plies', [half_move/7]).
:- use_module('../../bk/notation', [san/6]).
:- use_module(scores).

/** <module> Lines of a search as the grammar takes them

A seen line is seen(Number, Side, Positions, Moves, Line): the number of its
first move and who plays it, its positions, its moves as From-To-Promotion, and
the line of bk/. To write a move takes a look at all others: that is done for
those that are mentioned.
*/

%!  seen_line(+FEN, +Moves, -Seen) is det.

seen_line(FEN, Moves, seen(Number, Side, [Start|Afters], Played, Line)) :-
    fen_line(FEN, Moves, Line),
    !,
    first_move(_, _, Start, _, Line),
    fullmove_number(Number, Start),
    turn(Side, Start),
    findall(After-(From-To-Promotion),
            ( half_move(Ply, From, To, Promotion, _, After, Line),
              Ply > 0
            ),
            Pairs),
    findall(After, member(After-_, Pairs), Afters),
    findall(Move, member(_-Move, Pairs), Played).

bk_line(seen(_, _, _, _, Line), Line).

%!  seen_part(+Seen, +Length, -Line) is det.
%
%   The first half moves, as cases.pl of logic/english has lines.

seen_part(seen(Number, Side, Positions, Moves, _), Length, Line) :-
    length(Chosen, Length),
    append(Chosen, _, Moves),
    Count is Length + 1,
    length(Until, Count),
    append(Until, _, Positions),
    append(Befores, [_], Until),
    maplist(written_move, Chosen, Befores, Played),
    Boards =.. [boards|Until],
    Texts =.. [moves|Played],
    Line = line(Number, Side, Boards, Texts, none).

%!  line_words(+Seen, +Length, -Term) is det.
%!  line_words(+Seen, +First, +Last, -Term) is det.
%
%   line(Number, Side, Texts) of the half moves from the first one, or from
%   First, up to the last.

line_words(Seen, Length, Term) :-
    line_words(Seen, 1, Length, Term).

line_words(seen(_, _, Positions, Moves, _), First, Last, line(Number, Side, Texts)) :-
    nth1(First, Positions, Start),
    fullmove_number(Number, Start),
    turn(Side, Start),
    findall(Text, ( between(First, Last, Ply), move_words(Positions, Moves, Ply, Text) ), Texts).

move_words(seen(_, _, Positions, Moves, _), Ply, Text) :-
    move_words(Positions, Moves, Ply, Text).

move_words(Positions, Moves, Ply, Text) :-
    nth1(Ply, Moves, Move),
    nth1(Ply, Positions, Before),
    written_move(Move, Before, move(_, _, Text, _)),
    !.

%   A move as cases.pl has it.

written_move(From-To-Promotion, Before, move(From, To, Text, Mark)) :-
    san(Before, From, To, Promotion, Text, Mark).

%!  passed(+FEN, -Passed) is semidet.
%
%   The position with the other side to move; fails where one may not pass: in
%   check, or where the other side has no move.

passed(FEN, Passed) :-
    fen_position(FEN, Position),
    \+ in_check(_, Position),
    split_string(FEN, " ", "", [Placement, Turn, Castling, _, Halfmove, Fullmove]),
    pass(Turn, Fullmove, Next, Number),
    number_string(Plies0, Halfmove),
    Plies is Plies0 + 1,
    format(string(Passed), "~w ~w ~w - ~w ~w", [Placement, Next, Castling, Plies, Number]),
    fen_position(Passed, After),
    once(legal_move(_, _, After)).

pass("w", Number, "b", Number).
pass("b", Text, "w", Number) :-
    number_string(Before, Text),
    Number is Before + 1.

%!  judged_score(+Line, -Score) is det.
%
%   The score of a line of host.pl as scores.pl has it.

judged_score(line(_, Score, none), Score) :-
    !.
judged_score(line(_, _, Mate), mate(Mate)).

%!  score_words(+Side, +Line, -Term) is det.
%
%   What a line is worth to its mover: score(Side, Hundredths) or
%   mate_score(Side, Moves).

score_words(Side, line(_, Score, none), score(Side, Score)) :-
    !.
score_words(Side, line(_, _, Mate), mate_score(Side, Mate)).

%!  turned(+Line, -Turned) is det.
%
%   The same as the other side sees it.

turned(line(Moves, Score0, Mate0), line(Moves, Score, Mate)) :-
    Score is -Score0,
    (   Mate0 == none
    ->  Mate = none
    ;   mate_distance(Score, Mate)
    ).
