/* SPDX-License-Identifier: MIT */
/* Journal and families: looked up when they have changed, and drawn in the language of the page. */

import { plays } from "./host-new.js";
import { one, words } from "./host-words.js";
import { get, tell } from "./talk.js";

const AGAIN = 3000; // milliseconds until what could not be looked up is asked for again
let drawn = ""; // what the lists show
let wanted = ""; // what is being looked up

/** Look up what the lists show, where it has changed. */
export async function lookUp() {
  if (!one("#host-words")) return; // the page has been emptied: who looks here is the host no longer
  const { games, languageOf } = one("#host-words").dataset;
  const now = `${games} ${languageOf}`;
  if (now === drawn || now === wanted) return;
  wanted = now;
  const asked = [journal(), ...[...document.querySelectorAll("[data-families]")].map(families)];
  const draw = await Promise.all(asked);
  if (wanted !== now || !one("#host-words")) return; // something newer has been asked for since, or nothing ever will be
  draw.forEach((found) => found.good && found.draw());
  done(now, draw.find((found) => !found.good));
}

/** Look everything up, though the page shows nothing new. */
export function lookUpAgain() {
  drawn = wanted = "";
  lookUp();
}

function done(now, missing) {
  wanted = "";
  if (!missing) return void (drawn = now);
  tell(missing.said.text || "…");
  setTimeout(lookUp, AGAIN);
}

async function journal() {
  const { good, said } = await get("/api/host/games");
  const draw = () => {
    const text = words();
    one("[data-journal]").replaceChildren(...said.games.map((game) => row(game, text)));
    one("[data-journal-box]").hidden = said.games.length === 0;
    one("[data-journal-empty]").hidden = said.games.length > 0;
  };
  return { good, said, draw };
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
  const { good, said } = await get(`/api/host/campaign?game=${encodeURIComponent(game)}`);
  const draw = () => {
    const text = words();
    list.replaceChildren(...said.families.map((family) => item(game, family, text)));
    one(`[data-families-empty="${game}"]`).hidden = said.families.length > 0;
    plays(game, said.families.find((family) => family.playing));
  };
  return { good, said, draw };
}

function item(game, family, text) {
  const entry = document.createElement("li");
  const title = document.createElement("strong");
  title.textContent = `${text["page-host-family"]} ${family.number}`;
  entry.append(title);
  if (family.playing) entry.append(` (${text["page-host-family-playing"]})`);
  entry.append(facts(family, text));
  if (!family.playing) entry.append(poster("family", { game, number: family.number }, "page-host-family-choose", text));
  return entry;
}

function facts(family, text) {
  const list = document.createElement("dl");
  for (const [key, value] of had(family, text)) {
    const [name, told] = [document.createElement("dt"), document.createElement("dd")];
    name.textContent = text[`page-host-family-${key}`];
    told.textContent = value || text["page-host-family-none"];
    list.append(name, told);
  }
  return list;
}

function had(family, text) {
  return [
    ["levels", family.levels.join(", ")],
    ["boxes", family.boxes.map((box) => box.replace(/^box\./, "")).join(", ")],
    ["trophies", family.trophies.map((name) => text[`trophy-${name}`] ?? name).join(", ")],
    ["keys", String(family.keys)],
  ];
}
