/* SPDX-License-Identifier: MIT */
/* Keeps <main> as the console shows it now, and says when nothing has been heard of the console for a while. */
import { Idiomorph } from "./vendor/idiomorph.js";

const QUIET = 12_000; // milliseconds without a beat: the console sends one every five seconds
const CHOSEN = new Set(["checked", "selected", "value", "open"]); // what people change, and a new look leaves alone

const page = document.getElementById("page");
const line = document.getElementById("connection");
const heard = spoken();
let source = null;
let boot = null;
let latest = 0;
let ended = false;

function open() {
  source?.close();
  latest = performance.now();
  source = new EventSource(page.dataset.stream);
  source.addEventListener("look", (event) => alive() && offer(JSON.parse(event.data)));
  source.addEventListener("beat", (event) => alive() && started(JSON.parse(event.data).boot));
  source.addEventListener("gone", (event) => end(JSON.parse(event.data).text));
  document.dispatchEvent(new CustomEvent("aludel:open", { detail: source })); // a page may listen for more than looks
}

function alive() {
  latest = performance.now();
  line.hidden = true;
  return !ended;
}

/* Another console, or the same one started anew: whatever stands here may be out of date. */
function started(now) {
  const other = boot !== null && boot !== now;
  boot = now;
  if (other) open();
}

function end(text) {
  ended = true;
  source.close();
  line.textContent = text;
  line.hidden = false;
  page.inert = true;
}

function watch() {
  if (ended || performance.now() - latest <= QUIET) return;
  line.hidden = false;
  open(); // a connection that is gone without a word, or that the browser has given up
}

/* A page that draws by itself (one that drags pieces about) takes the look and shows it when it can. */
function offer(look) {
  const mine = document.dispatchEvent(new CustomEvent("aludel:offer", { detail: look, cancelable: true }));
  if (mine) show(look);
}

function show({ asked, html }) {
  const before = lines();
  Idiomorph.morph(page, html, { morphStyle: "innerHTML", ignoreActiveValue: true, callbacks: { beforeAttributeUpdated } });
  page.dataset.asked = asked;
  speakLanguage();
  tell(before, lines());
  document.dispatchEvent(new CustomEvent("aludel:look"));
}

/* A choice that somebody has made stays, unless the element follows the console (data-follow). */
function beforeAttributeUpdated(name, element) {
  if (!CHOSEN.has(name) || element.type === "hidden") return true;
  return element.closest("[data-follow]") !== null;
}

function speakLanguage() {
  const language = page.querySelector("[data-language]")?.dataset.language;
  if (language) document.documentElement.lang = language;
}

/* What was said since the look before, for screen readers: a list that scrolls on would be read as a whole. */
function lines() {
  return [...page.querySelectorAll("[data-said] > li")].map((one) => one.textContent.trim());
}

function tell(before, after) {
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
  document.addEventListener("DOMContentLoaded", open); // when the page's other scripts listen, too
  setInterval(watch, 1000);
  document.addEventListener("visibilitychange", () => document.hidden || watch());
}
