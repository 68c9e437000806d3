% The four rules of Han, Lavelle and Wilkerson, "Applying CBR Retrieval and Rule-Based Heuristics to
% Improve Alpha-Beta Search in Chess", by which their Pruning Player leaves moves out of its search:
% clauses over the vocabulary (bk/README.md), for a Position P and a legal move From, To.
%
%     considered(P, From, To, Rule)   a rule speaks for the move: attacked, more_active, captures
%     left_out(P, From, To, Why)      the side to move leaves it out: loses_exchange, no_reason
%     kept(P, From, To)               it does not
%
% A pawn becomes a queen here; the longer forms below tell all promotions. The kernel has the same
% in kernel/minimax/pruning_rules.py, and tests/play/test_rules.py compares the two.

considered(P, From, To, Rule) :-
    speaks_for(Rule, P, From, To, Becomes),
    usual_promotion(Becomes).

left_out(P, From, To, Why) :-
    left_out(max, P, From, To, Becomes, Why),
    usual_promotion(Becomes).

kept(P, From, To) :-
    kept(max, P, From, To, Becomes),
    usual_promotion(Becomes).

usual_promotion(none).
usual_promotion(queen).

% 1. Consider the moves of pieces that are attacked.
speaks_for(attacked, P, From, To, Becomes) :-
    attacked(From, P),
    legal_move(From, To, Becomes, P).

% 2. Consider moves that make a piece more active: it then attacks more squares that none of its own
%    side stands on. (The paper: squares that a piece can reach or threaten.)
speaks_for(more_active, P, From, To, Becomes) :-
    more_active(From, To, Becomes, P).

% 3. Consider captures.
speaks_for(captures, P, From, To, Becomes) :-
    captures(From, To, P),
    legal_move(From, To, Becomes, P).

% 4. Leave out what loses the exchange on the square it goes to, whatever speaks for it.
speaks_against(loses_exchange, P, From, To, Becomes) :-
    loses_exchange(From, To, Becomes, P).

% And what none of the first three speaks for.
speaks_against(no_reason, P, From, To, Becomes) :-
    legal_move(From, To, Becomes, P),
    \+ speaks_for(_, P, From, To, Becomes).

% The side that searches (max) leaves out its moves for either reason, and those of its opponent
% (min) for the exchange alone, who may see what the first three rules do not.
heeds(max, loses_exchange).
heeds(max, no_reason).
heeds(min, loses_exchange).

flawed(Player, P, From, To, Becomes, Why) :-
    heeds(Player, Why),
    speaks_against(Why, P, From, To, Becomes).

left_out(Player, P, From, To, Becomes, Why) :-
    rules_apply(Player, P),
    flawed(Player, P, From, To, Becomes, Why).

kept(Player, P, From, To, Becomes) :-
    rules_apply(Player, P),
    legal_move(From, To, Becomes, P),
    \+ flawed(Player, P, From, To, Becomes, _).
kept(Player, P, From, To, Becomes) :-
    \+ rules_apply(Player, P),
    legal_move(From, To, Becomes, P).

% What the paper does not say: out of check the rules do not count, nor where they leave nothing.
rules_apply(Player, P) :-
    heeds(Player, loses_exchange),
    turn(Side, P),
    \+ in_check(Side, P),
    \+ leave_nothing(Player, P).

leave_nothing(Player, P) :-
    \+ ( legal_move(From, To, Becomes, P),
         \+ flawed(Player, P, From, To, Becomes, _)
       ).
