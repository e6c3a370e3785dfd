/* SPDX-License-Identifier: MIT */
/* Escape dismisses the step of a lesson, wherever the focus is, unless something else on the page takes the key. */

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open]")) return;
  const next = document.getElementById("lesson-next");
  if (!next) return;
  event.preventDefault();
  next.click();
});
