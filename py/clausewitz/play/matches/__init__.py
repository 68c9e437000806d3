"""Games and matches: start positions, tables in processes, folders, statistics."""
