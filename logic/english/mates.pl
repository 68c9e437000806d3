:- module(english_mates,
          [ mate_sentence//2    % +Motif, +Case
          ]).

:- use_module(library(lists)).
:- use_module(boards).
:- use_module(cases).
:- use_module(nouns).
:- use_module(names).

/** <module> Sentences about mates
*/

%!  mate_sentence(+Motif, +Case)// is semidet.

mate_sentence(mate, Case) -->
    mate_line(Case).
mate_sentence(mate_in_one, Case) -->
    the_move(Case, 1), ['is mate'].
mate_sentence(mate_in_1, Case) -->
    the_move(Case, 1), ['is mate'].
mate_sentence(mate_in_2, Case) -->
    mate_line(Case).
mate_sentence(mate_in_3, Case) -->
    mate_line(Case).
mate_sentence(mate_in_4, Case) -->
    mate_line(Case).
mate_sentence(mate_in_5, Case) -->
    mate_line(Case).
mate_sentence(Motif, Case) -->
    { last_solver_ply(Case, Ply),
      move_mark(Case, Ply, mate),
      board(Case, Ply, Board),
      mated_king(Case, Board, King)
    },
    picture(Motif, Case, Ply, Board, King).

mate_line(Case) -->
    { last_solver_ply(Case, Last),
      Moves is (Last + 1) // 2
    },
    (   { Moves =:= 1 }
    ->  the_move(Case, 1), ['is mate']
    ;   { count_word(Moves, Word) },
        the_move(Case, 1), ['leads to mate in', Word, :], moves(Case, 2, Last)
    ).

mated_king(Case, Board, King) :-
    case_side(Case, Side),
    opponent(Side, Enemy),
    man(Board, Enemy, king, King),
    !.

%   The name of the mate, and how it comes about.

picture(Motif, Case, Ply, Board, King) -->
    { motif_name(Motif, Name),
      !
    },
    subject(Case, Ply),
    [is], a_name(Name), [:],
    how(Motif, Case, Ply, Board, King).

how(smothered_mate, _, _, Board, King) -->
    ['the king on', King, 'is shut in by its own pieces'], own_around(Board, King).
how(back_rank_mate, _, _, Board, King) -->
    ['the king on', King, 'cannot leave its back rank past'], own_before(Board, King).
how(anastasia_mate, Case, _, Board, King) -->
    ['the king on', King, 'is caught on the edge, where'],
    role(Case, Board, 'Knight', knight), ['bars the way inside'].
how(hook_mate, Case, Ply, Board, _) -->
    { move(Case, Ply, _, Rook),
      holder(Case, Board, 'Knight', knight, Rook, Knight),
      holder(Case, Board, 'Pawn', pawn, Knight, Pawn)
    },
    the(Board, Rook), ['is held by'], the(Board, Knight), [', and that by'], the(Board, Pawn).
how(arabian_mate, Case, Ply, Board, King) -->
    held_mover(Case, Ply, Board, 'Knight', knight),
    [', and the king on', King, 'is in the corner'].
how(boden_mate, Case, _, Board, King) -->
    two_bishops(Case, Board), ['cross at the king on', King].
how(double_bishop_mate, Case, _, Board, King) -->
    two_bishops(Case, Board), ['together leave no square to the king on', King].
how(dovetail_mate, Case, Ply, Board, King) -->
    mover(Case, Ply, Board), ['touches the king on', King],
    ['at the corner, and its own pieces take the squares behind it'].
how(opera_mate, Case, Ply, Board, King) -->
    held_mover(Case, Ply, Board, 'Bishop', bishop), [', next to the king on', King].
how(pillsburys_mate, Case, _, Board, King) -->
    checker(Case, Board, rook), ['checks, and'], role(Case, Board, 'Bishop', bishop),
    ['takes the way out from the king on', King].
how(morphys_mate, Case, _, Board, King) -->
    checker(Case, Board, bishop), ['checks, and'], role(Case, Board, 'Rook', rook),
    ['takes the way out from the king on', King].
how(corner_mate, Case, Ply, Board, King) -->
    mover(Case, Ply, Board), ['checks, and'], helper(Case, Board, 'Piece'),
    ['takes the way out from the king on', King].
how(vukovic_mate, Case, Ply, Board, King) -->
    { move(Case, Ply, _, Rook),
      vukovic_knight(Case, Board, King, Knight),
      holder(Case, Board, 'Third', _, Rook, Third),
      Third \== Knight
    },
    the(Board, Rook), ['is held by'], the(Board, Third),
    [', and'], the(Board, Knight), ['faces the king on', King].
how(kill_box_mate, Case, _, Board, King) -->
    role(Case, Board, 'Rook', rook), [and], role(Case, Board, 'Queen', queen),
    ['make a box around the king on', King].
how(triangle_mate, Case, _, Board, King) -->
    role(Case, Board, 'Queen', queen), [and], role(Case, Board, 'Rook', rook),
    ['make a triangle with the king on', King].
how(blind_swine_mate, Case, Ply, Board, King) -->
    { move(Case, Ply, _, Rook),
      holder(Case, Board, 'Other', rook, Rook, Other)
    },
    the_things(Board, [Rook, Other]), [', side by side, leave no square to the king on', King].
how(balestra_mate, Case, _, Board, King) -->
    checker(Case, Board, bishop), ['checks, and'], role(Case, Board, 'Queen', queen),
    ['holds the king on', King, 'from a knight\'s jump away'].
how(epaulette_mate, Case, _, Board, King) -->
    { shoulders(Case, Board, King, One, Other) },
    ['the king on', King, 'has pieces on both shoulders:'], the_things(Board, [One, Other]).
how(swallowstail_mate, Case, Ply, Board, King) -->
    mover(Case, Ply, Board), ['stands before the king on', King],
    [', and its own pieces take both squares behind it'].

mover(Case, Ply, Board) -->
    { move(Case, Ply, _, To) },
    the(Board, To).

%   The piece that the proof names; or else one that bears on the king's
%   surroundings.
role(Case, Board, Variable, Piece) -->
    { case_value(Case, Variable, Square),
      stands(Square, Board, _, Piece)
    },
    !,
    the(Board, Square).
role(Case, Board, _, Piece) -->
    { case_side(Case, Side),
      mated_king(Case, Board, King),
      man(Board, Side, Piece, Square),
      beside(King, Near),
      ( Near == Square ; sees(Board, Square, Near) ),
      !
    },
    the(Board, Square).

%   The piece of that kind which gives the check.
checker(Case, Board, Piece) -->
    { case_side(Case, Side),
      mated_king(Case, Board, King),
      attacked_by(Board, Side, King, Checker),
      stands(Checker, Board, _, Piece),
      !
    },
    the(Board, Checker).

held_mover(Case, Ply, Board, Variable, Piece) -->
    { move(Case, Ply, _, Held),
      holder(Case, Board, Variable, Piece, Held, Holder)
    },
    the(Board, Held), ['is held by'], the(Board, Holder).

%   The piece that the proof names, or another, which defends Held.
holder(Case, Board, Variable, Piece, Held, Holder) :-
    (   case_value(Case, Variable, Holder),
        stands(Holder, Board, _, Piece)
    ->  true
    ;   case_side(Case, Side),
        attacked_by(Board, Side, Held, Holder),
        stands(Holder, Board, _, Piece)
    ->  true
    ).

vukovic_knight(Case, Board, King, Knight) :-
    (   case_value(Case, 'Knight', Knight)
    ->  true
    ;   case_side(Case, Side),
        man(Board, Side, knight, Knight),
        beside(King, Middle),
        beside(Knight, Middle),
        in_line(King, Middle, Knight)
    ->  true
    ).

helper(Case, Board, Variable) -->
    { case_value(Case, Variable, Square) },
    !,
    the(Board, Square).
helper(Case, Board, _) -->
    { case_side(Case, Side),
      mated_king(Case, Board, King),
      last_solver_ply(Case, Ply),
      move(Case, Ply, _, To),
      beside(King, Near),
      attacked_by(Board, Side, Near, Square),
      Square \== To,
      !
    },
    the(Board, Square).

two_bishops(Case, Board) -->
    { case_side(Case, Side),
      findall(Square, man(Board, Side, bishop, Square), Bishops),
      Bishops = [_, _|_]
    },
    the_things(Board, Bishops).

%   The pieces on both sides of the king, across the line of the check.
shoulders(Case, Board, _, One, Other) :-
    case_value(Case, 'One', One),
    case_value(Case, 'Other', Other),
    stands(One, Board, _, _),
    stands(Other, Board, _, _),
    !.
shoulders(Case, Board, King, One, Other) :-
    beside(King, One),
    beside(King, Other),
    by_name([One, Other], [One, Other]),
    last_solver_ply(Case, Ply),
    move(Case, Ply, _, To),
    One \== To,
    Other \== To,
    in_line(One, King, Other),
    stands(One, Board, _, _),
    stands(Other, Board, _, _),
    !.

%   Its own pieces around a king, or on the rank before it.
own_around(Board, King) -->
    { stands(King, Board, Side, _),
      findall(Square, ( beside(King, Square), stands(Square, Board, Side, _) ), Squares),
      Squares \== [],
      by_name(Squares, Sorted)
    },
    [on], listed(Sorted).

own_before(Board, King) -->
    { stands(King, Board, Side, _),
      place(King, _, Back),
      findall(Square,
              ( beside(King, Square),
                \+ place(Square, _, Back),
                stands(Square, Board, Side, _)
              ),
              Squares),
      Squares \== [],
      by_name(Squares, Sorted)
    },
    ['its own pieces on'], listed(Sorted).
