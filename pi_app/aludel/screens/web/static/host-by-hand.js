/* SPDX-License-Identifier: MIT */
/* Select by hand: a secret choice is uncovered for one question only. */

import { one } from "./host-words.js";

let uncovered = ""; // the question for which it is

/** Cover the choices, unless they are uncovered for the question that the page shows now. */
export function cover() {
  const button = one("[data-uncover]");
  if (!button) return;
  const open = uncovered === one("#page").dataset.asked;
  button.setAttribute("aria-expanded", String(open));
  button.hidden = open;
  document.getElementById(button.dataset.uncover).hidden = !open;
}

document.addEventListener("click", (event) => {
  const [show, hide] = [event.target.closest("[data-uncover]"), event.target.closest("[data-cover-again]")];
  if (!show && !hide) return;
  uncovered = show ? one("#page").dataset.asked : "";
  cover();
  if (show) one("#choices select")?.focus();
  else {
    document.querySelectorAll("#choices form").forEach((form) => form.reset());
    one("[data-uncover]").focus();
  }
});

document.addEventListener("aludel:sent", ({ detail: { address, good, said } }) => {
  if (good && !said?.refused && address === "/api/host/by-hand") uncovered = "";
});
