# SPDX-License-Identifier: MIT
"""The referee protocol: to rule engines what UCI is to chess. Documented in docs/referee-protocol.md."""

from aludel.protocol.server import Referee, serve

__all__ = ["Referee", "serve"]
