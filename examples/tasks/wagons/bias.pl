head_pred(express, 1).
body_pred(wagon, 2).
body_pred(coupled, 2).
body_pred(long, 1).
body_pred(short, 1).
body_pred(closed, 1).
body_pred(open, 1).
body_pred(load, 2).
body_pred(wood, 1).
body_pred(milk, 1).
body_pred(axles, 2).
body_pred(odd, 1).

type(express, (train,)).
type(wagon, (train, wagon)).
type(coupled, (wagon, wagon)).
type(long, (wagon,)).
type(short, (wagon,)).
type(closed, (wagon,)).
type(open, (wagon,)).
type(load, (wagon, goods)).
type(wood, (goods,)).
type(milk, (goods,)).
type(axles, (wagon, number)).
type(odd, (number,)).

direction(express, (in,)).
direction(wagon, (in, out)).
direction(coupled, (in, out)).
direction(long, (in,)).
direction(short, (in,)).
direction(closed, (in,)).
direction(open, (in,)).
direction(load, (in, out)).
direction(wood, (in,)).
direction(milk, (in,)).
direction(axles, (in, out)).
direction(odd, (in,)).

max_vars(5).
max_body(6).
:- clause(C), #count { V : var_type(C, V, train) } != 1.
