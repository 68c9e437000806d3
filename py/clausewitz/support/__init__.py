"""What every program needs: errors, exit status, files, limits, data, escapes. No chess."""
