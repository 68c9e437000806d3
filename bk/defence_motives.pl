:- module(chess_defence_motives,
          [ motive/4,            % ?Defence, ?Threat, ?Motive, +Tree
            weakness/4,          % ?Defence, ?Mate, ?Weakness, +Tree
            mates_once_gone/3,   % ?Defence, ?Mate, +Tree
            would_mate_with/4    % +Node, +Position, -After, +Tree
          ]).

:- use_module(library(lists)).
:- use_module(library(solution_sequences)).
:- use_module(pieces).
:- use_module(geometry).
:- use_module(position).
:- use_module(attacks).
:- use_module(lines).
:- use_module(kings).
:- use_module(moves).
:- use_module(solution_trees).
:- use_module(tree_lines).

/** <module> Why a defence defends, and what it spoils

A defence has a motive, what defeats the threat, and a weakness, by which
another mate is possible that was not before. Both are found by trying: the
threat is played after the defence, and the mate as if the defence had not
been. What the mated side could do there is what the defence brings, or takes
from it.
*/

%!  motive(?Defence, ?Threat, ?Motive, +Tree) is nondet.
%
%   True when Defence defeats Threat, a mate, by Motive:
%
%     - takes(Square)           it captures the piece there that would move
%     - checks(King)            it gives check
%     - pins(Square)            it pins that piece
%     - bars(Square)            it stands in the way of that piece
%     - shuts(Slider, Square)   it closes the line from Slider, and the king has this flight,
%                               or, Square being that of the king, is not in check
%     - vacates(Square)         the king may go where it stood
%     - flees                   it is a move of the king
%     - guards(Square)          it may capture there, or interpose
%     - clears(Man, Square)     it lets another piece do so, which stands on Man
%     - unpins(Man, Square)     it lets a piece do so that was pinned

motive(Defence, Threat, Motive, Tree) :-
    parent(Threat, Phase, Tree),
    node_kind(Threat, threat, Tree),
    reaches_goal(Threat, Tree),
    defence(Phase, Defence, Tree),
    \+ ( answer(Defence, Answer, Tree), same_move(Answer, Threat, Tree) ),
    distinct(Motive, against(Defence, Threat, Motive, Tree)).

against(Defence, Threat, Motive, Tree) :-
    after(Defence, Defended, Tree),
    (   would_mate_with(Threat, Defended, After, Tree)
    ->  still_out(Defence, Threat, After, Motive, Tree)
    ;   stopped(Defence, Threat, Motive, Tree)
    ).

%!  would_mate_with(+Node, +Position, -After, +Tree) is semidet.
%
%   True when the move of Node is legal in Position, too, and leads to After.

would_mate_with(Node, Position, After, Tree) :-
    tree_move(Node, From, To, Tree),
    mover(Node, Side, Piece, Tree),
    piece_at(From, Position, Side, Piece),
    (   promotion_of(Node, Promotion, Tree)
    ->  true
    ;   Promotion = none
    ),
    once(make_move(From, To, Promotion, Position, After)).

%   The threat is not even legal.

stopped(Defence, Threat, Motive, Tree) :-
    tree_move(Defence, _, Place, Tree),
    tree_move(Threat, From, To, Tree),
    after(Defence, Defended, Tree),
    (   Place == From
    ->  Motive = takes(From)
    ;   turn(Side, Defended),
        king_at(Side, King, Defended),
        in_check(Side, Defended)
    ->  Motive = checks(King)
    ;   pinned(From, Defended)
    ->  Motive = pins(From)
    ;   line(From, To, _, Between),
        memberchk(Place, [To|Between])
    ->  Motive = bars(Place)
    ).

%   It is, but no mate any more.

still_out(Defence, _, After, Motive, Tree) :-
    turn(Side, After),
    \+ in_check(Side, After),
    !,
    king_at(Side, King, After),
    tree_move(Defence, _, Place, Tree),
    (   piece_at(Place, After, Side, king)
    ->  Motive = flees
    ;   reaches_past(Slider, Place, King, After),
        other_side(Side, Other),
        piece_at(Slider, After, Other, _)
    ->  Motive = shuts(Slider, King)
    ;   takes_piece(Defence, _, _, Tree)
    ->  Motive = takes(Place)
    ).
still_out(Defence, Threat, After, Motive, Tree) :-
    legal_move(From, To, After),
    way_out(From, To, Defence, Threat, After, Motive, Tree).

way_out(From, To, Defence, _, After, Motive, Tree) :-
    tree_move(Defence, Left, Place, Tree),
    turn(Side, After),
    piece_at(From, After, Side, Piece),
    (   From == Place
    ->  (   Piece == king
        ->  Motive = flees
        ;   Motive = guards(To)
        )
    ;   Piece == king
    ->  (   To == Left
        ->  Motive = vacates(To)
        ;   closes(Defence, Slider, To, Tree)
        ->  Motive = shuts(Slider, To)
        ;   takes_piece(Defence, _, _, Tree)
        ->  Motive = takes(Place)
        )
    ;   unpins(Defence, From, Tree)
    ->  Motive = unpins(From, To)
    ;   line(From, To, _, Between),
        memberchk(Left, [To|Between])
    ->  Motive = clears(From, To)
    ;   takes_piece(Defence, _, _, Tree)
    ->  Motive = takes(Place)
    ).

%!  weakness(?Defence, ?Mate, ?Weakness, +Tree) is nondet.
%
%   True when Mate answers Defence, and is possible by Weakness, which the
%   defence has brought:
%
%     - blocks(Square)            the king cannot go there: the defence stands there
%     - shuts(Man, Square)        the piece on Man does not reach Square any more, since the
%                                 defence has closed its line
%     - pins(Man)                 the piece there is pinned
%     - leaves(Square)            the piece that has moved bears on Square no longer
%     - bars(Man, Square)         the piece on Man cannot go to Square, where the defence stands
%     - opens(Slider, Square)     it opens a line to Square: to a flight, the king, or for the mate
%     - unpins(Man)               the piece that mates was pinned
%     - lets(Square)              the piece that mates could not go to Square: it captures there, or
%                                 something stood there
%     - walks                     the king has moved

weakness(Defence, Mate, Weakness, Tree) :-
    answer(Defence, Mate, Tree),
    reaches_goal(Mate, Tree),
    \+ answers_check(Defence, Tree),
    (   mover(Defence, _, king, Tree)
    ->  Weakness = walks
    ;   distinct(Weakness, allows(Defence, Mate, Weakness, Tree))
    ).

allows(Defence, Mate, Weakness, Tree) :-
    before(Defence, Before, Tree),
    passed(Before, Idle),
    (   would_mate_with(Mate, Idle, After, Tree)
    ->  turn(Side, After),
        (   in_check(Side, After)
        ->  legal_move(From, To, After),
            closed_way(From, To, Defence, Mate, After, Weakness, Tree)
        ;   king_at(Side, King, After),
            opened_check(Defence, Mate, King, Slider, Tree),
            Weakness = opens(Slider, King)
        )
    ;   enabled(Defence, Mate, Weakness, Tree)
    ).

%   opened_check(+Defence, +Mate, +King, -Slider, +Tree): the line of the piece that will
%   check leads through the square that the defence leaves.

opened_check(Defence, Mate, King, Slider, Tree) :-
    tree_move(Defence, Left, _, Tree),
    tree_move(Mate, _, Slider, Tree),
    line(Slider, King, _, Between),
    memberchk(Left, Between),
    !.
opened_check(Defence, _, King, Slider, Tree) :-
    opens(Defence, Slider, King, Tree).

%   closed_way(+From, +To, +Defence, +Mate, +After, -Weakness, +Tree): the mate played
%   without the defence is answered by From, To.

closed_way(From, To, Defence, Mate, After, Weakness, Tree) :-
    tree_move(Defence, Left, Place, Tree),
    turn(Side, After),
    piece_at(From, After, Side, Piece),
    after(Mate, Mated, Tree),
    (   From == Left
    ->  Weakness = leaves(To)
    ;   Piece == king
    ->  (   To == Place
        ->  Weakness = blocks(To)
        ;   opens(Defence, Slider, To, Tree)
        ->  Weakness = opens(Slider, To)
        ;   other_side(Side, Other),
            piece_at(Slider, Mated, Other, _),
            line(Slider, To, _, Between),
            memberchk(Left, Between)
        ->  Weakness = opens(Slider, To)
        )
    ;   line(From, To, _, Between),
        memberchk(Place, Between)
    ->  Weakness = shuts(From, To)
    ;   To == Place
    ->  Weakness = bars(From, To)
    ;   pinned(From, Mated)
    ->  Weakness = pins(From)
    ).

%   enabled(+Defence, +Mate, -Weakness, +Tree): the move is not even legal without
%   the defence.

enabled(Defence, Mate, Weakness, Tree) :-
    tree_move(Defence, Left, Place, Tree),
    tree_move(Mate, From, To, Tree),
    before(Defence, Before, Tree),
    (   line(From, To, _, Between),
        memberchk(Left, Between)
    ->  Weakness = opens(From, To)
    ;   pinned(From, Before)
    ->  Weakness = unpins(From)
    ;   memberchk(To, [Left, Place])
    ->  Weakness = lets(To)
    ;   after(Defence, After, Tree),
        en_passant_square(To, After)
    ->  Weakness = lets(To)
    ).

%!  mates_once_gone(?Defence, ?Mate, +Tree) is nondet.
%
%   True when Mate would be mate if the piece that moves in Defence were taken
%   from the board instead: it answers any move of it that changes nothing
%   else.

mates_once_gone(Defence, Mate, Tree) :-
    answer(Defence, Mate, Tree),
    tree_move(Defence, From, _, Tree),
    before(Defence, Before, Tree),
    position_parts(Before, Board0, Side, Castling, _, Plies, Number),
    board_with(Board0, [From=empty], Board),
    other_side(Side, Other),
    position_parts(Lifted, Board, Other, Castling, none, Plies, Number),
    would_mate_with(Mate, Lifted, After, Tree),
    checkmate(After).
