% Motifs of tactic files: predicates name(Line), queried by name.
%
%     ?- fen_line("5r1k/6pp/8/6N1/2Q5/8/8/6K1 w - - 0 1", [g5f7, h8g8, f7h6], Line),
%        motif(Line, Name).
%
% Their files are read with load_tactics/1, which puts them into `user`.

:- module(chess_motifs,
          [ motif/2             % +Line, ?Name
          ]).

:- use_module(proofs).
:- use_module(theories).

%!  motif(+Line, ?Name) is nondet.
%
%   True when Line shows the motif Name, one of the files that have been
%   read. A predicate of a line is a motif, unless others call it and the
%   file says neither motif(Name) nor what it is in English. The stricter
%   readings for lines of a search, decisive_fork/1 and so on, are answered
%   only where Name is one of them.

motif(Line, Name) :-
    (   nonvar(Name)
    ->  chess_theories:entered(Name/1)
    ;   chess_theories:entered(Name/1),
        \+ sub_atom(Name, 0, _, _, decisive_)
    ),
    is_motif(Name),
    Goal =.. [Name, Line],
    \+ \+ call(user:Goal).

is_motif(Name) :-
    argument_type(Name/1, 1, line),
    (   declared(Name)
    ->  true
    ;   \+ chess_theories:called(Name/1)
    ).

declared(Name) :-
    current_predicate(user:motif/1),
    call(user:motif, Name).
declared(Name) :-
    current_predicate(user:english/2),
    call(user:english, Name, _).
