/* SPDX-License-Identifier: MIT */
/* The wire of the virtual table's page: what the console tells, and what a person does in answer to it. */

import { replacing } from "./sure.js";
import { order, send, told } from "./talk.js";

export { show as redraw } from "./show.js";

const SHOWN = 8000; // milliseconds that a notice stays
const place = (what) => `/api/virtual/${what}`;

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

/** What a person does in answer to what the page shows; a page that is out of date must not do something else. */
export const answer = async (what, body) => told(await send(order(place(what), body)), SHOWN);

/** Post what a person does. Whether it was taken; why not is shown. */
export const post = async (what, body = {}) => told(await send({ address: place(what), body }), SHOWN);

/** Begin a game. Where another one is on, or waits, `question` is asked before that is given up. Whether it began. */
export async function begin(body, { gameOn, question }) {
  const answered = await replacing(order(place("start"), body), Number(gameOn), question);
  return answered !== null && told(answered, SHOWN);
}
