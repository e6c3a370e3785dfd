# SPDX-License-Identifier: MIT
"""Turns of levels 5, 6 and 7 on the virtual table in a real browser, by mouse: mushrooms and artifacts."""

from __future__ import annotations

import pytest

from .player import HAND, Person

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LEVELS = (2, 3, 4, 5, 6, 7)
MOST = 60
"""Answers within which everything that a test waits for has come up."""
SHELF = ".v-shelf [data-piece]:not(.v-idle)"
MUSHROOM = "#v-hand [data-piece^='tile-mushroom']:not(.v-idle)"


class Player(Person):
    """Who brews mushrooms and buys artifacts whenever that can be done."""

    def __init__(self, page, shots, level):
        super().__init__(page)
        self.shots, self.level, self.did = shots, level, []

    def note(self, deed):
        """Keep what has been done, with a picture of the first time."""
        if deed not in self.did:
            self.picture(self.shots / f"virtual-level-{self.level}-{deed}.png")
        self.did.append(deed)

    def fill(self):
        mushroom, artifact = self.page.locator(MUSHROOM), self.page.locator(SHELF)
        if artifact.count():
            self.drag(artifact.first)
            self.note("artifact")
        elif mushroom.count() and self.page.locator("#v-holder .v-pocket.v-tile").count() == 2:
            self.brew_mushroom(mushroom.first)
        else:
            super().fill()

    def brew_mushroom(self, mushroom):
        """With another ingredient of the hand, where it has one."""
        self.drag(mushroom)
        other = self.page.locator("#v-hand [data-piece^='tile-']:not(.v-idle):not([data-piece^='tile-mushroom'])")
        self.drag((other if other.count() else self.page.locator(HAND)).first)
        self.note("mushroom")

    def answer(self):
        self.my_turn()
        shop = self.page.locator("#v-next.v-live")
        if self.state("step") == "press" and shop.count() and "artifact" not in self.did:
            self.press("next")
        return super().answer()


@pytest.mark.parametrize(("level", "wanted"), [(5, {"mushroom"}), (6, {"mushroom"}), (7, {"mushroom", "artifact"})])
def test_turns_of_the_higher_levels_are_played_by_mouse(table, opened, shots, level, wanted):
    served = table(seed=20 + level, levels=LEVELS)
    page = opened(served.address)
    player = Player(page, shots, level)
    player.start(level=level)
    for _ in range(MOST):
        player.answer()
        if wanted <= {*player.did}:
            break
    assert wanted <= {*player.did}
    player.my_turn()
    assert served.do(lambda: served.table.pieces) is not None
    player.picture(shots / f"virtual-level-{level}.png")
