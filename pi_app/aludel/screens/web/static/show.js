/* SPDX-License-Identifier: MIT */
/* Lets the page become what the console shows now, in place: focus, and what people have chosen, stay. */

import { Idiomorph } from "./vendor/idiomorph.js";

const CHOSEN = new Set(["checked", "selected", "value", "open"]); // what people change, and a new look leaves alone
const page = document.getElementById("page");

/** Show a look: the inside of the page, and the few words around it by the ids of their elements. */
export function show({ asked, language, html, around }) {
  Idiomorph.morph(page, html, { morphStyle: "innerHTML", callbacks: { beforeNodeMorphed, beforeAttributeUpdated } });
  page.dataset.asked = asked;
  document.documentElement.lang = language;
  for (const [id, text] of Object.entries(around)) document.getElementById(id).textContent = text;
  document.dispatchEvent(new CustomEvent("aludel:look"));
}

/* What a script fills in by itself (data-keep) is left alone. */
function beforeNodeMorphed(old) {
  return !(old instanceof Element && old.hasAttribute("data-keep"));
}

/* A choice that somebody has made stays, unless the element follows the console (data-follow). */
function beforeAttributeUpdated(name, element) {
  if (!CHOSEN.has(name) || element.type === "hidden") return true;
  return element.closest("[data-follow]") !== null;
}
