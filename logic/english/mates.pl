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
    ;   { ( count_word(Moves, Word) -> true ; Word = Moves ) },
        the_move(Case, 1), ['leads to mate in', Word, :], moves(Case, 1, Last)
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
    is_named(Name), [:],
    how(Motif, Case, Ply, Board, King).

%   The name of a person needs no article.
is_named(Name) -->
    { sub_atom(Name, _, _, _, '\'s mate'), \+ sub_atom(Name, 0, _, _, swallow) },
    !,
    [is, Name].
is_named(Name) -->
    [is], a(Name).

how(smothered_mate, _, _, Board, King) -->
    ['the king on', King, 'is shut in by its own pieces'], own_around(Board, King).
how(back_rank_mate, _, _, Board, King) -->
    ['the king on', King, 'cannot leave its back rank past'], own_before(Board, King).
how(anastasia_mate, Case, _, Board, King) -->
    ['the king on', King, 'is caught on the edge:'],
    role(Case, Board, 'Knight', knight), ['bars the way inside'].
how(hook_mate, Case, _, Board, _) -->
    checker(Case, Board), ['is held by'], role(Case, Board, 'Knight', knight),
    [', and that by'], role(Case, Board, 'Pawn', pawn).
how(arabian_mate, Case, _, Board, King) -->
    checker(Case, Board), ['is held by'], role(Case, Board, 'Knight', knight),
    [', and the king on', King, 'is in the corner'].
how(boden_mate, Case, _, Board, King) -->
    two_bishops(Case, Board), ['cross before the king on', King].
how(double_bishop_mate, Case, _, Board, King) -->
    two_bishops(Case, Board), ['rake the king on', King, 'side by side'].
how(dovetail_mate, Case, Ply, Board, King) -->
    mover(Case, Ply, Board), ['touches the king on', King],
    ['at the corner, and its own pieces take the squares behind it'].
how(opera_mate, Case, Ply, Board, King) -->
    mover(Case, Ply, Board), ['next to the king on', King, 'is held by'],
    role(Case, Board, 'Bishop', bishop).
how(pillsburys_mate, Case, _, Board, King) -->
    checker(Case, Board), ['checks, and'], role(Case, Board, 'Bishop', bishop),
    ['takes the way out from the king on', King].
how(morphys_mate, Case, _, Board, King) -->
    checker(Case, Board), ['checks, and'], role(Case, Board, 'Rook', rook),
    ['takes the way out from the king on', King].
how(corner_mate, Case, Ply, Board, King) -->
    mover(Case, Ply, Board), ['checks, and'], helper(Case, Board, 'Piece'),
    ['takes the way out from the king on', King].
how(vukovic_mate, Case, Ply, Board, King) -->
    mover(Case, Ply, Board), ['is held by'], helper(Case, Board, 'Third'),
    [', and'], role(Case, Board, 'Knight', knight), ['faces the king on', King].
how(kill_box_mate, Case, _, Board, King) -->
    role(Case, Board, 'Rook', rook), [and], role(Case, Board, 'Queen', queen),
    ['make a box around the king on', King].
how(triangle_mate, Case, _, Board, King) -->
    role(Case, Board, 'Queen', queen), [and], role(Case, Board, 'Rook', rook),
    ['make a triangle with the king on', King].
how(blind_swine_mate, Case, Ply, Board, King) -->
    mover(Case, Ply, Board), [and], helper(Case, Board, 'Other'),
    [', side by side, devour the king on', King].
how(balestra_mate, Case, _, Board, King) -->
    checker(Case, Board), ['checks, and'], role(Case, Board, 'Queen', queen),
    ['holds the king on', King, 'from a knight\'s jump away'].
how(epaulette_mate, Case, _, Board, King) -->
    ['the king on', King, 'has pieces on both shoulders'],
    shoulders(Case, Board).
how(swallowstail_mate, Case, Ply, Board, King) -->
    mover(Case, Ply, Board), ['stands before the king on', King],
    [', and its own pieces take both squares behind it'].

mover(Case, Ply, Board) -->
    { move(Case, Ply, _, To) },
    the(Board, To).

checker(Case, Board) -->
    { case_side(Case, Side),
      mated_king(Case, Board, King),
      attacked_by(Board, Side, King, Checker),
      !
    },
    the(Board, Checker).

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

shoulders(Case, Board) -->
    { case_value(Case, 'One', One),
      case_value(Case, 'Other', Other)
    },
    !,
    [:], the_things(Board, [One, Other]).
shoulders(_, _) -->
    [].

%   Its own pieces around a king, or on the rank before it.
own_around(Board, King) -->
    { stands(King, Board, Side, _),
      findall(Square, ( beside(King, Square), stands(Square, Board, Side, _) ), Squares),
      Squares \== [],
      msort(Squares, Sorted)
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
      msort(Squares, Sorted)
    },
    ['its own pieces on'], listed(Sorted).
