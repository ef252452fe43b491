"""The quick reader of the settings reads what TOML reads, or leaves it to TOML."""

import tomllib

from hypothesis import given
from hypothesis import strategies as st

from changpai_desktop.store.settings import plain_table

LINES = (
    "a = 1", 'b = "x"', "c = true", "[a]", "[a.b]", "[b.c]", "a = [", "    1,", '    "z",', "]", "", "x = 0", "y = -5",
    "y = 007", 'n = "q\\"w"', "[[k]]", "a.b = 3", "z = []", "# c", "a=1", "  a = 1", 'u = "林"', "e = 1.5", "= 1",
    "t = 'x'", "m = -0", "[x.y.z]", "[x]", "[x.y]", "i = {a = 1}", "[a.b.c]", 'w = ""',
)  # fmt: skip


@given(st.lists(st.sampled_from(LINES) | st.text(max_size=8), max_size=7))
def test_it_never_reads_otherwise_than_toml(lines: list[str]) -> None:
    text = "\n".join(lines)
    found = plain_table(text)
    if found is not None:
        assert found == tomllib.loads(text)


def test_it_reads_what_the_program_writes() -> None:
    text = (
        'theme = "night"\nspeed = 1\nmaximized = true\ngeometry = [\n    10,\n    -20,\n    1280,\n    800,\n]\n\n'
        '[start.yaodiren]\nseats = 2\nlevels = [\n    "novice",\n]\n\n[start.yaodiren.options]\nred_kinds = "all_red"\n'
    )
    assert plain_table(text) == tomllib.loads(text)
