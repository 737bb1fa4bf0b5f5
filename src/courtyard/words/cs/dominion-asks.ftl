### Na co se hráče ptáme, podle jména otázky, a jak může odpovědět. Jména hráčů se neskloňují.

## Co leží vedle otázky nad jejími kartami

dominion-beside-revealed = { $player } ukazuje
    .you = Ukazujete
dominion-beside-set-aside = { $player } pokládá stranou
    .you = Pokládáte stranou
dominion-beside-trashed = { $player } zahazuje na smetiště
    .you = Zahazujete na smetiště
dominion-beside-gained = { $player } získává
    .you = Získáváte
dominion-beside-discarded = { $player } odkládá
    .you = Odkládáte
dominion-beside-passed = { $player } vám předává

## Tah

dominion-ask-turn-action = { $actions ->
    [one] Zbývá vám 1 akce. Vyložte akční kartu, nebo žádnou a přejděte do fáze Nákup.
    [few] Zbývají vám { $actions } akce. Vyložte akční kartu, nebo žádnou a přejděte do fáze Nákup.
   *[other] Zbývá vám { $actions } akcí. Vyložte akční kartu, nebo žádnou a přejděte do fáze Nákup.
}
dominion-ask-turn-treasures = Vyložte karty peněz v libovolném pořadí.
    .enter = Enter vyloží všechny, - žádnou.
dominion-ask-turn-buy = { $buys ->
    [one] Máte ${ $coins } a 1 nákup. Kupte kartu, nebo žádnou a ukončete tah.
    [few] Máte ${ $coins } a { $buys } nákupy. Kupte kartu, nebo žádnou a ukončete tah.
   *[other] Máte ${ $coins } a { $buys } nákupů. Kupte kartu, nebo žádnou a ukončete tah.
}

## Reakce

dominion-ask-react = { $by } útočí: { CARD($card) }. Než útok zapůsobí, můžete ukázat kartu reakce.
dominion-ask-secret-chamber-topdeck = { $most ->
    [one] Než zapůsobí útok ({ CARD($attack) }, vykládá { $other }), položte kartu z ruky nahoru na dobírací balíček.
    [few] Než zapůsobí útok ({ CARD($attack) }, vykládá { $other }), položte { $most } karty z ruky nahoru na dobírací balíček. První vybraná bude nahoře.
   *[other] Než zapůsobí útok ({ CARD($attack) }, vykládá { $other }), položte { $most } karet z ruky nahoru na dobírací balíček. První vybraná bude nahoře.
}

## Základní edice

dominion-ask-cellar-discard = Odložte libovolný počet karet. Za každou si doberete kartu.
dominion-ask-chapel-trash = { $most ->
    [one] Můžete zahodit na smetiště kartu z ruky.
    [few] Zahoďte na smetiště až { $most } karty z ruky.
   *[other] Zahoďte na smetiště až { $most } karet z ruky.
}
dominion-ask-chancellor-flip = { $deck ->
    [0] Váš dobírací balíček je prázdný. Odložit ho na odkládací balíček?
    [one] Odložit jedinou kartu dobíracího balíčku na odkládací balíček?
    [few] Odložit celý dobírací balíček ({ $deck } karty) na odkládací balíček?
   *[other] Odložit celý dobírací balíček ({ $deck } karet) na odkládací balíček?
}
dominion-way-chancellor-flip-yes = Ano, odložit
dominion-way-chancellor-flip-no = Ne, nechat být
dominion-ask-workshop-gain = Vezměte si kartu s cenou až ${ $limit }.
dominion-ask-bureaucrat-topdeck = Vyberte z ruky kartu vítězných bodů, ukažte ji a položte nahoru na dobírací balíček ({ CARD($card) }, vykládá { $by }).
dominion-ask-feast-gain = Vezměte si kartu s cenou až ${ $limit }.
dominion-ask-militia-discard = { $most ->
    [one] Odložte kartu ({ CARD($card) }, vykládá { $by }).
    [few] Odložte { $most } karty ({ CARD($card) }, vykládá { $by }).
   *[other] Odložte { $most } karet ({ CARD($card) }, vykládá { $by }).
}
dominion-ask-remodel-trash = Zahoďte na smetiště kartu z ruky. Potom si vezmete kartu nejvýš o $2 dražší.
dominion-ask-remodel-gain = Vezměte si kartu s cenou až ${ $limit } (zahozeno: { CARD($about) }).
dominion-ask-spy-discard = { $self ->
    [yes] Ze svého balíčku ukazujete: { CARD($about) }. Odložit?
   *[no] { $whom } ukazuje: { CARD($about) }. Odložit?
}
dominion-way-spy-discard-yes = Ano, odložit
dominion-way-spy-discard-no = Ne, vrátit zpět
dominion-ask-thief-trash = { $whom } ukazuje { CARDS($revealed, form: "accusative") }. Vyberte kartu peněz, která přijde na smetiště.
dominion-ask-thief-gain = { $most ->
    [one] Můžete si vzít právě zahozenou kartu peněz.
    [few] Ze { $most } právě zahozených karet peněz si vezměte, které chcete.
   *[other] Z { $most } právě zahozených karet peněz si vezměte, které chcete.
}
dominion-ask-throne-room-play = Vyberte akční kartu, kterou vyložíte dvakrát.
dominion-ask-library-set-aside = Dobíráte si { CARD($about, form: "accusative") } jako { $hand }. kartu ze 7. Položit stranou?
dominion-way-library-set-aside-yes = Ano, stranou a nakonec odložit
dominion-way-library-set-aside-no = Ne, nechat v ruce
dominion-ask-mine-trash = Zahoďte na smetiště kartu peněz z ruky. Potom si vezmete kartu peněz nejvýš o $3 dražší.
dominion-ask-mine-gain = Vezměte si do ruky kartu peněz s cenou až ${ $limit } (zahozeno: { CARD($about) }).

## Intriky

dominion-ask-courtyard-topdeck = Položte kartu z ruky nahoru na dobírací balíček.
dominion-ask-pawn-choose = Zvolte si dvě různé možnosti.
dominion-way-pawn-choose-card = +1 karta
dominion-way-pawn-choose-action = +1 akce
dominion-way-pawn-choose-buy = +1 nákup
dominion-way-pawn-choose-coin = +$1
dominion-ask-secret-chamber-discard = Odložte libovolný počet karet. Za každou dostanete +$1.
dominion-ask-masquerade-pass = { $mine ->
    [yes] Předejte kartu; dostává: { $whom }.
   *[no] Předejte kartu; dostává: { $whom } ({ CARD($card) }, vykládá { $by }).
}
dominion-ask-masquerade-trash = { $other } vám předává { CARD($received, form: "accusative") }. Můžete zahodit na smetiště kartu z ruky.
dominion-ask-steward-choose = Zvolte si jednu možnost.
dominion-way-steward-choose-cards = +2 karty
dominion-way-steward-choose-coins = +$2
dominion-way-steward-choose-trash = Zahodit 2 karty z ruky
dominion-ask-steward-trash = { $most ->
    [one] Zahoďte na smetiště kartu z ruky.
    [few] Zahoďte na smetiště { $most } karty z ruky.
   *[other] Zahoďte na smetiště { $most } karet z ruky.
}
dominion-ask-swindler-give = { $whom } zahazuje na smetiště { CARD($about, form: "accusative") }. Vyberte, jakou kartu s cenou ${ $limit } dostane.
dominion-ask-wishing-well-name = Jmenujte kartu, kterou si přejete. Leží-li na vašem dobíracím balíčku nahoře, dostanete ji.
dominion-ask-baron-discard = { $estates ->
    [0] Odložit statek za +$4? Jinak se bere statek, ale žádný nezbývá.
   *[other] Odložit statek za +$4? Jinak si jeden vezmete.
}
dominion-way-baron-discard-yes = Ano, odložit { CARD("estate", form: "accusative") } za +$4
dominion-way-baron-discard-no = Ne, vzít si { CARD("estate", form: "accusative") }
dominion-ask-ironworks-gain = Vezměte si kartu s cenou až ${ $limit }. Akční karta dává +1 akci, karta peněz +$1, karta vítězných bodů +1 kartu.
dominion-ask-mining-village-trash = Zahodit tuto kartu ({ CARD($card) }) na smetiště za +$2?
dominion-way-mining-village-trash-yes = Ano, zahodit za +$2
dominion-way-mining-village-trash-no = Ne, nechat
dominion-ask-scout-order = { $most ->
    [one] Vraťte tuto kartu na dobírací balíček.
    [few] Vraťte tyto { $most } karty na dobírací balíček. První vybraná bude nahoře.
   *[other] Vraťte těchto { $most } karet na dobírací balíček. První vybraná bude nahoře.
}
dominion-ask-minion-choose = Zvolte si jednu možnost.
dominion-way-minion-choose-coins = +$2
dominion-way-minion-choose-hand = Nová ruka: já a všichni s 5 a více kartami odložíme ruku a dobereme si 4
dominion-ask-saboteur-gain = Můžete si vzít kartu s cenou až ${ $limit } (zahozeno: { CARD($about) }; { CARD($card) }, vykládá { $by }).
dominion-ask-torturer-choose = Zvolte si jednu možnost ({ CARD($card) }, vykládá { $by }).
dominion-way-torturer-choose-discard = { $hand ->
    [0] Odložit 2 karty (nemám žádnou)
    [one] Odložit 2 karty (mám jen 1)
   *[other] Odložit 2 karty
}
dominion-way-torturer-choose-curse = { $curses ->
    [0] Vzít si do ruky { CARD("curse", form: "accusative") } (žádná nezbývá)
   *[other] Vzít si do ruky { CARD("curse", form: "accusative") }
}
dominion-ask-torturer-discard = { $most ->
    [one] Odložte kartu ({ CARD($card) }, vykládá { $by }).
    [few] Odložte { $most } karty ({ CARD($card) }, vykládá { $by }).
   *[other] Odložte { $most } karet ({ CARD($card) }, vykládá { $by }).
}
dominion-ask-trading-post-trash = { $most ->
    [one] Zahoďte na smetiště kartu z ruky.
    [few] Zahoďte na smetiště { $most } karty z ruky za stříbrňák.
   *[other] Zahoďte na smetiště { $most } karet z ruky za stříbrňák.
}
dominion-ask-upgrade-trash = Zahoďte na smetiště kartu z ruky. Potom si vezmete kartu přesně o $1 dražší.
dominion-ask-upgrade-gain = Vezměte si kartu s cenou přesně ${ $limit } (zahozeno: { CARD($about) }).
dominion-ask-nobles-choose = Zvolte si jednu možnost.
dominion-way-nobles-choose-cards = +3 karty
dominion-way-nobles-choose-actions = +2 akce

## Roh hojnosti

dominion-ask-hamlet-action = Můžete odložit kartu za +1 akci.
dominion-ask-hamlet-buy = Můžete odložit kartu za +1 nákup.
dominion-ask-horse-traders-discard = { $most ->
    [one] Odložte kartu.
    [few] Odložte { $most } karty.
   *[other] Odložte { $most } karet.
}
dominion-ask-remake-trash = { $nth ->
    [1] Zahoďte na smetiště první ze dvou karet z ruky. Potom si vezmete kartu přesně o $1 dražší.
   *[2] Zahoďte na smetiště druhou ze dvou karet z ruky. Potom si vezmete kartu přesně o $1 dražší.
}
dominion-ask-remake-gain = Vezměte si kartu s cenou přesně ${ $limit } (zahozeno: { CARD($about) }).
dominion-ask-tournament-reveal = { $mine ->
    [yes] Ukázat { CARD($about, form: "accusative") } a odložit za odměnu nebo vévodství?
   *[no] Ukázat { CARD($about, form: "accusative") }? { CARD($card) } (vykládá { $by }) pak nepřinese kartu ani +$1.
}
dominion-way-tournament-reveal-yes = Ano, ukázat
dominion-way-tournament-reveal-no = Ne, neukazovat
dominion-ask-tournament-prize = Vyberte si odměnu nebo vévodství. Položí se nahoru na váš dobírací balíček.
dominion-ask-young-witch-discard = { $most ->
    [one] Odložte kartu.
    [few] Odložte { $most } karty.
   *[other] Odložte { $most } karet.
}
dominion-ask-young-witch-reveal = Ukázat { CARD($about, form: "accusative") } („prokletí“) a vyhnout se kletbě ({ CARD($card) }, vykládá { $by })?
dominion-way-young-witch-reveal-yes = Ano, ukázat
dominion-way-young-witch-reveal-no = Ne, vzít si { CARD("curse", form: "accusative") }
dominion-ask-horn-of-plenty-gain = Vezměte si kartu s cenou až ${ $limit }: tolik různých karet máte ve hře. Za kartu vítězných bodů tuto kartu ({ CARD($card) }) zahodíte.
dominion-ask-jester-choose = { $whom } odkládá: { CARD($about) }. Kdo si vezme další takovou kartu?
dominion-way-jester-choose-they = { $whom }
dominion-way-jester-choose-you = Já

## Odměny

dominion-ask-followers-discard = { $most ->
    [one] Odložte kartu ({ CARD($card) }, vykládá { $by }).
    [few] Odložte { $most } karty ({ CARD($card) }, vykládá { $by }).
   *[other] Odložte { $most } karet ({ CARD($card) }, vykládá { $by }).
}
dominion-ask-trusty-steed-choose = Zvolte si dvě různé možnosti.
dominion-way-trusty-steed-choose-cards = +2 karty
dominion-way-trusty-steed-choose-actions = +2 akce
dominion-way-trusty-steed-choose-coins = +$2
dominion-way-trusty-steed-choose-silvers = Vzít si 4 { CARD("silver", form: "few") } a odložit dobírací balíček na odkládací balíček
