:- module(english_services,
          [ tellings/2,            % +Input, -Texts
            sayings/2,             % +Input, -Texts
            sentence/2             % +Statement, -Sentence
          ]).

:- use_module(library(error)).

/** <module> Services that put proofs and statements into English
*/

%!  tellings(+Input, -Texts).
%
%   Input are terms: a length, the clauses that proofs refer to by number,
%   clauses(Clause, ...), and the proofs, as chess_english:tell/3 takes
%   them. Each text ends with a record separator.

tellings(Input, Texts) :-
    setup_call_cleanup(open_string(Input, Stream),
                       ( read(Stream, Length),
                         read(Stream, Clauses),
                         with_output_to(string(Texts), write_tellings(Stream, Length, Clauses))
                       ),
                       close(Stream)).

%   Loaded when it is first used.
grammar(chess_english).

write_tellings(Stream, Length, Clauses) :-
    repeat,
    read(Stream, Term),
    (   Term == end_of_file
    ->  !
    ;   with_clause(Term, Clauses, Case),
        grammar(Module),
        (   Module:tell(Length, Case, Text)
        ->  true
        ;   domain_error(proof, Case)
        ),
        format("~w\x1e\", [Text]),
        fail
    ).

with_clause(told(Name, Line, Ply, Proofs, Number, Words), Clauses,
            told(Name, Line, Ply, Proofs, Clause, Words)) :-
    (   integer(Number)
    ->  arg(Number, Clauses, Clause)
    ;   Clause = none
    ).

%!  sayings(+Input, -Texts).
%
%   Input are terms: a length, which is not used, and statements as
%   chess_english:say/2 takes them.

sayings(Input, Texts) :-
    setup_call_cleanup(open_string(Input, Stream),
                       ( read(Stream, _),
                         with_output_to(string(Texts), write_sayings(Stream))
                       ),
                       close(Stream)).

write_sayings(Stream) :-
    repeat,
    read(Stream, Statement),
    (   Statement == end_of_file
    ->  !
    ;   (   sentence(Statement, Text)
        ->  format("~w\x1e\", [Text])
        ;   domain_error(statement, Statement)
        ),
        fail
    ).

%!  sentence(+Statement, -Sentence) is semidet.
%
%   As chess_english:say/2 has it.

sentence(Statement, Sentence) :-
    grammar(Module),
    Module:say(Statement, Sentence).
