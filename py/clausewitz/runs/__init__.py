"""Long work: its folder, its progress, and the processes that share it.

- `run_folder`: settings, results and journals of a run; one process writes, a kill can be resumed.
- `progress`: how far it has come, in one form for everything that is shown.
- `part_runs`: files worked through part by part, in their order, by many processes.
- `pool`: many questions to many processes, answers as they come, all stopped in order.
- `worker_process`: a process of the package that answers questions in JSON.

The pool has two entry points. `ask_all` is for work that holds something open, such as an engine:
each process is ours, can be stopped in the middle of a question, and dies with its caller.
`Workers` is for plain functions of arrays, which may also run on other machines: joblib and Dask
carry functions and arrays to these, which lines of JSON do not.
"""
