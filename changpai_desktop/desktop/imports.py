"""Lets Python import as it does without PySide6. Imported for that effect, before the other modules of the window.

PySide6 puts itself into every import statement, to serve `from __feature__ import snake_case`, and reads the
source text of each module that is imported after it. The house does not use these features, and at the start
the reading takes as long as a tenth of the whole. The garbage collector takes less often a look, too.
"""

import builtins
import gc

# The start makes many objects and throws few away: the collector would run sixty times for nothing.
# `app.House` lets it go on after the first paint.
gc.disable()

import PySide6.QtCore  # noqa: E402, F401 - after this the import is replaced

_original = getattr(builtins, "__orig_import__", None)
if _original is not None:
    builtins.__import__ = _original
