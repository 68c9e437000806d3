:- module(text_lines,
          [ each_line/3,           % :Goal, +Input, -Output
            split_name/3,          % +Line, -Name, -Rest
            joined/3               % +Separator, +Words, -Text
          ]).

:- use_module(library(lists)).

/** <module> The text that services read and write, line by line
*/

:- meta_predicate each_line(1, +, -).

%!  each_line(:Goal, +Input, -Output) is det.
%
%   Each line of Input is a problem, each line of Output its answer, which
%   Goal writes.

each_line(Goal, Input, Output) :-
    split_string(Input, "\n", "", Lines),
    with_output_to(string(Output),
                   forall(member(Line, Lines), ( call(Goal, Line), nl ))).

%!  split_name(+Line, -Name:atom, -Rest:string) is semidet.
%
%   Name stands before the first blank of Line, Rest behind it.

split_name(Line, Name, Rest) :-
    once(sub_string(Line, Before, 1, After, " ")),
    sub_string(Line, 0, Before, _, Word),
    sub_string(Line, _, After, 0, Rest),
    atom_string(Name, Word).

%!  joined(+Separator, +Words, -Text:string) is det.

joined(Separator, Words, Text) :-
    atomic_list_concat(Words, Separator, Atom),
    atom_string(Atom, Text).
