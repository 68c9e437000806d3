:- module(clause_trials,
          [ trials/2,              % +Input, -Numbers
            line_trials/2          % +Input, -Numbers
          ]).

:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module(limited_goals).
:- use_module(text_lines).

/** <module> Services that try single clauses on moves and on lines of moves
*/

%!  trials(+Input, -Numbers).
%
%   Input is "Module Inferences", then lines "From To FEN". Each line is
%   answered with the numbers of the clauses that propose the move, of
%   those that Module holds as '$trial'(Number) and
%   '$trial'(Number, Position, From, To); "Number:limit" says that the
%   clause took too many Inferences, and is tried on no further line.

trials(Input, Numbers) :-
    each_trial(tried_move, Input, Numbers).

tried_move(Text, [Position, From, To]) :-
    split_name(Text, From, Rest),
    split_name(Rest, To, FEN),
    fen_position(FEN, Position).

%!  line_trials(+Input, -Numbers).
%
%   As trials/2, of lines of moves: "0 Moves FEN" where the first of
%   Moves, which are joined by commas, leads to the line, "1 Moves FEN"
%   where it is the solver's. Module holds '$trial'(Number, Line).

line_trials(Input, Numbers) :-
    each_trial(tried_line, Input, Numbers).

tried_line(Text, [Line]) :-
    split_name(Text, First, Rest),
    split_name(Rest, Joined, FEN),
    atomic_list_concat(Moves, ',', Joined),
    first_half_move(First, Reader),
    (   call(Reader, FEN, Moves, Line)
    ->  true
    ;   domain_error(line, Text)
    ).

first_half_move('0', fen_line_after).
first_half_move('1', fen_line).

:- dynamic given_up/1.              % the numbers of clauses that took too long

each_trial(Reader, Input, Numbers) :-
    retractall(given_up(_)),
    split_string(Input, "\n", "", [Header|Texts]),
    split_string(Header, " ", "", [ModuleText, InferencesText]),
    atom_string(Module, ModuleText),
    number_string(Inferences, InferencesText),
    with_output_to(string(Numbers),
                   forall(member(Text, Texts),
                          ( call(Reader, Text, Arguments),
                            write_trials(Module, Inferences, Arguments),
                            nl
                          ))).

write_trials(Module, Inferences, Arguments) :-
    forall(( Module:'$trial'(Number),
             \+ given_up(Number)
           ),
           ( Goal =.. ['$trial', Number|Arguments],
             write_trial(Module:Goal, Inferences, Number)
           )).

write_trial(Goal, Inferences, Number) :-
    (   limited(Inferences, Goal, End)
    ->  (   End == end
        ->  format("~w ", [Number])
        ;   assertz(given_up(Number)),
            format("~w:~w ", [Number, End])
        )
    ;   true
    ).
