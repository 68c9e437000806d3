% What tactics are worth, as the headers of their files say:
%
%     % worth: winning_fork 0.68 (0.66 to 0.70), right in 1,240 of 1,815 moves

:- module(chess_worths,
          [ worth_line/2,       % +Indicator, -Text
            worth/2             % +Name, -Precision
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(comments).
:- use_module(theories).

:- dynamic known/4.             % File, Name, Text, Precision

%!  worth_line(+Indicator, -Text) is semidet.
%
%   What its file says of the worth of a tactic, Name/3, or a motif, Name/1.

worth_line(Indicator, Text) :-
    known_worth(Indicator, Text, _).

%!  worth(+Name, -Precision) is det.
%
%   Of the moves that the tactic proposes, the share that is right; 0 where
%   the file does not say. One more hit and miss are assumed than were seen,
%   so that what is rare claims less.

worth(Name, Precision) :-
    (   known_worth(Name/3, _, Found)
    ->  Precision = Found
    ;   Precision = 0
    ).

known_worth(Name/Arity, Text, Precision) :-
    (   chess_theories:renamed(Name/Arity, Plain)
    ->  true
    ;   Plain = Name
    ),
    chess_theories:defined_in(Name/Arity, File),
    read_worths(File),
    known(File, Plain, Text, Precision),
    !.

read_worths(File) :-
    (   known(File, _, _, _)
    ->  true
    ;   exists_file(File)
    ->  file_lines(File, Lines),
        assertz(known(File, '', "", 0)),        % it is read once
        forall(( member(Line, Lines), string_concat("% worth: ", Text, Line) ),
               remember(File, Text))
    ;   true
    ).

remember(File, Text) :-
    split_string(Text, " ", "", Words),
    Words = [NameText|_],
    (   append(_, ["right", "in", RightText, "of", SpokeText|_], Words)
    ->  maplist(counted, [RightText, SpokeText], [Right, Spoke]),
        Precision is (Right + 1) / (Spoke + 2),
        atom_string(Name, NameText),
        string_concat(NameText, Said0, Text),
        string_concat(" ", Said, Said0),
        assertz(known(File, Name, Said, Precision))
    ;   true
    ).

counted(Text, Number) :-
    split_string(Text, ",", "", Parts),
    atomic_list_concat(Parts, Digits),
    atom_number(Digits, Number).
