# SPDX-License-Identifier: MIT
page-ws-prompt-act = 混ぜるか誓おう
page-ws-place = レベル{ $level }・{ $turns }手目
page-ws-shelf = たな
page-ws-bench = 作業台
page-ws-own = 自分の石
page-ws-turns = これまで{ $turns }手
page-ws-mix = 石を2つ混ぜる
page-ws-one = 1つ目の石
page-ws-other = 2つ目の石
page-ws-stone-amber = あたたかいこはく
page-ws-stone-beryl = すずしい石
page-ws-stone-coral = 赤いさんご
page-ws-no-same = { $stone }どうしは混ざりません。
page-lesson-ws-mix = 違う石を2つ混ぜましょう。
page-lesson-ws-guess = だれかが誓いました。石を当てましょう。
page-lesson-part-ws-shelf = たな
