# SPDX-License-Identifier: MIT
"""What the virtual table's page lets people hear and read of what is said."""

from __future__ import annotations

import pytest

from .player import expect

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SHOWN = """async ({ lines, quick }) => {
  const address = document.querySelector("script[src*='virtual.js']").src.replace("virtual.js", "virtual-audio.js");
  const { Loudspeaker } = await import(address);
  const shown = [];
  const speaker = new Loudspeaker((caption) => shown.push(caption), () => {});
  speaker.quick = quick;
  lines.forEach((line, number) => speaker.say(line, number));
  while (speaker.now) await new Promise((resolve) => setTimeout(resolve, 20));
  return shown;
}"""


def test_a_console_without_a_voice_is_said_to_have_none(table, opened):
    served = table(seed=5)
    page = opened(served.address)
    page.locator("#v-play").click()
    expect(page.locator("#v-hand")).to_be_visible()
    expect(page.locator("#v-voiceless")).to_be_hidden()
    served.feed.told(1, "la-turn", None)
    expect(page.locator("#v-voiceless")).to_be_visible()
    expect(page.locator("#v-sound")).to_be_hidden()


@pytest.mark.parametrize("quick", [False, True])
def test_every_line_that_is_said_is_shown_however_many_come_at_once(table, opened, quick):
    page = opened(table(seed=5).address)
    lines = [str(number) for number in range(6)]
    assert page.evaluate(SHOWN, {"lines": lines, "quick": quick}) == lines
