### Co říká průvodce v první hře Tádž Mahalu: krátké věty někomu, kdo ještě nic neví. Tlačítka a místa se jmenují jako na stole.

tajmahal-coach-tile = destička provincie

## První karta

tajmahal-tip-welcome = Vítejte v Tádž Mahalu! Při dvanácti návštěvách, jedné v každé provincii, soupeříte s ostatními o vliv a stavíte paláce. Po poslední návštěvě vítězí, kdo má nejvíc bodů. Ukážu vám všechno postupně.
tajmahal-tip-court = Při každé návštěvě je k mání šest cen. Vezír, generál, mnich, princezna a koruna: za každou smíte postavit palác v provincii { NAME($province) }. Slon získává destičku provincie se zbožím: { NAMES($goods) }.
tajmahal-tip-hand = Ceny se získávají kartami. Každá karta má symboly. Kdo některého ukazuje nejvíc, vede v boji o jeho cenu. Ve svém tahu zahrajete jednu barevnou kartu, samotnou nebo s jednou bílou.
tajmahal-tip-colours = { $colour ->
    [none] Barvy zavazují: první barevná karta určuje vaši barvu pro celou návštěvu a všechny další ji musí mít. Bílé karty se hodí ke každé barvě. Barevnou kartu nemáte, takže teď hrát nemůžete.
    [equal] Barvy zavazují: první barevná karta určuje vaši barvu pro celou návštěvu a všechny další ji musí mít. Bílé karty se hodí ke každé barvě. Žádné barvy nemáte nejvíc, začněte tedy kartou, jejíž symboly se vám hodí.
    [red] Barvy zavazují: první barevná karta určuje vaši barvu pro celou návštěvu a všechny další ji musí mít. Bílé karty se hodí ke každé barvě. Nejvíc máte červených, takže červená vydrží nejdéle.
    [green] Barvy zavazují: první barevná karta určuje vaši barvu pro celou návštěvu a všechny další ji musí mít. Bílé karty se hodí ke každé barvě. Nejvíc máte zelených, takže zelená vydrží nejdéle.
    [yellow] Barvy zavazují: první barevná karta určuje vaši barvu pro celou návštěvu a všechny další ji musí mít. Bílé karty se hodí ke každé barvě. Nejvíc máte žlutých, takže žlutá vydrží nejdéle.
   *[purple] Barvy zavazují: první barevná karta určuje vaši barvu pro celou návštěvu a všechny další ji musí mít. Bílé karty se hodí ke každé barvě. Nejvíc máte fialových, takže fialová vydrží nejdéle.
}
tajmahal-tip-first-play = Začněme: klikněte v ruce na { CARDS($wished, form: "accusative") } a pak v pruhu nad ní stiskněte „Zahrát“.
tajmahal-tip-other-play = Také dobrá karta. Teď leží před vámi a její symboly se počítají, dokud neodejdete.

## Uprostřed návštěvy

tajmahal-tip-table = Tato tabulka sčítá symboly všech. Písmeno u jména je barva, ke které je hráč vázán. Orámované číslo vede. { $leads ->
    [0] Zatím v ničem nevedete.
   *[other] Vedete v boji o { NAMES($prizes, form: "accusative") }.
}
tajmahal-tip-ties = Vedete, jen když ukazujete víc než každý další, kdo je ještě na návštěvě. Shoda nezískává nic: ukazují-li dva stejně, cenu nedostane nikdo, dokud jeden nezahraje víc nebo neodejde.
tajmahal-tip-withdrawing = A teď jádro hry. Hraním karet ještě nic nezískáte! Teprve když odejdete, vezmete si ceny, u kterých v tu chvíli vedete. Pak jste až do další návštěvy mimo hru.
tajmahal-tip-gain = „Odejít“ ukazuje, kolik bodů by to přineslo právě teď. Zůstanete-li, můžete se ujmout vedení i u dalších cen. Nebo vás někdo předežene a karty přijdou nazmar. Paláce s tečkovaným okrajem jsou jen náhled.
tajmahal-tip-play = { $played ->
    [0] S takovou rukou se tu vyplatí zkusit získat cenu: klikněte na { CARDS($wished, form: "accusative") } a pak stiskněte „Zahrát“.
   *[other] { $leads ->
        [0] V ničem nevedete, a kdo tak odejde, nezíská nic. Pokračujte tedy: klikněte na { CARDS($wished, form: "accusative") } a pak stiskněte „Zahrát“.
       *[other] Pokračujte: klikněte na { CARDS($wished, form: "accusative") } a pak stiskněte „Zahrát“.
    }
}
tajmahal-tip-withdraw = { $leads ->
    [0] V ničem nevedete a další karty by vyšly draho. Vzdát návštěvu není ostuda: co vám zůstane v ruce, využijete při další. Stiskněte „Odejít“.
    [one] Vedete v boji o { NAMES($prizes, form: "accusative") }. Cena za pár karet je dobrý obchod a někdo by vás mohl předehnat. Stiskněte „Odejít“.
    [few] Vedete v boji o { NAMES($prizes, form: "accusative") }: { $leads } ceny najednou! Tolik většina návštěv nepřinese. Stiskněte „Odejít“, než vás někdo předežene.
   *[other] Vedete v boji o { NAMES($prizes, form: "accusative") }: { $leads } cen najednou! Tolik většina návštěv nepřinese. Stiskněte „Odejít“, než vás někdo předežene.
}
tajmahal-tip-other-stay = Zůstáváte na návštěvě. Může to přinést další ceny a stojí to další karty. Nezapomeňte: získáte je jen odchodem.

## Paláce, zboží, karty

tajmahal-tip-town = { $prize ->
    [vizier] Získáváte vezíra: jeho destičku a palác v prázdném městě provincie { NAME($province) }. Praporky ukazují body. Klikněte na město { NAME($place) }.
    [general] Získáváte generála: jeho destičku a palác v prázdném městě provincie { NAME($province) }. Praporky ukazují body. Klikněte na město { NAME($place) }.
    [monk] Získáváte mnicha: jeho destičku a palác v prázdném městě provincie { NAME($province) }. Praporky ukazují body. Klikněte na město { NAME($place) }.
   *[princess] Získáváte princeznu: její destičku a palác v prázdném městě provincie { NAME($province) }. Praporky ukazují body. Klikněte na město { NAME($place) }.
}
tajmahal-tip-crown = Získáváte korunu a s ní palác v provincii { NAME($province) }. Praporky ukazují body. Klikněte na město { NAME($place) }.
tajmahal-tip-bonus = V opevněných městech, těch se znakem, leží bonusová destička: 2 body, karta nebo zboží. Dostane ji, kdo tam postaví první. Jen palác za korunu bonus nebere.
tajmahal-tip-crowned = Koruna je cena svého druhu. Její palác smí stát v kterémkoli městě provincie, i vedle jiného. Paláce za vezíra, generála, mnicha a princeznu potřebují prázdné město.
tajmahal-tip-chains = Nejvíc bodů přinášejí paláce v řetězech. Stavíte-li, máte 1 bod za provincii (jednou, ať v ní stavíte kolikrát chcete) a 1 navíc za každou další, kterou s ní vaše paláce spojují město po městě podél cest. Stavte tedy směrem ke svým.
tajmahal-tip-goods = Zboží boduje ihned: 1 bod za každé získané a 1 navíc za každé stejného druhu, které už máte. Vyplatí se tedy sbírat stejné zboží.
tajmahal-tip-cards = Až na občasný bonus přicházejí nové karty jen při odchodu: dvě podle výběru z této nabídky. Kdo odejde brzy, vybírá první, a na posledního zbude jen jedna. Co utratíte, musí za to stát.
tajmahal-tip-take = { $count ->
    [one] Vezměte si kteroukoli kartu: bílé se hodí ke každé barvě a mnoho karet jedné barvy vydrží dlouho. Klikněte na { CARDS($wished, form: "accusative") }.
    [few] Vezměte si { $count } karty podle výběru: bílé se hodí ke každé barvě a mnoho karet jedné barvy vydrží dlouho. Klikněte na { CARDS($wished, form: "accusative") } a pak stiskněte „Vzít“.
   *[other] Vezměte si { $count } karet podle výběru: bílé se hodí ke každé barvě a mnoho karet jedné barvy vydrží dlouho. Klikněte na { CARDS($wished, form: "accusative") } a pak stiskněte „Vzít“.
}

## Druhá návštěva

tajmahal-tip-next-visit = Druhá návštěva: { NAME($province) }. Ceny jsou nové a vaše barva je zase volná. Zahrané karty jsou pryč: v ruce máte { $held }. Provincie se navštěvují v pořadí těchto čísel, každá jednou.
tajmahal-tip-influence = { $influence ->
    [none] Kdo získá vezíra, generála, mnicha nebo princeznu, nechá si destičku. Dvě stejné se vymění za speciální kartu. Hraje se jako bílá a pokaždé se vrátí, dokud takovou dvojici nezíská někdo jiný.
    [vizier] Tady leží vaše destičky: máte vezíra. S druhým vezírem obě vyměníte za { CARD($special, form: "accusative") }. Hraje se jako bílá a pokaždé se vrátí, dokud takovou dvojici nezíská někdo jiný.
    [general] Tady leží vaše destičky: máte generála. S druhým generálem obě vyměníte za { CARD($special, form: "accusative") }. Hraje se jako bílá a pokaždé se vrátí, dokud takovou dvojici nezíská někdo jiný.
    [monk] Tady leží vaše destičky: máte mnicha. S druhým mnichem obě vyměníte za { CARD($special, form: "accusative") }. Hraje se jako bílá a pokaždé se vrátí, dokud takovou dvojici nezíská někdo jiný.
   *[princess] Tady leží vaše destičky: máte princeznu. S druhou princeznou obě vyměníte za { CARD($special, form: "accusative") }. Hraje se jako bílá a pokaždé se vrátí, dokud takovou dvojici nezíská někdo jiný.
}
tajmahal-tip-passing = Nemusíte bojovat o každou provincii. Odejděte dřív, než zahrajete kartu: nezískáte nic, ale doberete si kartu z balíčku a pak dvě z nabídky. Tak se malá ruka doplní.
tajmahal-tip-when = Kdy odejít? Když vedete tam, kde chcete, a než to vyjde draho. Sledujte, kdo je vázán ke které barvě a komu zbývá hodně karet. Dvě karty za cenu jsou v pořádku, čtyři ne.

## Konec lekce

tajmahal-tip-points = Tady vidíte body. Jsou za paláce a provincie, které spojují, za zboží a za bonusové destičky v opevněných městech. Něco přináší i jedna ze speciálních karet.
tajmahal-tip-ending = Dvanáctá návštěva vede do provincie Ágra: kdo postaví u Tádž Mahalu, dostane 4 body. Pak se počítají karty v ruce: 1 za každou bílou a speciální a 1 za každou kartu vaší nejdelší barvy.
tajmahal-tip-farewell = Zkrátka: veďte sami, odejděte včas, spojujte paláce, sbírejte stejné zboží a destičky a šetřete karty na později. Teď už to zvládnete. Pravidla najdete pod „?“. Hezkou hru!
