"""Learning to play chess selectively by acquiring move patterns (Finkelstein, Markovitch)."""
