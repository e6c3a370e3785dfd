# SPDX-License-Identifier: MIT
"""Chance from a game code: the same code continues the same alchemy on another console.

A label and a counter are hashed with the code by SHA-256; numbers are taken from the digest stream by rejection,
so every value is equally likely (no modulo bias), and permutations by Fisher and Yates.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CodeSource:
    """A `Source` whose every draw follows from the game code. The code is normalised: see journal/code.py."""

    code: str

    def permutation(self, label: str, n: int) -> tuple[int, ...]:
        """A uniform permutation of range(n).

        >>> sorted(CodeSource("ABCDEFGHJK").permutation("assignment", 4))
        [0, 1, 2, 3]
        """
        stream = self._words(label)
        order = list(range(n))
        for i in range(n - 1, 0, -1):
            j = _below(stream, i + 1)
            order[i], order[j] = order[j], order[i]
        return tuple(order)

    def below(self, label: str, n: int) -> int:
        """A uniform number in range(n)."""
        return _below(self._words(label), n)

    def _words(self, label: str) -> Iterator[int]:
        """An endless stream of 32-bit words."""
        counter = 0
        while True:
            block = hashlib.sha256(f"{self.code}/{label}/{counter}".encode()).digest()
            yield from (int.from_bytes(block[i : i + 4]) for i in range(0, 32, 4))
            counter += 1


def _below(words: Iterator[int], n: int) -> int:
    limit = (1 << 32) - (1 << 32) % n
    return next(word for word in words if word < limit) % n
