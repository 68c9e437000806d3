% Tactic files, read as data: they may come from a stranger. Clauses are read, checked
% against bk/signatures.pl and asserted; nothing in a file is run while it is loaded.
% The clausewitz command has the same check, with types and modes, in Python.

:- module(chess_theories,
          [ load_tactics/1      % +File
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).

:- dynamic
       signature/1,
       entered/1,           % Name/Arity of what load_tactics/1 has put into user
       source/3,            % Head, Body, Names: the same, with the names of variables
       called/1,            % Name/Arity of what its clauses call
       defined_in/2,        % Name/Arity, File
       renamed/2.           % Name/Arity, Plain: what the file calls Name
:- include('../../bk/signatures').

%!  load_tactics(+File:text) is det.
%
%   Add the tactics of File to those in `user`; each is a predicate
%   tactic(Position, From, To). Motifs, predicates motif(Line), are added
%   likewise, and `logic/repl.pl` finds them by motif(Line, Name). Part of `logic/theories.pl`, which
%   `logic/repl.pl` loads. A file is read as data, checked, and only
%   then entered: nothing in it is run.
%
%   With this in a file `my_tactics.pl`:
%
%   ```
%   % A check that does not lose the checking piece.
%   safe_check(Position, From, To) :-
%       make_move(From, To, Position, NewPosition),
%       checks(To, _, NewPosition),
%       \+ en_prise(To, NewPosition).
%   ```
%
%   ```
%   ?- load_tactics('my_tactics.pl'), safe_check($Fork, From, To).
%   From = d5, To = f6 ;
%   From = d5, To = c7.
%   ```
%
%   @error  refused(File, Line, Reason) at the first term that is more
%           than a clause over the vocabulary: a directive, a predicate
%           that is not of the vocabulary, a redefinition. Nothing is
%           added then, nor where there is a syntax error.

load_tactics(File) :-
    load_tactics(File, '').

%   load_tactics(+File, +Prefix): the same, Prefix standing before the names
%   of all that File defines, unless they have it. So what was learned stands
%   beside what was written under the same name.

load_tactics(File, Prefix) :-
    file_terms(File, Pairs0),
    with_prefix(Prefix, Pairs0, Pairs),
    pairs_keys(Pairs, Terms),
    maplist(term_head, Terms, Heads),
    forall(member(Term, Terms), check(Term, File, Heads)),
    forall(member(clause(_, Clause)-Names, Pairs), enter(Clause, Names)),
    forall(member(Head, Heads), enter_file(Head, File)).

with_prefix('', Pairs, Pairs) :- !.
with_prefix(Prefix, Pairs0, Pairs) :-
    findall(Name/Arity,
            ( member(Term-_, Pairs0),
              term_head(Term, Head),
              plain(Head),
              functor(Head, Name, Arity),
              \+ atom_concat(Prefix, _, Name),
              \+ is_note(Head)
            ),
            Own),
    forall(member(Name/Arity, Own), remember_name(Prefix, Name/Arity)),
    maplist(prefixed_pair(Prefix, Own), Pairs0, Pairs).

remember_name(Prefix, Plain/Arity) :-
    atom_concat(Prefix, Plain, Name),
    (   renamed(Name/Arity, Plain)
    ->  true
    ;   assertz(renamed(Name/Arity, Plain))
    ).

is_note(english(_, _)).
is_note(motif(_)).

prefixed_pair(Prefix, Own, clause(Line, Term0)-Names, clause(Line, Term)-Names) :-
    prefixed(Prefix, Own, Term0, Term).

prefixed(_, _, Term, Term) :-
    \+ callable(Term),
    !.
prefixed(Prefix, Own, Term0, Term) :-
    memberchk(Term0, [(_ :- _), (_, _), \+ _]),
    !,
    Term0 =.. [Name|Parts0],
    maplist(prefixed(Prefix, Own), Parts0, Parts),
    Term =.. [Name|Parts].
prefixed(Prefix, Own, Note0, Note) :-
    is_note(Note0),
    Note0 =.. [Kind, Name0|Words],
    memberchk(Name0/_, Own),
    !,
    atom_concat(Prefix, Name0, Name),
    Note =.. [Kind, Name|Words].
prefixed(Prefix, Own, Goal0, Goal) :-
    functor(Goal0, Name0, Arity),
    memberchk(Name0/Arity, Own),
    !,
    Goal0 =.. [_|Arguments],
    atom_concat(Prefix, Name0, Name),
    Goal =.. [Name|Arguments].
prefixed(_, _, Goal, Goal).

%   Pairs of clauses and the names of their variables.
file_terms(File, Pairs) :-
    setup_call_cleanup(open(File, read, Stream, [encoding(utf8)]),
                       stream_terms(Stream, Pairs),
                       close(Stream)).

stream_terms(Stream, Pairs) :-
    read_term(Stream, Term, [term_position(Place), variable_names(Names)]),
    (   Term == end_of_file,
        at_end_of_stream(Stream)        % a file may also say so before its end: see prologs_own/1
    ->  Pairs = []
    ;   stream_position_data(line_count, Place, Line),
        Pairs = [clause(Line, Term)-Names|More],
        stream_terms(Stream, More)
    ).

term_head(clause(_, (Head :- _)), Head) :- !.
term_head(clause(_, Head), Head).

check(clause(Line, Clause), File, Heads) :-
    (   refusal(Clause, Heads, Reason)
    ->  throw(error(refused(File, Line, Reason), _))
    ;   true
    ).

refusal((:- _), _, directive) :- !.
refusal((?- _), _, directive) :- !.
refusal((_ --> _), _, grammar) :- !.
refusal(Clause, _, not_a_clause) :-
    term_head(clause(0, Clause), Head),
    \+ plain(Head),
    !.
refusal(Clause, _, defined(Name/Arity)) :-
    term_head(clause(0, Clause), Head),
    functor(Head, Name, Arity),
    \+ entered(Name/Arity),
    (   known(Head)
    ;   Name == call
    ;   \+ free_name(Name/Arity),
        predicate_property(user:Head, defined)
    ),
    !.
refusal(Clause, _, prologs_own(Name)) :-
    term_head(clause(0, Clause), Head),
    functor(Head, Name, _),
    prologs_own(Name),
    !.
refusal(Clause, _, no_body(Name/Arity)) :-
    Clause \= (_ :- _),
    \+ ( compound(Clause), ground(Clause) ),     % a table of constants
    !,
    functor(Clause, Name, Arity).
refusal((_ :- Body), Heads, Reason) :-
    goal_refusal(Body, Heads, Reason).

%   Names that theories may have all the same.
free_name(fork/1).      % starts a process, in library(unix): nobody calls it here
free_name(Indicator) :-                 % the words of strategy are not for clauses
    module_property(chess_strategy, exports(Words)),
    memberchk(Indicator, Words).

%   Names of predicates that SWI-Prolog or its libraries call by themselves
%   in `user`: hooks, of this version or the next. No theory may have them.
prologs_own(Name) :-
    own_name(Name),
    !.
prologs_own(Name) :-
    own_beginning(Beginning),
    atom_concat(Beginning, _, Name),
    !.
prologs_own(Name) :-
    own_end(End),
    atom_concat(_, End, Name),
    !.
prologs_own(Name) :-
    sub_atom(Name, _, _, _, portray),
    !.

own_name(exception).
own_name(library_directory).
own_name(file_search_path).
own_name(resource).
own_name(unknown).
own_name(end_of_file).
own_name(halt).
own_name(initialization).
own_name(safe_primitive).

own_beginning($).
own_beginning(prolog_).
own_beginning(attr_).
own_beginning(attribute_).
own_beginning(message_).
own_beginning(thread_).
own_beginning(expand_).
own_beginning(safe_meta).

own_end('_hook').
own_end('_expansion').
own_end('_attributes').

%   Heads decide which goals a body may call, so none may be an operator
%   or Module:Goal; and none may be a hook or import of `user`, above.
plain(Head) :-
    callable(Head),
    functor(Head, Name, _),
    atom(Name),
    atom_codes(Name, [First|_]),
    code_type(First, prolog_atom_start).

goal_refusal(Goal, _, variable_goal) :-
    var(Goal),
    !.
goal_refusal((Goal1, Goal2), Heads, Reason) :-
    !,
    (   goal_refusal(Goal1, Heads, Reason)
    ->  true
    ;   goal_refusal(Goal2, Heads, Reason)
    ).
goal_refusal(\+ Goal, Heads, Reason) :-
    !,
    goal_refusal(Goal, Heads, Reason).
goal_refusal(Goal, Heads, unknown(Name/Arity)) :-
    callable(Goal),
    functor(Goal, Name, Arity),
    \+ known(Goal),
    \+ ( member(Head, Heads), functor(Head, Name, Arity) ),
    !.
goal_refusal(Goal, _, not_a_clause) :-
    \+ callable(Goal).

known(Goal) :-
    functor(Goal, Name, Arity),
    functor(Predicate, Name, Arity),
    signature(Predicate),
    !.

%   Asserted as dynamic, once: loading a file again changes nothing.
enter(Clause, Names) :-
    term_head(clause(0, Clause), Head),
    functor(Head, Name, Arity),
    functor(General, Name, Arity),
    (   entered(Name/Arity)
    ->  true
    ;   dynamic(user:Name/Arity),
        assertz(entered(Name/Arity))
    ),
    (   Clause = (_ :- Body)
    ->  true
    ;   Body = true
    ),
    (   clause(user:General, Known),
        (General :- Known) =@= (Head :- Body)
    ->  true
    ;   assertz(user:(Head :- Body)),
        assertz(source(Head, Body, Names)),
        forall(goal_of(Body, Goal), enter_call(Goal))
    ).

enter_call(Goal) :-
    functor(Goal, Name, Arity),
    (   called(Name/Arity)
    ->  true
    ;   assertz(called(Name/Arity))
    ).

%   goal_of(+Body, -Goal): one of Body, denied or not.

goal_of(Body, Goal) :-
    literal_of(Body, Literal),
    (   Literal = (\+ Denied)
    ->  goal_of(Denied, Goal)
    ;   compound(Literal),
        Goal = Literal
    ).

literal_of((One, Other), Literal) :-
    !,
    (   literal_of(One, Literal)
    ;   literal_of(Other, Literal)
    ).
literal_of(Literal, Literal).

enter_file(Head, File) :-
    functor(Head, Name, Arity),
    absolute_file_name(File, Path),
    (   defined_in(Name/Arity, Path)
    ->  true
    ;   assertz(defined_in(Name/Arity, Path))
    ).

:- multifile prolog:error_message//1.

prolog:error_message(refused(File, Line, Reason)) -->
    [ '~w:~d: '-[File, Line] ],
    reason(Reason).

reason(directive) -->
    [ 'a directive; a theory is data and may not run anything' ].
reason(grammar) -->
    [ 'a grammar rule is not a clause over the vocabulary' ].
reason(not_a_clause) -->
    [ 'not a clause' ].
reason(prologs_own(Name)) -->
    [ '~w: a name that Prolog itself calls'-[Name] ].
reason(no_body(Indicator)) -->
    [ '~w has no body: it says nothing of chess'-[Indicator] ].
reason(variable_goal) -->
    [ 'a variable is not a literal' ].
reason(defined(Indicator)) -->
    [ '~w is defined already'-[Indicator] ].
reason(unknown(Indicator)) -->
    [ 'unknown predicate ~w'-[Indicator] ].
