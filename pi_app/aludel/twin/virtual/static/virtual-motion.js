/* SPDX-License-Identifier: MIT */
/* Pieces that glide from where they lay to where they lie now, whatever has moved them. */

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const GLIDE = { duration: 380, easing: "cubic-bezier(.2,.8,.25,1)" };

const fetched = new Map();

/** Fetch the pictures that a game begins with, so that no piece is white when it is first seen. */
export function fetchArt() {
  for (const address of document.querySelector("[data-art]")?.dataset.art.split(" ") ?? []) {
    if (!fetched.has(address)) fetched.set(address, Object.assign(new Image(), { src: address }));
  }
}

const pieces = () => document.querySelectorAll("#v-root [id^='piece-']");
const rect = (id) => document.getElementById(id)?.getBoundingClientRect() ?? null;

/** Where every piece lies now, and how it looks; `letGo` is a piece in a hand that has just opened. */
export function remember(letGo) {
  const lying = new Map();
  if (calm.matches) return lying;
  for (const piece of pieces()) {
    const place = piece.id === letGo?.id ? letGo.place : piece.getBoundingClientRect();
    lying.set(piece.id, { place, picture: piece.querySelector("img")?.src, spot: spot(piece) });
  }
  return lying;
}

function spot(piece) {
  return piece.closest("#v-holder") ? "tray" : piece.closest("#v-hand") ? "hand" : piece.closest(".v-row") ? "market" : "";
}

/** Let pieces glide from where they lay before. New ones come off the stack; those from the tray go to the discards. */
export function settle(before) {
  if (calm.matches || before.size === 0) return;
  const there = new Set();
  for (const piece of pieces()) {
    there.add(piece.id);
    const from = before.get(piece.id)?.place ?? (spot(piece) && rect("v-stack"));
    if (from) glide(piece, from);
  }
  for (const [id, one] of before) {
    if (!there.has(id) && one.spot === "tray" && one.picture) fly(one, rect("v-discards"));
  }
}

function glide(piece, from) {
  const to = piece.getBoundingClientRect();
  const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
  if (Math.hypot(x, y) < 3 || to.width === 0) return;
  const small = Math.max(0.2, Math.min(1.4, from.width / to.width));
  piece.animate([{ transform: `translate(${x}px, ${y}px) scale(${small})`, zIndex: 20 }, { transform: "none", zIndex: 20 }], GLIDE);
}

function fly(one, to) {
  if (!to) return;
  const ghost = document.createElement("img");
  ghost.src = one.picture;
  ghost.alt = "";
  ghost.className = "v-ghost v-gone";
  document.body.append(ghost);
  ghost.style.width = `${one.place.width}px`;
  const at = (place, scale, opacity) => ({ transform: `translate(${place.left}px, ${place.top}px) scale(${scale})`, opacity });
  ghost.animate([at(one.place, 1, 1), at(to, 0.4, 0.2)], { ...GLIDE, duration: 600 }).finished.finally(() => ghost.remove());
}
