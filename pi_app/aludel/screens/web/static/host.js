/* SPDX-License-Identifier: MIT */
/* The host page: asks once more before something is lost, begins games, and looks up journal, families and the holder. */
import { Idiomorph } from "./vendor/idiomorph.js";

const EVERY = 500; // milliseconds between two pictures of the holder
const notice = document.getElementById("notice");
const sure = new WeakSet(); // buttons whose question has been answered with yes
const one = (selector) => document.querySelector(selector);
const words = () => JSON.parse(one("#host-words").dataset.words);

/* What this script fills in by itself (data-keep) is left alone when the console shows something new. */
Idiomorph.defaults.callbacks.beforeNodeMorphed = (old) => !(old instanceof Element && old.hasAttribute("data-keep"));

/* -- talking with the console */

async function call(address, body) {
  const headers = { "X-Aludel-Language": document.documentElement.lang };
  const asked = document.getElementById("page").dataset.asked;
  const sent = body && {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify({ ...body, asked }),
  };
  try {
    const answer = await fetch(address, sent ?? { headers });
    return { good: answer.ok, said: await answer.json() };
  } catch {
    return { good: false, said: { text: words()["page-host-lost"] } };
  }
}

function tell(text) {
  notice.textContent = text;
  notice.hidden = !text;
  if (text) notice.scrollIntoView({ block: "nearest" });
}

/* -- asking once more */

function ask(question) {
  const box = one("[data-sure-box]");
  box.querySelector("[data-sure-question]").textContent = question;
  box.returnValue = "";
  box.showModal();
  return new Promise((answered) => {
    const press = (event) => event.target.closest("button") && box.close(event.target.closest("button").value);
    box.addEventListener("click", press);
    box.addEventListener("close", () => {
      box.removeEventListener("click", press);
      answered(box.returnValue === "yes");
    }, { once: true });
  });
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest("button[data-sure]");
  if (!button || sure.delete(button)) return;
  event.preventDefault();
  event.stopImmediatePropagation(); // before send.js hears of it
  if (!(await ask(button.dataset.sure))) return;
  sure.add(button);
  button.click();
}, { capture: true });

/* -- a new game */

document.addEventListener("submit", async (event) => {
  const form = event.target.closest("form[data-new]");
  if (!form) return;
  event.preventDefault();
  const game = wished(form);
  let { good, said } = await call("/api/host/new", game);
  if (!good && said.number === Number(form.dataset.gameOn)) {
    if (!(await ask(form.dataset.replaceSure))) return;
    ({ good, said } = await call("/api/host/new", { ...game, replace: true }));
  }
  tell(good ? "" : said.text);
  if (good) one("#now").scrollIntoView();
});

function wished(form) {
  const filled = new FormData(form);
  const seats = filled.getAll("seats");
  const code = filled.get("code");
  return {
    game: form.dataset.new,
    level: Number(filled.get("level")),
    seats,
    first: filled.get("first") || null,
    language: filled.get("language"),
    ...(code ? { code } : {}),
  };
}

/* -- select by hand: a secret choice is uncovered for one question only */

let uncovered = "";

function cover() {
  const button = one("[data-uncover]");
  if (!button) return;
  const open = uncovered === document.getElementById("page").dataset.asked;
  button.setAttribute("aria-expanded", String(open));
  button.hidden = open;
  document.getElementById(button.dataset.uncover).hidden = !open;
}

document.addEventListener("click", (event) => {
  const [show, hide] = [event.target.closest("[data-uncover]"), event.target.closest("[data-cover-again]")];
  if (!show && !hide) return;
  uncovered = show ? document.getElementById("page").dataset.asked : "";
  cover();
  if (show) document.querySelector("#choices select")?.focus();
  else {
    document.querySelectorAll("#choices form").forEach((form) => form.reset());
    one("[data-uncover]").focus();
  }
});

/* -- journal and families */

let shown = "";

async function lookUp() {
  const now = one("#host-words").dataset;
  if (shown === now.games + now.languageOf) return;
  shown = now.games + now.languageOf;
  one("#code").textContent = "";
  await Promise.all([journal(), ...[...document.querySelectorAll("[data-families]")].map(families)]);
}

async function journal() {
  const { good, said } = await call("/api/host/games");
  if (!good) return tell(said.text);
  const text = words();
  one("[data-journal]").replaceChildren(...said.games.map((game) => row(game, text)));
  one("[data-journal-box]").hidden = said.games.length === 0;
  one("[data-journal-empty]").hidden = said.games.length > 0;
}

function row(game, text) {
  const [line, title, facts] = ["li", "strong", "p"].map((tag) => document.createElement(tag));
  const level = text[`level-${game.level}`] ?? game.level;
  title.textContent = `${game.number}. ${text[`game-${game.key}`] ?? game.key}, ${level}`;
  facts.textContent = [
    text[`page-host-state-${game.state}`],
    `${text["page-host-journal-moves"]}: ${game.moves}`,
    game.seats.map((seat) => text[`seat-${seat}`] ?? seat).join(", "),
  ].join(" · ");
  line.append(title, facts);
  if (game.state === "open") line.append(poster("resume", { number: game.number }, "page-host-resume", text));
  return line;
}

/* A button that send.js posts; it is called by what it is for. */
function poster(deed, body, key, text) {
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: "button", textContent: text[key] });
  button.setAttribute("aria-label", `${text[key]} (${body.number})`);
  Object.assign(button.dataset, { post: `/api/host/${deed}`, body: JSON.stringify(body) });
  return button;
}

async function families(list) {
  const game = list.dataset.families;
  const { good, said } = await call(`/api/host/campaign?game=${encodeURIComponent(game)}`);
  if (!good) return tell(said.text);
  const text = words();
  list.replaceChildren(...said.families.map((family) => item(game, family, text)));
  one(`[data-families-empty="${game}"]`).hidden = said.families.length > 0;
  levels(game, said.families.find((family) => family.playing));
}

function item(game, family, text) {
  const entry = document.createElement("li");
  const title = document.createElement("strong");
  title.textContent = `${text["page-host-family"]} ${family.number}`;
  entry.append(title);
  if (family.playing) entry.append(` (${text["page-host-family-playing"]})`);
  const facts = document.createElement("dl");
  for (const [key, value] of facts_of(family, text)) {
    const [name, told] = [document.createElement("dt"), document.createElement("dd")];
    name.textContent = text[`page-host-family-${key}`];
    told.textContent = value || text["page-host-family-none"];
    facts.append(name, told);
  }
  entry.append(facts);
  if (!family.playing) entry.append(poster("family", { game, number: family.number }, "page-host-family-choose", text));
  return entry;
}

function facts_of(family, text) {
  return [
    ["levels", family.levels.join(", ")],
    ["boxes", family.boxes.map((box) => box.replace(/^box\./, "")).join(", ")],
    ["trophies", family.trophies.map((name) => text[`trophy-${name}`] ?? name).join(", ")],
    ["keys", String(family.keys)],
  ];
}

/* Which levels the family that plays has opened; without one, the first level alone. The newest is offered first. */
const opened = {};

function levels(game, family) {
  opened[game] = family?.levels;
  mark();
}

/* Only who plays may begin. */
function playing(form) {
  const chosen = new FormData(form).getAll("seats");
  for (const option of form.elements.first.options) option.disabled = option.value !== "" && !chosen.includes(option.value);
  if (form.elements.first.selectedOptions[0]?.disabled) form.elements.first.value = "";
}

const touched = new WeakSet(); // forms whose level somebody has chosen

document.addEventListener("change", (event) => {
  const form = event.target.closest("form[data-new]");
  if (!form) return;
  if (event.target === form.elements.level) touched.add(form);
  playing(form);
});

function mark() {
  for (const form of document.querySelectorAll("form[data-new]")) {
    playing(form);
    const options = [...form.elements.level.options];
    const known = opened[form.dataset.new] ?? [Number(options[0].value)];
    if ("fresh" in form.dataset && !touched.has(form)) form.elements.level.value = Math.max(...known);
    for (const option of options) {
      const data = option.dataset;
      option.textContent = known.includes(Number(option.value)) ? data.openWords : data.closedWords;
    }
  }
}

document.addEventListener("aludel:sent", ({ detail }) => {
  if (!detail.good) return;
  if (detail.sender.dataset.post === "/api/host/family") shown = "";
  if (detail.sender.dataset.post === "/api/host/by-hand" && !detail.said?.refused) uncovered = "";
  if (detail.sender.dataset.post === "/api/host/logout") location.assign("/host");
  lookUp();
});

/* -- game code and a new PIN: told when asked for, and kept nowhere */

document.addEventListener("click", async (event) => {
  if (!event.target.closest("[data-ask='code']")) return;
  const { good, said } = await call("/api/host/code");
  tell(good ? "" : said.text);
  one("#code").textContent = good ? said.code : "";
});

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-hand-over]");
  if (!button) return;
  const { good, said } = await call(button.dataset.handOver, {});
  if (!good) return tell(said.text);
  document.getElementById("page").replaceWith(handedOver(said.pin, words()));
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

/* -- the holder: about two pictures a second while somebody looks, each forgotten with the next */

let looking = false;
let turn = 0;

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-view]");
  if (!button) return;
  looking = !looking;
  button.setAttribute("aria-pressed", String(looking));
  button.textContent = words()[looking ? "page-host-view-hide" : "page-host-view-show"];
  looking ? picture() : away("");
});

function picture() {
  const image = one("[data-view-picture]");
  if (!looking || !image) return void (looking = false);
  if (document.hidden) return void setTimeout(picture, EVERY);
  image.onload = () => {
    image.hidden = false;
    one("[data-view-why]").textContent = "";
    setTimeout(picture, EVERY);
  };
  image.onerror = why;
  image.src = `/api/host/holder.jpg?turn=${(turn += 1)}`;
}

async function why() {
  const { said } = await call("/api/host/holder.jpg").catch(() => ({ said: {} }));
  away(said.text ?? words()["page-host-lost"]);
  setTimeout(picture, 4 * EVERY);
}

function away(text) {
  const image = one("[data-view-picture]");
  if (!image) return;
  image.hidden = true;
  image.removeAttribute("src");
  one("[data-view-why]").textContent = text;
}

/* -- from the start, and after each new look */

function refresh() {
  cover();
  mark();
  lookUp();
  if (!one("[data-view]")) looking = false;
}

document.addEventListener("aludel:look", refresh);
refresh();
