% Learned by clausewitz 0.2.0 for aunt/2, from the folder family
% (bk.pl 3153548b5733a923, bias.pl 2963d216019f6605, exs.pl 0cbace8fb2555a8b),
% score perfect. Verified in SWI-Prolog on all examples: it covers
% 7 of 7 positive and 0 of 299 negative ones, with 4 literals.
% No theory of the space is smaller and without a mistake.

aunt(A, B) :-
    female(A),
    parent(C, B),
    sibling(A, C).
