# SPDX-License-Identifier: MIT
"""The loudspeaker of the virtual table's page: each caption with its own sound, and what was said stays to be read."""

from __future__ import annotations

import pytest
from tests.browser.player import Person, expect

pytestmark = [pytest.mark.browser, pytest.mark.slow]

HEARD = """async () => {
  const address = performance.getEntriesByType("resource").find(one => one.name.includes("virtual-audio.js")).name;
  const { Loudspeaker } = await import(address);
  const told = [];
  let caption = "", done;
  const end = new Promise(resolve => (done = resolve));
  const speaker = new Loudspeaker(line => { caption = line; if (line === "end") done(); }, () => {});
  Object.defineProperty(speaker, "ready", { value: true });
  speaker.fetched = async address => address;
  speaker.start = address => {
    told.push([caption, address]);
    const source = { stop() {} };
    setTimeout(() => source.onended?.());
    return source;
  };
  speaker.say("one", 1);
  speaker.say("two", 2);
  speaker.sound(1, "one.wav");
  speaker.sound(2, null);
  await new Promise(resolve => setTimeout(resolve));
  speaker.say("three", 3);
  speaker.sound(3, "three.wav");
  speaker.note("end");
  await end;
  return told;
}"""


def test_a_phrase_that_the_voice_could_not_say_takes_no_sound_of_another(table, opened):
    page = opened(table(seed=5).address)
    expect(page.locator("#v-play")).to_be_visible()
    assert page.evaluate(HEARD) == [["one", "one.wav"], ["three", "three.wav"]]


def test_everything_that_was_said_can_be_read_later(table, opened, shots):
    page = opened(table(seed=5).address)
    person = Person(page)
    person.start()
    person.answer()
    person.my_turn()
    page.locator("#v-history summary").click()
    lines = page.locator("#v-lines li")
    expect(lines.nth(4)).to_be_visible()
    said = lines.all_inner_texts()
    page.screenshot(path=shots / "virtual-said.png")
    assert said[-1].startswith("Welcome") or len(said) > 6, said
    count = lines.count()
    page.locator("#v-mute").click()
    expect(lines).not_to_have_count(count)
    expect(page.locator("#v-lines")).to_be_visible()
