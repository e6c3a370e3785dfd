/* SPDX-License-Identifier: MIT */
/* The camera's picture of the last look, with a box and a name on everything that was recognised. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * Show a frame: `picture` is its address, `pieces` have a `name` and a `box` in shares of the picture. Without a picture
 * nothing is shown any more.
 */
export function showFrame({ picture, pieces, unsure }) {
  const frame = document.getElementById("v-frame");
  const seen = document.getElementById("v-seen");
  if (!frame || !seen) return;
  for (const old of [...frame.children].filter((one) => !one.matches(".v-lens"))) old.remove();
  if (picture) frame.append(image(picture), boxes(pieces), ...pieces.filter((one) => one.box).map(tag));
  frame.classList.toggle("v-doubt", Boolean(unsure));
  const names = pieces.map((one) => one.name).join(" + ");
  seen.textContent = unsure ?? names;
}

function image(address) {
  const picture = document.createElement("img");
  picture.src = address;
  picture.alt = "";
  return picture;
}

function boxes(pieces) {
  const found = document.createElementNS(SVG, "svg");
  found.setAttribute("class", "v-found");
  found.setAttribute("viewBox", "0 0 1 1");
  found.setAttribute("preserveAspectRatio", "none");
  found.setAttribute("aria-hidden", "true");
  for (const { box } of pieces) {
    if (!box) continue;
    const outline = document.createElementNS(SVG, "rect");
    ["x", "y", "width", "height"].forEach((name, at) => outline.setAttribute(name, box[at]));
    found.append(outline);
  }
  return found;
}

/** A name over its box; every other one under it, so that names side by side do not hide each other. */
function tag({ name, box }, at) {
  const label = document.createElement("span");
  const below = at % 2 === 1;
  label.className = below ? "v-tag v-below" : "v-tag";
  label.textContent = name;
  label.style.left = `${(box[0] + box[2] / 2) * 100}%`;
  label.style.top = `${(below ? box[1] + box[3] : box[1]) * 100}%`;
  return label;
}
