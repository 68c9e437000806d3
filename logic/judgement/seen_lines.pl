:- module(judgement_seen_lines,
          [ seen_line/3,        % +FEN, +Moves, -Seen
            seen_part/3,        % +Seen, +Length, -Case line
            line_words/3,       % +Seen, +Length, -Term
            line_words/4,       % +Seen, +First, +Last, -Term
            move_words/3,       % +Seen, +Ply, -Text
            write_moves_as/1,   % +Notation
            board_text/2,       % +Position, -Text
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
:- use_module(generation_order, [uci/4]).
:- use_module(remembered).
:- use_module(scores).

/** <module> Lines of a search as the grammar takes them

A seen line is seen(Number, Side, Positions, Moves, Line): the number of its
first move and who plays it, its positions, its moves as From-To-Promotion, and
the line of bk/. To write a move takes a look at all others: that is done for
those that are mentioned.
*/

%!  seen_line(+FEN, +Moves, -Seen) is det.

seen_line(FEN, Moves, seen(Number, Side, [Start|Afters], Played, Line)) :-
    line_from(FEN, Moves, Line),
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
    maplist(board_text, Until, Seen),
    Boards =.. [boards|Seen],
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
    remembered(move(Before, From, To, Promotion), San-Mark, san(Before, From, To, Promotion, San, Mark)),
    (   notation(uci)
    ->  uci(From, To, Promotion, Move),
        atom_string(Move, Text)
    ;   Text = San
    ).

:- dynamic notation/1.

%!  write_moves_as(+Notation) is det.
%
%   From now on: `san`, as players do, or `uci`.

write_moves_as(Notation) :-
    retractall(notation(_)),
    assertz(notation(Notation)).

%!  board_text(+Position, -Text:string) is det.
%
%   The 64 signs that boards.pl of logic/english reads.

board_text(Position, Text) :-
    remembered(board(Position), Text, signs_text(Position, Text)).

signs_text(Position, Text) :-
    findall(Sign,
            ( between(1, 8, Rank),
              between(1, 8, File),
              to_coords(Square, Rank, File),
              (   piece_at(Square, Position, Side, Piece)
              ->  board_sign(Side, Piece, Sign)
              ;   Sign = '.'
              )
            ),
            Signs),
    atomics_to_string(Signs, Text).

board_sign(Side, Piece, Sign) :-
    sign(Piece, Black),
    (   Side == white
    ->  upcase_atom(Black, Sign)
    ;   Sign = Black
    ).

sign(pawn,   p).
sign(knight, n).
sign(bishop, b).
sign(rook,   r).
sign(queen,  q).
sign(king,   k).

%!  passed(+FEN, -Passed) is semidet.
%
%   The position with the other side to move; fails where one may not pass: in
%   check, or where the other side has no move.

passed(FEN, Passed) :-
    position_of(FEN, Position),
    \+ in_check(_, Position),
    split_string(FEN, " ", "", [Placement, Turn, Castling, _, Halfmove, Fullmove]),
    pass(Turn, Fullmove, Next, Number),
    number_string(Plies0, Halfmove),
    Plies is Plies0 + 1,
    format(string(Passed), "~w ~w ~w - ~w ~w", [Placement, Next, Castling, Plies, Number]),
    position_of(Passed, After),
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
