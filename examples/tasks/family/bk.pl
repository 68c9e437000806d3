parent(gus, ada).
parent(hedda, ada).
parent(gus, bert).
parent(hedda, bert).
parent(gus, clara).
parent(hedda, clara).
parent(bert, dora).
parent(ida, dora).
parent(bert, emil).
parent(ida, emil).
parent(clara, fritz).
parent(jost, fritz).
parent(karl, jost).
parent(lena, jost).
parent(karl, mia).
parent(lena, mia).
parent(emil, nora).
parent(olga, nora).
parent(fritz, paul).
parent(rosa, paul).
parent(fritz, quinn).
parent(rosa, quinn).
female(ada).
male(bert).
female(clara).
female(dora).
male(emil).
male(fritz).
male(gus).
female(hedda).
female(ida).
male(jost).
male(karl).
female(lena).
female(mia).
female(nora).
female(olga).
male(paul).
female(quinn).
female(rosa).
sibling(A, B) :- parent(C, A), parent(C, B), A \== B.
