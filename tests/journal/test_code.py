# SPDX-License-Identifier: MIT
"""Game codes: every slip of one letter or of two neighbours is noticed, and codes stay valid for ever."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from math import factorial, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aludel.errors import UsageFault
from aludel.games.fate import CodeSource
from aludel.journal.code import ALPHABET, LETTERS, check_letter, new_code, parse_code, show_code

CODES = st.text(ALPHABET, min_size=LETTERS, max_size=LETTERS)

GOLDEN = [
    # code, as shown, permutation("assignment", 8), below("first", 4)
    ("AAAAAAAAAA", "AAAA-AAA-AAAA", (7, 1, 2, 0, 4, 6, 3, 5), 3),
    ("ABCDEFGHJK", "ABCD-EFG-HJKT", (1, 6, 7, 5, 3, 4, 2, 0), 0),
    ("ZYXWVUTSRP", "ZYXW-VUT-SRPN", (0, 6, 2, 4, 7, 1, 3, 5), 3),
    ("MERCVRYSAL", "MERC-VRY-SALB", (1, 0, 5, 4, 3, 2, 7, 6), 3),
]


def refused(text):
    with pytest.raises(UsageFault) as caught:
        parse_code(text)
    return caught.value.key


@given(CODES)
def test_a_code_reads_back(code):
    shown = show_code(code)
    assert [len(group) for group in shown.split("-")] == [4, 3, 4]
    assert parse_code(shown) == code


@given(CODES, st.lists(st.sampled_from([" ", "-", "\u2013", "\u3000", "\t", "."]), min_size=11, max_size=11))
def test_case_spaces_dashes_and_wide_letters_do_not_matter(code, marks):
    typed = "".join(mark + letter for mark, letter in zip(marks, (code + check_letter(code)).lower(), strict=True))
    assert parse_code(typed) == code
    wide = "".join(chr(ord(letter) + 0xFEE0) for letter in code + check_letter(code))
    assert parse_code(wide) == code


@given(CODES)
def test_every_single_wrong_letter_is_noticed(code):
    whole = code + check_letter(code)
    for place, letter in itertools.product(range(11), ALPHABET):
        if letter != whole[place]:
            assert refused(whole[:place] + letter + whole[place + 1 :]) == "code-check"


@given(CODES)
def test_every_swap_of_neighbours_is_noticed(code):
    whole = code + check_letter(code)
    for place in range(10):
        swapped = whole[:place] + whole[place + 1] + whole[place] + whole[place + 2 :]
        assert swapped == whole or refused(swapped) == "code-check"


def test_the_proof_for_all_codes():
    """A slip changes the sum by weight x difference, a swap by a difference of weights x difference: never 0 mod 23."""
    assert len(ALPHABET) == 23
    differences = range(1, 23)
    assert all(weight * difference % 23 for weight in range(1, 12) for difference in differences)
    assert all((a - b) * d % 23 for a, b in itertools.combinations(range(1, 12), 2) for d in differences)


@pytest.mark.parametrize("letter", "IOQ01Ä火")
def test_a_letter_that_no_code_has(letter):
    assert refused("ABCDEFGHJ" + letter + "K") == "code-letter"


@pytest.mark.parametrize("text", ["", "A", "ABCDEFGHJK", "ABCDEFGHJKLM", "A" * 10_000])
def test_too_short_or_too_long(text):
    assert refused(text) == "code-length"


@given(st.text(max_size=30))
def test_any_text_is_a_code_or_a_numbered_error(text):
    try:
        assert len(parse_code(text)) == LETTERS
    except UsageFault as fault:
        assert fault.entry.number in (515, 516, 517) and fault.text("cs")


def test_letters_are_drawn_without_bias():
    """The bytes from 253 on, which would favour three letters, are thrown away."""
    data = iter([255, 254, 253, 252, 0, 22, 23])
    assert new_code(lambda n: bytes(next(data, 45) for _ in range(n))) == "ZAZA" + ALPHABET[45 % 23] * 6


def test_new_codes_differ():
    assert len({new_code() for _ in range(100)}) == 100


def chi_square(counts, expected):
    return sum((count - expected) ** 2 / expected for count in counts)


def bounds(freedom, z=4.9):
    """Both ends of the chi-square range at a significance of about 1e-6 (Wilson and Hilferty)."""
    a = 2 / (9 * freedom)
    return tuple(freedom * (1 - a + sign * z * sqrt(a)) ** 3 for sign in (-1, 1))


def test_permutations_from_codes_are_uniform():
    """72,000 codes over all 720 permutations of six, chi-square, significance about 1e-6 on each side."""
    rng, codes = random.Random(20), 72_000
    counts = Counter(CodeSource(new_code(rng.randbytes)).permutation("assignment", 6) for _ in range(codes))
    assert len(counts) == factorial(6)
    low, high = bounds(factorial(6) - 1)
    assert low < chi_square(counts.values(), codes / factorial(6)) < high


def test_positions_of_eight_are_uniform():
    """16,000 codes: which of eight lands where, 64 cells of 2,000; 49 degrees of freedom; about 1e-6."""
    rng, codes = random.Random(21), 16_000
    counts = Counter(
        pair
        for _ in range(codes)
        for pair in enumerate(CodeSource(new_code(rng.randbytes)).permutation("assignment", 8))
    )
    assert len(counts) == 64
    # Rows and columns of a permutation matrix sum to 1, which leaves (n - 1)^2 degrees, each of variance n / (n - 1).
    low, high = bounds(49)
    assert low < chi_square(counts.values(), codes / 8) * 7 / 8 < high


@pytest.mark.parametrize(("code", "shown", "order", "first"), GOLDEN)
def test_codes_stay_valid_for_ever(code, shown, order, first):
    assert show_code(code) == shown
    assert CodeSource(code).permutation("assignment", 8) == order
    assert CodeSource(code).below("first", 4) == first
