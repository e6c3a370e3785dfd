# SPDX-License-Identifier: MIT
"""The printed sheets, made once for all tests."""

from collections import Counter
from functools import cache

import numpy as np
import pypdfium2

from aludel.pieces import layout, orders, press

DPI = 200
PX = DPI / 25.4
PAPERS = sorted(layout.PAPERS)


LAST = orders.levels()[-1]
FACES_OF = {
    "tile-backs": "tiles",
    "answer-backs": "answers",
    "customer-backs": "customers",
    "theory-token-backs": "theory-tokens",
    "pet-backs": "pets",
    "artifact-backs": "artifacts",
    "box-backs": "boxes",
    "board-2-backs": "board-2",
}


@cache
def pages(sheet, paper="A4", level=LAST, new=False):
    return press.pages("la", sheet, level, paper, new)


@cache
def printed(sheet, paper="A4"):
    """The pages of the PDF as pixels (BGR)."""
    document = pypdfium2.PdfDocument(press.pdf_of("la", sheet, LAST, paper))
    return [np.ascontiguousarray(page.render(scale=DPI / 72).to_numpy()[..., :3]) for page in document]


def counts(sheet, level=LAST, new=False):
    return Counter(place.kind for page in pages(sheet, level=level, new=new) for place in page.placements)
