/* SPDX-License-Identifier: MIT */
/* The virtual table's page: pieces by mouse, finger or keyboard, buttons, the loudspeaker and the camera's picture. */

import { Loudspeaker } from "./virtual-audio.js";
import { showFrame } from "./virtual-camera.js";
import { Dragging } from "./virtual-drag.js";
import { fetchArt, remember, settle } from "./virtual-motion.js";
import { answer, begin, listen, post, redraw } from "./virtual-wire.js";

const LOOKING = 700;
const REMEMBERED = 40;
const main = document.getElementById("page");
const $ = (id) => document.getElementById(id);
const root = () => $("v-root");

let waiting = null;
let said = "";
let looking = 0;
let answering = null;
let doing = Promise.resolve();
let laid = null;
let letGo = null;
let seen = null;
let voiceless = false; // whether the console cannot speak: then people are told to read
let hinted = Boolean($("v-hints"));
let lines = [...document.querySelectorAll("#v-lines li")].map((line) => line.textContent);

const loudspeaker = new Loudspeaker(
  (caption) => {
    said = caption;
    dress();
  },
  (speaks) => $("v-speaker")?.classList.toggle("v-speaks", speaks),
);

// -- what the server says

function look(shown) {
  if (dragging.active) {
    waiting = shown;
    return;
  }
  const [before, focus] = [remember(letGo), focused()];
  letGo = null;
  if (!laid?.sent) laid = null;
  redraw(shown);
  dress();
  settle(before);
  refocus(focus);
  showHints();
}

/** Hints come over everything else, and reading begins there; where they were closed, one goes on from their button. */
function showHints() {
  const shown = Boolean($("v-hints"));
  if (shown !== hinted) (shown ? $("v-hints") : $("v-hint"))?.focus({ preventScroll: true });
  hinted = shown;
}

/** What the page itself adds to what the server draws. */
function dress() {
  fetchArt();
  const line = $("v-said");
  if (line && said && line.textContent !== said) line.textContent = said;
  listed($("v-lines"));
  const sound = $("v-sound");
  if (sound) sound.hidden = loudspeaker.ready || voiceless;
  if ($("v-voiceless")) $("v-voiceless").hidden = !voiceless;
  $("v-hood")?.classList.toggle("v-looking", looking > 0);
  loudspeaker.mute(root()?.hasAttribute("data-muted") ?? false);
  loudspeaker.quick = $("v-fast")?.getAttribute("aria-pressed") === "true";
  if (seen && $("v-frame") && !$("v-frame").querySelector("img")) showFrame(seen);
}

/** Bring a list up to date with what was said. */
function listed(list) {
  if (!list || (list.childElementCount === lines.length && list.firstElementChild?.textContent === lines[0])) return;
  list.replaceChildren(...lines.map((line) => Object.assign(document.createElement("li"), { textContent: line })));
}

/** Keep a line in the list of what was said, the latest first: they come faster than anybody reads. */
function remembered(line) {
  lines = [line, ...lines].slice(0, REMEMBERED);
  dress();
}

function frame(data) {
  seen = data;
  showFrame(data);
}

listen({
  look,
  frame,
  say: ({ caption, number }) => {
    remembered(caption);
    loudspeaker.say(caption, number);
  },
  sound: ({ number, sound }) => {
    voiceless = sound === null;
    loudspeaker.sound(number, sound);
    dress();
  },
  effect: ({ sound }) => loudspeaker.effect(sound),
  notice: ({ text }) => {
    remembered(text);
    loudspeaker.note(text);
  },
  hush: () => loudspeaker.hush(),
});

// -- what the person does

/** What hands do reaches the console in the order in which it was done, however long each takes. */
const inTurn = (deed) => (doing = doing.then(deed));

/** The pieces in the holder: as they were laid last, though the console may not have drawn it yet. */
function inTray() {
  if (laid?.asked === main.dataset.asked) return laid.ids.map((id) => $(`piece-${id}`)).filter(Boolean);
  return [...document.querySelectorAll("#v-holder [data-piece]")];
}

/** Let exactly these pieces lie in the holder. */
async function lay(pieces) {
  const ids = pieces.map((piece) => piece.dataset.piece);
  const { asked } = main.dataset;
  const mine = (laid = { asked, ids, sent: true });
  const taken = await inTurn(() => post("lay", { pieces: ids, asked }));
  mine.sent = false;
  if (!taken && laid === mine) laid = null;
}

const places = (form) => document.querySelectorAll(`#v-holder [data-pocket='${form}']`).length;

/** How many pieces of one sort fit beside each other: of the answers, one is for the thing itself. */
function room(piece) {
  const all = places(piece.dataset.form);
  if (piece.dataset.form !== "token") return all;
  if (piece.dataset.role === "potion") return Math.max(1, all - 1);
  return piece.dataset.role === "thing" && all > 1 ? 1 : all;
}

/** Put a piece into the holder. What has no room beside it comes out: another form, or the last of its sort. */
async function put(piece, pocket = null) {
  const like = inTray().filter((one) => one.dataset.form === piece.dataset.form && one !== piece);
  const same = like.filter((one) => one.dataset.role === piece.dataset.role);
  if (places(piece.dataset.form) === 0) return;
  const there = pocket?.querySelector("[data-piece]");
  const out = same.length < room(piece) ? null : same.includes(there) ? there : same.at(-1);
  await lay([...like.filter((one) => one !== out), piece]);
}

async function takeOut(piece) {
  await lay(inTray().filter((one) => one !== piece));
}

/** Press buttons, one press after another. The big button is not pressed twice for one question. */
async function press(button) {
  const [buttons, asked] = [button.dataset.press.split(" "), main.dataset.asked];
  const big = buttons.includes("confirm");
  if (big && answering === asked) return;
  if (big) answering = asked;
  button.closest("details")?.removeAttribute("open");
  loudspeaker.hush(); // whoever goes on need not hear the sentence before to its end
  const pressed = inTurn(() => post("press", { buttons, held: button.hasAttribute("data-held"), asked }));
  if (big && inTray().length) watch(pressed);
  await pressed;
  if (big && answering === asked) answering = null;
}

/** Show that the camera looks, at least for a moment. */
async function watch(pressed) {
  looking += 1;
  dress();
  await Promise.all([pressed, new Promise((resolve) => setTimeout(resolve, LOOKING))]);
  looking -= 1;
  dress();
}

function dropped(piece, target, place) {
  const inHolder = target?.closest("#v-hood");
  letGo = { id: piece.id, place };
  if (inHolder && piece.dataset.zone !== "tray") put(piece, target.closest("[data-pocket]"));
  if (!inHolder && piece.dataset.zone === "tray") takeOut(piece);
}

const dragging = new Dragging(main, dropped, (drags) => {
  if (drags || waiting === null) return;
  const shown = waiting;
  waiting = null;
  look(shown);
});

const clicks = {
  "[data-piece]": (piece) => (piece.dataset.zone === "tray" ? takeOut(piece) : put(piece)),
  "[data-press]": press,
  "[data-ready]": (button) => post("ready", { seat: button.dataset.ready }),
  "[data-hint]": (button) => post("hint", { on: button.getAttribute("aria-pressed") !== "true" }),
  "[data-unhint]": () => post("hint", { on: false }),
  "[data-pace]": (button) => post("pace", { fast: button.getAttribute("aria-pressed") !== "true" }),
  "[data-again]": ({ dataset: { players, level, skill, tongue } }) =>
    answer("start", { players: Number(players), level: Number(level), skill, language: tongue, replace: true }),
  "[data-by-hand]": () => post("by-hand"),
  "[data-skip]": () => post("pace", { skip: true }),
  "[data-sound]": () => loudspeaker.unlock().then(dress),
  "[data-help]": () => $("v-help-text").showModal(),
};

main.addEventListener("click", (event) => {
  for (const [selector, does] of Object.entries(clicks)) {
    const met = event.target.closest(selector);
    if (met) {
      does(met);
      return;
    }
  }
});

main.addEventListener("change", (event) => {
  if (event.target.matches("#v-language")) post("language", { language: event.target.value });
});

main.addEventListener("submit", async (event) => {
  if (!event.target.matches("[data-start]")) return;
  event.preventDefault();
  const chosen = new FormData(event.target);
  const body = { players: Number(chosen.get("players")), level: Number(chosen.get("level")) };
  const play = $("v-play");
  play.disabled = true;
  await begin({ ...body, skill: chosen.get("skill"), language: chosen.get("language") }, event.target.dataset);
  play.disabled = false;
});

for (const touch of ["pointerdown", "keydown"]) {
  addEventListener(touch, () => loudspeaker.ready || loudspeaker.unlock().then(dress), { capture: true, passive: true });
}

// -- by keyboard

const ARROWS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

main.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && event.target.closest("#v-hints")) post("hint", { on: false });
  const group = event.target.closest("[data-arrows]");
  const step = ARROWS[event.key];
  if (!group || !step) return;
  const there = [...group.querySelectorAll("[data-piece]")];
  const next = there.at((there.indexOf(event.target.closest("[data-piece]")) + step) % there.length);
  next?.focus();
  event.preventDefault();
});

/** What has the keyboard, and who takes its place when it goes from the hand into the tray. */
function focused() {
  const piece = document.activeElement?.closest?.("#v-root [data-piece]");
  if (!piece) return null;
  const group = [...(piece.closest("[data-arrows]")?.querySelectorAll("[data-piece]") ?? [])];
  const at = group.indexOf(piece);
  return { id: piece.id, zone: piece.dataset.zone, heirs: [...group.slice(at + 1), ...group.slice(0, at).reverse()].map((one) => one.id) };
}

function refocus(focus) {
  if (!focus) return;
  const piece = $(focus.id);
  if (piece && piece.dataset.zone === focus.zone) {
    piece.focus({ preventScroll: true });
    return;
  }
  const heir = root()?.hasAttribute("data-full") ? $("v-confirm") : focus.heirs.map($).find((one) => one?.dataset.zone === focus.zone);
  (heir ?? $("v-hand")?.querySelector("[data-piece]") ?? $("v-confirm"))?.focus({ preventScroll: true });
}

dress();
