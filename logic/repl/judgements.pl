% What matters in a line that is handed over: its main points, what it comes to, whether it is a
% tactic. Lines are those of fen_line/3; scores are hundredths of a pawn or mate(Moves), for the
% side that moves first.
%
%     ?- fen_line("8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1", [c3d5, f6e5, d5c7], Line),
%        main_point(Line, Motif, Why).

:- module(chess_judgements,
          [ main_point/2,       % +Line, -Motif
            main_point/3,       % +Line, -Motif, -Why
            line_outcome/3,     % +Line, +Score, -Text
            line_threat/4       % +Line, +Score, +Without, -Text
          ]).

:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').
:- use_module('../../bk/plies', [half_move/7, line_until/3]).
:- use_module('../english/english', [say/2]).
:- use_module('../../bk/notation', [san/6]).
:- use_module('../judgement/judgement', [course/2, glimpse/3, result/3, motif_end/2,
                                         main_points/2, kind_of/2, decisive_capture/5,
                                         part_length/3, threat/4, threat_result/3]).
:- use_module(motifs).
:- use_module(proofs).
:- use_module(reasons).

%!  main_point(+Line, -Motif) is nondet.
%!  main_point(+Line, -Motif, -Why) is nondet.
%
%   Motif is a point of Line, the main one first, and Why says how Line shows
%   it.

main_point(Line, Motif) :-
    point(Line, Motif, _).

main_point(Line, Motif, Why) :-
    point(Line, Motif, Part),
    once(motif_reason(Motif, Part, Why)).

point(Line, Motif, Part) :-
    course(Line, Course),
    motif_end(Course, Settled),
    findall(Sign-Length, part_length(Line, Sign, Length), Others),
    findall(part(Sign, Length, Tags),
            ( member(Sign-Length, [settled-Settled|Others]),
              line_until(Length, Line, Start),
              tags(Sign, Start, Tags)
            ),
            Parts),
    main_points([read(main, Line, Parts)], Points),
    member(point(Motif, main, Number, _, _), Points),
    nth1(Number, Parts, part(_, Length, _)),
    line_until(Length, Line, Part).

tags(Sign, Line, Tags) :-
    findall(Tag, tag(Sign, Line, Tag), Tags).

tag(_, Line, tag(Motif, Ply)) :-
    plain_motif(Motif),
    shown(Motif, Line, Ply).
tag(settled, Line, strict(Motif, Ply)) :-
    plain_motif(Motif),
    atom_concat(decisive_, Motif, Stricter),
    (   chess_theories:entered(Stricter/1)
    ->  shown(Stricter, Line, Ply)
    ;   shown(Motif, Line, Ply)
    ).

%   Other readings of a motif are no motifs of their own.

plain_motif(Motif) :-
    kind_of(Motif, _),
    \+ sub_atom(Motif, 0, _, _, textbook_).

%   The half move that a motif is about: the first of the solver's in its proof.

shown(Motif, Line, Ply) :-
    motif(Line, Motif),
    proved(Motif, [Line], _, _, _, [Proof|_]),
    !,
    (   member(_=Ply, Proof),
        integer(Ply),
        Ply mod 2 =:= 1
    ->  true
    ;   Ply = 0
    ).

%!  line_outcome(+Line, +Score, -Text) is det.
%
%   Text says what Line comes to.

line_outcome(Line, Score, Text) :-
    course(Line, Course),
    result(Course, Score, Result),
    glimpse(Course, Score, Ply),
    (   decisive_capture(Course, Ply, Result, At, Piece)
    ->  Falls = falls(At, Piece)
    ;   Falls = none
    ),
    written(Line, Ply, Written),
    Written = line(_, _, [First|_]),
    say(outcome(First, Result, Written, Falls), Text).

%!  line_threat(+Line, +Score, +Without, -Text) is semidet.
%
%   Line begins in a position in which the other side has passed, and is worth
%   Score: Text says what it threatens, where the move before it is worth
%   Without if the other side does not pass.

line_threat(Line, Score, Without, Text) :-
    course(Line, Course),
    threat(Without, Course, Score, Attacks),
    threat_result(Course, Score, Result),
    written(Line, 1, Written),
    say(threat(it, threat(Result, Attacks), Written), Text).

%   The first moves of a line as players write them.

written(Line, Until, line(Number, Side, Texts)) :-
    first_move(_, _, Start, _, Line),
    fullmove_number(Number, Start),
    turn(Side, Start),
    findall(Text,
            ( half_move(Ply, From, To, Promotion, Before, _, Line),
              Ply > 0,
              Ply =< Until,
              san(Before, From, To, Promotion, Text, _)
            ),
            Texts).
