:- module(chess_strategy,
          [ strategic/4,           % ?Word, ?Side, ?Arguments, +Position
            strategic_deed/5       % ?Word, ?From, ?To, ?Arguments, +Position
          ]).

:- use_module(pieces).
:- use_module(position).
:- use_module(counts).
:- use_module(kings).
:- use_module(edges).
:- reexport(pawn_structure, except([ reached_rank/3,
                                     neighbouring_pawn/4,
                                     centre_square/1
                                   ])).
:- reexport(strong_squares).
:- reexport(open_lines).
:- reexport(piece_quality).
:- reexport(king_safety).
:- reexport(quiet_deeds).

/** <module> The words of strategy

What a coach says where nothing is won by force: all words of the files
above, and two relations for all of them, one of positions and one of moves.
They are for queries, and for what weighs them (logic/judgement/strategy.pl);
clauses of tactics have vocabulary.pl.
*/

%   So that `user` may see these words without having them: see logic/repl/toplevel.pl.
:- set_module(base(system)).

%!  strategic(?Word:word, ?Side:side, ?Arguments:list, +Position:position) is nondet.
%
%   True when a strategic word holds of something of Side in the position:
%   of the squares, or of the file, wing or colour, in the list Arguments.
%
%   ```
%   ?- strategic(outpost, Side, Squares, $Structure).
%   Side = white, Squares = [d5].
%
%   ?- strategic(bishop_pair, Side, _, $Start).
%   false.
%   ```

strategic(Word, Side, Arguments, Position) :-
    (   word_of_piece(Word, Arguments, Place),
        own_place(Side, Place, Position),
        Call =.. [Word|Arguments],
        call(Call, Position),
        piece_at(Place, Position, Side, _)
    ;   word_of_side(Word, Side, Arguments, Goal),
        call(Goal, Position)
    ).

%   own_place(?Side, ?Place, +Position): where to look is known beforehand if the side is.

own_place(Side, Place, Position) :-
    (   var(Side)
    ->  true
    ;   piece_at(Place, Position, Side, _)
    ).

%   word_of_piece(?Word, ?Arguments, ?Place): whose the piece on Place is, of
%   that is the word said.

word_of_piece(passed_pawn, [Square], Square).
word_of_piece(protected_passed_pawn, [Square], Square).
word_of_piece(candidate_pawn, [Square], Square).
word_of_piece(isolated_pawn, [Square], Square).
word_of_piece(doubled_pawn, [Square], Square).
word_of_piece(backward_pawn, [Square], Square).
word_of_piece(connected_pawn, [Square], Square).
word_of_piece(centre_pawn, [Square], Square).
word_of_piece(pawn_chain, [Base, _], Base).
word_of_piece(pawn_lever, [Pawn, _], Pawn).
word_of_piece(outpost, [Square], Square).
word_of_piece(blockade, [Blocker, _], Blocker).
word_of_piece(rook_on_open_file, [Square], Square).
word_of_piece(rook_on_half_open_file, [Square], Square).
word_of_piece(rook_on_seventh, [Square], Square).
word_of_piece(rook_behind_passed_pawn, [Rook, _], Rook).
word_of_piece(connected_rooks, [Left, _], Left).
word_of_piece(long_diagonal, [Square], Square).
word_of_piece(battery, [Front, _], Front).
word_of_piece(restricted, [Square], Square).
word_of_piece(worst_piece, [Square], Square).
word_of_piece(undeveloped, [Square], Square).
word_of_piece(knight_on_rim, [Square], Square).
word_of_piece(centralised, [Square], Square).
word_of_piece(controls_centre, [Square, _], Square).
word_of_piece(bad_bishop, [Square], Square).
word_of_piece(good_bishop, [Square], Square).
word_of_piece(bishop_pair, [Dark, _], Dark).
word_of_piece(outnumbered, [Square], Square).
word_of_piece(under_attack, [Square, _], Square).
word_of_piece(pins_piece, [Slider, _, _], Slider).
word_of_piece(guards_attacked, [Guard, _], Guard).
word_of_piece(eyes, [Piece, _], Piece).
word_of_piece(castled_king, [King], King).
word_of_piece(sheltered_king, [King], King).
word_of_piece(king_in_centre, [King], King).
word_of_piece(open_file_to_king, [King, _], King).
word_of_piece(aims_at_king, [Piece, _], Piece).
word_of_piece(active_king, [King], King).
word_of_piece(shut_in, [King], King).

word_of_side(hole, Side, [Square], hole(Square, Side)).
word_of_side(weak_complex, Side, [Colour], weak_complex(Side, Colour)).
word_of_side(half_open_file, Side, [File], half_open_file(File, Side)).
word_of_side(pawn_majority, Side, [Wing], pawn_majority(Side, Wing)).
word_of_side(more_space, Side, [], more_space(Side)).

%!  strategic_deed(?Word:word, ?From:square, ?To:square, ?Arguments:list, +Position:position) is nondet.
%
%   True when a legal move does what Word says, of the squares or the wing
%   in the list Arguments.
%
%   ```
%   ?- strategic_deed(Word, e2, e4, Arguments, $Start).
%   Word = frees, Arguments = [d1] ;
%   Word = frees, Arguments = [f1] ;
%   Word = restrains, Arguments = [d5,d7] ;
%   Word = restrains, Arguments = [f5,f7] ;
%   Word = gains_space, Arguments = [centre] ;
%   Word = takes_control, Arguments = [d5] ;
%   Word = takes_control, Arguments = [f5].
%   ```

strategic_deed(Word, From, To, Arguments, Position) :-
    deed(Word, Arguments),
    append_position([From, To|Arguments], Position, All),
    Call =.. [Word|All],
    call(Call).

append_position([], Position, [Position]).
append_position([Argument|Arguments], Position, [Argument|All]) :-
    append_position(Arguments, Position, All).

deed(castles, []).
deed(develops, []).
deed(makes_way_for_castling, [_]).
deed(exchanges, []).
deed(takes, []).
deed(pushes_passed_pawn, []).
deed(frees, [_]).
deed(improves_worst_piece, []).
deed(activates, []).
deed(keeps_out, [_, _]).
deed(restrains, [_, _]).
deed(gains_space, [_]).
deed(checks_king, []).
deed(takes_control, [_]).
deed(leaves_back_rank, []).
deed(king_to_centre, []).
deed(king_to_pawn, [_]).
