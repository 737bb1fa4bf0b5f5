### Pravidla vedle stolu a co jsou věci na něm. Stránky si je načítají, až když se někdo zeptá.

guide-rules = Pravidla: { $game }
guide-contents = Kapitoly
guide-see = Viz také
guide-next = Dále: { $chapter }
guide-whole-page = Jako samostatnou stránku

## Co je to?

guide-point = Ukažte na cokoli, nebo na to klepněte.
    .keys = Tab přejde na další věc, Enter řekne víc, Escape skončí.
guide-more = Víc v pravidlech
guide-around = Součást:
guide-done = Hotovo

## Pravidla hry, která nemá vlastní kapitoly

rule-plain = Jak se hraje

## Kapitola o stolech

rule-table = U stolu
rule-table-asking = Co je to?
    .text =
        Stiskněte tlačítko se šipkou (nebo Q) a pak na stole na cokoli ukažte, klepněte na to, nebo přecházejte od věci k věci klávesou Tab. Pár slov řekne, co to je, a „Víc“ otevře kapitolu. Dokud se ptáte, nic se nehraje.

        Karta, na kterou ukážete, se kdykoli ukáže celá; na dotykové obrazovce ji podržte.
rule-table-choosing = Otázky
    .text =
        Na všechno, co teď můžete udělat, se ptá pruh s otázkou, a co je zvýrazněné, lze vybrat. Kde jde o jednu věc, stačí kliknout; kde jde o několik, vyberete je a pak potvrdíte.

        „Vzít zpět“ vrátí vaši odpověď, pokud to stůl dovoluje. V nastavení si můžete vyžádat druhé kliknutí, než se cokoli stane.
rule-table-people = Lidé
    .text =
        Každé místo má vlastní barvu a znak, podle kterých poznáte, co komu patří. Prázdná místa mohou zaplnit boti a za toho, kdo musí odejít, může bot hrát dál. Kdo má odkaz, může se dívat, pokud hostitel stůl divákům nezavře; diváci nevidí ničí skryté karty.
rule-table-bar = Horní lišta
    .text =
        Ukazuje, jak hra stojí. Vedle toho je záznam všeho, co se stalo, zvuk, tato pravidla, nastavení a dveře. Barvy, jazyk, rychlost a velikost karet se volí v nastavení a pamatuje si je tento prohlížeč.
rule-table-keys = Klávesy

## Co je u každého stolu

thing-answer = Odpověď
    .text = Jedna z odpovědí na otázku. Kliknutím ji ihned dáte.
thing-bot = Bot
    .text = Na tomto místě hraje program. Nevidí víc, než by na něm viděl člověk.
thing-chat = Chat
    .text = Co si lidé u stolu píšou. Čtou to i diváci.
thing-coach = Průvodce
    .text = Zavolá zpět průvodce, který vám hru ukáže krok za krokem.
thing-confirm = Potvrdit
    .text = Odpoví na otázku tím, co máte vybráno. Totéž udělá Enter.
thing-home = Domů
    .text = Vede na úvodní stránku. Stůl zůstane a úvodní stránka k němu vede zpět.
thing-invite = Odkaz
    .text = Adresa tohoto stolu, kterou můžete poslat přátelům.
thing-leave = Odejít
    .text = Odejít od stolu, nebo nechat hrát bota za vás.
thing-log = Záznam
    .text = Všechno, co se zatím stalo, nejnovější dole. Ukažte v něm na jméno a uvidíte, co znamená.
thing-log-button = Záznam a chat
    .text = Otevře záznam všeho, co se stalo, a chat. Totéž udělá L.
thing-none = Nic, nebo už nic
    .text = Pokračuje, aniž by se stalo to, co otázka nabízí.
thing-onlookers = Diváci
    .text = Kolik lidí se dívá. Hostitel jim stůl může zavřít.
thing-player-state = Co dělá
    .text = Zda tento hráč přemýšlí, je na tahu, čeká, nebo je pryč.
thing-question = Otázka
    .text = Co od vás hra teď chce vědět, nebo na koho čeká. Tlačítka jsou odpovědi, které neleží na samotném stole.
thing-rules = Pravidla a nápověda
    .text = Pravidla vedle stolu. Klávesa je „?“.
thing-seat = Znak hráče
    .text = Barva, tvar a písmeno říkají, komu co patří. Stejný znak stojí všude, kde jde o tohoto hráče.
thing-settings = Nastavení
    .text = Jazyk, barvy, rychlost, velikost karet a na které otázky se odpovídá za vás.
thing-sound = Zvuk
    .text = Zapíná a vypíná zvuky tohoto stolu.
thing-table-name = Co se tu hraje
    .text = Hra, nebo sada karet, se kterou se u tohoto stolu hraje.
thing-theme = Světlé a tmavé
    .text = Přepíná mezi světlými barvami, tmavými a barvami vašeho systému.
thing-to-end = Na konec
    .text = Hra skončila: vede k tomu, kdo vítězí a proč.
thing-undo = Vzít zpět
    .text = Vezme zpět vaši poslední odpověď. Jakmile se z ní ostatní něco dozvěděli, stůl se jich možná musí zeptat.
thing-watching = Sledujete
    .text = V této hře nemáte místo. Vidíte to, co smějí vidět všichni.
thing-what = Co je to?
    .text = Ukažte na cokoli a čtěte, co to je, jako právě teď. Klávesa je Q.
