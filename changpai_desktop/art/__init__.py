"""The artwork: faces, backs, seals and the icon as SVG text. Pure Python, no Qt; knows only `cards`."""
