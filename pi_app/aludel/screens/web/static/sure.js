/* SPDX-License-Identifier: MIT */
/* Asks once more before something is lost. The page brings the dialog (templates/sure.html). */

import { send } from "./talk.js";

/** Ask; false for no, and for Escape. What is to be done must be known before: the page may change meanwhile. */
export function sure(question) {
  const box = document.querySelector("[data-sure-box]");
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

/** Send an order. Where an error of this number refuses it, ask: after a yes send the same with `replace`, else null. */
export async function replacing(wanted, number, question) {
  const answer = await send(wanted);
  if (answer.good || answer.said.number !== number) return answer;
  if (!(await sure(question))) return null;
  return send({ ...wanted, body: { ...wanted.body, replace: true } });
}
