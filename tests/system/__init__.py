"""Trying to break the whole program: kills, closing, bad input, odd places, keyboard or mouse only."""
