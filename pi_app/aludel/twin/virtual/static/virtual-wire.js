/* SPDX-License-Identifier: MIT */
/* The wire of the virtual table's page: what the console tells, answers to it, and redrawing without a flicker. */

import { Idiomorph } from "./vendor/idiomorph.js";

const page = document.getElementById("page");
const notice = document.getElementById("notice");
const line = document.getElementById("connection");
const SHOWN = 8000; // milliseconds that a notice stays
const CHOSEN = new Set(["checked", "selected", "value", "open"]); // what people change, and a new look leaves alone
let fading = 0;

/** Hear what comes from the console: `heard` has a function for each kind of event. Looks are drawn by the page itself. */
export function listen(heard) {
  document.addEventListener("aludel:offer", (event) => {
    event.preventDefault();
    heard.look(event.detail);
  });
  document.addEventListener("aludel:open", ({ detail: source }) => {
    for (const name of Object.keys(heard).filter((one) => one !== "look")) {
      source.addEventListener(name, (event) => heard[name](JSON.parse(event.data)));
    }
  });
}

/** Let the inside of the page become `html`; what the page fills by itself stays as it is. */
export function redraw({ asked, html }) {
  const beforeNodeMorphed = (node) => !(node instanceof Element && node.hasAttribute("data-keep"));
  const beforeAttributeUpdated = (name, element) => !CHOSEN.has(name) || element.closest("[data-follow]") !== null;
  Idiomorph.morph(page, html, { morphStyle: "innerHTML", callbacks: { beforeNodeMorphed, beforeAttributeUpdated } });
  page.dataset.asked = asked;
  const language = page.querySelector("[data-language]")?.dataset.language;
  if (language) document.documentElement.lang = language;
  document.dispatchEvent(new CustomEvent("aludel:look"));
}

/** What a person does in answer to what the page shows; a page that is out of date must not do something else. */
export const answer = (what, body) => post(what, { ...body, asked: page.dataset.asked });

/** Post what a person does. Whether it was taken; why not is shown. */
export async function post(what, body = {}) {
  try {
    const reply = await fetch(`/api/virtual/${what}`, request(body));
    const said = reply.headers.get("Content-Type")?.includes("json") ? await reply.json() : {};
    tell(reply.ok ? "" : said.text || "…");
    return reply.ok;
  } catch {
    tell(line?.textContent || "…");
    return false;
  }
}

function request(body) {
  return {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Aludel-Language": document.documentElement.lang },
    body: JSON.stringify(body),
  };
}

function tell(text) {
  clearTimeout(fading);
  notice.textContent = text;
  notice.hidden = !text;
  if (text) fading = setTimeout(() => (notice.hidden = true), SHOWN);
}
