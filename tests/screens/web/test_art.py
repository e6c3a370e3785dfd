# SPDX-License-Identifier: MIT
"""Pictures of pieces: kept by browsers, and not sent again while they are the same."""

from __future__ import annotations

ADDRESS = "/art/little-alchemists/tile.frog.svg"


def test_a_picture_is_kept_and_sent_once(guest):
    first = guest.get(ADDRESS)
    assert first.status_code == 200 and "max-age=86400" in first.headers["cache-control"]
    again = guest.get(ADDRESS, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = guest.get(ADDRESS.replace("frog", "fern"), headers={"If-None-Match": first.headers["etag"]})
    assert other.status_code == 200 and other.headers["etag"] != first.headers["etag"]
