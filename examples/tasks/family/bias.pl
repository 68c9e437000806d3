head_pred(aunt, 2).
body_pred(parent, 2).
body_pred(sibling, 2).
body_pred(female, 1).
body_pred(male, 1).

max_vars(4).
max_body(4).
