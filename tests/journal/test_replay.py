# SPDX-License-Identifier: MIT
"""A record rebuilds its game bit for bit, and tells nothing secret until the game has ended."""

from __future__ import annotations

import random
from contextlib import closing
from dataclasses import replace

import pytest
from tests.journal.toy import GAMES, SETUP, STONES, TOY

from aludel.errors import JournalFault
from aludel.games.fate import CodeSource
from aludel.games.referee import Setup, registry, replay
from aludel.journal import Journal, Record, rebuild
from aludel.journal.retell import replay_events, replay_text

CODE = "ABCDEFGHJK"


def play(rng, setup=SETUP, moves=99):
    fate = TOY.draw(setup, CodeSource(CODE))
    state, _ = TOY.new(setup, fate)
    done = []
    while (movers := TOY.movers(state)) and len(done) < moves:
        done.append(rng.choice(TOY.moves(state, movers[0])))
        state, _ = TOY.apply(state, done[-1])
    return fate, state, done


def record_of(fate, moves, state, setup=SETUP):
    texts = tuple(TOY.print_move(move) for move in moves)
    result = TOY.result(state)
    return Record(1, "t-1", "toy", setup, fate, CODE, texts, result is not None, result)


@pytest.mark.parametrize("seed", range(20))
def test_rebuilt_bit_for_bit_through_the_file(tmp_path, seed):
    rng = random.Random(seed)
    setup = Setup(rng.choice((1, 2)), ("red", "yellow", "blue"), rng.choice((None, 2)))
    fate, state, moves = play(rng, setup, rng.randrange(8))
    with closing(Journal.open(tmp_path)) as journal:
        number = journal.begin("toy", setup, fate, CODE)
        for move in moves:
            journal.append(number, TOY.print_move(move))
        rebuilt = rebuild(journal.load(number), GAMES)
    assert rebuilt.state == state
    assert rebuilt.events == replay(TOY, setup, fate, moves).events
    assert rebuilt.game is TOY


def test_a_game_that_is_not_installed():
    fate, state, moves = play(random.Random(1), moves=2)
    with pytest.raises(JournalFault) as caught:
        rebuild(replace(record_of(fate, moves, state), game="gone"), GAMES)
    assert caught.value.key == "journal-game-unknown" and "gone" in str(caught.value)


@pytest.mark.parametrize("bad", ["1 hides amber", "0 hides amber", "nonsense", ""])
def test_a_record_that_no_longer_replays_names_the_move_and_no_secret(bad):
    fate, _, _ = play(random.Random(1))
    record = Record(7, "t-7", "toy", replace(SETUP, first=0), fate, CODE, ("0 hides coral", "1 hides amber", bad))
    if bad == "0 hides amber":
        record = replace(record, moves=(*record.moves[:2], "0 hides beryl", "1 hides beryl"))
    with pytest.raises(JournalFault) as caught:
        rebuild(record, GAMES)
    fault = caught.value
    assert fault.key == "journal-replay" and fault.values["move"] == len(record.moves)
    assert fault.__suppress_context__ and not any(stone in fault.text() for stone in STONES)


def test_a_fate_that_no_longer_fits():
    with pytest.raises(JournalFault) as caught:
        rebuild(Record(7, "t-7", "toy", SETUP, {"worth": "no"}, CODE, ()), GAMES)
    assert caught.value.values["move"] == 0


def test_before_the_end_only_what_everybody_heard():
    rng = random.Random(3)
    fate, state, moves = play(rng, moves=4)
    text = "\n".join(replay_text(record_of(fate, moves, state), GAMES))
    assert text.count("event toy-told") == 4
    assert CODE not in text.replace("-", "") and "own" not in text and "fate" not in text
    assert not any(stone in text for stone in STONES)
    assert text.endswith(TOY.print_state(state))


def test_before_the_end_relabelled_secrets_tell_the_same():
    names = {"amber": "beryl", "beryl": "coral", "coral": "amber"}
    for seed in range(10):
        fate, state, moves = play(random.Random(seed), moves=5)
        other_fate, other_moves = TOY.relabel(names, fate), [TOY.relabel_move(names, move) for move in moves]
        other = replay(TOY, SETUP, other_fate, other_moves).state
        told = list(replay_text(record_of(fate, moves, state), GAMES))
        assert told == list(replay_text(record_of(other_fate, other_moves, other), GAMES))


@pytest.mark.parametrize("key", registry())
def test_every_installed_game_is_rebuilt_and_told_without_secrets(tmp_path, key):
    """Random legal play through the file; then the same with its secret kinds renamed tells the same."""
    game, rng = registry()[key], random.Random(8)
    setup = Setup(game.info.levels[0], game.info.colours[:3], None)
    kinds = game.secret_kinds(setup)
    names = dict(zip(kinds, rng.sample(kinds, len(kinds)), strict=True))
    fate = game.draw(setup, CodeSource(CODE))
    with closing(Journal.open(tmp_path)) as journal:
        one = journal.begin(key, setup, fate, CODE)
        other = journal.begin(key, setup, game.relabel(names, fate), CODE)
        state, _ = game.new(setup, fate)
        for _ in range(60):
            moves = [move for seat in game.movers(state) for move in game.moves(state, seat)]
            if not moves:
                break
            move = rng.choice(moves)
            state, _ = game.apply(state, move)
            journal.append(one, game.print_move(move))
            journal.append(other, game.print_move(game.relabel_move(names, move)))
        assert rebuild(journal.load(one)).state == state
        assert list(replay_text(journal.load(one))) == list(replay_text(journal.load(other)))
        journal.finish(one, game.result(state))
        told = list(replay_text(journal.load(one)))
    assert f"position {game.print_state(state, secret=True)}" in told


def test_after_the_end_everything():
    fate, state, moves = play(random.Random(4))
    lines = list(replay_text(record_of(fate, moves, state), GAMES))
    assert "code ABCD-EFG-HJKT" in lines
    assert [line.split(" ", 2)[2] for line in lines if line.startswith("move")] == list(map(TOY.print_move, moves))
    assert sum(line.startswith("event toy-own to=") for line in lines) == len(moves)
    assert lines[-2] == f"position {TOY.print_state(state, secret=True)}"
    assert lines[-1].startswith("end rounds points=")


def test_private_events_are_told_after_the_end_only():
    fate, state, moves = play(random.Random(4))
    record = record_of(fate, moves, state)
    after = [key for key, _ in replay_events(record, GAMES)]
    before = [key for key, _ in replay_events(replace(record, ended=False), GAMES)]
    assert after.count("toy-own") == len(moves) and "toy-own" not in before
    assert before == [key for key in after if key != "toy-own"]


def test_given_up():
    fate, state, moves = play(random.Random(4), moves=2)
    assert list(replay_text(replace(record_of(fate, moves, state), ended=True), GAMES))[-1] == "end given-up"


def test_a_broken_record_is_told_before_the_first_line():
    with pytest.raises(JournalFault):
        replay_text(Record(7, "t-7", "toy", SETUP, {"worth": [0, 1, 2], "first": 0}, CODE, ("x",)), GAMES)
