# SPDX-License-Identifier: MIT
page-ws-prompt-act = Mix or swear
page-ws-place = Level { $level }, turn { $turns }
page-ws-shelf = Shelf
page-ws-bench = Workbench
page-ws-own = My stones
page-ws-turns = Turns so far: { $turns }
page-ws-mix = Mix two stones
page-ws-one = First stone
page-ws-other = Second stone
page-ws-stone-amber = warm amber
page-ws-stone-beryl = cool beryl
page-ws-stone-coral = red coral
page-ws-no-same = Two pieces of { $stone } do not mix.
page-lesson-ws-mix = Two different stones make a mixture.
page-lesson-ws-guess = Somebody has sworn: guess the stone.
page-lesson-part-ws-shelf = the shelf
