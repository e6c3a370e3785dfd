# SPDX-License-Identifier: MIT
"""What is rehearsed, and what a rehearsal found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from aludel.twin.little_alchemists.party import Party
from aludel.twin.little_alchemists.players import SKILLS
from aludel.twin.little_alchemists.score import half_points, winners
from aludel.twin.tally import Tally

SCHOOL: Final = ("theories_right", "theories_wrong", "guesses", "guesses_right", "gems", "broken_gems", "keys")


@dataclass(frozen=True, slots=True)
class Plan:
    """What is rehearsed. Competent and random players take turns round the table, and change seats each game.

    A share `clumsy` of the times players fumble (twin/little_alchemists/slips.py) or take a purchase back; before a
    share `unplugged` of their answers the power fails. `names` renames the kinds of tiles, for the secrecy test;
    `condition` is what a camera looks through (twin/conditions.toml), and `refusals` the share of the looks without a
    camera that are unsure.
    """

    game: str = "little-alchemists"
    level: int = 1
    players: int = 4
    games: int = 1
    seed: int = 1
    language: str = "en"
    clumsy: float = 0.05
    unplugged: float = 0.0
    condition: str = "clean"
    refusals: float = 0.0
    names: Mapping[str, str] = field(default_factory=dict)

    def skills(self, number: int) -> list[str]:
        """How each seat plays in a game."""
        return [tuple(SKILLS)[(seat + number) % len(SKILLS)] for seat in range(self.players)]


@dataclass(slots=True)
class Report:
    """What a rehearsal found. `wins` and `seats` are by skill; a shared win counts for each who shares it.

    `beaten` counts the games in which the best competent player has more points than the best random one.
    """

    plan: Plan
    tally: Tally
    games_finished: int = 0
    turns: int = 0
    light_scenes: int = 0
    beaten: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    seats: Counter[str] = field(default_factory=Counter)
    school: Counter[str] = field(default_factory=Counter)
    """Theories and guesses by how they went, gems given and broken, and keys."""
    pets: Counter[str] = field(default_factory=Counter)
    artifacts: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)

    def count(self, skills: Sequence[str], party: Party) -> None:
        """Count a finished game."""
        nature = party.nature
        points = half_points(nature, party.tokens())
        self.games_finished += 1
        self.seats.update(skills)
        self.wins.update(skills[seat] for seat in winners(nature, points))
        best = {
            skill: max(own for its, own in zip(skills, points, strict=True) if its == skill) for skill in set(skills)
        }
        self.beaten += best["competent"] > best["random"]
        self._count_school(party)

    def _count_school(self, party: Party) -> None:
        nature, shares = party.nature, party.tally
        self.endings["solved" if nature.solved else "closed"] += 1
        self.pets.update(pet for pet in nature.pets if pet)
        self.artifacts.update(card.name for own in nature.owned for card in own)
        self.school.update(
            theories_right=shares.right,
            theories_wrong=shares.wrong,
            guesses=shares.guesses,
            guesses_right=shares.right_guesses,
            gems=sum(map(len, nature.own_gems)),
            broken_gems=sum(nature.broken),
            keys=nature.keys,
        )

    @property
    def sound(self) -> bool:
        """Whether every game was finished with nothing wrong, nothing chosen by hand and all counts equal."""
        tally = self.tally
        whole = self.games_finished == self.plan.games
        return whole and not (tally.wrong or tally.faults or tally.counts["by_hand"])

    def json(self) -> dict[str, Any]:
        """The report as plain data; public facts only."""
        plan, tally = self.plan, self.tally
        counts = tally.counts
        return {
            "game": plan.game,
            "level": plan.level,
            "players": plan.players,
            "games": plan.games,
            "seed": plan.seed,
            "language": plan.language,
            "condition": plan.condition,
            "games_finished": self.games_finished,
            "turns": self.turns,
            "frames": counts["frames"],
            "readings": counts["readings"],
            "rejected": dict(sorted(tally.rejected.items())),
            "wrong": len(tally.wrong),
            "by_hand": counts["by_hand"],
            "fumbles": counts["fumbles"],
            "unplugged": counts["unplugged"],
            "clean_presentations": counts["clean"],
            "clean_refused": _share(counts["clean_refused"], counts["clean"]),
            "announcements": counts["announcements"],
            "light_scenes": self.light_scenes,
            "win_share": {skill: _share(self.wins[skill], self.seats[skill]) for skill in SKILLS},
            "competent_beats_random": _share(self.beaten, self.games_finished),
            **{name: self.school[name] for name in SCHOOL},
            "pets": dict(sorted(self.pets.items())),
            "artifacts": dict(sorted(self.artifacts.items())),
            "endings": dict(sorted(self.endings.items())),
            "seconds": {stage: round(spent, 3) for stage, spent in sorted(tally.seconds.items())},
            "faults": [*tally.wrong, *tally.faults],
        }


def _share(part: int, whole: int) -> float:
    return round(part / whole, 4) if whole else 0.0
