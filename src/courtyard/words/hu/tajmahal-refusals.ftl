### Miért nem tehető meg valami a Tádzs Mahalban. A `Refused("tajmahal.cards")` üzenete: `tajmahal-refused-cards`.

## Saját táblák

tajmahal-refused-not-a-board = A tábla szakaszok táblázata legyen, mint a játékhoz tartozó fájlban.
tajmahal-refused-board-not-json = A tábla szakaszok táblázata legyen, amely JSON-ban leírható, mint a játék saját fájlja.
tajmahal-refused-board-lacks = A táblában nincs „{ $key }”; ezek kellenek: { LIST($known, style: "commas") }.
tajmahal-refused-row-lacks = A táblában hiányzik „{ $key }” innen: „{ $row }” ({ $kind }).
tajmahal-refused-no-id = „{ $value }” nem lehet azonosító ({ $kinds }); legfeljebb { $most } betű és számjegy legyen.
tajmahal-refused-id-twice = Két azonosító egyforma ({ $kinds }): „{ $value }”; legyenek különbözők.
tajmahal-refused-provinces = A táblán { $provinces } tartomány van; { $wanted } kell.
tajmahal-refused-towns = { $province }: ebben a tartományban { $towns } város van; { $wanted } kell.
tajmahal-refused-town-elsewhere = { $town }: ez a város itt fekszik: „{ $province }”, de ilyen tartomány nincs ezen a táblán.
tajmahal-refused-fortified = A táblán { $towns ->
        [one] egy erősített város
       *[other] { $towns } erősített város
    } van; { $wanted } kell.
tajmahal-refused-taj-mahal-nowhere = A Tádzs Mahal itt áll: „{ $town }”, de ilyen város nincs ezen a táblán.
tajmahal-refused-taj-mahal-open = A Tádzs Mahal itt áll: { $town }; ennek erősített városnak kell lennie.
tajmahal-refused-road-ends = Egy út két várost köt össze, nem pedig ezt: „{ $value }”.
tajmahal-refused-road-to-no-town = { $road }: ide vezet: „{ $town }”, de ilyen város nincs ezen a táblán.
tajmahal-refused-road-nowhere = { $road }: sehová sem vezet; egy út két különböző várost köt össze.
tajmahal-refused-road-twice = { $road }: kétszer szerepel.
tajmahal-refused-province-apart = Innen: { $start } nem vezet út ebbe a tartományba: { $province }; mindnek összekötve kell lennie.
tajmahal-refused-town-apart = Innen: { $start } nem vezet út ebbe a városba: { $town }; mindnek összekötve kell lennie.
tajmahal-refused-tiles = A tábla lapkái: { LIST($tiles, style: "commas") }; 1 és { $most } között mind kell.
tajmahal-refused-tile-number-twice = Két lapkának is ez a száma: { $tile }; a számok 1 és { $most } között vannak.
tajmahal-refused-tile-good = A(z) { $tile }. lapkán „{ $good }” van; az áruk: { LIST($known, style: "commas") }.
tajmahal-refused-tile-goods = A(z) { $tile }. lapkán egy vagy két különböző áru legyen, ne „{ $value }”.
tajmahal-refused-squares = A táblán { $tiles } négyszögletes bónuszlapka van; { $wanted } kell.
tajmahal-refused-suits = A tábla „cards” részében ezek kellenek: { LIST($known, style: "commas") }, nem pedig: { LIST($suits, style: "commas") }.
tajmahal-refused-cards = A táblában ebből a színből: { $suit }, { $cards } kártya van; { $wanted } kell.
tajmahal-refused-symbols = „{ $value }”: ezek nem egy ilyen színű kártya szimbólumai: { $suit }; a szimbólumok: { LIST($known, style: "commas") }.
tajmahal-refused-special = { $influence }: a különleges kártyája ezek egyike legyen: { LIST($known, style: "commas") }.
tajmahal-refused-specials = A tábla „specials” része mind a négy befolyáshoz más-más különleges kártyát rendeljen.

## Kézzel beállított asztalok

tajmahal-refused-named-twice = „{ $key }” kétszer nevezi meg: „{ $entry }” ({ $kind }); csak egy van.
tajmahal-refused-not-visited = Ezt a tartományt: „{ $province }” nem lehet ezen a látogatáson meglátogatni: { $visit }.
tajmahal-refused-tile-owned = A(z) { $visit }. látogatás lapkája valakié, így nem fekhet az udvarban is.
tajmahal-refused-nothing-left = Az udvarba nem maradt belőle: „{ $prize }”; ami a dobozban van, mind valakié.
tajmahal-refused-bonuses = A „bonuses” mondja meg, melyik városon melyik bónusz fekszik.
tajmahal-refused-not-fortified = „{ $town }” nem erősített város, így nem fekszik rajta bónuszlapka.
tajmahal-refused-all-home = Valakinek még látogatóban kell lennie; nem lehet mindenki otthon („home”).
tajmahal-refused-two-crowns = Két helynél is ott a „crown”; egy korona van, és egyikük nyerte el ezen a látogatáson.
tajmahal-refused-crown-elsewhere = A korona nem állhat itt: „{ $town }”, mert a látogatás ebben a tartományban van: „{ $province }”.
tajmahal-refused-crown-without-palace = A korona itt áll: „{ $town }”, ahol senkinek sincs palotája.
tajmahal-refused-many-influences = Ebből a lapkából: „{ $symbol }” { $most } darabnál több van; a dobozban nincs ennyi.
tajmahal-refused-tile-twice = A(z) „{ $tile }” lapka kétszer is valakié; mindegyikből egy van.
tajmahal-refused-many-bonuses = Ebből a lapkából: „{ $bonus }” túl sok van; a dobozban { $most } van.
tajmahal-refused-special-twice = Egy különleges kártya két helyen is ott van; mindegyikből egy van.
tajmahal-refused-more-than-box = Az asztalon { $count } példány van: „{ $thing }”; a dobozban { $most } van.
tajmahal-refused-many-palaces = „{ $town }”: itt { $players } játékosnak van palotája; egynek van hely, és egy koronásnak.
tajmahal-refused-known-elsewhere = Egy hely „known” lapjai a kezében lévők közül valók legyenek.
tajmahal-refused-uncoloured-alone = Minden „played” színes kártya mellé legfeljebb egy fehér vagy különleges kártya jöhet.
tajmahal-refused-not-of-colour = A „played” kártyák ilyen színűek legyenek („colour”): { $colour }; csak a „special-colour” mellé jöhet más.
tajmahal-refused-several-colours = A „played” kártyák egy színűek legyenek; csak a „special-colour” mellé jöhet más.
tajmahal-refused-two-colours = A „played” kártyák két színt is megengednek; mondd meg, melyik a „colour”.

## Összeillik-e egy asztal

tajmahal-refused-other-colour = Egy hely „colour” értéke a „played” kártyáinak színe legyen.
tajmahal-refused-ended-early = Egy játék csak akkor „ended”, ha mindenki hazatért a(z) { $visit }. látogatásról.
tajmahal-refused-influences = Ebből a lapkából: „{ $symbol }” az asztalon { $tiles } van; a dobozban { $most } van.
tajmahal-refused-taken-by-nobody = „{ $town }”: ez a város „taken”, de senkinek sincs ott palotája.
tajmahal-refused-turn-at-home = A(z) { $seat }. hely van soron, így nem lehet otthon („home”); valakinek még látogatóban kell lennie.
tajmahal-refused-withdrawing = A(z) { $seat }. hely éppen hazatér („{ $phase }”), így otthon kell lennie („home”).
tajmahal-refused-played-at-home = A(z) { $seat }. hely otthon van („home”), így egyetlen kártyája sem lehet már „played”.
tajmahal-refused-left-in-court = A(z) { $seat }. hely hazatért, és többsége van ebben: „{ $prize }”, így az nem fekhet az udvarban.
tajmahal-refused-not-won = A(z) { $seat }. hely most nem nyerhette el („won”): „{ $prize }”.
tajmahal-refused-won-without-tile = A(z) { $seat }. hely elnyerte („won”): „{ $symbol }”, így a lapkájának is nála kell lennie.
tajmahal-refused-before-visit = Egy látogatás előtt senki sem lehet otthon („home”), nem lehet „played” kártyája, és nem lehet nála a korona.
tajmahal-refused-pair-before-visit = Egy látogatás előtt senkinek sem lehet két egyforma befolyáslapkája; azokat már becserélték.

## Mentett asztalok

tajmahal-refused-saved-tally = A mentett asztal sérült: „{ $key }” egy fajtából { $most } darabnál többet számol.
tajmahal-refused-saved-entries = A mentett asztal sérült: „{ $key }” alatt { $entries } elem van, nem { $wanted }.
tajmahal-refused-saved-score = A mentett asztal sérült: „{ $value }” nem pontszám.
tajmahal-refused-saved-route = A mentett asztal sérült: a „route” minden tartományba egyszer vezessen, utoljára a Tádzs Mahalhoz.

## E mondatok részei

tajmahal-what-board = A tábla
tajmahal-what-a-board = egy tábla
tajmahal-what-board-name = A tábla neve
tajmahal-what-board-key = A táblában „{ $key }”
tajmahal-what-board-entry = A táblában „{ $key }” egyik eleme
tajmahal-what-reconstructed = Ami ebből rekonstrukció: „{ $key }”
tajmahal-what-id = Egy azonosító ({ $kinds })
tajmahal-what-province-name = A tartomány neve ({ $province })
tajmahal-what-town-province = A város tartománya ({ $town })
tajmahal-what-town-name = A város neve ({ $town })
tajmahal-what-town-key = „{ $key }” ennél a városnál: { $town }
tajmahal-what-road = Egy út
tajmahal-what-road-between = Az út ({ $start } – { $end })
tajmahal-what-tile-number = Egy lapka száma
tajmahal-what-tile-owned = Egy lapka, amely valakié
tajmahal-what-bonuses = A bónuszlapkák száma („{ $bonus }”)
tajmahal-what-cards = A kártyák száma ({ $card })
tajmahal-what-score = Egy pontszám

tajmahal-noun-province = tartomány
tajmahal-noun-provinces = tartományok
tajmahal-noun-town = város
tajmahal-noun-towns-and-provinces = városok és tartományok
tajmahal-noun-tile = lapka
tajmahal-noun-prize = díj
tajmahal-noun-influence = befolyás
tajmahal-noun-bonus = bónusz
tajmahal-noun-square = négyszögletes bónuszlapka
tajmahal-noun-good = megtartandó bónuszlapka
tajmahal-noun-colour = szín

tajmahal-hint-cards = a kártyák neve ilyen: „red-elephant-vizier”.
