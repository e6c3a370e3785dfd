# SPDX-License-Identifier: MIT
"""Which kind of piece a typed word means: whole names, words of them, or how they begin, however they are written."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence

FormsOf = Callable[[str], Sequence[str]]
"""Everything that a kind of piece is called in the current language."""

LONGEST_NAME = 4
"""Words of the longest name of a piece."""
BETWEEN = re.compile(r"[-\s,;:+/\"'\u3001\uff0c\u30fb\u201e\u201c\u201d\u300c\u300d]+")
"""What may stand between names, or around them."""
PRICE = re.compile(r"\(\d*\)")
"""A price as it is shown beside a name."""
ACCENTS = re.compile("[\u0300-\u036f]")
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
KATAKANA = range(ord("ァ"), ord("ヶ") + 1)
TO_HIRAGANA = {letter: letter - ord("ァ") + ord("ぁ") for letter in KATAKANA}
FEWEST, FEWEST_KANA = 3, 2
"""Letters with which a name may begin and stop."""


def plain(name: str) -> str:
    """A name as it is compared: without capitals, accents and hyphens, in hiragana.

    >>> plain("Chicken-Foot"), plain("Žába"), plain("カエル")
    ('chicken foot', 'zaba', 'かえる')
    """
    open_letters = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name).casefold())
    bare = unicodedata.normalize("NFC", ACCENTS.sub("", open_letters))
    return " ".join(BETWEEN.sub(" ", bare.translate(TO_HIRAGANA)).split())


def typed_words(typed: str) -> list[str]:
    """What was typed, word by word; prices that were copied from the screen are left out.

    >>> typed_words('frog, "winged boots" (4)')
    ['frog', 'winged', 'boots']
    """
    return plain(PRICE.sub(" ", unicodedata.normalize("NFKC", typed))).split()


def split_names(words: Sequence[str], kinds: Iterable[str], forms: FormsOf) -> list[str]:
    """The words grouped to names of these kinds, the longest one first.

    >>> split_names(["chicken", "foot", "fern"], ["tile.foot"], lambda kind: ["Chicken foot"])
    ['chicken foot', 'fern']
    """
    known = {_joined(form) for kind in set(kinds) for form in _written(forms(kind))}
    left, names = list(words), []
    while left:
        lengths = range(min(LONGEST_NAME, len(left)), 0, -1)
        length = next((n for n in lengths if "".join(left[:n]) in known), 1)
        names.append(" ".join(left[:length]))
        left = left[length:]
    return names


def meant(name: str, kinds: Iterable[str], forms: FormsOf) -> str | None:
    """The one kind that a name means; None where it means none of these, or several.

    >>> meant("lucky", ["customer.luck", "customer.fire"], {"customer.luck": ["lucky potion"],
    ...     "customer.fire": ["fire potion"]}.__getitem__)
    'customer.luck'
    """
    written = {kind: [*_written(forms(kind))] for kind in kinds}
    for fits in (_is_whole, _is_word, _begins):
        found = [kind for kind, names in written.items() if any(fits(name, one) for one in names)]
        if found:
            return found[0] if len(found) == 1 else None
    return None


def _written(forms: Iterable[str]) -> Iterator[str]:
    """Names as they may be typed, also where a keyboard has no umlauts."""
    for form in forms:
        yield from {plain(form), plain(form.casefold().translate(UMLAUTS))}


def _joined(name: str) -> str:
    return plain(name).replace(" ", "")


def _is_whole(name: str, written: str) -> bool:
    return name.replace(" ", "") == written.replace(" ", "")


def _is_word(name: str, written: str) -> bool:
    return name in written.split()


def _begins(name: str, written: str) -> bool:
    fewest = FEWEST if name.isascii() else FEWEST_KANA
    return len(name) >= fewest and any(word.startswith(name) for word in written.split())
