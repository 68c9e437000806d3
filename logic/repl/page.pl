% What a page in a browser asks of Prolog: advice, proofs, a program and its queries. Every answer
% is a dict of texts, numbers and lists, which becomes an object of JavaScript. The page loads
% ../repl.pl first, which has the tactics.

:- module(chess_page,
          [ page_prepare/0,
            page_score/3,       % +FEN, -Done, -All
            page_advice/3,      % +FEN, -Moves, -Nothing
            page_proof/5,       % +FEN, +From, +To, +Tactic, -Proof
            page_program/2,     % +File, -Messages
            page_vocabulary/1,  % -Words
            page_query/3        % +Text, +FEN, -Answer
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(listing)).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../../bk/vocabulary').
:- use_module('../english/english', [say/2]).
:- use_module('../../bk/notation', [san/6]).
:- use_module('../judgement/advice_answers', []).
:- use_module('../judgement/explanation_answers', []).
:- use_module('../judgement/tactic_answers', []).
:- use_module('../ranking/ranking').
:- use_module(manual, []).
:- use_module(positions).
:- use_module(proofs).
:- use_module(reasons).
:- use_module(suggestions).
:- use_module(theories, []).
:- use_module(worths).

%!  page_prepare is det.
%
%   Read beforehand what is else read when it is first needed: what
%   tactics are worth, comments, names of features. A state of Prolog that
%   is saved then answers at once.

page_prepare :-
    forall(tactic_name(Name), worth(Name, _)),
    chess_manual:read_comments,
    ignore(chess_ranking:weighed(_)).

:- dynamic scored/3.            % FEN, Score, From-To

%!  page_score(+FEN, -Done, -All) is nondet.
%
%   Score the legal moves of a position, one at each solution: Done of All
%   are scored then. It takes seconds in a full position, so that the page
%   tells how far it is and may give up between two moves.

page_score(FEN, Done, All) :-
    fen_position(FEN, Position),
    retractall(scored(_, _, _)),
    findall(From-To, legal_move(From, To, Position), Moves),
    length(Moves, All),
    nth1(Done, Moves, From-To),
    once(move_score(Position, From, To, Score)),
    assertz(scored(FEN, Score, From-To)).

%!  page_advice(+FEN, -Moves, -Nothing) is det.
%
%   What `clausewitz suggest --by logic` answers: the moves that stand out,
%   the best first, as _{move, san, share, reasons}, where a reason is
%   _{tactic, name, why}: its name in tactic files, and that in Prolog. All
%   solutions of page_score/3 must have been found. Where there are no
%   moves, Nothing says so; else it is empty.
%
%   ```
%   ?- FEN = "r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1",
%      forall(page_score(FEN, _, _), true), page_advice(FEN, Moves, _).
%   ```

page_advice(FEN, Moves, Nothing) :-
    fen_position(FEN, Position),
    findall(Score-Squares, scored(FEN, Score, Squares), Scores),
    score_shares(Scores, Shares),
    most(moves, Most),
    findall(told(Move, Share, Tactic, Why),
            ( suggestion(Position, Shares, Most, Move, Share, Tactic, Why),
              least_share(Least),
              Share >= Least
            ),
            Told),
    findall(Move-Share, member(told(Move, Share, _, _), Told), Pairs0),
    list_to_set(Pairs0, Pairs),
    maplist(advised_move(Position, Told), Pairs, Moves),
    (   Moves == []
    ->  say(nothing, Nothing)
    ;   Nothing = ""
    ).

%   The same as in clausewitz.advice.methods.by_logic: what stands out, and how much is said of it.
most(moves, 5).
most(reasons, 3).

least_share(0.05).

advised_move(Position, Told, Move-Share, _{move: Move, san: San, share: Share, reasons: Reasons}) :-
    findall(Tactic-Why, member(told(Move, _, Tactic, Why), Told), All),
    most(reasons, Most),
    first(Most, All, Best),
    findall(Why, member(_-Why, Best), Sentences0),
    list_to_set(Sentences0, Sentences),
    maplist(said_reason(Best), Sentences, Reasons),
    move_san(Position, Move, San).

first(Most, List, First) :-
    length(List, Length),
    Taken is min(Most, Length),
    length(First, Taken),
    append(First, _, List).

%   A learned tactic and that of the textbook often say the same: the shorter name is used.
said_reason(Reasons, Why, _{tactic: Plain, name: Name, why: Why}) :-
    findall(Tactic, member(Tactic-Why, Reasons), Names),
    (   member(Name, Names),
        \+ atom_concat(learned_, _, Name)
    ->  true
    ;   last(Names, Name)
    ),
    plain_name(Name, Plain).

move_san(Position, Move, San) :-
    sub_atom(Move, 0, 2, _, From),
    sub_atom(Move, 2, 2, After, To),
    sub_atom(Move, _, After, 0, Letter),
    chess_suggestions:promotion_letter(Promotion, Letter),
    san(Position, From, To, Promotion, San, _).

%!  page_proof(+FEN, +From, +To, +Tactic, -Proof) is semidet.
%
%   Why the tactic of this name, in files or here, proposes the move:
%   _{clause, literals, worth, file}, where a literal is _{text, words}, its
%   Prolog text with values and its English.

page_proof(FEN, From, To, Given, _{clause: Text, literals: Literals, worth: Worth, file: File}) :-
    fen_position(FEN, Position),
    once(( tactic_name(Tactic), ( Tactic == Given ; plain_name(Tactic, Given) ) )),
    told_literals(Tactic, Position, From, To, Clause, Pairs),
    clause_text(Clause, Text),
    findall(_{text: Said, words: Words}, member(Said-Words, Pairs), Literals),
    (   worth_line(Tactic/3, Worth)
    ->  true
    ;   Worth = ""
    ),
    once(chess_theories:defined_in(Tactic/3, Path)),
    chess_manual:short_path(Path, File).

clause_text(clause(Head0, Literals0), Text) :-
    maplist(with_names, [Head0|Literals0], [Head|Literals]),
    conjunction(Literals, Body),
    with_output_to(string(Text),
                   portray_clause(current_output, (Head :- Body),
                                  [portray(true), spacing(next_argument)])).

conjunction([Literal], Literal) :- !.
conjunction([Literal|Literals], (Literal, Body)) :-
    conjunction(Literals, Body).

with_names(v(Name), '$VAR'(Name)) :- !.
with_names(Term, Named) :-
    compound(Term),
    !,
    Term =.. [Name|Arguments0],
    maplist(with_names, Arguments0, Arguments),
    Named =.. [Name|Arguments].
with_names(Term, Term).

%!  page_program(+File, -Messages) is det.
%
%   Load the clauses of a user's file into `user`, in place of those that it
%   had before. Messages are the complaints: _{kind, line, text}, line 0
%   where it is not known.

:- dynamic complaint/3, collecting/0.

:- multifile user:message_hook/3.

user:message_hook(Term, Kind, Lines) :-
    chess_page:collecting,
    memberchk(Kind, [error, warning]),
    chess_page:note(Term, Kind, Lines).

page_program(File, Messages) :-
    retractall(complaint(_, _, _)),
    setup_call_cleanup(assertz(collecting),
                       catch(load_files(user:File, [if(true)]), Error, complain(Error)),
                       retractall(collecting)),
    findall(_{kind: Kind, line: Line, text: Text}, complaint(Kind, Line, Text), Messages).

complain(Error) :-
    error_text(Error, Text),
    assertz(complaint(error, 0, Text)).

%   The line is split off: "File:Line:Column: Syntax error: ..." begins with it.
note(Term, Kind, Lines) :-
    (   Term = error(Formal, Context),
        nonvar(Context),
        Context = file(_, Line, _, _)
    ->  error_text(error(Formal, _), Text)
    ;   sub_term(Full, Term),
        nonvar(Full),
        Full = error(resource_error(stack), _)
    ->  error_text(Full, Text),
        loaded_line(Line)
    ;   lines_text(Lines, Text),
        loaded_line(Line)
    ),
    assertz(complaint(Kind, Line, Text)).

loaded_line(Line) :-
    (   source_location(_, Line)
    ->  true
    ;   Line = 0
    ).

%   That the toplevel has called it goes without saying.
error_text(error(resource_error(stack), Context), Text) :-
    is_dict(Context),
    !,
    Megabytes is Context.stack_limit // 1024,
    format(string(Text), "The stack of ~D MB is full", [Megabytes]).
error_text(Error, Text) :-
    (   Error = error(Formal, Context),
        subsumes_term(context(system:'<meta-call>'/1, _), Context)
    ->  Plain = error(Formal, _)
    ;   Plain = Error
    ),
    phrase('$messages':translate_message(Plain), Lines),
    lines_text(Lines, Text).

lines_text(Lines, Text) :-
    with_output_to(string(Whole),
                   print_message_lines(current_output, '', Lines)),
    split_string(Whole, "", "\n ", [Text]).

%!  page_vocabulary(-Words) is det.
%
%   What an editor completes: predicates, tactics and motifs, as
%   _{name, arguments, text}, with the names of the arguments and the first
%   sentence of what the manual says.

page_vocabulary(Words) :-
    findall(_{name: Name, arguments: Arguments, text: Text},
            ( chess_manual:topic(Name/_, Topic),
              topic_arguments(Topic, Arguments),
              once(chess_manual:summary(Topic, Text))
            ),
            Words).

topic_arguments(word(_, [mode(Arguments, _)|_], _), Names) :-
    findall(Name, member(argument(_, Name, _), Arguments), Names).
topic_arguments(theory(_/3), ['Position', 'From', 'To']).
topic_arguments(theory(_/1), ['Line']).

%!  page_query(+Text, +FEN, -Answer) is nondet.
%
%   The answers of a query that a user has typed, P being the position of
%   FEN unless that is empty: _{text, bindings, boards, squares}, the
%   bindings as the toplevel writes them, whole and as _{name, text, fen}
%   with the FEN of a position, the FENs of positions among them, and those
%   that are squares, as _{name, square}. An error is the last answer:
%   _{error}.
%   $Name is what the last answer with a variable Name had for it.

:- dynamic remembered/2.        % Name, Value

page_query(Text, Given, Answer) :-
    text_to_string(Given, FEN),
    catch(( read_query(Text, Goal0, Names0),
            with_remembered(Goal0, Names0, Goal, Names),
            bind_position(Names, FEN),
            call(user:Goal),
            remember(Names),
            said(Names, FEN, Said),
            answer(Said, Answer)
          ),
          Error,
          ( error_text(Error, Message), Answer = _{error: Message} )).

read_query(Text, Goal, Names) :-
    split_string(Text, "", " \n\t.", [Bare0]),
    (   string_concat("?-", Bare, Bare0)
    ->  true
    ;   Bare = Bare0
    ),
    term_string(Goal, Bare, [variable_names(Names), module(user)]).

%   A name that stands behind $ alone is no variable of the query.
with_remembered(Goal0, Names0, Goal, Names) :-
    mapped_dollars(Names0, Goal0, Goal),
    term_variables(Goal, Variables),
    include(named_among(Variables), Names0, Names).

named_among(Variables, _=Named) :-
    member(One, Variables),
    One == Named,
    !.

mapped_dollars(Names, Term, Value) :-
    nonvar(Term),
    Term = $(Variable),
    var(Variable),
    member(Name=Named, Names),
    Named == Variable,
    !,
    (   remembered(Name, Value)
    ->  true
    ;   throw(error(existence_error(answer, $(Name)), _))
    ).
mapped_dollars(Names, Term0, Term) :-
    compound(Term0),
    !,
    Term0 =.. [Name|Arguments0],
    maplist(mapped_dollars(Names), Arguments0, Arguments),
    Term =.. [Name|Arguments].
mapped_dollars(_, Term, Term).

remember(Names) :-
    forall(( member(Name=Value, Names), nonvar(Value) ),
           ( retractall(remembered(Name, _)), assertz(remembered(Name, Value)) )).

bind_position(Names, FEN) :-
    (   FEN == ""
    ->  true
    ;   set_position(FEN),
        current_position(Position),
        ignore(memberchk('P'=Position, Names))
    ).

%   The position on the board goes without saying.
said(Names0, FEN, Names) :-
    exclude(unsaid(FEN), Names0, Names).

unsaid(FEN, 'P'=_) :-
    FEN \== "".
unsaid(_, Name=_) :-
    sub_atom(Name, 0, 1, _, '_').

answer(Names, _{text: Text, bindings: Bindings, boards: Boards, squares: Squares}) :-
    findall(FEN, ( member(_=Value, Names), shown_position(Value, FEN) ), Boards),
    findall(_{name: Name, square: Square},
            ( member(Name=Square, Names), atom(Square), sq(Square) ),
            Squares),
    findall(_{name: Name, text: Value, fen: FEN}, binding(Names, Name, Value, FEN), Bindings),
    bindings_text(Names, Text).

binding(Names, Name, Text, FEN) :-
    copy_term(Names, Copy, _),
    named(Copy, Bound),
    nth1(Place, Bound, Name=Written),
    nth1(Place, Names, _=Value),
    format(string(Text), "~@", [print_value(Written)]),
    (   \+ is_list(Value),
        shown_position(Value, FEN)
    ->  true
    ;   FEN = ""
    ).

%   A position, or one in a list.
shown_position(Value, FEN) :-
    (   is_list(Value)
    ->  member(Position, Value)
    ;   Position = Value
    ),
    compound(Position),
    functor(Position, position, 6),
    ground(Position),
    fen_position(FEN, Position).

%   Variables have the names that the query gives them.
bindings_text(Names, Text) :-
    copy_term(Names, Copy, Constraints),
    named(Copy, Bound),
    findall(One,
            ( member(Name=Value, Bound),
              format(string(One), "~w = ~@", [Name, print_value(Value)])
            ;   member(Goal, Constraints),
              format(string(One), "~@", [print_value(Goal)])
            ),
            Parts),
    (   Parts == []
    ->  Text = "true"
    ;   atomic_list_concat(Parts, ',\n', Atom),
        atom_string(Atom, Text)
    ).

named([], []).
named([Name=Value|Names], Bound) :-
    var(Value),
    !,
    Value = '$VAR'(Name),
    named(Names, Bound).
named([Binding|Names], [Binding|Bound]) :-
    named(Names, Bound).

print_value(Value) :-
    write_term(Value, [quoted(true), portray(true), numbervars(true), spacing(next_argument),
                       max_depth(50)]).
