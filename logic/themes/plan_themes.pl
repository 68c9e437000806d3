% x
