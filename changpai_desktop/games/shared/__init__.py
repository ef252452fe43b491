"""Rules that several games have in common because they are the same rule (rules zipai, part 0 and 6)."""
