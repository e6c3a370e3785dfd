# SPDX-License-Identifier: MIT
"""What was about to be pressed on the virtual table, kept beside its pieces until they have followed.

The console commits a move to its journal before the pieces can follow it. When the program is killed between the two,
what is kept here tells how they would have followed: it is done when the game goes on.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from aludel.games.referee import Press, View
from aludel.twin.little_alchemists import by_hand
from aludel.twin.little_alchemists.box import Tile
from aludel.twin.little_alchemists.nature import Nature
from aludel.twin.little_alchemists.physical import Laid, Pieces, brewed, erred
from aludel.twin.little_alchemists.turn import Misplay
from aludel.twin.little_alchemists.typed import Lying

ASTRAY = (Misplay, LookupError, ValueError, TypeError, AttributeError)
"""How following ends when the pieces cannot, or when a record makes no sense."""


@dataclass(frozen=True, slots=True)
class Intent:
    """A press that has not been made yet, and what the table looks like before it.

    `named`: something is being told by hand or by name. `counted`: what was counted out by hand, a number for each
    piece; None where the tray tells.
    """

    pressed: Press
    before: View
    named: bool
    tray: Sequence[Lying]
    counted: Sequence[int] | None

    def kept(self) -> dict[str, Any]:
        """This as JSON can hold it."""
        return {
            "pressed": [sorted(self.pressed.buttons), self.pressed.held],
            "before": self.before,
            "named": self.named,
            "tray": [[kind, tile.copy if tile else None] for kind, tile in self.tray],
            "counted": self.counted,
        }

    @classmethod
    def read(cls, kept: Mapping[str, Any]) -> Intent:
        """What `kept` has written. Raises one of ASTRAY for anything else."""
        names, held = kept["pressed"]
        tray = [(kind, None if copy is None else Tile(kind, copy)) for kind, copy in kept["tray"]]
        return cls(Press(frozenset(names), held), kept["before"], kept["named"], tray, kept["counted"])

    def came_true(self, view: View) -> bool:
        """Whether the console has gone on from where it stood before the press."""
        return bool(json.loads(json.dumps(view)) != self.before)


def told(intent: Intent, after: View, nature: Nature) -> Laid | None:
    """What the tray held, or what was counted out in its place; None where no pieces were told."""
    wrong = erred(intent.before, after, intent.pressed)
    if not wrong and not brewed(intent.before, after):
        return None
    if intent.counted is None:
        return Laid([tile for _, tile in intent.tray if tile], [kind for kind, _ in intent.tray])
    if wrong:
        return Laid((), by_hand.theory(intent.counted[:-1], intent.before))
    tiles = by_hand.tiles(intent.counted[:-1], nature.hands[intent.before["turn"]])
    return Laid(tiles, [tile.kind for tile in tiles])


def reopen(file: Path, players: int, level: int, overlay: Mapping[str, Any] | None, view: View) -> Pieces | None:
    """The pieces as they lay when the program stopped, once they have followed what was pressed last.

    None when they cannot be told any more. Their record is not written yet.
    """
    pieces = Pieces.reopen(file, players, level, overlay)
    if pieces is not None and pieces.pending is not None:
        pieces = _followed(pieces, view) or Pieces.reopen(file, players, level, overlay)
    if pieces is not None:
        pieces.pending = None
    return pieces


def _followed(pieces: Pieces, view: View) -> Pieces | None:
    """These pieces after what was pending, where they agree with the console then."""
    try:
        intent = Intent.read(pieces.pending)
        if intent.came_true(view):
            laid = told(intent, view, pieces.nature) or Laid((), ())
            pieces.catch_up(intent.before, view, intent.pressed, laid._replace(named=intent.named))
    except ASTRAY:
        return None
    return pieces if pieces.agree(view) else None
