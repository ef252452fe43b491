"""What a module tells mypyc about its classes in a compiled build (ADR 0006).

The compiler knows the decorator by its name and does not run it; at run time it does nothing, so that no package is
needed for it. This module itself is never compiled.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_told):
        """The class as it stands."""
        return lambda cls: cls
