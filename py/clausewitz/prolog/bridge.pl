:- module(bridge,
          [ serve/4,               % +Service, +Input, -Status, -Output
            serve_until_stopped/4, % +Service, +Input, -Status, -Output
            python_rows/3          % +Name, +Inputs, -Rows
          ]).

:- use_module(library(apply)).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module(library(solution_sequences)).

/** <module> The Prolog side of clausewitz.prolog

Python calls a service by name, with one string in and one string
out, and the work is done in here, in batches: a term that crosses the
border costs a hundred times what a line of text does. The vocabulary
(bk/vocabulary.pl) is loaded into `user` before this file.
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
    atomics_to_string_with(" ", Words, Text).

%   The messages that are ours, without the word on where in Prolog.
bare_message(error(bad_fen(FEN, Reason), _), Lines) :-
    phrase(prolog:error_message(bad_fen(FEN, Reason)), Lines).
bare_message(error(resource_error(_), _), ['Prolog needs more than ~D MB of memory for this'-[MB]]) :-
    current_prolog_flag(stack_limit, Bytes),
    MB is Bytes >> 20.

atomics_to_string_with(Separator, Words, Text) :-
    atomic_list_concat(Words, Separator, Atom),
    atom_string(Atom, Text).

%   Each line of Input is a problem, each line of Output its answer.

each_line(Goal, Input, Output) :-
    split_string(Input, "\n", "", Lines),
    with_output_to(string(Output),
                   forall(member(Line, Lines), ( call(Goal, Line), nl ))).

%!  legal_moves(+FENs, -Moves).
%
%   Moves in UCI notation, separated by blanks.

legal_moves(FENs, Moves) :-
    each_line(write_legal_moves, FENs, Moves).

write_legal_moves(FEN) :-
    fen_position(FEN, Position),
    forall(legal_move(From, To, Promotion, Position),
           ( promotion_letter(Promotion, Letter),
             format("~w~w~w ", [From, To, Letter])
           )).

promotion_letter(none,   '').
promotion_letter(queen,  q).
promotion_letter(rook,   r).
promotion_letter(bishop, b).
promotion_letter(knight, n).

%!  successors(+FENs, -Moves).
%
%   Each legal move and the position after it: "e2e4=FEN", separated by
%   semicolons.

successors(FENs, Moves) :-
    each_line(write_successors, FENs, Moves).

write_successors(FEN) :-
    fen_position(FEN, Position),
    forall(make_move(From, To, Promotion, Position, Next),
           ( promotion_letter(Promotion, Letter),
             fen_position(NextFEN, Next),
             format("~w~w~w=~w;", [From, To, Letter, NextFEN])
           )).

%!  relation(+Input, -Tuples).
%
%   Input is "Module Name Arity FEN"; Tuples are the different solutions
%   of Name, its last argument being the position: squares joined up.

relation(Input, Tuples) :-
    each_line(write_relation, Input, Tuples).

write_relation(Line) :-
    split_name(Line, Module, Rest0),
    split_name(Rest0, Name, Rest),
    split_name(Rest, ArityAtom, FEN),
    atom_number(ArityAtom, Arity),
    fen_position(FEN, Position),
    functor(Goal, Name, Arity),
    arg(Arity, Goal, Position),
    Goal =.. [_|Arguments],
    append(Squares, [_], Arguments),
    limited(25_000_000, findall(Squares, Module:Goal, Found), End),
    (   End == end
    ->  true
    ;   throw(error(took_too_long(Name/Arity, FEN), _))
    ),
    sort(Found, Different),
    forall(member(Tuple, Different),
           ( atomic_list_concat(Tuple, Word),
             format("~w ", [Word])
           )).

split_name(Line, Name, Rest) :-
    once(sub_string(Line, Before, 1, After, " ")),
    sub_string(Line, 0, Before, _, Word),
    sub_string(Line, _, After, 0, Rest),
    atom_string(Name, Word).

%!  count_leaves(+Input, -Counts).
%
%   Input is "Predicate Depth FEN", where Predicate is perft or perft_bulk.

count_leaves(Input, Counts) :-
    each_line(write_count, Input, Counts).

write_count(Line) :-
    split_name(Line, Predicate, Rest),
    split_name(Rest, DepthAtom, FEN),
    atom_number(DepthAtom, Depth),
    fen_position(FEN, Position),
    call(user:Predicate, Depth, Position, Leaves),
    write(Leaves).

%!  canonical_fen(+FENs, -FENs).

canonical_fen(FENs, Canonical) :-
    each_line(write_again, FENs, Canonical).

write_again(FEN) :-
    fen_position(FEN, Position),
    fen_position(Canonical, Position),
    write(Canonical).

%!  answers(+Input, -Answers).
%
%   Input is "Inferences Most Goal". Each answer is a line of
%   Name=Value, separated by tabs; the last line says how the query
%   ended: `end`, `more` (there are more than Most answers) or `limit`
%   (it took more than that many Inferences).

answers(Input, Answers) :-
    split_name(Input, InferencesAtom, Rest),
    split_name(Rest, MostAtom, GoalText),
    atom_number(InferencesAtom, Inferences),
    atom_number(MostAtom, Most),
    term_string(Goal, GoalText, [variable_names(Bindings), module(user)]),
    b_setval(chess_query_variables, Bindings),      % for errors
    OneMore is Most + 1,
    call_with_inference_limit(
        findall(Text,
                limit(OneMore, ( call(user:Goal), answer_text(Bindings, Text) )),
                Texts),
        Inferences,
        Result),
    ending(Result, Most, Texts, Lines),
    atomics_to_string_with("\n", Lines, Answers).

ending(inference_limit_exceeded, _, _, [limit]) :- !.
ending(_, Most, Texts, Lines) :-
    length(Texts, Count),
    (   Count > Most
    ->  append(Shown, [_], Texts),
        append(Shown, [more], Lines)
    ;   append(Texts, [end], Lines)
    ).

answer_text(Bindings, Text) :-
    with_output_to(string(Text),
                   forall(( member(Name=Value, Bindings),
                            \+ sub_atom(Name, 0, _, _, '_')
                          ),
                          ( value_text(Value, ValueText),
                            format("~w=~w\t", [Name, ValueText])
                          ))).

%   A position is shown as its FEN, a line as FEN and moves, anything
%   else as Prolog reads it.
value_text(Value, Text) :-
    (   is_position(Value)
    ->  fen_position(Text, Value)
    ;   is_line(Value)
    ->  line_text(Value, Text)
    ;   var(Value)
    ->  Text = '_'
    ;   format(string(Text), "~q", [Value])
    ).

is_position(Value) :-
    compound(Value),
    functor(Value, position, 6),
    position(Value).

is_line(Value) :-
    compound(Value),
    Value = line(_, Plies, _),
    compound(Plies),
    functor(Plies, plies, _),
    ground(Value).

%!  limited(+Inferences, :Goal, -End) is semidet.
%
%   Goal is tried once. End is `end`; or it was stopped, and End is `limit`
%   (of Inferences), `memory` (of the stacks) or `many` (of answers).

limited(Inferences, Goal, End) :-
    catch(call_with_inference_limit(Goal, Inferences, Result),
          Error,
          stopped_by(Error, Result)),
    (   stopped(Result, End)
    ->  true
    ;   End = end
    ).

stopped_by(error(resource_error(_), _), memory) :- !.
stopped_by(many, many) :- !.
stopped_by(Error, _) :-
    throw(Error).

stopped(Result, _) :-
    var(Result),
    !,
    fail.
stopped(inference_limit_exceeded, limit).
stopped(memory, memory).
stopped(many, many).

%!  enter_clauses(+Input, -Output).
%
%   Input is "Module Clauses": replace what Module holds by the Clauses,
%   which the caller has checked. They are read and asserted, never
%   loaded, so no directive or expansion is ever run.

enter_clauses(Input, "") :-
    split_name(Input, Module, Text),
    forall(( current_predicate(Module:Name/Arity),
             functor(Head, Name, Arity),
             predicate_property(Module:Head, dynamic),
             \+ predicate_property(Module:Head, imported_from(_))
           ),
           retractall(Module:Head)),
    setup_call_cleanup(open_string(Text, Stream),
                       enter_stream(Module, Stream),
                       close(Stream)).

enter_stream(Module, Stream) :-
    read_term(Stream, Clause, []),
    (   Clause == end_of_file
    ->  true
    ;   enter_clause(Module, Clause),
        enter_stream(Module, Stream)
    ).

enter_clause(Module, Clause) :-
    clause_head(Clause, Head),
    functor(Head, Name, Arity),
    (   predicate_property(system:Head, built_in)  % libraries, such as unix, may have a fork/1
    ->  throw(error(reserved_name(Name/Arity), _))
    ;   assertz(Module:Clause)
    ).

%!  publish(+Module, -Output).
%
%   Make the predicates of Module visible in `user`, but for those that
%   prove suggestions.

publish(ModuleText, "") :-
    atom_string(Module, ModuleText),
    forall(( current_predicate(Module:Name/Arity),
             functor(Head, Name, Arity),
             \+ predicate_property(Module:Head, imported_from(_)),
             \+ sub_atom(Name, 0, _, _, $)
           ),
           publish(Module, Name/Arity, Head)).

publish(Module, Indicator, Head) :-
    (   predicate_property(user:Head, defined),
        \+ predicate_property(user:Head, imported_from(Module)),
        \+ word_of_strategy(Indicator)
    ->  throw(error(defined_twice(Indicator), _))
    ;   Module:export(Indicator),
        user:import(Module:Indicator)
    ).

%   The words of strategy are seen from `user`, but a theory may have their names.

:- add_import_module(user, chess_strategy, end).

word_of_strategy(Indicator) :-
    module_property(chess_strategy, exports(Words)),
    memberchk(Indicator, Words).

%!  withdraw(+Module, -Output).
%
%   Undo publish/2: the predicates of Module are no longer visible in `user`.

withdraw(ModuleText, "") :-
    atom_string(Module, ModuleText),
    forall(( current_predicate(Module:Name/Arity),
             functor(Head, Name, Arity),
             predicate_property(user:Head, imported_from(Module))
           ),
           abolish(user:Name/Arity)).

clause_head((:- _), _) :-
    !,
    throw(error(permission_error(run, directive, clauses), _)).
clause_head((Head :- _), Head) :- !.
clause_head(Head, Head).

:- multifile prolog:error_message//1.

prolog:error_message(reserved_name(Indicator)) -->
    [ '~w is a predicate of Prolog itself; choose another name'-[Indicator] ].
prolog:error_message(defined_twice(Indicator)) -->
    [ '~w is defined by two of the tactic files'-[Indicator] ].
prolog:error_message(took_too_long(Indicator, FEN)) -->
    [ '~w took too long on ~w: 25 million steps'-[Indicator, FEN] ].
prolog:error_message(python(Name, Message)) -->
    [ 'Python predicate ~w: ~w'-[Name, Message] ].

%!  suggestions(+Input, -Suggestions).
%
%   Input is "Modules Inferences", the modules joined by commas, then lines
%   of FEN. Each position gives lines "Tactic Clause Move Binding ...", and a
%   line `.` behind them; "Tactic limit" says that with this tactic all took
%   too many Inferences, "Tactic memory" that it needs too much memory, and
%   "Tactic many" that it has too many proofs. Tactics are numbers, in no two modules the same. A module
%   holds '$tactic'/1 and '$suggestion'/8, names that no theory can define:
%
%       '$suggestion'(Tactic, Clause, Position, From, To, Said, Next, Bindings)
%
%   The move From, To is legal, and leads to Next. Said is `usual`, or
%   as(Promotion) where the clause says what a pawn becomes.
%
%   All clauses speak of the legal moves of one position, so these are made
%   once, before any clause is tried.

suggestions(Input, Suggestions) :-
    each_position(with_moves, write_suggestions, Input, Suggestions).

%!  proposals(+Input, -Proposals).
%
%   As suggestions/2, without proofs: lines "Tactic Move", the move in four
%   letters. A clause with many proofs is tried until the first.

proposals(Input, Proposals) :-
    each_position(with_moves, write_proposals, Input, Proposals).

with_moves(Position, Position-Moves) :-
    findall(move(From, To, Promotion, Next),
            make_move(From, To, Promotion, Position, Next),
            Moves).

each_position(Prepare, Write, Input, Output) :-
    split_string(Input, "\n", "", [Header|FENs]),
    split_string(Header, " ", "", [ModulesText, InferencesText]),
    split_string(ModulesText, ",", "", ModuleTexts),
    maplist(atom_string, Modules, ModuleTexts),
    number_string(Inferences, InferencesText),
    with_output_to(string(Output),
                   ignore(( member(FEN, FENs),
                            fen_position(FEN, Position),
                            call(Prepare, Position, Prepared),
                            write_position(Write, Modules, Inferences, Prepared, End),
                            End \== end
                          ))).

%   What a tactic writes is shown when it is whole. One that takes too long
%   ends it all: nobody wants the answers of the others.

write_position(Write, Modules, Inferences, Prepared, End) :-
    statistics(inferences, Before),
    Last is Before + Inferences,
    (   member(Module, Modules),
        Module:'$tactic'(Tactic),
        statistics(inferences, Now),
        Left is max(1, Last - Now),
        limited(Left,
                with_output_to(string(Text), call(Write, Module, Tactic, Prepared)),
                Limit),
        (   Limit == end
        ->  write(Text),
            fail
        ;   format("~w ~w~n", [Tactic, Limit])
        )
    ->  End = Limit
    ;   End = end
    ),
    format(".~n").

%   not_many(+Count): how often it was called is stored in the term Count.
not_many(Count) :-
    arg(1, Count, Before),
    most_proofs(Most),
    (   Before < Most
    ->  Now is Before + 1,
        nb_setarg(1, Count, Now)
    ;   throw(many)
    ).

most_proofs(10_000).

write_suggestions(Module, Tactic, Position-Moves) :-
    Count = count(0),
    forall(( member(move(From, To, Promotion, Next), Moves),
             said(Promotion, Said),
             Module:'$suggestion'(Tactic, Clause, Position, From, To, Said, Next, Bindings),
             not_many(Count)
           ),
           ( promotion_letter(Promotion, Letter),
             format("~w ~w ~w~w~w", [Tactic, Clause, From, To, Letter]),
             forall(member(Binding, Bindings), format(" ~w", [Binding])),
             nl
           )).

write_proposals(Module, Tactic, Position-Moves) :-
    forall(( member(move(From, To, Promotion, Next), Moves),
             \+ \+ ( said(Promotion, Said),
                     Module:'$suggestion'(Tactic, _, Position, From, To, Said, Next, _)
                   )
           ),
           format("~w ~w~w~n", [Tactic, From, To])).

%   said(+Promotion, -Said): what a clause may have said of a move that a pawn
%   ends so: a queen goes without saying.
said(none,  usual).
said(queen, usual).
said(Promotion, as(Promotion)).

%!  listing(+Input, -Tuples).
%
%   As suggestions/2, of words that Module holds as '$tactic'(Number) and
%   '$listed'(Number, Position, Tuple): each position gives a line for
%   each word, "Number Tuple ...", the arguments of a tuple joined by
%   commas, each tuple once.

listing(Input, Tuples) :-
    each_position(=, write_listed, Input, Tuples).

write_listed(Module, Word, Position) :-
    Count = count(0),
    findall(Tuple, ( Module:'$listed'(Word, Position, Tuple), not_many(Count) ), Found),
    sort(Found, Different),
    write(Word),
    forall(member(Tuple, Different),
           ( atomic_list_concat(Tuple, ',', Text),
             format(" ~w", [Text])
           )),
    nl.

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

%!  enter_foreign(+Input, -Output).
%
%   Input is "Name Inputs Outputs": define user:Name with that many
%   arguments, answered by Python.

enter_foreign(Input, "") :-
    split_string(Input, " ", "", [NameText, InText, OutText]),
    atom_string(Name, NameText),
    number_string(In, InText),
    number_string(Out, OutText),
    length(Inputs, In),
    length(Outputs, Out),
    append(Inputs, Outputs, Arguments),
    Head =.. [Name|Arguments],
    functor(Head, Name, Arity),
    functor(General, Name, Arity),
    user:retractall(General),
    user:assertz((Head :- bridge:python_rows(Name, Inputs, Rows),
                          lists:member(Outputs, Rows))).

%!  python_rows(+Name, +Inputs, -Rows) is det.
%
%   Rows are the answers of the Python function behind predicate Name.
%
%   @error  python(Name, Message) when the function raises.

python_rows(Name, Inputs, Rows) :-
    must_be(ground, Inputs),
    maplist(input_text, Inputs, Texts),
    atomic_list_concat(Texts, '\n', Input),
    python_call(Name, Input, Answer),
    split_name(Answer, Status, Text),
    (   Status == ok
    ->  term_string(Rows, Text)
    ;   throw(error(python(Name, Text), _))
    ).

input_text(Input, Text) :-
    (   is_position(Input)
    ->  fen_position(Text, Input)
    ;   format(string(Text), "~w", [Input])
    ).

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

with_clause(again(Term), Clauses, again(Case)) :-
    !,
    with_clause(Term, Clauses, Case).
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
    ;   grammar(Module),
        (   Module:say(Statement, Text)
        ->  format("~w\x1e\", [Text])
        ;   domain_error(statement, Statement)
        ),
        fail
    ).

%!  judgements(+Input, -Answers).
%
%   Input are terms: requests as judge/2 of logic/judgement takes them. Answers
%   are JSON, a line each: fork(e4, 2) is ["fork", "e4", 2]. The answer to
%   text(Request) is a string, the answer as Prolog writes it.

judgements(Input, Answers) :-
    setup_call_cleanup(open_string(Input, Stream),
                       with_output_to(string(Answers), write_judgements(Stream)),
                       close(Stream)).

write_judgements(Stream) :-
    repeat,
    read(Stream, Request),
    (   Request == end_of_file
    ->  !
    ;   answer_request(Request, Answer),
        write_json(Answer),
        nl,
        fail
    ).

answer_request(text(Request), Text) :-
    !,
    answer_request(Request, Answer),
    format(string(Text), "~q", [Answer]).
answer_request(Request, Answer) :-
    judge_of_lines(Module),
    (   Module:judge(Request, Answer)
    ->  true
    ;   domain_error(request, Request)
    ).

judge_of_lines(judgement).

%   Names and strings are those of chess: nothing in them is written otherwise in JSON but quotes.

write_json(Number) :-
    number(Number),
    !,
    write(Number).
write_json(List) :-
    is_list(List),
    !,
    write('['),
    forall(nth1(Place, List, One), ( write_comma(Place), write_json(One) )),
    write(']').
write_json(Compound) :-
    compound(Compound),
    !,
    Compound =.. List,
    write_json(List).
write_json(Text) :-
    split_string(Text, "\"", "", Parts),
    atomic_list_concat(Parts, '\\"', Escaped),
    format("\"~w\"", [Escaped]).

write_comma(Place) :-
    (   Place > 1
    ->  write(',')
    ;   true
    ).

%!  endings(+FENs, -Endings).
%
%   The known endings of each position: see logic/judgement/endings.pl, which
%   is loaded when it is first used. Each is "Name|Verdict|Squares|Sentence", the
%   squares joined by commas, and a tab is behind it.

endings(FENs, Endings) :-
    each_line(write_endings, FENs, Endings).

write_endings(FEN) :-
    judgement(Module),
    forall(Module:known_ending(Name, FEN, Verdict, Proof),
           write_ending(Name, Verdict, Proof, ending(Name, Verdict, Proof))).

%   Loaded when it is first used.
judgement(known_endings).

write_ending(Name, Verdict, Proof, Statement) :-
    grammar(Grammar),
    Grammar:say(Statement, Sentence),
    squares_of(Proof, Squares),
    atomic_list_concat(Squares, ',', Joined),
    format("~w|~w|~w|~w\t", [Name, Verdict, Joined, Sentence]).

squares_of(Proof, Squares) :-
    findall(Square, ( member(_=Square, Proof), atom(Square), sq(Square) ), Found),
    list_to_set(Found, Squares).

%!  ending_moves(+Input, -Deeds).
%
%   Each line is "FEN|Text,Move,Text,Move,...", the moves of a line as they are
%   written and as From-To-Promotion. What the first move does is answered as
%   in endings/2, the name being that of the deed. Where that decides nothing,
%   what the line comes to later is behind it, with the name `line`.

ending_moves(Input, Deeds) :-
    each_line(write_deeds, Input, Deeds).

write_deeds(Line) :-
    split_string(Line, "|", "", [FEN, MovesText]),
    split_string(MovesText, ",", "", Words),
    written_moves(Words, [Text|Texts], [Move|Moves]),
    fen_position(FEN, Position),
    turn(Side, Position),
    judgement(Module),
    findall(Deed, Module:ending_deed(Position, Move, Deed), Deeds),
    forall(member(Deed, Deeds), write_deed(Text, Side, Deed)),
    (   \+ ( member(Deed, Deeds), \+ Module:deed_verdict(Deed, Side, open) ),
        Module:line_ending(Position, [Move|Moves], Ply, Ending),
        Ply > 1
    ->  nth1(Ply, [Text|Texts], Last),
        Ending = ending(_, Verdict, Proof),
        write_ending(line, Verdict, Proof, ending_after(Last, Ending))
    ;   true
    ).

written_moves([], [], []).
written_moves([Text, Word|Words], [Text|Texts], [Move|Moves]) :-
    term_string(Move, Word),
    written_moves(Words, Texts, Moves).

write_deed(Text, Side, Deed) :-
    functor(Deed, Name, _),
    judgement(Module),
    Module:deed_verdict(Deed, Side, Verdict),
    deed_proof(Deed, Proof),
    write_ending(Name, Verdict, Proof, ending_deed(Text, Deed)).

%   A deed that is about an ending has its squares.
deed_proof(Deed, Proof) :-
    (   arg(1, Deed, ending(_, _, Found))
    ->  Proof = Found
    ;   Deed =.. [_|Values],
        findall(at=Value, member(Value, Values), Proof)
    ).
