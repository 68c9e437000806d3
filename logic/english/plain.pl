:- module(english_plain,
          [ plain_sentence//2   % +Reason, +Case
          ]).

:- use_module(boards).
:- use_module(cases).
:- use_module(nouns).

/** <module> Sentences about plain reasons: what logic/ranking/reasons.pl states
*/

%!  plain_sentence(+Reason, +Case)// is semidet.

plain_sentence(mate_in_two, Case) -->
    the_move(Case, 1),
    ['leaves no reply that stops mate on the next move'].
plain_sentence(mate_by_force, Case) -->
    the_move(Case, 1),
    ['leaves no reply after which mate cannot be forced'].
plain_sentence(mate_threat, Case) -->
    the_move(Case, 1),
    ['threatens mate, and cannot be punished'].
plain_sentence(winning_capture, Case) -->
    { took(Case, 1, Piece, Square) },
    the_move(Case, 1),
    ['wins the', Piece, on, Square, ': no reply gets as much back'].
plain_sentence(pawn_capture, Case) -->
    { took(Case, 1, pawn, Square) },
    the_move(Case, 1),
    ['wins the pawn on', Square, ': no reply gets anything back'].
plain_sentence(fair_trade, Case) -->
    { took(Case, 1, Piece, Square) },
    the_move(Case, 1),
    ['takes the', Piece, on, Square, ', and no reply gets more back than that'].
plain_sentence(winning_threat, Case) -->
    { case_value(Case, 'Target', Target),
      board(Case, 1, Board)
    },
    the_move(Case, 1),
    [threatens], the(Board, Target), [', and every reply loses a piece'].
plain_sentence(winning_move, Case) -->
    the_move(Case, 1),
    ['leaves only replies that lose material'].
plain_sentence(gain_by_force, Case) -->
    the_move(Case, 1),
    ['leaves only replies after which a check or a capture wins material'].
plain_sentence(safe_check, Case) -->
    the_move(Case, 1),
    ['gives check, and no reply gains anything'].
plain_sentence(forcing_sacrifice, Case) -->
    { move(Case, 1, _, To),
      board(Case, 1, Board)
    },
    the_move(Case, 1),
    [offers], the(Board, To), ['with a check that leaves one reply'].
plain_sentence(attack_on_queen, Case) -->
    { case_value(Case, 'Queen', Queen),
      board(Case, 1, Board)
    },
    the_move(Case, 1),
    [attacks], the(Board, Queen), ['and cannot be punished'].
plain_sentence(passed_pawn_advance, Case) -->
    the_move(Case, 1),
    ['pushes a passed pawn on, and no reply gains anything'].
plain_sentence(rescue, Case) -->
    { move(Case, 1, From, _),
      board(Case, 0, Board)
    },
    the_move(Case, 1),
    [saves], the(Board, From), [', which was about to be taken'].
plain_sentence(defence, Case) -->
    { case_value(Case, 'Target', Target),
      board(Case, 0, Board)
    },
    the_move(Case, 1),
    [defends], the(Board, Target), [', which was about to be taken'].
plain_sentence(mate_parried, Case) -->
    the_move(Case, 1),
    ['stops the threat of mate'].
plain_sentence(threat, Case) -->
    { case_value(Case, 'Target', Target),
      board(Case, 1, Board)
    },
    the_move(Case, 1),
    [threatens], the(Board, Target).
plain_sentence(check, Case) -->
    the_move(Case, 1),
    ['gives check'].
plain_sentence(capture, Case) -->
    { took(Case, 1, Piece, Square) },
    the_move(Case, 1),
    ['takes the', Piece, on, Square].
plain_sentence(only_move, Case) -->
    the_move(Case, 1),
    ['is the only legal move'].
