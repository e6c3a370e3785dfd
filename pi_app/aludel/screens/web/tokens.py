# SPDX-License-Identifier: MIT
"""Secret texts that open a page: drawn by chance, kept as hashes, compared in a time that tells nothing."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

BYTES: Final = 16
"""Bytes of chance in a token: nobody guesses one, however many ask."""

RandomToken: TypeAlias = Callable[[int], str]


def new_token() -> str:
    """A fresh token, as it stands in an address."""
    return secrets.token_urlsafe(BYTES)


def hashed(token: str) -> str:
    """What is kept of a token. It needs no salt: a token holds enough chance by itself."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def which(token: str, kept: Iterable[tuple[str, str]]) -> str | None:
    """The name whose hash is that of the token. All are compared, whichever fits."""
    asked, found = hashed(token), None
    for name, one in kept:
        if hmac.compare_digest(asked, one):
            found = name
    return found
