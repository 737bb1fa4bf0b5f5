### Tádž Mahal: slova stolu. Otázky jsou v tajmahal-asks.ftl, události v tajmahal-events.ftl.

## Hra

tajmahal-game = Tádž Mahal
    .about = Indie, asi před třemi sty lety. Vláda Velkého mogula slábne a mahárádžové a knížata severozápadu soupeří o vliv v jedné provincii po druhé. Při každé z dvanácti návštěv hrajete karty, abyste si naklonili vezíra, generála, mnicha, princeznu, samotného Velkého mogula i slony, kteří odvážejí zboží z kraje. Kdo vede, bere cenu, ale jen když odejde, a každá utracená karta chybí v další provincii. Paláce spojené cestami do dlouhého řetězu přinášejí stále víc, a stejně tak zboží jednoho druhu. Pravidla jsou z tištěné hry; části herního plánu a několik karet a destiček jsou rekonstrukce, jak vše vysvětlují pravidla níže.
    .cards = Tah je jedna barevná karta, samotná nebo s jednou bílou či jednou speciální. V balíčku je 96 karet: 84 barevných a 12 bílých. Čtyři speciální karty leží vedle, dokud je někdo nezíská. Které symboly stojí spolu na barevných kartách bez slona a zda +1 korunu dává vezír a libovolnou barvu mnich, nebo naopak, je naše rekonstrukce.

tajmahal-help =
    { tajmahal-help-aim }

    { tajmahal-help-visit }

    { tajmahal-help-withdrawing }

    { tajmahal-help-points }

    { tajmahal-help-end }

    { tajmahal-help-board }

tajmahal-help-aim =
    CÍL HRY
    Mít nejvíc bodů po dvanácti návštěvách, jedné v každé provincii. Poslední
    je Ágra s Tádž Mahalem.
    Začínáte se 6 kartami. Barevné karty (červené, zelené, žluté, fialové) mají
    dva symboly, bílé jeden: vezíra, generála, mnicha, princeznu, slona, nebo
    korunu, což je znak Velkého mogula.

tajmahal-help-visit =
    NÁVŠTĚVA
    U dvora leží šest cen, jedna za každý symbol: destičky vlivu vezíra,
    generála, mnicha a princezny, koruna Velkého mogula a za slony destička
    provincie se zbožím.
    Kdo je ještě na návštěvě, po řadě hraje karty, nebo odchází.
    Zahrajte jednu barevnou kartu, samotnou nebo s jednou bílou či jednou
    speciální. První určuje vaši barvu pro celou návštěvu: všechny další ji
    musí mít také. Karty zůstávají před vámi a jejich symboly se sčítají.
    Jiný tah není: kdo hrát nemůže nebo nechce, odchází.

tajmahal-help-withdrawing =
    ODCHOD
    Za každý symbol, kterého ukazujete víc než kdokoli další, kdo je ještě na
    návštěvě, získáváte cenu, pokud tam dosud je.
    Destička vlivu: postavte palác v prázdném městě provincie. V opevněném
    městě dostanete také bonusovou destičku.
    Koruna: postavte palác v kterémkoli městě provincie, i v obsazeném;
    bonusovou destičku nedostane.
    Destička provincie: nechte si ji i se zbožím.
    Potom se vaše karty odhodí, speciální se vrátí a z otevřené nabídky si
    vezmete 2 karty; na posledního zbude 1. Kdo odchází, aniž by hrál, si
    nejprve dobere kartu a nezíská nic.
    Po návštěvě se dvě stejné destičky vlivu vracejí za speciální kartu tohoto
    vlivu, ze stolu nebo od jejího majitele. Speciální kartu lze zahrát jednou
    za návštěvu a nikdy se neutratí.

tajmahal-help-points =
    BODY PŘI ODCHODU
    1. Bonusové destičky: 2 body, karta, 4 body za Tádž Mahal, nebo zboží,
       které boduje jako níže.
    2. Paláce, pokud nějaké stavíte: 1 za tuto provincii a 1 za každou další,
       kterou s vašimi paláci zde spojuje nepřerušený řetěz vašich
       paláců podél cest.
    3. Destička provincie: 1 za každé zboží na ní a 1 navíc za každé stejné
       z dřívějška.

tajmahal-help-end =
    KONEC HRY
    Po 12. návštěvě: 1 bod za každou speciální a každou bílou kartu v ruce
    a 1 za každou kartu té jedné barvy, které držíte nejvíc. Při shodě bodů se
    hráči o vítězství dělí.

tajmahal-help-board =
    CO JE REKONSTRUKCE
    Ne všechno z tištěné hry se dalo najít, takže tyto části jsou naše vlastní,
    tak blízké předloze, jak jen víme:
    - Města: jejich názvy a polohy a kterých šestnáct je opevněných.
    - Cesty: všechny. O předloze se ví, že čtyři města provincie tvoří kruh.
    - Karty: které symboly stojí spolu na pěti kartách každé barvy, které
      nemají slona.
    - Bonusy: kolik z patnácti čtvercových bonusových destiček je kterého
      druhu.
    - Speciální karty: zda +1 korunu dává vezír a libovolnou barvu mnich, nebo
      naopak.
    Máte-li krabici, zapište její údaje do souboru a hrajte s „--board FILE“.

## Symboly: značka stojí na kartách, záhlaví nad sloupcem. `.accusative` je čtvrtý pád, `.genitive` druhý.

tajmahal-symbol-vizier = vezír
    .accusative = vezíra
    .genitive = vezíra
    .mark = V
    .head = Vez
tajmahal-symbol-general = generál
    .accusative = generála
    .genitive = generála
    .mark = G
    .head = Gen
tajmahal-symbol-monk = mnich
    .accusative = mnicha
    .genitive = mnicha
    .mark = M
    .head = Mni
tajmahal-symbol-princess = princezna
    .accusative = princeznu
    .genitive = princezny
    .mark = P
    .head = Pri
tajmahal-symbol-mogul = koruna
    .accusative = korunu
    .genitive = koruny
    .mark = K
    .head = Kor
tajmahal-symbol-elephant = slon
    .accusative = slona
    .genitive = slona
    .mark = S
    .head = Slo

## Barvy karet

tajmahal-suit-red = červená
    .mark = Č
    .head = Červené
tajmahal-suit-green = zelená
    .mark = Z
    .head = Zelené
tajmahal-suit-yellow = žlutá
    .mark = Ž
    .head = Žluté
tajmahal-suit-purple = fialová
    .mark = F
    .head = Fialové
tajmahal-suit-white = bílá
    .mark = B
    .head = Bílé
tajmahal-suit-special = speciální
    .mark = *
    .head = Speciální

## Zboží, bonusové destičky, ceny: věty si o ně říkají funkcí NAME v pádu, který potřebují.

tajmahal-good-rice = rýže
    .accusative = rýži
    .mark = Rý
tajmahal-good-tea = čaj
    .accusative = čaj
    .mark = Ča
tajmahal-good-spice = koření
    .accusative = koření
    .mark = Ko
tajmahal-good-jewels = drahokamy
    .accusative = drahokamy
    .mark = Dr
tajmahal-bonus-rice = rýže
    .mark = Rý
tajmahal-bonus-tea = čaj
    .mark = Ča
tajmahal-bonus-spice = koření
    .mark = Ko
tajmahal-bonus-jewels = drahokamy
    .mark = Dr
tajmahal-bonus-points = 2 body
    .mark = +2
tajmahal-bonus-card = karta
    .mark = +k
tajmahal-taj-mahal = Tádž Mahal, 4 body
    .mark = +4
tajmahal-prize-vizier = vezír
    .accusative = vezíra
tajmahal-prize-general = generál
    .accusative = generála
tajmahal-prize-monk = mnich
    .accusative = mnicha
tajmahal-prize-princess = princezna
    .accusative = princeznu
tajmahal-prize-crown = koruna
    .accusative = korunu
# $number je číslo destičky provincie a její návštěvy, od 1.
tajmahal-prize-tile = destička { $number }
    .accusative = destičku { $number }
# V seznamu měst pro paláce; $town je název města, někdy s písmenem na mapě.
tajmahal-crowned = { $town } s korunou
# Město nebo provincie, kde stojí jen název.
tajmahal-place = { NAME($place) }

## Stůl

tajmahal-visit = { $number }. návštěva z 12: { NAME($province) }
tajmahal-tile-of-visit = Destička: { NAMES($goods) }
tajmahal-over = Hra skončila.
tajmahal-deck = Dobírací balíček { $deck }  Odhozené karty { $discard }
tajmahal-points = Body
tajmahal-so-far = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
tajmahal-in-court = u dvora
tajmahal-influences = Vliv
tajmahal-specials = Spec
tajmahal-cards = Ruka
tajmahal-display = Nabídka
tajmahal-towns = Města
tajmahal-hand = Ruka
tajmahal-hand-of = Ruka: { $player }
tajmahal-nothing = –
tajmahal-copies = ×{ $count }
tajmahal-nobody = nikdo
tajmahal-unknown-cards = { $count ->
    [0] nic dalšího
    [one] 1 neznámá karta
    [few] { $count } neznámé karty
   *[other] { $count } neznámých karet
}
tajmahal-sign-town = město
tajmahal-sign-fortified = opevněné město s bonusovou destičkou
tajmahal-sign-plain = opevněné město bez ní
tajmahal-sign-crown = palác s korunou
tajmahal-sign-players = A B C D E paláce hráčů
tajmahal-sign-towns = a b c d města této návštěvy
tajmahal-sign-leads = * vede
tajmahal-sign-court = ● cena u dvora

## Odchod

tajmahal-withdraw = odejít
tajmahal-gain = +{ $points }
tajmahal-withdraw-now = Odejít teď: +{ $points }
tajmahal-withdraw-nothing = V ničem nevedete.
tajmahal-withdraw-unplayed = Odchod bez hraní: žádná cena, ale o kartu víc.
tajmahal-withdraw-prizes = Získáváte { NAMES($prizes, form: "accusative") }.
# $towns jsou názvy s písmeny na mapě: skloňovat je nelze.
tajmahal-withdraw-towns = Nejlépe: { LIST($towns) }.
tajmahal-withdraw-bonuses = Bonusové destičky { $points }.
tajmahal-withdraw-palaces = Paláce { $points }: { NAMES($provinces) }.
tajmahal-withdraw-tile = Destička provincie { $points }.

## Na co se hráč může podívat

tajmahal-look-map =
    .about = celá mapa a všechna města jménem
tajmahal-look-scores =
    .about = body všech a za co jsou
tajmahal-look-hands =
    .about = co všichni vědí o kartách všech
tajmahal-look-specials =
    .about = co dělají speciální karty a kdo je má

## Za co jsou body: řádek tabulky a fráze ve větě

tajmahal-total = Body
tajmahal-reason-earlier = Z dřívějška
tajmahal-reason-special-points = Karta +2 body
tajmahal-reason-bonus-points = Bonusové destičky: body
tajmahal-reason-bonus-good = Bonusové destičky: zboží
tajmahal-reason-taj-mahal = Tádž Mahal
tajmahal-reason-palaces = Paláce
tajmahal-reason-tile-good = Destičky provincií
tajmahal-reason-hand-specials = Speciální karty v ruce
tajmahal-reason-hand-whites = Bílé karty v ruce
tajmahal-reason-hand-colour = Karty jedné barvy v ruce
tajmahal-why-earlier = { $points } z dřívějška
tajmahal-why-special-points = { $points } za speciální kartu
tajmahal-why-bonus-points = { $points } za bonusovou destičku ve městě { NAME($town) }
tajmahal-why-bonus-good = { $held ->
    [0] { $points } za { NAME($good, form: "accusative") } ve městě { NAME($town) }
   *[other] { $points } za { NAME($good, form: "accusative") } ve městě { NAME($town) } (dříve: { $held })
}
tajmahal-why-taj-mahal = { $points } za Tádž Mahal
tajmahal-why-palaces = { $points } za paláce ({ NAMES($provinces) })
tajmahal-why-tile-good = { $held ->
    [0] { $points } za { NAME($good, form: "accusative") } ({ NAME($tile) })
   *[other] { $points } za { NAME($good, form: "accusative") } ({ NAME($tile) }; dříve: { $held })
}
tajmahal-why-hand-specials = { $points } za speciální karty
tajmahal-why-hand-whites = { $points } za bílé karty
tajmahal-why-hand-colour = { $colour ->
    [red] { $points } za červené karty
    [green] { $points } za zelené karty
    [yellow] { $points } za žluté karty
   *[purple] { $points } za fialové karty
}

## Jak hra skončila a co se sleduje, jak to říká laboratoř

tajmahal-lab-ending-visits = všechny provincie navštíveny
tajmahal-report-gauge-hand = Karty v ruce
tajmahal-report-ending-visits = všechny provincie byly navštíveny
