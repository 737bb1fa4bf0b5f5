### Amit a Dominion stratégiái mondanak, szavakkal.

## Listák

dominion-strategy-opening = Nyitás, tetszőleges sorrendben
dominion-strategy-buy = Az elsőt veszi meg, amelyiket tudja
dominion-strategy-first = Először ezeket az akciókat játssza ki
dominion-strategy-hold = Nem játssza ki
dominion-strategy-trash = Szemétbe dobja
dominion-strategy-discard = Eldobja
dominion-strategy-gain = Más lapok révén kapja
dominion-strategy-question = Válaszai erre: { $question }

dominion-strategy-card = { CARD($card) }
dominion-strategy-up-to = { CARD($card) }, legfeljebb { $most }
dominion-strategy-when = ha { $when }

## Ami nem lista

dominion-strategy-needs = Kell hozzá az asztalon: { CARDS($cards) }.
dominion-strategy-needs-none = Nem kell hozzá birodalomkártya.
dominion-strategy-green = Csak győzelmi pontot érő lapot addig nem vesz, amíg nem igaz: { $when }.
dominion-strategy-careful = Nem fejezi be a játékot, amíg azzal veszítene.
dominion-strategy-ends-behind = Szóról szóra követi a listáit, akkor is, ha ezzel befejezi és elveszíti a játékot.

## Feltételek. $left és $right számok vagy feltételek szavakkal; magyarul képletként állnak.

dominion-strategy-less = { $left } < { $right }
dominion-strategy-at-most = { $left } ≤ { $right }
dominion-strategy-equal = { $left } = { $right }
dominion-strategy-unequal = { $left } ≠ { $right }
dominion-strategy-at-least = { $left } ≥ { $right }
dominion-strategy-more = { $left } > { $right }
dominion-strategy-and = { $left } és { $right }
dominion-strategy-or = { $left } vagy { $right }
dominion-strategy-not = nem igaz: { $what }
dominion-strategy-plus = { $left } + { $right }
dominion-strategy-minus = { $left } − { $right }
dominion-strategy-times = { $left } × { $right }
dominion-strategy-brackets = ({ $what })

## Számok. $cards egy kártya vagy egy fajta neve.

dominion-strategy-cards = { CARD($card) }
dominion-strategy-kind-action = akció
dominion-strategy-kind-attack = támadás
dominion-strategy-kind-reaction = védekezés
dominion-strategy-kind-treasure = kincs
dominion-strategy-kind-victory = győzelmipont-kártya
dominion-quantity-cost = { $cards } ára
dominion-quantity-hand = { $cards } kézben
dominion-quantity-left = { $cards } a készletben
dominion-quantity-own = saját { $cards }
dominion-quantity-played = { $cards } kijátszva
dominion-quantity-theirs = { $cards } egy ellenfélnél
dominion-quantity-actions = akciók
dominion-quantity-average = érme saját laponként
dominion-quantity-buys = vásárlások
dominion-quantity-cards = saját lapok
dominion-quantity-coins = elkölthető érmék
dominion-quantity-deck = húzható lapok
dominion-quantity-different = különböző saját lapok
dominion-quantity-empty = üres paklik
dominion-quantity-gains = kapott lapok a végéig
dominion-quantity-handsize = lapok kézben
dominion-quantity-lead = pontelőny
dominion-quantity-money = érmék az összes saját lapon
dominion-quantity-piles = a végéig hiányzó üres paklik
dominion-quantity-players = játékosok
dominion-quantity-purse = érmék a kézzel együtt
dominion-quantity-score = saját pontok
dominion-quantity-terminals = saját záróakciók
dominion-quantity-turn = saját körök

## Kétségek

dominion-doubt-never = { CARD($card) }: a feltétele sosem teljesülhet.
dominion-doubt-never-way = „{ $way }”: a feltétele sosem teljesülhet.
dominion-doubt-always = { CARD($card) }: a feltétele mindig teljesül, így el is hagyható.
dominion-doubt-always-way = „{ $way }”: a feltétele mindig teljesül, így el is hagyható.
dominion-doubt-green = a „green” feltétele sosem teljesülhet, így győzelmipont-kártyát sosem vesz.
dominion-doubt-unreached = { CARD($card) }: csak akkor veszi meg, ha ebből már nincs: { CARD($before) }; a(z) { $place }. sor azt veszi előbb, és nem drágább.
dominion-doubt-opening = { CARD($card) }: az ára { $cost }, és az első két kézben sosem jön össze 5 érménél több.
dominion-doubt-poor = { CARD($card) }: az ára { $cost }, és a stratégia semmit sem vesz, ami érmét ad vagy lapot húz.
dominion-doubt-unbought = { CARD($card) }: a stratégia nem is veszi, nem is kapja, így ritkán lesz mit kijátszania belőle.
dominion-doubt-pointless = a stratégia semmit sem vesz, ami pontot ér.
dominion-doubt-crowd = { $count } birodalomkártya kell hozzá, és egy birodalomban 10 van; a „needs” megmondhatja, melyiknek kell ott lennie.
