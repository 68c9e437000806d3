"""Long work: one kind of run folder, one pool of processes, one kind of worker."""
