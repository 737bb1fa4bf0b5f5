### Dominion: a szavak a kártyák körül. Maguk a kártyák a dominion-cards.ftl fájlban vannak.

## A játék

dominion-game = Dominion
    .about = Egy kis birodalom ura vagy, és nagyobbat szeretnél, akárcsak a szomszédaid. Mindaz, amid van, egy-egy lap a paklidban: pénz, föld, meg az emberek és épületek, amelyek érted dolgoznak. Mindenki ugyanazzal a tíz szegényes lappal kezd, és a közös készletből vásárol jobbakat, amely minden játékban más. Az új lapok belekeverednek a paklidba, és újra meg újra a kezedbe kerülnek, így minden vásárlás az összes későbbi körödet megváltoztatja. A föld hozza a győzelmet, de a kezedben szinte semmit sem ér; az győz, aki jókor vált építkezésről földvásárlásra.

dominion-sign-points = { $points } győzelmi pont

## Hogyan játsszuk: az egész és négy része

dominion-help =
    { dominion-help-aim }

    { dominion-help-turn }

    { dominion-help-cards }

    { dominion-help-end }

dominion-help-aim =
    A CÉL
    A játék végén neked legyen összes lapodon együtt a legtöbb győzelmi pontod. Minden Átok { POINTS(-1) }.
    7 Rézzel és 3 Birtokkal kezdesz: ezek megkeverve a húzópaklid, amelyből 5 lapot húzol a kezedbe.
    A készlet, amelyből mindenki vásárol, az alapkártyákból és az ehhez a játékhoz választott tíz birodalompakliból áll.

dominion-help-turn =
    A KÖRÖD
    1. Akciófázis: kijátszhatsz egy akciókártyát a kezedből.
    2. Vásárlási fázis: kijátszod a kincseidet, amelyiket csak akarod; ezután vehetsz egy lapot, ha az ára nem több, mint amennyi érméd van.
    3. Befejező fázis: eldobod mindazt, amit kijátszottál és ami a kezedben maradt, majd húzol 5 lapot.
    Minden kincset az első vásárlás előtt kell kijátszani. A megvett lap a használt paklidra kerül.
    A fel nem használt akció, vásárlás és érme elvész.
    Ha lapra van szükség, és a húzópaklid üres, a használt paklidat megkevered, és ez lesz az új húzópaklid.

dominion-help-cards =
    A KÁRTYÁK SZAVAI
    +1 lap: azonnal húzol egy lapot.
    +1 akció: ebben a körben eggyel több akciókártyát játszhatsz ki.
    +1 vásárlás: ebben a körben eggyel több lapot vehetsz.
    +$1: ebben a körben eggyel több érmét költhetsz el.
    Kap: a készletből ingyen elveszel egy lapot, és a használt paklidra teszed, ha más nincs előírva.
    Eldob: a lap a használt paklidra kerül; a kezedből, ha más nincs előírva.
    Szemétbe dob: a lap a szemétbe kerül, ahol senkié sem.
    Felfed: mindenkinek megmutatod a lapot, majd visszateszed, ha más nincs előírva.
    A húzópaklid tetejére: ez lesz a következő lap, amelyet húzol.
    Támadás: olyan lap, amely a többi játékosnak árt.
    Védekezés: olyan lap, amelyet a kezedből használhatsz, amikor más támadást játszik ki, mielőtt az hatna.
    A lapot felülről lefelé kövesd, és hajtsd végre belőle, amit csak lehet; csak a „-hat, -het” és a „választ” bízza rád a döntést.
    A két típusú lap mindig mindkettőnek számít.

dominion-help-end =
    A VÉGE
    A játék annak a körnek a végén ér véget, amely után nincs több Tartomány, vagy a készlet három paklija üres (5–6 játékosnál négy).
    Egyenlő pontszámnál az győz, aki kevesebb kört játszott; ha ez is egyenlő, osztoznak a győzelemben.

## A kártyák típusai. A jel az a betű vagy írásjel, amely a tábla szélén a név mellett áll.

dominion-type-action = Akció
    .mark = A
dominion-type-treasure = Kincs
    .mark = K
dominion-type-victory = Győzelmi pont
    .mark = G
dominion-type-curse = Átok
    .mark = Á
dominion-type-attack = Támadás
    .mark = !
dominion-type-reaction = Védekezés
    .mark = V
dominion-type-prize = Díj
    .mark = D

## A dobozok

dominion-set-basic = Alapkártyák
dominion-set-base = Dominion
dominion-set-intrigue = Intrika
dominion-set-cornucopia = Bőségszaru
dominion-set-prize = Díjak

## A kör fázisai (a vásárlási fázisnak két része van: minden kincset az első vásárlás előtt játszunk ki)

dominion-phase-action = Akciófázis
dominion-phase-treasure = Vásárlási fázis: kincsek
dominion-phase-buy = Vásárlási fázis: vásárlás
dominion-phase-start = A kör kezdete

## Helyek, ahol lapok fekszenek

dominion-zone-hand = Kéz
    .short = kéz
dominion-zone-deck = Húzópakli
    .short = húzó
dominion-zone-discard = Használt pakli
    .short = használt
dominion-zone-in-play = Kijátszva
dominion-zone-set-aside = Félretéve
dominion-zone-revealed = Felfedve
dominion-zone-trash = Szemét
dominion-zone-supply = Készlet
dominion-zone-prizes = Díjak

## Amivel egy asztalnál játszanak

dominion-kingdom = Birodalom
dominion-kingdom-of = { $name }: { LIST($cards) }.
    .bane = { $name }: { LIST($cards) }; Ellenszer: { CARD($bane) }.

## Ajánlott birodalmak: Dominion

dominion-preset-first-game = Kezdőknek
dominion-preset-big-money = Pénzhalmozás
dominion-preset-interaction = Interakció
dominion-preset-size-distortion = Különleges
dominion-preset-village-square = Városi

## Ajánlott birodalmak: Intrika

dominion-preset-victory-dance = Győzelmi tánc
dominion-preset-secret-schemes = Titkos tervek
dominion-preset-best-wishes = Sok szerencsét

## Ajánlott birodalmak: Intrika és Dominion

dominion-preset-deconstruction = Kártyaeldobás
dominion-preset-hand-madness = Laphúzogatás
dominion-preset-underlings = Alattvalók

## Ajánlott birodalmak: Bőségszaru és Dominion

dominion-preset-bounty-of-the-hunt = A vadászat zsákmánya
dominion-preset-bad-omens = Rossz előjelek
dominion-preset-the-jesters-workshop = A bolond műhelye

## Ajánlott birodalmak: Bőségszaru és Intrika

dominion-preset-last-laughs = Aki utoljára nevet
dominion-preset-the-spice-of-life = Az élet fűszere
dominion-preset-small-victories = Apró győzelmek

## Amivel egy napon mindenki játszik

dominion-preset-today = A nap birodalma

## A tábla

dominion-board-turn = { $player }, { $number }. kör
dominion-board-over = Vége a játéknak
dominion-board-actions = Akció
dominion-board-buys = Vásárlás
dominion-board-coins = Érme
dominion-board-cost = ${ $cost }
# Ami a kártyára van nyomtatva, ha az ára éppen más.
dominion-board-printed-cost = (${ $cost })
dominion-board-bane = Ellenszer
# Hányszor választható egy lap.
dominion-board-copies = ×{ $count }
dominion-board-nothing = –
dominion-board-players = Játékosok
dominion-board-turns = Körök
dominion-board-revealed = Felfedte: { $player }
dominion-board-set-aside = Félretette: { $player }
dominion-board-passing = Továbbadja: { $player }
dominion-board-hand = { $player } keze
dominion-board-played-by = { CARD($card) } (kijátszotta: { $player })
dominion-look-trash = { $count ->
    [0] A szemét üres.
    [one] A szemétben 1 lap van.
   *[other] A szemétben { $count } lap van.
}
    .about = a szemétbe dobott lapok
dominion-look-kingdom =
    .about = mit tesznek a játék birodalomkártyái

## A játék vége

dominion-end-province = Elfogyott az utolsó Tartomány.
dominion-end-piles = { $count ->
    [one] Egy pakli üres: { CARDS($cards) }.
   *[other] { $count } pakli üres: { CARDS($cards) }.
}
dominion-end-reasons = Miből áll
dominion-end-reason = { CARDS($cards) } = { $points }

## Hogyan ért véget egy játék, és mit figyelünk, a labor szavaival

dominion-lab-ending-provinces = Tartomány elfogyott
dominion-lab-ending-piles = paklik elfogytak
dominion-report-gauge-money = Pénz
dominion-report-ending-provinces = elfogyott a Tartomány
dominion-report-ending-piles = elfogyott három pakli

## Amivel egy asztalnál játszanak, a labor szavaival

dominion-report-played-variant = Birodalom
dominion-report-variant-number = { $number }. birodalom
dominion-report-on-variants = { $count ->
    [one] egy birodalom
   *[other] { $count } birodalom
}
dominion-report-variants = Birodalmanként
    .about = Értékszámok csak az adott birodalom játékaiból; az átlag mindegyikben { $average }.
dominion-report-column-variant = Birodalom
dominion-tournament-variants = Értékszámok birodalmanként; * jelöli, ahol a különbség több, mint amennyit a véletlen megmagyaráz:
