/* SPDX-License-Identifier: MIT */
/* Sends what buttons and forms with data-post say, as JSON, and shows why something was not done. */

const notice = document.getElementById("notice");
const line = document.getElementById("connection");
const NUMBERED = /^(.+)-\d+$/; // kinds-0, kinds-1: a list `kinds`, one field for each place

document.addEventListener("click", (event) => {
  const button = event.target.closest("button[data-post]");
  if (button) send(button, JSON.parse(button.dataset.body || "{}"));
});

document.addEventListener("submit", (event) => {
  const form = event.target.closest("form[data-post]");
  if (!form) return;
  event.preventDefault();
  send(form, fields(form));
});

async function send(sender, body) {
  if (sender.getAttribute("aria-busy") === "true") return;
  sender.setAttribute("aria-busy", "true");
  try {
    const answer = await fetch(sender.dataset.post, request(body));
    done(sender, answer.ok, await content(answer));
  } catch {
    tell(line?.textContent || "…");
  } finally {
    sender.removeAttribute("aria-busy");
  }
}

function request(body) {
  const asked = document.getElementById("page").dataset.asked;
  return {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Aludel-Language": document.documentElement.lang },
    body: JSON.stringify({ ...body, asked }),
  };
}

async function content(answer) {
  const text = await answer.text();
  return text && answer.headers.get("Content-Type")?.includes("json") ? JSON.parse(text) : {};
}

function done(sender, good, said) {
  document.dispatchEvent(new CustomEvent("aludel:sent", { detail: { sender, good, said } }));
  if (!good) return tell(said.text || "…");
  tell(said?.refused || "");
  if (said?.address) location.assign(said.address);
  else if (sender.dataset.then) location.assign(sender.dataset.then);
}

function tell(text) {
  notice.textContent = text;
  notice.hidden = !text;
  if (text) notice.scrollIntoView({ block: "nearest" });
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
