"""What the computer players of several games have in common."""
