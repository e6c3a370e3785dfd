# SPDX-License-Identifier: MIT
"""The pictures differ for everybody: in grey, for colour-blind eyes, and however a piece is turned."""

from itertools import combinations

import cv2
import numpy as np
import pytest
from tests.pieces.sight_of_people import EYES, seen

from aludel.pieces import catalogue, raster, tags

PX_PER_MM = 2.0
FAMILIES = ("tile.", "answer.", "customer.", "theory.", "pet.", "artifact.", "box.")
# The mean LAB difference (in grey: of lightness) between any two pieces of a family. A step of 2.3 is just noticeable.
MARGIN = {
    ("tile.", "grey"): 14.0,
    ("answer.", "grey"): 8.0,
    ("customer.", "grey"): 14.0,
    ("theory.", "grey"): 8.0,
    ("pet.", "grey"): 14.0,
    ("artifact.", "grey"): 8.0,
    ("box.", "grey"): 14.0,
    ("tile.", "colour"): 22.0,
    ("answer.", "colour"): 13.0,
    ("customer.", "colour"): 28.0,
    ("theory.", "colour"): 13.0,
    ("pet.", "colour"): 22.0,
    ("artifact.", "colour"): 13.0,
    ("box.", "colour"): 22.0,
}
ALIKE = 0.75
"""No two pictures correlate more than this in lightness: sight's art check needs the distance."""


def family(prefix):
    extra = ["closed"] if prefix == "customer." else []
    return sorted(kind for kind in tags.kinds("la") if kind.startswith(prefix)) + extra


def render(kind):
    where = catalogue.spec("la", kind)
    picture = raster.rasterise(catalogue.face("la", kind), where.size, where.size, PX_PER_MM)
    mask = np.zeros(picture.shape[:2], np.uint8)
    ring = np.round((np.array(where.art) + where.size / 2) * PX_PER_MM).astype(np.int32)
    cv2.fillPoly(mask, [ring], 1)
    for disc in where.ignore:
        middle = [round((value + where.size / 2) * PX_PER_MM) for value in (disc.x, disc.y)]
        cv2.circle(mask, middle, round(disc.radius * PX_PER_MM), 0, -1)
    return picture, mask > 0


def turns(prefix):
    """A token's art lies on one side of its tag: turned pictures never meet."""
    return range(4) if prefix not in ("answer.", "theory.") else range(1)


def pairs(prefix, eye):
    views = {kind: (seen(picture, eye), mask) for kind, (picture, mask) in ((k, render(k)) for k in family(prefix))}
    for first, second in combinations(views, 2):
        for turn in turns(prefix):
            (a, mask_a), (b, mask_b) = views[first], views[second]
            both = mask_a & np.rot90(mask_b, turn)
            yield (first, second, turn), a[both], np.rot90(b, turn)[both]


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("prefix", FAMILIES)
def test_any_two_pictures_differ_for_every_eye(prefix, eye):
    margin = MARGIN[prefix, "grey" if eye == "grey" else "colour"]
    near = {names: np.linalg.norm(a - b, axis=-1).mean() for names, a, b in pairs(prefix, eye)}
    closest = min(near, key=near.get)
    assert near[closest] >= margin, (closest, near[closest])


@pytest.mark.parametrize("prefix", FAMILIES)
def test_no_two_pictures_correlate(prefix):
    likeness = {names: np.corrcoef(a[:, 0], b[:, 0])[0, 1] for names, a, b in pairs(prefix, "grey")}
    most = max(likeness, key=likeness.get)
    assert likeness[most] <= ALIKE, (most, likeness[most])


@pytest.mark.parametrize("kind", [kind for prefix in FAMILIES for kind in family(prefix)])
def test_every_picture_has_contrast(kind):
    picture, mask = render(kind)
    lightness = seen(picture, "grey")[..., 0][mask]
    assert lightness.std() >= 15, lightness.std()


def test_no_picture_looks_the_same_turned():
    for kind in family("tile."):
        picture, mask = render(kind)
        lightness = seen(picture, "grey")[..., 0]
        for turn in (1, 2, 3):
            both = mask & np.rot90(mask, turn)
            same = np.corrcoef(lightness[both], np.rot90(lightness, turn)[both])[0, 1]
            assert same <= ALIKE, (kind, turn, same)
