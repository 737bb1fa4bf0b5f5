### Dominion v prohlížeči. Karty jsou v dominion-cards.ftl, otázky v dominion-asks.ftl.

dominion-client-game = Začínáte se sedmi měďáky a třemi statky. Postavte si balíček, který ostatní předběhne v cestě za provinciemi.
    .time = asi 25 minut
    .what = Základní edice, Intriky, Roh hojnosti
    .credits = Autorem hry Dominion je Donald X. Vaccarino.
    .usual = { $bots ->
        [one] První hra, jeden bot.
        [few] První hra, { $bots } boti.
       *[other] První hra, { $bots } botů.
    }
dominion-bot-big-money = Karty peněz a provincie, k tomu dvě akční karty ze sady, které se k nim hodí.
dominion-level-big-money-basic = Jednoduchý
dominion-level-big-money = Solidní

## Karty

dominion-table-coins = { $count ->
    [one] 1 mince
    [few] { $count } mince
   *[other] { $count } mincí
}
dominion-table-points = { $count ->
    [one] 1 vítězný bod
    [few] { $count } vítězné body
   *[other] { $count } vítězných bodů
}
dominion-table-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}
dominion-table-costs = , cena
dominion-table-printed = , vytištěno
dominion-table-left = , zbývá:
dominion-table-not-now = , teď ne:
dominion-table-place = , pozice
dominion-table-picked-copies = , vybráno:
dominion-table-let-go = Vrátit { CARD($card, form: "accusative") }
dominion-table-costs-now = cena { $cost }
dominion-table-wrong-kind = { $kind ->
    [action] není to akční karta
    [treasure] není to karta peněz
    [victory] není to karta vítězných bodů
   *[other] je jiného typu
}
dominion-table-none-left = žádná nezbývá
dominion-table-from = Edice
dominion-table-in-supply = V zásobě
dominion-table-left-of = { $left } z { $first }
dominion-table-yours = Vaše
dominion-table-why-not = Teď ne

## Stůl

dominion-table-table = Na stole
dominion-table-basics = Peníze, vítězné body a kletby
dominion-table-kingdom = Karty království podle ceny
dominion-table-turn-word = Tah
dominion-table-ends = Hra končí, když dojdou provincie nebo tolik balíčků.
dominion-table-provinces-left = Zbývající provincie
dominion-table-piles-empty = Prázdné balíčky: { $empty } z { $limit }
dominion-table-your-corner = Vaše karty
dominion-table-your-hand = { $count ->
    [one] Vaše ruka, 1 karta
    [few] Vaše ruka, { $count } karty
   *[other] Vaše ruka, { $count } karet
}
dominion-table-turn-state = Tah
dominion-table-phase-action = Akce
dominion-table-phase-buy = Nákup
dominion-table-discard = Odkládací
dominion-table-discard-top = Nahoře na odkládacím balíčku: { CARD($card) }
dominion-table-deck-top = Nahoře na dobíracím balíčku, jak víte: { CARD($card) }
dominion-table-thinks = přemýšlí
dominion-table-on-turn = je na tahu
dominion-table-turns = { $count ->
    [0] ještě bez tahu
    [one] 1 tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
dominion-table-last-turn = Poslední tah
dominion-table-look-through = { $count ->
    [0] prázdné
    [one] 1 karta, prohlédnout
    [few] { $count } karty, prohlédnout
   *[other] { $count } karet, prohlédnout
}
dominion-table-tracker = Vaše karty
dominion-table-tracker-about = { $count ->
    [one] Máte 1 kartu: v dobíracím balíčku { $deck }, v odkládacím { $discard }.
    [few] Máte { $count } karty: v dobíracím balíčku { $deck }, v odkládacím { $discard }.
   *[other] Máte { $count } karet: v dobíracím balíčku { $deck }, v odkládacím { $discard }.
}
dominion-table-tracker-card = Karta
dominion-table-tracker-owned = Vaše
dominion-table-tracker-points = Body
dominion-table-tracker-all = Celkem
dominion-table-holdings = Všechny vaše karty
dominion-table-holdings-open = v ruce, ve hře
dominion-table-key-cards = C
    .about = vaše karty: kolik jich je a co zbývá dobrat
dominion-table-side = Karty, záznam a chat
dominion-table-preview = Celá karta
dominion-table-preview-hint = Ukažte na kartu a uvidíte ji celou.

## Otázky

dominion-table-because = { CARD($card) }, vykládá { $by }
    .you = { CARD($card) } (vaše karta)
dominion-table-choose-from = Vybírejte z těchto
dominion-table-bring-in-order = Klikejte postupně, nebo přetahujte
dominion-table-search = Hledat kartu
dominion-table-name-hint = Klikněte na balíček, nebo hledejte.
dominion-table-no-such-card = Žádná karta neodpovídá.
dominion-table-show = Ukázat { CARD($card, form: "accusative") }

# Otázky stručnější než v terminálu: zbytek říkají počitadla a tlačítka kolem.
dominion-prompt-turn-action = { $actions ->
    [one] Vyložte akční kartu.
    [few] Vyložte až { $actions } akční karty.
   *[other] Vyložte až { $actions } akčních karet.
}
dominion-prompt-turn-treasures = Vyložte karty peněz.
# Na co stačí všechny karty peněz, na to lze hned kliknout.
dominion-ahead-turn-treasures = { $buys ->
    [one] Kupte kartu až za ${ $coins }, nebo nejprve vyložte peníze.
    [few] Kupte až { $buys } karty za ${ $coins }, nebo nejprve vyložte peníze.
   *[other] Kupte až { $buys } karet za ${ $coins }, nebo nejprve vyložte peníze.
}
dominion-prompt-turn-buy = { $buys ->
    [one] Kupte kartu až za ${ $coins }.
    [few] Kupte až { $buys } karty za ${ $coins }.
   *[other] Kupte až { $buys } karet za ${ $coins }.
}
dominion-prompt-react = Ukázat na útok kartu reakce?
dominion-prompt-wishing-well-name = Jmenujte kartu: leží-li na balíčku nahoře, dostanete ji.
dominion-prompt-scout-order = Vraťte karty na dobírací balíček; první bude nahoře.

# Potvrzovací tlačítko: podle celého jména otázky, jinak podle posledního slova.
dominion-confirm = { $count ->
    [0] Vybrat
   *[other] Vybrat { $count }
}
dominion-confirm-discard = { $least ->
    [0] { $count ->
        [one] Odložit 1 kartu
        [few] Odložit { $count } karty
       *[other] Odložit { $count } karet
    }
   *[other] Odložit { $count } z { $most }
}
dominion-confirm-trash = { $least ->
    [0] { $count ->
        [one] Zahodit 1 kartu
        [few] Zahodit { $count } karty
       *[other] Zahodit { $count } karet
    }
   *[other] Zahodit { $count } z { $most }
}
dominion-confirm-topdeck = Položit nahoru { $count } z { $most }
dominion-confirm-order = Vrátit { $count } z { $most }
dominion-confirm-pass = Předat
dominion-confirm-gain = { $count ->
    [one] Vzít si 1 kartu
    [few] Vzít si { $count } karty
   *[other] Vzít si { $count } karet
}
dominion-confirm-play = Vyložit dvakrát
dominion-confirm-choose = Zvolit { $count } z { $most }
dominion-confirm-prize = Vzít si
dominion-confirm-action = Odložit za +1 akci
dominion-confirm-buy = Odložit za +1 nákup

# Tlačítko, které nevybírá nic.
dominion-none = Žádná
dominion-none-turn-action = Přejít do fáze Nákup
dominion-none-turn-treasures = Nevykládat nic
dominion-none-turn-buy = Ukončit tah
dominion-none-react = Nereagovat
dominion-none-cellar-discard = Neodložit nic
dominion-none-secret-chamber-discard = Neodložit nic
dominion-none-chapel-trash = Nezahodit nic
dominion-none-masquerade-trash = Nezahodit nic
dominion-none-thief-gain = Nevzít si nic
dominion-none-saboteur-gain = Nevzít si nic
dominion-none-hamlet-action = Nechat si všechny
dominion-none-hamlet-buy = Nechat si všechny

# Kdo končí tah, i když by ještě mohl něco koupit, je jednou dotázán.
dominion-doubt-turn-buy = { $buys ->
    [one] Zbývá vám ${ $coins } a nákup.
    [few] Zbývá vám ${ $coins } a { $buys } nákupy.
   *[other] Zbývá vám ${ $coins } a { $buys } nákupů.
} { $others ->
    [0] Stačí to na { CARD($card, form: "accusative") }.
    [one] Stačí to na { CARD($card, form: "accusative") } nebo na 1 jinou kartu.
    [few] Stačí to na { CARD($card, form: "accusative") } nebo na { $others } jiné karty.
   *[other] Stačí to na { CARD($card, form: "accusative") } nebo na { $others } jiných karet.
} Ukončit tah?
dominion-still-turn-buy = Ukončit tah
dominion-think-turn-buy = Kupovat dál

dominion-usual-turn-treasures = Vyložit všechny peníze

# Na co se odpovídá bez ptaní těm, kdo si to zapnuli.
dominion-auto-treasures = Vyložit všechny karty peněz, kde na pořadí nezáleží
dominion-auto-moat = Ukázat Hradní příkop na každý útok, kde není jiná reakce

dominion-table-key-none = N
    .about = nic, nebo do další fáze
dominion-table-key-usual = T
    .about = obvyklá odpověď, například vyložit všechny peníze

## Příprava

dominion-table-kingdom-choice = Sada
dominion-table-host-chooses = Karty vybírá { $player }.
dominion-table-kingdom-random = Náhodná sada
dominion-table-kingdom-hand = Deset karet ručně
dominion-table-no-kingdom = Z tohoto žádnou sadu sestavit nelze; zvolte jinou.
dominion-table-boxes = { LIST($boxes) }
dominion-table-surprise = Losovat znovu
dominion-table-count-any = libovolně
dominion-table-count-none = žádné
dominion-table-fewer = Méně
dominion-table-more = Více
dominion-table-require = Musí být
dominion-table-ban = Nikdy
dominion-table-prizes-about = k získání kartou Turnaj, od každé jedna, nejsou ve společné zásobě
dominion-table-share = Kód ke sdílení, zopakuje tuto sadu
dominion-table-share-copy = Kopírovat
dominion-table-share-take = Použít
dominion-table-share-dealt = Tento kód zopakuje i rozdání: kdo ho už hrál, karty zná.

## Konec

dominion-ending-provinces = { $turns ->
    [one] Po 1 tahu došly provincie
   *[other] Po { $turns } tazích došly provincie
}
dominion-ending-piles = { $turns ->
    [one] Po 1 tahu bylo prázdných příliš mnoho balíčků
   *[other] Po { $turns } tazích bylo prázdných příliš mnoho balíčků
}
dominion-table-decks = Balíčky na konci
dominion-table-show-cards = Zobrazit karty
dominion-table-times = { $count } × { $points }
