### Karty Dominionu. Hodnota zprávy je název; `.text` říká, co karta dělá, jeden pokyn na řádek, `.note` vysvětluje,
### v čem se lidé nejčastěji mýlí. Názvy karet království se neskloňují, skloňuje se slovo „karta“ před nimi; základní
### karty se skloňují samy. `.accusative` je čtvrtý pád, `.few` čtvrtý pád pro 2 až 4, `.many` druhý pád pro 5 a víc.

## Základní karty

dominion-card-copper = Měďák
    .accusative = měďák
    .few = měďáky
    .many = měďáků
    .text = $1

dominion-card-silver = Stříbrňák
    .accusative = stříbrňák
    .few = stříbrňáky
    .many = stříbrňáků
    .text = $2

dominion-card-gold = Zlaťák
    .accusative = zlaťák
    .few = zlaťáky
    .many = zlaťáků
    .text = $3

dominion-card-estate = Statek
    .accusative = statek
    .few = statky
    .many = statků
    .text = { POINTS(1) }

dominion-card-duchy = Vévodství
    .accusative = vévodství
    .few = vévodství
    .many = vévodství
    .text = { POINTS(3) }

dominion-card-province = Provincie
    .accusative = provincii
    .few = provincie
    .many = provincií
    .text = { POINTS(6) }

dominion-card-curse = Kletba
    .accusative = kletbu
    .few = kletby
    .many = kleteb
    .text = { POINTS(-1) }

## Základní edice

dominion-card-cellar = Sklepení
    .accusative = kartu Sklepení
    .few = karty Sklepení
    .many = karet Sklepení
    .text =
        +1 akce
        Odložte z ruky libovolný počet karet, třeba i žádnou.
        Potom si za každou odloženou kartu doberte 1 kartu.
    .note = Vyberte všechno, co odložíte, dříve než si začnete dobírat; co si díky této kartě doberete, už za ni odložit nemůžete.

dominion-card-chapel = Kaple
    .accusative = kartu Kaple
    .few = karty Kaple
    .many = karet Kaple
    .text = Vyberte si z ruky až 4 karty a zahoďte je na smetiště.
    .note = Vyložená Kaple už není ve vaší ruce, takže sebe samu zahodit nemůže; další kartu Kaple v ruce zahodit můžete.

dominion-card-moat = Hradní příkop
    .accusative = kartu Hradní příkop
    .few = karty Hradní příkop
    .many = karet Hradní příkop
    .text =
        +2 karty
        ---
        Reakce: když jiný hráč vyloží kartu útoku, můžete nejprve ukázat tuto kartu z ruky; útok na vás pak nemá žádný účinek.
    .note = Ukázáním se karta nespotřebuje: zůstává v ruce a působí i proti každému dalšímu útoku. Chrání jen vás a útočník dostane všechno ostatní, co mu útok dává.

dominion-card-chancellor = Kancléř
    .accusative = kartu Kancléř
    .few = karty Kancléř
    .many = karet Kancléř
    .text =
        +$2
        Můžete celý svůj dobírací balíček ihned odložit na odkládací balíček.
    .note = Rozhodněte se hned, dříve než uděláte cokoli jiného, a odkládané karty si neprohlížejte.

dominion-card-village = Vesnice
    .accusative = kartu Vesnice
    .few = karty Vesnice
    .many = karet Vesnice
    .text =
        +1 karta
        +2 akce
    .note = Vyložení spotřebuje 1 akci a přidá 2, takže vám jich zbývá o jednu víc než předtím.

dominion-card-woodcutter = Dřevorubec
    .accusative = kartu Dřevorubec
    .few = karty Dřevorubec
    .many = karet Dřevorubec
    .text =
        +1 nákup
        +$2

dominion-card-workshop = Dílna
    .accusative = kartu Dílna
    .few = karty Dílna
    .many = karet Dílna
    .text = Vezměte si kartu s cenou až $4.
    .note = Nespotřebuje to žádný nákup a vlastními mincemi nemůžete hranici zvýšit.

dominion-card-bureaucrat = Úředník
    .accusative = kartu Úředník
    .few = karty Úředník
    .many = karet Úředník
    .text =
        Vezměte si stříbrňák a položte ho nahoru na svůj dobírací balíček.
        Každý jiný hráč ukáže z ruky kartu vítězných bodů a položí ji nahoru na svůj dobírací balíček; kdo žádnou nemá, ukáže místo toho celou ruku.
    .note = Kdo má karet vítězných bodů víc, vybere si, kterou vrátí.

dominion-card-feast = Hostina
    .accusative = kartu Hostina
    .few = karty Hostina
    .many = karet Hostina
    .text =
        Zahoďte tuto kartu na smetiště.
        Vezměte si kartu s cenou až $5.
    .note = Vyložena dvakrát kartou Trůnní sál přinese dvě karty, i když zahodit ji lze jen jednou.

dominion-card-gardens = Zahrady
    .accusative = kartu Zahrady
    .few = karty Zahrady
    .many = karet Zahrady
    .text = Hodnota { POINTS(1) } za každých 10 karet, které vlastníte, zaokrouhleno dolů.
    .note = Počítají se všechny vaše karty, ať na konci hry leží kdekoli: s 39 kartami mají každé Zahrady hodnotu { POINTS(3) }.

dominion-card-militia = Milice
    .accusative = kartu Milice
    .few = karty Milice
    .many = karet Milice
    .text =
        +$2
        Každý jiný hráč odloží karty z ruky tak, aby mu zbyly jen 3.
    .note = Kdo má v ruce 3 karty nebo méně, neodkládá nic.

dominion-card-moneylender = Lichvář
    .accusative = kartu Lichvář
    .few = karty Lichvář
    .many = karet Lichvář
    .text = Máte-li v ruce měďák, zahoďte jeden na smetiště a získáte +$3.
    .note = Odmítnout nemůžete: držíte-li měďák, musíte ho zahodit. Nemáte-li žádný, nedostanete nic.

dominion-card-remodel = Přestavba
    .accusative = kartu Přestavba
    .few = karty Přestavba
    .many = karet Přestavba
    .text =
        Zahoďte na smetiště kartu z ruky.
        Vezměte si kartu s cenou nejvýš o $2 vyšší, než měla zahozená karta.
    .note = Nová karta může být i levnější nebo stejná jako ta, kterou jste zahodili. Nemáte-li co zahodit, nevezmete si nic.

dominion-card-smithy = Kovárna
    .accusative = kartu Kovárna
    .few = karty Kovárna
    .many = karet Kovárna
    .text = +3 karty

dominion-card-spy = Špion
    .accusative = kartu Špion
    .few = karty Špion
    .many = karet Špion
    .text =
        +1 karta
        +1 akce
        Každý hráč včetně vás ukáže vrchní kartu svého dobíracího balíčku; u každé z nich rozhodnete, zda se odloží, nebo vrátí zpět.
    .note = Kartu si doberete dříve, než se cokoli ukáže. Hráči následují v pořadí tahu a začínáte vy.

dominion-card-thief = Zloděj
    .accusative = kartu Zloděj
    .few = karty Zloděj
    .many = karet Zloděj
    .text =
        Každý jiný hráč ukáže 2 vrchní karty svého dobíracího balíčku.
        Jsou-li mezi nimi karty peněz, jednu z nich podle vašeho výběru zahodí na smetiště.
        Ostatní ukázané karty odloží.
        Z takto zahozených karet si můžete vzít, které chcete.
    .note = Nikdo neztratí víc než jednu kartu peněz. Ty, které nechcete, zůstanou na smetišti.

dominion-card-throne-room = Trůnní sál
    .accusative = kartu Trůnní sál
    .few = karty Trůnní sál
    .many = karet Trůnní sál
    .text = Vyberte si z ruky akční kartu a vyložte ji dvakrát po sobě.
    .note = Obě vyložení nestojí žádné další akce a první se dokončí dříve, než začne druhé. Vyberete-li další Trůnní sál, vyložíte potom dvě další karty, každou dvakrát, ne jednu kartu čtyřikrát.

dominion-card-council-room = Zasedání rady
    .accusative = kartu Zasedání rady
    .few = karty Zasedání rady
    .many = karet Zasedání rady
    .text =
        +4 karty
        +1 nákup
        Každý jiný hráč si dobere 1 kartu.
    .note = Ostatní hráči si kartu dobrat musí, i kdyby raději nechtěli.

dominion-card-festival = Jarmark
    .accusative = kartu Jarmark
    .few = karty Jarmark
    .many = karet Jarmark
    .text =
        +2 akce
        +1 nákup
        +$2

dominion-card-laboratory = Laboratoř
    .accusative = kartu Laboratoř
    .few = karty Laboratoř
    .many = karet Laboratoř
    .text =
        +2 karty
        +1 akce

dominion-card-library = Knihovna
    .accusative = kartu Knihovna
    .few = karty Knihovna
    .many = karet Knihovna
    .text =
        Dobírejte si karty po jedné, dokud jich nemáte v ruce 7.
        Akční kartu, kterou si takto doberete, si nemusíte nechat; můžete ji položit stranou.
        Nakonec karty položené stranou odložte.
    .note = O každé akční kartě rozhodněte hned, jak si ji doberete, ještě před další kartou. Máte-li v ruce už 7 karet nebo víc, nedobíráte nic.

dominion-card-market = Trh
    .accusative = kartu Trh
    .few = karty Trh
    .many = karet Trh
    .text =
        +1 karta
        +1 akce
        +1 nákup
        +$1

dominion-card-mine = Důl
    .accusative = kartu Důl
    .few = karty Důl
    .many = karet Důl
    .text =
        Zahoďte na smetiště kartu peněz z ruky.
        Vezměte si do ruky kartu peněz s cenou nejvýš o $3 vyšší, než měla zahozená karta.
    .note = Novou kartu peněz máte v ruce, takže ji můžete vyložit ještě v tomto tahu.

dominion-card-witch = Čarodějnice
    .accusative = kartu Čarodějnice
    .few = karty Čarodějnice
    .many = karet Čarodějnice
    .text =
        +2 karty
        Každý jiný hráč si vezme kletbu.
    .note = Nezbývá-li dost kleteb, rozdávají se postupně v pořadí tahu od hráče po vaší levici.

dominion-card-adventurer = Dobrodruh
    .accusative = kartu Dobrodruh
    .few = karty Dobrodruh
    .many = karet Dobrodruh
    .text =
        Ukazujte karty svého dobíracího balíčku, dokud se neobjeví 2 karty peněz.
        Tyto 2 karty peněz si vezměte do ruky a ostatní ukázané karty odložte.
    .note = Dojde-li dobírací balíček, zamíchá se jen odkládací balíček, ne ukázané karty. Nenajdou-li se 2 karty peněz ani pak, vezmete si, co se našlo.

## Intriky

dominion-card-courtyard = Hradní nádvoří
    .accusative = kartu Hradní nádvoří
    .few = karty Hradní nádvoří
    .many = karet Hradní nádvoří
    .text =
        +3 karty
        Potom položte 1 kartu z ruky nahoru na svůj dobírací balíček.
    .note = Může to být kterákoli karta z ruky, nejen jedna ze 3 právě dobraných.

dominion-card-pawn = Pěšák
    .accusative = kartu Pěšák
    .few = karty Pěšák
    .many = karet Pěšák
    .text = Zvolte si dvě různé možnosti: +1 karta; +1 akce; +1 nákup; +$1.
    .note = Obě zvolte předem: nemůžete se podívat na dobranou kartu a teprve pak rozhodnout o druhé možnosti.

dominion-card-secret-chamber = Tajemná komnata
    .accusative = kartu Tajemná komnata
    .few = karty Tajemná komnata
    .many = karet Tajemná komnata
    .text =
        Odložte z ruky libovolný počet karet, třeba i žádnou: +$1 za každou.
        ---
        Reakce: když jiný hráč vyloží kartu útoku, můžete nejprve ukázat tuto kartu z ruky; doberte si 2 karty a položte 2 karty z ruky nahoru na svůj dobírací balíček.
    .note = Útok tím nezastavíte. Vrátit můžete kterékoli 2 karty z ruky, i samotnou kartu Tajemná komnata, která po ukázání zůstává v ruce.

dominion-card-great-hall = Velký sál
    .accusative = kartu Velký sál
    .few = karty Velký sál
    .many = karet Velký sál
    .text =
        +1 karta
        +1 akce
        { POINTS(1) }
    .note = Je to vždy akční karta i karta vítězných bodů, takže se jí týká všechno, co mluví o jedné nebo o druhé.

dominion-card-masquerade = Maškary
    .accusative = kartu Maškary
    .few = karty Maškary
    .many = karet Maškary
    .text =
        +2 karty
        Všichni hráči najednou předají 1 kartu z ruky hráči po své levici.
        Potom můžete zahodit na smetiště kartu z ruky.
    .note = Nikdo nevidí, co dostane, dokud nevybral vlastní kartu. Zahodit kartu smíte jen vy. Není to útok, takže reakce nepomohou.

dominion-card-shanty-town = Chudinská čtvrť
    .accusative = kartu Chudinská čtvrť
    .few = karty Chudinská čtvrť
    .many = karet Chudinská čtvrť
    .text =
        +2 akce
        Ukažte celou ruku.
        Není-li v ní žádná akční karta, +2 karty.
    .note = Doberete si obě karty, i když je první akční. Karta, která je akční a zároveň něčím jiným, například Velký sál, se počítá jako akční.

dominion-card-steward = Správce
    .accusative = kartu Správce
    .few = karty Správce
    .many = karet Správce
    .text = Zvolte si jednu možnost: +2 karty; +$2; zahoďte na smetiště 2 karty z ruky.
    .note = Zvolíte-li zahození, musí pryč přesně 2 karty. Zvolit ho můžete i s jedinou kartou v ruce; pak zahodíte jen ji.

dominion-card-swindler = Podvodník
    .accusative = kartu Podvodník
    .few = karty Podvodník
    .many = karet Podvodník
    .text =
        +$2
        Každý jiný hráč zahodí na smetiště vrchní kartu svého dobíracího balíčku a vezme si kartu se stejnou cenou, kterou mu vyberete.
    .note = Musí to být karta, která ve společné zásobě zbývá: třeba kletba za měďák, nebo znovu stejná karta. Není-li tam nic s takovou cenou, hráč si nevezme nic.

dominion-card-wishing-well = Studna přání
    .accusative = kartu Studna přání
    .few = karty Studna přání
    .many = karet Studna přání
    .text =
        +1 karta
        +1 akce
        Jmenujte kartu a pak ukažte vrchní kartu svého dobíracího balíčku.
        Je-li to jmenovaná karta, vezměte si ji do ruky; jinak ji vraťte.
    .note = Kartu si doberete, než začnete jmenovat. Jmenujte jednu kartu, třeba měďák, ne typ, třeba karty peněz.

dominion-card-baron = Baron
    .accusative = kartu Baron
    .few = karty Baron
    .many = karet Baron
    .text =
        +1 nákup
        Můžete odložit z ruky statek a získat +$4.
        Pokud to neuděláte, vezměte si statek.
    .note = Statek, který držíte, si můžete nechat, ale pak si musíte vzít další, pokud nějaký zbývá; vzít si jen +1 nákup nelze.

dominion-card-bridge = Most
    .accusative = kartu Most
    .few = karty Most
    .many = karet Most
    .text =
        +1 nákup
        +$1
        Až do konce tahu stojí každá karta, ať je kdekoli, o $1 méně, nikdy však méně než $0.
    .note = Karty Most se sčítají a Most vyložený dvakrát kartou Trůnní sál zlevňuje o $2.

dominion-card-conspirator = Spiklenec
    .accusative = kartu Spiklenec
    .few = karty Spiklenec
    .many = karet Spiklenec
    .text =
        +$2
        Je-li to v tomto tahu alespoň třetí akční karta, kterou vykládáte, +1 karta a +1 akce.
    .note = Počítají se jen akční karty až po tuto včetně. Trůnní sál je jedna a každé ze dvou vyložení další, takže Spiklenec jím vyložený dostane kartu a akci navíc nejpozději podruhé.

dominion-card-coppersmith = Měditepec
    .accusative = kartu Měditepec
    .few = karty Měditepec
    .many = karet Měditepec
    .text = Až do konce tahu dává každý měďák, který vyložíte, o $1 víc.
    .note = Karty Měditepec se sčítají: po dvou, nebo po jedné vyložené dvakrát kartou Trůnní sál, dává každý měďák $3.

dominion-card-ironworks = Hutě
    .accusative = kartu Hutě
    .few = karty Hutě
    .many = karet Hutě
    .text =
        Vezměte si kartu s cenou až $4.
        Je-li to akční karta, +1 akce.
        Je-li to karta peněz, +$1.
        Je-li to karta vítězných bodů, +1 karta.
    .note = Karta dvou typů dává obojí: za Velký sál je +1 akce i +1 karta.

dominion-card-mining-village = Důlní osada
    .accusative = kartu Důlní osada
    .few = karty Důlní osada
    .many = karet Důlní osada
    .text =
        +1 karta
        +2 akce
        Můžete ihned zahodit tuto kartu na smetiště a získat +$2.
    .note = Rozhodněte se dříve, než uděláte cokoli jiného; později se k tomu už nevrátíte. Vyložíte-li ji dvakrát kartou Trůnní sál, lze ji zahodit a dostat za ni mince jen jednou.

dominion-card-scout = Zvěd
    .accusative = kartu Zvěd
    .few = karty Zvěd
    .many = karet Zvěd
    .text =
        +1 akce
        Ukažte 4 vrchní karty svého dobíracího balíčku.
        Všechny karty vítězných bodů z nich si vezměte do ruky.
        Ostatní vraťte na dobírací balíček v libovolném pořadí.
    .note = Vzít si musíte všechny karty vítězných bodů, i ty, které jsou zároveň jiného typu. Kletba kartou vítězných bodů není.

dominion-card-duke = Vévoda
    .accusative = kartu Vévoda
    .few = karty Vévoda
    .many = karet Vévoda
    .text = Hodnota { POINTS(1) } za každé vévodství, které vlastníte.
    .note = Počítají se všechna vaše vévodství, ať na konci hry leží kdekoli, a každý Vévoda je počítá všechna: se 3 vévodstvími mají 2 karty Vévoda každá hodnotu { POINTS(3) }.

dominion-card-minion = Služebník
    .accusative = kartu Služebník
    .few = karty Služebník
    .many = karet Služebník
    .text =
        +1 akce
        Zvolte si jednu možnost: +$2; nebo odložte všechny karty z ruky a doberte si 4, a stejně tak každý jiný hráč, který má v ruce alespoň 5 karet.
    .note = Zvolíte-li +$2, nikdo nic neodkládá ani nedobírá. Reakce přicházejí na řadu před vaší volbou a smí je použít i hráč, který má v ruce méně než 5 karet.

dominion-card-saboteur = Sabotér
    .accusative = kartu Sabotér
    .few = karty Sabotér
    .many = karet Sabotér
    .text =
        Každý jiný hráč ukazuje karty svého dobíracího balíčku, dokud se neobjeví karta s cenou alespoň $3.
        Tu zahodí na smetiště a může si vzít kartu s cenou alespoň o $2 nižší.
        Ostatní ukázané karty odloží.
    .note = Kdo takovou kartu nemá, odloží všechny ukázané karty a nezahazuje nic. Platí okamžité ceny, takže záleží i na kartě Most.

dominion-card-torturer = Žalářník
    .accusative = kartu Žalářník
    .few = karty Žalářník
    .many = karet Žalářník
    .text =
        +3 karty
        Každý jiný hráč si zvolí jednu možnost: odloží 2 karty; nebo si vezme do ruky kletbu.
    .note = Hráč si smí zvolit i to, co nelze splnit, třeba kletbu, když žádná nezbývá, nebo odložení z prázdné ruky. Kdo má jedinou kartu, odloží jen ji.

dominion-card-trading-post = Obchodní místo
    .accusative = kartu Obchodní místo
    .few = karty Obchodní místo
    .many = karet Obchodní místo
    .text =
        Zahoďte na smetiště 2 karty z ruky.
        Pokud jste zahodili 2, vezměte si do ruky stříbrňák.
    .note = S jedinou kartou v ruce ji zahodit musíte a stříbrňák nedostanete. Stříbrňák můžete vyložit ještě v tomto tahu.

dominion-card-tribute = Dar poddaných
    .accusative = kartu Dar poddaných
    .few = karty Dar poddaných
    .many = karet Dar poddaných
    .text =
        Hráč po vaší levici ukáže 2 vrchní karty svého dobíracího balíčku a odloží je.
        Za každou z nich, ale za dvě karty stejného názvu jen jednou:
        Je-li to akční karta, +2 akce.
        Je-li to karta peněz, +$2.
        Je-li to karta vítězných bodů, +2 karty.
    .note = Karta dvou typů dává obojí: měďák a Harém přinesou +$4 a +2 karty, dva stříbrňáky jen +$2. Kletba nedává nic.

dominion-card-upgrade = Pokrok
    .accusative = kartu Pokrok
    .few = karty Pokrok
    .many = karet Pokrok
    .text =
        +1 karta
        +1 akce
        Zahoďte na smetiště kartu z ruky.
        Vezměte si kartu s cenou přesně o $1 vyšší, než měla zahozená karta.
    .note = Kartu zahodit musíte, i když žádná nemá potřebnou cenu; pak si nevezmete nic.

dominion-card-harem = Harém
    .accusative = kartu Harém
    .few = karty Harém
    .many = karet Harém
    .text =
        $2
        { POINTS(2) }
    .note = Je to vždy karta peněz i karta vítězných bodů: Dobrodruh ji najde a kartou Důl si ji můžete vzít.

dominion-card-nobles = Šlechtici
    .accusative = kartu Šlechtici
    .few = karty Šlechtici
    .many = karet Šlechtici
    .text =
        Zvolte si jednu možnost: +3 karty; +2 akce.
        { POINTS(2) }
    .note = Obě možnosti nelze kombinovat. Je to vždy akční karta i karta vítězných bodů.

## Roh hojnosti

dominion-card-hamlet = Osada
    .accusative = kartu Osada
    .few = karty Osada
    .many = karet Osada
    .text =
        +1 karta
        +1 akce
        Můžete odložit kartu a získat +1 akci.
        Můžete odložit kartu a získat +1 nákup.
    .note = Můžete využít jedno, obojí nebo nic, ale každé jen jednou.

dominion-card-fortune-teller = Věštkyně
    .accusative = kartu Věštkyně
    .few = karty Věštkyně
    .many = karet Věštkyně
    .text =
        +$2
        Každý jiný hráč ukazuje karty svého dobíracího balíčku, dokud se neobjeví karta vítězných bodů nebo kletba.
        Tu položí zpět nahoru na svůj dobírací balíček a ostatní ukázané karty odloží.
    .note = Rozhoduje první taková karta, nikdo si nevybírá. Kdo žádnou nemá, odloží všechny ukázané karty.

dominion-card-menagerie = Zvěřinec
    .accusative = kartu Zvěřinec
    .few = karty Zvěřinec
    .many = karet Zvěřinec
    .text =
        +1 akce
        Ukažte celou ruku.
        Nemají-li v ní žádné dvě karty stejný název, +3 karty; jinak +1 karta.
    .note = Záleží jen na názvech: měďák a stříbrňák jsou různé karty. V prázdné ruce žádné dvě shodné karty nejsou, takže si doberete 3.

dominion-card-farming-village = Selský dvůr
    .accusative = kartu Selský dvůr
    .few = karty Selský dvůr
    .many = karet Selský dvůr
    .text =
        +2 akce
        Ukazujte karty svého dobíracího balíčku, dokud se neobjeví akční karta nebo karta peněz.
        Tu si vezměte do ruky a ostatní ukázané karty odložte.
    .note = Berete si první, která se objeví; vybírat nelze. Počítají se i karty dvou typů, například Velký sál nebo Harém.

dominion-card-horse-traders = Koňští handlíři
    .accusative = kartu Koňští handlíři
    .few = karty Koňští handlíři
    .many = karet Koňští handlíři
    .text =
        +1 nákup
        +$3
        Odložte 2 karty.
        ---
        Reakce: když jiný hráč vyloží kartu útoku, můžete nejprve položit tuto kartu z ruky stranou; na začátku svého příštího tahu si doberte 1 kartu a tuto si vraťte do ruky.
    .note = Máte-li méně než 2 karty, odložíte, co máte, a zbytek dostanete přesto. Stranou karta není ve vaší ruce: útok vás zastihne s kartou méně a reagovat může až po návratu.

dominion-card-remake = Nové provedení
    .accusative = kartu Nové provedení
    .few = karty Nové provedení
    .many = karet Nové provedení
    .text = Proveďte dvakrát: zahoďte na smetiště kartu z ruky a vezměte si kartu s cenou přesně o $1 vyšší, než měla zahozená karta.
    .note = Pokaždé musíte kartu zahodit, máte-li nějakou, i když žádná nemá potřebnou cenu; pak si za ni nevezmete nic. První kartu si vezmete dříve, než zahodíte druhou.

dominion-card-tournament = Turnaj
    .accusative = kartu Turnaj
    .few = karty Turnaj
    .many = karet Turnaj
    .text =
        +1 akce
        Každý hráč může ukázat z ruky provincii.
        Pokud jste ji ukázali, odložte ji, vezměte si odměnu podle výběru nebo vévodství a získanou kartu položte nahoru na svůj dobírací balíček.
        Pokud ji neukázal nikdo jiný, +1 karta a +$1.
        ---
        Příprava: vedle společné zásoby leží 5 odměn.
    .note = Ukážete-li provincii jen vy, doberete si právě tu kartu, kterou jste vyhráli. Odměnu nebo vévodství si můžete zvolit, i když už žádné nezbývají; pak si nevezmete nic.

dominion-card-young-witch = Mladá čarodějka
    .accusative = kartu Mladá čarodějka
    .few = karty Mladá čarodějka
    .many = karet Mladá čarodějka
    .text =
        +2 karty
        Odložte 2 karty.
        Každý jiný hráč může ukázat z ruky kartu „prokletí“; kdo to neudělá, vezme si kletbu.
        ---
        Příprava: do společné zásoby přijde navíc balíček karet království s cenou $2 nebo $3; to jsou karty „prokletí“.
    .note = Reakce přicházejí na řadu první, karty „prokletí“ až po vašem odložení. Jinak je to obyčejný balíček: karty z něj lze kupovat i získávat a počítá se pro konec hry.

dominion-card-harvest = Sklizeň
    .accusative = kartu Sklizeň
    .few = karty Sklizeň
    .many = karet Sklizeň
    .text =
        Ukažte 4 vrchní karty svého dobíracího balíčku a odložte je.
        +$1 za každou odlišně pojmenovanou kartu mezi nimi.
    .note = Měďák, stříbrňák, měďák a statek jsou tři názvy, tedy +$3.

dominion-card-horn-of-plenty = Roh hojnosti
    .accusative = kartu Roh hojnosti
    .few = karty Roh hojnosti
    .many = karet Roh hojnosti
    .text =
        $0
        Při vyložení spočítejte odlišně pojmenované karty, které máte ve hře, včetně této.
        Vezměte si kartu, která nestojí víc než tolik mincí.
        Pokud jste si takto vzali kartu vítězných bodů, zahoďte tuto kartu na smetiště.
    .note = Počítají se jen karty, které ve hře ještě jsou: ne zahozená Hostina a ne karty peněz, které teprve vyložíte. Kvůli koupené kartě vítězných bodů ji nezahazujete.

dominion-card-hunting-party = Lovci
    .accusative = kartu Lovci
    .few = karty Lovci
    .many = karet Lovci
    .text =
        +1 karta
        +1 akce
        Ukažte celou ruku.
        Ukazujte karty svého dobíracího balíčku, dokud se neobjeví karta, jejíž název v ruce nemáte.
        Tu si vezměte do ruky a ostatní ukázané karty odložte.
    .note = Dojde-li dobírací balíček, zamíchá se jen odkládací balíček, ne ukázané karty. Nenajde-li se žádná taková karta, odložíte všechny ukázané.

dominion-card-jester = Šašek
    .accusative = kartu Šašek
    .few = karty Šašek
    .many = karet Šašek
    .text =
        +$2
        Každý jiný hráč odloží vrchní kartu svého dobíracího balíčku.
        Je-li to karta vítězných bodů, vezme si kletbu.
        Není-li, vezme si kartu stejného názvu ze společné zásoby buď on, nebo vy, podle vaší volby.
    .note = Volíte pro každého hráče zvlášť. Nezbývá-li ve společné zásobě stejná karta, nevezme si ji nikdo. Kletba kartou vítězných bodů není.

dominion-card-fairgrounds = Tržiště
    .accusative = kartu Tržiště
    .few = karty Tržiště
    .many = karet Tržiště
    .text = Hodnota { POINTS(2) } za každých 5 odlišně pojmenovaných karet, které vlastníte, zaokrouhleno dolů.
    .note = S 5 až 9 názvy má každé Tržiště hodnotu { POINTS(2) }, s 10 až 14 je to { POINTS(4) }, s 15 až 19 je to { POINTS(6) }.

## Odměny

dominion-card-bag-of-gold = Pytel zlata
    .accusative = kartu Pytel zlata
    .few = karty Pytel zlata
    .many = karet Pytel zlata
    .text =
        +1 akce
        Vezměte si zlaťák a položte ho nahoru na svůj dobírací balíček.
        Není ve společné zásobě.
    .note = Nezbývá-li ve společné zásobě žádný zlaťák, nevezmete si nic.

dominion-card-diadem = Diadém
    .accusative = kartu Diadém
    .few = karty Diadém
    .many = karet Diadém
    .text =
        $2
        Při vyložení +$1 za každou akci, kterou jste nevyužili.
        Není ve společné zásobě.
    .note = Počítají se akce, které byste ještě mohli využít, ne akční karty v ruce: v tahu bez vyložené akční karty dává celkem $3.

dominion-card-followers = Stoupenci
    .accusative = kartu Stoupenci
    .few = karty Stoupenci
    .many = karet Stoupenci
    .text =
        +2 karty
        Vezměte si statek.
        Každý jiný hráč si vezme kletbu.
        Potom každý jiný hráč odloží karty z ruky tak, aby mu zbyly jen 3.
        Není ve společné zásobě.
    .note = Kletba přijde na odkládací balíček, ne do ruky. Kdo má v ruce 3 karty nebo méně, neodkládá nic, ale kletbu si vezme.

dominion-card-princess = Princezna
    .accusative = kartu Princezna
    .few = karty Princezna
    .many = karet Princezna
    .text =
        +1 nákup
        Dokud je tato karta ve hře, stojí každá karta, ať je kdekoli, o $2 méně, nikdy však méně než $0.
        Není ve společné zásobě.
    .note = S kartou Trůnní sál to nejsou $4, protože ve hře je stále jen jedna Princezna.

dominion-card-trusty-steed = Věrný oř
    .accusative = kartu Věrný oř
    .few = karty Věrný oř
    .many = karet Věrný oř
    .text =
        Zvolte si dvě různé možnosti: +2 karty; +2 akce; +$2; vezměte si 4 stříbrňáky a odložte dobírací balíček na odkládací balíček.
        Není ve společné zásobě.
    .note = Obě zvolte předem; provedou se v uvedeném pořadí, takže karty si doberete dříve, než balíček odložíte. Dobírací balíček si neprohlížejte.
