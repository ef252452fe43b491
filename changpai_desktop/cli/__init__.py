"""The command line: everything the program can do without a window. Imports no Qt."""
