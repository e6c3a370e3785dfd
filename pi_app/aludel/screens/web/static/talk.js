/* SPDX-License-Identifier: MIT */
/* How every page talks with the console: JSON there and back, and one line that says why something was not done. */

const notice = document.getElementById("notice");
const line = document.getElementById("connection");
const PATIENCE = 12_000; // milliseconds: the console answers within ten seconds, a network that has fallen silent never
const FADES = 10_000; // milliseconds for which it is told that something could not be sent
const READ = 6_000; // milliseconds in which a notice can be read
const page = document.getElementById("page");
let fading = 0;
let toldAt = 0;
let about = "";
let lost = false; // whether the notice tells that

/** Something to be sent, with the question that the page shows at this moment: it may soon show another one. */
export const order = (address, body = {}) => ({ address, body: { ...body, asked: document.getElementById("page").dataset.asked } });

/** Send an order. `good` tells whether it was taken, `said` what was answered. */
export function send({ address, body }) {
  const headers = { "Content-Type": "application/json" };
  return talk(address, { method: "POST", headers, body: JSON.stringify(body) }, content);
}

/** Look something up; `read` takes it out of an answer that is no JSON. */
export const get = (address, read = content) => talk(address, { headers: {} }, read);

async function talk(address, request, read) {
  request.headers["X-Aludel-Language"] = document.documentElement.lang;
  try {
    const answer = await fetch(address, { ...request, signal: AbortSignal.timeout(PATIENCE) });
    return { good: answer.ok, said: await (answer.ok ? read : content)(answer) };
  } catch {
    return { good: false, unheard: true, said: { text: line?.textContent } };
  }
}

async function content(answer) {
  const text = await answer.text();
  return text && answer.headers.get("Content-Type")?.includes("json") ? JSON.parse(text) : {};
}

/** Tell why something was not done, for some milliseconds or until something else is told; with no text, be silent. */
export function tell(text, stays = 0) {
  clearTimeout(fading);
  lost = false;
  [toldAt, about] = [performance.now(), page.dataset.asked];
  notice.replaceChildren(...numbered(text));
  notice.hidden = !text;
  if (!text) return;
  notice.scrollIntoView({ block: "nearest" });
  if (stays) fading = setTimeout(() => (notice.hidden = true), stays);
}

/* People read the sentence; the number of an error is for whoever looks it up. */
function numbered(text) {
  const [, number, sentence] = /^(E\d+): (.+)$/s.exec(text) ?? [];
  if (!number) return [text];
  return [`${sentence} `, Object.assign(document.createElement("small"), { textContent: number })];
}

/* What was told about one question is no news once another is asked; long enough to be read it stays in any case. */
document.addEventListener("aludel:look", () => {
  if (notice.hidden || page.dataset.asked === about) return;
  about = page.dataset.asked;
  clearTimeout(fading);
  fading = setTimeout(() => (notice.hidden = true), Math.max(0, READ - (performance.now() - toldAt)));
});

/** Tell how an order went: nothing where it was taken. Returns whether it was. */
export function told({ good, unheard, said }, stays = unheard ? FADES : 0) {
  tell(good ? said?.refused || "" : said.text || "…", stays);
  lost = Boolean(unheard);
  return good;
}

/* Once the connection is back, its loss is no news any more. Where the stream has never noticed it, the notice fades. */
document.addEventListener("aludel:open", ({ detail: source }) => {
  source.addEventListener("open", () => lost && tell(""));
});
