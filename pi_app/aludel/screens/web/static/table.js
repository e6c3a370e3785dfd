/* SPDX-License-Identifier: MIT */
/* What a person changes on the table page alone: the view on a small screen, the row of held buttons, light or dark. */

const root = document.documentElement;
const dark = matchMedia("(prefers-color-scheme: dark)");
const KEPT = "aludel-theme";

document.addEventListener("click", (event) => {
  const tab = event.target.closest("[data-tab]");
  if (tab) root.dataset.view = tab.dataset.tab;
  else if (event.target.closest("[data-more]")) root.dataset.held = root.dataset.held === "open" ? "" : "open";
  else if (event.target.closest("[data-theme-switch]")) keep(shown() === "dark" ? "light" : "dark");
  closeMenus(event.target);
  draw();
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  root.dataset.held = "";
  closeMenus(root);
  draw();
});

document.addEventListener("aludel:look", draw);

/* The theme that is seen now: chosen, or as the device wants it. */
function shown() {
  return root.dataset.theme || (dark.matches ? "dark" : "light");
}

function keep(theme) {
  root.dataset.theme = theme;
  try {
    localStorage.setItem(KEPT, theme);
  } catch {
    // a browser that keeps nothing shows the theme until the page is left
  }
}

function kept() {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

function closeMenus(target) {
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (!menu.contains(target) || target.closest(".menu-list")) menu.open = false;
  }
}

function draw() {
  const tabs = [...document.querySelectorAll("[data-tab]")];
  if (!tabs.some((tab) => tab.dataset.tab === root.dataset.view)) root.dataset.view = "overview";
  for (const tab of tabs) tab.setAttribute("aria-pressed", String(tab.dataset.tab === root.dataset.view));
  document.querySelector("[data-more]")?.setAttribute("aria-expanded", String(root.dataset.held === "open"));
}

if (!root.dataset.theme && kept()) root.dataset.theme = kept();
draw();
