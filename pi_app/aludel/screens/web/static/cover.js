/* SPDX-License-Identifier: MIT */
/* A shared phone hides what its seat alone may know. It is kept in this page alone (over a reload too) and never sent.
   The script runs before anything is drawn, so that a covered page stays covered while it is loaded again. */
"use strict";
(() => {
  const place = "aludel-cover";
  const cover = (state) => {
    document.documentElement.dataset.cover = state;
    sessionStorage.setItem(place, state);
  };
  cover(sessionStorage.getItem(place) === "on" ? "on" : "off");
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-cover]");
    if (!button || button === document.documentElement) return;
    cover(button.dataset.cover);
    document.getElementById(button.dataset.cover === "on" ? "cover-off" : "cover-on")?.focus();
  });
})();
