/* SPDX-License-Identifier: MIT */
/* A new game: who plays and begins, which levels are open, and a question before another game is given up. */

import { one } from "./host-words.js";
import { replacing } from "./sure.js";
import { order, told } from "./talk.js";

const opened = {}; // by game, the levels that the family which plays has opened
const touched = new WeakSet(); // forms whose level somebody has chosen

document.addEventListener("submit", async (event) => {
  const form = event.target.closest("form[data-new]");
  if (!form) return;
  event.preventDefault();
  const { gameOn, replaceSure } = form.dataset;
  const answer = await replacing(order("/api/host/new", wished(form)), Number(gameOn), replaceSure);
  if (answer && told(answer)) one("#now").scrollIntoView();
});

function wished(form) {
  const filled = new FormData(form);
  const code = filled.get("code");
  return {
    game: form.dataset.new,
    level: Number(filled.get("level")),
    seats: filled.getAll("seats"),
    first: filled.get("first") || null,
    language: filled.get("language"),
    ...(code ? { code } : {}),
  };
}

document.addEventListener("change", (event) => {
  const form = event.target.closest("form[data-new]");
  if (!form) return;
  if (event.target === form.elements.level) touched.add(form);
  playing(form);
});

/* Only who plays may begin. */
function playing(form) {
  const chosen = new FormData(form).getAll("seats");
  for (const option of form.elements.first.options) option.disabled = option.value !== "" && !chosen.includes(option.value);
  if (form.elements.first.selectedOptions[0]?.disabled) form.elements.first.value = "";
}

/** The family that plays a game, or none yet: then the first level alone is open. */
export function plays(game, family) {
  opened[game] = family?.levels;
  mark();
}

/** Mark the levels that nobody has opened yet; the newest that is open is offered until somebody chooses. */
export function mark() {
  for (const form of document.querySelectorAll("form[data-new]")) {
    playing(form);
    const options = [...form.elements.level.options];
    const known = opened[form.dataset.new] ?? [Number(options[0].value)];
    if ("fresh" in form.dataset && !touched.has(form)) form.elements.level.value = Math.max(...known);
    for (const option of options) {
      const data = option.dataset;
      option.textContent = known.includes(Number(option.value)) ? data.openWords : data.closedWords;
    }
  }
}
