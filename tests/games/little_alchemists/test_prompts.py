# SPDX-License-Identifier: MIT
"""What is asked for from level 2 on, and what tray, buttons and names mean then."""

from __future__ import annotations

import pytest
from tests.games.little_alchemists.levels import first, judged, owned
from tests.games.little_alchemists.rig import do

from aludel.games.little_alchemists import GAME
from aludel.games.little_alchemists.state import EQUAL, Phase, State, changed
from aludel.games.referee import TABLE, Press, Refused, announced, hold, press
from aludel.games.tray import shown

CONFIRM, BACK, NEXT = press("confirm"), press("back"), press("next")
SIX = ("frog", "fern", "foot", "scorpion", "feather", "mandrake")
FIVE = ("fire", "flying", "luck", "love", "ghostly")
Tray = tuple[str, ...]


def meant(state: State, tray: Tray, pressed: Press = CONFIRM) -> str:
    """The move meant, or the reason why there is none."""
    try:
        return GAME.print_move(GAME.intent(state, shown(*tray), pressed))
    except Refused as refused:
        return refused.reason


def taken(state: State, kind: str) -> str:
    """What browsing to a kind means; it must be offered."""
    assert kind in GAME.prompt(state).browse
    return meant(state, (kind,))


def choices(state: State) -> dict[str, str]:
    """What each button does, by its name; a hold ends with `!`."""
    return {
        "+".join(sorted(choice.press.buttons)) + "!" * choice.press.held: choice.key
        for choice in GAME.prompt(state).choices
    }


def answers(*names: str) -> Tray:
    """Pieces of the answer set."""
    return tuple(f"answer.{name}" for name in names)


def guessing(seats: int = 3) -> State:
    """Red has shared a right theory about the frog; yellow guesses."""
    return do(first(3, seats), "red theory frog fire+flying+love")


def choosing() -> State:
    """Red's first potion is a fire potion, and another has the pet that likes it."""
    return do(first(4, pets=(-1, 1)), "red brew fern+frog")


def wishing() -> State:
    """Red has a pet and makes a potion of wishes, the customer wants luck."""
    state = first(7, pets=(0, 1), customer=2, come=1 << 2)
    return do(state, "red brew feather+flower")


def ending(level: int = 6, **changes: object) -> State:
    """Red has mixed two equal tiles with nothing on the market, and may end its turn."""
    state = first(level, phase=Phase.END, made=EQUAL, last=(0, EQUAL), tray=(0, 0))
    return changed(state, **changes)


def shopping(coins: int = 9) -> State:
    """Red is at the artifacts."""
    return do(ending(coins=(coins, 2)), "red shop")


def judging() -> State:
    """The game has ended, and yellow is asked what its artifact brings."""
    state = judged(first(6, 2), "purple-3")
    return changed(state, phase=Phase.JUDGE, artifacts=(0, owned(state, "purple-3")), customer=-1)


# -- mixing or sharing


@pytest.mark.parametrize(("level", "named"), [(2, 2), (3, 3), (4, 3), (5, 3), (6, 3), (7, 3)])
def test_a_turn_asks_in_secret_for_tiles_or_for_a_theory(level: int, named: int) -> None:
    state = first(level)
    prompt = GAME.prompt(state)
    assert (prompt.key, prompt.seats, dict(prompt.args)) == ("la-prompt-act", (0,), {"seat": "red"})
    assert (prompt.secret, prompt.browse) == (True, ())
    brewing, sharing = prompt.ways
    assert brewing.key == "la-way-brew"
    assert brewing.slots == (frozenset(f"tile.{kind}" for kind in state.rules.kinds),) * 2
    assert sharing.key == "la-way-theory"
    assert sharing.slots[0] == frozenset(answers(*state.rules.kinds))
    potions = {"fire", "flying", "luck"} if level == 2 else {*FIVE, "wishes"} if level == 7 else set(FIVE)
    assert sharing.slots[1:] == (frozenset(answers(*potions)),) * named
    assert choices(state)["confirm"] == "la-choice-brew-or-share"


def test_an_ingredient_on_the_board_is_no_theory_any_more() -> None:
    state = do(first(2), "red theory frog fire+flying", "red end")
    assert GAME.prompt(state).ways[1].slots[0] == frozenset(answers(*SIX[1:]))


THEORIES = [
    (2, answers("frog", "fire", "flying"), "red theory frog fire+flying"),
    (2, answers("flying", "frog", "fire"), "red theory frog fire+flying"),
    (3, answers("love", "fire", "frog", "flying"), "red theory frog fire+flying+love"),
    (7, answers("wishes", "mushroom", "love", "luck"), "red theory mushroom luck+love+wishes"),
    (2, ("tile.frog", "tile.fern"), "red brew fern+frog"),
    (2, (), "la-no-tray-empty"),
    (2, ("tile.frog",), "la-no-tray-one"),
    (2, ("tile.frog", "tile.fern", "tile.foot"), "la-no-tray-many"),
    (2, ("tile.frog", "answer.fire", "answer.flying"), "la-no-tray-mixed"),
    (2, ("tile.frog", "tile.fern", "answer.fire"), "la-no-tray-mixed"),
    (2, answers("frog"), "la-no-theory-two"),
    (2, answers("frog", "fire"), "la-no-theory-two"),
    (3, answers("frog", "fire"), "la-no-theory-three"),
    (3, answers("frog", "fire", "luck"), "la-no-theory-three"),
    (2, answers("frog", "fire", "flying", "luck"), "la-no-tray-many"),
    (3, answers("frog", "fire", "flying", "luck", "love"), "la-no-tray-many"),
    (2, answers("frog", "fern"), "la-no-tray-two-ingredients"),
    (2, answers("frog", "fern", "fire"), "la-no-tray-two-ingredients"),
    (2, answers("frog", "frog", "fire"), "la-no-tray-two-ingredients"),
    (2, answers("fire"), "la-no-tray-no-ingredient"),
    (2, answers("fire", "flying"), "la-no-tray-no-ingredient"),
    (2, answers("frog", "fire", "fire"), "la-no-tray-double"),
    (3, answers("frog", "fire", "fire", "luck"), "la-no-tray-double"),
    (2, ("answer.frog", "theory.frog", "answer.fire"), "la-no-tray-sort"),
    (2, ("customer.fire",), "la-no-tray-sort"),
    (2, ("tile.frog", "pet.cat"), "la-no-tray-sort"),
]


@pytest.mark.parametrize(("level", "tray", "move"), THEORIES, ids=lambda value: str(value))
def test_what_the_tray_means_in_a_turn(level: int, tray: Tray, move: str) -> None:
    assert meant(first(level), tray) == move


def test_every_wrong_filling_has_a_reason_of_its_own() -> None:
    wrong = [
        (),
        ("tile.frog",),
        ("tile.frog", "tile.fern", "tile.foot"),
        ("customer.fire",),
        ("tile.frog", "answer.fire"),
        answers("frog", "fire"),
        answers("frog", "fern"),
        answers("fire", "luck"),
        answers("frog", "fire", "fire"),
    ]
    reasons = [meant(first(2), tray) for tray in wrong]
    assert all(reason.startswith("la-no-") for reason in reasons)
    assert len(set(reasons)) == len(reasons)


def test_the_other_buttons_of_a_turn_do_nothing_whatever_lies_in_the_tray() -> None:
    for pressed in (BACK, NEXT, hold("market-1"), press("confirm", "back")):
        assert meant(first(6), answers("frog", "fire", "flying", "love"), pressed) == "la-no-button"


def test_a_tile_for_nothing_is_offered_as_such_once_a_turn() -> None:
    state = first(6, coins=(0, 2))
    state = changed(state, artifacts=(owned(state, "purple-1"), 0))
    assert choices(state)["market-2"] == "la-choice-buy-free"
    assert "market-3" not in choices(do(state, "red buy 2"))
    assert choices(do(changed(state, coins=(1, 2)), "red buy 2"))["market-3"] == "la-choice-buy"


# -- guessing


def test_each_guesser_is_asked_in_turn_and_told_the_potions() -> None:
    state = guessing()
    prompt = GAME.prompt(state)
    assert (prompt.key, prompt.seats, prompt.secret) == ("la-prompt-guess", (1,), False)
    assert dict(prompt.args) == {"seat": "yellow", "one": "type-fire", "two": "type-flying", "three": "type-love"}
    assert prompt.tray == {f"theory.{kind}" for kind in SIX}
    assert prompt.browse == (*(f"theory.{kind}" for kind in SIX), "word.none")
    assert choices(state) == {"confirm": "la-choice-guess"}
    state = do(state, "yellow guess none")
    assert (GAME.prompt(state).seats, GAME.prompt(state).args["seat"]) == ((2,), "green")


@pytest.mark.parametrize(("kind", "told"), [("theory.fern", "guessed"), ("word.none", "guess-declined")])
def test_a_guess_by_token_and_one_by_name_are_told_aloud_alike(kind: str, told: str) -> None:
    state = guessing()
    assert kind in GAME.prompt(state).browse
    events = GAME.apply(state, GAME.intent(state, shown(kind), CONFIRM)).events
    assert [(event.kind, event.spoken) for event in events] == [(told, True)]
    assert announced(events)


def test_what_is_on_the_board_is_not_guessed_any_more() -> None:
    state = do(guessing(2), "yellow guess none", "red end", "yellow theory foot fire+luck+love")
    assert "theory.frog" not in GAME.prompt(state).tray
    assert "theory.frog" not in GAME.prompt(state).browse
    assert GAME.prompt(state).args["seat"] == "red"


@pytest.mark.parametrize(
    ("tray", "pressed", "move"),
    [
        (("theory.fern",), CONFIRM, "yellow guess fern"),
        (("word.none",), CONFIRM, "yellow guess none"),
        ((), CONFIRM, "la-no-tray-empty"),
        (("theory.fern", "theory.frog"), CONFIRM, "la-no-tray-many"),
        (("tile.fern",), CONFIRM, "la-no-tray-sort"),
        (("answer.fern",), CONFIRM, "la-no-tray-sort"),
        (("theory.fern",), BACK, "la-no-button"),
        ((), press("market-1"), "la-no-button"),
    ],
)
def test_what_guesses(tray: Tray, pressed: Press, move: str) -> None:
    assert meant(guessing(), tray, pressed) == move


# -- pets and wishes


def test_a_pet_is_chosen_among_those_that_are_free() -> None:
    state = choosing()
    prompt = GAME.prompt(state)
    assert (prompt.key, prompt.seats, dict(prompt.args)) == ("la-prompt-pet", (0,), {"seat": "red"})
    assert prompt.browse == ("pet.cat", "pet.flying", "pet.luck")
    assert (prompt.tray, prompt.pieces) == (frozenset(prompt.browse), (1, 1))
    assert choices(state) == {"confirm": "la-choice-pet"}
    assert taken(state, "pet.luck") == "red pet luck"
    assert meant(state, ()) == "la-no-tray-empty"
    assert meant(state, ("pet.cat", "pet.luck")) == "la-no-tray-many"
    assert meant(state, ("tile.frog",)) == "la-no-tray-sort"
    assert meant(state, ("pet.cat",), NEXT) == "la-no-button"


def test_a_wish_is_shown_pressed_or_named() -> None:
    state = wishing()
    prompt = GAME.prompt(state)
    assert (prompt.key, prompt.seats, prompt.secret) == ("la-prompt-wish", (0,), False)
    assert prompt.tray == frozenset(answers(*FIVE))
    assert prompt.browse == answers(*FIVE, "powerless")
    assert choices(state) == {
        "confirm": "la-choice-wish",
        **{f"market-{n}": f"la-choice-wish-{potion}" for n, potion in enumerate(FIVE, start=1)},
    }
    assert meant(state, ("answer.love",)) == "red wish love"
    assert meant(state, (), press("market-5")) == "red wish ghostly"
    assert taken(state, "answer.powerless") == "red wish powerless"
    assert meant(state, ()) == "la-no-tray-empty"
    assert meant(state, answers("fire", "love")) == "la-no-tray-many"
    assert meant(state, ("tile.frog",)) == "la-no-tray-sort"
    assert meant(state, ("answer.love",), BACK) == "la-no-button"


@pytest.mark.parametrize("wrong", ["answer.wishes", "answer.frog"])
def test_what_cannot_be_wished_for_is_refused(wrong: str) -> None:
    state = wishing()
    with pytest.raises(Refused, match="la-no-wish"):
        GAME.apply(state, GAME.intent(state, shown(wrong), CONFIRM))


def test_a_wish_that_the_customer_likes_is_sold_with_what_an_artifact_adds() -> None:
    state = wishing()
    state = do(changed(state, artifacts=(owned(state, "purple-4"), 0)), "red wish luck")
    assert dict(GAME.prompt(state).args) == {"seat": "red", "potion": "luck", "price": 4}
    sold = next(event for event in GAME.apply(state, GAME.parse_move("red sell")).events if event.kind == "sold")
    assert sold.args["price"] == 4


# -- artifacts


def test_next_leads_to_the_artifacts_when_one_can_be_paid_until_one_is_bought() -> None:
    assert GAME.prompt(ending(coins=(2, 2))).key == "la-prompt-end"
    state = ending(coins=(9, 2))
    assert GAME.prompt(state).key == "la-prompt-end-shop"
    assert choices(state)["next"] == "la-choice-artifact"
    assert meant(state, (), NEXT) == "red shop"
    state = do(state, "red shop", "red leave")
    assert (GAME.prompt(state).key, "next" in choices(state)) == ("la-prompt-end-shop", True)
    state = do(state, "red shop", "red artifact purple-1")
    assert (GAME.prompt(state).key, "next" in choices(state)) == ("la-prompt-end", False)


def test_next_does_nothing_at_the_end_of_a_turn_without_artifacts() -> None:
    assert meant(ending(4), (), NEXT) == "la-no-button"


def test_an_artifact_is_shown_or_named_or_left() -> None:
    state = shopping()
    prompt = GAME.prompt(state)
    assert (prompt.key, prompt.seats, dict(prompt.args)) == ("la-prompt-shop", (0,), {"seat": "red"})
    assert prompt.tray == frozenset(prompt.browse) == {f"artifact.{one.name}" for one in state.rules.artifacts}
    assert len(prompt.browse) == 12
    assert choices(state) == {"confirm": "la-choice-show-artifact", "back": "la-choice-leave"}
    assert taken(state, "artifact.purple-2") == "red artifact purple-2"
    assert meant(state, (), BACK) == "red leave"
    assert meant(state, ()) == "la-no-tray-empty"
    assert meant(state, ("artifact.purple-1", "artifact.purple-2")) == "la-no-tray-many"
    assert meant(state, ("tile.frog",)) == "la-no-tray-sort"
    assert meant(state, (), press("market-1")) == "la-no-button"


def test_what_somebody_owns_is_not_offered_again() -> None:
    state = do(shopping(), "red artifact purple-2", "red end", "yellow brew frog+fern")
    state = do(changed(state, coins=(9, 9), phase=Phase.END), "yellow shop")
    assert "artifact.purple-2" not in GAME.prompt(state).browse


# -- artifacts that the table judges


def test_the_owner_of_a_judged_artifact_tells_the_ledger_by_name() -> None:
    state = judged(first(6), "purple-3")
    state = changed(state, artifacts=(owned(state, "purple-3"), 0))
    deeds = ("coin", "pay", "draw", "discard")
    assert GAME.prompt(state).browse == tuple(f"word.judged-{deed}" for deed in deeds)
    assert [taken(state, f"word.judged-{deed}") for deed in deeds] == [f"red judged {deed}" for deed in deeds]
    poor = changed(state, coins=(0, 2))
    assert "word.judged-pay" not in GAME.prompt(poor).browse
    assert GAME.prompt(do(state, "red brew fern+foot")).browse == GAME.prompt(do(state, "red brew foot+fern")).browse


def test_the_artifacts_are_the_first_that_is_named_where_more_is_named() -> None:
    state = judged(ending(coins=(9, 2)), "purple-3")
    state = changed(state, artifacts=(owned(state, "purple-3"), 0))
    assert GAME.prompt(state).key == "la-prompt-end-shop"
    assert "next" not in choices(state)
    assert GAME.prompt(state).browse[0] == "word.shop"
    assert taken(state, "word.shop") == "red shop"
    assert taken(state, "word.judged-coin") == "red judged coin"
    assert meant(state, ()) == "red end"


def test_what_an_artifact_brings_is_asked_of_its_owner() -> None:
    state = judging()
    prompt = GAME.prompt(state)
    assert (prompt.key, prompt.seats) == ("la-prompt-judge", (1,))
    assert dict(prompt.args) == {"seat": "yellow", "artifact": "purple-3"}
    assert (prompt.tray, prompt.choices) == (frozenset(), ())
    assert prompt.browse == tuple(f"number.{points}" for points in range(21))
    assert taken(state, "number.6") == "yellow judge 6"
    assert meant(state, ()) == "la-no-judge"
    assert meant(state, ("number.soup",)) == "la-no-judge"
    assert meant(state, ("number.6",), NEXT) == "la-no-button"


# -- customers


def test_five_customers_have_five_buttons() -> None:
    state = first(3, phase=Phase.CUSTOMER, stack=0, discards=8, come=1 << 3, customer=3)
    prompt = GAME.prompt(state)
    assert (prompt.key, prompt.seats) == ("la-prompt-customer-five", (TABLE,))
    assert choices(state) == {
        "confirm": "la-choice-show-customer",
        **{f"market-{n}": f"la-choice-customer-{FIVE[n - 1]}" for n in (1, 2, 3, 5)},
    }
    assert meant(state, (), press("market-5")) == "table customer ghostly"
    assert GAME.prompt(first(2, phase=Phase.CUSTOMER, stack=0, discards=8)).key == "la-prompt-customer"
