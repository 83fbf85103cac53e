"""What is said over the network: every message and every resource, as types.

The page `docs/protocol.md`, the JSON Schema, the OpenAPI description and the browser's TypeScript
are all written from what stands here.
"""

from typing import Final

PROTOCOL: Final = 1
"""The version of all of it: a client of another version is told so and let go."""
