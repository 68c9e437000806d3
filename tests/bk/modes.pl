:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../../bk/vocabulary').

% What signatures.pl and the mode lines promise, for every predicate of the vocabulary:
% any argument that need not be bound may be, with the answers that fit.

:- begin_tests(modes).

:- dynamic signature/1.
:- include('../../bk/signatures').

test(every_signature_has_its_predicate, all(Name/Arity == [])) :-
    signature(Predicate),
    functor(Predicate, Name, Arity),
    functor(Goal, Name, Arity),
    \+ predicate_property(Goal, imported_from(_)).

% One test for all goals, which lists the bad ones: thousands of tests take longer than the goals.

test(no_answer_comes_twice, all(Goal == [])) :-
    vocabulary_goal(Goal, _),
    findall(Goal, Goal, Answers0),
    msort(Answers0, Answers),
    sort(Answers0, Once),
    Answers \== Once.

test(bound_arguments_select_among_the_answers, all(Bad == [])) :-
    answered_goal(Goal, Free),
    answers_and_sample(Goal, Answers, Sample),
    member(Answer, Sample),
    subset_of(Free, Places),
    copy_term(Goal, Bad),
    maplist(same_argument(Answer, Bad), Places),
    include(subsumes_term(Bad), Answers, Expected),
    findall(Bad, Bad, Found0),
    sort(Found0, Found),
    Found \== Expected.

test(arguments_that_do_not_belong_together_fail, all(Bad == [])) :-
    answered_goal(Goal, Free),
    answers_and_sample(Goal, Answers, Sample),
    member(Answer1, Sample),
    member(Answer2, Sample),
    subset_of(Free, Places),
    subtract(Free, Places, Others),
    copy_term(Goal, Bad),
    maplist(same_argument(Answer1, Bad), Places),
    maplist(same_argument(Answer2, Bad), Others),
    \+ memberchk(Bad, Answers),
    call(Bad).

test(every_predicate_holds_somewhere, Never == []) :-
    findall(Name/Arity,
            ( signature(Predicate),
              functor(Predicate, Name, Arity),
              functor(Goal, Name, Arity),
              \+ ( vocabulary_goal(Goal, _), call(Goal) )
            ),
            Never).

test(an_unbound_position_or_line_is_told, [forall(takes(Kind, Goal)), Found == Kind]) :-
    catch(Goal, error(unbound(Found, _), _), true).

test(no_predicate_knows_a_square_off_the_board, all(Bad == [])) :-
    signature(Predicate),
    vocabulary_goal_of(Predicate, Bad, _),
    arg(Place, Predicate, Mode),
    arg(1, Mode, square),
    arg(Place, Bad, z9),
    call(Bad).

% Deterministic as promised: plunit warns of a choice point that is left.

test(fen_position_reads_one_position) :-
    fen_position("4k3/8/8/8/8/8/8/4K3 w - - 0 1", _).

test(fen_position_writes_one_fen) :-
    sample_position(Position),
    fen_position(_, Position).

test(position_facts_is_one_list) :-
    sample_position(Position),
    position_facts(Position, Facts),
    position_facts(_, Facts).

test(turn_is_deterministic) :-
    sample_position(Position),
    turn(_, Position).

test(en_passant_square_is_deterministic, Square == d6) :-
    fen_position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", Position),
    en_passant_square(Square, Position).

test(clocks_are_deterministic) :-
    sample_position(Position),
    halfmove_clock(_, Position),
    fullmove_number(_, Position).

test(position_is_deterministic) :-
    sample_position(Position),
    position(Position).

test(checkmate_is_deterministic) :-
    fen_position("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", Position),
    checkmate(Position).

test(stalemate_is_deterministic) :-
    fen_position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Position),
    stalemate(Position).

test(different_pos_is_deterministic) :-
    different_pos(a1, h8).

test(perft_is_deterministic) :-
    sample_position(Position),
    perft(1, Position, Leaves),
    perft_bulk(1, Position, Leaves).

% Helpers and tables.

%   Castling, en passant, promotion, pins, a skewer, pieces that hang, are trapped or boxed in;
%   small positions first.
sample("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1").
sample("r5k1/8/8/8/2p1b3/8/8/N5K1 w - - 3 40").
sample("4k3/8/2n5/1B6/8/8/8/4K3 b - - 0 1").
sample("4q3/8/4k3/8/8/8/6PP/4R1RK b - - 0 1").
sample("q5k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 1").
sample("3qkb2/3p1Q2/5n2/4p3/2B1P3/8/5P2/4K3 b - - 0 4").
sample("1n1r2k1/P4ppp/8/2PpP3/4b3/1p6/8/N2RK3 w - d6 0 20").
sample("r3k2r/4qp2/1n2p3/3PN3/4P3/5Q2/PP1B1P2/R3K2R w KQkq - 0 1").

%   Castling, en passant, promotions, checks, material won and lost; with and without the move
%   before, ending in a move of the solver and in a reply.
sample_line(fen_line, "r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1", [d5c7, e8d7, c7a8, d7c8]).
sample_line(fen_line, "4k3/8/8/3pP3/8/8/7P/4K2R w K d6 0 2", [e5d6, e8d7, e1g1, d7d6, h2h4]).
sample_line(fen_line_after, "1n2k3/P7/8/8/8/8/6p1/4K3 b - - 0 1", [e8d7, a7b8n, d7c7, e1f2, g2g1q]).

sample_position(Position) :-
    fen_position("4k3/p7/8/8/8/8/8/R3K3 w Q - 5 30", Position).

%   vocabulary_goal(-Goal, -Free): Goal calls a predicate of the
%   vocabulary on a sample; only the places Free are variables.

vocabulary_goal(Goal, Free) :-
    signature(Predicate),
    vocabulary_goal_of(Predicate, Goal, Free).

%   answered_goal(-Goal, -Free): the first goals of every predicate that
%   have answers. Where there is no answer, there is nothing to bind.

answered_goal(Goal, Free) :-
    signature(Predicate),
    limit(4, ( vocabulary_goal_of(Predicate, Goal, Free), \+ \+ call(Goal) )).

vocabulary_goal_of(Predicate, Goal, Free) :-
    functor(Predicate, Name, Arity),
    functor(Goal, Name, Arity),
    findall(Place, arg(Place, Predicate, -_), Free),
    findall(Place-Type, arg(Place, Predicate, +Type), Given),
    give(Given, Goal),
    \+ takes_long(Name, Goal).

%   Forcing moves after every reply take seconds where many pieces are left.

takes_long(Name, Goal) :-
    memberchk(Name, [can_force, would_force, can_earn, must_pay]),
    arg(_, Goal, Position),
    compound(Position),
    fen_position(FEN, Position),
    string_length(FEN, Length),
    Length > 55.

give([], _).
give([Place-Type|Given], Goal) :-
    arg(Place, Goal, Value),
    given(Type, Value),
    give(Given, Goal).

given(position, Position) :-
    sample(FEN),
    fen_position(FEN, Position).
given(square, Square) :-
    member(Square, [a1, e4, h8]).
given(count, Count) :-
    member(Count, [0, 3]).
given(ply, Ply) :-
    member(Ply, [0, 1, 3]).
given(line, Line) :-
    sample_line(Reader, FEN, Moves),
    call(Reader, FEN, Moves, Line).

%   At most five of the answers, spread over all of them.
answers_and_sample(Goal, Answers, Sample) :-
    findall(Goal, Goal, Answers0),
    sort(Answers0, Answers),
    length(Answers, Count),
    Step is max(1, Count // 2),
    findall(Answer,
            ( nth0(Index, Answers, Answer),
              Index mod Step =:= 0
            ),
            Sample).

same_argument(Term1, Term2, Place) :-
    arg(Place, Term1, Argument),
    arg(Place, Term2, Argument).

subset_of([], []).
subset_of([Element|Elements], [Element|Subset]) :-
    subset_of(Elements, Subset).
subset_of([_|Elements], Subset) :-
    subset_of(Elements, Subset).

%   takes(-Kind, -Goal): the predicate of Goal, all of whose arguments are
%   unbound, is about one position or one line; position/1 just fails.

takes(Kind, Goal) :-
    signature(Predicate),
    Predicate =.. [Name|Modes],
    member(Kind, [position, line]),
    memberchk(+Kind, Modes),
    Name/Modes \== position/[+position],
    length(Modes, Arity),
    functor(Goal, Name, Arity).

:- end_tests(modes).
