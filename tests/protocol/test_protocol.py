# SPDX-License-Identifier: MIT
"""The protocol over the toy game: every command, every error, secrets only when asked for."""

from __future__ import annotations

import io
import json
import random
import re
import subprocess
import sys

import pytest
from jsonschema import Draft202012Validator
from tests.journal.toy import SETUP, STONES, TOY, ToyGame
from tests.protocol.asking import ask, error, ok
from tests.protocol.exchange import PAGE, exchanges, refreshed

from aludel.errors import UsageFault
from aludel.games.fate import CodeSource
from aludel.games.referee import Fault, Refused, Setup, registry
from aludel.protocol import Referee, serve
from aludel.protocol.answers import ANSWERS
from aludel.protocol.commands import COMMANDS, ERRORS
from aludel.protocol.schema import ARGUMENTS
from aludel.protocol.server import converse
from aludel.protocol.wire import DEEPEST, LONGEST_LINE

NEW = {"command": "new", "level": 1, "seats": ["red", "green"], "first": 0, "fate": {"worth": [2, 0, 1]}}


@pytest.fixture
def open_referee():
    """One that shows secrets, with a game begun."""
    referee = Referee(TOY, secret=True)
    ok(referee, **NEW)
    return referee


@pytest.fixture
def referee():
    """One that shows none, with the same game begun."""
    referee = Referee(TOY)
    ok(referee, **NEW)
    return referee


def test_help_describes_every_command_and_error():
    told = ok(Referee(TOY), "help")
    assert set(told["commands"]) == set(COMMANDS) == set(ARGUMENTS) == set(ANSWERS)
    assert told["errors"] == dict(ERRORS) and told["game"]["key"] == "toy" and told["secret"] is False
    for name, command in told["commands"].items():
        assert set(command["request"]["properties"]) == {"id", "command", *ARGUMENTS[name]}
        Draft202012Validator.check_schema(command["answer"])
    prompt = told["commands"]["prompt"]["answer"]["properties"]["prompt"]
    assert {"ways", "browse", "choices", "tray", "pieces"} <= set(prompt["required"])
    assert "sure" in prompt["properties"]["choices"]["items"]["required"]


@pytest.mark.parametrize("name", ["moves", "do", "view", "status", "undo", "notation", "prompt", "scene", "intent"])
def test_before_a_game_was_begun(name):
    arguments = {"do": {"move": "0 hides amber"}, "intent": {"buttons": ["confirm"]}}.get(name, {})
    assert error(Referee(TOY, secret=True), name, **arguments)["code"] == "no-game"


def test_a_whole_game(open_referee):
    worth = dict(zip(STONES, [2, 0, 1], strict=True))
    for turn in range(6):
        moves = ok(open_referee, "moves")["moves"]
        assert list(moves) == [str(turn % 2)]
        move = moves[str(turn % 2)][0]
        told = ok(open_referee, "do", move=move)
        assert told["events"][0]["args"] == {"seat": turn % 2, "worth": worth[move.split()[2]]}
        assert told["events"][1]["to"] == turn % 2
    assert told["events"][-1]["key"] == "toy-over"
    status = ok(open_referee, "status")
    assert status["result"] == told["result"] and status["movers"] == [] and status["moves"] == 6
    assert ok(open_referee, "moves")["moves"] == {}
    assert error(open_referee, "do", move="0 hides amber")["reason"] == "toy-not-your-turn"


def test_the_id_comes_back_also_with_errors(referee):
    for name in (7, -1, "", "x" * 64):
        assert ask(referee, "status", id=name)["id"] == name
        assert ask(referee, "nothing", id=name)["id"] == name
    for name in (True, 1.5, [], {"a": 1}, "x" * 65):
        answer = ask(referee, "status", id=name)
        assert answer["error"]["code"] == "bad-argument" and "id" not in answer


def test_undo_crosses_an_announcement_only_when_told_so(open_referee):
    assert error(open_referee, "undo")["code"] == "nothing-to-undo"
    before = open_referee.fingerprint()
    ok(open_referee, "do", move="0 hides amber")
    assert error(open_referee, "undo")["code"] == "announced"
    assert error(open_referee, "undo", announced=False)["code"] == "announced"
    assert ok(open_referee, "undo", announced=True) == {"moves": 0}
    assert open_referee.fingerprint() == before


def test_what_was_not_spoken_is_undone_freely():
    class Silent(ToyGame):
        def apply(self, state, move):
            after, told = super().apply(state, move)
            return type(super().apply(state, move))(after, tuple(e for e in told if e.to != -1))

    referee = Referee(Silent())
    ok(referee, **NEW)
    ok(referee, "do", move="0 hides amber")
    assert ok(referee, "undo") == {"moves": 0}


def test_any_position_can_be_printed_and_set(open_referee):
    ok(open_referee, "do", move="0 hides coral")
    position = ok(open_referee, "notation")["position"]
    other = Referee(TOY, secret=True)
    assert ok(other, "notation", position=position)["position"] == position
    assert ok(other, "moves") == ok(open_referee, "moves")
    assert error(other, "undo")["code"] == "nothing-to-undo"
    assert error(other, "notation", position="toy nonsense")["code"] == "bad-notation"
    too_many = position.replace('["coral"]', json.dumps(["coral"] * 9, separators=(",", ":")))
    too_many = too_many.replace(" 6 1 ", f" 6 {','.join('1' * 9)} ")
    assert error(other, "notation", position=too_many)["faults"] == [{"key": "toy-too-many", "args": {}}]


def test_a_code_gives_the_same_fate_as_on_a_console(open_referee):
    told = ok(open_referee, "new", level=1, seats=["red", "green"], code="abcd efg hjkt")
    assert told["fate"] == TOY.draw(SETUP, CodeSource("ABCDEFGHJK"))
    assert error(open_referee, "new", level=1, seats=["red", "green"], code="abcd efg hjkk")["number"] == 517


def test_a_seed_gives_the_same_fate_again_and_none_gives_another(open_referee):
    def fates(**source):
        return {json.dumps(ok(open_referee, "new", level=1, seats=["red", "blue"], **source)) for _ in range(30)}

    assert len(fates(seed=5)) == len(fates(seed="five")) == 1
    assert fates(seed=5) != fates(seed=8)
    assert len(fates()) > 3


@pytest.mark.parametrize("two", [("fate", "code"), ("fate", "seed"), ("code", "seed")])
def test_only_one_source_of_fate(open_referee, two):
    values = {"fate": {"worth": [0, 1, 2]}, "code": "ABCDEFGHJKT", "seed": 1}
    wrong = error(open_referee, "new", level=1, seats=["red", "blue"], **{name: values[name] for name in two})
    assert wrong["code"] == "bad-argument" and "at most one" in wrong["message"]


def test_a_setup_that_is_none_has_the_number_that_people_meet(open_referee):
    assert error(open_referee, "new", level=7, seats=["red", "blue"])["number"] == 602
    assert error(open_referee, "new", level=1, seats=["red"])["number"] == 603


@pytest.mark.parametrize(
    "fate", [{}, {"worth": 3}, {"worth": [0, 0, 1]}, {"worth": [0, 1, 2], "first": "x"}, {"worth": None}]
)
def test_a_fate_that_is_none(open_referee, fate):
    assert error(open_referee, "new", level=1, seats=["red", "blue"], fate=fate)["code"] == "bad-fate"


def test_intent_asks_and_does(open_referee):
    before = open_referee.fingerprint()
    asked = ok(open_referee, "intent", tray=["stone.beryl"], buttons=["confirm"])
    assert asked == {"move": "0 hides beryl"} and open_referee.fingerprint() == before
    done = ok(open_referee, "intent", tray=["stone.beryl"], buttons=["confirm"], do=True)
    assert done["move"] == "0 hides beryl" and done["events"][0]["key"] == "toy-told"
    assert error(open_referee, "intent", buttons=["confirm"])["reason"] == "toy-one-stone"
    assert error(open_referee, "intent", tray=["stone.beryl"], buttons=["confirm"], held=True)["code"] == "refused"


def test_refusal_details_only_with_secret(open_referee, referee):
    for one in (open_referee, referee):
        ok(one, "do", move="0 hides amber")
    assert error(open_referee, "do", move="1 hides amber")["detail"] == {"stone": "amber"}
    assert error(referee, "do", move="1 hides amber") == {
        "code": "refused", "message": "toy-same-again", "reason": "toy-same-again", "seat": 1,
    }  # fmt: skip


@pytest.mark.parametrize(("secret", "told"), [(True, {"args": {"stone": "amber"}}), (False, {})])
def test_what_a_fault_names_is_told_only_with_secret(open_referee, secret, told):
    """A fault's arguments may name a piece that nobody was shown."""

    class Unsound(ToyGame):
        def status(self, state):
            return (Fault("toy-twice", {"stone": "amber"}),)

    referee = Referee(Unsound(), secret)
    ok(referee, **NEW)
    faults = [{"key": "toy-twice"} | told]
    assert ok(referee, "status")["faults"] == faults
    wrong = error(referee, "notation", position=ok(open_referee, "notation")["position"])
    assert (wrong["code"], wrong["faults"]) == ("unsound", faults)


def test_what_needs_secret(referee):
    assert error(referee, "moves")["code"] == error(referee, "view", seat=0)["code"] == "secret"
    assert ok(referee, "view")["view"] == {"turn": 0, "told": []}
    assert "fate" not in ok(referee, **NEW)


def test_a_seat_that_is_not(open_referee):
    assert ok(open_referee, "moves", seat=9) == {"moves": {"9": []}}
    assert error(open_referee, "view", seat=16)["code"] == "bad-argument"


def test_without_secret_relabelled_games_tell_the_same():
    """All answers, byte for byte, over whole games with refusals: the stones renamed in fate and in every move."""
    names = {"amber": "beryl", "beryl": "coral", "coral": "amber"}
    for seed in range(20):
        rng = random.Random(seed)
        fate = {"worth": rng.sample(range(3), 3), "first": 0}
        one, other = Referee(TOY), Referee(TOY)
        lines = [{**NEW, "fate": fate}]
        for _ in range(12):
            lines.append({"command": "do", "move": f"{rng.randrange(2)} hides {rng.choice(STONES)}"})
            tray = {"tray": [f"stone.{rng.choice(STONES)}"], "buttons": ["confirm"], "do": rng.random() < 0.3}
            lines.append({"command": "intent", **tray})
            lines += [{"command": name} for name in ("status", "prompt", "scene", "view", "notation", "moves", "undo")]
        for line in lines:
            told = one.answer(json.dumps(line).encode())
            assert told == other.answer(relabel(line, names).encode())
            assert not any(stone in told.decode() for stone in STONES) or line["command"] == "prompt"


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("key", registry())
def test_without_secret_every_installed_game_relabelled_tells_the_same(key, seed):
    """Random legal play; the secret kinds renamed in the fate and in every move."""
    game, rng = registry()[key], random.Random(seed)
    setup = Setup(game.info.levels[0], game.info.colours[:3], 0)
    kinds = game.secret_kinds(setup)
    names = dict(zip(kinds, rng.sample(kinds, len(kinds)), strict=True))
    fate = game.draw(setup, CodeSource(f"seed {seed}"))
    one, other = Referee(game), Referee(game)
    begin = {"level": setup.level, "seats": setup.seats, "first": 0}
    assert ask(one, "new", **begin, fate=fate) == ask(other, "new", **begin, fate=game.relabel(names, fate))
    state, _ = game.new(setup, fate)
    for _ in range(150):
        moves = [move for seat in game.movers(state) for move in game.moves(state, seat)]
        if not moves:
            break
        move = rng.choice(moves)
        state, _ = game.apply(state, move)
        done = ask(one, "do", move=game.print_move(move))
        assert "ok" in done
        assert done == ask(other, "do", move=game.print_move(game.relabel_move(names, move)))
        for command in ("status", "prompt", "scene", "view", "notation", "moves"):
            assert ask(one, command) == ask(other, command)


def relabel(line, names):
    if line["command"] == "new":
        return json.dumps({**line, "fate": dict(TOY.relabel(names, line["fate"]))})
    return re.sub("|".join(names), lambda found: names[found[0]], json.dumps(line))


BROKEN = {
    b"": "not-json",
    b"   ": "not-json",
    b"nonsense": "not-json",
    b'{"command":"help"': "not-json",
    b'{"command":"help","command":"help"}': "not-json",
    b'{"command":"help","id":"\\ud800"}': "not-json",
    b"[]": "not-an-object",
    b"null": "not-an-object",
    b'"help"': "not-an-object",
    b"\xff\xfe": "not-utf-8",
    b"NaN": "bad-number",
    b'{"command":"view","seat":Infinity}': "bad-number",
    b'{"command":"view","seat":1e999}': "bad-number",
    b'{"command":"view","seat":1234567890123456}': "bad-number",
    b"9" * 60_000: "bad-number",
    b"[" * (DEEPEST + 1): "too-deep",
    b'{"a":' * 10_000: "too-deep",
    b"{}": "unknown-command",
    b'{"command":null}': "unknown-command",
    b'{"command":["help"]}': "unknown-command",
    b'{"command":"HELP"}': "unknown-command",
    b'{"command":"help","more":1}': "bad-argument",
    b'{"command":"view","seat":1.0}': "bad-argument",
    b'{"command":"view","seat":true}': "bad-argument",
    b'{"command":"do"}': "bad-argument",
    b'{"command":"do","move":5}': "bad-argument",
    b'{"command":"do","move":"\\u0000"}': "bad-notation",
    b'{"command":"do","move":"0 hides ruby"}': "bad-notation",
}


@pytest.mark.parametrize(("line", "code"), BROKEN.items(), ids=lambda value: repr(value)[:40])
def test_what_is_wrong_is_one_error_and_changes_nothing(open_referee, line, code):
    before = open_referee.fingerprint()
    told = open_referee.answer(line)
    assert told.count(b"\n") == 1 and json.loads(told)["error"]["code"] == code
    assert open_referee.fingerprint() == before


def test_brackets_in_texts_are_not_nesting(open_referee):
    assert error(open_referee, "do", move="[{" * 100 + '\\"[[')["code"] == "bad-notation"


def test_a_mistake_of_ours_is_told_by_kind_and_without_its_words():
    class Broken(ToyGame):
        def apply(self, state, move):
            raise KeyError(f"{move.stone} is a secret")

    referee = Referee(Broken(), secret=True)
    ok(referee, **NEW)
    wrong = error(referee, "do", move="0 hides amber")
    assert wrong == {"code": "internal", "message": "do: KeyError"}


def test_a_game_that_refuses_with_a_long_text_is_cut_short():
    class Wordy(ToyGame):
        def apply(self, state, move):
            raise Refused("x" * 10_000)

    referee = Referee(Wordy())
    ok(referee, **NEW)
    assert len(error(referee, "do", move="0 hides amber")["message"]) <= 300


def converse_lines(data, secret=False):
    out = io.BytesIO()
    code = converse(Referee(TOY, secret), io.BytesIO(data), out)
    return code, [json.loads(line) for line in out.getvalue().splitlines()]


def test_one_answer_to_each_line_until_quit_or_the_end():
    help_line = b'{"command":"help"}'
    code, answers = converse_lines(help_line + b"\r\n\n" + help_line + b"\n" + b'{"command":"quit"}\n' + help_line)
    assert code == 0 and [list(answer) for answer in answers] == [["ok"], ["error"], ["ok"], ["ok"]]
    code, answers = converse_lines(help_line)
    assert code == 0 and len(answers) == 1
    assert converse_lines(b"") == (0, [])


@pytest.mark.parametrize("size", [LONGEST_LINE - 1, LONGEST_LINE, 3 * LONGEST_LINE])
def test_a_line_that_is_too_long_is_one_error_and_the_next_is_read(size):
    line = b'{"command":"help","id":"' + b"x" * size + b'"}\n'
    _, answers = converse_lines(line + b'{"command":"help","id":1}\n')
    assert [answer.get("error", {}).get("code") for answer in answers] == ["too-long", None]
    _, answers = converse_lines(b"x" * size)
    assert answers[0]["error"]["code"] == ("too-long" if size >= LONGEST_LINE else "not-json")


def test_the_longest_line_allowed():
    line = b" " * (LONGEST_LINE - len(b'{"command":"help"}\n')) + b'{"command":"help"}\n'
    _, answers = converse_lines(line)
    assert len(line) == LONGEST_LINE and "ok" in answers[0]


def test_a_game_that_is_not_installed():
    with pytest.raises(UsageFault) as caught:
        serve("chess", False, io.BytesIO(), io.BytesIO())
    assert caught.value.entry.number == 601


def test_every_line_of_the_page():
    page = PAGE.read_text("utf-8")
    assert refreshed(page) == page, "the answers have changed: python -m tests.protocol.exchange"
    asked = [json.loads(request) for request, _ in exchanges(page)]
    assert len(asked) > 20 and asked[-1] == {"command": "quit"}
    results = [json.loads(answer)["ok"].get("result") for _, answer in exchanges(page) if '"ok"' in answer]
    assert any(results)


def test_the_page_names_every_command_and_error():
    page = PAGE.read_text("utf-8")
    assert all(f"| `{name}` |" in page for name in COMMANDS)
    assert all(f"`{code}`" in page for code in ERRORS)


def test_as_a_process_it_answers_at_once_and_lives_on():
    run = """
import sys
from aludel.protocol import serve
sys.exit(serve("little-alchemists", False, sys.stdin.buffer, sys.stdout.buffer))
"""
    with subprocess.Popen(
        [sys.executable, "-c", run], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as child:
        for line in (b"nonsense\n", b'{"command":"help","id":1}\n', b"\xff\n", b'{"command":"quit"}\n'):
            child.stdin.write(line)
            child.stdin.flush()
            assert json.loads(child.stdout.readline())
        assert child.wait(timeout=30) == 0
        assert child.stderr.read() == b""
