# SPDX-License-Identifier: MIT
page-ws-prompt-act = Míchej, nebo přísahej
page-ws-place = Úroveň { $level }, tah { $turns }
page-ws-shelf = Police
page-ws-bench = Ponk
page-ws-own = Moje kameny
page-ws-turns = Dosud tahů: { $turns }
page-ws-mix = Smíchat dva kameny
page-ws-one = První kámen
page-ws-other = Druhý kámen
page-ws-stone-amber = teplý jantar
page-ws-stone-beryl = chladný beryl
page-ws-stone-coral = červený korál
page-ws-no-same = Dva kusy ({ $stone }) se nesmíchají.
page-lesson-ws-mix = Dva různé kameny dají směs.
page-lesson-ws-guess = Někdo přísahal: hádej kámen.
page-lesson-part-ws-shelf = police
