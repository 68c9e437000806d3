"""Playing chess: players, the search engine, openings by cases, matches."""
