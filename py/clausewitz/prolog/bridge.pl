:- module(bridge,
          [ serve/4,               % +Service, +Input, -Status, -Output
            serve_until_stopped/4  % +Service, +Input, -Status, -Output
          ]).

:- use_module(library(apply)).
:- use_module(text_lines, [joined/3]).
:- use_module(position_services).
:- use_module(query_services).
:- use_module(theory_services).
:- use_module(clause_services).
:- use_module(clause_trials).
:- use_module(python_predicates).
:- use_module(english_services).
:- use_module(judgement_services).
:- use_module(ending_services).
:- use_module(theme_services).

/** <module> The Prolog side of clausewitz.prolog

Python calls a service by name, with one string in and one string
out, and the work is done in here, in batches: a term that crosses the
border costs a hundred times what a line of text does. The vocabulary
(bk/vocabulary.pl) is loaded into `user` before this file.

| services | file |
| --- | --- |
| moves, relations and counts of positions | position_services.pl |
| the answers to a goal | query_services.pl |
| theories as modules, seen from `user` or not | theory_services.pl |
| what the clauses of theories propose | clause_services.pl |
| single clauses, tried on moves and lines | clause_trials.pl |
| predicates that Python answers | python_predicates.pl |
| sentences | english_services.pl |
| judgements of lines | judgement_services.pl |
| known endings | ending_services.pl |
| themes of chess problems | theme_services.pl |
*/

%!  serve(+Service, +Input, -Status, -Output) is det.
%
%   Call Service(Input, Output). Status is `ok`, `failed`, or `error`,
%   when Output is the message in one line.

serve(Service, Input, Status, Output) :-
    catch(served(Service, Input, Status, Output),
          Error,
          (   Error = stopped(_)
          ->  throw(Error)
          ;   Status = error,
              error_text(Error, Output)
          )).

%!  serve_until_stopped(+Service, +Input, -Status, -Output) is det.
%
%   The same, which ends at a signal to interrupt or to end the process:
%   Status is `stopped` then, and Output the name of the signal.

serve_until_stopped(Service, Input, Status, Output) :-
    catch(setup_call_cleanup(( on_signal(int, Int, stop),
                               on_signal(term, Term, stop)
                             ),
                             serve(Service, Input, Status, Output),
                             ( on_signal(int, _, Int),
                               on_signal(term, _, Term)
                             )),
          stopped(Signal),
          ( Status = stopped,
            atom_string(Signal, Output)
          )).

stop(Signal) :-
    throw(stopped(Signal)).

served(Service, Input, Status, Output) :-
    (   call_cleanup(call(Service, Input, Text), flush_output(user_output))
    ->  Status = ok,
        text_to_string(Text, Output)
    ;   Status = failed,
        Output = ""
    ).

error_text(Error, Text) :-
    (   bare_message(Error, Lines)
    ->  true
    ;   '$messages':translate_message(Error, Lines, [])
    ),
    with_output_to(string(Message), print_message_lines(current_output, '', Lines)),
    split_string(Message, "\n", " ", Parts),
    exclude(==(""), Parts, Words),
    joined(" ", Words, Text).

%   The messages that are ours, without the word on where in Prolog.
bare_message(error(bad_fen(FEN, Reason), _), Lines) :-
    phrase(prolog:error_message(bad_fen(FEN, Reason)), Lines).
bare_message(error(resource_error(_), _), ['Prolog needs more than ~D MB of memory for this'-[MB]]) :-
    current_prolog_flag(stack_limit, Bytes),
    MB is Bytes >> 20.
