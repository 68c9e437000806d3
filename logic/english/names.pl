:- module(english_names,
          [ motif_name/2,       % ?Motif, ?Name
            concept/2           % +Name, -Motif
          ]).

:- use_module(library(lists)).

/** <module> What chess players call the motifs

A sentence about a motif has one of its names in it; where a motif has
several, the first is the usual one.
*/

%!  motif_name(?Motif, ?Name) is nondet.

motif_name(fork, fork).
motif_name(winning_fork, fork).
motif_name(textbook_fork, fork).
motif_name(pin, pin).
motif_name(absolute_pin, pin).
motif_name(relative_pin, pin).
motif_name(textbook_pin, pin).
motif_name(attacking_the_pinned, pin).
motif_name(pinned_defender, pin).
motif_name(skewer, skewer).
motif_name(x_ray_attack, 'x-ray').
motif_name(discovered_attack, 'discovered attack').
motif_name(discovered_check, 'discovered check').
motif_name(double_check, 'double check').
motif_name(hanging_piece, 'hanging piece').
motif_name(hanging_piece, hanging).
motif_name(removing_the_defender, 'removal of the defender').
motif_name(removing_the_defender, 'removes the defender').
motif_name(capturing_defender, 'removal of the defender').
motif_name(capturing_defender, 'removes the defender').
motif_name(trapped_piece, 'trapped piece').
motif_name(trapped_piece, trap).
motif_name(sacrifice, sacrifice).
motif_name(intermezzo, zwischenzug).
motif_name(intermezzo, intermezzo).
motif_name(deflection, deflection).
motif_name(attraction, attraction).
motif_name(interference, interference).
motif_name(clearance, clearance).
motif_name(collinear_move, 'collinear move').
motif_name(quiet_move, 'quiet move').
motif_name(defensive_move, 'defensive move').
motif_name(kingside_attack, 'kingside attack').
motif_name(queenside_attack, 'queenside attack').
motif_name(exposed_king, 'exposed king').
motif_name(exposed_king, exposed).
motif_name(attacking_f2_f7, 'attack on f7').
motif_name(attacking_f2_f7, 'attack on f2').
motif_name(castling, castling).
motif_name(castling, castles).
motif_name(advanced_pawn, 'advanced pawn').
motif_name(promotion, promotion).
motif_name(promotion, promotes).
motif_name(under_promotion, underpromotion).
motif_name(en_passant, 'en passant').
motif_name(pawn_endgame, 'pawn endgame').
motif_name(queen_endgame, 'queen endgame').
motif_name(rook_endgame, 'rook endgame').
motif_name(bishop_endgame, 'bishop endgame').
motif_name(knight_endgame, 'knight endgame').
motif_name(queen_rook_endgame, 'queen and rook endgame').
motif_name(mate, mate).
motif_name(mate_in_one, mate).
motif_name(mate_in_1, mate).
motif_name(mate_in_2, 'mate in two').
motif_name(mate_in_3, 'mate in three').
motif_name(mate_in_4, 'mate in four').
motif_name(mate_in_5, 'mate in five or more').
motif_name(mate_in_5, mate).
motif_name(smothered_mate, 'smothered mate').
motif_name(back_rank_mate, 'back-rank mate').
motif_name(anastasia_mate, 'Anastasia\'s mate').
motif_name(hook_mate, 'hook mate').
motif_name(arabian_mate, 'Arabian mate').
motif_name(boden_mate, 'Boden\'s mate').
motif_name(double_bishop_mate, 'double bishop mate').
motif_name(dovetail_mate, 'dovetail mate').
motif_name(opera_mate, 'opera mate').
motif_name(pillsburys_mate, 'Pillsbury\'s mate').
motif_name(morphys_mate, 'Morphy\'s mate').
motif_name(corner_mate, 'corner mate').
motif_name(vukovic_mate, 'Vukovic mate').
motif_name(kill_box_mate, 'kill box mate').
motif_name(triangle_mate, 'triangle mate').
motif_name(blind_swine_mate, 'blind swine mate').
motif_name(balestra_mate, 'Balestra mate').
motif_name(epaulette_mate, 'epaulette mate').
motif_name(swallowstail_mate, 'swallow\'s tail mate').

%!  concept(+Name, -Motif) is det.
%
%   The motif that a tactic is about: learned_fork is a fork, and so is
%   decisive_fork, one that has a part in the line of a search.

concept(mate_in1, mate_in_1) :- !.
concept(Name, Motif) :-
    member(Prefix, [learned_, decisive_]),
    atom_concat(Prefix, Plain, Name),
    !,
    concept(Plain, Motif).
concept(Name, Name).
