# SPDX-License-Identifier: MIT
page-ws-prompt-act = Mischen oder schwören
page-ws-place = Stufe { $level }, Zug { $turns }
page-ws-shelf = Regal
page-ws-bench = Werkbank
page-ws-own = Meine Steine
page-ws-turns = Züge bisher: { $turns }
page-ws-mix = Zwei Steine mischen
page-ws-one = Erster Stein
page-ws-other = Zweiter Stein
page-ws-stone-amber = warmer Bernstein
page-ws-stone-beryl = kühler Beryll
page-ws-stone-coral = rote Koralle
page-ws-no-same = Zweimal { $stone } mischt sich nicht.
page-lesson-ws-mix = Zwei verschiedene Steine geben eine Mischung.
page-lesson-ws-guess = Jemand hat geschworen: Rate den Stein.
page-lesson-part-ws-shelf = das Regal
