# SPDX-License-Identifier: MIT
"""What later levels ask of people besides: a pet, a wish, artifacts, and points that the table itself gives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aludel.games.referee import Prompt, press
from aludel.twin.hands import Hands
from aludel.twin.little_alchemists import judged
from aludel.twin.little_alchemists.box import POWERLESS
from aludel.twin.little_alchemists.turn import expect

if TYPE_CHECKING:
    from aludel.twin.little_alchemists.party import Party

BACK: Final = press("back")
NEXT: Final = press("next")
SHOP: Final = "la-prompt-end-shop"
SHOP_WORD: Final = "word.shop"


def choose_pet(party: Party, prompt: Prompt) -> None:
    """The first potion fits no free pet: any of them may be taken."""
    seat, free = prompt.seats[0], party.nature.free_pets()
    expect(party.nature.question(seat) == "pet", "a pet is to be chosen that comes by itself")
    expect(sorted(prompt.browse) == sorted(f"pet.{name}" for name in free), "other pets are free")
    name = party.players[seat].pet(party.look(seat), free)
    expect(party.hands.give(f"pet.{name}"), "the pet is not given")
    party.nature.adopt(seat, name)
    party.expect_question(seat)


def wish(party: Party, prompt: Prompt) -> None:
    """The potion of wishes becomes what the player likes."""
    seat = prompt.seats[0]
    expect(party.nature.question(seat) == "wish", "a wish is asked for that nobody has")
    potion = party.players[seat].wish(party.look(seat))
    give = party.hands.browse if potion == POWERLESS else party.hands.give
    expect(give(f"answer.{potion}"), "the wish is not taken")
    party.nature.wish(seat, potion)
    party.expect_question(seat)


def enter_shop(party: Party, prompt: Prompt) -> bool:
    """Think about artifacts, once a turn; True when the seat goes into the shop (now and then only to look)."""
    seat = prompt.seats[0]
    party.shopped = True
    affordable = [card.name for card in party.nature.affordable(seat)]
    expect(not affordable or prompt.key == SHOP, "the console offers no artifacts")
    if prompt.key != SHOP:
        return False
    wanted = party.players[seat].artifact(party.look(seat), affordable) if affordable else None
    party.wish_list = wanted
    if wanted is None and party.hands.rng.random() >= party.hands.clumsy:
        return False
    expect(open_shop(party.hands), "the shop does not open")
    return True


def open_shop(hands: Hands) -> bool:
    """Go to the artifacts, which may be one of several things to choose by name."""
    return hands.browse(SHOP_WORD) if SHOP_WORD in hands.prompt().browse else hands.press(NEXT)


def rule(party: Party, prompt: Prompt) -> bool:
    """Now and then: tell the console what an artifact does that only the table can judge; True when that was done."""
    seat = prompt.seats[0]
    deeds = judged.deeds(party.nature, seat)
    expect(deeds == judged.told(prompt.browse), "other deeds of judged artifacts are offered than may be told")
    deed = party.players[seat].ruling(deeds) if deeds else None
    if deed is None:
        return False
    expect(party.hands.browse(f"{judged.WORD}{deed}"), "what an artifact does is not taken")
    party.nature.rule(seat, deed)
    party.turn_large()
    return True


def shop(party: Party, prompt: Prompt) -> None:
    """Buy what one came for, or leave."""
    seat, wanted = prompt.seats[0], party.wish_list
    if wanted is None:
        expect(party.hands.press(BACK), "the shop cannot be left")
        return
    expect(party.hands.give(f"artifact.{wanted}"), "the artifact is not sold")
    party.nature.buy_artifact(seat, wanted)


def judge(party: Party, prompt: Prompt) -> None:
    """The table agrees on the points of an artifact that only it can judge."""
    points = judged.points(party.hands.rng)
    expect(party.hands.browse(f"number.{points}"), "the points are not taken")
    party.nature.judged[prompt.seats[0]] += points
