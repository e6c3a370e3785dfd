/* SPDX-License-Identifier: MIT */
/* The host page. Its parts each have a script of their own; here is what they share, and what is told once only. */

import { cover } from "./host-by-hand.js";
import { lookUp, lookUpAgain } from "./host-journal.js";
import { mark } from "./host-new.js";
import "./host-view.js";
import { one, words } from "./host-words.js";
import { sure } from "./sure.js";
import { get, order, send, told } from "./talk.js";

let codeOf = ""; // what is on: a code that is shown is that game's

/* -- game code and a new PIN: told when asked for, and kept nowhere */

document.addEventListener("click", async (event) => {
  if (!event.target.closest("[data-ask='code']")) return;
  const answer = await get("/api/host/code");
  one("#code").textContent = told(answer) ? answer.said.code : "";
});

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-hand-over]");
  if (!button) return;
  const [wanted, text] = [order(button.dataset.handOver), words()]; // afterwards the page is emptied
  if (!(await sure(button.dataset.handOverSure))) return;
  const answer = await send(wanted);
  if (told(answer)) document.getElementById("page").replaceWith(handedOver(answer.said.pin, text));
});

function handedOver(pin, text) {
  const box = document.createElement("main");
  box.className = "card host-pin";
  box.id = "page";
  box.setAttribute("role", "alert");
  const [said, digits, note, link] = ["p", "p", "p", "a"].map((tag) => document.createElement(tag));
  said.textContent = text["page-host-new-pin"];
  digits.textContent = pin;
  digits.className = "host-code";
  note.textContent = text["page-host-new-pin-note"];
  Object.assign(link, { href: "/host", className: "button", textContent: text["page-host-again"] });
  box.append(said, digits, note, link);
  return box;
}

/* -- from the start, after each new look, and after each deed */

function refresh() {
  const { games } = one("#host-words").dataset;
  if (games !== codeOf) one("#code").textContent = "";
  codeOf = games;
  cover();
  mark();
  lookUp();
}

document.addEventListener("aludel:look", refresh);
document.addEventListener("aludel:sent", ({ detail: { address, good } }) => {
  if (good && address === "/api/host/family") lookUpAgain();
});
refresh();
