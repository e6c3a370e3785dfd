# SPDX-License-Identifier: MIT
"""Game codes: ten random letters and a check letter, the name under which an alchemy continues elsewhere.

The alphabet has 23 letters, a prime: with the weights 1 to 11 every wrong letter and every swap of two letters
changes the sum modulo 23, as in ISBN-10 (ISO 2108:1992). I, O and Q look like 1, 0 and O and are left out.
"""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Callable
from typing import Final

from aludel.errors import UsageFault

ALPHABET: Final = "ABCDEFGHJKLMNPRSTUVWXYZ"
LETTERS: Final = 10
GROUPS: Final = (4, 3, 4)
"""How the eleven letters are shown."""

_BASE: Final = len(ALPHABET)
_FAIR: Final = 256 - 256 % _BASE
"""Bytes from here on would make some letters likelier than others."""
_SEPARATORS: Final = frozenset("-_.,/")


def new_code(randbytes: Callable[[int], bytes] = os.urandom) -> str:
    """Ten letters, every one of the 23^10 codes equally likely."""
    letters = ""
    while len(letters) < LETTERS:
        letters += "".join(ALPHABET[byte % _BASE] for byte in randbytes(LETTERS) if byte < _FAIR)
    return letters[:LETTERS]


def check_letter(code: str) -> str:
    """The eleventh letter, which makes the weighted sum of all eleven 0 modulo 23.

    >>> check_letter("ABCDEFGHJK")
    'T'
    """
    total = sum(weight * ALPHABET.index(letter) for weight, letter in enumerate(code, 1))
    return ALPHABET[-total * pow(LETTERS + 1, -1, _BASE) % _BASE]


def show_code(code: str) -> str:
    """The code as people read and write it.

    >>> show_code("ABCDEFGHJK")
    'ABCD-EFG-HJKT'
    """
    whole, groups = code + check_letter(code), []
    for size in GROUPS:
        groups.append(whole[:size])
        whole = whole[size:]
    return "-".join(groups)


def parse_code(text: str) -> str:
    """The ten letters of a code that a person typed: case, spaces, dashes and full-width letters do not matter.

    Raises UsageFault: a letter that no code has, too few or too many, or a check letter that does not fit.

    >>> parse_code("abcd efg hjkt")
    'ABCDEFGHJK'
    """
    letters = _letters(text)
    strange = next((letter for letter in letters if letter not in ALPHABET), None)
    if strange is not None:
        raise UsageFault("code-letter", letter=strange)
    if len(letters) != LETTERS + 1:
        raise UsageFault("code-length", given=len(letters), letters=LETTERS + 1)
    if check_letter(letters[:LETTERS]) != letters[LETTERS]:
        raise UsageFault("code-check")
    return letters[:LETTERS]


def _letters(text: str) -> str:
    plain = unicodedata.normalize("NFKC", text).upper()
    return "".join(
        letter
        for letter in plain
        if not letter.isspace() and letter not in _SEPARATORS and unicodedata.category(letter) != "Pd"
    )
