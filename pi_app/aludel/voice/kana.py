# SPDX-License-Identifier: MIT
"""Numbers as Japanese words in kana: espeak-ng reads a bare 4 as "shi", which counters do not take."""

from __future__ import annotations

from typing import Final

ONES: Final = ("", "いち", "に", "さん", "よん", "ご", "ろく", "なな", "はち", "きゅう")
HUNDREDS: Final = (
    "",
    "ひゃく",
    "にひゃく",
    "さんびゃく",
    "よんひゃく",
    "ごひゃく",
    "ろっぴゃく",
    "ななひゃく",
    "はっぴゃく",
    "きゅうひゃく",
)


def kana_number(n: int) -> str:
    """Spell 0 to 999 in kana; other numbers stay digits.

    >>> kana_number(14), kana_number(300), kana_number(0)
    ('じゅうよん', 'さんびゃく', 'ゼロ')
    """
    if not 0 <= n < 1000:
        return str(n)
    hundreds, rest = divmod(n, 100)
    tens, ones = divmod(rest, 10)
    ten = ("" if tens < 2 else ONES[tens]) + ("じゅう" if tens else "")
    return HUNDREDS[hundreds] + ten + ONES[ones] or "ゼロ"
