/* SPDX-License-Identifier: MIT */
/* What the scripts of the host page share: the words that the page has brought for them, and one element by selector. */

export const one = (selector) => document.querySelector(selector);
export const words = () => JSON.parse(one("#host-words").dataset.words);
