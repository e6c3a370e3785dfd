/* SPDX-License-Identifier: MIT */
/* The holder: about two pictures a second while somebody looks, each forgotten with the next. */

import { words } from "./host-words.js";
import { get } from "./talk.js";

const EVERY = 500; // milliseconds between two pictures of the holder
const AGAIN = 4 * EVERY; // and after one that could not be had
let looks = 0; // another one with each press of the button, so that only the latest look goes on

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-view]");
  if (!button) return;
  const begins = button.getAttribute("aria-pressed") !== "true";
  const box = button.closest("[data-view-box]");
  looks += 1;
  button.setAttribute("aria-pressed", String(begins));
  button.textContent = words()[begins ? "page-host-view-hide" : "page-host-view-show"];
  if (begins) follow(box, looks);
  else away(box, "");
});

/* In another language, and once a game is on, the box is another one or none: nobody looks any more then. */
async function follow(box, mine) {
  const goesOn = () => mine === looks && box.isConnected;
  while (goesOn()) {
    const good = document.hidden || (await picture(box, goesOn));
    await new Promise((waited) => setTimeout(waited, good ? EVERY : AGAIN));
  }
}

async function picture(box, goesOn) {
  const { good, said } = await get("/api/host/holder.jpg", async (answer) => createImageBitmap(await answer.blob()));
  if (!goesOn()) return true;
  if (!good) away(box, said.text || "…");
  else draw(box, said);
  return good;
}

function draw(box, bitmap) {
  const canvas = box.querySelector("[data-view-picture]");
  [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
  canvas.getContext("2d").drawImage(bitmap, 0, 0);
  bitmap.close();
  canvas.hidden = false;
  box.querySelector("[data-view-why]").textContent = "";
}

function away(box, why) {
  const canvas = box.querySelector("[data-view-picture]");
  canvas.hidden = true;
  canvas.width = canvas.height = 0;
  box.querySelector("[data-view-why]").textContent = why;
}
