### Miért nem tehető meg valami: mi volt a baj, és mi lenne a jó. A kódban `Refused("no-game")` a `refused-no-game`
### üzenet; egy játék elutasításai a saját fájljaiban, a kiszolgálóéi a server.ftl fájlban vannak.

## Ami kívülről jött. $what az alábbi `what-…` kifejezések egyike, $value egy kevés abból, ami helyette jött.

refused-not-whole = { $what }: egész szám legyen { $least } és { $most } között, ne „{ $value }”.
refused-not-truth = { $what }: true vagy false legyen, ne „{ $value }”.
refused-not-text = { $what }: szöveg legyen, ne „{ $value }”.
refused-long-text = { $what }: ez { $letters } betű, túl hosszú; { $most } is elég.
refused-unseen = { $what }: csak nyomtatható karakterek lehetnek benne; „{ $value }” tartalmazza ezt: { $sign }.
refused-not-list = { $what }: lista legyen, ne „{ $value }”.
refused-long-list = { $what }: { $entries } eleme van; legfeljebb { $most } lehet.
refused-not-keyed = { $what }: kulcsok és értékek táblázata legyen, ne „{ $value }”.
refused-unknown-key = „{ $key }”: ilyen itt nincs ({ $what }); van: { LIST($known, style: "commas") }.
refused-none-such = Nincs ilyen { $kind }: „{ $wanted }”; { $hint }
refused-too-deep = { $what }: túl mélyen egymásba ágyazott, nem olvasható; { $most } szint is elég.
refused-long-text-within = { $what }: van benne egy { $letters } betűs szöveg; { $most } is elég.
refused-unseen-within = { $what }: van benne egy szöveg nem nyomtatható karakterrel: { $sign }.
refused-large-number-within = { $what }: van benne egy túl nagy szám; a legnagyobb { $most } lehet.
refused-long-list-within = { $what }: van benne egy { $entries } elemű lista vagy táblázat; a határ { $most }.

## Kapcsolók és fájlok

refused-empty-option = --{ $option }: nem mond semmit; írd így: „--{ $option } { $form }”, vagy hagyd el.
refused-nobody = „{ $name }”: itt senkit sem hívnak így; mondj egy helyet 1 és { $seats } között, vagy egy nevet: { LIST($names, style: "commas") }.
refused-unreadable-file = { $path }: nem olvasható: { $reason }.
refused-not-utf-8 = { $path }: nem olvasható, mert nem UTF-8 szöveg.
refused-unwritable-file = { $path }: nem írható: { $reason }.
refused-folder = { $path }: ez egy mappa; nevezz meg benne egy fájlt, például { $example }.
refused-empty-file = { $path }: csak „null” van benne; olyan fájlt nevezz meg, amelyben van valami.

refused-long-file = { $what }: túl hosszú; legfeljebb { $most } karakter lehet.
refused-many-parts = { $what }: { $parts } lista és táblázat van benne; legfeljebb { $most } lehet.
refused-broken-json = { $what }: ez nem JSON: a(z) { $line }. sor értelmetlen ({ $reason }).
refused-endless-json = { $what }: ilyen JSON-t senki sem írhatott: végtelen számok vagy listák vannak benne.

# Hol áll valami egy fájlban, és ott mi a baj.
refused-in-file = { $path }, { $line }. sor: { $why }

why-many-lines = a fájl túl hosszú; a határ { $most } sor.
why-long-line = ez a sor túl hosszú; a határ { $most } karakter.
why-nested = ez túl mélyen egymásba ágyazott, nem olvasható.
why-not-toml = ez nem TOML: { $reason }.
why-not-toml-letters = ez nem TOML: { $reason }; az a–z betűktől eltérő kulcsot idézőjelbe kell tenni.
why-endless-number = ez nem TOML: vég nélküli szám van benne.

## Modulok, könyvtárak és játékosok

refused-no-module = Nincs ilyen modul: „{ $module }”; itt kell lennie, vagy telepíteni kell.
refused-broken-module = A(z) „{ $module }” modul nem tölthető be: { $reason }
refused-guest-without-rules = { $variable }: megnevezi ezt: „{ $package }”, de a(z) { $package }.rules modulban nincs meg egy játék RULES értéke.
refused-guest-part = { $module }: kell benne lennie: { $name }, fajtája: { $kind }.
refused-guest-twice = { $variable }: megnevezi ezt: „{ $package }”, de „{ $game }” nevű játék már van.
refused-module-lacks = A(z) „{ $module }” modulban nincs „{ $wanted }”; { $hint }
refused-not-callable = „{ $factory }” nem hívható; egy kezdőértékből játékost kellene készítenie.
refused-makes-no-player = „{ $factory }” nem tud kezdőértékből játékost készíteni: { $reason }; egyetlen számmal hívjuk meg.
refused-no-player = { $game }: nincs ilyen játékos: „{ $wanted }”; { $hint }
refused-no-strategies = { $game }: ehhez nincsenek fájlban írt stratégiák; a gépei: { LIST($bots, style: "commas") }.
refused-house-bot = { $variable }: nem lehet benne „{ $entry }”; a játékosokat így nevezi meg: „chess=mybots:Rich”, vesszővel elválasztva.
refused-bot-no-strategy = „{ $bot }” gép, nem stratégia; azokat ez sorolja fel: `courtyard strategy list`.
# Ugyanez áll az extras.py fájlban, azoknak, akiknél hiányzik, ami ezekhez a szavakhoz kell.
refused-lacking = Ehhez kell: { LIST($libraries, style: "commas") }; mindent meghoz: `pip install 'courtyard[{ $extra }]'`.

## Válaszok. $question egy kérdés állandó neve, például „rook.capture”.

refused-not-an-answer = „{ $wanted }” nem válasz erre: { $question }; lehetséges: { LIST($known, style: "commas") }.
refused-no-such-option = { $question }: a lehetőségek 0 és { $last } között vannak; { $answer } másikat nevez meg.
refused-too-often = { $question }: a kínálat { LIST($offered, style: "commas") }; a válasz ezek közül egyet többször vesz.
refused-wants-exactly = { $question }: pontosan { $wanted } kell, nem { $picked }.
refused-wants-between = { $question }: { $least } és { $most } között kell, nem { $picked }.
refused-many-answers = { $question }: { $most } válasznál több van; engedj többet, vagy próbálj ki csak néhányat.
refused-game-over = Vége a játéknak; nincs kérdés, amire válaszolni kellene.
refused-few-answers = { $given ->
        [0] Még nem volt válasz
        [one] Csak egy válasz volt
       *[other] Csak { $given } válasz volt
    }; ennyi nem vonható vissza: { $wanted }.
refused-other-seat = A(z) { $asked }. helyet kérdezzük: { $question }; az asztal nem osztható újra a(z) { $seat }. helynek.
refused-endless = { $moves } lépés óta senkinek sem volt miről döntenie, így ez a játék örökké tartana; valakinek választania kell.

# Egy játszó programról.
refused-not-a-player = { $name }: ez nem játékos, hanem { $value }; a játékos egy Chooser.
refused-player-failed = { $name } hibázik itt: { $at }: { $reason } ({ $place })
refused-wrong-answer = { $name } válasza erre: { $question }: { $answer }, ami nem megengedett: { $why }.

why-not-a-list = a lehetőségek helyeinek listája legyen
why-not-numbers = a lehetőségek helyei egész számok
why-no-such-place = a lehetőségek helyei 0 és { $last } között vannak
why-too-often = többször választ egy lehetőséget, mint ahányszor van: { LIST($offered, style: "commas") }
why-wants-exactly = { $picked } választása van, pedig { $wanted } kell
why-wants-between = { $picked } választása van, pedig { $least } és { $most } között kell

## Játékok és jegyzőkönyveik

refused-no-option = { $game }: nincs ilyen beállítása: „{ $key }”; van: { LIST($known, style: "commas") }.
refused-players = { $game }: ezt { $least }–{ $most } játékos játszhatja, nem { $players }.
refused-table-seats = { $game }: ezt { $least }–{ $most } játékos játszhatja; az asztalnál { $seats } hely van.
refused-saved-seats = A mentett asztalnál { $seats } játékos van; { $game }: { $least }–{ $most } játékos játszhatja.
refused-unnamed-cards = { $game }: a lapjainak nincs neve; „{ $card }” helyett szám kell.
refused-seed = A kezdőérték egész szám vagy { $digits } számjegy 0 és f között, nem „{ $value }”.
refused-dice = A „dice” egész szám legyen 0 és { $most } között, vagy egy titok és ennyi dobás.
refused-not-a-record = Ez nem egy játék jegyzőkönyve: nincs benne „courtyard” bejegyzés.
refused-record-format = A jegyzőkönyv formátuma { $made }; ez a program ezt olvassa: { $format }.
refused-record-goes-on = A jegyzőkönyv a játék vége után is folytatódik, a(z) { $number }. válasznál.
refused-record-unfit = A jegyzőkönyv { $number }. válasza nem illik ide: { $why }
refused-other-version = { $why } A szabályok { $made } változatával készült; ezek { $rules } jelűek.

## Miről szól egy mondat

what-key = „{ $key }”
what-path = { $path }
what-name = Egy név ({ $kind })
what-entry = „{ $key }” egyik eleme
what-number = „{ $key }” egyik száma
what-this-file = ez a fájl
what-a-table = egy asztal
what-a-seat = egy hely
what-a-player = Egy játékos
what-seat = A(z) { $seat }. hely
what-start-seat = A kezdőjátékos helye
what-seat-player = Egy hely játékosa
what-table-name = Egy név az asztalnál
what-record = A jegyzőkönyv
what-record-key = A jegyzőkönyvben „{ $key }”
what-record-player = A jegyzőkönyv egyik játékosa
what-record-answer = A jegyzőkönyv { $number }. válasza

noun-card = kártya
noun-set = doboz
noun-table-game = játék
noun-strategy = stratégia
noun-law = törvény

## Mi lenne a jó

hint-near = erre gondoltál: „{ $near }”?
hint-define = ott kell meghatározni.
hint-strategies = felsorolja őket: `courtyard strategy list`.
hint-bots-and-strategies = vannak gépek: { LIST($bots, style: "commas") }, és stratégiák: `courtyard strategy list`.
hint-known = { $count ->
    [one] ez van: { LIST($known, style: "commas") }.
   *[other] ezek vannak: { LIST($known, style: "commas") }.
}
