"""The coach's page, and what is written beside it: a sheet to print, games, a table."""
