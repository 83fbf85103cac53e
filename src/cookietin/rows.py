"""Rows of bytes that a position writes its observations to; compiled, a byte costs about 2 ns."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.strings import BytesWriter as BytesWriter
else:
    try:
        from librt.strings import BytesWriter
    except ImportError:
        # Compiled code cannot do without librt; interpreted code can.
        class BytesWriter:
            """Bytes that grow at their end."""

            def __init__(self):
                self._bytes = bytearray()
                self.append = self._bytes.append
                self.write = self._bytes.extend

            def getvalue(self):
                """All bytes so far."""
                return bytes(self._bytes)

            def truncate(self, size):
                """Keep so many bytes from the start."""
                del self._bytes[size:]

            def __len__(self):
                return len(self._bytes)

            def __getitem__(self, place):
                return self._bytes[place]

            def __setitem__(self, place, value):
                self._bytes[place] = value
