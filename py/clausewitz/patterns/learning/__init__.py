"""Patterns and their weights learned: from games of masters, or against a teacher."""
