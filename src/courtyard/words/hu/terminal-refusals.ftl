### Miért nem teszi meg a program, amit beírtak.

## Válaszok egy játékban

refused-unknown-answer = „{ $text }” nincs a válaszok között; válassz szám vagy név szerint.
refused-ambiguous = „{ $text }” több is lehet: { LIST($options) }; írj belőle többet.
refused-answer-number = Nincs { $number }. válasz; 1 és { $size } között vannak.
refused-backwards = „{ $text }” visszafelé halad; írd így: „{ $right }”.
refused-few-picked = { $least ->
    [one] Legalább egyet választani kell.
   *[other] Ennyit kell választani: { $least }; te ennyit választottál: { $count }.
}
refused-many-picked = { $most ->
    [0] Itt semmit sem lehet választani.
    [one] Csak egyet lehet választani.
   *[other] Legfeljebb ennyi választható: { $most }; te ennyit választottál: { $count }.
}
refused-repeated = { $count ->
    [one] Ebből csak egy van: { $option }.
   *[other] Ebből csak { $count } van: { $option }.
}

## Parancsok egy játékban

refused-nothing-to-undo = Nincs mit visszavonni.
refused-log-number = A „log” után a sorok száma jön, például „log 20”, nem „{ $text }”.
refused-save-where = Mondd meg, hová: „save my-game.json”.
refused-replay-help = Az Enter a következő válaszra lép, a b az előzőre, a g és egy szám arra a válaszra, a q kilép.
refused-replay-end = Ez a jegyzőkönyv vége.
refused-replay-start = Ez a játék kezdete.
refused-replay-range = A jegyzőkönyvben 0 és { $count } között vannak a válaszok.

## Kártyák, ajánlott birodalmak és stratégiák

refused-which-card = Mondd meg, melyik kártyát: „{ $command } { $card }”.
refused-no-card = Nincs ilyen kártya: „{ $wanted }”.
refused-no-cards = Ebben a játékban nincsenek elolvasható kártyák.
refused-other-set = { $card }: nem ebben a dobozban van: { $set }, hanem ebben: { $present }.
refused-no-presets = { $game }: ehhez nincsenek ajánlott összeállítások.
refused-no-strategy-texts = { $game }: ehhez nincsenek szövegként írt stratégiák.

## Helyek

refused-number-of-players = Ezt a játékot { $least }–{ $most } játékos játszhatja, nem { $players }.
refused-many-names = { $given ->
    [one] 1 név van
   *[other] { $given } név van
} megadva, de { $people ->
    [0] egy hely sem vár
    [one] csak 1 hely vár
   *[other] csak { $people } hely vár
} emberre; adj meg kevesebb nevet, vagy írd a helyekhez: „{ $person }”.
refused-many-seats = { $taken } hely foglalt, de az asztalnál csak { $seats } van; emeld a --players értékét, vagy adj meg kevesebb helyet.
refused-own-bot = „{ $bot }” nem a mi gépünk; ha játszani engeded, nevezd meg újra: --seat { $seat }.

hint-seats = van: { LIST($bots, style: "commas") }, és embernek: „{ $person }”.
hint-seats-and-strategies = van: { LIST($bots, style: "commas") }, a stratégiák (`{ $command }`), és embernek: „{ $person }”.

## Jegyzőkönyvek

refused-record-unnamed = A --record után egy fájl neve jön, például „--record game.json”.
refused-record-of-other = { $path }: ebben másik játék van: { $other }, nem { $game }.
refused-record-taken = { $path }: ebben már egy másik játszma van; a folytatásához csak a fájlt nevezd meg, vagy adj meg másik fájlt.
refused-record-players = { $named ->
    [one] A jegyzőkönyv 1 játékost nevez meg, de az asztalánál { $seats } hely van.
   *[other] A jegyzőkönyv { $named } játékost nevez meg, de az asztalánál { $seats } hely van.
}
refused-record-strangers = A jegyzőkönyv játékosai ismeretlenek: { $why }
refused-not-overwritten = { $path }: már létezik, és nem egy játék jegyzőkönyve; válassz másik nevet.
refused-replay-nothing = Ezt a játékot a szabályok { $version } változatával játszották, és a(z) { $present } változat el sem tudja kezdeni: { $why }

## A parancssor

refused-which-game = Mondd meg, melyik játékot, például „courtyard { $command } { $game }”.
# $language egy nyelv kódja, $variable egy környezeti változó neve.
refused-draft = „{ $language }” még nem teljes, csak vázlat; ha így is olvasnád, állítsd be: { $variable }=1.
refused-many-scenarios = Egyszerre egy forgatókönyv játszható; itt { $scenarios } van megnevezve.
refused-unusable-file = „{ $path }” nem használható: { $reason }.
refused-report-printed = A jelentés fájlba kerül; nevezz meg egyet, például „--report match.html”.
refused-same-output = A --json, a --csv és a --report mind külön helyet kíván; kettő ugyanazt nevezi meg.
refused-jobs-and-cluster = Egy fürtben annyi munka fut, ahány processzora van; hagyd el a --jobs vagy a --cluster kapcsolót.
refused-until = Az --until 50% és 99.9% között legyen, például „--until 95%”, ne „{ $value }”.
refused-named-and-drawn = Vagy nevezd meg (--{ $option }), vagy mondd meg, hányat húzzunk (--{ $plural }); a kettő együtt nem megy.
refused-origin-flag = Az --origin ilyen legyen: http://localhost:5173, útvonal nélkül, ne „{ $value }”.
refused-proxy-flag = A --proxy cím vagy hálózat legyen, például 127.0.0.1 vagy 10.0.0.0/8, ne „{ $value }”.
refused-rate-flag = A --rate legalább 1 legyen, ne „{ $value }”.
refused-no-tables = { $path }: itt nincsenek asztalok; nevezd meg egy kiszolgáló mappáját: --data.
refused-broken-database = Az adatbázis nem használható: { $reason }; vedd elő egy biztonsági másolatból.

noun-command = parancs
noun-bot = gép

hint-command = mind felsorolja: „{ $command }”.
