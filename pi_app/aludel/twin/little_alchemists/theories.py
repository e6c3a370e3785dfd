# SPDX-License-Identifier: MIT
"""Sharing a theory at the console, and guessing what somebody else's right theory is about."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from aludel.games.referee import Prompt, press
from aludel.twin.little_alchemists.look import Theory
from aludel.twin.little_alchemists.lore import lore
from aludel.twin.little_alchemists.turn import Misplay, expect

if TYPE_CHECKING:
    from aludel.twin.little_alchemists.party import Party

CONFIRM: Final = press("confirm")
NOBODY: Final = "word.none"
"""What a guesser who passes takes."""


@dataclass(slots=True)
class Shares:
    """What came of theories and guesses in one game."""

    right: int = 0
    wrong: int = 0
    guesses: int = 0
    right_guesses: int = 0


@dataclass(slots=True)
class Claim:
    """A right theory that nobody else knows the ingredient of, and the guesses so far by seat (None = declined)."""

    seat: int
    theory: Theory
    guesses: dict[int, str | None] = field(default_factory=dict)


def share(party: Party, seat: int, theory: Theory) -> None:
    """Put the theory into the tray; what the console says decides what happens to the pieces."""
    _crowd(party, theory)
    kinds = [f"answer.{name}" for name in (theory.ingredient, *theory.potions)]
    expect(party.hands.show(kinds), "a theory is not taken")
    if party.hands.prompt().key == "la-prompt-guess":
        party.claim = Claim(seat, theory)
    elif len(party.view()["theories"]) > len(party.nature.board):
        _stands(party, Claim(seat, theory))
    else:
        _falls(party, seat, theory)


def _crowd(party: Party, theory: Theory) -> None:
    """Now and then: share what the board has no room for. The console must refuse it without judging it."""
    look, placed = party.look(0), {one.ingredient: one.potions for one in party.nature.board}
    own = lore(look.level, look.house)
    room = own.open_places(placed)
    full = [potions for potions in dict.fromkeys(placed.values()) if own.ordered(potions) not in room]
    hands = party.hands
    if not full or hands.rng.random() >= hands.clumsy:
        return
    hands.tally.counts["fumbles"] += 1
    hands.tray.lay([f"answer.{name}" for name in (theory.ingredient, *hands.rng.choice(full))])
    expect(not hands.press(CONFIRM), "a theory was judged that the board has no room for")


def guess(party: Party, prompt: Prompt) -> None:
    """Somebody guesses aloud, or passes; the last guess is followed by the truth."""
    seat, claim = prompt.seats[0], party.claim
    if claim is None or seat == claim.seat or seat in claim.guesses:
        raise Misplay(f"seat {seat} is asked to guess")
    potions = tuple(party.view()["theory"]["potions"])
    expect(sorted(potions) == sorted(claim.theory.potions), "the console shows another theory")
    named = party.players[seat].guess(party.look(seat), potions)
    kind = NOBODY if named is None else f"theory.{named}"
    expect(party.hands.give(kind), "a guess is not taken")
    claim.guesses[seat] = named
    if len(claim.guesses) == party.nature.players - 1:
        party.claim = None
        _stands(party, claim)


def _stands(party: Party, claim: Claim) -> None:
    """The theory is right: token, gem, and a coin for each right guess."""
    right = [seat for seat, named in claim.guesses.items() if named == claim.theory.ingredient]
    party.nature.share(claim.seat, *claim.theory, right)
    party.tally.right += 1
    party.tally.guesses += sum(named is not None for named in claim.guesses.values())
    party.tally.right_guesses += len(right)
    party.compare()
    over = bool(party.view()["closed"])
    expect(over == party.nature.solved, "the game is over for the one and not for the other")
    if not over:
        party.expect_question(claim.seat)


def _falls(party: Party, seat: int, theory: Theory) -> None:
    """The theory is wrong: only its sharer knows what it was. Two tiles go, which may bring a customer."""
    party.players[seat].note_wrong(theory.ingredient, theory.potions)
    party.nature.err(seat)
    party.tally.wrong += 1
    party.turn_large()
