"""What the compiler needs to know, in a form that plain Python can do without."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(*_names, **_settings):
        """Leave a class as it is: only the compiler reads this mark."""
        return lambda marked: marked
