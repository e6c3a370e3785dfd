# SPDX-License-Identifier: MIT
"""Numbers as Japanese words in kana: espeak-ng reads a bare 4 as "shi", which counters do not take."""

from __future__ import annotations

from typing import Final

MINUS: Final = "マイナス"
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
THOUSANDS: Final = (
    "",
    "せん",
    "にせん",
    "さんぜん",
    "よんせん",
    "ごせん",
    "ろくせん",
    "ななせん",
    "はっせん",
    "きゅうせん",
)
TEN_THOUSAND: Final = "まん"


def kana_number(n: int) -> str:
    """Spell a number of up to eight digits in kana, also below zero; longer ones stay digits.

    >>> kana_number(14), kana_number(300), kana_number(0), kana_number(-2), kana_number(40320)
    ('じゅうよん', 'さんびゃく', 'ゼロ', 'マイナス に', 'よんまんさんびゃくにじゅう')
    """
    if n < 0:
        return f"{MINUS} {kana_number(-n)}"
    ten_thousands, rest = divmod(n, 10_000)
    if ten_thousands >= 10_000:
        return str(n)
    above = f"{_below_ten_thousand(ten_thousands)}{TEN_THOUSAND}" if ten_thousands else ""
    return above + _below_ten_thousand(rest) or "ゼロ"


def _below_ten_thousand(n: int) -> str:
    thousands, rest = divmod(n, 1000)
    hundreds, rest = divmod(rest, 100)
    tens, ones = divmod(rest, 10)
    ten = ("" if tens < 2 else ONES[tens]) + ("じゅう" if tens else "")
    return THOUSANDS[thousands] + HUNDREDS[hundreds] + ten + ONES[ones]
