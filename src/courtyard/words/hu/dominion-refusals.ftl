### Miért nem tehető meg valami a Dominionban. A `Refused("dominion.no-pile")` üzenete: `dominion-refused-no-pile`.

## A kívánt birodalom

dominion-refused-wanted-and-banned = „{ CARD($card) }” egyszerre kívánt és kizárt; vedd ki valamelyikből.
dominion-refused-many-of-set = A „require” ebből a dobozból { $required } kártyát nevez meg: { $set }; de csak { $wanted } lehet belőle a birodalomban.
dominion-refused-many-cards = Egy birodalom { $size } kártyából áll; a kívánság { $cards } kártyát ad.
dominion-refused-few-left = Nem maradt elég választék: { $what }; van { $left }, kellene { $needed }.
dominion-refused-listed-twice = A „{ $key }” kétszer sorolja fel ezt: „{ $entry }”; egyszer elég.
dominion-refused-not-a-kingdom-card = { CARD($card) }: ez nem birodalomkártya, így birodalomba nem választható.
dominion-refused-nothing-to-draw = A megnevezett birodalomhoz nincs mit húzni; hagyd el ezt: „{ $key }”, vagy kérj véletlen birodalmat.
dominion-refused-kingdom-size = Egy birodalom { $size } különböző kártyából áll; ebben { $cards } van.
dominion-refused-no-day = Ilyen nap nincs a naptárban: { $day }; a dátumot így írd: 2026-11-18.
dominion-refused-bane-alone = Ellenszer csak az Ifjú boszorkány mellé kell, amely nincs ebben a birodalomban.
dominion-refused-bane-cost = Az Ellenszer ára 2 vagy 3 legyen; { CARD($card) }: { $cost }.
dominion-refused-bane-in-kingdom = { CARD($card) }: ez a tíz birodalomkártya egyike, így nem lehet Ellenszer is.
dominion-refused-no-count = „{ $text }”: ebből nem derül ki, hány kártya kell a dobozból; írd így: „{ $set }:5”.
dominion-refused-set-twice = „{ $set }”: ez a doboz kétszer szerepel; egyszer elég.

## Kézzel beállított asztalok

dominion-refused-prizes-only = A „prizes” csak Díjakat sorolhat fel.
dominion-refused-discount = A „discount” legalább { $least } legyen: ennyivel csökkentik a kijátszott lapok az árakat.
dominion-refused-no-pile = Ezen az asztalon nincs ilyen pakli: { CARD($card) }; nincs benne a birodalomban.
dominion-refused-many-copies = Az asztalon { $count } példány van: „{ CARD($card) }”; { $players } játékosnál legfeljebb { $most } lehet.
dominion-refused-large-pile = „{ CARD($card) }”: a pakli { $players } játékosnál legfeljebb { $most } lapos, nem pedig { $count }.
dominion-refused-cards-elsewhere = „{ CARD($card) }”: máshol { $elsewhere } lap fekszik, és { $players } játékosnál összesen { $copies } van, így a paklija legfeljebb { $most } lapos, nem pedig { $count }.

## Mentett asztalok

dominion-refused-saved-pile = A mentett asztalon nincs ilyen pakli: { CARD($card) }.
dominion-refused-saved-bane = A mentett asztalon nincs ilyen pakli: { CARD($card) }, pedig ez az Ellenszer.
dominion-refused-saved-hidden = A mentett asztal sérült: amit a rejtett lapokról mond, nem illik a paklikhoz.
dominion-refused-saved-passed = A mentett asztal sérült: a „passed” { $givers } játékosról szól, pedig { $players } van.

## E mondatok részei

dominion-what-cards-of-set = kártya ebből a dobozból: { $set }
dominion-what-cards-of-kingdom = kártya a birodalomba
dominion-what-cards-for-bane = 2 vagy 3 árú kártya Ellenszernek
dominion-what-saved-number = A mentett asztal sérült: egy szám ebben: „{ $key }”

dominion-noun-kingdom = ajánlott birodalom
dominion-noun-phase = fázis

dominion-hint-cards = mind felsorolja: `courtyard cards`.
dominion-hint-kingdoms = mind felsorolja: `courtyard presets`.
