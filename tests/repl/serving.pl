% Goals on standard input are each answered by a copy of this process: it has loaded the session.

:- module(serving, [serve/0]).
:- use_module(library(unix)).

serve :-
    prompt(_, ''),
    repeat,
    read(Request),
    (   Request == end_of_file
    ->  true
    ;   answered(Request, Status),
        format("~w~n", [Status]),
        flush_output,
        fail
    ),
    !.

answered(goal(Text, Folder, Output, Complaints), Status) :-
    fork(Process),
    (   Process == child
    ->  working_directory(_, Folder),
        write_to(Output, user_output),
        write_to(Complaints, user_error),
        set_output(user_output),
        run(Text)
    ;   wait(Process, Status)
    ).

write_to(File, Name) :-
    open(File, write, Stream),
    set_stream(Stream, alias(Name)).

run(Text) :-
    term_to_atom(Goal, Text),
    (   catch(user:Goal, Error, ( print_message(error, Error), halt(2) ))
    ->  halt
    ;   halt(1)
    ).
