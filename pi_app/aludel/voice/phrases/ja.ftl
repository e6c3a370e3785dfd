# SPDX-License-Identifier: MIT
# 読み上げ(.spoken)はかなだけで書く。espeak-ng は漢字を読めない。数は KANA($n) でかなにする。

## letters, for SPELL
letter-a = エー
letter-b = ビー
letter-c = シー
letter-d = ディー
letter-e = イー
letter-f = エフ
letter-g = ジー
letter-h = エイチ
letter-i = アイ
letter-j = ジェー
letter-k = ケー
letter-l = エル
letter-m = エム
letter-n = エヌ
letter-o = オー
letter-p = ピー
letter-q = キュー
letter-r = アール
letter-s = エス
letter-t = ティー
letter-u = ユー
letter-v = ブイ
letter-w = ダブリュー
letter-x = エックス
letter-y = ワイ
letter-z = ゼット
letter-0 = ゼロ
letter-1 = いち
letter-2 = に
letter-3 = さん
letter-4 = よん
letter-5 = ご
letter-6 = ろく
letter-7 = なな
letter-8 = はち
letter-9 = きゅう
letter-dot = ドット
letter-colon = コロン

## seats
seat-red = 赤
    .spoken = あか
seat-yellow = 黄色
    .spoken = きいろ
seat-green = 緑
    .spoken = みどり
seat-blue = 青
    .spoken = あお
seat-purple = 紫
    .spoken = むらさき

## potions
potion-fire = 火のポーション
    .spoken = ひのポーション
potion-flying = 空とぶポーション
    .spoken = そらとぶポーション
potion-luck = 幸運のポーション
    .spoken = こううんのポーション
potion-love = 恋のポーション
    .spoken = こいのポーション
potion-ghostly = おばけのポーション
potion-wishes = 願いのポーション
    .spoken = ねがいのポーション
potion-powerless = 力のないポーション
    .spoken = ちからのないポーション

## ingredients
ingredient-frog = カエル
ingredient-fern = シダ
ingredient-foot = ニワトリの足
    .spoken = ニワトリのあし
ingredient-scorpion = サソリ
ingredient-feather = 羽根
    .spoken = はね
ingredient-mandrake = マンドレイク
ingredient-mushroom = キノコ
ingredient-flower = 青い花
    .spoken = あおいはな

## pieces
piece-tile-frog = カエルのタイル
piece-tile-fern = シダのタイル
piece-tile-foot = ニワトリの足のタイル
    .spoken = ニワトリのあしのタイル
piece-tile-scorpion = サソリのタイル
piece-tile-feather = 羽根のタイル
    .spoken = はねのタイル
piece-tile-mandrake = マンドレイクのタイル
piece-tile-mushroom = キノコのタイル
piece-tile-flower = 青い花のタイル
    .spoken = あおいはなのタイル
piece-answer-frog = こたえ: カエル
piece-answer-fern = こたえ: シダ
piece-answer-foot = こたえ: ニワトリの足
    .spoken = こたえ: ニワトリのあし
piece-answer-scorpion = こたえ: サソリ
piece-answer-feather = こたえ: 羽根
    .spoken = こたえ: はね
piece-answer-mandrake = こたえ: マンドレイク
piece-answer-mushroom = こたえ: キノコ
piece-answer-flower = こたえ: 青い花
    .spoken = こたえ: あおいはな
piece-answer-fire = こたえ: 火のポーション
    .spoken = こたえ: ひのポーション
piece-answer-flying = こたえ: 空とぶポーション
    .spoken = こたえ: そらとぶポーション
piece-answer-luck = こたえ: 幸運のポーション
    .spoken = こたえ: こううんのポーション
piece-answer-love = こたえ: 恋のポーション
    .spoken = こたえ: こいのポーション
piece-answer-ghostly = こたえ: おばけのポーション
piece-answer-wishes = こたえ: 願いのポーション
    .spoken = こたえ: ねがいのポーション
piece-answer-powerless = こたえ: 力のないポーション
    .spoken = こたえ: ちからのないポーション
piece-theory-frog = カエル
piece-theory-fern = シダ
piece-theory-foot = ニワトリの足
    .spoken = ニワトリのあし
piece-theory-scorpion = サソリ
piece-theory-feather = 羽根
    .spoken = はね
piece-theory-mandrake = マンドレイク
piece-theory-mushroom = キノコ
piece-theory-flower = 青い花
    .spoken = あおいはな
piece-customer-fire = 火のポーションがほしいお客さん
    .spoken = ひのポーションが ほしい おきゃくさん
piece-customer-flying = 空とぶポーションがほしいお客さん
    .spoken = そらとぶポーションが ほしい おきゃくさん
piece-customer-luck = 幸運のポーションがほしいお客さん
    .spoken = こううんのポーションが ほしい おきゃくさん
piece-customer-love = 恋のポーションがほしいお客さん
    .spoken = こいのポーションが ほしい おきゃくさん
piece-customer-ghostly = おばけのポーションがほしいお客さん
    .spoken = おばけのポーションが ほしい おきゃくさん
piece-closed = 閉まった市場
    .spoken = しまった いちば

## what has no piece, offered by name in the same way
piece-word-none = 予想しない
    .spoken = よそうしない
piece-word-judged-coin = 道具の力で、コインを1枚取る
    .spoken = どうぐの ちからで、コインを いちまい とる
piece-word-judged-pay = 道具の力で、コインを1枚はらう
    .spoken = どうぐの ちからで、コインを いちまい はらう
piece-word-judged-draw = 道具の力で、タイルを1枚引く
    .spoken = どうぐの ちからで、タイルを いちまい ひく
piece-word-judged-discard = 道具の力で、タイルを1枚捨てる
    .spoken = どうぐの ちからで、タイルを いちまい すてる
piece-word-shop = 道具を見る
    .spoken = どうぐを みる
piece-number-0 = 0点
    .spoken = れいてん
piece-number-1 = 1点
    .spoken = いってん
piece-number-2 = 2点
    .spoken = にてん
piece-number-3 = 3点
    .spoken = さんてん
piece-number-4 = 4点
    .spoken = よんてん
piece-number-5 = 5点
    .spoken = ごてん
piece-number-6 = 6点
    .spoken = ろくてん
piece-number-7 = 7点
    .spoken = ななてん
piece-number-8 = 8点
    .spoken = はってん
piece-number-9 = 9点
    .spoken = きゅうてん
piece-number-10 = 10点
    .spoken = じゅってん
piece-number-11 = 11点
    .spoken = じゅういってん
piece-number-12 = 12点
    .spoken = じゅうにてん
piece-number-13 = 13点
    .spoken = じゅうさんてん
piece-number-14 = 14点
    .spoken = じゅうよんてん
piece-number-15 = 15点
    .spoken = じゅうごてん
piece-number-16 = 16点
    .spoken = じゅうろくてん
piece-number-17 = 17点
    .spoken = じゅうななてん
piece-number-18 = 18点
    .spoken = じゅうはってん
piece-number-19 = 19点
    .spoken = じゅうきゅうてん
piece-number-20 = 20点
    .spoken = にじゅってん

## what the camera could not read
unsure-dark = 暗すぎます。明かりをつけて、大きいボタンを押してください。
    .spoken = くらすぎます。あかりを つけて、おおきい ボタンを おして ください。
unsure-bright = 明るすぎます。トレイに影をつくって、大きいボタンを押してください。
    .spoken = あかるすぎます。トレイに かげを つくって、おおきい ボタンを おして ください。
unsure-glare = 何かが光っています。光るものを少し回して、もう一度押してください。
    .spoken = なにかが ひかって います。ひかる ものを すこし まわして、もういちど おして ください。
unsure-blur = ぼやけて見えます。トレイを奥まで入れて、もう一度押してください。
    .spoken = ぼやけて みえます。トレイを おくまで いれて、もういちど おして ください。
unsure-bands = 明かりがちらついています。ちらつく明かりを消して、もう一度押してください。
    .spoken = あかりが ちらついて います。ちらつく あかりを けして、もういちど おして ください。
unsure-moved = 何かが動きました。トレイを動かさずに、もう一度押してください。
    .spoken = なにかが うごきました。トレイを うごかさずに、もういちど おして ください。
unsure-covered = 何かがかくれています。指をどけて、もう一度押してください。
    .spoken = なにかが かくれて います。ゆびを どけて、もういちど おして ください。
unsure-unknown = 今は使わないものがあります。トレイを見て、もう一度押してください。
    .spoken = いまは つかわない ものが あります。トレイを みて、もういちど おして ください。
unsure-disagree = はっきりわかりません。置き直して、もう一度押してください。
    .spoken = はっきり わかりません。おきなおして、もういちど おして ください。
unsure-face-down = 裏返しのものがあります。表にして、もう一度押してください。
    .spoken = うらがえしの ものが あります。おもてに して、もういちど おして ください。
unsure-mirrored = 鏡のように見えます。カメラを確かめて、もう一度押してください。
    .spoken = かがみの ように みえます。カメラを たしかめて、もういちど おして ください。
unsure-out-of-place = 場所からはみ出しています。動かして、もう一度押してください。
    .spoken = ばしょから はみだして います。うごかして、もういちど おして ください。
unsure-camera = カメラが答えません。少し待って、もう一度押してください。
    .spoken = カメラが こたえません。すこし まって、もういちど おして ください。

## the table: beginning
table-welcome = ようこそ、錬金術師のみなさん!
    .spoken = ようこそ、れんきんじゅつしの みなさん!
table-choose-language = どの言葉で話しましょうか?
    .spoken = どの ことばで はなしましょうか?
table-choose-game = どのゲームで遊びますか?
    .spoken = どの ゲームで あそびますか?
table-choose-level = どのレベルで遊びますか?
    .spoken = どの レベルで あそびますか?
table-choose-players = 何人で遊びますか?
    .spoken = なんにんで あそびますか?
table-choose-first = だれから始めますか?
    .spoken = だれから はじめますか?
table-next-option = 次
    .spoken = つぎ
table-step-back = ひとつもどる
table-resume-game = 途中のゲームがあります。続けますか?
    .spoken = とちゅうの ゲームが あります。つづけますか?
table-cannot-resume = そのゲームは続けられません。大切にしまってあります。新しく始められます。
    .spoken = その ゲームは つづけられません。たいせつに しまって あります。あたらしく はじめられます。

game-little-alchemists = 小さな錬金術師
    .spoken = ちいさな れんきんじゅつし
first-any = くじで決める
    .spoken = くじで きめる
level-1 = レベル1
    .spoken = レベル いち
level-2 = レベル2
    .spoken = レベル に
level-3 = レベル3
    .spoken = レベル さん
level-4 = レベル4
    .spoken = レベル よん
level-5 = レベル5
    .spoken = レベル ご
level-6 = レベル6
    .spoken = レベル ろく
level-7 = レベル7
    .spoken = レベル なな
players-1 = 1人
    .spoken = ひとり
players-2 = 2人
    .spoken = ふたり
players-3 = 3人
    .spoken = さんにん
players-4 = 4人
    .spoken = よにん
players-5 = 5人
    .spoken = ごにん
language-en = English
    .spoken = えいご
language-cs = Česky
    .spoken = チェコご
language-de = Deutsch
    .spoken = ドイツご
language-ja = 日本語
    .spoken = にほんご

## the table: playing
table-paused = ゲームを止めています。
    .spoken = ゲームを とめて います。
table-resumed = ゲームを続けます。
    .spoken = ゲームを つづけます。
table-undone = 元にもどしました。
    .spoken = もとに もどしました。
table-nothing-to-undo = もどすものがありません。
    .spoken = もどす ものが ありません。

## the table: choosing by hand
table-by-hand-start = ボタンを手でかくし、番号の数だけ「次」を押して、大きいボタン。全部を2回。
    .spoken = ひみつで えらびます。ボタンを てで かくして ください。ついたての うちがわの ばんごうを みて ください。ひとつめの ばんごうの かずだけ、つぎの ボタンを おします。わたしは かずを いいません。それから おおきい ボタンを おします。ほかのも おなじように します。おわったら、ぜんぶを もういちど くりかえします。
table-by-hand-next =
    { $piece ->
        [2] ひとつ目が入りました。次はふたつ目です。
        [3] ふたつ目が入りました。次はみっつ目です。
        [4] みっつ目が入りました。次はよっつ目です。
       *[other] 入りました。次は{ $piece }番目です。
    }
    .spoken =
        { $piece ->
            [2] ひとつめが はいりました。つぎは ふたつめです。
            [3] ふたつめが はいりました。つぎは みっつめです。
            [4] みっつめが はいりました。つぎは よっつめです。
           *[other] はいりました。つぎのを おねがいします。
        }
table-by-hand-again = もう一度、ひとつ目から全部です。
    .spoken = もういちど、ひとつめから ぜんぶです。
table-by-hand-agreed = ありがとう。2回とも同じでした。
    .spoken = ありがとう。にかいとも おなじでした。
table-by-hand-differs = 2回が同じではありません。ひとつ目からやり直してください。
    .spoken = にかいが おなじでは ありません。ひとつめから やりなおして ください。
table-by-hand-cancelled = やめました。トレイを使ってください。
    .spoken = やめました。トレイを つかって ください。
table-by-hand-not-now = 今は手で選ぶものがありません。
    .spoken = いまは てで えらぶ ものが ありません。

## the table: menus
table-menu-go-on = 続きから遊ぶ
    .spoken = つづきから あそぶ
table-menu-resume = ゲームにもどる
    .spoken = ゲームに もどる
table-menu-language = 言葉を変える
    .spoken = ことばを かえる
table-menu-volume = 音の大きさ
    .spoken = おとの おおきさ
table-menu-game-code = ゲームコードを聞く
    .spoken = ゲームコードを きく
table-menu-new-game = 新しいゲームを始める
    .spoken = あたらしい ゲームを はじめる
table-menu-end-game = このゲームを終わる
    .spoken = この ゲームを おわる
table-menu-again = もう一度、新しいなぞで
    .spoken = もういちど、あたらしい なぞで
table-menu-yes = はい、そうする
table-menu-no = いいえ、続ける
    .spoken = いいえ、つづける
table-new-game-sure = 本当に新しいゲームにしますか? 今のゲームは終わります。
    .spoken = ほんとうに あたらしい ゲームに しますか? いまの ゲームは おわります。
table-end-game-sure = 本当にこのゲームを終わりますか?
    .spoken = ほんとうに この ゲームを おわりますか?
table-over = ゲームは終わりです。遊んでくれてありがとう!
    .spoken = ゲームは おわりです。あそんで くれて ありがとう!
table-volume = 音量 { $percent } パーセント
    .spoken = おんりょう { KANA($percent) } パーセント
table-muted = 音を消しました。
    .spoken = おとを けしました。
table-unmuted = 音を出します。
    .spoken = おとを だします。
table-game-code = ゲームコードは { $code } です。
    .spoken = ゲームコードは、{ SPELL($code) }、です。
table-pages-open = ページを開きました。アドレスは http://{ $address }、ホストの暗証番号は { $pin } です。
    .spoken = ページを ひらきました。アドレスは、{ SPELL($address) }、です。ホストの あんしょうばんごうは、{ SPELL($pin) }、です。
table-seat-taken = { $seat }の席にスマートフォンが着きました。自分のものでなければ、ホストに席を空けてもらってください。
    .spoken = { $seat }の せきに スマートフォンが つきました。じぶんの もので なければ、ホストに せきを あけて もらって ください。

## the table: what does not work
table-no-camera = カメラが動きません。「もどる」を長く押すと、手で選べます。
    .spoken = カメラが うごきません。もどる ボタンを ながく おすと、てで えらべます。

## the virtual table in a terminal; never spoken
terminal-row-tiles = タイル
terminal-row-hand = 手札
terminal-row-tray = トレイ
terminal-row-notes = メモ
terminal-lamp-market = 市場
terminal-lamp-artifact = 道具
terminal-lamp-customer = お客
terminal-lamp-bottle = ビン
terminal-lamp-seat = 席
terminal-lamp-camera = カメラ
terminal-lamp-holder = トレイの光
terminal-lamp-fire = 火
terminal-lamp-flying = 空とび
terminal-lamp-luck = 幸運
terminal-lamp-love = 恋
terminal-lamp-ghostly = おばけ
terminal-lamp-off = 消
terminal-lamp-steady = 点灯
terminal-lamp-blink = 点滅
terminal-lamp-breathe = 明滅
terminal-lamp-chase = 流れる
terminal-lamp-white = 白
terminal-lamp-red = 赤
terminal-lamp-yellow = 黄
terminal-lamp-green = 緑
terminal-lamp-blue = 青
terminal-lamp-purple = 紫
terminal-lamp-orange = 橙
terminal-lamp-pink = 桃
terminal-config-none = 設定ファイルなし：すべて --sample が出力するファイルのとおりです
terminal-config-sound = { $file }: 問題ありません
terminal-row-coins = コイン
terminal-row-customer = お客
terminal-row-turned = 来た客
terminal-row-numbers = 番号
terminal-pieces-lost = このテーブルのコマが分からなくなりました。好きな名前で続けるか、新しく始めてください。
terminal-bye = ゲームは待っています: { $command }
terminal-bye-menu = さようなら。待っているゲームはありません。
terminal-alone = あなたの席は{ $seat }です。ほかの席はバーチャルプレイヤーが遊びます。
terminal-help-put = put カエル 羽根: 手札から二つトレイに入れる。番号でもよい: put 1 3
terminal-hint-put = 「put { $example }」と入力してトレイに入れ、Enter で大きいボタンを押します。
terminal-hint-take = 「take」と入力してトレイを空にするか、別のコマを入れてください。
terminal-hint-mix = 今の手札では、{ $ingredient }と{ $other }を混ぜると一番よくわかります。
terminal-hint-buy = 手札だけでは何もわかりません。市場のタイルを使って、{ $ingredient }と{ $other }を混ぜましょう。
terminal-hint-more = ほか{ $count }つ
terminal-row-because = 理由
terminal-row-certain = たしか
terminal-help-take = take: トレイから全部出す
terminal-help-press = Enter: 大きいボタン。 next, back: 小さいボタン。 1〜5: 市場のボタン
terminal-help-hold = hold back: ボタンを長く押す。 hold back+confirm: 二つ一緒に長く押す
terminal-help-quit = quit: やめる。ゲームは待っています。
terminal-row-board = 理論
terminal-row-gems = 宝石
terminal-row-pets = ペット
terminal-row-owned = 買った道具
terminal-row-artifacts = 道具
terminal-row-wrong = まちがい
terminal-help-hint = hint: たしかなことが分かります。自分だけで見てください
terminal-help-theory = put カエル 火 空とび: 理論を発表する (レベル2から)

## a numbered fault; $text is its sentence from the error catalogue
table-fault = { $text }
    .spoken = てつだって ください。ばんごうは { KANA($number) } です。もじを よんで ください。

## selecting by hand: what the buttons do
table-by-hand-count = このコマの番号に一つ足す。
    .spoken = この コマの ばんごうに ひとつ たす。
table-by-hand-piece = このコマは数え終わり。
    .spoken = この コマは かぞえおわり。
table-by-hand-leave = やめてトレイを使う。
    .spoken = やめて トレイを つかう。
table-code-elsewhere = そのゲームはここにありません。同じゲームを選んでください。錬金術はそのまま続きます。
    .spoken = その ゲームは ここに ありません。おなじ ゲームを えらんで ください。れんきんじゅつは そのまま つづきます。

## the table: choosing by name, and buttons that mean nothing
table-no-button = そのボタンは今は使いません。
    .spoken = その ボタンは いまは つかいません。
table-by-hand-way = 何をしますか?
    .spoken = なにを しますか?
table-browse = 名前で選ぶ。
    .spoken = なまえで えらぶ。

## the table: levels, families, and what they open
table-choose-level-family = 家族{ $family }、どのレベルで遊びますか?
    .spoken = かぞく { KANA($family) }、どの レベルで あそびますか?
table-choose-family = どの家族が遊びますか?
    .spoken = どの かぞくが あそびますか?
table-menu-levels = ほかのレベルと箱
    .spoken = ほかの レベルと はこ
table-menu-box = 箱のカードを見せる
    .spoken = はこの カードを みせる
table-menu-family = ほかの家族
    .spoken = ほかの かぞく
table-menu-family-go-on = 家族{ $family }が続ける
    .spoken = かぞく { KANA($family) } が つづける
table-menu-family-new = 新しい家族が始める
    .spoken = あたらしい かぞくが はじめる
table-menu-new-level = レベル{ $level }で遊ぶ
    .spoken = レベル { KANA($level) } で あそぶ
table-family-new = あなたたちは家族{ $family }です。レベル1から始まります。
    .spoken = あなたたちは かぞく { KANA($family) } です。レベル いちから はじまります。
table-show-box = 箱のカードをトレイに入れて、大きいボタンを押してください。「次」を押すと名前で選べます。
    .spoken = はこの カードを トレイに いれて、おおきい ボタンを おして ください。つぎの ボタンを おすと、なまえで えらべます。
table-box-look = カードをトレイに入れました。
    .spoken = カードを トレイに いれました。
table-box-one = 箱のカードを1枚だけトレイに入れてください。
    .spoken = はこの カードを いちまいだけ トレイに いれて ください。
table-box-known = この箱はもう開いています。
    .spoken = この はこは もう あいて います。
table-keys = かぎ{ $count }個をレベル{ $level }の箱にはります。
    .spoken = かぎ、{ KANA($count) } こを、レベル { KANA($level) } の はこに はります。
table-locks-left = あと{ $count }個の錠が残っています。
    .spoken = あと { KANA($count) } こ、じょうが のこって います。
table-box-open = レベル{ $level }の箱を開けてください! これからこのレベルで遊べます。
    .spoken = レベル { KANA($level) } の はこを あけて ください! これから この レベルで あそべます。
table-line = かぎ{ $count }個を{ $trophy }の列にはります。
    .spoken = かぎ、{ KANA($count) } こを、{ $trophy }の れつに はります。
table-trophy = 列がそろいました。{ $trophy }を手に入れました!
    .spoken = れつが そろいました。{ $trophy }を てに いれました!
table-keys-spare = かぎが{ $count }個余りました。錠は全部開いています!
    .spoken = かぎが { KANA($count) } こ あまりました。じょうは ぜんぶ あいて います!
trophy-bronze = 銅のトロフィー
    .spoken = どうの トロフィー
trophy-silver = 銀のトロフィー
    .spoken = ぎんの トロフィー
trophy-gold = 金のトロフィー
    .spoken = きんの トロフィー
