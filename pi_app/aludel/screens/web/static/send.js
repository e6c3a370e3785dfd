/* SPDX-License-Identifier: MIT */
/* Sends what buttons and forms with data-post say; where something would be lost (data-sure), after asking once more. */

import { sure } from "./sure.js";
import { order, send, told } from "./talk.js";

const NUMBERED = /^(.+)-\d+$/; // kinds-0, kinds-1: a list `kinds`, one field for each place

document.addEventListener("click", (event) => {
  const button = event.target.closest("button[data-post]");
  if (button) post(button, JSON.parse(button.dataset.body || "{}"));
});

document.addEventListener("submit", (event) => {
  const form = event.target.closest("form[data-post]");
  if (!form) return;
  event.preventDefault();
  post(form, fields(form));
});

/* While a question stands open the sender may become another one, so nothing is read of it after the answer. */
async function post(sender, body) {
  if (sender.getAttribute("aria-busy") === "true") return;
  const [wanted, question] = [order(sender.dataset.post, body), sender.dataset.sure];
  if (question && !(await sure(question))) return;
  sender.setAttribute("aria-busy", "true");
  const answer = await send(wanted);
  sender.removeAttribute("aria-busy");
  document.dispatchEvent(new CustomEvent("aludel:sent", { detail: { address: wanted.address, ...answer } }));
  if (told(answer) && answer.said?.address) location.assign(answer.said.address);
}

/* The fields of a form by name. What is numbered, there several times, or of data-type "list" becomes a list. */
function fields(form) {
  const body = {};
  for (const field of form.elements) {
    if (!field.name || field.disabled || left(field)) continue;
    const name = field.name.replace(NUMBERED, "$1");
    const value = converted(field);
    const many = name !== field.name || name === "kinds" || field.dataset.type === "list";
    if (many) body[name] = [...(body[name] ?? []), value];
    else body[name] = name in body ? [body[name], value].flat() : value;
  }
  return body;
}

function left(field) {
  if (field.tagName === "BUTTON") return true;
  if (field.type === "radio") return !field.checked;
  return field.type === "checkbox" && field.dataset.type !== "bool" && !field.checked;
}

function converted(field) {
  if (field.dataset.type === "bool") return field.type === "checkbox" ? field.checked : field.value === "true";
  return field.dataset.type === "number" ? Number(field.value) : field.value;
}
