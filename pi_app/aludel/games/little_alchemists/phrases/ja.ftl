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
la-deal = 一番下に閉まった市場、その上にお客さん。タイルを混ぜ、表で5枚、1人3枚、残りは裏で上に。コインは2枚ずつ。
    .spoken = いちばん したに しまった いちば、その うえに おきゃくさんを おきます。タイルを まぜます。ごまいを おもてに して いちばに ならべます。ひとりに さんまいずつ くばります。のこりは うらに して、おきゃくさんの うえに おきます。コインを にまいずつ とって ください。
la-turn = { $seat }の番です。
    .spoken = { $seat }の ばんです。

## events: a turn
la-potion = { $seat }が{ $potion }を作りました! 三角ボードに印をつけましょう。
    .spoken = { $seat }が { $potion }を つくりました! さんかくボードに しるしを つけましょう。
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

## events: the stack and the customers
la-stack-empty = 山札がなくなりました。下の大きなタイルを見てください!
    .spoken = やまふだが なくなりました。したの おおきな タイルを みて ください!
la-customer = お客さんです! { $potion }を{ $price }コインで買います。捨て札を混ぜて、新しい山札にします。
    .spoken = おきゃくさんです! { $potion }を { KANA($price) }コインで かいます。すてふだを まぜて、あたらしい やまふだに します。
la-next-customer = 次のお客さんです! { $potion }を{ $price }コインで買います。小びんをもどし、捨て札を混ぜて山札にします。
    .spoken = つぎの おきゃくさんです! { $potion }を { KANA($price) }コインで かいます。こびんを もどします。すてふだを まぜて、あたらしい やまふだに します。
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

## events: the end
la-closed = 市場が閉まりました。ゲームは終わりです! コインを数えましょう。
    .spoken = いちばが しまりました。ゲームは おわりです! コインを かぞえましょう。
la-score = { $seat }、コイン{ $points }枚。
    .spoken = { $seat }、コイン { KANA($points) }まい。
la-winner = { $seat }の勝ちです。みなさん、よくできました!
    .spoken = { $seat }の かちです。みなさん、よく できました!
la-shared = { $count }人の勝ちです。コインは{ $points }枚ずつ。よくできました!
    .spoken =
        { $count ->
            [2] ふたりの かちです。コインは { KANA($points) }まいずつ。よく できました!
            [4] よにんの かちです。コインは { KANA($points) }まいずつ。よく できました!
           *[other] { KANA($count) }にんの かちです。コインは { KANA($points) }まいずつ。よく できました!
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
la-prompt-take = { $seat }はもらうタイルの市場ボタンを押してください。
    .spoken = { $seat }は もらう タイルの いちばボタンを おして ください。
la-prompt-sell = { $seat }、{ $potion }を{ $price }コインで売りますか? 大きいボタンで売り、「もどる」で売りません。
    .spoken = { $seat }、おきゃくさんは { $potion }に { KANA($price) }コイン はらいます。うるなら おおきい ボタン、うらないなら もどる ボタンを おして ください。
la-prompt-end = { $seat }は大きいボタンで番を終わります。その前に市場のタイルを買えます。
    .spoken = { $seat }は おおきい ボタンで ばんを おわります。その まえに いちばの タイルを かえます。
la-prompt-customer = だれが来ましたか? お客さんをトレイに入れて大きいボタン、または市場ボタン 1火 2空とぶ 3幸運。
    .spoken = だれが きましたか? おきゃくさんを トレイに いれて、おおきい ボタンを おして ください。または、いちばボタンを おして ください。いちばんは ひ、にばんは そらとぶ、さんばんは こううんです。
la-prompt-offer = みんなで試験を受けますか? はいは大きいボタン、いいえは「もどる」です。
    .spoken = みんなで しけんを うけますか? はいは おおきい ボタン、いいえは もどる ボタンです。
la-prompt-exam = { $questions }問中の{ $number }問目。{ $ingredient }と{ $other }? こたえをトレイに、またはボタン 1火 2空とぶ 3幸運。
    .spoken = { KANA($questions) }もんの うち { KANA($number) }もんめ。{ $ingredient }と { $other }では なにが できますか? こたえを ひとつ トレイに いれて、おおきい ボタンを おして ください。または、いちばボタンを おして ください。いちばんは ひ、にばんは そらとぶ、さんばんは こううんです。
la-prompt-over = ゲームは終わりです。遊んでくれてありがとう!
    .spoken = ゲームは おわりです。あそんで くれて ありがとう!

## what a button does now
la-choice-brew = トレイの材料2つを混ぜる。
    .spoken = トレイの ざいりょう ふたつを まぜる。
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
la-choice-show-customer = トレイのお客さんを見せる。
    .spoken = トレイの おきゃくさんを みせる。
la-choice-customer-fire = お客さんは火のポーションがほしい。
    .spoken = おきゃくさんは ひのポーションが ほしい。
la-choice-customer-flying = お客さんは空とぶポーションがほしい。
    .spoken = おきゃくさんは そらとぶポーションが ほしい。
la-choice-customer-luck = お客さんは幸運のポーションがほしい。
    .spoken = おきゃくさんは こううんのポーションが ほしい。
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
la-no-hand = 材料が2つより少ないです。
    .spoken = ざいりょうが ふたつより すくないです。
la-no-ingredient = このレベルにその材料はありません。よく見て、もう一度見せてください。
    .spoken = この レベルに その ざいりょうは ありません。よく みて、もういちど みせて ください。
la-no-now = それは今は使いません。
    .spoken = それは いまは つかいません。
la-no-over = ゲームは終わりです。
    .spoken = ゲームは おわりです。
la-no-place = 市場にその場所はありません。
    .spoken = いちばに その ばしょは ありません。
la-no-seat = その席にはだれもいません。
    .spoken = その せきには だれも いません。
la-no-stack-left = 山札がないことはわかっています。
    .spoken = やまふだが ない ことは わかって います。
la-no-tile = その場所にタイルはありません。
    .spoken = その ばしょに タイルは ありません。
la-no-tray-empty = トレイは空です。中に置いて、もう一度押してください。
    .spoken = トレイは からです。なかに おいて、もういちど おして ください。
la-no-tray-many = トレイの中が多すぎます。いくつか出して、もう一度押してください。
    .spoken = トレイの なかが おおすぎます。いくつか だして、もういちど おして ください。
la-no-tray-one = ひとつ足りません。入れて、もう一度押してください。
    .spoken = ひとつ たりません。いれて、もういちど おして ください。
la-no-tray-sort = 今は別のものが必要です。トレイを見て、もう一度押してください。
    .spoken = いまは べつの ものが ひつようです。トレイを みて、もういちど おして ください。
la-no-turn = ほかの人の番です。
    .spoken = ほかの ひとの ばんです。
