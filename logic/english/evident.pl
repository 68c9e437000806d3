:- module(english_evident,
          [ evident/1,          % +Resolved
            weak/1              % +Resolved
          ]).

/** <module> What need not be said of a proof

A literal is resolved as literals.pl tells.
*/

%!  evident(+Resolved) is semidet.
%
%   What needs no words: the move itself, who is who, what the name of
%   a piece says.

evident(said(_, Atom, _)) :-
    functor(Atom, Name, _),
    unsaid(Name),
    !.
evident(said(_, Atom, _)) :-
    Atom =.. [Name, man(_, _), none],
    of_a_piece(Name),
    !.
evident(said(_, Atom, _)) :-
    Atom =.. [Name, man(_, _), man(_, _)|_],
    by_worth(Name),
    !.
evident(said(+, _, own)).
evident(said(-, captures(_, _, _), _)).
evident(said(_, checkmate(_), _)).
evident(said(-, stalemate(_), _)).

unsaid(make_move).
unsaid(different_pos).
unsaid(solver_move).
unsaid(played).
unsaid(reply).
unsaid(next_move).
unsaid(move_before).
unsaid(earlier_move).
unsaid(first_move).
unsaid(last_move).
unsaid(solver_ply).
unsaid(last_ply).
unsaid(next_ply).
unsaid(earlier_ply).
unsaid(solver_side).
unsaid(turn).
unsaid(other_side).
unsaid(sq).
unsaid(side).
unsaid(piece).
unsaid(position).
unsaid(friendly).
unsaid(hostile).
unsaid(rank_of).
unsaid(file_of).
unsaid(to_coords).
unsaid(square).
unsaid(piece_at).
unsaid(sliding_piece).
unsaid(last_rank).
unsaid(value).
unsaid(worth_more).
unsaid(same_side).
unsaid(facing_king).

of_a_piece(pawn_on).
of_a_piece(knight_on).
of_a_piece(bishop_on).
of_a_piece(rook_on).
of_a_piece(queen_on).
of_a_piece(king_on).
of_a_piece(minor_on).
of_a_piece(major_on).

by_worth(outranks).
by_worth(equals).

%!  weak(+Resolved) is semidet.
%
%   Seen from the squares, or said by the name of the motif.

weak(said(_, Atom, _)) :-
    functor(Atom, Name, Arity),
    (   weak_word(Name)
    ->  true
    ;   Arity =:= 1
    ).

weak_word(mated).
weak_word(king_mated).
weak_word(prey).
weak_word(tempting).
weak_word(pin_line).
weak_word(castled).
weak_word(becomes).
weak_word(took_en_passant).
weak_word(named_otherwise).
weak_word(short_side).
weak_word(long_side).
weak_word(side_file).
weak_word(in_front).
weak_word(in_box).
weak_word(shoulders).
weak_word(first_beside_king).
weak_word(on_one_line).
weak_word(on_edge).
weak_word(in_corner).
weak_word(same_rank).
weak_word(same_file).
weak_word(same_diagonal).
weak_word(apart).
weak_word(adjacent).
weak_word(aligned).
weak_word(king_zone).
weak_word(empty).
weak_word(controls).
weak_word(has_moves).
weak_word(men_left).
weak_word(advanced_to).
