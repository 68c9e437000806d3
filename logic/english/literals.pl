:- module(english_literals,
          [ environment/2,      % +Case, -Environment
            resolved/4,         % +Literal, +Case, +Environment, -Resolved
            about_a_move/1,     % +Word
            moved_ply/4,        % +Literal, +Case, +Environment, -Ply
            variable_noun/4,    % +Variable, +Case, +Environment, -Noun
            literal_words//3    % +Resolved, +Phrases, ?Subject
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(boards).
:- use_module(cases).
:- use_module(nouns).
:- use_module(verbs).
:- use_module(board_words).
:- use_module(line_words).
:- use_module(helper_words).
:- use_module(templates).

/** <module> The literals of a clause, with the things they speak of

A literal of a clause has variables v(Name). Resolved, it is
said(Sign, Atom, When), where Atom has nouns (see verbs.pl) for arguments
and When is `before` for what held before the move, `own` for what the
move itself says, or `now`.
*/

%!  environment(+Case, -Environment) is det.
%
%   Pairs Name-Ply of the variables that stand for positions, and
%   Name=Value of the squares of moves that the proof does not name.

environment(Case, Environment) :-
    (   case_clause(Case, clause(Head, Literals))
    ->  start(Head, Case, Start),
        foldl(placed(Case), Literals, Start, Environment)
    ;   Environment = []
    ).

start(Head, Case, Environment) :-
    Head =.. [_, v(Position), v(From), v(To)],
    !,
    (   move(Case, 1, Origin, Target)
    ->  Environment = [Position-0, From=Origin, To=Target]
    ;   Environment = [Position-0]
    ).
start(_, _, []).

placed(Case, Literal, Environment0, Environment) :-
    (   happens(Literal, Case, Environment0, Ply, Moves)
    ->  foldl(entered(Case, Ply), Moves, Environment0, Environment)
    ;   Environment = Environment0
    ).

%   The half move of a literal; and its variables, with their places: steps
%   from there to a board, or to a move whose squares they are.
happens(make_move(From, To, Before, After), Case, Environment, Ply, [After-0]) :-
    after_own_move(From, To, Before, Case, Environment, Ply).
happens(make_move(From, To, _, Before, After), Case, Environment, Ply, [After-0]) :-
    after_own_move(From, To, Before, Case, Environment, Ply).
happens(solver_move(P, F, T, B, A, _), Case, E, Ply, [B-(-1), A-0, moved(F, T, 0)]) :-
    ply_of(P, T, Case, E, Ply).
happens(played(P, F, T, B, A, _), Case, E, Ply, [B-(-1), A-0, moved(F, T, 0)]) :-
    ply_of(P, T, Case, E, Ply).
happens(last_move(_, F, T, B, A, _), Case, _, Ply, [B-(-1), A-0, moved(F, T, 0)]) :-
    last_solver_ply(Case, Ply).
happens(first_move(F, T, B, A, _), _, _, 1, [B-(-1), A-0, moved(F, T, 0)]).
happens(reply(P, F, T, A, _), Case, E, Ply, [A-1, moved(F, T, 1)]) :-
    ply_of(P, none, Case, E, Ply).
happens(next_move(P, F, T, B, A, _), Case, E, Ply, [B-1, A-2, moved(F, T, 2)]) :-
    ply_of(P, none, Case, E, Ply).
happens(move_before(P, F, T, B, _), Case, E, Ply, [B-(-2), moved(F, T, -1)]) :-
    ply_of(P, none, Case, E, Ply).
happens(earlier_move(P, F, T, B, A, _), Case, E, Ply, [B-(-3), A-(-2), moved(F, T, -2)]) :-
    ply_of(P, none, Case, E, Ply).

%!  moved_ply(+Literal, +Case, +Environment, -Ply) is semidet.
%
%   The half move that a literal such as solver_move or reply is about.

moved_ply(Literal, Case, Environment, Ply) :-
    happens(Literal, Case, Environment, Start, Moves),
    member(moved(_, _, Steps), Moves),
    Ply is Start + Steps,
    Ply > 0,
    move(Case, Ply, _, _),
    !.

after_own_move(From, To, Before, Case, Environment, 1) :-
    Before = v(Position),
    memberchk(Position-0, Environment),
    move(Case, 1, Origin, Target),
    value(From, Case, Environment, Origin),
    value(To, Case, Environment, Target).

ply_of(Term, Target, Case, Environment, Ply) :-
    (   value(Term, Case, Environment, Ply)
    ->  true
    ;   Target = v(_),
        case_value(Case, _, _),
        value(Target, Case, Environment, Square),
        move(Case, Ply, _, Square),
        Ply mod 2 =:= 1
    ->  true
    ;   case_ply(Case, Ply)
    ).

entered(_, Ply, v(Name)-Steps, Environment, [Name-Board|Environment]) :-
    Name \== '_',
    !,
    Board is Ply + Steps.
entered(Case, Ply, moved(From, To, Steps), Environment0, Environment) :-
    !,
    Half is Ply + Steps,
    (   Half >= 0,
        move(Case, Half, Origin, Target)
    ->  foldl(named(Case), [From-Origin, To-Target], Environment0, Environment)
    ;   Environment = Environment0
    ).
entered(_, _, _, Environment, Environment).

named(Case, v(Name)-Square, Environment, [Name=Square|Environment]) :-
    Name \== '_',
    \+ case_value(Case, Name, _),
    \+ memberchk(Name=_, Environment),
    !.
named(_, _, Environment, Environment).

value(v(Name), Case, Environment, Value) :-
    !,
    (   case_value(Case, Name, Value)
    ->  true
    ;   memberchk(Name=Value, Environment)
    ).
value(Value, _, _, Value) :-
    atomic(Value).

%!  resolved(+Literal, +Case, +Environment, -Resolved) is det.

resolved(Literal, Case, Environment, said(Sign, Said, When)) :-
    signed(Literal, Sign, Atom),
    Atom =.. [Name|Arguments],
    literal_board(Arguments, Case, Environment, Board),
    literal_time(Name, Arguments, Case, Environment, When),
    length(Arguments, Arity),
    (   about_half_moves(Name)
    ->  First = 1
    ;   First = 2
    ),
    Last is Arity + First - 1,
    nouns(Arguments, First, Last, at(Board, Case, Environment), Nouns),
    Said =.. [Name|Nouns].

signed(\+ Atom, -, Atom) :- !.
signed(Atom, +, Atom).

literal_board(Arguments, Case, Environment, Board) :-
    member(v(Name), Arguments),
    memberchk(Name-Ply, Environment),
    board(Case, Ply, Board),
    !.
literal_board(_, _, _, none).

%   Their first argument is the number of a half move.
about_half_moves(Name) :-
    memberchk(Name, [ solver_ply, last_ply, takes_on, taken, becomes, castled, took_en_passant,
                      gives_check, facing_king, up_by, down_by, keeps_gain, storm_by,
                      earlier_ply, next_ply,
                      drawn_away, left_alone, makes_way, leaves_freely, chases_king, defender_taken,
                      unforced, bait_was_paid, force_until, pawn_storms, recaptured_by,
                      castled_before, queened_before, taken_later, taken_later_before,
                      could_take_before, check_near, capture_near
                    ]).

%   Only of one move: a line has many boards.
literal_time(legal_move, [From, To|_], Case, Environment, own) :-
    case_kind(Case, tactic),
    move(Case, 1, Origin, Target),
    value(From, Case, Environment, Origin),
    value(To, Case, Environment, Target),
    !.
literal_time(Name, Arguments, Case, Environment, before) :-
    case_kind(Case, tactic),
    \+ about_a_move(Name),
    member(v(Position), Arguments),
    memberchk(Position-0, Environment),
    !.
literal_time(_, _, _, _, now).

about_a_move(captures).
about_a_move(promotes).
about_a_move(legal_move).
about_a_move(make_move).
about_a_move(castles).
about_a_move(passes).
about_a_move(reaches).

nouns([], _, _, _, []).
nouns([Argument|Arguments], Place, Arity, Where, [Noun|Nouns]) :-
    noun(Argument, Place, Arity, Where, Noun),
    !,
    Next is Place + 1,
    nouns(Arguments, Next, Arity, Where, Nouns).

noun(v(Name), _, _, at(_, _, Environment), none) :-
    memberchk(Name-_, Environment).
noun(Argument, 1, Arity, at(_, Case, Environment), move(Words)) :-
    Arity > 1,
    value(Argument, Case, Environment, Ply),
    integer(Ply),
    Ply > 0,
    phrase(numbered(Case, Ply), Words).
noun(Argument, _, _, at(Board, Case, Environment), Noun) :-
    value(Argument, Case, Environment, Value),
    value_noun(Value, Argument, Board, Case, Environment, Noun).
noun(v(Name), Arity, Arity, _, none) :-
    Name \== '_'.               % a position or line that no move leads to
noun(_, _, _, _, some).

value_noun(Square, Argument, Board, Case, Environment, Noun) :-
    atom(Square),
    place(Square, _, _),
    !,
    (   Board \== none
    ->  Own = Board
    ;   usual_board(Argument, Case, Environment, Own)
    ),
    (   stands(Square, Own, _, Piece)
    ->  Noun = man(Piece, Square)
    ;   Noun = square(Square)
    ).
value_noun(Value, _, _, _, _, value(Value)).

%!  variable_noun(+Variable, +Case, +Environment, -Noun) is det.
%
%   What a variable of the clause stands for, on the board where the clause
%   looks for it.

variable_noun(Name, Case, Environment, Noun) :-
    (   value(v(Name), Case, Environment, Value)
    ->  value_noun(Value, v(Name), none, Case, Environment, Noun)
    ;   Noun = name(Name)
    ).

%   The first board on which the clause looks for the variable; that before
%   the move for the square which the move leaves.
usual_board(v(Name), Case, Environment, Board) :-
    case_clause(Case, clause(Head, Literals)),
    \+ Head =.. [_, _, v(Name), _],
    member(Literal, Literals),
    signed(Literal, _, Atom),
    \+ functor(Atom, make_move, _),
    Atom =.. [_|Arguments],
    memberchk(v(Name), Arguments),
    literal_board(Arguments, Case, Environment, Board),
    Board \== none,
    !.
usual_board(v(Name), Case, _, Board) :-
    case_clause(Case, clause(Head, _)),
    Head =.. [_, _, _, v(Name)],
    !,
    board(Case, 1, Board).
usual_board(_, Case, _, Board) :-
    board(Case, 0, Board).

%!  literal_words(+Resolved, +Phrases, ?Subject)// is semidet.
%
%   What is said of Subject, or a whole clause where it is none. What is
%   denied of something unknown is said of nothing.

literal_words(said(-, Atom, When), Phrases, Subject) -->
    { for_nothing(Atom, Changed) },
    !,
    literal_words(said(+, Changed, When), Phrases, Subject).
literal_words(said(Sign, Atom, When), Phrases, Subject) -->
    known_words(Sign, Atom, Phrases, Subject),
    time(When).

time(before) --> ['before the move'].
time(own) --> [].
time(now) --> [].

known_words(Sign, Atom, _, Subject) -->
    board_words(Sign, Atom, Subject),
    !.
known_words(Sign, Atom, _, Subject) -->
    line_words(Sign, Atom, Subject),
    !.
known_words(Sign, Atom, _, Subject) -->
    helper_words(Sign, Atom, Subject),
    !.
known_words(Sign, Atom, Phrases, none) -->
    { functor(Atom, Name, Arity),
      memberchk(phrase(Name/Arity, Template), Phrases)
    },
    !,
    phrase_words(Sign, Template, Atom).
known_words(Sign, Atom, _, none) -->
    plain_words(Sign, Atom).

%   The first thing that is not known becomes nothing.
for_nothing(Atom, Changed) :-
    Atom =.. [Name|Nouns],
    append(Before, [some|After], Nouns),
    !,
    append(Before, [nothing|After], More),
    Changed =.. [Name|More].

%   Of a helper without English: its name, and what it speaks of.
plain_words(Sign, Atom) -->
    { Atom =.. [Name|Nouns],
      exclude(unsaid_noun, Nouns, Spoken),
      atomic_list_concat(Parts, '_', Name),
      atomic_list_concat(Parts, ' ', Words)
    },
    either(Sign, [], [no]),
    [Words],
    (   { Spoken == [] }
    ->  []
    ;   [of], n(all(Spoken))
    ).

unsaid_noun(none).
unsaid_noun(some).
unsaid_noun(nothing).
unsaid_noun(at(_)).         % a position
