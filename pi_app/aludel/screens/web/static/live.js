/* SPDX-License-Identifier: MIT */
/* Keeps <main> as the console shows it now, and says when nothing is heard of the console. */
import { show } from "./show.js";
import { tell } from "./talk.js";

const QUIET = 12_000; // milliseconds without a beat: the console sends one every five seconds

const page = document.getElementById("page");
const line = document.getElementById("connection");
const heard = spoken();
let source = null;
let latest = 0;
let ended = false;

function open() {
  source?.close();
  latest = performance.now();
  source = new EventSource(page.dataset.stream);
  source.addEventListener("look", (event) => alive() && offer(JSON.parse(event.data)));
  source.addEventListener("beat", alive);
  source.addEventListener("gone", (event) => end(JSON.parse(event.data).text));
  source.addEventListener("error", () => (line.hidden = false));
  document.dispatchEvent(new CustomEvent("aludel:open", { detail: source })); // a page may listen for more than looks
}

function alive() {
  latest = performance.now();
  line.hidden = true;
  return !ended;
}

/* Whoever may look no longer sees nothing more of it either: neither the page nor why something was refused on it. */
function end(text) {
  ended = true;
  source.close();
  line.textContent = text;
  line.hidden = false;
  page.replaceChildren();
  page.inert = true;
  tell("");
}

/* The browser tries again by itself, unless the connection is gone without a word or the browser has given it up. */
function watch() {
  if (ended || !source) return;
  const quiet = performance.now() - latest > QUIET;
  if (quiet) line.hidden = false;
  if (quiet || source.readyState === EventSource.CLOSED) open();
}

/* A page that nobody sees hears nothing: a browser has six connections for all its tabs, and a stream takes one. Only
   a page that is there to be heard (data-heard) stays with it. */
function follow() {
  const noticed = !document.hidden || "heard" in page.dataset;
  if (noticed && !source && !ended) open();
  if (noticed) return;
  source?.close();
  source = null;
}

/* A page that draws by itself (one that drags pieces about) takes the look and shows it when it can. */
function offer(look) {
  if (look.version !== page.dataset.version) return location.reload(); // after an update it is for other scripts
  const mine = document.dispatchEvent(new CustomEvent("aludel:offer", { detail: look, cancelable: true }));
  if (!mine) return;
  const before = lines();
  show(look);
  read(before, lines());
}

/* What was said since the look before, for screen readers: a list that scrolls on would be read as a whole. */
function lines() {
  return [...page.querySelectorAll("[data-said] > li")].map((one) => one.textContent.trim());
}

function read(before, after) {
  const fresh = after.slice(overlap(before, after)).join(" ");
  if (!fresh) return;
  heard.lang = page.querySelector("[data-said]").lang;
  heard.textContent = fresh;
}

/* How many lines at the beginning of `after` are the end of `before`. */
function overlap(before, after) {
  for (let count = Math.min(before.length, after.length); count > 0; count--) {
    if (before.slice(-count).every((text, at) => text === after[at])) return count;
  }
  return 0;
}

function spoken() {
  const place = document.createElement("div");
  place.className = "visually-hidden";
  place.setAttribute("aria-live", "polite");
  document.body.append(place);
  return place;
}

if (page?.dataset.stream) {
  document.addEventListener("DOMContentLoaded", follow); // when the page's other scripts listen, too
  document.addEventListener("visibilitychange", follow);
  setInterval(watch, 1000);
}
