# SPDX-License-Identifier: MIT
# 「小さな錬金術師」の言葉。読み上げ(.spoken)はかなだけで書く。

## the second ingredient of a pair
other-frog = { ingredient-frog }
other-fern = { ingredient-fern }
other-foot = { ingredient-foot }
    .spoken = { ingredient-foot.spoken }
other-scorpion = { ingredient-scorpion }
other-feather = { ingredient-feather }
    .spoken = { ingredient-feather.spoken }
other-mandrake = { ingredient-mandrake }
other-mushroom = { ingredient-mushroom }
other-flower = { ingredient-flower }
    .spoken = { ingredient-flower.spoken }

## potion words, several in a row
type-fire = 火
    .spoken = ひ
type-flying = 空とび
    .spoken = そらとび
type-luck = 幸運
    .spoken = こううん
type-love = 恋
    .spoken = こい
type-ghostly = おばけ
type-wishes = 願い
    .spoken = ねがい

## pets
pet-cat = ネコ
pet-fire = サラマンダー
pet-flying = フクロウ
pet-luck = ウサギ

## artifacts
artifact-purple-1 = かご
artifact-purple-2 = 薬草の本
    .spoken = やくそうのほん
artifact-purple-3 = 鈴の首輪
    .spoken = すずのくびわ
artifact-purple-4 = てんびん
artifact-purple-5 = ふたごのフラスコ
artifact-purple-6 = たて
artifact-gold-1 = ランタン
artifact-gold-2 = つばさのくつ
artifact-gold-3 = ていてつ
artifact-gold-4 = ハートのペンダント
artifact-gold-5 = 水晶玉
    .spoken = すいしょうだま
artifact-gold-6 = ポーションのたな
artifact-tea-set = ティーセット

## pieces of this game
piece-pet-cat = ネコ
piece-pet-fire = サラマンダー
piece-pet-flying = フクロウ
piece-pet-luck = ウサギ
piece-artifact-purple-1 = かご
piece-artifact-purple-2 = 薬草の本
    .spoken = やくそうのほん
piece-artifact-purple-3 = 鈴の首輪
    .spoken = すずのくびわ
piece-artifact-purple-4 = てんびん
piece-artifact-purple-5 = ふたごのフラスコ
piece-artifact-purple-6 = たて
piece-artifact-gold-1 = ランタン
piece-artifact-gold-2 = つばさのくつ
piece-artifact-gold-3 = ていてつ
piece-artifact-gold-4 = ハートのペンダント
piece-artifact-gold-5 = 水晶玉
    .spoken = すいしょうだま
piece-artifact-gold-6 = ポーションのたな
piece-artifact-tea-set = ティーセット
piece-box-2 = レベル2の箱のカード
    .spoken = レベル にの はこの カード
piece-box-3 = レベル3の箱のカード
    .spoken = レベル さんの はこの カード
piece-box-4 = レベル4の箱のカード
    .spoken = レベル よんの はこの カード
piece-box-5 = レベル5の箱のカード
    .spoken = レベル ごの はこの カード
piece-box-6 = レベル6の箱のカード
    .spoken = レベル ろくの はこの カード
piece-box-7 = レベル7の箱のカード
    .spoken = レベル ななの はこの カード

## events: the start
la-welcome = 「小さな錬金術師」レベル{ $level }へようこそ!
    .spoken = ちいさな れんきんじゅつし、レベル { KANA($level) } へ ようこそ!
la-set-tiles =
    { $players ->
        [2] 2人で遊びます。3+ と 4 のついたタイルを箱にもどしてください。
        [3] 3人で遊びます。4 のついたタイルを箱にもどしてください。
       *[other] タイルを全部使います。
    }
    .spoken =
        { $players ->
            [2] ふたりで あそびます。さんと よんの ついた タイルを はこに もどして ください。
            [3] さんにんで あそびます。よんの ついた タイルを はこに もどして ください。
           *[other] タイルを ぜんぶ つかいます。
        }
la-set-mushrooms = 星のついたタイルは使いません。かわりにキノコのタイルを入れます。三角ボードにキノコの板をつなぎます。
    .spoken = ほしの ついた タイルは つかいません。かわりに キノコの タイルを いれます。さんかくボードに キノコの いたを つなぎます。
la-set-flowers = 星と月のタイルは使わず、キノコと青い花を入れます。三角ボードに板を2枚つなぎます。
    .spoken = ほしの タイルと つきの タイルは つかいません。かわりに キノコの タイルと あおいはなの タイルを いれます。さんかくボードに キノコの いたと はなの いたを つなぎます。ねがいの ポーションと ちからのない ポーションの しるしも よういします。ティーセットは どうぐに くわえます。
la-deal = 一番下に閉まった市場、その上にお客さん。タイルを混ぜ、表で{ $tiles }枚、1人{ $hand }枚、残りは裏で上に。コインは{ $coins }枚ずつ。
    .spoken = いちばん したに しまった いちばを おきます。おきゃくさんを まぜて、その うえに おきます。タイルを まぜます。{ KANA($tiles) }まいを おもてに して いちばに ならべます。ひとりに { KANA($hand) }まいずつ くばります。のこりは うらに して、おきゃくさんの うえに おきます。コインを { KANA($coins) }まいずつ とって ください。
la-set-theories = 理論ボードと理論トークン{ $tokens }個を出します。宝石{ $gems }個を点の高い順に重ね、横に割れた宝石を置きます。
    .spoken = この レベルの りろんボードと りろんトークン { KANA($tokens) }こを だします。ほうせきを { KANA($gems) }こ かさねます。いちばん たかい ものが うえ、いちばん ひくい ものが したです。よこに われた ほうせきを おきます。
la-set-customers =
    { $count ->
        [3] 今日のお客さんは3人、火と空とびと幸運です。
        [5] 今日はお客さんが5人全員来ます。恋とおばけのしるしも用意します。
       *[other] 今日のお客さんは{ $count }人です。
    }
    .spoken =
        { $count ->
            [3] きょうの おきゃくさんは さんにんです。ひ、そらとび、こううんの ポーションです。
            [5] きょうは おきゃくさんが ごにん ぜんいん きます。こいと おばけの しるしも よういします。
           *[other] きょうの おきゃくさんは { KANA($count) }にんです。
        }
la-set-pets = 市場の横にペットを並べます。ネコ、サラマンダー、フクロウ、ウサギです。
    .spoken = いちばの よこに ペットを ならべます。ネコ、サラマンダー、フクロウ、ウサギです。
la-set-artifacts = 道具を混ぜ、紫を3枚表にして、残りは裏で山にします。終わりにコインは半分の点になります。
    .spoken = どうぐを うらに して まぜます。むらさきの どうぐが さんまい おもてに なるまで めくります。きんいろの どうぐは もどして まぜます。のこりは やまに します。おわりに コインは いちまい はんぶんの てんに なります。
la-turn = { $seat }の番です。
    .spoken = { $seat }の ばんです。

## events: a turn
la-potion = { $seat }が{ $potion }を作りました! 三角ボードに印をつけましょう。
    .spoken = { $seat }が { $potion }を つくりました! さんかくボードに しるしを つけましょう。
la-powerless = { $seat }が力のないポーションを作りました! 三角ボードに印をつけましょう。
    .spoken = { $seat }が ちからのない ポーションを つくりました! さんかくボードに しるしを つけましょう。
la-mark = { $ingredient }と{ $other }で{ $potion }。
    .spoken = { $ingredient }と { $other }で { $potion }。
la-equal = { $seat }、同じもの2つではできません。市場のタイルを1枚、できれば別の種類を、ただでもらえます。
    .spoken = { $seat }、おなじ もの ふたつでは できません。いちばの タイルを いちまい、できれば べつの しゅるいを、ただで もらえます。
la-equal-nothing = { $seat }、同じもの2つではできません。市場も空です。
    .spoken = { $seat }、おなじ もの ふたつでは できません。いちばも からです。
la-taken = { $seat }が{ $place }番のタイルを取ります。
    .spoken = { $seat }が { KANA($place) }ばんの タイルを とります。
la-bought =
    { $coins ->
        [0] { $seat }が最後のコインで{ $place }番のタイルを買います。
       *[other] { $seat }が{ $place }番のタイルを買います。残りのコインは{ $coins }枚です。
    }
    .spoken =
        { $coins ->
            [0] { $seat }が さいごの コインで { KANA($place) }ばんの タイルを かいます。
           *[other] { $seat }が { KANA($place) }ばんの タイルを かいます。のこりの コインは { KANA($coins) }まい です。
        }
la-bought-free = { $seat }が{ $place }番のタイルをただで取ります。
    .spoken = { $seat }が { KANA($place) }ばんの タイルを ただで とります。
la-sold = 売れました! { $seat }はコインを{ $price }枚もらいます。小びんをお客さんの上に置いてください。
    .spoken = うれました! { $seat }は コインを { KANA($price) }まい もらいます。こびんを おきゃくさんの うえに おいて ください。
la-kept = { $seat }はポーションを売りません。
    .spoken = { $seat }は ポーションを うりません。
la-end-turn =
    { $gaps ->
        [0] { $seat }は2枚を裏にして捨て、新しく2枚引きます。
       *[other] { $seat }は2枚を裏にして捨て、新しく2枚引きます。それから市場に{ $gaps }枚たします。
    }
    .spoken =
        { $gaps ->
            [0] { $seat }は にまいを うらに して すて、あたらしく にまい ひきます。
           *[other] { $seat }は にまいを うらに して すて、あたらしく にまい ひきます。それから いちばに { KANA($gaps) }まい たします。
        }
la-end-theory =
    { $gaps ->
        [0] { $seat }の番は終わりです。タイルは引きません。
       *[other] { $seat }はタイルを引きません。市場に{ $gaps }枚たします。
    }
    .spoken =
        { $gaps ->
            [0] { $seat }の ばんは おわりです。タイルは ひきません。
           *[other] { $seat }は タイルを ひきません。いちばに { KANA($gaps) }まい たします。
        }
la-end-theory-draw =
    { $gaps ->
        [0] { $seat }は新しく{ $draw }枚引きます。
       *[other] { $seat }は新しく{ $draw }枚引きます。それから市場に{ $gaps }枚たします。
    }
    .spoken =
        { $gaps ->
            [0] { $seat }は あたらしく { KANA($draw) }まい ひきます。
           *[other] { $seat }は あたらしく { KANA($draw) }まい ひきます。それから いちばに { KANA($gaps) }まい たします。
        }

## events: theories
la-theory-right = { $seat }は正解です! { $ingredient }は{ $one }と{ $two }のポーションを作ります。トークンを理論ボードに置きましょう。
    .spoken = { $seat }は せいかいです! { $ingredient }は { $one }、{ $two }の ポーションを つくります。トークンを りろんボードに おきましょう。
la-theory-shown = { $seat }は正解です! { $one }、{ $two }、{ $three }のポーションを作るのはどれでしょう。ほかの人が当てます。
    .spoken = { $seat }は せいかいです! { $one }、{ $two }、{ $three }の ポーションを つくるのは どれでしょう。ほかの ひとが あてます。
la-guessed = { $seat }の予想は{ $ingredient }です。
    .spoken = { $seat }の よそうは { $ingredient }です。
la-guess-declined = { $seat }は予想しません。
    .spoken = { $seat }は よそうしません。
la-reveal = こたえは{ $ingredient }です! { $seat }はトークンを理論ボードに置きます。
    .spoken = こたえは { $ingredient }です! { $seat }は トークンを りろんボードに おきます。
la-guess-right = { $seat }は当たりです。コインを{ $gain }枚もらいます。
    .spoken = { $seat }は あたりです。コインを { KANA($gain) }まい もらいます。
la-guess-none = だれも当たりませんでした。
    .spoken = だれも あたりませんでした。
la-gem = { $seat }は一番上の宝石を取ります。{ $points }点です。
    .spoken = { $seat }は いちばん うえの ほうせきを とります。{ KANA($points) }てんです。
la-theory-wrong =
    { $count ->
        [0] { $seat }の理論はちがいました。中身はひみつです。割れた宝石を取ります。
       *[other] { $seat }の理論はちがいました。中身はひみつです。割れた宝石を取ります。山札から{ $count }枚を裏で捨てます。
    }
    .spoken =
        { $seat }の りろんは ちがいました。なかみは いわないで ください。われた ほうせきを ひとつ とります。
        { $count ->
            [0] {""}
           *[other] やまふだの うえから { KANA($count) }まいを、みないで すてます。
        }
la-theory-wrong-charmed =
    { $count ->
        [0] { $seat }の理論はちがいました。中身はひみつです。{ $artifact }があるので、宝石は割れません。
       *[other] { $seat }の理論はちがいました。中身はひみつです。{ $artifact }があるので、宝石は割れません。山札から{ $count }枚を裏で捨てます。
    }
    .spoken =
        { $seat }の りろんは ちがいました。なかみは いわないで ください。{ $artifact }が あるので、ほうせきは われません。
        { $count ->
            [0] {""}
           *[other] やまふだの うえから { KANA($count) }まいを、みないで すてます。
        }
la-lose-on = 山札からあと{ $count }枚を裏で捨てます。
    .spoken = やまふだから あと { KANA($count) }まいを うらの まま すてます。
la-wrong-note =
    { $three ->
        [none] この理論はちがいました。{ $ingredient }: { $one }、{ $two }。
       *[other] この理論はちがいました。{ $ingredient }: { $one }、{ $two }、{ $three }。
    }
    .spoken =
        { $three ->
            [none] この りろんは ちがいました。{ $ingredient }: { $one }、{ $two }。
           *[other] この りろんは ちがいました。{ $ingredient }: { $one }、{ $two }、{ $three }。
        }

## events: pets, wishes and artifacts
la-pet = { $pet }が{ $seat }のペットになりました!
    .spoken = { $pet }が { $seat }の ペットに なりました!
la-pet-coin = { $pet }がよろこんでいます。{ $seat }はコインを{ $gain }枚もらいます。
    .spoken = { $pet }が よろこんで います。{ $seat }は コインを { KANA($gain) }まい もらいます。
la-wished = { $seat }の願いは{ $potion }です。
    .spoken = { $seat }の ねがいは { $potion }です。
la-wished-powerless = { $seat }の願いは力のないポーションです。
    .spoken = { $seat }の ねがいは ちからのない ポーションです。
la-tea-coins = { $artifact }の時間です! { $seat }はコインを{ $gain }枚もらいます。
    .spoken = { $artifact }の じかんです! { $seat }は コインを { KANA($gain) }まい もらいます。
la-shop = { $seat }は道具を見ています。
    .spoken = { $seat }は どうぐを みて います。
la-leave = { $seat }は道具を買いません。
    .spoken = { $seat }は どうぐを かいません。
la-artifact =
    { $coins ->
        [0] { $seat }が最後のコインで{ $artifact }を買います。
       *[other] { $seat }が{ $artifact }を買います。残りのコインは{ $coins }枚です。
    }
    .spoken =
        { $coins ->
            [0] { $seat }が さいごの コインで { $artifact }を かいます。
           *[other] { $seat }が { $artifact }を かいます。のこりの コインは { KANA($coins) }まい です。
        }
la-reveal-artifact = 次の道具を表にしましょう。
    .spoken = つぎの どうぐを おもてに しましょう。
la-judged-coin = { $seat }はコインを1枚取ります。コインは{ $coins }枚です。
    .spoken = { $seat }は コインを いちまい とります。コインは { KANA($coins) }まい です。
la-judged-pay =
    { $coins ->
        [0] { $seat }は最後のコインをはらいます。
       *[other] { $seat }はコインを1枚はらいます。残りは{ $coins }枚です。
    }
    .spoken =
        { $coins ->
            [0] { $seat }は さいごの コインを はらいます。
           *[other] { $seat }は コインを いちまい はらいます。のこりは { KANA($coins) }まい です。
        }
la-judged-draw = { $seat }はタイルを1枚引きます。
    .spoken = { $seat }は タイルを いちまい ひきます。
la-judged-discard = { $seat }はタイルを1枚、裏にして捨てます。
    .spoken = { $seat }は タイルを いちまい、うらに して すてます。

## events: the stack and the customers
la-stack-empty = 山札がなくなりました。下の大きなタイルを見てください!
    .spoken = やまふだが なくなりました。したの おおきな タイルを みて ください!
la-customer = お客さんです! { $potion }を{ $price }コインで買います。捨て札を混ぜて、新しい山札にします。
    .spoken = おきゃくさんです! { $potion }を { KANA($price) }コインで かいます。すてふだを まぜて、あたらしい やまふだに します。
la-customer-corrected = { $potion }のお客さんではなかったのですね。混ぜ直しや引き直しはしません。
    .spoken = { $potion }の おきゃくさんでは なかったのですね。まぜなおしや ひきなおしは しません。
la-customer-named = お客さんは{ $potion }を{ $price }コインで買います!
    .spoken = おきゃくさんは { $potion }を { KANA($price) }コインで かいます!
la-next-customer = 次のお客さんです! { $potion }を{ $price }コインで買います。小びんをもどし、捨て札を混ぜて山札にします。
    .spoken = つぎの おきゃくさんです! { $potion }を { KANA($price) }コインで かいます。こびんを もどします。すてふだを まぜて、あたらしい やまふだに します。
la-no-again-other = 今、ほかのお客さんがいるはずはありません。
    .spoken = いま、ほかの おきゃくさんが いる はずは ありません。
la-no-again-sold = このお客さんにはもうだれかが売ったので、そのままです。
    .spoken = この おきゃくさんには もう だれかが うったので、そのままです。
la-no-again-twice = このお客さんは前に一度取り消しました。
    .spoken = この おきゃくさんは まえに いちど とりけしました。
la-no-discards = 捨て札がありません。山札なしで続けます。
    .spoken = すてふだが ありません。やまふだ なしで つづけます。
la-draw-on = 手札にあと{ $count }枚引きます。
    .spoken = てふだに あと { KANA($count) }まい ひきます。
la-refill-on = 市場に{ $count }枚たします。
    .spoken = いちばに { KANA($count) }まい たします。
la-boring = 同じものばかりです! 市場のタイルを山札に混ぜて、5枚並べ直します。
    .spoken = おなじ ものばかりです! いちばの タイルを やまふだに まぜて、ごまい ならべなおします。
la-ledger-corrected = あと{ $count }枚あると思っていました。みなさんを信じます。山札は空です。
    .spoken = あと { KANA($count) }まい あると おもって いました。みなさんを しんじます。やまふだは からです。

## events: piles that run short
la-short-coins = 銀行のコインが足りません。かわりのものを使ってください。計算は続けます。
    .spoken = ぎんこうの コインが たりません。かわりの ものを つかって ください。けいさんは つづけます。
la-short-broken = 割れた宝石がもうありません。かわりのものを使ってください。計算は続けます。
    .spoken = われた ほうせきが もう ありません。かわりの ものを つかって ください。けいさんは つづけます。
la-short-results = { $potion }のしるしがもうないかもしれません。そのときは、かわりのものを使ってください。
    .spoken = { $potion }の しるしが もう ないかも しれません。そのときは、かわりの ものを つかって ください。

## events: the end
la-solved = 理論はひとつを残して全部わかりました。最後のひとつもわかります。ゲームは終わりです!
    .spoken = りろんは ひとつを のこして ぜんぶ わかりました。さいごの ひとつも わかります。ゲームは おわりです!
la-keys = かぎを{ $count }個手に入れました!
    .spoken = かぎを { KANA($count) } こ てに いれました!
la-closed = 市場が閉まりました。ゲームは終わりです! 数えましょう。
    .spoken = いちばが しまりました。ゲームは おわりです! かぞえましょう。
la-score = { $seat }、コイン{ $points }枚。
    .spoken = { $seat }、コイン { KANA($points) }まい。
la-points =
    { $seat }、コイン{ $coins }
    { $gems ->
        [0] {""}
       *[other] + 宝石{ $gems }
    }
    { $broken ->
        [0] {""}
       *[other] − 割れた宝石{ $broken }
    }
    = { $points }点。
    .spoken =
        { $seat }。コインで { KANA($coins) }てん。
        { $gems ->
            [0] {""}
           *[other] ほうせきで { KANA($gems) }てん。
        }
        { $broken ->
            [0] {""}
           *[other] われた ほうせきで マイナス { KANA($broken) }てん。
        }
        あわせて { KANA($points) }てんです。
la-points-half =
    { $seat }、コイン{ $coins }枚の半分
    { $gems ->
        [0] {""}
       *[other] + 宝石{ $gems }
    }
    { $broken ->
        [0] {""}
       *[other] − 割れた宝石{ $broken }
    }
    { $artifacts ->
        [0] {""}
       *[other] + 道具{ $artifacts }
    }
    { $half ->
        [0] = { $points }点。
        [-1]
            { $points ->
                [0] = −0点半。
               *[other] = { $points }点半。
            }
       *[other]
            { $points ->
                [0] = 0点半。
               *[other] = { $points }点半。
            }
    }
    .spoken =
        { $seat }。コイン { KANA($coins) }まいの はんぶん。
        { $gems ->
            [0] {""}
           *[other] ほうせきで { KANA($gems) }てん。
        }
        { $broken ->
            [0] {""}
           *[other] われた ほうせきで マイナス { KANA($broken) }てん。
        }
        { $artifacts ->
            [0] {""}
           *[other] どうぐで { KANA($artifacts) }てん。
        }
        { $half ->
            [0] あわせて { KANA($points) }てんです。
            [-1]
                { $points ->
                    [0] あわせて マイナス はんてんです。
                   *[other] あわせて { KANA($points) }てん はんです。
                }
           *[other]
                { $points ->
                    [0] あわせて はんてんです。
                   *[other] あわせて { KANA($points) }てん はんです。
                }
        }
la-winner = { $seat }の勝ちです。みなさん、よくできました!
    .spoken = { $seat }の かちです。みなさん、よく できました!
la-shared = { $count }人の勝ちです。コインは{ $points }枚ずつ。よくできました!
    .spoken =
        { $count ->
            [2] ふたりの かちです。コインは { KANA($points) }まいずつ。よく できました!
            [4] よにんの かちです。コインは { KANA($points) }まいずつ。よく できました!
           *[other] { KANA($count) }にんの かちです。コインは { KANA($points) }まいずつ。よく できました!
        }
la-shared-points = { $count }人の勝ちです。よくできました!
    .spoken =
        { $count ->
            [2] ふたりの かちです。よく できました!
            [4] よにんの かちです。よく できました!
           *[other] { KANA($count) }にんの かちです。よく できました!
        }
la-shares = { $seat }も勝ちです。
    .spoken = { $seat }も かちです。
la-exam = さあ試験です。みんなで助け合いましょう! 問題は{ $questions }問、{ $pass }問正しければ合格です。
    .spoken = さあ しけんです。みんなで たすけあいましょう! もんだいは { KANA($questions) }もん、{ KANA($pass) }もん ただしければ ごうかくです。
la-exam-skipped = 試験はまた今度にしましょう。
    .spoken = しけんは また こんどに しましょう。
la-exam-right = 正解です。{ $potion }です!
    .spoken = せいかいです。{ $potion } です!
la-exam-wrong = 残念。{ $potion }でした。
    .spoken = ざんねん。{ $potion } でした。
la-exam-passed = { $questions }問中{ $right }問正解。合格です! レベル2が開きました。
    .spoken = { KANA($questions) }もんの うち { KANA($right) }もん せいかい。ごうかくです! レベル にが ひらきました。
la-exam-failed = { $questions }問中{ $right }問正解。もう一度遊んで、また受けてください。
    .spoken = { KANA($questions) }もんの うち { KANA($right) }もん せいかい。もういちど あそんで、また うけて ください。

## what to do now
la-prompt-brew = { $seat }は材料を2つトレイに入れ、奥まで差し込んで、大きいボタンを押します。市場で買うこともできます。
    .spoken = { $seat }は ざいりょうを ふたつ トレイに いれます。おくまで さしこんで、おおきい ボタンを おします。いちばの タイルは いつでも かえます。
la-prompt-act = { $seat }は、作るなら材料を2つ、理論ならこたえの材料とポーションをトレイに入れ、大きいボタンを押します。
    .spoken = { $seat }は なにを しますか? ポーションを つくるなら、ざいりょうを ふたつ トレイに いれます。りろんを はっぴょうするなら、こたえの ざいりょう ひとつと、その ポーションを ぜんぶ いれます。おくまで さしこんで、おおきい ボタンを おします。いちばの タイルは いつでも かえます。
la-prompt-guess = { $seat }、{ $one }、{ $two }、{ $three }のポーションを作るのは? 理論トークンをトレイに、または「次」。
    .spoken = { $seat }が あてます。{ $one }、{ $two }、{ $three }の ポーションを つくるのは どれですか? りろんトークンを トレイに いれて、おおきい ボタンを おして ください。または、つぎの ボタンを おすと、なまえで えらべます。
la-prompt-pet = { $seat }はペットを選び、トレイに入れて大きいボタンを押します。「次」で名前から選べます。
    .spoken = { $seat }は ペットを えらびます。トレイに いれて、おおきい ボタンを おして ください。または、つぎの ボタンを おすと、なまえで えらべます。
la-prompt-wish = { $seat }、願いをどうぞ! こたえをトレイに、またはボタン 1火 2空とび 3幸運 4恋 5おばけ、または「次」。
    .spoken = { $seat }、ねがいを どうぞ! ポーションの こたえを トレイに いれて、おおきい ボタンを おして ください。または、いちばボタンを おして ください。いちばんは ひ、にばんは そらとび、さんばんは こううん、よんばんは こい、ごばんは おばけです。または、つぎの ボタンを おすと、なまえで えらべます。
la-prompt-take = { $seat }はもらうタイルの市場ボタンを押してください。
    .spoken = { $seat }は もらう タイルの いちばボタンを おして ください。
la-prompt-sell = { $seat }、{ $potion }を{ $price }コインで売りますか? 大きいボタンで売り、「もどる」で売りません。
    .spoken = { $seat }、おきゃくさんは { $potion }に { KANA($price) }コイン はらいます。うるなら おおきい ボタン、うらないなら もどる ボタンを おして ください。
la-prompt-end = { $seat }は大きいボタンで番を終わります。その前に市場のタイルを買えます。
    .spoken = { $seat }は おおきい ボタンで ばんを おわります。その まえに いちばの タイルを かえます。
la-prompt-end-shop = { $seat }は大きいボタンで番を終わります。「次」で道具を見ます。市場のタイルも買えます。
    .spoken = { $seat }は おおきい ボタンで ばんを おわります。つぎの ボタンで どうぐを みます。いちばの タイルも かえます。
la-prompt-shop = { $seat }はどの道具を買いますか? トレイに入れて大きいボタン。「次」で名前から、「もどる」で買いません。
    .spoken = { $seat }は どの どうぐを かいますか? トレイに いれて、おおきい ボタンを おして ください。つぎの ボタンを おすと、なまえで えらべます。かわないなら、もどる ボタンを おして ください。
la-prompt-judge = { $seat }、{ $artifact }は何点ですか?「次」で数を選び、大きいボタンを押します。
    .spoken = { $seat }、{ $artifact }は なんてんですか? つぎの ボタンで かずを えらび、おおきい ボタンを おして ください。
la-prompt-customer = だれが来ましたか? お客さんをトレイに入れて大きいボタン、または市場ボタン 1火 2空とび 3幸運。
    .spoken = だれが きましたか? おきゃくさんを トレイに いれて、おおきい ボタンを おして ください。または、いちばボタンを おして ください。いちばんは ひ、にばんは そらとび、さんばんは こううんです。
la-prompt-customer-five = だれが来ましたか? お客さんをトレイに、または市場ボタン 1火 2空とび 3幸運 4恋 5おばけ。
    .spoken = だれが きましたか? おきゃくさんを トレイに いれて、おおきい ボタンを おして ください。または、いちばボタンを おして ください。いちばんは ひ、にばんは そらとび、さんばんは こううん、よんばんは こい、ごばんは おばけです。
la-prompt-offer = みんなで試験を受けますか? はいは大きいボタン、いいえは「もどる」です。
    .spoken = みんなで しけんを うけますか? はいは おおきい ボタン、いいえは もどる ボタンです。
la-prompt-exam = { $questions }問中の{ $number }問目。{ $ingredient }と{ $other }? こたえをトレイに、またはボタン 1火 2空とび 3幸運。
    .spoken = { KANA($questions) }もんの うち { KANA($number) }もんめ。{ $ingredient }と { $other }では なにが できますか? こたえを ひとつ トレイに いれて、おおきい ボタンを おして ください。または、いちばボタンを おして ください。いちばんは ひ、にばんは そらとび、さんばんは こううんです。
la-prompt-over = ゲームは終わりです。遊んでくれてありがとう!
    .spoken = ゲームは おわりです。あそんで くれて ありがとう!

## what may be put into the tray, where there are several ways
la-way-brew = ポーションの材料2つ
    .spoken = ポーションの ざいりょう ふたつ
la-way-theory = 理論のこたえ
    .spoken = りろんの こたえ
la-way-guess = 予想の理論トークン
    .spoken = よそうの りろんトークン
la-way-pet = ペット
la-way-wish = 願いのこたえ
    .spoken = ねがいの こたえ
la-way-artifact = 道具
    .spoken = どうぐ
la-way-customer = お客さん
    .spoken = おきゃくさん
la-way-answer = ポーションのこたえ
    .spoken = ポーションの こたえ

## what a button does now
la-choice-brew = トレイの材料2つを混ぜる。
    .spoken = トレイの ざいりょう ふたつを まぜる。
la-choice-brew-or-share = トレイに入れたもので、作るか理論を発表する。
    .spoken = トレイに いれた もので、つくるか りろんを はっぴょうする。
la-choice-guess = トレイのトークンで当てる。
    .spoken = トレイの トークンで あてる。
la-choice-pet = トレイのペットをもらう。
    .spoken = トレイの ペットを もらう。
la-choice-wish = トレイのポーションを願う。
    .spoken = トレイの ポーションを ねがう。
la-choice-wish-fire = 火のポーションを願う。
    .spoken = ひのポーションを ねがう。
la-choice-wish-flying = 空とぶポーションを願う。
    .spoken = そらとぶポーションを ねがう。
la-choice-wish-luck = 幸運のポーションを願う。
    .spoken = こううんのポーションを ねがう。
la-choice-wish-love = 恋のポーションを願う。
    .spoken = こいのポーションを ねがう。
la-choice-wish-ghostly = おばけのポーションを願う。
    .spoken = おばけのポーションを ねがう。
la-choice-buy-free = このタイルをただで取る。
    .spoken = この タイルを ただで とる。
la-choice-artifact = 道具を見る。
    .spoken = どうぐを みる。
la-choice-show-artifact = トレイの道具を買う。
    .spoken = トレイの どうぐを かう。
la-choice-leave = 道具を買わない。
    .spoken = どうぐを かわない。
la-choice-buy = このタイルを1コインで買う。
    .spoken = この タイルを いちコインで かう。
la-choice-take = このタイルをただでもらう。
    .spoken = この タイルを ただで もらう。
la-choice-sell = ポーションを売る。
    .spoken = ポーションを うる。
la-choice-keep = ポーションを売らない。
    .spoken = ポーションを うらない。
la-choice-end = 番を終わる。
    .spoken = ばんを おわる。
la-choice-boring = 市場の4枚か5枚が同じなので、並べ直す。
    .spoken = いちばの よんまいか ごまいが おなじなので、ならべなおす。
la-choice-stack-empty = テーブルの山札は空です。
    .spoken = テーブルの やまふだは からです。
la-choice-customer-again = さっきとはちがうお客さんでした。
    .spoken = さっきとは ちがう おきゃくさんでした。
la-choice-show-customer = トレイのお客さんを見せる。
    .spoken = トレイの おきゃくさんを みせる。
la-choice-customer-fire = お客さんは火のポーションがほしい。
    .spoken = おきゃくさんは ひのポーションが ほしい。
la-choice-customer-flying = お客さんは空とぶポーションがほしい。
    .spoken = おきゃくさんは そらとぶポーションが ほしい。
la-choice-customer-luck = お客さんは幸運のポーションがほしい。
    .spoken = おきゃくさんは こううんのポーションが ほしい。
la-choice-customer-love = お客さんは恋のポーションがほしい。
    .spoken = おきゃくさんは こいのポーションが ほしい。
la-choice-customer-ghostly = お客さんはおばけのポーションがほしい。
    .spoken = おきゃくさんは おばけのポーションが ほしい。
la-choice-exam = 試験を受ける。
    .spoken = しけんを うける。
la-choice-no-exam = 今日は受けない。
    .spoken = きょうは うけない。
la-choice-answer = トレイに入れたもので答える。
    .spoken = トレイに いれた もので こたえる。
la-choice-answer-fire = 火のポーションができる。
    .spoken = ひのポーションが できる。
la-choice-answer-flying = 空とぶポーションができる。
    .spoken = そらとぶポーションが できる。
la-choice-answer-luck = 幸運のポーションができる。
    .spoken = こううんのポーションが できる。

## what is not possible
la-no-answer = このレベルにそのポーションはありません。自分のものから選んでください。
    .spoken = この レベルに その ポーションは ありません。じぶんの ものから えらんで ください。
la-no-artifact = その道具はもうだれかが持っているか、このゲームにありません。
    .spoken = その どうぐは もう だれかが もって いるか、この ゲームに ありません。
la-no-artifact-coins = その道具を買うコインが足りません。
    .spoken = その どうぐを かう コインが たりません。
la-no-artifact-count = その道具はまだ市場に出ていないはずです。よく見て、もう一度見せてください。
    .spoken = その どうぐは まだ いちばに でて いない はずです。よく みて、もういちど みせて ください。
la-no-boring-few = 市場のタイルが4枚より少ないので、そのままです。
    .spoken = いちばの タイルが よんまいより すくないので、そのままです。
la-no-boring-late = 並べ直しは番の初めに一度だけです。
    .spoken = ならべなおしは ばんの はじめに いちどだけです。
la-no-boring-stack = 山札にほかのタイルがないので、市場はそのままです。
    .spoken = やまふだに ほかの タイルが ないので、いちばは そのままです。
la-no-button = そのボタンは今は使いません。
    .spoken = その ボタンは いまは つかいません。
la-no-coin = 買うためのコインがもうありません。
    .spoken = かうための コインが もう ありません。
la-no-count = 何かがちがうようです。よく見て、もう一度見せてください。
    .spoken = なにかが ちがう ようです。よく みて、もういちど みせて ください。
la-no-customer = そのお客さんはもう来ました。大きなタイルをもう一度見てください。
    .spoken = その おきゃくさんは もう きました。おおきな タイルを もういちど みて ください。
la-no-guess = それは今は選べません。理論ボードにない材料を選んでください。
    .spoken = それは いまは えらべません。りろんボードに ない ざいりょうを えらんで ください。
la-no-hand = 材料が2つより少ないです。
    .spoken = ざいりょうが ふたつより すくないです。
la-no-ingredient = このレベルにその材料はありません。よく見て、もう一度見せてください。
    .spoken = この レベルに その ざいりょうは ありません。よく みて、もういちど みせて ください。
la-no-judge = 0から20までの数を選んでください。
    .spoken = ゼロから にじゅうまでの かずを えらんで ください。
la-no-judged = 今それができる道具を持っていません。
    .spoken = いま それが できる どうぐを もって いません。
la-no-now = それは今は使いません。
    .spoken = それは いまは つかいません。
la-no-over = ゲームは終わりです。
    .spoken = ゲームは おわりです。
la-no-pet = そのペットはもういません。ほかのペットを選んでください。
    .spoken = その ペットは もう いません。ほかの ペットを えらんで ください。
la-no-place = 市場にその場所はありません。
    .spoken = いちばに その ばしょは ありません。
la-no-seat = その席にはだれもいません。
    .spoken = その せきには だれも いません。
la-no-stack-left = 山札がないことはわかっています。
    .spoken = やまふだが ない ことは わかって います。
la-no-theory = その理論は今ボードに置けません。理論ボードを見て、別の理論を見せてください。
    .spoken = その りろんは いま ボードに おけません。りろんボードを みて、べつの りろんを みせて ください。
la-no-theory-three = 理論には、材料1つとちがうポーション3つがいります。
    .spoken = りろんには、ざいりょう ひとつと ちがう ポーション みっつが いります。
la-no-theory-two = 理論には、材料1つとちがうポーション2つがいります。
    .spoken = りろんには、ざいりょう ひとつと ちがう ポーション ふたつが いります。
la-no-tile = その場所にタイルはありません。
    .spoken = その ばしょに タイルは ありません。
la-no-tray-double = 同じものが2つあります。1つ出して、もう一度押してください。
    .spoken = おなじ ものが ふたつ あります。ひとつ だして、もういちど おして ください。
la-no-tray-empty = トレイは空です。中に置いて、もう一度押してください。
    .spoken = トレイは からです。なかに おいて、もういちど おして ください。
la-no-tray-many = トレイの中が多すぎます。いくつか出して、もう一度押してください。
    .spoken = トレイの なかが おおすぎます。いくつか だして、もういちど おして ください。
la-no-tray-mixed = 材料のタイルとこたえは一緒に使えません。どちらかを出して、もう一度押してください。
    .spoken = ざいりょうの タイルと こたえは いっしょに つかえません。どちらかを だして、もういちど おして ください。
la-no-tray-no-ingredient = 理論の材料が足りません。入れて、もう一度押してください。
    .spoken = りろんの ざいりょうが たりません。いれて、もういちど おして ください。
la-no-tray-one = ひとつ足りません。入れて、もう一度押してください。
    .spoken = ひとつ たりません。いれて、もういちど おして ください。
la-no-tray-sort = 今は別のものが必要です。トレイを見て、もう一度押してください。
    .spoken = いまは べつの ものが ひつようです。トレイを みて、もういちど おして ください。
la-no-tray-two-ingredients = 理論の材料は1つだけです。1つ出して、もう一度押してください。
    .spoken = りろんの ざいりょうは ひとつだけです。ひとつ だして、もういちど おして ください。
la-no-turn = ほかの人の番です。
    .spoken = ほかの ひとの ばんです。
la-no-wish = それは願えません。ほかのポーションを選んでください。
    .spoken = それは ねがえません。ほかの ポーションを えらんで ください。

## hints, on a player's own page
la-hint-worlds =
    { $count ->
        [1] なぞの答えはもう1つだけです。
       *[other] なぞの答えは、あと{ $count }通り残っています。
    }
    .spoken =
        { $count ->
            [1] なぞの こたえは もう ひとつだけです。
           *[other] なぞの こたえは、あと { KANA($count) }とおり のこって います。
        }
la-hint-certain =
    { $three ->
        [none] たしかです。{ $ingredient }は{ $one }と{ $two }のポーションを作ります。
       *[other] たしかです。{ $ingredient }は{ $one }、{ $two }、{ $three }のポーションを作ります。
    }
    .spoken =
        { $three ->
            [none] たしかです。{ $ingredient }は { $one }、{ $two }の ポーションを つくります。
           *[other] たしかです。{ $ingredient }は { $one }、{ $two }、{ $three }の ポーションを つくります。
        }
la-hint-pair = たしかです。{ $ingredient }と{ $other }で{ $potion }ができます。
    .spoken = たしかです。{ $ingredient }と { $other }で { $potion }が できます。
la-hint-because = { $ingredient }と{ $other }で{ $potion }ができるからです。
    .spoken = { $ingredient }と { $other }で { $potion }が できるからです。
la-hint-because-board = { $ingredient }が理論ボードにあるからです。
    .spoken = { $ingredient }が りろんボードに あるからです。
la-hint-because-wrong = { $ingredient }の理論がちがっていたからです。
    .spoken = { $ingredient }の りろんが ちがって いたからです。
la-hint-try = 次は{ $ingredient }と{ $other }を混ぜると、一番よくわかります。
    .spoken = つぎは { $ingredient }と { $other }を まぜると、いちばん よく わかります。
la-hint-nothing = まだ何もたしかではありません。もっと作ってみましょう!
    .spoken = まだ なにも たしかでは ありません。もっと つくって みましょう!
